"""Stated chances against what came true, as a table and as a diagram."""
import pathlib
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

from program import run

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHORT = ["calibrate", "quick", "--players", "2", "--effort", "30", "--games", "6"]


class Calibrate(unittest.TestCase):
    def test_both_kinds_of_turns_are_judged(self):
        result = run(*SHORT, "--least", "1")
        self.assertEqual((result.returncode, result.stderr), (0, b""))
        text = result.stdout.decode()
        self.assertIn("expert, seed 4398046511104, 6 deals\n", text)
        best, drawn = text.split("\na drawn turn\n")
        self.assertIn("\nthe best turn\n", best)
        statements = lambda table: sum(int(line.split()[10]) for line in table.replace("-", " ").splitlines() if line[4:5].isdigit() or line[2:4].strip().isdigit())
        self.assertEqual(statements(drawn), 6)  # one a deal
        self.assertGreater(statements(best), 6)
        for table in (best, drawn):
            self.assertRegex(table, r"mean absolute gap: [\d.]+ points")

    def test_too_few_games_make_no_gap(self):
        self.assertEqual(run(*SHORT).stdout.count(b"unknown, no tenth has 600 games"), 2)

    def test_the_same_seed_says_the_same_on_any_number_of_threads(self):
        one = run(*SHORT, "--threads", "1").stdout
        self.assertEqual(one, run(*SHORT, "--threads", "3").stdout)
        self.assertNotEqual(one, run(*SHORT, "--seed", "7").stdout)

    def test_the_diagram_is_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "quick.svg"
            self.assertEqual(run(*SHORT, "--svg", str(path)).returncode, 0)
            marks = xml.etree.ElementTree.parse(path).getroot().findall("{http://www.w3.org/2000/svg}circle")
            self.assertGreaterEqual(len(marks), 2)
            nowhere = run(*SHORT, "--svg", str(pathlib.Path(folder) / "none" / "quick.svg"))
            self.assertEqual((nowhere.returncode, nowhere.stdout), (1, b""))

    def test_chances_are_learned_from_evidence(self):
        with tempfile.TemporaryDirectory() as folder:
            evidence, rows = pathlib.Path(folder) / "evidence.csv", pathlib.Path(folder) / "chances.inc"
            for talk in ([], ["--talk"]):
                self.assertEqual(run(*SHORT, *talk, "--evidence", str(evidence)).returncode, 0)
            lines = evidence.read_text().splitlines()
            self.assertEqual({line.split(";")[1] for line in lines}, {"0", "1"})
            self.assertGreaterEqual(min(int(line.split(";")[2]) for line in lines), 1 << 43)  # deals of their own
            subprocess.run([ROOT / "tools/chances", evidence, "--into", rows], check=True)
            learned = rows.read_text().splitlines()
            shipped = (ROOT / "src/players/bots/trained/chances.inc").read_text().splitlines()
            name = lambda row: row.split("// ")[1].rsplit(": ", 1)[0]
            self.assertEqual([name(row) for row in learned], [name(row) for row in shipped])
            self.assertEqual(sum(": 6 games" in row for row in learned), 2)

    def test_programs_state_no_chances(self):
        refused = run("calibrate", "--bot", "cmd:./bot")
        self.assertEqual((refused.returncode, refused.stdout), (2, b""))
        self.assertIn(b"states no chances", refused.stderr)


if __name__ == "__main__":
    unittest.main()
