"""Bad input gets a clear message on standard error: exit code 2 for usage, 1 for bad data, never a crash."""
import json
import os
import tempfile
import unittest

from program import DATA, TENBACK, run


def record():
    """A record of a short game, as the referee writes it."""
    requests = [
        {"do": "new", "game": "classic", "players": 2, "seed": 1},
        {"do": "play", "seat": 1, "card": "9", "pile": "U1"},
        {"do": "record"},
    ]
    hand = json.loads(run("referee", stdin=json.dumps(requests[0]).encode()).stdout)["state"]["hands"]["1"]
    requests[1]["card"] = hand[0]
    answers = run("referee", stdin="\n".join(map(json.dumps, requests)).encode()).stdout.splitlines()
    return json.loads(answers[-1])["record"]


class Usage(unittest.TestCase):
    def check(self, result, code, message):
        self.assertEqual(result.returncode, code, result)
        self.assertIn(message.encode(), result.stderr)
        self.assertEqual(result.stdout, b"")

    def test_no_command(self):
        self.check(run(), 2, "which command?")

    def test_unknown_command(self):
        self.check(run("dance"), 2, "dance")

    def test_unknown_option(self):
        self.check(run("play", "--faster"), 2, "--faster")

    def test_programs_15_a_mistyped_word_gets_a_suggestion(self):
        self.check(run("simulat"), 2, "Did you mean simulate?")
        self.check(run("simulate", "--player", "3"), 2, "--player. Did you mean --players?")
        self.check(run("simulate", "--player=3"), 2, "Did you mean --players?")
        self.check(run("games", "lsit"), 2, "Did you mean list?")
        self.check(run("games", "list", "--al"), 2, "Did you mean --all?")
        self.check(run("--lang", "de", "simulat"), 2, "War simulate gemeint?")
        self.assertNotIn(b"mean", run("dance").stderr)
        self.assertNotIn(b"mean", run("simulate", "--xyzzy").stderr)

    def test_programs_14_numbers_out_of_range(self):
        for option in (("--turn", "0"), ("--game", "0"), ("--turn", "-1"), ("--turn", "1", "--played", "99999999999")):
            result = run("hint", "nowhere.jsonl", *option)
            self.check(result, 2, "must be a whole number from ")
            self.assertLess(len(result.stderr), 200)

    def test_programs_24_lists_of_bots_with_gaps(self):
        for names in ("greedy,", ",greedy", "greedy,,random", ""):
            self.assertEqual(run("simulate", "--games", "1", "--bots", names).returncode, 2, names)
        for names in ("hard,", ",hard", "hard,,easy", ""):
            self.check(run("play", "--players", "3", "--bots", names), 2, "must be one of easy, ")
        self.check(run("play", "--players", "2", "--names", "Ann,"), 2, "is not a valid name")

    def test_wrong_player_counts(self):
        for game, players in [("classic", 0), ("classic", 6), ("classic", -1), ("quick", 1), ("face", 3), ("classic", 1000)]:
            self.check(run("perft", game, "--players", str(players)), 2, "is for")
        self.check(run("perft", "--players", "two"), 2, "two")
        self.check(run("perft", "--players", "99999999999999999999"), 2, "--players")

    def test_options_of_another_game(self):
        self.check(run("perft", "quick", "--fire"), 2, "--fire belongs to classic")
        self.check(run("perft", "classic", "--pro"), 2, "--pro belongs to quick")

    def test_wrong_values(self):
        self.check(run("perft", "--minimum", "4"), 2, "minimum is 2 or 3")
        self.check(run("perft", "--players", "2", "--hand", "5"), 2, "hand is 7 or 6")
        self.check(run("perft", "--seed", "9007199254740992"), 2, "--seed")
        self.check(run("perft", "--seed", "-1"), 2, "--seed")
        self.check(run("play", "--first", "2"), 2, "only 1 seat")
        self.check(run("play", "--bots", "genius"), 2, "expert")
        self.check(run("play", "--players", "2", "--bots", "hard,easy"), 2, "2 bots for 2 seats")
        self.check(run("play", "--players", "4", "--bots", "hard,easy"), 2, "2 bots for 4 seats")
        self.check(run("play", "--names", "Ann,Bob"), 2, "2 names for 1 person")
        self.check(run("play", "--names", "a\tb"), 2, "a?b")
        self.check(run("play", "--talk", "loud"), 2, "markers")

    def test_unwritable_record(self):
        self.check(run("play", "--record", "/nowhere/games.jsonl"), 1, "cannot write")

    def test_help_teaches(self):
        for command in ["play", "replay", "verify", "referee", "mcp", "serve", "hint", "solve", "perft", "simulate", "dataset", "benchmark", "compare", "calibrate", "tables", "backup", "man", "completion"]:
            result = run(command, "--help")
            self.assertEqual(result.returncode, 0)
            self.assertIn(b"tenback", result.stdout)

    def test_version_names_commit_and_compiler(self):
        self.assertRegex(run("--version").stdout.decode(), r"^tenback \d+\.\d+\.\d+ \(([0-9a-f]{10}|no commit), (GNU|Clang) [\d.]+\)\n$")


class Records(unittest.TestCase):
    def replay(self, content, *options):
        with tempfile.NamedTemporaryFile() as file:
            file.write(content)
            file.flush()
            return run("replay", file.name, *options)

    def test_a_good_record_is_shown(self):
        result = self.replay(json.dumps(record()).encode())
        self.assertEqual((result.returncode, result.stderr), (0, b""))
        self.assertIn(b"The Game, 2 players", result.stdout)

    def test_json_gives_states(self):
        lines = self.replay(json.dumps(record()).encode(), "--json").stdout.splitlines()
        states = [json.loads(line) for line in lines]
        self.assertEqual([state["state"]["played"] for state in states], [0, 1])
        self.assertEqual(states[0]["action"], "deal")

    def test_bad_data(self):
        good = record()
        cases = {
            "missing": b"",
            "binary": bytes(range(256)),
            "truncated": json.dumps(good).encode()[:200],
            "another version": json.dumps({**good, "tenback": 2}).encode(),
            "double card": json.dumps({**good, "decks": [[good["decks"][0][1]] + good["decks"][0][1:]]}).encode(),
            "missing card": json.dumps({**good, "decks": [good["decks"][0][1:]]}).encode(),
            "deep": b"[" * 100_000,
            "long": b"9" * (17 << 20),
        }
        for name, content in cases.items():
            with self.subTest(name):
                result = self.replay(content)
                self.assertEqual(result.returncode, 1, result.stderr[:200])
                self.assertRegex(result.stderr.decode(), r"no record|line 1: \w+")

    def test_the_line_is_named(self):
        good = json.dumps(record())
        bad = json.dumps({**record(), "players": 9})
        result = self.replay(f"{good}\n\n{bad}\n{good}\n".encode())
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"line 3: ", result.stderr)
        self.assertEqual(result.stdout.count(b"The Game, 2 players"), 2)

    def test_no_file(self):
        self.assertEqual(run("replay", "/nowhere").returncode, 1)
        self.assertEqual(run("replay", "-", stdin=json.dumps(record()).encode()).returncode, 0)

    def test_a_folder_is_no_file(self):
        self.assertEqual(run("replay", "/").returncode, 1)


class Perft(unittest.TestCase):
    def test_the_kept_numbers(self):
        result = run("perft", "--check", os.path.join(DATA, "perft.txt"))
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_a_wrong_number_fails(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write("classic players=2 | 1 | 1 | 3\n")
            file.flush()
            result = run("perft", "--check", file.name)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"WRONG", result.stdout)

    def test_garbage_is_reported_with_its_line(self):
        with tempfile.NamedTemporaryFile("w") as file:
            file.write("# numbers\nclassic players=9 | 1 | 1 | 3\n")
            file.flush()
            result = run("perft", "--check", file.name)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"line 2: classic is for 1 to 5 players", result.stderr)


class FullDisk(unittest.TestCase):
    def setUp(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full here")

    def test_programs_1_records_that_cannot_be_written(self):
        for threads in ("1", "4"):
            result = run("simulate", "--records", "/dev/full", "--games", "200", "--bots", "greedy", "--threads", threads)
            self.assertEqual((result.returncode, result.stdout), (1, b""), result)
            self.assertIn(b"cannot write /dev/full", result.stderr)
        one = run("simulate", "--records", "/dev/full", "--games", "1", "--bots", "greedy")  # found out at the end
        self.assertEqual(one.returncode, 1)

    def test_programs_22_output_that_cannot_be_written(self):
        for arguments in ("perft --depth 2", "--help", "play --help", "play --plain --seed 1", "simulate --games 1 --bots greedy"):
            with self.subTest(arguments):
                status = os.system(f"echo quit | '{TENBACK}' {arguments} > /dev/full 2> /dev/null")
                self.assertEqual(os.waitstatus_to_exitcode(status), 1)


class Json(unittest.TestCase):
    def test_programs_23_numbers_as_people_write_them(self):
        text = run("simulate", "--games", "30", "--bots", "greedy", "--seed", "1", "--json").stdout.decode()
        self.assertNotRegex(text, r"\dE-?\d")
        self.assertGreater(json.loads(text)["mean_left"], 0)


class Referee(unittest.TestCase):
    def test_answers_line_by_line_until_the_end_of_input(self):
        result = run("referee", stdin=b'\n{"do":"legal"}\nnot json')
        answers = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([answer["error"]["code"] for answer in answers], ["bad_request", "no_game", "bad_request"])
        self.assertEqual(result.returncode, 0)

    def test_a_full_disk_is_reported(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full here")
        status = os.system(f"echo | '{TENBACK}' referee > /dev/full 2> /dev/null")
        self.assertEqual(os.waitstatus_to_exitcode(status), 1)


class Mcp(unittest.TestCase):
    def test_answers_line_by_line_until_the_end_of_input(self):
        lines = [b"", b"not json", b'{"jsonrpc":"2.0","id":1,"method":"dance"}', b'{"jsonrpc":"2.0","method":"notifications/initialized"}',
                 b'{"jsonrpc":"2.0","id":"a","method":"ping"}', b'{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"look"}}']
        result = run("mcp", stdin=b"\n".join(lines))
        answers = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual((result.returncode, result.stderr), (0, b""))
        self.assertEqual([answer.get("error", {}).get("code") for answer in answers], [-32700, -32700, -32601, None, None])
        self.assertTrue(answers[4]["result"]["isError"])

    def test_records_that_cannot_be_written(self):
        result = run("mcp", "--records", "/nowhere/games.jsonl")
        self.assertEqual((result.returncode, result.stdout), (1, b""))
        self.assertIn(b"cannot write", result.stderr)


if __name__ == "__main__":
    unittest.main()
