"""How people of the tests play: by the rules as their view shows them, with chance where there is a choice."""
import asyncio
import random
import secrets

TRICK = 10


def worth(card):
    return int(card.lstrip("RYGBV"))


def fits(game, seat, card, pile, top, given):
    """May the card go on the pile, by TG-5 and TG-6, QE-4 and QE-5, FF-3 to FF-5?"""
    rises = pile[0] == "U"
    is_opponents = game == "face" and pile[1] != str(seat)
    if top is None:
        return not is_opponents
    if game == "quick" and card[0] == top[0]:
        return True
    climbs = worth(card) > worth(top)
    if is_opponents:
        return not given and climbs != rises and worth(card) != worth(top)
    if game != "quick" and worth(card) - worth(top) == (-TRICK if rises else TRICK):
        return True
    return worth(card) != worth(top) and climbs == rises


def plays(client):
    """Everything that may be laid now."""
    state = client.view["state"]
    game = client.view["table"]["game"]
    alone = client.view["table"]["players"] == 1
    return [f"{card}>{pile}" for card in client.view["hand"] for pile, top in state["piles"].items()
            if not (alone and state["burning"] and pile not in state["burning"])
            and fits(game, client.seat, card, pile, top, state["given"])]


def cost(client, play):
    """By how much the pile gets worse."""
    card, pile = play.split(">")
    row = {"classic": 100, "face": 60, "quick": 11}[client.view["table"]["game"]]
    top = client.view["state"]["piles"][pile]
    if pile[0] == "U":
        return worth(card) - (worth(top) if top else 0)
    return (worth(top) if top else row) - worth(card)


def choose(client, chance, skill=0.9):
    """What to lay next: mostly what costs little, sometimes anything."""
    state = client.view["state"]
    if state["may_end"]:
        return "."
    due = [play for play in plays(client) if play.split(">")[1] in state["must_cover"]]
    choice = due if due and state["played"] + 1 >= state["required"] else plays(client)
    return min(choice, key=lambda play: cost(client, play)) if chance.random() < skill else chance.choice(choice)


def status(client):
    return (client.view.get("state") or {}).get("status")


def is_over(client):
    return status(client) in ("won", "lost")


def to_move(client):
    return status(client) == "playing" and client.view["state"]["seat"] == client.seat


async def open_table(client, game="classic", players=2, bots=0, level="easy", **options):
    """A new table; the last seats are bots. Its id."""
    wanted = {"options": {}, "talk": "markers", "hints": True, "listed": False, "clock": None, **options}
    levels = [None] * (players - bots) + [level] * bots
    answer = await client.ask("create", nonce=secrets.token_hex(16), game=game, players=players, bots=levels, **wanted)
    return answer["table"]


async def seat_all(table, people):
    for seat, person in enumerate(people, 1):
        await person.join(table)
        await person.sit(seat)


async def contribute(client):
    shuffle = client.view["shuffle"]
    await client.ask("shuffle", round=shuffle["round"], bytes=secrets.token_hex(32))


async def deal(people, again=False, first=None):
    """Their parts, the deal, and everybody's wish to begin."""
    if not again:
        await asyncio.gather(*map(contribute, people))
    for person in people[1:] if people[0].view["state"] else []:  # after a round all are waited for
        await person.ask("ready", ready=True, again=again)
    await people[0].ask("deal", again=again)
    for person in people:
        await person.until(lambda: status(person) in ("opening", "playing"), "a hand")
    for person in people:
        if status(person) == "opening":
            await person.ask("wish", wish="very_much" if person is first else "gladly")
    for person in people:
        await person.until(lambda: status(person) != "opening", "the beginning")


async def catch_up(people):
    """Until all have heard the same; bots and connections may add something at any moment."""
    while len({person.number for person in people}) > 1:
        last = max(person.number for person in people)
        for person in people:
            await person.until(lambda: person.number >= last, f"event {last}")


async def play_on(client, chance, done=is_over, skill=0.9):
    """Plays this seat's turns until it is done."""
    while True:
        await client.until(lambda: done(client) or to_move(client), "its turn")
        if done(client):
            return
        await client.ask("lay", plays=[choose(client, chance, skill)])


async def play_out(people, chance=random, done=is_over, skill=0.9):
    await asyncio.gather(*(play_on(person, chance, done, skill) for person in people))
