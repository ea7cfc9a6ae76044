"""What the docstrings, the stubs and the tutorial say is true."""

import doctest
import inspect
import pathlib
import runpy
import subprocess
import sys
import tempfile
import unittest

import tenback
import tenback.openspiel
from tenback import _core, _errors, _records

PYTHON = pathlib.Path(__file__).resolve().parent.parent


def documented():
    """Everything of the package that has a docstring."""
    for module in (tenback, _core, _errors, _records, tenback.openspiel):
        yield module.__name__, module
        for name, thing in vars(module).items():
            if getattr(thing, "__module__", "").startswith("tenback") and not inspect.ismodule(thing):
                yield name, thing
                if inspect.isclass(thing):
                    yield from ((f"{name}.{part}", value) for part, value in vars(thing).items())


class TestDocuments(unittest.TestCase):
    def test_docstrings_are_true(self):
        parser, runner, seen = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL), set()
        for name, thing in documented():
            text = getattr(thing, "__doc__", None)
            if isinstance(text, str) and ">>>" in text and text not in seen:
                seen.add(text)
                runner.run(parser.get_doctest(text, {"tenback": tenback}, name, None, None))
        self.assertEqual(runner.failures, 0)
        self.assertGreater(runner.tries, 45)

    def test_the_tutorial_runs_and_draws(self):
        with tempfile.TemporaryDirectory() as folder:
            sys.argv = ["tutorial.py", folder]
            runpy.run_path(str(PYTHON / "examples" / "tutorial.py"), run_name="__main__")
            pictures = sorted(path.name for path in pathlib.Path(folder).iterdir())
            self.assertEqual(pictures, ["bots.png", "game.png", "random_games.png"])

    def test_everything_public_is_typed(self):
        checked = subprocess.run(
            [sys.executable, "-m", "mypy", "--strict", "--no-incremental", str(PYTHON / "tests" / "typed_use.py")],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)

    def test_stubs_name_all_that_is_there(self):
        stubs = (PYTHON / "tenback" / "_core.pyi").read_text(encoding="utf-8")
        for name, thing in vars(_core).items():
            if inspect.isclass(thing):
                for part in vars(thing):
                    if not part.startswith("_"):
                        self.assertIn(f"def {part}(", stubs, f"{name}.{part}")


if __name__ == "__main__":
    unittest.main()
