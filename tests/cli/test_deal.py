"""The way from a seed to a deck, written a second time from docs/notation.md and compared with the referee's deals."""
import json
import unittest

from program import run

WORD = 2**64 - 1
HALF = 2**32


class Words:
    def __init__(self, seed):
        self.state = seed

    def __call__(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
        z = self.state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & WORD
        return z ^ z >> 31


def places(words, sizes):
    """A place below each of the sizes, all out of one word that is fair to them."""
    outcomes = 1
    for size in sizes:
        outcomes *= size
    while True:
        rest, found = words() >> 32, []
        for size in sizes:
            product = rest * size
            found.append(product >> 32)
            rest = product % HALF
        if rest >= HALF % outcomes:
            return found


def shuffled(deck, words):
    i = 1
    while i < len(deck):
        step = 3 if i + 3 <= len(deck) else 1
        for offset, place in enumerate(places(words, [i + 1 + n for n in range(step)])):
            deck[i + offset], deck[place] = deck[place], deck[i + offset]
        i += step
    return deck


def numbers(last):
    return [str(value) for value in range(2, last + 1)]


class Deal(unittest.TestCase):
    def decks(self, game, players, seed):
        requests = [{"do": "new", "game": game, "players": players, "seed": seed}, {"do": "record"}]
        answers = run("referee", stdin="\n".join(map(json.dumps, requests)).encode()).stdout.splitlines()
        return json.loads(answers[-1])["record"]["decks"]

    def test_the_documented_words(self):
        words = Words(1)
        self.assertEqual([words(), words(), words()], [0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67, 0xF893A2EEFB32555E])

    def test_classic(self):
        for seed in [0, 1, 7, 123456789, 2**53 - 1]:
            self.assertEqual(self.decks("classic", 3, seed), [shuffled(numbers(99), Words(seed))])

    def test_quick(self):
        cards = [colour + str(value) for colour in "RYGBV" for value in range(1, 11)]
        for seed in [0, 42, 2**53 - 1]:
            self.assertEqual(self.decks("quick", 4, seed), [shuffled(list(cards), Words(seed))])

    def test_face_takes_both_decks_from_one_stream(self):
        for seed in [0, 1, 2**53 - 1]:
            words = Words(seed)
            self.assertEqual(self.decks("face", 2, seed), [shuffled(numbers(59), words), shuffled(numbers(59), words)])


if __name__ == "__main__":
    unittest.main()
