#!/usr/bin/env python3
"""A small player for every game of tenback: one JSON question a line comes in, one JSON answer a line goes out.

    tenback simulate classic --players 3 --bots 'cmd:python3 examples/bot.py' --games 100

docs/bots.md explains the messages. Of each deal it wants to be told everything once and then only what is new; with the
option --complete every question is whole. It tries whole turns, gives each a cost and takes the cheapest; beyond the cards that
it must lay it adds only those that cost next to nothing.
"""
import bisect
import json
import sys

NEXT_TO_NOTHING = 1


class Memory:
    """The deal as far as it is known: a complete question, and what happened since."""

    def __init__(self):
        self.known = None

    def take(self, question):
        """The question as it would be if it were complete."""
        if not question.get("new"):
            self.known = question
            return question
        self.known["ask"] = question["ask"]
        for event in question["events"]:
            follow(self.known, event)
            self.known["events"].append(event)
        return self.known


def follow(question, event):
    """Brings the view up to date."""
    view, seat, face = question["view"], str(event.get("seat")), question["game"] == "face"
    if event["event"] == "turn":
        news = {key: event[key] for key in ("seat", "turn", "required", "must_cover")}
        view.update(news, status="playing", played=0)
    elif event["event"] == "play":
        card, pile = event["play"].split(">")
        view["piles"][pile] = card
        view["played"] += 1
        view["left"] -= 1
        view["counts"][seat] -= 1
        (view["laid"][seat] if face else view["laid"]).append(card)
        view["must_cover"] = [other for other in view["must_cover"] if other != pile]
        view["burning"] = [other for other in view["burning"] if other != pile]
        if question["options"].get("fire") and is_fire(card):
            view["burning"].append(pile)
        if seat in view["hands"]:
            view["hands"][seat].remove(card)
    elif event["event"] == "draw":
        view["counts"][seat] += event["count"]
        view["draw"][seat if face else "0"] -= event["count"]
        if seat in view["hands"]:
            view["hands"][seat] = sorted(view["hands"][seat] + event["cards"], key=place)


def place(card):
    """Where a complete question has the card in a hand."""
    return ("RYGBV".find(card[0]), int(card.lstrip("RYGBV")))


class Turn:
    """The turn in progress as far as the rules care."""

    def __init__(self, question, unlaid=()):
        view = question["view"]
        self.game = question["game"]
        self.you = view["you"]
        self.piles = dict(view["piles"])
        self.hand = list(view["hands"][str(self.you)])
        self.played = view["played"]
        self.required = view["required"]
        self.given = sum(is_gift(self.game, self.you, play) for play in plays_of_this_turn(question["events"]))
        self.most = {"classic": 99, "face": 99, "quick": 1 if question["options"].get("pro") else 2}[self.game]
        self.on_fire = question["options"].get("fire", False)
        self.alone = question["players"] == 1
        self.burning = set(view["burning"])
        self.must_cover = set(view["must_cover"])
        self.numbers = [] if self.game == "quick" else sorted(map(int, unlaid))  # of the cards to come

    def copy(self):
        other = object.__new__(Turn)
        other.__dict__.update(self.__dict__)
        other.piles, other.hand = dict(self.piles), list(self.hand)
        other.burning, other.must_cover = set(self.burning), set(self.must_cover)
        return other

    def may_end(self):
        return self.played >= self.required and not self.must_cover

    def legal(self):
        """Every card that may be laid now, with its pile."""
        if self.played >= self.most:
            return []
        open_piles = self.burning if self.alone and self.burning else self.piles
        return [(card, pile) for pile in sorted(open_piles) for card in self.hand if self.fits(card, pile)]

    def fits(self, card, pile):
        top, up = self.piles[pile], pile[0] == "U"
        if self.game == "quick":
            if top is None or card[0] == top[0]:
                return True
            return value(card) > value(top) if up else value(card) < value(top)
        if is_gift(self.game, self.you, f"{card}>{pile}"):
            return self.given == 0 and top is not None and (int(card) < int(top) if up else int(card) > int(top))
        return self.step(card, pile) > 0 or self.step(card, pile) == -10

    def step(self, card, pile):
        """How far the card moves the pile on."""
        start = {"U": 1, "D": 60 if self.game == "face" else 100}[pile[0]]
        top = int(self.piles[pile] or start)
        return int(card) - top if pile[0] == "U" else top - int(card)

    def lay(self, card, pile):
        after = self.copy()
        after.piles[pile] = card
        after.hand.remove(card)
        after.played += 1
        after.given += is_gift(self.game, self.you, f"{card}>{pile}")
        after.burning.discard(pile)
        after.must_cover.discard(pile)
        if self.on_fire and is_fire(card):
            after.burning.add(pile)
        return after


def is_fire(card):
    """Of classic."""
    return int(card) % 11 == 0 and 22 <= int(card) <= 77


def value(card):
    return int(card[1:])


def is_gift(game, you, play):
    """Does the play lie on the opponent's pile?"""
    return game == "face" and play[-1] != str(you)


def plays_of_this_turn(events):
    plays = []
    for event in events:
        if event["event"] == "turn":
            plays = []
        elif event["event"] == "play":
            plays.append(event["play"])
    return plays


def cost(turn, card, pile, unlaid):
    """What laying the card spoils; less than nothing where it mends something."""
    if turn.game == "quick":
        after = {**turn.piles, pile: card}
        return spoilt(after, unlaid - {card}) - spoilt(turn.piles, unlaid) - 2.5
    if is_gift(turn.game, turn.you, f"{card}>{pile}"):
        return 1 + 0.5 * abs(int(card) - int(turn.piles[pile])) - (6 - 2 if len(turn.hand) <= 4 else 0)
    step = turn.step(card, pile)
    low, high = sorted((int(card), int(card) - step if pile[0] == "U" else int(card) + step))
    skipped = bisect.bisect_left(turn.numbers, high) - bisect.bisect_right(turn.numbers, low)
    return (skipped if step > 0 else -2 - skipped) + (4 if turn.on_fire and is_fire(card) else 0)


def spoilt(piles, unlaid):
    """Quick & Easy: the cards to come that fit neither pile, against those that fit both."""
    total = 0
    for card in unlaid:
        fitting = 0
        for pile, top in piles.items():
            further = top is None or (value(card) > value(top) if pile[0] == "U" else value(card) < value(top))
            fitting += further or card[0] == top[0]
        total += 1 - fitting
    return total


def worth_a_try(turn):
    """On each pile the ten-back card, the nearest one, and one from which ten back leads; gifts all."""
    if turn.game == "quick":
        return turn.legal()
    chosen = []
    for pile in turn.piles:
        here = sorted((turn.step(card, pile), card) for card, where in turn.legal() if where == pile)
        backwards = [card for step, card in here if step < 0]
        onwards = [card for step, card in here if step > 0]
        back = -10 if pile[0] == "U" else 10
        chains = [card for card in onwards if str(int(card) + back) in turn.hand]
        picked = backwards if is_gift(turn.game, turn.you, f"{2}>{pile}") else backwards[:1] + onwards[:1] + chains[:1]
        chosen += [(card, pile) for card in dict.fromkeys(picked)]
    return chosen


def whole_turns(turn, unlaid, candidates, plays=(), total=0):
    """Every turn worth a thought, as (cost, plays, the turn after it)."""
    if turn.may_end() or not unlaid:
        yield total, plays, turn
    for card, pile in candidates(turn):
        price = cost(turn, card, pile, unlaid)
        if turn.may_end() and price > NEXT_TO_NOTHING:
            continue
        after = turn.lay(card, pile)
        yield from whole_turns(after, unlaid - {card}, candidates, (*plays, f"{card}>{pile}"), total + price)


def unlaid_cards(question):
    """All cards not yet laid; in Face to Face of one's own deck."""
    game, laid = question["game"], question["view"]["laid"]
    if game == "quick":
        deck = {f"{colour}{number}" for colour in "RYGBV" for number in range(1, 11)}
    else:
        deck = {str(number) for number in range(2, 100 if game == "classic" else 60)}
    return deck - set(laid[str(question["view"]["you"])] if game == "face" else laid)


def lonely(question, after):
    """Face to Face: would a single card be left to begin the next turn with?"""
    if question["game"] != "face":
        return False
    wanted = 6 - len(after.hand) if after.given else 2
    return len(after.hand) + min(wanted, question["view"]["draw"][str(after.you)]) == 1


def best_turn(question):
    unlaid = unlaid_cards(question)
    turn = Turn(question, unlaid)
    for candidates in (worth_a_try, Turn.legal):  # few first; all where few do not complete the turn
        found = [
            (total + (1000 if lonely(question, after) else 0), plays)
            for total, plays, after in whole_turns(turn, unlaid, candidates)
        ]
        if found:
            return min(found)
    return 0, ()


def answer_turn(question):
    return {"plays": list(best_turn(question)[1])}


def answer_wish(question):
    view = {**question["view"], "required": question["options"].get("minimum", 1)}
    total = best_turn({**question, "view": view})[0]
    if question["game"] == "quick":
        return {"wish": "gladly" if total < 5 else "do_not_care"}
    return {"wish": "very_much" if total <= 2 else "gladly" if total <= 6 else "do_not_care" if total <= 12 else "rather_not"}


def answer_talk(question):
    """What helps the others and is not said yet; what a seat says stands until its turn ends."""
    game, you = question["game"], question["view"]["you"]
    said = set()
    for event in question["events"]:
        if event["event"] == "end" and event["seat"] == you:
            said.clear()
        elif event["event"] == "say" and event["seat"] == you:
            said.add(event["say"])
    turn = Turn(question)
    if game == "quick" and not said:
        if question["options"]["pro"]:
            return {"say": sorted({f"holds {card[0]}" for card in turn.hand})}
        bands = {card: "low" if value(card) <= 3 else "middle" if value(card) <= 7 else "high" for card in turn.hand}
        return {"say": [f"hint {card[0]} {band}" for card, band in bands.items()]}
    if game == "classic":
        near = {pile for card, pile in turn.legal() if turn.step(card, pile) <= 1}
        return {"say": sorted({f"leave {pile}" for pile in near} - said)}
    return {"say": []}


ANSWERS = {"turn": answer_turn, "wish": answer_wish, "talk": answer_talk}


def main():
    memory = Memory()
    for line in sys.stdin:
        question = memory.take(json.loads(line))
        answer = ANSWERS[question["ask"]](question)
        if "--complete" not in sys.argv:
            answer["incremental"] = True
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
