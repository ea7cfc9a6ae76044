"""What people see in a browser when they are refused: a sentence in their language, with the headers of every other answer."""
import json
import pathlib
import socket
import unittest

from case import WireCase

LOCALE = pathlib.Path(__file__).resolve().parents[2] / "locale"
WORDS = {language: json.loads((LOCALE / f"{language}.json").read_text()) for language in json.loads((LOCALE / "languages.json").read_text())}


class Refusals(WireCase):
    def expect(self, answer, status, key, language):
        self.assertEqual((answer.status, answer.text), (status, WORDS[language][f"http.{key}"] + "\n"))
        self.assertEqual(answer.headers["Content-Language"], language)
        self.expect_safety(answer)

    def expect_safety(self, answer):
        self.assertEqual(answer.headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(answer.headers["Cache-Control"], "no-store")
        self.assertIn("default-src 'self'", answer.headers["Content-Security-Policy"])

    def test_in_the_language_of_the_reader(self):
        server = self.serve()
        for wanted, language in [("de-AT,de;q=0.9,en;q=0.8", "de"), ("uk", "uk"), ("fr, cs;q=0.5, en;q=0.4", "cs"), ("en;q=0.1,ru", "ru"),
                                 ("", "en"), ("fr", "en"), ("*", "en"), ("de;q=0, uk;q=0.1", "uk"), (";;q=,=", "en")]:
            with self.subTest(wanted=wanted):
                ask = {"Accept-Language": wanted}
                self.expect(server.get("/nowhere", **ask), 404, "no_page", language)
                self.expect(server.get("/t/" + "x" * 40, **ask), 404, "no_table", language)
                self.expect(server.get("/api/tables/23456789ABCDEFGH/record", **ask), 404, "no_table", language)
                self.expect(server.get("/", host="other.example", **ask), 421, "other_name", language)

    def test_too_many_requests(self):
        server = self.serve("--request-rate", "0.001", "--request-burst", "1")
        server.get("/")
        answer = server.get("/", **{"Accept-Language": "uk"})
        self.expect(answer, 429, "too_many_requests", "uk")
        self.assertEqual(answer.headers["Retry-After"], "10")

    def test_who_is_turned_away_unheard_may_speak_any_language(self):
        for options, status, key in [(("--address-connections", "1"), 429, "too_many_connections"), (("--connections", "1"), 503, "server_full")]:
            server = self.serve_alone(*options)
            with socket.create_connection(("127.0.0.1", server.port)):
                while (answer := server.get("/")).status != status:  # until the server has seen the first
                    pass
            self.assertEqual(answer.text.splitlines(), [words[f"http.{key}"] for words in WORDS.values()])
            self.expect_safety(answer)


if __name__ == "__main__":
    unittest.main()
