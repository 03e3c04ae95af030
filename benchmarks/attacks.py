"""The attacks of `benchmarks.hostile`: each runs in a process of its own until it is told to end."""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import cantiere
from tests.server.serving import options

GAME = cantiere.games()[0]
MALLORY = "127.0.0.2"  # the first attacker; each has an address of its own, since the limits remember one
CUT_OFF = (ConnectionClosed, InvalidStatus, OSError)  # what happens to an attacker
RECORD = Path("tests/records/castelli-4-both.json")  # of the game in which telling takes longest


class Going:
    """Whether an attack is to go on; counts how often it is asked."""

    def __init__(self, end: Event, tries: Synchronized[int]) -> None:
        self.end = end
        self.tries = tries

    def __call__(self) -> bool:
        self.tries.value += 1
        return not self.end.is_set()


Attack = Callable[[str, Going], None]


def flood(url: str, going: Going) -> None:
    """Messages on a WebSocket as fast as they go, again and again."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # it complains of being cut off
    while going():
        with contextlib.suppress(*CUT_OFF), _live(url) as line:
            while going():
                line.send('{"do":"ping"}')


def pings(url: str, going: Going) -> None:
    """Ping frames as fast as they go."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    while going():
        with contextlib.suppress(*CUT_OFF), _live(url) as line:
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
                with contextlib.suppress(*CUT_OFF, TimeoutError):
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
                with contextlib.suppress(*CUT_OFF):
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
    record = RECORD.read_text()
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


LONG = 150  # moves


def catching_up(url: str, going: Going) -> None:
    """WebSockets that want to be told the whole of a long game, again and again."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    with _guest(url) as client:
        seats = [{"kind": "me"}] + [{"kind": "hot"}] * (cantiere.game(GAME).seat_counts[0] - 1)
        table = client.post("/api/tables", json={"game": GAME, "seats": seats}).json()
        path = f"/api/tables/{table['id']}"
        wanted = json.dumps({"do": "subscribe", "table": table["id"], "after": 0})
        while going() and table["number"] < LONG and table["status"] == "running":
            seen = client.get(path)
            if not seen.is_success:  # who asks so much is told to wait
                time.sleep(0.1)
                continue
            table = seen.json()
            if table["view"]["question"].get("options"):
                act = {"action": options(table)[0], "number": table["number"], "key": f"{table['number']}"}
                client.post(f"{path}/actions", json=act)
        while going():
            with contextlib.suppress(*CUT_OFF), _live(url) as line:
                while going():
                    line.send(wanted)
                    line.recv(1)
                    client.get(f"{path}/news")


def long_heads(url: str, going: Going) -> None:
    """Addresses, headers and cookies that take long to take apart."""
    asked = [
        (f"/api/games?{'a&' * 14_000}", {}),
        ("/api/games", {"accept-language": "x," * 14_000}),
        ("/api/games", {"cookie": "a=b;" * 7_000}),
        ("/api/games", {f"x-{number}": "" for number in range(2_000)}),
    ]
    with client_of(url) as client:
        for path, headers in itertools.cycle(asked):
            if not going():
                break
            with contextlib.suppress(httpx.HTTPError):
                client.get(path, headers=headers)


def bodies(url: str, going: Going) -> None:
    """Bodies as long as they may be, in which everything is wrong."""
    many = ",".join(f'"{number}":[]' for number in range(5_000))
    lists = '{"record":{"moves":[' + "[]," * 40_000 + "0]}}"
    sent = [
        ("/api/tables", f"{{{many}}}"),
        ("/api/tables", f'{{"options":{{{many}}}}}'),
        ("/api/records", lists),
    ]
    with _guest(url) as client:
        for path, body in itertools.cycle(sent):
            if not going():
                break
            client.post(path, content=body, headers=_JSON)


def club(url: str, going: Going) -> None:
    """Pages of players, searches, the week, files for researchers, archives, leagues and their feeds."""
    with _guest(url) as client:
        wanted = {"game": GAME, "form": "groups", "bots": ["master"] * 8, "seasons": 20, "laps": 4}
        leagues = [client.post("/api/leagues", json=wanted).json().get("id") for _ in range(5)]
        pages = ["players/me", "collection?person=a", "collection?opening=a", "collection/export", "week"]
        pages += ["watch", "me/archive", "me/following", "me/tables?over=true", "tables?status=over&find=a"]
        pages += [f"leagues/{one}{what}" for one in leagues if one for what in ("", "/feed")]
        for page in itertools.cycle(pages):
            if not going():
                break
            client.get(f"/api/{page}")
            client.post("/api/leagues", json=wanted)


def manners(url: str, going: Going) -> None:
    """Reports, and blocking somebody again and again."""
    with _guest(url) as other, _guest(url) as client:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = other.post("/api/tables", json={"game": GAME, "seats": seats, "listed": True}).json()["id"]
        while going():
            client.post("/api/reports", json={"table": table, "seat": 0, "text": "bla " * 120})
            client.post("/api/me/blocks", json={"table": table, "seat": 0})
            for one in client.get("/api/me/blocks").json().get("blocks", ()):
                client.delete(f"/api/me/blocks/{one['id']}")


def handshakes(url: str, going: Going) -> None:
    """WebSockets that are opened and left, or never finished."""
    half = b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    whole = half + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    lines: list[socket.socket] = []
    while going():
        with contextlib.suppress(OSError):
            for text in (half, whole, whole[:-2]):
                lines.append(_raw(url))
                lines[-1].sendall(text)
        while len(lines) > 400:
            lines.pop(0).close()
    for line in lines:
        line.close()


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
        with client_of(url) as client:
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
        catching_up,
        heads,
        long_heads,
        handshakes,
        bodies,
        unread,
        readers,
        bots,
        stories,
        imports,
        club,
        manners,
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


def attack(name: str, url: str, going: Going) -> None:
    """Attack, from an address of its own."""
    global MALLORY
    MALLORY = f"127.0.0.{2 + list(ATTACKS).index(name)}"
    ATTACKS[name](url, going)


def client_of(url: str, address: str = "") -> httpx.Client:
    here = httpx.HTTPTransport(local_address=address or MALLORY)
    return httpx.Client(base_url=url, timeout=60, transport=here)


@contextlib.contextmanager
def _guest(url: str) -> Iterator[httpx.Client]:
    with client_of(url) as client:
        client.post("/api/session", json={"name": "Mallory"}).raise_for_status()
        yield client
