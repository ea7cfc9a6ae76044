"""Kept games: nothing acknowledged is lost by kill -9, they are offered again, listed, exported, deleted and added up."""
import contextlib
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import unittest

from program import LANGUAGES, TENBACK, run
from test_play import Session, play_on


def games(*arguments, stdin=b""):
    return run("games", *arguments, stdin=stdin)


def exported(number):
    """The plays of the last round of a kept game, in order."""
    lines = games("export", str(number), "--unfinished").stdout.splitlines()
    if not lines:
        return []
    return [play for turn in json.loads(lines[-1])["turns"] for play in turn["plays"]]


class Kept(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="tenback_kept_")
        self.before = os.environ["XDG_DATA_HOME"]
        os.environ["XDG_DATA_HOME"] = self.folder
        self.store = os.path.join(self.folder, "tenback", "games.db")

    def tearDown(self):
        os.environ["XDG_DATA_HOME"] = self.before
        shutil.rmtree(self.folder, ignore_errors=True)

    def begin(self, *arguments):
        """A game with one card laid and then quit."""
        session = Session("--seed", "5", *arguments)
        text = session.wait()
        while not text.endswith("> "):
            text = session.type("")
        play = re.search(r"On (\w\d): (\S+)", session.type("moves"))
        session.type(f"{play[2]} {play[1]}")
        kept = session.type("quit")
        self.assertEqual(session.finish(), 0)
        return re.search(r"games resume (\d+)", kept)[1], f"{play[2]}>{play[1]}"


class Games(Kept):
    def test_a_game_left_is_kept_listed_and_resumed(self):
        self.assertIn(b"no saved games", games().stdout)
        number, play = self.begin()
        self.assertRegex(games().stdout.decode(), rf"{number} +The Game, 1 player, .*\n +turn 1, 97 cards left: Player 1\n")
        resumed = games("resume", number, stdin=b"show\nundo\n").stdout.decode()
        self.assertIn("Taken back: " + play, resumed)
        self.assertEqual(exported(number), [])
        self.assertIn(b"turn 1", run("play", "--resume", number).stdout)

    def test_programs_20_finished_games_are_mentioned_and_programs_can_read_the_list(self):
        finished = Session("--seed", "5")
        play_on(finished, finished.wait())
        self.assertEqual(finished.finish(), 0)
        self.assertIn(b"1 is finished: tenback games list --all", games().stdout)
        number, _ = self.begin("--players", "2", "--bots", "easy")
        self.assertNotIn(b"finished", games().stdout)
        lines = [json.loads(line) for line in games("list", "--all", "--json").stdout.splitlines()]
        self.assertEqual([(line["id"], line["finished"]) for line in lines], [(number, False), ("1", True)])
        self.assertEqual((lines[0]["variant"], lines[0]["turn"], len(lines[0]["seats"])),
                         ("classic players=2 fire=false minimum=2 hand=7", 1, 2))
        self.assertIs(lines[1]["won"], False)

    def test_a_game_in_which_nothing_was_laid_is_not_kept(self):
        run("play", "--seed", "1", stdin=b"quit\n")
        self.assertIn(b"no saved games", games("list", "--all").stdout)

    def test_an_unfinished_game_is_offered_at_the_next_start(self):
        number, play = self.begin()
        offered = run("play", stdin=b"\nlog\n").stdout.decode()
        self.assertIn("A game was not finished: The Game, 1 player, turn 1", offered)
        card, pile = play.split(">")
        self.assertIn(f"You lay {card} on {pile}", offered)
        declined = run("play", stdin=b"maybe\nno\n").stdout.decode()
        self.assertIn("turn 1: lay at least 2 cards", declined)
        self.assertNotIn("A game was not finished", run("play", "--seed", "3").stdout.decode())
        self.assertEqual(exported(number), [play])
        left = run("play")  # the input ends at the question
        self.assertEqual(left.returncode, 0)
        self.assertNotIn(b"turn 1:", left.stdout)

    def test_export_passes_replay_and_delete_asks(self):
        number, _ = self.begin("--players", "2", "--bots", "normal", "--first", "1", "--names", "Ann")
        file = os.path.join(self.folder, "out.jsonl")
        self.assertIn(b"1 game written", games("export", "--all", "--unfinished", "--file", file).stdout)
        self.assertEqual(run("replay", file).returncode, 0)
        with open(file, encoding="utf-8") as lines:
            self.assertEqual(json.loads(lines.readline())["seats"], [{"person": "Ann"}, {"bot": "normal"}])
        self.assertIn(b"(yes or no, Enter: no)", games("delete", number, stdin=b"no\n").stdout)
        self.assertIn(b"is not deleted", games("delete", number, stdin=b"\n").stdout)
        without_answer = games("delete", number, stdin=b"")
        self.assertEqual(without_answer.returncode, 1)
        self.assertIn(b"is not deleted", without_answer.stderr)
        self.assertIn(number, games().stdout.decode())
        self.assertIn(b"is deleted", games("delete", number, "--yes").stdout)
        self.assertIn(b"no saved games", games("list", "--all").stdout)
        for command in (["resume", number], ["export", number], ["delete", number, "--yes"]):
            self.assertEqual(games(*command).returncode, 1, command)
        self.assertEqual(games("export").returncode, 2)

    def test_a_game_that_is_not_over_is_exported_only_if_that_is_wanted(self):
        number, _ = self.begin()
        refused = games("export", number)
        self.assertEqual((refused.returncode, refused.stdout), (1, b""))
        self.assertIn(b"--unfinished", refused.stderr)
        left_out = games("export", "--all")
        self.assertEqual((left_out.returncode, left_out.stdout), (0, b""))
        self.assertIn(b"left out", left_out.stderr)
        wanted = games("export", number, "--unfinished")
        self.assertEqual(wanted.returncode, 0)
        self.assertIn("decks", json.loads(wanted.stdout))
        self.assertIn(b"shows every hand", wanted.stderr)

    def test_looking_makes_no_folder(self):
        for command in ([], ["list", "--all"], ["stats"], ["export", "--all"], ["export", "1"], ["delete", "1"], ["resume", "1"]):
            result = games(*command)
            self.assertEqual(result.returncode, 0 if command[1:] != ["1"] else 1, result)
            self.assertEqual(os.listdir(self.folder), [], command)

    def test_the_list_fits_in_80_columns_in_every_language(self):
        self.begin("--players", "5", "--bots", "expert,person,normal,expert", "--first", "1", "--fire", "--minimum", "3", "--hand", "5",
                   "--names", "Abcdefghijklmnopqrstuvwx,Bcdefghijklmnopqrstuvwxy")
        for language in LANGUAGES:
            text = games("--lang", language).stdout.decode()
            self.assertIn("Abcdefghijklmnopqrstuvwx", text)
            self.assertLessEqual(max(map(len, text.splitlines())), 80, text)

    def test_statistics_count_finished_games(self):
        self.assertIn(b"No finished game", games("stats").stdout)
        for _ in range(2):
            session = Session("quick", "--players", "2", "--seed", "8", "--bots", "easy")
            play_on(session, session.wait())
            self.assertEqual(session.finish(), 0)
        text = games("stats").stdout.decode()
        self.assertIn("Quick & Easy\n2 games\n", text)
        self.assertRegex(text, r"\d+ wins? \(\d+%\)")
        self.assertRegex(text, r"#{24} 2\n")  # the same deal against the same bot twice
        self.assertRegex(text, r"Cards left on average: \d+\.\d\n")
        self.assertRegex(games("stats", "--lang", "de").stdout.decode(), r"Übrige Karten im Schnitt: \d+,\d\n")
        self.assertIn(b"2 are finished", games().stdout)
        self.assertIn(b"Quick & Easy", games("list", "--all").stdout)
        self.assertIn(b"is over", games("resume", "1").stderr)

    def test_reviews_stay_beside_the_games_and_are_added_up(self):
        for seed in ("8", "9"):
            session = Session("quick", "--players", "2", "--seed", seed, "--bots", "easy")
            play_on(session, session.wait())
            self.assertEqual(session.finish(), 0)
        self.assertIn(b"2 finished games have no review yet", games("stats").stdout)
        self.assertIn(b"1 game reviewed", games("review", "1", "--effort", "40").stdout)
        self.assertIn(b"1 finished game has no review yet", games("stats").stdout)
        self.assertIn(b"1 game reviewed", games("review", "--effort", "40").stdout)
        self.assertIn(b"Nothing to review", games("review", "--effort", "40").stdout)
        self.assertIn(b"2 games reviewed", games("review", "--effort", "60").stdout)  # a larger effort counts anew
        text = games("stats").stdout.decode()
        self.assertRegex(text, r"Quick & Easy, 2 players\n\d{4}-\d\d: 2 games reviewed, -?\d+\.\d points a turn given away, luck -?\d+\.\d a game\n")
        self.assertNotIn("no review yet", text)
        kept = os.path.join(self.folder, "tenback", "reviews.jsonl")
        self.assertEqual(os.stat(kept).st_mode & 0o077, 0)
        with open(kept, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        self.assertEqual({(line["effort"], line["player"]) for line in lines}, {(60, "expert-1")})
        with open(kept, "a", encoding="utf-8") as file:
            file.write("no review\n{}\n")
        self.assertEqual(games("stats").stdout.decode(), text)
        self.assertEqual(games("delete", "1", "--yes").returncode, 0)
        with open(kept, encoding="utf-8") as file:
            self.assertEqual(len(file.readlines()), 1)
        self.assertEqual(games("review", "77").returncode, 1)

    def test_a_game_not_to_be_kept_is_not(self):
        run("play", "--seed", "1", "--no-keep", stdin=b"quit\n")
        self.assertFalse(os.path.exists(self.store))


class Kill(Kept):
    def acknowledged_play(self, session):
        """Lays a card or ends the turn and waits for the answer; the play that was acknowledged, if it was one."""
        moves = session.type("moves")
        if "may end" in moves:
            return None, session.type("end")
        play = re.search(r"On (\w\d): (\S+)", moves)
        answer = session.type(f"{play[2]} {play[1]}")
        if "Type it again" in answer:
            answer = session.type(f"{play[2]} {play[1]}")
        return f"{play[2]}>{play[1]}", answer

    def test_nothing_acknowledged_is_lost_whenever_it_is_killed(self):
        chance = random.Random(1)
        number = None
        certain = []
        kills = 0
        while kills < 40:
            session = Session("--seed", "5") if number is None else Session("--resume", number)
            answer = session.wait()
            if number is None:
                number = re.findall(r"(?m)^(\d+)  ", games().stdout.decode())[0]
            for _ in range(chance.randrange(1, 4)):
                if not answer.endswith("> "):
                    break
                play, answer = self.acknowledged_play(session)
                certain += [play] if play else []
            if answer.endswith("> "):  # killed in the middle of another one
                play = re.search(r"On (\w\d): (\S+)", session.type("moves"))
                if play:
                    os.write(session.into, f"{play[2]} {play[1]}\n".encode())
                    time.sleep(chance.random() * 0.004)
            session.process.send_signal(signal.SIGKILL)
            session.finish()
            kills += 1
            kept = exported(number)
            self.assertEqual(kept[:len(certain)], certain)
            self.assertLessEqual(len(kept), len(certain) + 1)
            certain = kept
            if not answer.endswith("> ") or number not in games().stdout.decode():  # the game is over
                number, certain = None, []

    def test_bots_play_on_after_a_kill(self):
        session = Session("--seed", "6", "--players", "3", "--bots", "hard", "--first", "1")
        session.wait()
        answer = ""
        while "Kiki" not in answer:
            _, answer = self.acknowledged_play(session)
        session.process.send_signal(signal.SIGKILL)
        session.finish()
        laid = re.findall(r"\w+ \(hard\) lays (\d+) on (\w\d)", answer)
        self.assertTrue(laid)
        kept = exported(1)
        for card, pile in laid:
            self.assertIn(f"{card}>{pile}", kept)


class Trouble(Kept):
    def sql(self, statement):
        """Changes the store behind the program's back."""
        with contextlib.closing(sqlite3.connect(self.store)) as database, database:
            database.execute(statement)

    def check(self, result, *words):
        self.assertEqual(result.returncode, 1, result)
        self.assertTrue(result.stderr.startswith(b"tenback: "), result.stderr)
        for word in words:
            self.assertIn(word, result.stderr.decode())

    def test_two_programs_on_one_game(self):
        number, _ = self.begin()
        first = Session("--resume", number)
        first.wait()
        self.check(run("play", "--resume", number), f"Another tenback is playing game {number}")
        self.check(games("delete", number, "--yes"), "Another tenback")
        first.type("quit")
        first.finish()
        self.assertEqual(run("play", "--resume", number).returncode, 0)

    def test_a_damaged_store_is_said_and_left_alone(self):
        self.begin()
        with open(self.store, "wb") as file:
            file.write(b"no database" * 1000)
        for result in (run("play", "--seed", "1"), games(), games("stats")):
            self.check(result, self.store, "damaged", "--no-keep")
        for language, said in (("de", "beschädigt"), ("uk", "пошкоджено"), ("cs", "poškozené"), ("ru", "повреждены")):
            self.check(run("play", "--lang", language), self.store, said, "--no-keep")
        with open(self.store, "rb") as file:
            self.assertEqual(file.read(), b"no database" * 1000)

    def test_a_store_of_a_newer_program_is_left_alone(self):
        self.begin()
        self.sql("PRAGMA user_version = 9")
        self.check(run("play", "--seed", "1"), "newer tenback")

    def test_a_log_that_breaks_a_rule_is_said_with_its_event(self):
        number, _ = self.begin()
        self.sql("""UPDATE events SET text = replace(text, '"play":"', '"play":"1') WHERE number = 5""")
        self.check(run("play", "--resume", number), f"Game {number} is damaged", "(event 5")
        self.check(games("export", number), "event 5")

    def test_no_data_folder(self):
        environment = {key: value for key, value in os.environ.items() if key not in ("HOME", "XDG_DATA_HOME")}
        result = subprocess.run([TENBACK, "play"], input=b"", capture_output=True, timeout=60, check=False, env=environment)
        self.check(result, "no data folder")
        result = subprocess.run([TENBACK, "play", "--no-keep"], input=b"", capture_output=True, timeout=60, check=False,
                                env=environment)
        self.assertEqual(result.returncode, 0)

    def test_a_data_folder_that_cannot_be_made(self):
        with open(os.path.join(self.folder, "tenback"), "w", encoding="utf-8"):
            pass
        self.check(run("play", "--seed", "1"), "cannot be opened: " + self.store, "--no-keep")
        german = run("play", "--seed", "1", "--lang", "de").stderr.decode()
        self.assertIn("lassen sich nicht öffnen", german)

    @unittest.skipUnless(os.geteuid() == 0 and shutil.which("setpriv"), "needs to become somebody without rights")
    def test_a_read_only_data_folder(self):
        self.begin()
        for name in os.listdir(os.path.dirname(self.store)):
            os.chmod(os.path.join(os.path.dirname(self.store), name), 0o444)
        for folder in (os.path.dirname(self.store), self.folder):
            os.chmod(folder, 0o555)
        result = subprocess.run(["setpriv", "--reuid=65534", "--clear-groups", TENBACK, "play", "--seed", "1"], input=b"",
                                capture_output=True, timeout=60, check=False)
        os.chmod(self.folder, 0o755)
        if result.returncode == 127 or b"Permission denied" in result.stderr:
            self.skipTest("nobody may not run the program from here")
        self.check(result, "not writable")

    @unittest.skipUnless(shutil.which("unshare"), "needs a disk of its own")
    def test_a_full_disk_during_the_game(self):
        """A play that cannot be kept does not count; once there is room the game goes on."""
        script = f"""import os, sys
sys.path.insert(0, {os.path.dirname(os.path.abspath(__file__))!r})
from test_kept import full_disk
full_disk({self.folder!r})"""
        mount = f"mount -t tmpfs -o size=300k none {self.folder} || exit 77; exec python3 -c \"$SCRIPT\""
        result = subprocess.run(["unshare", "-rm", "sh", "-c", mount], env={**os.environ, "SCRIPT": script},
                                capture_output=True, timeout=120, check=False)
        if result.returncode == 77:
            self.skipTest("nobody may mount a small disk here")
        self.assertEqual(result.returncode, 0, result.stderr.decode())


def full_disk(folder):
    os.environ["XDG_DATA_HOME"] = folder
    session = Session("--seed", "5", "--no-keep")  # to know the moves of this deal
    session.wait()
    session.type("quit")
    session.finish()
    session = Session("--seed", "5")
    session.wait()
    filler = os.path.join(folder, "filler")
    with open(filler, "wb", buffering=0) as file:
        try:
            while True:
                file.write(b"f" * 1024)
        except OSError:
            pass
    answer, laid = "", []
    while "could not be saved" not in answer:
        moves = session.type("moves")
        play = re.search(r"On (\w\d): (\S+)", moves)
        line = "end" if "may end" in moves else f"{play[2]} {play[1]}"
        answer = session.type(line)
        if "could not be saved" not in answer and line != "end":
            laid.append(line)
    assert "no space left" in answer, answer
    os.remove(filler)
    answer = session.type(line)
    assert "could not be saved" not in answer, answer
    session.type("quit")
    session.finish()


if __name__ == "__main__":
    unittest.main()
