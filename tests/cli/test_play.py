"""Whole games line by line: in a pipe, and on a real pseudo-terminal with two people at one keyboard."""
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import tempfile
import termios
import time
import unittest

from program import PATIENCE, TENBACK, run

PROMPTS = (b"> ", b"only you can see this. ", b"do_not_care) ", b"Enter: quit) ", b"Enter to start: ")


class Session:
    """A game in a pipe or on a pseudo-terminal, driven as a person drives it: wait for the prompt, then type."""

    prompts = PROMPTS

    def __init__(self, *arguments, terminal=False, columns=0, command=("play", "--plain"), **environment):
        command = [TENBACK, *command, *arguments]
        if terminal:
            self.out, slave = pty.openpty()
            fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
            self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, close_fds=True,
                                            env=os.environ | environment)
            os.close(slave)
            self.into = self.out
        else:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | environment)
            self.into, self.out = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.ended = False  # what it prints has ended; the process itself may still be on its way out

    def wait(self):
        """What is printed until the next prompt or the end of the game."""
        text = b""
        end = time.monotonic() + PATIENCE
        while not text.endswith(self.prompts):
            if time.monotonic() > end:
                raise AssertionError(f"no prompt came after {text.decode()}")
            if not select.select([self.out], [], [], 1)[0]:
                continue
            try:
                chunk = os.read(self.out, 65536)
            except OSError:  # the terminal's other end is closed
                chunk = b""
            if not chunk:
                self.ended = True
                break
            text += chunk
        return text.decode()

    def type(self, line):
        os.write(self.into, line.encode() + b"\n")
        return self.wait()

    def finish(self):
        code = self.process.wait(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout):
            if stream:
                stream.close()
        if self.into == self.out:
            os.close(self.out)
        return code


def play_on(session, text, stop="\0"):
    """Lays the first legal card again and again, ends when allowed. Returns all that was printed."""
    seen = text
    while not session.ended and text and not text.endswith(stop):
        if not text.endswith("> "):
            text = session.type("")
        else:
            moves = session.type("moves")
            play = re.search(r"On (\w\d): (\S+)", moves)
            text = moves + session.type("end" if "may end" in moves else f"{play[2]} {play[1]}")
            if "Type it again" in text:
                text += session.type(f"{play[2]} {play[1]}")
        seen += text
    return seen


class Pipe(unittest.TestCase):
    def whole_game(self, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            kept = os.path.join(folder, "games.jsonl")
            session = Session(*arguments, "--record", kept)
            seen = play_on(session, session.wait())
            self.assertEqual(session.finish(), 0)
            replayed = run("replay", kept)
            self.assertEqual((replayed.returncode, replayed.stderr), (0, b""))
        self.assertRegex(seen, r"Lost: (Player \d|you) cannot complete the turn|You beat the game|Player \d wins")
        return seen

    def test_classic_alone(self):
        self.assertNotIn("Player 1 cannot", self.whole_game("classic", "--seed", "5"))

    def test_classic_three_with_fire(self):
        self.whole_game("classic", "--players", "3", "--fire", "--seed", "5", "--plain")

    def test_expert(self):
        self.whole_game("classic", "--players", "5", "--minimum", "3", "--hand", "5", "--seed", "5")

    def test_quick(self):
        self.whole_game("quick", "--players", "2", "--seed", "8")

    def test_quick_professional(self):
        self.whole_game("quick", "--players", "4", "--pro", "--seed", "8")

    def test_face(self):
        self.whole_game("face", "--seed", "2")

    def test_input_that_ends_leaves_the_game(self):
        result = run("play", "--seed", "1", stdin=b"help\nrules\nshow\n")
        self.assertEqual(result.returncode, 0)
        self.assertIn(b"Input has ended", result.stdout)

    def test_several_actions_in_a_line_and_small_letters(self):
        hand = re.search(r"Your hand: (.*)", run("play", "--seed", "1").stdout.decode())[1].split()
        for line in (f"{hand[0]}>u1 {hand[1]} U1 end\n", f"u1 {hand[0]} U1 {hand[1]} end\n"):
            self.assertIn("turn 2", run("play", "--seed", "1", stdin=line.encode()).stdout.decode())

    def test_a_line_whose_second_play_is_refused_shows_what_the_first_one_led_to(self):
        hand = re.search(r"Your hand: (.*)", run("play", "--seed", "1").stdout.decode())[1].split()
        text = run("play", "--seed", "1", stdin=f"{hand[1]} u1 {hand[0]} u1\n".encode()).stdout.decode()
        self.assertRegex(text, rf"(?s){hand[0]} is too low.*U1 {hand[1]},.*lay at least 1 more card")

    def test_what_is_not_understood_is_shown_as_it_was_typed(self):
        text = run("play", "--seed", "1", stdin="fly away\nйcukenпривітпривітпривітпривітпривітпривітпривіт\n".encode()).stdout.decode()
        self.assertIn('“fly away”', text)
        self.assertIn('“йcukenпривітпривітпривітпривітпривітпри…”', text)

    def test_empty_piles_say_where_they_start(self):
        text = run("play", "--seed", "1").stdout.decode()
        self.assertIn("U1 up   empty, starts at 1\n", text)
        self.assertIn("D2 down empty, starts at 100\n", text)
        self.assertIn("U1 up   empty\n", run("play", "quick", "--first", "1", "--bots", "easy").stdout.decode())

    def test_help_has_examples_of_this_game_only(self):
        quick = run("play", "quick", "--first", "1", "--bots", "easy", stdin=b"help\n").stdout.decode()
        self.assertIn("R4>U1", quick)
        self.assertNotRegex(quick, r"44|D2|Quick & Easy\)")
        self.assertIn("say hint Y high", quick)
        alone = run("play", "--seed", "1", stdin=b"help\n").stdout.decode()
        self.assertNotIn("say", alone)
        self.assertIn("once a card is laid the game is saved", alone)
        self.assertIn("this game is not saved", run("play", "--no-keep", "--seed", "1", stdin=b"help\n").stdout.decode())

    def test_without_hints(self):
        text = run("play", "--seed", "1", "--no-hints", stdin=b"hint\nhelp\n").stdout.decode()
        self.assertIn("This table plays without hints.", text)
        self.assertNotIn("strongest bot", text)

    def test_the_end_of_the_input_is_said_once(self):
        self.assertTrue(run("play", "--seed", "1").stdout.endswith(b"> \nInput has ended.\nYou have left the game.\n"))

    def test_names_that_do_not_fit(self):
        for names, said in (("їжак" * 7, "1 to 24 characters"), (" Ann", "1 to 24 characters"), ("a\x1b[2J", '“a?[2J”'),
                            ("Ann,Bob,Cid", "3 names for 2 people")):
            result = run("play", "--players", "2", "--names", names)
            self.assertEqual(result.returncode, 2)
            self.assertIn(said, result.stderr.decode())  # and it is good UTF-8

    def test_refusals_name_the_rule(self):
        text = run("play", "--seed", "1", stdin=b"end\n").stdout.decode()
        self.assertIn("(TG-4)", text)

    def test_nonsense_and_binary_are_answered(self):
        result = run("play", "--seed", "1", stdin=b"fly\n\x00\xff\xfe\n" + b"9" * 2_000_000 + b"\nquit\n")
        self.assertEqual(result.returncode, 0)
        self.assertIn(b"You have left the game", result.stdout)

    def test_talk(self):
        text = run("play", "--players", "2", "--first", "1", "--seed", "1", stdin=b"\nsay leave u1\nsay 44\nshow\n").stdout.decode()
        self.assertIn("Player 1 says: leave U1 to me.", text)
        self.assertIn("Nobody understands", text)

    def test_row_16_help_at_the_wish_question(self):
        text = run("play", "--players", "2", "--bots", "easy", "--seed", "1", stdin=b"help\nrules\nquit\n").stdout.decode()
        self.assertIn("how much you want to begin", text)
        self.assertIn("The rules of The Game", text)
        self.assertNotIn("Please answer", text)

    def test_row_16_what_is_wrong_with_a_play_is_said(self):
        text = run("play", "--seed", "1", stdin=b"999>U1\n44>X7\n44\n999 U1\nquit\n").stdout.decode()
        self.assertEqual(text.count("There is no card 999: they go from 2 to 99."), 2, text)
        self.assertIn("There is no pile X7. The piles: U1, U2, D1, D2", text)
        self.assertIn("On which pile? Type 44", text)
        self.assertNotIn("do not understand", text)
        quick = run("play", "quick", "--bots", "easy", "--first", "1", "--seed", "1", stdin=b"\nR99 U1\nquit\n").stdout.decode()
        self.assertIn("There is no card R99: they go from R1 to V10.", quick)

    def test_mistyped_commands_get_a_suggestion_in_every_language(self):
        text = run("play", "--seed", "1", stdin=b"hlep\nruels\nxyzzy\nquit\n").stdout.decode()
        self.assertIn("Did you mean help?", text)
        self.assertIn("Did you mean rules?", text)
        self.assertIn("Type help for the commands", text)
        german = run("play", "--seed", "1", "--lang", "de", stdin="hilfe\nhilef\nbeenden\n".encode()).stdout.decode()
        self.assertIn("Meintest du hilfe?", german)
        self.assertIn("44 U1", german)  # the page of commands

    def test_the_strongest_wish_begins(self):
        text = run("play", "--players", "3", "--seed", "1", stdin=b"\nrather_not\n\n\n\ngladly\n").stdout.decode()
        self.assertIn("Player 3 begins", text)


class Terminal(unittest.TestCase):
    def test_sentences_are_wrapped_to_the_width_of_the_terminal(self):
        session = Session("--seed", "1", "--lang", "de", terminal=True, columns=40)
        session.wait()
        text = session.type("end")
        self.assertIn("Der Zug braucht", text)
        self.assertLessEqual(max(map(len, text.splitlines())), 40, text)
        session.type("quit")
        self.assertEqual(session.finish(), 0)

    def test_so_are_questions(self):
        session = Session("--players", "2", "--bots", "easy", "--seed", "1", terminal=True, columns=40)
        text = session.wait()
        self.assertIn("rather_not", text)
        self.assertLessEqual(max(map(len, text.splitlines())), 40, text)
        session.type("quit")
        self.assertEqual(session.finish(), 0)

    def test_another_round_and_the_same_deal_again(self):
        session = Session("quick", "--players", "2", "--bots", "easy", "--seed", "3", "--first", "1", terminal=True)
        text = play_on(session, session.wait(), stop="Enter: quit) ")
        hand = re.search(r"Your hand: (.*)", text)[1]
        again = session.type("same")
        self.assertIn(f"Player 1, your hand: {hand}", again)
        play_on(session, again, stop="Enter: quit) ")
        session.type("quit")
        self.assertEqual(session.finish(), 0)

    def test_a_game_is_set_up_line_by_line(self):
        with tempfile.TemporaryDirectory() as data:
            session = Session(terminal=True, columns=200, XDG_DATA_HOME=data)
            self.assertRegex(session.wait(), r"1  Game: The Game\r\n 2  On Fire: no")
            self.assertRegex(session.type("2"), r" 2  On Fire: yes")
            self.assertRegex(session.type("6 Ann"), r" 6  Player 1: person, Ann")
            self.assertIn("Type the number of a line", session.type("99"))
            self.assertIn("Type the number of a line", session.type("2 yes"))
            self.assertIn("Type the number of a deal", session.type("11 x"))
            self.assertRegex(session.type("11 7"), r"11  Deal: number 7")
            self.assertRegex(session.type("8"), r" 8  Who begins: Player 1")
            text = session.type("")
            self.assertIn("On Fire", text)
            self.assertIn("Ann", text)
            dealt = Session("--fire", "--players", "2", "--bots", "expert", "--names", "Ann", "--first", "1", "--seed", "7", terminal=True,
                            columns=200, XDG_DATA_HOME=data)
            self.assertEqual(re.search("Your hand: .*", text)[0], re.search("Your hand: .*", dealt.wait())[0])
            for one in (session, dealt):
                one.type("quit")
                self.assertEqual(one.finish(), 0)

    def test_leaving_the_set_up_keeps_nothing(self):
        with tempfile.TemporaryDirectory() as data:
            session = Session(terminal=True, columns=200, XDG_DATA_HOME=data)
            session.wait()
            self.assertRegex(session.type("1"), r"Game: Quick & Easy\r\n 2  professional: no")
            session.type("quit")
            self.assertEqual(session.finish(), 0)
            again = Session(terminal=True, columns=200, XDG_DATA_HOME=data)
            self.assertTrue(again.wait().startswith("A new game"))  # no kept one is offered
            again.type("quit")
            self.assertEqual(again.finish(), 0)

    def test_a_game_left_goes_on_line_by_line(self):
        session = Session("--seed", "1", terminal=True, columns=200)
        hand = re.search(r"Your hand: (\d+)", session.wait())[1]
        session.type(f"{hand} U1")
        way = re.search(r"To go on: tenback (games resume \d+ --plain)", session.type("quit"))[1]
        self.assertEqual(session.finish(), 0)
        again = Session(command=way.split(), terminal=True, columns=200)
        self.assertIn(f"U1 up   {hand}", again.wait())
        again.type("quit")
        self.assertEqual(again.finish(), 0)

    def test_enter_hurries_a_bot_that_thinks_and_what_is_typed_ahead_counts(self):
        session = Session("--players", "2", "--bots", "expert", "--first", "2", "--seed", "1", terminal=True)
        os.write(session.into, b"\nmoves\n")
        text = session.wait()
        while "On U1:" not in text and not session.ended:
            text += session.wait()
        self.assertIn("Momo (expert) lays", text)
        session.type("quit")
        self.assertEqual(session.finish(), 0)

    def test_nobody_sees_the_hand_of_another(self):
        session = Session("--players", "2", "--first", "1", "--seed", "1", terminal=True)
        self.assertNotIn("Your hand", session.wait())
        first = session.type("")
        cards = re.search(r"Your hand: (.*)", first)[1].split()
        session.type(f"{cards[0]} U1")
        session.type(f"{cards[1]} U1")
        handed_over = session.type("end")
        self.assertIn("\033[2J\033[3J\033[H", handed_over)  # what seat 1 saw is gone, the scrollback too
        on_screen = handed_over.split("\033[2J\033[3J\033[H")[-1]
        self.assertEqual(on_screen.strip(), "Player 2: press Enter when only you can see this.")
        second = session.type("")
        self.assertIn("Player 2, turn 2", second)
        others = set(re.search(r"Your hand: (.*)", second)[1].split())
        self.assertFalse(others & set(re.findall(r"\d+", first)))  # nor did seat 1 see a card of seat 2 before
        self.assertIn("saved", session.type("quit"))
        self.assertEqual(session.finish(), 0)


if __name__ == "__main__":
    unittest.main()
