"""A client that floods, dawdles or does not read is cut off; the others notice nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from httpx import ASGITransport
from websockets.exceptions import ConnectionClosed

import cantiere
from cantiere.server.api.app import create_app
from cantiere.server.bots.fair_queue import Share
from cantiere.server.bots.workers import Workers
from cantiere.server.common.metrics import Metrics
from cantiere.server.settings import Settings
from tests.server.serving import FREELY, GAME, PATIENCE, Live, Player, Server, refused

RECORDS = Path(__file__).parents[1] / "records"
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody for long."""
    folder = tmp_path_factory.mktemp("hostile")
    with Server(folder / "a.db", folder / "log", patience=0.2, messages=1.0) as server:
        yield server


def connected(server: Server) -> socket.socket:
    """Return a bare connection, with little room for what is not read."""
    parts = urlsplit(server.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    with contextlib.suppress(ConnectionResetError):  # cut off already: whoever sends or reads will see
        line.connect((parts.hostname, parts.port))
    return line


def cut_off(line: socket.socket) -> bool:
    """Wait until the server ends a connection; tell whether it did."""
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:  # reset, or never there
        pass
    return True


def _flood(live: Live, how: str) -> None:
    """Send until it is refused; each time an answer is awaited, so that the end is noticed."""
    for _ in range(1000):
        if how == "ping":
            live.socket.ping()
        elif how == "pong":
            live.socket.pong()
        live.socket.send(iter(["{", "}"]) if how == "pieces" else "{}")
        live.receive()


def _send_for_ever(line: socket.socket, text: bytes) -> None:
    for _ in range(100_000):
        line.sendall(text)


@pytest.mark.parametrize("how", ["message", "ping", "pong", "pieces"])
def test_who_floods_a_socket_is_cut_off(hurried: Server, how: str) -> None:
    with Player(hurried).live() as live:
        with pytest.raises(ConnectionClosed) as ended:
            _flood(live, how)
        assert ended.value.rcvd is not None
        assert (ended.value.rcvd.code, ended.value.rcvd.reason) == (1008, "too-many")
    assert httpx.get(f"{hurried.url}/healthz", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET", HEAD, HEAD + b"X-Long: " + b"a" * 1000],
    ids=["silent", "word", "head", "value"],
)
def test_who_does_not_finish_a_request_is_cut_off(hurried: Server, begun: bytes) -> None:
    with connected(hurried) as line:
        line.sendall(begun)
        assert cut_off(line)


def test_who_does_not_finish_a_body_is_cut_off(hurried: Server) -> None:
    with connected(hurried) as line:
        head = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        line.sendall(head + b"Content-Length: 50\r\n\r\n" + b'{"name":')
        assert cut_off(line)


def test_a_head_without_end_is_not_kept(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log") as server, connected(server) as line:
        line.sendall(HEAD)
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            _send_for_ever(line, b"X: " + b"a" * 8192 + b"\r\n")


def test_requests_one_after_another_have_their_time_each(hurried: Server) -> None:
    with connected(hurried) as line:
        for _ in range(3):
            line.sendall(HEAD + b"\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                answer += line.recv(65536)
            assert answer.startswith(b"HTTP/1.1 200")


def test_who_does_not_read_is_cut_off(hurried: Server) -> None:
    with connected(hurried) as line:
        rules = f"GET /api/games/{GAME}/rules HTTP/1.1\r\nHost: x\r\n\r\n"  # long answers
        line.sendall(rules.encode() * 100)
        ended = select.poll()
        ended.register(line, 0)  # not that there is something to read: only that the other side hung up
        assert ended.poll(PATIENCE * 1000)


UPGRADE = (
    b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_who_watches_and_does_not_read_is_cut_off_without_reading_why(hurried: Server) -> None:
    anna = Player(hurried)
    table = anna.table("me", "hot", listed=True)["id"]
    with connected(hurried) as line:
        line.sendall(UPGRADE)
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        wanted = json.dumps({"do": "subscribe", "table": table}).encode()
        line.sendall(bytes((0x81, 0x80 | len(wanted), 0, 0, 0, 0)) + wanted)
        ended = select.poll()
        ended.register(line, 0)
        for _ in range(10_000):
            anna.post(f"/api/tables/{table}/chat", {"text": "x" * 500})
            if ended.poll(0):
                return
    pytest.fail("it is still there")


def test_connections_are_counted(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", connections_of_one=3) as server:
        lines = [connected(server) for _ in range(6)]
        try:
            with contextlib.suppress(OSError):
                lines[-1].sendall(HEAD + b"\r\n")
            assert cut_off(lines[-1])
        finally:
            for line in lines:
                line.close()


def test_wrong_passwords_are_counted_by_login(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", guesses=0.001) as server:
        anna = Player(server)
        anna.post("/api/register", {"login": "anna", "password": "quite a long one"})
        wrong = {"login": "anna", "password": "not the right one"}
        answers = [httpx.post(f"{server.url}/api/login", json=wrong, timeout=PATIENCE) for _ in range(11)]
        assert {one.status_code for one in answers[:10]} == {401}
        refused(answers[10], 429, "too-many")
        right = {"login": "anna", "password": "quite a long one"}
        refused(httpx.post(f"{server.url}/api/login", json=right, timeout=PATIENCE), 429, "too-many")
        other = {"login": "berta", "password": "not the right one"}
        assert httpx.post(f"{server.url}/api/login", json=other, timeout=PATIENCE).status_code == 401


def test_wrong_passwords_are_counted_also_where_somebody_is_logged_in(tmp_path: Path) -> None:
    """Whoever finds a browser that is logged in cannot guess the password there either."""
    with Server(tmp_path / "a.db", tmp_path / "log", guesses=0.0001) as server:
        anna = Player(server)
        anna.post("/api/register", {"login": "anna", "password": "long enough"})
        wrong = {"old": "wrong", "password": "quite another"}
        for _ in range(5):
            refused(anna.http.post("/api/me/password", json=wrong), 401, "wrong-old-password")
            refused(anna.http.post("/api/me/delete", json={"password": "wrong"}), 401, "wrong-old-password")
        for path, body in (("password", wrong), ("delete", {"password": "long enough"})):
            refused(anna.http.post(f"/api/me/{path}", json=body), 429, "too-many")
        right = {"login": "anna", "password": "long enough"}
        refused(Player(server).http.post("/api/login", json=right), 429, "too-many")


def test_all_sockets_of_an_address_ask_no_more_often_than_it_may(tmp_path: Path) -> None:
    """A table that is sent as a whole is a request, also in another language, on whichever socket."""
    with Server(tmp_path / "a.db", tmp_path / "log", rate=0.0001, burst=30) as server:
        anna = Player(server)
        tables = [anna.table("me", "hot")["id"] for _ in range(8)]
        with anna.live() as first, anna.live() as second:
            for table in tables:
                assert "ok" in first.ask(do="subscribe", table=table)
            assert "ok" in first.ask(do="lang", lang="de")  # nine
            assert first.ask(do="lang", lang="it")["problem"]["reason"] == "too-many"
            answers = [second.ask(do="ping") for _ in range(12)]
        done = ["ok" in one for one in answers]
        assert done == sorted(done, reverse=True)
        assert (any(done), all(done)) == (True, False)


def test_what_would_take_long_to_read_is_not_read(tmp_path: Path) -> None:
    """Long addresses, heads and bodies: they are refused by their length, and count for what they weigh."""
    app = create_app(Settings(database=str(tmp_path / "a.db"), sweep=1e6, rate=1e-6, burst=52))

    async def ask() -> list[tuple[int, int]]:
        transport = ASGITransport(app=app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as client,
        ):
            (await client.post("/api/session", json={"name": "Mallory"})).raise_for_status()
            many: dict[str, list[int]] = {f"entry {number}": [] for number in range(2000)}
            answers = [
                await client.get("/api/games?" + "a&" * 3000),
                await client.get("/api/games", headers={"accept-language": "x," * 5000}),
                await client.get("/api/games", headers=[(f"x-{number}", "") for number in range(200)]),
                await client.post("/api/tables", json={"game": GAME, "seats": [], "options": many}),
                await client.post("/api/tables", json=many),
                await client.patch("/api/me", json={"wishes": {"ways": many}}),
                await client.post("/api/records", json={"record": {"moves": ["a"] * 15_000}}),
                await client.post("/api/records", json={"record": {"moves": ["a"] * 15_000}}),
                await client.get("/api/me"),
            ]
            return [(one.status_code, len(one.json().get("errors", ()))) for one in answers]

    heads, few, heavy = [(414, 0), (431, 0), (431, 0)], [(422, 2), (422, 1), (422, 1)], [(422, 0), (429, 0)]
    assert asyncio.run(ask()) == [*heads, *few, *heavy, (200, 0)]


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    """All who watch a table are sent what strangers say there."""
    with Server(tmp_path / "a.db", tmp_path / "log", talk=0.0001, talk_burst=2) as server:
        table = Player(server).table("me", "hot")["id"]
        stranger, path = Player(server, "Zoe"), f"/api/tables/{table}/chat"
        answers = [stranger.http.post(path, json={"text": "bla"}) for _ in range(3)]
        assert [one.status_code for one in answers] == [201, 201, 429]
        assert Player(server, "Berta").http.post(path, json={"text": "Good evening"}).is_success


def test_holidays_are_not_changed_for_ever(anna: Player) -> None:
    """Each changes all tables of a person."""
    until = time.time() + 1e6
    for number in range(10):
        assert anna.http.patch("/api/me", json={"holiday": until + number}).is_success
    assert anna.http.patch("/api/me", json={"holiday": until + 9}).is_success  # nothing new
    refused(anna.http.patch("/api/me", json={"holiday": None}), 429, "too-many")


def test_imports_have_a_quota(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", imports=2.0) as server:
        anna = Player(server)
        answers = [anna.http.post("/api/records", json={"record": {}}) for _ in range(3)]
        assert [one.status_code for one in answers] == [422, 422, 429]


def test_playing_on_from_positions_is_counted(tmp_path: Path) -> None:
    record = next(iter(RECORDS.glob(f"{GAME}-*.json"))).read_text()
    with Server(tmp_path / "a.db", tmp_path / "log", thoughts=0.001, thought_burst=2) as server:
        anna = Player(server)
        table = anna.post("/api/records", {"record": json.loads(record)})["id"]
        answers = [anna.http.post(f"/api/tables/{table}/what-if", json={"move": 9}) for _ in range(3)]
        assert [one.status_code for one in answers] == [201, 201, 429]


def test_tables_of_bots_alone_are_few(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", bot_tables=2) as server:
        anna = Player(server)
        record = next(iter(RECORDS.glob(f"{GAME}-2*.json"))).read_text()
        over = anna.post("/api/records", {"record": json.loads(record)})["id"]
        for _ in range(2):
            anna.table("random", "random", autostart=False)
        assert anna.table("random", "random", status=422, autostart=False)["reason"] == "too-many-tables"
        here = {"move": 9, "bots": ["random", "random"]}
        refused(anna.http.post(f"/api/tables/{over}/what-if", json=here), 422, "too-many-tables")
        for game in [one for one in cantiere.games() if cantiere.game(one).tournaments]:
            form, played = next(iter(cantiere.game(game).tournaments.items()))
            entrants = [{"kind": "bot", "bot": "random"}] * played.players
            wanted = {"game": game, "form": form, "entrants": entrants}
            refused(anna.http.post("/api/tournaments", json=wanted), 422, "too-many-tables")
        league = {"game": GAME, "form": "swiss", "enter": False, "bots": ["random"] * 3, "autostart": False}
        assert anna.http.post("/api/leagues", json=league).is_success
        refused(anna.http.post("/api/leagues", json=league), 422, "too-many-bots")  # in both together
        anna.table("me", "random")


def test_whoever_asks_for_much_does_not_hold_up_the_others() -> None:
    async def ask() -> list[str]:
        workers = Workers(Settings(bots=1), Metrics())
        done: list[str] = []

        async def think(name: str, *, waited_for: bool = True) -> None:
            await workers.ask(len, name, share=Share(name, waited_for))
            done.append(name)

        try:
            await think("greedy")
            greedy = [think("greedy") for _ in range(6)]
            await asyncio.gather(*greedy, think("alone", waited_for=False), think("modest"))
        finally:
            workers.close()
        return done

    done = asyncio.run(ask())
    assert done[0] == "greedy"
    assert done.index("modest") <= 2  # after the one that was being thought about, before all that waited
    assert done[-1] == "alone"


def test_one_owner_does_not_fill_the_queue() -> None:
    async def ask() -> list[int]:
        workers = Workers(Settings(bots=1, queue=4, queue_of_one=2), Metrics())
        try:
            asked = [workers.ask(len, "x", share=Share(owner)) for owner in ("a", "a", "a", "b", "c", "d")]
            answers = await asyncio.gather(*asked, return_exceptions=True)
        finally:
            workers.close()
        return [one if isinstance(one, int) else 503 for one in answers]

    assert asyncio.run(ask()) == [1, 1, 503, 1, 1, 503]


def test_what_takes_long_to_gather_is_gathered_for_one_after_another(tmp_path: Path) -> None:
    """Pages of the club, files for researchers and archives: there are readers left for those who play."""

    async def ask() -> dict[str, list[int]]:
        app = create_app(Settings(**{**FREELY, "database": str(tmp_path / "a.db"), "sweep": 1e6}))
        transport = ASGITransport(app=app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as client,
        ):
            (await client.post("/api/session", json={"name": "Anna"})).raise_for_status()
            database, busy = app.state.service.database, {"leaf": 0, "pack": 0}
            seen: dict[str, list[int]] = {"leaf": [], "pack": []}
            read = database.read

            def counted(kind: str) -> Any:
                async def reading(work: Any) -> Any:
                    busy[kind] += 1
                    seen[kind].append(busy[kind])
                    await asyncio.sleep(0)  # whoever else may read does so now
                    try:
                        return await read(work)
                    finally:
                        busy[kind] -= 1

                return SimpleNamespace(read=reading)

            service = app.state.service
            for part in (service.profiles, service.collection, service.lobby):
                part.database = counted("leaf")
            asked = [
                f"ratings?seats=2&game={GAME}",
                f"collection/cards?game={GAME}",
                "players/me",
                "collection",
            ]
            await asyncio.gather(*(client.get(f"/api/{page}") for page in asked * 3))
            service.collection.database = service.community.privacy.database = counted("pack")
            asked = ["collection/export", "me/archive"]
            await asyncio.gather(*(client.get(f"/api/{page}") for page in asked * 3))
            return seen

    seen = asyncio.run(ask())
    assert {kind: (len(found) >= 6, max(found)) for kind, found in seen.items()} == {
        "leaf": (True, 1),
        "pack": (True, 1),
    }
