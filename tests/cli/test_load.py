"""`tenback load`: whole games at the tables of a real server, every view checked. Small and bounded."""
import json
import unittest

from program import run
from test_serve import Server

OPEN = ("--bot-pace", "0", "--address-connections", "0", "--request-rate", "0", "--message-rate", "0", "--table-rate", "0", "--log-level", "off")


class Load(unittest.TestCase):
    def load(self, server, *options):
        result = run("load", server.link.rstrip("/"), *options, "--json")
        report = json.loads(result.stdout)
        self.assertEqual(report["first_errors"], [])
        self.assertEqual(result.returncode, 0)
        return report

    def test_whole_games_of_each_kind(self):
        with Server(*OPEN) as server:
            for game, seats in (("classic", 4), ("quick", 3), ("face", 2)):
                report = self.load(server, "--game", game, "--seats", str(seats), "--tables", "2", "--games", "1", "--server-pid",
                                   str(server.process.pid))
                self.assertEqual(report["games"], 2)
                self.assertEqual(report["connections"], 2 * seats)
                self.assertEqual(report["answer_ms"]["count"], report["moves"])
                self.assertEqual(report["visible_ms"]["count"], report["moves"] * (seats - 1))
                self.assertIn("cpu_us_a_message", report["server"])

    def test_at_a_given_rate_for_a_given_time(self):
        with Server(*OPEN) as server:
            report = self.load(server, "--tables", "3", "--seats", "2", "--rate", "20", "--seconds", "2")
            self.assertGreater(report["moves"], 0)
            self.assertLess(report["moves_a_second"], 25)

    def test_a_server_that_refuses_is_an_error(self):
        with Server("--address-connections", "2", "--log-level", "off") as server:
            result = run("load", server.link.rstrip("/"), "--tables", "2", "--seats", "2", "--json")
            self.assertEqual(result.returncode, 1)
            self.assertGreater(json.loads(result.stdout)["errors"], 0)

    def test_bad_use(self):
        self.assertEqual(run("load", "nowhere").returncode, 2)
        self.assertEqual(run("load", "http://127.0.0.1:1", "--server-pid", "999999999").returncode, 1)
        self.assertEqual(run("load", "http://127.0.0.1:1", "--tables", "0").returncode, 2)


if __name__ == "__main__":
    unittest.main()
