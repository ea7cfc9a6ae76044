"""tenback train: weights from games, into a file, with a curve."""
import pathlib
import tempfile
import unittest
import xml.etree.ElementTree

from program import run

QUICK = ["train", "quick", "--players", "2", "--generations", "2", "--population", "4", "--games", "5"]


class Train(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.weights = pathlib.Path(self.folder.name) / "quick.inc"
        self.weights.write_text("{1.F},  // quick players=2 pro=false: old\n{2.F},  // quick players=3 pro=false: old\n")

    def test_replaces_only_the_variants_row(self):
        done = run(*QUICK, "--into", str(self.weights))
        self.assertEqual(done.returncode, 0, done.stderr)
        first, second = self.weights.read_text().splitlines()
        self.assertIn("--generations 2 --population 4 --games 5 --seed 1", first)
        self.assertTrue(first.startswith("{1.000F, "))
        self.assertEqual(second, "{2.F},  // quick players=3 pro=false: old")

    def test_programs_11_a_new_file_gets_the_row(self):
        new = pathlib.Path(self.folder.name) / "new.inc"
        done = run(*QUICK, "--into", str(new))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(len(new.read_text().splitlines()), 1)
        played = run("compare", f"greedy@{new}", "greedy", "quick", "--players", "2", "--games", "4", "--seed", "1")
        self.assertEqual(played.returncode, 0, played.stderr)

    def test_programs_11_bad_files_are_found_out_before_the_training(self):
        for option, message in ((("--into", "/nowhere/new.inc"), b"cannot write"), (("--curve", "/nowhere/x.svg"), b"cannot write")):
            done = run(*QUICK, *option)
            self.assertEqual((done.returncode, done.stdout), (1, b""))
            self.assertIn(message, done.stderr)
        done = run("train", "quick", "--players", "4", *QUICK[4:], "--into", str(self.weights))
        self.assertEqual((done.returncode, done.stdout), (1, b""))
        self.assertIn(b"has no row", done.stderr)

    def test_the_same_seed_learns_the_same(self):
        row = lambda *more: run(*QUICK, *more).stdout.decode().splitlines()[1]
        self.assertEqual(row("--seed", "4", "--threads", "1"), row("--seed", "4", "--threads", "2"))

    def test_the_command_beside_a_row_makes_it_again(self):
        variant = ["train", "classic", "--players", "4", "--fire", "--minimum", "3", "--hand", "5"]
        made, row = run(*variant, *QUICK[4:]).stdout.decode().splitlines()
        command = made.split(" of tenback ")[1].split()
        self.assertEqual(command[:len(variant)], variant)
        self.assertEqual(run(*command).stdout.decode().splitlines()[1], row)

    def test_begins_with_a_row_and_learns_for_any_bot(self):
        self.weights.write_text("{1.F, 7.F, 2.F, 3.F},  // quick players=2 pro=false: old\n")
        one = ["--generations", "1", "--population", "4", "--games", "2", "--effort", "10"]
        for bot in ("planner", "expert"):
            done = run("train", "quick", "--players", "2", *one, "--bot", bot, "--from", str(self.weights))
            self.assertEqual(done.returncode, 0, done.stderr)
            made, row = done.stdout.decode().splitlines()
            self.assertIn(f"--bot {bot} --effort 10 --from {self.weights} ", made)
            self.assertGreater(float(row.split("F, ")[1]), 4)
        self.assertEqual(run("train", "quick", "--bot", "random").returncode, 2)

    def test_bots_play_with_the_weights_of_a_file(self):
        play = lambda bot: run("compare", bot, "greedy", "quick", "--players", "2", "--games", "60", "--seed", "1")
        self.weights.write_text("{-1.F, -1.F, 0.F, 0.F},  // quick players=2 pro=false: as bad as can be\n")
        done = play(f"greedy@{self.weights}")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(b"won 0.0 % of 60", done.stdout)
        self.weights.write_text("{1.F},  // quick players=2 pro=false: too short\n")
        self.assertIn(b"has no weights of quick in the row", play(f"greedy@{self.weights}").stderr)
        self.assertIn(b"cannot read", play("greedy@nowhere").stderr)
        self.assertIn(b"there is no bot 'nobody@nowhere'", play("nobody@nowhere").stderr)

    def test_a_network_is_learned_and_played_with(self):
        net = pathlib.Path(self.folder.name) / "face.net"
        short = ["train", "face", "--net", "--generations", "2", "--games", "10", "--into", str(net)]
        done = run(*short)
        self.assertEqual(done.returncode, 0, done.stderr)
        learned = net.read_bytes()
        self.assertIn(b"--net --generations 2 --games 10 --seed 1\n", learned)
        play = lambda bot: run("simulate", "face", "--bots", f"{bot},planner", "--effort", "50", "--games", "3", "--seed", "1", "--json")
        with_it = play(f"expert@{net}")
        self.assertEqual(with_it.returncode, 0, with_it.stderr)
        net.write_bytes(learned[:-1])
        damaged = play(f"expert@{net}")
        self.assertEqual((damaged.returncode, damaged.stdout), (1, b""))
        self.assertIn(b"cannot be played with: it is damaged", damaged.stderr)
        self.assertEqual(play("expert@nowhere.net").returncode, 1)
        none = run("train", "quick", "--net")
        self.assertEqual(none.returncode, 2)
        self.assertIn(b"there are no networks for 'quick", none.stderr)
        for mixed in (["--bot", "planner"], ["--effort", "5"], ["--from", str(net)], ["--population", "9"]):
            self.assertEqual(run(*short, *mixed).returncode, 2, mixed)

    def test_a_network_of_another_game_is_refused(self):
        net = pathlib.Path(self.folder.name) / "solo.net"
        self.assertEqual(run("train", "classic", "--players", "1", "--net", "--generations", "1", "--games", "4", "--into", str(net)).returncode, 0)
        play = lambda *variant: run("simulate", *variant, "--effort", "50", "--games", "1", "--seed", "1", "--json")
        solo = play("classic", "--players", "1", "--bots", f"expert@{net}")
        self.assertEqual(solo.returncode, 0, solo.stderr)
        solo = ["classic", "--players", "1", "--bots", f"expert@{net}"]
        for variant in (["classic", "--players", "2", "--bots", f"expert@{net}"], [*solo, "--minimum", "3"], [*solo, "--hand", "7"], ["face", "--bots", f"expert@{net},planner"]):
            foreign = play(*variant)
            self.assertEqual((foreign.returncode, foreign.stdout), (1, b""))
            self.assertIn(b"it is a network for 'classic-1 inputs-1", foreign.stderr)

    def test_a_training_is_kept_and_gone_on_with(self):
        kept = pathlib.Path(self.folder.name) / "solo.training"
        short = ["train", "classic", "--players", "1", "--net", "--generations", "2", "--games", "4", "--keep", str(kept)]
        self.assertEqual(run(*short).returncode, 0)
        first = kept.read_bytes()
        again = run(*short)  # nothing is left to do
        self.assertEqual((again.returncode, kept.read_bytes()), (0, first))
        other = run(*short, "--seed", "2")
        self.assertEqual((other.returncode, kept.read_bytes()), (1, first))
        self.assertIn(b"it is another training", other.stderr)

    def test_draws_a_curve(self):
        curve = pathlib.Path(self.folder.name) / "curve.svg"
        self.assertEqual(run(*QUICK, "--curve", str(curve)).returncode, 0)
        lines = xml.etree.ElementTree.parse(curve).getroot().findall("{http://www.w3.org/2000/svg}polyline")
        self.assertEqual([len(line.get("points").split()) for line in lines], [2, 2])

    def test_bad_files_are_told(self):
        nowhere = run(*QUICK, "--into", self.folder.name + "/none/x.inc")
        self.assertEqual(nowhere.returncode, 1)
        self.assertIn(b"cannot write", nowhere.stderr)
        self.weights.write_text("nothing\n")
        no_row = run(*QUICK, "--into", str(self.weights))
        self.assertEqual(no_row.returncode, 1)
        self.assertIn(b"has no row for 'quick players=2 pro=false'", no_row.stderr)
        self.assertEqual(run("train", "quick", "--generations", "0").returncode, 2)


if __name__ == "__main__":
    unittest.main()
