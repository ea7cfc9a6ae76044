"""Players read their own language: nothing English is left, options and environment choose, and it can change in the game."""
import json
import os
import re
import unittest

from program import LANGUAGES, LOCALE, run
from test_play import Session

NOTATION = re.compile(r"[UD][12]|[RYGBV]\d+|\d+|>")
COMMANDS = {"44", "end", "show", "moves", "say", "leave", "small", "mean", "trick", "hint", "high", "holds", "hush", "lang", "de",
            "rules", "help", "quit", "Y", "G", "undo", "log"}  # the first column of help


class Reader(Session):
    """Knows a prompt in any language: only prompts end with a blank."""

    prompts = (b" ",)


def catalogue(language):
    with open(os.path.join(LOCALE, language + ".json"), encoding="utf-8") as file:
        return json.load(file)


def outside_brackets(text):
    """What no catalogue has said: `--lang qps` puts [[ ]] around every message, also around one inside another."""
    left, depth = "", 0
    for part in re.split(r"(\[\[|\]\])", text):
        depth += (part == "[[") - (part == "]]")
        if depth == 0 and part != "]]":
            left += part
    assert depth == 0, text
    return left


def words_left(text):
    return set(re.findall(r"\w+", NOTATION.sub(" ", outside_brackets(text))))


def whole_game(*arguments):
    """All that is printed in a game by somebody who tries everything, whatever the language."""
    session = Reader(*arguments)
    seen = session.wait()
    for line in ["end", "say leave u1", "say 44", "say hint y low", "help", "rules", "show", "77 U9", "fly away", "lang xx"]:
        seen += session.type(line)
    while seen.endswith(" "):  # a prompt
        seen += session.type("moves")
        play = re.findall(r"([UD][12]): ([RYGBV]?\d+)", seen.splitlines()[-2])
        seen += session.type("{1} {0}".format(*play[-1]) if play else "end")
        if seen.endswith(" "):
            seen += session.type("end")
    session.finish()
    return seen


class Pseudo(unittest.TestCase):
    def test_a_game_says_nothing_that_is_not_in_the_catalogues(self):
        for arguments in [["classic", "--fire"], ["classic", "--players", "2", "--first", "1"],
                          ["quick", "--players", "2", "--first", "2"], ["face", "--first", "1"]]:
            seen = whole_game(*arguments, "--seed", "3", "--plain", "--lang", "qps")
            self.assertRegex(seen, r"\[\[Lost: |\]\] wins: ")
            self.assertLessEqual(words_left(seen), COMMANDS, arguments)

    def test_the_wish_to_begin(self):
        seen = run("play", "--players", "2", "--lang", "qps", "--seed", "1", stdin=b"\nhm\ngladly\n\n\n").stdout.decode()
        self.assertEqual(words_left(seen), set())

    def test_help_of_players_commands(self):
        for command in ["play", "replay"]:
            text = outside_brackets(run(command, "--help", "--lang", "qps").stdout.decode())
            words = set(re.findall(r"(?<![\w-])\w+", text))
            self.assertLessEqual(words, {"tenback", command, "game", "file", "classic"})

    def test_errors_of_players_commands(self):
        for arguments in [["--faster"], ["--players"], ["--players", "9"], ["--players", "two"], ["--seed", "-1"], ["--seed", "1", "--seed", "2"],
                          ["--first", "3"], ["--first", "0"], ["--pro"], ["quick", "--fire"], ["--minimum", "4"], ["--hand", "3"], ["chess"],
                          ["--names", "a" * 25], ["--names", "Ann,Bob"], ["--record", "/nowhere/x"]]:
            result = run("play", *arguments, "--lang", "qps")
            self.assertIn(result.returncode, (1, 2))
            left = re.sub(r"--?\w+|^game", " ", outside_brackets(result.stderr.decode()).replace("tenback: ", "", 1))
            self.assertEqual(set(re.findall(r"\w+", left)), set(), (arguments, result.stderr))
            self.assertIn(b"[[", result.stderr)


class Chosen(unittest.TestCase):
    def greeting(self, *arguments, **environment):
        saved = {name: os.environ.pop(name, None) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")}
        os.environ.update(environment)
        try:
            return run("play", "--seed", "1", *arguments).stdout.decode().splitlines()[1]
        finally:
            for name, value in saved.items():
                os.environ.pop(name, None)
                if value is not None:
                    os.environ[name] = value

    def test_by_option_in_every_language(self):
        for language in LANGUAGES:
            self.assertEqual(self.greeting("--lang", language), catalogue(language)["plain.welcome"])
            self.assertEqual(self.greeting("--lang=" + language), catalogue(language)["plain.welcome"])

    def test_by_the_environment(self):
        self.assertEqual(self.greeting(LANG="cs_CZ.UTF-8"), catalogue("cs")["plain.welcome"])
        self.assertEqual(self.greeting(LANG="cs_CZ.UTF-8", LC_ALL="uk_UA.UTF-8"), catalogue("uk")["plain.welcome"])
        self.assertEqual(self.greeting("--lang", "de", LC_ALL="uk_UA.UTF-8"), catalogue("de")["plain.welcome"])
        self.assertEqual(self.greeting(LANG="fr_FR.UTF-8"), catalogue("en")["plain.welcome"])
        self.assertEqual(self.greeting(LANGUAGE="fr:cs:de", LANG="de_DE.UTF-8"), catalogue("cs")["plain.welcome"])

    def test_help_fits_in_80_columns(self):
        for command in (["play"], ["join"], ["games", "export"], ["replay"], ["verify"]):
            for language in LANGUAGES:
                before_examples = run(*command, "--help", "--lang", language).stdout.decode().rsplit("\n\n", 1)[0]
                self.assertLessEqual(max(map(len, before_examples.splitlines())), 80, before_examples)

    def test_in_the_game(self):
        seen = run("play", "--seed", "1", stdin=b"lang ru\nshow\n").stdout.decode()
        self.assertIn(catalogue("ru")["plain.language"], seen)
        self.assertIn("Колода: 90 карт.", seen)

    def test_an_unknown_language_is_refused(self):
        result = run("play", "--lang", "xx")
        self.assertEqual(result.returncode, 2)
        self.assertIn(", ".join(LANGUAGES).encode(), result.stderr)

    def test_engineers_read_english(self):
        for command in ["simulate", "perft", "referee", "solve", "compare"]:
            english = run(command, "--help").stdout
            os.environ["LC_ALL"] = "de_DE.UTF-8"
            try:
                self.assertEqual(run(command, "--help").stdout, english)
            finally:
                os.environ["LC_ALL"] = "C.UTF-8"


class WholeGames(unittest.TestCase):
    def test_in_every_language(self):
        for language in LANGUAGES:
            seen = whole_game("classic", "--fire", "--seed", "3", "--plain", "--lang", language)
            self.assertIn(catalogue(language)["result.title_lost"] + ": ", seen)
            self.assertNotIn("{", seen)
            if language != "en":
                for english in ["Draw pile", "Your hand", "lay at least", "turn", "cards"]:
                    self.assertNotIn(english, seen)


if __name__ == "__main__":
    unittest.main()
