"""`tenback join` on a real terminal, at tables of a real `tenback serve`."""
import http.server
import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import stat
import subprocess
import tempfile
import threading
import time
import unittest

from program import TENBACK, run
from terminal import ENTER, PATIENCE, Terminal
from test_screen import play_on as play_on_screen
from test_serve import Server

FAST = ("--bot-pace", "0", "--thought-seconds", "0.02", "--request-rate", "0", "--message-rate", "0", "--log-level", "off")
WISH = "(Enter: do_not_care)"
GATHERED = "help shows more."
LOST, BACK = "The connection is lost", "The connection is back"


class Tables:
    """A server whose tables outlive it."""

    def __init__(self, test):
        self.folder = tempfile.TemporaryDirectory()
        self.server = Server(*FAST, "--store", self.path())
        test.addCleanup(self.close)

    def path(self):
        return str(pathlib.Path(self.folder.name) / "tables.db")

    def url(self):
        return f"http://127.0.0.1:{self.server.port}"

    def kill(self):
        self.server.process.kill()
        self.server.process.communicate()

    def start_again(self):
        """At the same port; should somebody else have taken it, it is waited for."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.server = Server(*FAST, "--store", self.path(), TENBACK_PORT=str(self.server.port))
                return
            except AssertionError as refused:
                if time.monotonic() > end:
                    raise AssertionError(f"the server does not start again: {refused}") from None
                time.sleep(0.5)

    def close(self):
        self.server.process.kill()
        self.server.process.communicate()
        self.folder.cleanup()


class Person(Terminal):
    """Somebody who plays line by line."""

    def __init__(self, *arguments, home=None):
        self.home = home or tempfile.mkdtemp(prefix="tenback_person_")
        super().__init__("join", *arguments, "--plain", columns=200, XDG_DATA_HOME=self.home)
        self.mark = 0  # what came up to here has been looked at
        self.result = None  # of the round, once it is over
        self.questions = 0

    def unread(self):
        return self.raw[self.mark:].decode(errors="replace").replace("\r\n", "\n")

    def until(self, *wanted):
        """Reads until one of these texts has come; returns all that came since the last time."""
        end = time.monotonic() + PATIENCE
        while not any(one in self.unread() for one in wanted):
            if not self.feed(0.05) and (self.process.poll() is not None or time.monotonic() > end):
                raise AssertionError(f"waited for {wanted}; there is\n{self.unread()}")
        text = self.unread()
        self.mark = len(self.raw)
        return text

    def say(self, line):
        self.mark = len(self.raw)
        os.write(self.master, line.encode() + b"\n")

    def ask(self, line, *wanted):
        self.say(line)
        return self.until(*wanted)

    def answer(self, line):
        """All that is told for this line: a word that nobody understands is typed after it, and its refusal ends the answer."""
        self.questions += 1
        fence = f"enough{self.questions}"
        return self.ask(f"{line}\n{fence}", f'I do not understand “{fence}”')

    def step(self):
        """Does what is due, if anything is."""
        self.feed(0.01)
        text = self.unread()
        if GATHERED in text:
            self.result = re.search(r"(You beat the game|Lost: |win).*", text)
            self.mark = len(self.raw)
        elif careful := re.search(r"Careful: (\S+) would lose", text):
            self.say(careful[1])
        elif hint := re.search(r"Hint: (.*?)\. ", text):
            plays = re.findall(r"\w+>[UD][12]", hint[1])
            self.say(" ".join(plays + ["end"]))
        elif text.endswith(WISH + " "):
            self.say("gladly")
        # A wish that came too late is refused; what others say comes after the prompt, and then the prompt again.
        elif re.search(r"(, turn \d+: .*|I do not understand “gladly”\..*)\n> ([^>]*\n> )*$", text):
            self.say("hint")


def play_on(*people):
    """Until the round is over for all of them."""
    end = time.monotonic() + PATIENCE
    for person in people:
        person.result = None
    while any(person.result is None for person in people):
        for person in people:
            person.step()
        if time.monotonic() > end:
            raise AssertionError("\n---\n".join(person.raw.decode(errors="replace")[-2000:] for person in people))


class Join(unittest.TestCase):
    def setUp(self):
        self.tables = Tables(self)

    def person(self, *arguments, **more):
        person = Person(*arguments, **more)
        self.addCleanup(shutil.rmtree, person.home, ignore_errors=True)
        self.addCleanup(person.__exit__)
        return person

    def host(self, *game, name="Ann"):
        """Somebody with a new table, and its link."""
        person = self.person("--new", *game, "--server", self.tables.url(), "--name", name)
        return person, re.search(r"http://\S+/t/\w{16}", person.until(GATHERED))[0]

    def test_a_whole_game_of_each_kind_with_a_bot(self):
        for game in (("classic", "--players", "2"), ("quick", "--players", "2"), ("face",), ("classic", "--players", "1", "--fire")):
            with self.subTest(game=game):
                ann, _ = self.host(*game)
                if "1" not in game:
                    ann.ask("bot 2 easy", "Momo (easy)")
                ann.say("deal")
                play_on(ann)
                self.assertEqual(ann.ask("quit", "Your seat stays yours").count("tenback join"), 1)
                self.assertEqual(ann.finish(), 0)

    def test_two_people_play_talk_and_play_again(self):
        ann, link = self.host("quick", "--players", "2")
        ben = self.person(link, "--name", "Ben")
        ben.until(GATHERED)
        ann.until("Ben")
        ann.say("deal")
        play_on(ann, ben)
        ann.ask("chat well played, 5 of 5", "well played, 5 of 5")  # numbers are free after a round
        ben.until("Ann: \"well played, 5 of 5\"", "well played, 5 of 5")
        ben.say("same")
        ann.until("The next round begins in")  # all are waited for, and told how long
        ann.say("same")
        play_on(ann, ben)
        code = link[-16:-10]
        looker = self.person(code.lower(), "--server", self.tables.url(), "--watch")
        looker.until("You are watching")
        ann.say("deal")
        ben.until("Ann is ready")
        ben.say("deal")
        play_on(ann, ben)
        looker.until("lays")
        ben.ask("quit", "Your seat stays yours")
        self.assertEqual(ben.finish(), 0)
        self.assertIn("Ben", ann.until("Ben (away)"))
        again = self.person(link, home=ben.home)
        self.assertIn("Ben (you)", again.until(GATHERED))
        key = next((pathlib.Path(ben.home) / "tenback" / "seats").iterdir())
        self.assertEqual(stat.S_IMODE(key.stat().st_mode), 0o600)

    def test_what_was_on_its_way_when_the_server_died_is_done_once(self):
        ann, _ = self.host("classic", "--players", "1")
        before = ann.ask("deal", ", turn 1: ")
        hand = re.search(r"Your hand: (.*)", before)[1].split()
        self.tables.server.process.send_signal(signal.SIGSTOP)  # it takes the message and does not answer
        ann.say(f"{hand[0]} U1")
        time.sleep(0.2)  # not needed for the outcome: it may be sent before or after the loss
        self.tables.kill()
        ann.until(LOST)
        self.tables.start_again()
        ann.until(BACK)
        if hand[0] in re.findall(r"Your hand: (.*)", ann.answer("show"))[-1].split():  # the loss was noticed before it was sent
            ann.answer(f"{hand[0]} U1")
        self.assertRegex(ann.answer("show"), rf"U1 up +{hand[0]}\n")
        self.assertEqual(ann.answer("log").count("You lay"), 1)

    def test_the_server_comes_back_and_the_game_goes_on(self):
        ann, link = self.host("classic", "--players", "2")
        ben = self.person(link, "--name", "Ben")
        ben.until(GATHERED)
        ann.until("Ben")
        ann.say("deal")
        for person in (ann, ben):
            person.until(WISH)
        self.tables.kill()
        for person in (ann, ben):
            person.until(LOST)
        self.tables.start_again()
        for person in (ann, ben):
            person.until(BACK)
            person.say("gladly")
        play_on(ann, ben)

    def test_a_round_on_the_full_screen(self):
        with Terminal("join", "--new", "classic", "--players", "1", "--server", self.tables.url(), XDG_DATA_HOME=self.tables.folder.name) as ann:
            ann.wait_for(GATHERED)
            os.write(ann.master, b"deal\r")
            ann.wait_for("Your turn: lay at least 2 cards")
            self.assertIn("Your hand", ann.text())
            ann.press("h")
            ann.wait_for("Hint: ")
            ann.press(ENTER)
            ann.wait_for("lay at least 1 more card", "lay at least 1 card")
            self.tables.kill()
            ann.wait_for(LOST)
            self.tables.start_again()
            ann.wait_for(BACK)
            ann.press("q")
            self.assertEqual(ann.finish(), 0)
            self.assertIn("Your seat stays yours", ann.text())

    def test_the_result_of_a_round_can_be_read_after_the_full_screen(self):
        with Terminal("join", "--new", "classic", "--players", "1", "--server", self.tables.url(), XDG_DATA_HOME=self.tables.folder.name) as ann:
            ann.wait_for(GATHERED)
            os.write(ann.master, b"deal\r")
            ann.wait_for("Your turn: lay at least 2 cards")
            play_on_screen(ann)
            mark = len(ann.raw)
            ann.press(ENTER)
            after = lambda: ann.raw[mark:].decode(errors="replace")
            ann.wait_until(lambda: GATHERED in after(), GATHERED)
            self.assertRegex(after(), r"(?s)(Lost: you cannot complete the turn|You beat the game! All).*" + GATHERED)

    def test_a_new_table_with_a_clock_counts_the_seconds(self):
        self.assertIn("from 10 to 3600", run("join", "--new", "classic", "--clock", "5").stderr.decode())
        with Terminal("join", "--new", "classic", "--players", "1", "--clock", "10", "--server", self.tables.url(),
                      XDG_DATA_HOME=self.tables.folder.name) as ann:
            ann.wait_for(GATHERED)
            os.write(ann.master, b"deal\r")
            warned = lambda: "left, then a bot plays this turn." in ann.text() and re.search(r" 0:(0\d|10)\b", ann.text())
            ann.wait_until(warned, "the last seconds")  # on the screen at one moment; it comes again with the next turn
            ann.press("q")
            self.assertEqual(ann.finish(), 0)

    def test_row_7_chat_on_the_full_screen_of_a_guarded_table(self):
        where = ("--server", self.tables.url())
        ann = Terminal("join", "--new", "classic", "--players", "2", "--talk", "guarded", "--name", "Ann", *where,
                       XDG_DATA_HOME=self.tables.folder.name)
        self.addCleanup(ann.__exit__)
        ann.wait_for(GATHERED)
        link = re.search(r"http://\S+/t/\w{16}", ann.raw.decode())[0]
        ben = self.person(link, "--name", "Ben")
        ben.until(GATHERED)
        ann.wait_for("Ben")
        os.write(ann.master, b"chat good evening\r")  # in the waiting room, too
        ben.until("good evening")
        os.write(ann.master, b"deal\r")
        ann.wait_for("want to begin?")
        ben.until(WISH)
        ben.say("chat hello Ann")
        ann.wait_for("c◆1", "hello Ann")
        ann.press("3")
        ben.say("gladly")
        ann.wait_for("Ben’s turn", "Your turn")
        ann.wait_until(lambda: "c◆1" in ann.bar() and "◆  Ben" in ann.text(), "an unread mark")
        ann.press("c")
        self.assertIn("◆ Ben: hello Ann", ann.text())
        ann.press(*"I hold 44", ENTER)
        ann.wait_for("No numbers at this table")
        ann.press("\x7f", "\x7f", *"a good one", ENTER)
        ann.wait_for("Ann: I hold a good one")
        ben.until("I hold a good one")
        ann.press("\x1b")
        ann.wait_until(lambda: " c chat" in ann.bar(), "all is read")
        self.assertIn("c  ", ann.press("?"))
        self.assertIn("chat: write to the others", ann.text())

    def test_row_21_the_waiting_room_knows_quit_and_suggests(self):
        ann, _ = self.host("classic", "--players", "2")
        self.assertIn("your seat stays yours", ann.answer("help"))
        self.assertIn("Did you mean deal?", ann.answer("dael"))

    def test_a_full_table_a_running_round_and_one_that_is_gone(self):
        ann, link = self.host("classic", "--players", "1")
        self.assertIn("All seats are taken", self.refused(link))
        ann.ask("deal", ", turn 1: ")
        self.assertIn("A round is being played", self.refused(link))
        missing = link[:-16] + "23456789ABCDEFGH"
        self.assertIn("There is no such table", self.refused(missing))
        self.assertIn("There is no such table", self.refused("ABCDEF", "--server", self.tables.url()))

    def test_somebody_who_sits_down_twice_leaves_the_first_window(self):
        ann, link = self.host("classic", "--players", "1")
        self.person(link, home=ann.home).until(GATHERED)
        ann.until("another window")
        self.assertEqual(ann.finish(), 1)

    def refused(self, *arguments):
        result = run("join", *arguments, "--plain")
        self.assertEqual(result.returncode, 1, result)
        return result.stderr.decode()


class BadLinks(unittest.TestCase):
    def fails(self, code, *arguments):
        result = run("join", *arguments)
        self.assertEqual(result.returncode, code, result)
        return result.stderr.decode()

    def test_what_is_no_link(self):
        for link in ("hello", "http://localhost/x", "ftp://localhost/t/23456789ABCDEFGH", "http://a:0/t/23456789ABCDEFGH", "0OI1"):
            self.assertIn("neither a link", self.fails(2, link))
        self.assertIn("--server", self.fails(2, "ABCDEF", "--server", "nowhere"))
        self.assertIn("which table", self.fails(2))
        self.assertIn("--name", self.fails(2, "ABCDEF", "--name", "\x1b[2J"))

    def test_nobody_listens(self):
        with socket.socket() as taken:  # bound and not listening: nobody else gets it meanwhile
            taken.bind(("127.0.0.1", 0))
            self.assertIn("cannot be reached", self.fails(1, "ABCDEF", "--server", f"http://127.0.0.1:{taken.getsockname()[1]}"))

    def test_something_else_answers(self):
        class Refuses(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(400)
                self.end_headers()
                self.wfile.write(b"This server speaks tenback.2.")

            def log_message(self, *_):
                pass

        with http.server.HTTPServer(("127.0.0.1", 0), Refuses) as other:
            threading.Thread(target=other.serve_forever, daemon=True).start()
            self.addCleanup(other.shutdown)
            said = self.fails(1, "ABCDEF", "--server", f"http://127.0.0.1:{other.server_port}")
            self.assertIn("does not work with this version", said)
            other.shutdown()

    def test_row_21_https_to_an_http_port_is_called_what_it_is(self):
        with Server("--log-level", "off") as server:
            said = self.fails(1, "ABCDEF", "--server", f"https://127.0.0.1:{server.port}")
            self.assertIn("does not speak https", said)
            self.assertIn(f"http://127.0.0.1:{server.port}", said)
            self.assertNotIn("certificate", said)

    def test_row_21_a_store_that_cannot_write_is_said_in_a_sentence(self):
        with tempfile.TemporaryDirectory() as folder, Server(
                "--log-level", "off", "--store", f"{folder}/tables.db", before=("sh", "-c", 'trap "" XFSZ; exec "$@"', "sh")) as server:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, 0))
            said = self.fails(1, "--new", "classic", "--server", f"http://127.0.0.1:{server.port}")
            self.assertIn("The server cannot", said)
            self.assertNotIn("not_kept", said)

    def test_tls_that_is_not_trusted(self):
        with tempfile.TemporaryDirectory() as folder:
            key, certificate = f"{folder}/key.pem", f"{folder}/certificate.pem"
            subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days",
                            "1", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
            with Server("--certificate", certificate, "--key", key, "--log-level", "off") as server:
                link = f"https://localhost:{server.port}"
                self.assertIn("cannot be trusted", self.fails(1, "ABCDEF", "--server", link))
                trusting = {**os.environ, "SSL_CERT_FILE": certificate}
                result = subprocess.run([TENBACK, "join", "ABCDEF", "--server", link], env=trusting, capture_output=True, timeout=60)
                self.assertIn("There is no such table", result.stderr.decode())


if __name__ == "__main__":
    unittest.main()
