"""Clients that mean harm: the server answers or closes as documented, others play on, memory stays bounded."""
import asyncio
import json
import re
import secrets
import socket
import unittest

import game
import schema
import websockets
from case import DEEP, SANITIZED, WireCase
from websockets.frames import OP_TEXT, Frame

STORM = 2000 if DEEP else 200
REQUEST = ("GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Protocol: tenback.1\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode()
# All wrong by the schema; the server must think so, too.
WRONG = [
    {"id": 1}, {"id": 1, "do": "dance"}, {"id": 1, "do": "ping", "more": 1}, {"id": 1, "do": ["ping"]},
    {"id": 1, "do": "join"}, {"id": 1, "do": "join", "table": 7}, {"id": 1, "do": "join", "table": "23456789ABCDEFGH", "key": "x"},
    {"id": 1, "do": "sit", "seat": 0, "name": "A", "key": "0" * 32}, {"id": 1, "do": "sit", "seat": 1, "name": "A" * 97, "key": "0" * 32},
    {"id": 1, "do": "sit", "seat": 1, "name": "A", "key": "Z" * 32}, {"id": 1, "do": "lay", "plays": []},
    {"id": 1, "do": "lay", "plays": ["2>U1"] * 10}, {"id": 1, "do": "lay", "plays": [1]}, {"id": 1, "do": "say", "say": "I have the 44"},
    {"id": 1, "do": "shuffle", "round": 1, "bytes": "00"}, {"id": 1, "do": "chat", "text": "a" * 801},
    {"id": 1, "do": "wish", "wish": "win"}, {"id": 1, "do": "deal"}, {"id": 1, "do": "deal", "again": "no"}, {"id": 1, "do": "vote", "seat": 6},
]
NO_ID = [{}, {"do": "ping"}, {"id": 0, "do": "ping"}, {"id": -1, "do": "ping"}, {"id": 1.5, "do": "ping"}, {"id": "1", "do": "ping"},
         {"id": 2 ** 53, "do": "ping"}, [], 7, None, "ping"]
NO_JSON = ["", " ", "{", "nonsense", '{"id":1,"do":"ping"}}', '{"id":1,"id":2', "[" * 16000, '{"id":1,"do":' + '{"a":' * 3000, "\x00", "NaN"]


def frame(text):
    return Frame(OP_TEXT, text).serialize(mask=True)


class Hostile(WireCase):
    def raw(self, server):
        """A connection whose messages nobody checks."""
        return websockets.connect(server.socket, subprotocols=["tenback.1"], compression=None, max_size=None, ping_interval=None)

    async def alive(self, connection):
        await connection.send('{"id":999,"do":"ping"}')
        self.assertEqual(json.loads(await connection.recv()), {"tell": "answer", "id": 999, "ok": True})

    async def expect_close(self, connection, code):
        with self.assertRaises(websockets.ConnectionClosed):
            while True:
                await connection.recv()
        self.assertEqual(connection.close_code, code)

    async def wrong_messages(self, server):
        async with self.raw(server) as connection:
            for message in WRONG:
                with self.assertRaises(AssertionError, msg=message):
                    schema.check(schema.CLIENT, message)
                await connection.send(json.dumps(message))
                answer = schema.read(await connection.recv())
                self.assertEqual((answer["id"], answer["error"]["code"]), (1, "bad_message"), message)
            for text in [*map(json.dumps, NO_ID), *NO_JSON]:  # there is nothing to answer to
                await connection.send(text)
                await self.alive(connection)

    async def too_long(self, server):
        connection = await self.raw(server)
        await connection.send(json.dumps({"id": 1, "do": "chat", "text": "a" * 17_000}))
        await self.expect_close(connection, 1009)

    async def binary(self, server):
        connection = await self.raw(server)
        await connection.send(b'{"id":1,"do":"ping"}')
        await self.expect_close(connection, 1003)

    async def bad_utf8(self, server):
        connection = await self.raw(server)
        connection.transport.write(frame(b'{"id":1,"do":"\xff\xc0\xaf"}'))
        await self.expect_close(connection, 1007)

    async def forged_seats(self, server):
        table, people = await self.running_table(server)
        thief = await self.person(server, "Thief")
        await thief.join(table)
        self.assertEqual(await thief.refusal("sit", seat=1, name="Ann", key=secrets.token_hex(16)), "round_running")
        for do, fields in [("lay", {"plays": ["2>U1"]}), ("deal", {"again": False}), ("begin", {}), ("stand", {}), ("hint", {}),
                           ("take_back", {}), ("vote", {"seat": 1}), ("bot", {"seat": 1, "level": "easy"}), ("say", {"say": "leave U1"}),
                           ("chat", {"text": "hello"}), ("wish", {"wish": "gladly"}), ("shuffle", {"round": 2, "bytes": "0" * 64})]:
            self.assertEqual(await thief.refusal(do, **fields), "not_seated", do)
        for key in (secrets.token_hex(16), "0" * 32):
            self.assertEqual(await thief.refusal("join", table=table, key=key), "wrong_key")
        waiting = next(person for person in people if not game.to_move(person))
        number = waiting.number
        self.assertEqual(await waiting.refusal("lay", plays=["."]), "not_your_turn")
        self.assertEqual(await waiting.refusal("bot", seat=3 - waiting.seat, level="easy"), "round_running")
        self.assertEqual(waiting.number, number)

    async def replays(self, server):
        _, people = await self.running_table(server)
        mover = next(person for person in people if game.to_move(person))
        await mover.ask("lay", plays=[game.choose(mover, self.chance)])
        said = {"id": mover.id, "do": "lay", "plays": ["2>U1"]}  # an old id, whatever it is said to be now
        number = mover.number
        for message in [said] * 3 + [{**said, "id": 1}]:
            await mover.send_again(message)
            self.assertTrue((await mover.answer(message["id"]))["again"])
        self.assertEqual(mover.number, number)

    async def codes_in_a_row(self, server):
        """The addresses of one network count as one: a client of IPv6 has them all."""
        guesser, neighbour = [await self.person(server) for _ in range(2)]
        await guesser.connect(extra_headers={"X-Forwarded-For": "2001:db8::1"})
        await neighbour.connect(extra_headers={"X-Forwarded-For": "2001:db8::ffff:1"})
        codes = ["".join(self.chance.choices("23456789ABCDEFGHJKLMNPQRSTUVWXYZ", k=6)) for _ in range(22)]
        self.assertEqual([await guesser.refusal("join", table=code) for code in codes[:20]], ["no_such_code"] * 20)
        self.assertEqual(await guesser.refusal("join", table=codes[20]), "too_fast")
        self.assertEqual(await neighbour.refusal("join", table=codes[21]), "too_fast")

    async def half_open(self, server):
        for request in [b"", b"GET / HT", REQUEST[:-2], REQUEST]:  # the last does not answer pings
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request)
            while await asyncio.wait_for(reader.read(1000), 60):
                pass
            writer.close()

    async def slow_reader(self, server):
        """Asks much, reads nothing: dropped, not buffered."""
        with socket.create_connection(("127.0.0.1", server.port)) as peer:
            peer.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_sendall(peer, REQUEST)
            self.assertIn(b" 101 ", await loop.sock_recv(peer, 1000))
            lobby = frame(b'{"id":1,"do":"lobby"}')
            with self.assertRaises(OSError):
                while True:
                    await loop.sock_sendall(peer, lobby * 100)
                    await asyncio.sleep(0)

    async def running_table(self, server):
        people = [await self.person(server, name) for name in ("Ann", "Bob")]
        table = await game.open_table(people[0])
        await game.seat_all(table, people)
        await game.deal(people)
        return table, people

    async def test_each_is_met_as_documented(self):
        server = self.serve("--trust-proxy", "127.0.0.1", "--code-rate", "0.001")
        for attack in (self.wrong_messages, self.too_long, self.binary, self.bad_utf8, self.forged_seats, self.replays,
                       self.codes_in_a_row):
            with self.subTest(attack=attack.__name__):
                await attack(server)

    async def test_who_does_not_go_on_is_dropped(self):
        await self.half_open(self.serve_alone("--request-seconds", "0.3", "--idle-seconds", "0.3"))
        server = self.serve("--closing-seconds", "0.3")
        lister = await self.person(server)
        await asyncio.gather(*(game.open_table(lister, listed=True) for _ in range(50)))  # a lobby worth reading
        await self.slow_reader(server)

    async def test_others_play_on_and_memory_stays_bounded(self):
        server = self.serve()
        _, people = await self.running_table(server)
        await self.storm(server)  # once, so that all that is needed once is there
        before = memory_of(server)
        for _ in range(3):
            await asyncio.gather(game.play_out(people, self.chance), self.storm(server))
            await game.deal(people)
        grown = memory_of(server) - before
        if not SANITIZED:
            self.assertLess(grown, 20_000, f"grown by {grown} KB")

    async def storm(self, server):
        attacks = [self.wrong_messages, self.too_long, self.binary, self.bad_utf8, self.vanish, self.floods]
        for _ in range(STORM // 20):
            await asyncio.gather(*(self.chance.choice(attacks)(server) for _ in range(20)))

    async def vanish(self, server):
        """Leaves in the middle of a frame."""
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(REQUEST + frame(b"x" * 9000)[:5000])
        await reader.read(1)
        writer.transport.abort()

    async def floods(self, server):
        async with self.raw(server) as connection:
            for n in range(100):
                await connection.send(f'{{"id":{n + 1},"do":"lobby"}}')
            for _ in range(100):
                await connection.recv()

    async def test_one_address_has_its_share_of_connections_and_requests(self):
        server = self.serve("--address-connections", "5", "--request-rate", "0.001", "--request-burst", "20")
        connections = [await self.raw(server) for _ in range(5)]
        with self.assertRaises(websockets.InvalidStatusCode) as refused:
            await self.raw(server)
        self.assertEqual(refused.exception.status_code, 429)
        for connection in connections:
            await connection.close()


def memory_of(server):
    with open(f"/proc/{server.process.pid}/status", encoding="utf-8") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1])


if __name__ == "__main__":
    unittest.main()
