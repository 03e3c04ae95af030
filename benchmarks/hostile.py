"""One hostile client beside ordinary players: `python -m benchmarks.hostile [attack …] [--seconds 8]`.

The server runs with its own limits, as `cantiere serve` has them. People play at some tables, one answer
after another; how long an answer takes is measured first without, then with each attack. Printed is the ratio
of the 99th percentiles: an attack that changes nothing for the others has a ratio near 1; three times is the
limit; and how many answers there were, as a share. `tries` is how often the attacker came to send something,
which the limits make few of much. The attacker takes its processor from the same machine. Everybody has an
address of their own on this machine (127.0.0.0/8): limits by address count. What writes that fail take away
from the writes of others is measured apart, by `python -m benchmarks.failing_writes`.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import logging
import multiprocessing
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import cantiere
from tests.server.serving import FREELY, Player, Server, options

GAME = cantiere.games()[0]
TABLES = 12
MALLORY = "127.0.0.2"
MOST = 3.0  # times as long as without: more is a failure


class Going:
    """Whether an attack is to go on; counts how often it is asked."""

    def __init__(self, end: Event, tries: Synchronized[int]) -> None:
        self.end = end
        self.tries = tries

    def __call__(self) -> bool:
        self.tries.value += 1
        return not self.end.is_set()


Attack = Callable[[str, Going], None]


# --- the attacks: each runs in a process of its own until it is told to end --------------------------------


def flood(url: str, going: Going) -> None:
    """Messages on a WebSocket as fast as they go, again and again."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # it complains of being cut off
    while going():
        with contextlib.suppress(ConnectionClosed, OSError), _live(url) as line:
            while going():
                line.send('{"do":"ping"}')


def pings(url: str, going: Going) -> None:
    """Ping frames as fast as they go."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    while going():
        with contextlib.suppress(ConnectionClosed, OSError), _live(url) as line:
            while going():
                line.ping()


def languages(url: str, going: Going) -> None:
    """Many WebSockets that watch many tables and change their language: each table is told as a whole."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    seats = [{"kind": "me"}] + [{"kind": "hot"}] * (cantiere.game(GAME).seat_counts[0] - 1)
    with _guest(url) as client, contextlib.ExitStack() as stack:
        made = [client.post("/api/tables", json={"game": GAME, "seats": seats}).json() for _ in range(20)]
        lines = [stack.enter_context(_live(url)) for _ in range(8)]
        for line, table in itertools.product(lines, made):
            line.send(json.dumps({"do": "subscribe", "table": table["id"], "after": 0}))
        for lang in itertools.cycle(("de", "it", "es", "en")):
            for line in lines:
                with contextlib.suppress(ConnectionClosed, OSError, TimeoutError):
                    line.send(json.dumps({"do": "lang", "lang": lang}))
                    while True:
                        line.recv(0)
            if not going():
                break
            going.end.wait(0.06)


def heads(url: str, going: Going) -> None:
    """Heads that never end: many halves, and one that is very long; half bodies; silent connections."""
    lines = [_raw(url) for _ in range(300)]
    for line in lines[:100]:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
    for line in lines[100:200]:
        line.sendall(b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{")
    while going():
        with contextlib.suppress(OSError), _raw(url) as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            while going():
                line.sendall(b"X: " + b"a" * 8000 + b"\r\n")
    for line in lines:
        line.close()


def unread(url: str, going: Going) -> None:
    """Requests whose answers are not read."""
    asked = f"GET /api/games/{GAME}/rules HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 20
    while going():
        lines = []
        for _ in range(20):
            with contextlib.suppress(OSError):
                line = _raw(url)
                line.sendall(asked)
                lines.append(line)
        going.end.wait(0.5)
        for line in lines:
            line.close()


def readers(url: str, going: Going) -> None:
    """WebSockets that watch a table at which there is much talk, and do not read."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    lines: list[socket.socket] = []
    with _guest(url) as client:
        table = client.post(
            "/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        ).json()
        wanted = json.dumps({"do": "subscribe", "table": table["id"]})
        while going():
            if len(lines) < 60:
                with contextlib.suppress(OSError, ConnectionClosed):
                    live = _live(url)
                    live.send(wanted)
                    lines.append(live.socket)
            client.post(f"/api/tables/{table['id']}/chat", json={"text": "bla " * 120})
    for line in lines:
        line.close()


def bots(url: str, going: Going) -> None:
    """Fifty tables at which only the strongest bots play."""
    with _guest(url) as client:
        seats = [{"kind": "bot", "bot": "master"}] * max(cantiere.game(GAME).seat_counts[:3])
        while going():
            client.post("/api/tables", json={"game": GAME, "seats": seats})


def stories(url: str, going: Going) -> None:
    """Everything about finished games that has to be computed, of the game in which it takes longest."""
    record = Path("tests/records/castelli-4-both.json").read_text()
    with _guest(url) as client:
        made = client.post("/api/records", content=f'{{"record": {record}}}', headers=_JSON).json()
        path, moves = f"/api/tables/{made['id']}", made["number"]
        for first in itertools.cycle(range(0, moves, 7)):
            if not going():
                break
            for what in ("/story", "/log", "/news", "", f"/positions?first={first}&last={first + 59}"):
                client.get(path + what)
            client.post(f"{path}/what-if", json={"move": first})
            client.post(f"{path}/analysis")


def imports(url: str, going: Going) -> None:
    """Records sent in, good and broken."""
    record = next(iter(Path("tests/records").glob(f"{GAME}-*.json"))).read_text()
    with _guest(url) as client:
        while going():
            client.post("/api/records", content=f'{{"record": {record}}}', headers=_JSON)
            client.post("/api/records", json={"record": {"game": GAME}})


def failing_writes(url: str, going: Going) -> None:
    """Answers whose key was used before, in a game that has been going on for a while."""
    with _guest(url) as client:
        seats = [{"kind": "me"}] + [{"kind": "hot"}] * (cantiere.game(GAME).seat_counts[0] - 1)
        path = "/api/tables/" + client.post("/api/tables", json={"game": GAME, "seats": seats}).json()["id"]
        for number in range(60):
            table = client.get(path).json()
            act = {"action": options(table)[0], "number": table["number"], "key": f"{number}"}
            client.post(f"{path}/actions", json=act)
        table = client.get(path).json()
        again = {"action": options(table)[-1], "number": table["number"], "key": "0"}
        while going():
            client.post(f"{path}/actions", json=again)


def passwords(url: str, going: Going) -> None:
    """Guessing, several at once and for other accounts: each guess would cost a processor for a moment."""

    def guess(thread: int) -> None:
        with _client(url) as client:
            for number in itertools.count():
                if not going():
                    break
                login = f"anna-{thread}-{number // 5}"
                client.post("/api/login", json={"login": login, "password": "not the right one"})

    with ThreadPoolExecutor(8) as several:
        list(several.map(guess, range(8)))


ATTACKS: dict[str, Attack] = {
    one.__name__: one
    for one in (
        flood,
        pings,
        languages,
        heads,
        unread,
        readers,
        bots,
        stories,
        imports,
        failing_writes,
        passwords,
    )
}
_JSON = {"content-type": "application/json"}


def _live(url: str) -> ClientConnection:
    return connect(url.replace("http", "ws") + "/api/live", open_timeout=60, source_address=(MALLORY, 0))


def _raw(url: str) -> socket.socket:
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname or "", parts.port or 0), 60, (MALLORY, 0))


def _client(url: str, address: str = MALLORY) -> httpx.Client:
    return httpx.Client(base_url=url, timeout=60, transport=httpx.HTTPTransport(local_address=address))


@contextlib.contextmanager
def _guest(url: str) -> Iterator[httpx.Client]:
    with _client(url) as client:
        client.post("/api/session", json={"name": "Mallory"}).raise_for_status()
        yield client


# --- the others --------------------------------------------------------------------------------------


class Neighbour(Player):
    """Somebody who plays, from an address of their own."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__(server, f"Anna {number}")
        here = _client(server.url, f"127.0.1.{number + 1}")
        here.cookies = self.http.cookies
        self.http = here
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a game."""
        seats = ["me"] + ["hot"] * (cantiere.game(GAME).seat_counts[0] - 1)
        self.at = str(self.table(*seats)["id"])

    def play(self) -> float:
        """Look, and answer; return how long that took."""
        began = time.perf_counter()
        done = self.act(self.get(f"/api/tables/{self.at}"))
        took = time.perf_counter() - began
        if done["table"]["status"] != "running":
            self.sit_down()
        return took


def answers(people: list[Neighbour], seconds: float) -> list[float]:
    """Answer at one table after another; return how long each answer took, looking included."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        times += [anna.play() for anna in people]
    return times


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


def attack(name: str, url: str, end: Event, tries: Synchronized[int]) -> None:
    """Attack, in a process of its own."""
    ATTACKS[name](url, Going(end, tries))


@contextlib.contextmanager
def attacked(name: str, url: str) -> Iterator[Synchronized[int]]:
    """Attack meanwhile; what is handed over counts the tries, and there must be some."""
    spawn = multiprocessing.get_context("spawn")
    end, tries = spawn.Event(), spawn.Value("q", 0)
    process = spawn.Process(target=attack, args=(name, url, end, tries), daemon=True)
    process.start()
    while process.is_alive() and tries.value == 0:  # until it has begun
        time.sleep(0.05)
    try:
        yield tries
        if not process.is_alive() or tries.value == 0:
            sys.exit(f"{name}: nobody attacked")
    finally:
        end.set()
        process.join(5)
        if process.is_alive():
            process.kill()


class UsualServer(Server):
    """A server as people run it: with its own limits, not those of the tests."""

    def start(self) -> None:
        self.settings = {name: value for name, value in self.settings.items() if name not in FREELY}
        super().start()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)}; all by default")
    parser.add_argument("--seconds", type=float, default=8.0)
    given = parser.parse_args()
    too_much = []
    with (
        tempfile.TemporaryDirectory() as folder,
        UsualServer(Path(folder) / "a.db", Path(folder) / "log") as server,
    ):
        people = [Neighbour(server, number) for number in range(TABLES)]
        answers(people, 1.0)
        print(f"{'attack':16} {'p99 alone':>10} {'beside':>10} {'ratio':>7} {'answers':>9} {'tries':>8}")
        for name in given.attacks or ATTACKS:
            alone = answers(people, given.seconds / 2)
            with attacked(name, server.url) as tries:
                before = tries.value
                beside = answers(people, given.seconds)
                tried = tries.value - before
            ratio, many = p99(beside) / p99(alone), len(beside) / (2 * len(alone))
            took = f"{p99(alone) * 1000:7.1f} ms {p99(beside) * 1000:7.1f} ms"
            verdict = "" if ratio <= MOST else f"   more than {MOST:.0f} ×"
            print(f"{name:16} {took} {ratio:5.1f} × {many:7.2f} × {tried:8}{verdict}", flush=True)
            if ratio > MOST:
                too_much.append(name)
    if too_much:
        sys.exit(f"more than {MOST:.0f} times as long beside: {', '.join(too_much)}")


if __name__ == "__main__":
    main()
