"""Somebody at the other end of the protocol: validates all it sends and gets, keeps it, and follows its table."""
import asyncio
import contextlib
import copy
import secrets
import time

import schema
import websockets

PATIENCE = 240  # seconds; only a test that fails waits so long
PARTS = ("seats", "shuffle", "state", "hand", "revealed")


class Refused(Exception):
    """An answer that is a refusal; its text is the code."""


class Gone(Exception):
    """The connection ended before the answer came."""


class Client:
    def __init__(self, server, name=None):
        self.server = server
        self.name = name
        self.key = secrets.token_hex(16)
        self.texts = []      # every message as it came, over all connections
        self.answered = []   # (message, answer), in the order of the answers
        self.unanswered = {}  # by id: what was sent and has no answer
        self.byes = []
        self.table = None
        self.seat = None
        self.view = {}
        self.events = []     # of the round, as far as they were told
        self.number = 0
        self.id = 0
        self.faults = []
        self.socket = None
        self.reader = None
        self.news = asyncio.Condition()

    async def connect(self, server=None, **options):
        self.server = server or self.server
        await self.disconnect()
        self.socket = await websockets.connect(self.server.socket, subprotocols=["tenback.1"], compression=None, max_size=None,
                                               ping_interval=None, close_timeout=PATIENCE, **options)
        self.id = 0
        self.reader = asyncio.create_task(self.read())
        return self

    async def disconnect(self):
        if self.socket is None:
            return
        with contextlib.suppress(websockets.ConnectionClosed):  # the server was killed, and this is how one learns of it
            await self.socket.close()
        await self.reader
        self.socket = None

    async def read(self):
        try:
            async for text in self.socket:
                self.texts.append(text)
                async with self.news:
                    self.take(schema.read(text))
                    self.news.notify_all()
        except websockets.ConnectionClosedError:
            pass
        except Exception as fault:  # told by whoever waits next
            self.faults.append(fault)
        async with self.news:
            self.news.notify_all()

    @property
    def open(self):
        return self.reader is not None and not self.reader.done()

    async def until(self, so, what="something"):
        """Waits until it is so; that the server has said something it must not say fails at once."""
        def done():
            if self.faults:
                raise self.faults[0]
            return so() or not self.open
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise AssertionError(f"{self.name} waited in vain for {what}: {self.view}")
            async with self.news:
                with contextlib.suppress(asyncio.TimeoutError):  # it may be another client's news that makes it so
                    await asyncio.wait_for(self.news.wait(), 0.1)
        if not so():
            raise Gone(what)

    def take(self, message):
        match message["tell"]:
            case "answer":
                self.answered.append((self.unanswered.pop(message["id"]), message))
            case "table":
                self.number = message["number"]
                self.view = message
                self.seat = message["you"]
                self.events = list(message["history"])
            case "events":
                expected = self.number + message.get("count", 1)
                assert message["number"] == expected, f"event {expected} of {self.table} is missing or told twice: {message}"
                self.number = message["number"]
                self.follow(message)
            case "bye":
                self.byes.append(message["reason"])

    def follow(self, message):
        self.view.update({part: message[part] for part in PARTS if part in message})
        self.events += message["events"]
        for event in message["events"]:
            match event["event"]:
                case "dealt":
                    self.view["laid"] = {"1": [], "2": []} if self.view["table"]["game"] == "face" else []
                case "play":
                    self.laid_by(event["seat"]).append(event["play"].split(">")[0])
                case "back":
                    self.laid_by(event["seat"]).remove(event["play"].split(">")[0])
                case "left" if event["seat"] == self.seat:
                    self.seat = None
                    self.view["hand"] = None

    def laid_by(self, seat):
        laid = self.view["laid"]
        return laid[str(seat)] if isinstance(laid, dict) else laid

    def picture(self):
        """All that is known of the table now, to be compared with what others know or what is told from scratch."""
        picture = copy.deepcopy({part: self.view[part] for part in (*PARTS, "laid")})
        for laid in picture["laid"].values() if isinstance(picture["laid"], dict) else [picture["laid"] or []]:
            laid.sort()
        if picture["state"]:
            del picture["state"]["deadline"], picture["state"]["deadline_ms"]
        return {"number": self.number, "you": self.seat, **picture}

    async def send(self, do, **fields):
        self.id += 1
        await self.send_again({"id": self.id, "do": do, **fields})
        return self.id

    async def send_again(self, message):
        self.unanswered[message["id"]] = message
        await self.socket.send(schema.write(message))

    async def answer(self, message_id):
        await self.until(lambda: message_id not in self.unanswered, f"the answer to {self.unanswered.get(message_id)}")
        return next(answer for message, answer in reversed(self.answered) if message["id"] == message_id)

    async def ask(self, do, **fields):
        """The answer; a refusal is an exception."""
        try:
            answer = await self.answer(await self.send(do, **fields))
        except websockets.ConnectionClosed:
            raise Gone(do) from None
        if not answer["ok"]:
            raise Refused(answer["error"]["code"])
        return answer

    async def refusal(self, do, **fields):
        """The code of the refusal, or nothing."""
        try:
            await self.ask(do, **fields)
        except Refused as refused:
            return str(refused)

    async def join(self, table=None, again=False, **fields):
        """To look on, or with `again` to come back to the seat; then what has no answer is sent again."""
        unanswered, self.unanswered = self.unanswered, {}
        answer = await self.ask("join", table=table or self.table, **({"key": self.key} if again else {}), **fields)
        self.table = answer["table"]
        await self.until(lambda: self.view.get("table", {}).get("id") == self.table, "the table")
        self.id = max([self.id, answer["last"], *unanswered])
        for message in unanswered.values():
            await self.send_again(message)
        return answer

    async def come_back(self, server=None):
        await self.connect(server)
        return await self.join(again=True)

    async def sit(self, seat):
        await self.ask("sit", seat=seat, name=self.name, key=self.key)
        self.seat = self.view["you"] = seat
