"""tools/setup and ./play on machines that lack things: real scripts, real dpkg, and an apt-get that only says it was called."""
import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGES = """# a machine that lacks two packages, one of them with a command that is here
[build]
dpkg
tenback-no-such-package
tenback-no-such-shell bash
[test]
tenback-no-such-test-tool
"""
NOBODY = 65534


class Setup(unittest.TestCase):
    def setUp(self):
        self.tree = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.tree)
        self.tree.chmod(0o755)
        self.commands = self.tree / "commands"
        for directory in ("tools", "commands", "build/release"):
            (self.tree / directory).mkdir(parents=True)
        shutil.copy(ROOT / "tools/setup", self.tree / "tools/setup")
        shutil.copy(ROOT / "play", self.tree / "play")
        (self.tree / "packages.txt").write_text(PACKAGES)
        for name in ("bash", "env", "dirname", "dpkg-query", "true"):
            (self.commands / name).symlink_to(shutil.which(name))
        self.script("apt-get", f'echo "apt-get $*" >>"{self.tree}/asked"')
        (self.tree / "asked").touch()
        (self.tree / "asked").chmod(0o666)

    def script(self, name, text):
        path = self.commands / name
        path.write_text(f"#!/usr/bin/env bash\n{text}\n")
        path.chmod(0o755)

    def run_as_nobody(self, *command):
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd="/",
                              env={"PATH": str(self.commands)}, **user)

    def setup_machine(self, *sections):
        return self.run_as_nobody(str(self.tree / "tools/setup"), *sections)

    def asked(self):
        return (self.tree / "asked").read_text()

    def test_without_sudo_the_exact_command_is_printed(self):
        run = self.setup_machine("build")
        self.assertEqual(run.returncode, 1)
        self.assertEqual(run.stderr.splitlines()[-1].strip(),
                         "apt-get update && apt-get install --no-install-recommends tenback-no-such-package")
        self.assertEqual(self.asked(), "")

    def test_with_sudo_only_missing_packages_of_the_section_are_installed(self):
        self.script("sudo", 'exec "$@"')
        run = self.setup_machine("build")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(self.asked().splitlines(), [
            "apt-get update -qq", "apt-get install -qq -y --no-install-recommends tenback-no-such-package"])

    def test_nothing_missing_asks_for_nothing(self):
        (self.tree / "packages.txt").write_text("[build]\ndpkg\n")
        self.script("sudo", 'exec "$@"')
        self.assertEqual(self.setup_machine("build").returncode, 0)
        self.assertEqual(self.asked(), "")

    def test_the_second_play_starts_without_network_or_building(self):
        """Packages here and everything built: neither apt-get, cmake nor a compiler is called (they would fail: not in PATH)."""
        (self.tree / "packages.txt").write_text("[build]\ndpkg\n")
        (self.tree / "build/release/build.ninja").write_text("rule none\n  command = true\n")
        self.script("ninja", '[[ $* == *-n ]] && echo "ninja: no work to do."')
        program = self.tree / "build/release/tenback"
        program.write_text('#!/usr/bin/env bash\necho "tenback $*"\n')
        program.chmod(0o755)
        run = self.run_as_nobody(str(self.tree / "play"), "--plain")
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, "tenback play --plain\n", ""))
        self.assertEqual(self.asked(), "")


if __name__ == "__main__":
    unittest.main()
