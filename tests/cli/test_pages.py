"""Manual page and completions are made from the definitions of the commands."""
import shutil
import subprocess
import unittest

from program import TENBACK, run

COMMANDS = ["play", "replay", "referee", "hint", "solve", "perft", "simulate", "compare", "calibrate", "tables", "backup", "man", "completion"]


class Pages(unittest.TestCase):
    def test_the_manual_names_every_command_and_option(self):
        page = run("man").stdout.decode()
        for command in COMMANDS:
            self.assertIn(f".SS tenback {command}\n", page)
        for option in ["\\-\\-players", "\\-\\-fire", "\\-\\-depth", "\\-\\-json"]:
            self.assertIn(option, page)

    @unittest.skipUnless(shutil.which("groff"), "no groff here")
    def test_the_manual_is_good_roff(self):
        page = run("man").stdout
        result = subprocess.run(["groff", "-man", "-ww", "-Tutf8"], input=page, capture_output=True, check=False)
        self.assertEqual((result.returncode, result.stderr), (0, b""))

    def complete(self, *words):
        script = f"""source <('{TENBACK}' completion bash)
COMP_WORDS=({' '.join(words)} '') COMP_CWORD={len(words)}
_tenback; echo "${{COMPREPLY[@]}}" """
        return subprocess.run(["bash", "-c", script], capture_output=True, check=True).stdout.decode().split()

    def test_bash_completes_commands_options_and_games(self):
        self.assertLessEqual(set(COMMANDS), set(self.complete("tenback")))
        self.assertLessEqual({"--players", "--fire", "classic", "quick", "face"}, set(self.complete("tenback", "play")))

    def test_other_shells(self):
        for shell in ["zsh", "fish"]:
            text = run("completion", shell).stdout.decode()
            for command in COMMANDS:
                self.assertIn(command, text)
        self.assertEqual(run("completion", "cmd").returncode, 2)


if __name__ == "__main__":
    unittest.main()
