"""The fair shuffle written a second time, from docs/fairness.md, and judged by `tenback verify`."""
import hashlib
import json
import struct
import unittest

from program import run
from test_deal import numbers, shuffled

WORD = 2**32 - 1


def number(value):
    return struct.pack("<I", value)


def text(value):
    return number(len(value)) + value.encode()


def commitment(table, round_number, secret):
    label = text("tenback fair commitment 1")
    return hashlib.blake2b(label + text(table) + number(round_number) + secret, digest_size=32).digest()


def deal_key(table, round_number, secret, contributions):
    message = text("tenback fair deal 1") + text(table) + number(round_number) + number(len(contributions))
    for contribution in contributions:
        message += number(0) if contribution is None else number(1) + contribution
    return hashlib.blake2b(message, key=secret, digest_size=32).digest()


def quarter(s, a, b, c, d):
    for x, y, z, turn in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
        s[x] = (s[x] + s[y]) & WORD
        s[z] ^= s[x]
        s[z] = (s[z] << turn | s[z] >> (32 - turn)) & WORD


class Stream:
    """ChaCha20 as in RFC 8439: nonce zero, counter from 0; 64-bit words, lowest byte first."""

    def __init__(self, key):
        self.key, self.counter, self.words = struct.unpack("<8I", key), 0, []

    def __call__(self):
        if not self.words:
            self.words = list(struct.unpack("<8Q", self.block()))
        return self.words.pop(0)

    def block(self):
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *self.key, self.counter, 0, 0, 0]
        self.counter += 1
        s = list(start)
        for _ in range(10):
            for column in [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]:
                quarter(s, *column)
            for diagonal in [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]:
                quarter(s, *diagonal)
        return struct.pack("<16I", *((a + b) & WORD for a, b in zip(s, start)))


SECRET = bytes(range(32))
CONTRIBUTIONS = [bytes(range(0x40, 0x60)), None, bytes(range(0x80, 0xA0))]


def record(table="k3v9", round_number=2):
    """A game for three that has just begun, with its proof."""
    words = Stream(deal_key(table, round_number, SECRET, CONTRIBUTIONS))
    deck = shuffled(numbers(99), words)
    first = (words() >> 32) % 3 + 1
    return {
        "tenback": 1, "game": "classic", "players": 3, "options": {"fire": False, "minimum": 2, "hand": 6}, "first": first,
        "decks": [deck], "turns": [{"seat": first, "plays": []}],
        "result": {"status": "playing", "reason": None, "left": 98, "winner": None},
        "fairness": {
            "version": 1, "table": table, "round": round_number, "commitment": commitment(table, round_number, SECRET).hex(),
            "secret": SECRET.hex(), "contributions": {"1": CONTRIBUTIONS[0].hex(), "3": CONTRIBUTIONS[2].hex()}, "absent": [2],
        },
    }


def verify(*records, language="en"):
    lines = "\n".join(r if isinstance(r, str) else json.dumps(r) for r in records)
    return run("verify", "-", "--lang", language, stdin=lines.encode())


class Verify(unittest.TestCase):
    def test_the_document_s_vector(self):
        self.assertEqual(commitment("k3v9", 2, SECRET).hex(), "89046d350adfbec36c544882a1393eb806ee9f4ff39b3395d813032fb07af162")
        key = deal_key("k3v9", 2, SECRET, CONTRIBUTIONS)
        self.assertEqual(key.hex(), "c74ebf60d89ce1574bbac4cd89026ccb0682ea3845334df2ab917ed4b90f3127")
        self.assertEqual(Stream(key)(), 0x40E616C5C7FB16C7)
        self.assertEqual(record()["decks"][0][:10], "74 40 67 24 39 5 9 78 65 79".split())

    def test_a_proven_record_shows_the_commitment_and_who_was_left_out(self):
        result = verify(record())
        self.assertEqual(result.stdout.decode(), "line 1, table k3v9, round 2: proven\n"
                         "  commitment " + commitment("k3v9", 2, SECRET).hex() + "\n"
                         "  left out of the shuffle: Player 2\n")
        self.assertEqual((result.returncode, result.stderr), (0, b""))

    def test_each_record_gets_its_own_verdict(self):
        bare, known, swapped, wrong_secret, bad_proof = (record() for _ in range(5))
        del bare["fairness"]
        known["fairness"] = {"version": 1, "table": "k3v9", "round": 3, "known": True}
        swapped["decks"][0][:2] = reversed(swapped["decks"][0][:2])
        wrong_secret["fairness"]["secret"] = bytes(32).hex()
        bad_proof["fairness"]["secret"] = "00"
        result = verify(record(), "", bare, known, swapped, wrong_secret, bad_proof, "not a record")
        self.assertEqual(result.returncode, 1)
        verdicts = [line for line in result.stdout.decode().splitlines() if not line.startswith(" ")]
        for line, part in zip(verdicts, ["line 1, table k3v9, round 2: proven", "line 3: no proof", "line 4, table k3v9, round 3: known",
                                         "line 5, table k3v9, round 2: does not match: another deck",
                                         "line 6, table k3v9, round 2: does not match: the secret", "line 7: no valid proof: 'secret'",
                                         "line 8: no valid record"], strict=True):
            self.assertTrue(line.startswith(part), line)

    def test_somebody_else_began(self):
        other = record()
        other["first"] = other["first"] % 3 + 1
        other["turns"][0]["seat"] = other["first"]
        result = verify(other)
        self.assertEqual(result.returncode, 1)
        self.assertIn(b"somebody else should have begun", result.stdout)

    def test_speaks_the_players_language(self):
        for language, proven in [("de", "bewiesen"), ("uk", "доведено"), ("cs", "dokázáno"), ("ru", "доказано")]:
            self.assertIn(proven, verify(record(), language=language).stdout.decode())

    def test_bad_usage_and_files(self):
        self.assertEqual(run("verify").returncode, 2)
        self.assertEqual(run("verify", "/nowhere/games.jsonl").returncode, 1)
        empty = verify()
        self.assertEqual((empty.returncode, empty.stdout), (1, b""))
        self.assertIn(b"no record", empty.stderr)


if __name__ == "__main__":
    unittest.main()
