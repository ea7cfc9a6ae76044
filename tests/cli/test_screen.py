"""The full screen as people meet it: by keys and mouse, on a real pseudo-terminal."""
import json
import os
import re
import signal
import tempfile
import unittest

from program import TENBACK, run
from terminal import DOWN, ENTER, ESCAPE, LEFT, RIGHT, SPACE, UP, Terminal

OVER = "Play again"
OVER_AT_A_SERVER = "1  go on"


def cards_on(screen):
    """The numbers in the hand: small cards in the lower half of the screen."""
    lines = screen.split("\n")
    return sorted({int(n) for line in lines[11:17] for n in re.findall(r"[│║] [*✹]?(\d+) ", line)})


def play_on(terminal, stop=lambda text: False):
    """By keys only: lays the offered card, looks for another where none is offered, ends when that is allowed."""
    for _ in range(3000):
        text = terminal.text()
        if OVER in text or OVER_AT_A_SERVER in text:  # the result takes no keys at first
            terminal.wait_until(lambda: "Enter go on" in terminal.bar(), "keys of the result")
            return terminal.text()
        if stop(text):
            return text
        if "only you can see" in text:
            terminal.press(ENTER)
        elif "want to begin?" in text:
            terminal.press("3")
        elif "all the same?" in text:
            terminal.press("y")
        elif "e end turn" in terminal.bar():
            terminal.press("e")
        elif "Enter lay" in terminal.bar():
            terminal.press(ENTER)
        elif "←→" in terminal.bar():
            terminal.press(RIGHT)
        else:
            terminal.press(SPACE)
            terminal.feed(0.05)
    raise AssertionError(f"no end in sight\n{terminal.text()}")


class Games(unittest.TestCase):
    def whole_game(self, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            kept = os.path.join(folder, "games.jsonl")
            with Terminal("play", *arguments, "--record", kept) as terminal:
                terminal.wait_for("Your turn", "only you can see", "want to begin?", "’s turn")
                play_on(terminal)
                terminal.press("q")
                self.assertEqual(terminal.finish(), 0)
                self.assertTrue(terminal.is_restored())
            replayed = run("replay", kept)
            self.assertEqual((replayed.returncode, replayed.stderr), (0, b""))
            with open(kept, encoding="utf-8") as file:
                self.assertIn(json.loads(file.readline())["result"]["status"], ("won", "lost"))

    def test_classic_alone(self):
        self.whole_game("classic", "--seed", "5")

    def test_classic_on_fire_with_bots(self):
        self.whole_game("classic", "--players", "3", "--bots", "hard,normal", "--fire", "--seed", "5")

    def test_quick_with_a_bot(self):
        self.whole_game("quick", "--players", "2", "--bots", "normal", "--seed", "8")

    def test_quick_three_people_at_one_keyboard(self):
        self.whole_game("quick", "--players", "3", "--seed", "8")

    def test_face_with_a_bot(self):
        self.whole_game("face", "--bots", "normal", "--seed", "2")

    def test_the_same_deal_again(self):
        with Terminal("play", "classic", "--seed", "5") as terminal:
            first = cards_on(terminal.wait_for("Your turn"))
            play_on(terminal)
            terminal.press("2")
            again = terminal.wait_for("lay at least 2 cards")
            self.assertIn("Turn 1", again)
            self.assertEqual(cards_on(again), first)

    def test_row_13_a_key_of_the_game_does_not_dismiss_the_result(self):
        """`1` is a pile and "Play again": pressed when the game ends it does nothing; once the keys are shown it does."""
        with Terminal("play", "quick", "--bots", "easy", "--first", "1", "--seed", "3") as terminal:
            terminal.wait_for("Your turn")
            play_on(terminal)
            self.assertIn(OVER, terminal.text())
            terminal.press("1")
            terminal.wait_until(lambda: OVER not in terminal.text(), "the next game")

    def test_row_17_and_18_a_whole_game_on_small_and_large_terminals(self):
        for columns, lines in ((40, 12), (50, 15), (60, 18), (120, 40)):
            with self.subTest(columns=columns), Terminal("play", "quick", "--bots", "easy", "--first", "1", "--seed", "8",
                                                         columns=columns, lines=lines) as terminal:
                terminal.wait_for("Your turn", "want to begin")
                self.assertIn(OVER, play_on(terminal))

    def test_row_26_a_typed_number_chooses_a_card_and_then_a_pile(self):
        with Terminal("play", "classic", "--seed", "1") as terminal:
            hand = cards_on(terminal.wait_for("Your turn"))
            card = next(card for card in hand if card >= 10)
            terminal.press(*str(card), "1")
            self.assertEqual(cards_on(terminal.text()), [other for other in hand if other != card])
            terminal.press("\x1b[4~", "\x1b[1~")  # End, Home: the first card is under the cursor
            terminal.press("2")
            self.assertEqual(len(cards_on(terminal.text())), len(hand) - 2)

    def test_row_19_a_terminal_without_utf8_gets_ascii(self):
        with Terminal("play", "classic", "--seed", "1", LC_ALL="C") as terminal:
            terminal.wait_for("Your turn")
            terminal.press("?")
            terminal.press(ESCAPE)
            self.assertNotRegex(terminal.raw, rb"[\x80-\xff]")

    def test_the_mouse_lays_a_card(self):
        with Terminal("play", "classic", "--seed", "1") as terminal:
            screen = terminal.wait_for("Your turn")
            card = cards_on(screen)[3]
            terminal.click(*terminal.find(f" {card} "))
            self.assertIn("Your turn: lay at least 2 cards", terminal.text())
            terminal.click(4, terminal.find("1  U1")[1])
            self.assertNotIn(card, cards_on(terminal.text()))
            self.assertIn("lay at least 1 more card", terminal.text())

    def test_the_wheel_scrolls_pages(self):
        down, up = "\x1b[Ma!!", "\x1b[M`!!"
        with Terminal("play", "classic", "--seed", "1") as terminal:
            terminal.wait_for("Your turn")
            terminal.press("r")
            terminal.wait_for("lines 1–21")
            terminal.press(down, down)
            terminal.wait_for("lines 3–23")
            terminal.press(up)
            terminal.wait_for("lines 2–22")

    def test_take_back_and_refusals_with_their_rule(self):
        with Terminal("play", "classic", "--seed", "1") as terminal:
            hand = cards_on(terminal.wait_for("Your turn"))
            self.assertIn("(TG-4)", terminal.press("e"))
            terminal.press(ENTER)
            self.assertEqual(len(cards_on(terminal.text())), len(hand) - 1)
            terminal.press("u")
            self.assertEqual(cards_on(terminal.text()), hand)

    def test_unknown_keys_lay_no_cards(self):
        with Terminal("play", "classic", "--seed", "1") as terminal:
            hand = cards_on(terminal.wait_for("Your turn"))
            for sequence in ("\x1b[1;5C", "\x1b[25~", "\x1bO5C", "\x1b[<0;12;4M", "\x1b1", "\x1b[1;3C\x1b[1;2D"):
                terminal.press(sequence)
            self.assertEqual(cards_on(terminal.text()), hand)
            self.assertIn("lay at least 2 cards", terminal.text())

    def test_letters_of_a_cyrillic_keyboard(self):
        with Terminal("play", "classic", "--seed", "1", "--lang", "uk") as terminal:
            terminal.wait_for("поклади щонайменше")
            terminal.press("к")  # r: the rules
            self.assertIn("Правила гри The Game", terminal.text())

    def test_hint_talk_rules_keys_and_language(self):
        with Terminal("play", "classic", "--players", "2", "--bots", "expert", "--first", "1", "--seed", "1") as terminal:
            terminal.wait_for("Your turn")
            terminal.press("h", SPACE)
            terminal.wait_for("Hint: ")
            terminal.press("t", "1", "2")
            self.assertIn("⊘1 mine", terminal.text())
            self.assertIn("The rules of The Game", terminal.press("r"))
            terminal.press(ESCAPE)
            self.assertIn("choose a card", terminal.press("?"))
            terminal.press(ESCAPE)
            terminal.press("l", "2")
            self.assertIn("Du bist am Zug", terminal.text())


class Keyboard(unittest.TestCase):
    def test_two_people_never_see_the_hand_of_the_other(self):
        """Every picture in a whole game shows at most the hand of the person who confirmed, and no card that the other kept."""
        kept = {"Ann": set(), "Bob": set()}  # as last seen in their own pictures

        def look(text):
            owner = re.search(r"(\w+)’s hand", text)
            if owner and OVER not in text:
                kept[owner[1]] = set(cards_on(text))
                self.assertFalse(kept["Ann"] & kept["Bob"], text)
            return "Pass the keyboard" in text

        with Terminal("play", "classic", "--players", "2", "--first", "1", "--names", "Ann,Bob", "--seed", "4") as terminal:
            terminal.wait_for("Pass the keyboard to Ann")
            turns = 0
            while OVER not in terminal.text():
                turns += 1
                self.assertEqual(cards_on(terminal.text()), [])
                self.assertNotRegex(terminal.text(), r"\d")
                name = re.search(r"Pass the keyboard to (\w+)", terminal.text())[1]
                terminal.press(ENTER)
                self.assertIn(f"{name}’s hand", terminal.text())
                play_on(terminal, stop=look)
            self.assertGreater(turns, 4)

    def test_what_is_sent_to_the_terminal_at_the_handover_has_no_cards(self):
        with Terminal("play", "classic", "--players", "2", "--first", "1", "--seed", "4") as terminal:
            terminal.wait_for("Pass the keyboard")
            terminal.press(ENTER)
            play_on(terminal, stop=lambda now: "e end turn" in now)
            terminal.raw = b""
            terminal.press("e")
            terminal.wait_for("Pass the keyboard to Player 2")
            sent = re.sub(rb"\x1b\[[\d;?]*[a-zA-Z]", b"", terminal.raw)
            self.assertEqual(re.findall(rb"\d+", sent.replace(b"Player 2", b"")), [])


class Setup(unittest.TestCase):
    def test_a_game_chosen_on_the_screen(self):
        with tempfile.TemporaryDirectory() as data, Terminal("play", XDG_DATA_HOME=data) as terminal:
            terminal.wait_for("A new game")
            terminal.press(RIGHT)
            self.assertIn("Quick & Easy", terminal.text())
            terminal.press(LEFT)
            while "▶ Players" not in terminal.text():
                terminal.press(DOWN)
            terminal.press(RIGHT, DOWN, "A", "n", "n")
            self.assertIn("person, Ann", terminal.text())
            terminal.press(ENTER)
            self.assertIn("▶ Player 2", terminal.text())
            terminal.press(ENTER)
            terminal.wait_for("Ann, do you want to begin?")
            self.assertIn("The Game, 3 players", terminal.text())

    def test_a_kept_game_is_offered_and_goes_on(self):
        with tempfile.TemporaryDirectory() as data:
            with Terminal("play", "classic", "--seed", "1", XDG_DATA_HOME=data) as terminal:
                terminal.wait_for("Your turn")
                terminal.press(ENTER, "q")
                self.assertEqual(terminal.finish(), 0)
                self.assertIn("The game is saved", terminal.raw.decode())
            with Terminal("play", XDG_DATA_HOME=data) as terminal:
                terminal.wait_for("Go on with the saved game")
                terminal.press(ENTER)
                terminal.wait_for("lay at least 1 more card")

    def test_kept_games_are_deleted_and_statistics_read_on_the_screen(self):
        with tempfile.TemporaryDirectory() as data:
            with Terminal("play", "quick", "--bots", "easy", "--first", "1", "--seed", "3", XDG_DATA_HOME=data) as terminal:
                terminal.wait_for("Your turn")
                play_on(terminal)
                terminal.press("q")
                terminal.finish()
            with Terminal("play", "classic", "--seed", "1", XDG_DATA_HOME=data) as terminal:
                terminal.wait_for("Your turn")
                terminal.press(ENTER, "q")
                terminal.finish()
            with Terminal("play", XDG_DATA_HOME=data) as terminal:
                terminal.wait_for("Go on with the saved game")
                while "▶ Saved games" not in terminal.text():
                    terminal.press(UP)
                terminal.press(ENTER, ENTER, "2")
                self.assertIn("Delete game 2 for good?", terminal.text())
                terminal.press("y")
                self.assertNotIn("Saved games", terminal.text())
                while "▶ Statistics" not in terminal.text():
                    terminal.press(UP)
                self.assertIn("Cards left on average", terminal.press(ENTER))


class Trouble(unittest.TestCase):
    def test_killed_in_the_middle_of_a_turn_nothing_is_lost(self):
        with tempfile.TemporaryDirectory() as data:
            with Terminal("play", "classic", "--players", "2", "--bots", "normal", "--first", "1", "--seed", "1",
                          XDG_DATA_HOME=data) as terminal:
                terminal.wait_for("Your turn")
                terminal.press(ENTER)
                before = terminal.wait_for("lay at least 1 more card")
                terminal.process.send_signal(signal.SIGKILL)
                terminal.finish()
            with Terminal("play", XDG_DATA_HOME=data) as terminal:
                terminal.wait_for("Go on with the saved game")
                terminal.press(ENTER)
                after = terminal.wait_for("lay at least 1 more card")
                self.assertEqual(cards_on(after), cards_on(before))
                self.assertEqual(after.split("\n")[2:7], before.split("\n")[2:7])

    def test_resized_in_the_middle(self):
        with Terminal("play", "classic", "--seed", "1") as terminal:
            before = cards_on(terminal.wait_for("Your turn"))
            terminal.resize(39, 20)
            terminal.wait_for("too small")
            self.assertNotIn("Your turn", terminal.text())
            terminal.resize(132, 40)
            terminal.wait_for("What happened")
            self.assertIn("Your turn", terminal.text())
            terminal.resize(80, 24)
            terminal.wait_until(lambda: terminal.text().startswith(" The Game") and "q quit" in terminal.bar(), "all of it again")
            self.assertEqual(cards_on(terminal.text()), before)
            terminal.press(ENTER)
            self.assertIn("lay at least 1 more card", terminal.text())

    def test_signals_restore_the_terminal_and_keep_the_game(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            with tempfile.TemporaryDirectory() as data, self.subTest(signal=number):
                with Terminal("play", "classic", "--seed", "1", XDG_DATA_HOME=data) as terminal:
                    terminal.wait_for("Your turn")
                    terminal.press(ENTER)
                    terminal.process.send_signal(number)
                    self.assertEqual(terminal.finish(), -number)
                    self.assertTrue(terminal.is_restored())
                    self.assertIn("The game is saved", terminal.raw.decode())

    def test_stopped_and_continued(self):
        """Ctrl-Z under a shell with job control; fg brings the picture back."""
        shell = f"set -m; '{TENBACK}' play classic --seed 1; echo stopped; read line; fg"
        with Terminal(command=["bash", "-c", shell]) as terminal:
            terminal.wait_for("Your turn")
            terminal.press("\x1a")
            terminal.wait_for("stopped")
            self.assertTrue(terminal.is_restored())
            terminal.press(ENTER)
            terminal.wait_for("Your turn")
            terminal.press(ENTER)
            terminal.wait_for("lay at least 1 more card")

    def test_a_warning_before_a_play_that_loses(self):
        """Some deal comes to such a play; Enter means no, and the game goes on."""
        for seed in range(30):
            with Terminal("play", "classic", "--seed", str(seed)) as terminal:
                terminal.wait_for("Your turn")
                if OVER in play_on(terminal, stop=lambda now: "all the same?" in now):
                    continue
                terminal.press(ENTER)
                self.assertIn("Your turn", terminal.text())
                self.assertIn("‼ LOSES", terminal.text())
                return
        self.fail("no warning in thirty games")

    def test_colours_only_where_wanted(self):
        for no_color, coloured in (("", True), ("1", False)):
            with Terminal("play", "classic", "--seed", "1", NO_COLOR=no_color) as terminal:
                terminal.wait_for("Your turn")
                self.assertEqual(bool(re.search(rb"\x1b\[[\d;]*3[1-7]m", terminal.raw)), coloured)

    def test_no_terminal(self):
        """At a keyboard, but what is shown goes elsewhere."""
        for language, said in (("en", "This is not a terminal."), ("uk", "Це не термінал."), ("cs", "Tohle není terminál.")):
            with Terminal(command=["sh", "-c", f"'{TENBACK}' play classic --lang {language} | cat"]) as terminal:
                terminal.wait_for(said)
                self.assertIn("--plain", terminal.text())

    def test_too_small_from_the_beginning(self):
        with Terminal("play", "classic", "--seed", "1", "--lang", "de", columns=39, lines=10) as terminal:
            self.assertRegex(terminal.wait_for("zu klein"), r"40\s×\s12")
            self.assertIn("--plain", terminal.text())
            terminal.press(ENTER, "e")  # nobody lays what cannot be seen
            terminal.resize(80, 24)
            terminal.wait_for("lege mindestens 2 Karten")
            terminal.resize(40, 11)
            terminal.wait_for("zu klein")
            terminal.press("q")
            self.assertEqual(terminal.finish(), 0)

    def test_terminals_that_cannot_do_it(self):
        with Terminal("play", TERM="nonsense", LC_ALL="de_DE.UTF-8") as terminal:
            self.assertEqual(terminal.finish(), 1)
            self.assertIn("--plain", terminal.raw.decode())
            self.assertIn("Terminal", terminal.raw.decode())
        with Terminal("play", TERM="", LC_ALL="de_DE.UTF-8") as terminal:
            self.assertEqual(terminal.finish(), 1)
            self.assertIn("TERM ist leer", terminal.raw.decode())
            self.assertIn("--plain", terminal.raw.decode())

    def test_two_programs_on_the_same_game(self):
        with tempfile.TemporaryDirectory() as data:
            with Terminal("play", "classic", "--seed", "1", XDG_DATA_HOME=data) as first:
                first.wait_for("Your turn")
                first.press(ENTER)
                with Terminal("play", XDG_DATA_HOME=data) as second:
                    second.wait_for("Go on with the saved game")
                    second.press(ENTER)
                    second.wait_for("Another tenback is playing")

    def test_a_damaged_database_is_left_alone(self):
        with tempfile.TemporaryDirectory() as data:
            os.mkdir(os.path.join(data, "tenback"))
            path = os.path.join(data, "tenback", "games.db")
            with open(path, "wb") as file:
                file.write(b"this is no database " * 1000)
            with Terminal("play", XDG_DATA_HOME=data) as terminal:
                self.assertEqual(terminal.finish(), 1)
                self.assertIn("damaged", terminal.raw.decode())
            with open(path, "rb") as file:
                self.assertTrue(file.read().startswith(b"this is no database"))


if __name__ == "__main__":
    unittest.main()
