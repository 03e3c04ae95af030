"""Tables of a load run: four clients each. One of them moves; when all have the move, the next one does."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

from benchmarks.load_client import Client, open_client
from cantiere.server.gate.changes import changed

SEATS = 4
LANGUAGES = ("en", "it")
TOY = "counter"
AS_BROWSERS_DO = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
STATE_ID = re.compile(rb'"_stateID":(\d+)')
decode = msgspec.json.decode


class Table:
    """The clients of a table. `numbers` says how far each has come."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients
        self.times: list[tuple[float, float]] = []  # when a move was sent, and how long until all had it
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.numbers = [0] * len(clients)
        self._sent: tuple[int, float] | None = None  # at which number, and when, a move was sent
        for seat, client in enumerate(clients):
            client.heard = self._listener(seat)
            client.lost = self._lost

    def is_news(self, text: bytes) -> bool:
        """Tell whether a message brings a move."""
        raise NotImplementedError

    def take(self, seat: int, text: bytes) -> int:
        """Take in what a seat was told; return the number to which it has come."""
        raise NotImplementedError

    def next_move(self) -> tuple[int, bytes] | None:
        """Return who moves now, and the message that says so; None if nobody is asked."""
        raise NotImplementedError

    def over(self) -> bool:
        """Tell whether the game is over."""
        return False

    def play(self, until: float) -> None:
        """Begin; `done` is set when the last move before that moment has reached everybody."""
        self._until = until
        self._send()

    def _send(self) -> None:
        now = time.perf_counter()
        if now >= self._until or self.over():
            if not self.done.done():
                self.done.set_result(None)
            return
        move = self.next_move()  # None: the server answers where there is no choice but that must not show
        if move is not None:
            self._sent = self.numbers[0], now
            self.clients[move[0]].send(move[1])

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            if not self.is_news(text):
                if b'"problem"' in text:
                    self._lost(text.decode())
                return
            self.numbers[seat] = self.take(seat, text)
            if len(set(self.numbers)) > 1:
                return
            if self._sent is not None and self.numbers[0] > self._sent[0]:
                self.times.append((self._sent[1], time.perf_counter() - self._sent[1]))
                self._sent = None
            if self._sent is None:
                self._send()

        return heard

    def _lost(self, why: str) -> None:
        if not self.done.done():
            self.done.set_exception(ConnectionError(why))

    @property
    def received(self) -> int:
        """How many bytes all its clients have been sent."""
        return sum(client.received for client in self.clients)

    def close(self) -> None:
        for client in self.clients:
            client.lost = lambda why: None
            client.close()


class OurTable(Table):
    """A table of ours; whoever is asked answers with any of the options."""

    def __init__(self, clients: list[Client], table: str, whole: list[bytes]) -> None:
        self._table = table
        self._now: list[Any] = [None] * len(clients)
        self._random = random.Random(table)
        super().__init__(clients)
        self.numbers = [self.take(seat, text) for seat, text in enumerate(whole)]

    def is_news(self, text: bytes) -> bool:
        return b',"news":[' in text[:120]

    def take(self, seat: int, text: bytes) -> int:
        message = decode(text)
        if "now" in message:
            self._now[seat] = message["now"]
        else:
            self._now[seat] = changed(self._now[seat], message["change"])
        return int(self._now[seat]["number"])

    def over(self) -> bool:
        return bool(self._now[0]["status"] == "over")

    def next_move(self) -> tuple[int, bytes] | None:
        for seat, now in enumerate(self._now):
            if now["my_turn"]:
                option = self._random.choice(now["view"]["question"]["options"])
                act = {"do": "act", "table": self._table, "action": option["text"], "number": now["number"]}
                return seat, json.dumps({**act, "key": f"{self._table}-{now['number']}"}).encode()
        return None


class TheirTable(Table):
    """A table of boardgame.io's, by its own protocol."""

    def __init__(self, clients: list[Client], match: str) -> None:
        super().__init__(clients)
        self._match = match
        self._turn = 0

    def is_news(self, text: bytes) -> bool:
        return b'["update"' in text[:40]

    def take(self, seat: int, text: bytes) -> int:
        found = STATE_ID.search(text)
        assert found is not None, text[:500]
        return int(found[1])

    def next_move(self) -> tuple[int, bytes] | None:
        seat = self._turn % len(self.clients)
        self._turn += 1
        payload: dict[str, Any] = {"type": "add", "args": [], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = ["update", action, self.numbers[0], self._match, str(seat)]
        return seat, b"42/counter," + json.dumps(message).encode()


# --- opening -----------------------------------------------------------------------------------------


async def open_ours(addresses: list[str], game: str, count: int, *, differences: bool) -> list[Table]:
    """Have four people sit down at so many tables. With several servers, each has its share of the tables."""
    people = [httpx.AsyncClient(base_url=addresses[0], timeout=60) for _ in range(SEATS)]
    for number, person in enumerate(people):
        (await person.post("/api/session", json={"name": f"P{number}"})).raise_for_status()
    cookies = [person.cookies["cantiere"] for person in people]
    tables: list[Table] = []
    for number in range(count):
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        made = await people[0].post("/api/tables", json={"game": game, "seats": seats})
        table = made.raise_for_status().json()["id"]
        for seat in range(1, SEATS):
            (await people[seat].post(f"/api/tables/{table}/join", json={"seat": seat})).raise_for_status()
        address = addresses[number % len(addresses)]
        tables.append(await _our_table(address, table, cookies, differences=differences))
    for person in people:
        await person.aclose()
    return tables


async def _our_table(address: str, table: str, cookies: list[str], *, differences: bool) -> Table:
    port = int(address.rsplit(":", 1)[1])
    clients, whole = [], []
    for seat, cookie in enumerate(cookies):
        headers = {"Cookie": f"cantiere={cookie}", **(AS_BROWSERS_DO if differences else {})}
        client = await open_client(port, "/api/live", **headers)
        ask = {"do": "subscribe", "table": table, "lang": LANGUAGES[seat % len(LANGUAGES)]}
        client.send(json.dumps({**ask, "changes": True} if differences else ask).encode())
        whole.append(await client.until(b'"now"'))
        clients.append(client)
    return OurTable(clients, table, whole)


async def open_theirs(port: int, count: int) -> list[Table]:
    """Open so many tables of boardgame.io's."""
    return [await _their_table(port, f"m{number}") for number in range(count)]


async def _their_table(port: int, match: str) -> Table:
    """Speak socket.io as its client does: open, join the game's namespace, sync."""
    clients = []
    for seat in range(SEATS):
        client = await open_client(port, "/socket.io/?EIO=4&transport=websocket")
        client.answers = {b"2": b"3"}
        client.send(b"40/counter,")
        await client.until(b"40/counter")
        client.send(b"42/counter," + json.dumps(["sync", match, str(seat), None, SEATS]).encode())
        await client.until(b'"sync"')
        clients.append(client)
    return TheirTable(clients, match)
