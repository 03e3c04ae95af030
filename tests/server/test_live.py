from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close
from websockets.protocol import State

from cantiere.server.api.websocket_protocol import Protocol
from tests.server.serving import Player, Server, options, wait_for


def test_news_come_with_numbers_events_and_the_new_view(anna: Player, berta: Player) -> None:
    table = anna.table("me", "hot")
    with anna.live() as mine, berta.live() as watching:
        for live in (mine, watching):
            live.send(do="subscribe", table=table["id"])
            assert live.news()["seq"] == table["seq"]
        after = anna.act(table)["table"]
        mine_now, watched = mine.news(), watching.news()
        assert mine_now["seq"] == watched["seq"] == after["seq"]
        assert mine_now["now"] == after
        assert mine_now["news"][0]["moves"][0]["text"] == options(table)[0]
        assert "options" not in watched["now"]["view"]["question"]


def test_reconnecting_gets_exactly_what_was_missed(anna: Player) -> None:
    table = anna.table("me", "hot")
    heard, lock = [], threading.Lock()
    rng = random.Random(3)
    with anna.live() as live:
        live.send(do="subscribe", table=table["id"])
        last = live.news()["seq"]
    for round_ in range(6):  # now here, now away
        with anna.live() as live:
            live.send(do="subscribe", table=table["id"], after=last)
            for _ in range(rng.randrange(4)):
                table = anna.act(table, rng.choice(options(table)))["table"]
                anna.post(f"/api/tables/{table['id']}/chat", {"text": f"{round_}"})
            while last < table["seq"]:
                message = live.news()
                with lock:
                    heard += message["news"]
                last = message["seq"]
            table = anna.see(table["id"])
        for _ in range(rng.randrange(4)):
            table = anna.act(table, rng.choice(options(table)))["table"]
    with anna.live() as live:
        live.send(do="subscribe", table=table["id"], after=last)
        heard += live.news()["news"]
    told = anna.get(f"/api/tables/{table['id']}/news", after=2)["news"]
    assert [one["seq"] for one in heard] == [one["seq"] for one in told]
    assert [_open(one) for one in heard] == [_open(one) for one in told]


def _open(one: dict[str, Any]) -> dict[str, Any]:
    """Return news without what is hidden: at a hot seat that is shown to whoever is asked at the moment."""
    moves = [(move["move"], move["who"]) for move in one.get("moves", [])]
    return {**one, "moves": moves}


def test_playing_over_the_socket(anna: Player) -> None:
    table = anna.table("me", "hot")
    with anna.live() as live:
        act = {"do": "act", "table": table["id"], **anna.answer(table)}
        done = live.ask(**act)["ok"]
        assert live.ask(**act)["ok"] == {**done, "repeated": True}
        late = live.ask(**{**act, "key": "another"})
        assert (late["problem"]["status"], late["problem"]["reason"]) == (409, "outdated")
        wrong = live.ask(**{**act, "key": "third", "number": done["number"], "action": "fly away"})
        assert wrong["problem"]["reason"] == "unknown-action"


def test_without_rights_nothing_is_heard(server: Server, anna: Player, berta: Player) -> None:
    table = anna.table("me", "hot", listed=False)
    with berta.live() as live:
        assert live.ask(do="subscribe", table=table["id"])["problem"]["status"] == 404
        act = live.ask(do="act", table=table["id"], **anna.answer(table))
        assert act["problem"]["status"] in (403, 404)
        assert (
            live.ask(do="subscribe", table=anna.table("me", "hot")["id"], seat=0)["problem"]["status"] == 403
        )
    stranger = Player(server, Authorization="Bearer nonsense")
    with pytest.raises(InvalidStatus), stranger.live(Authorization="Bearer nonsense"):
        pass
    with pytest.raises(InvalidStatus), anna.live(Origin="https://elsewhere.example"):
        pass
    nobody = Player(server, "Nobody")
    nobody.http.cookies.clear()
    with nobody.live() as live:
        listed = anna.table("me", "hot")
        live.send(do="subscribe", table=listed["id"])
        assert live.news()["now"]["seat"] is None
        assert live.ask(do="act", table=listed["id"], **anna.answer(listed))["problem"]["status"] == 401


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "null", '{"do": "dance"}', '{"do": "subscribe"}', '{"do": "subscribe", "table": "../.."}',
     '{"do": "subscribe", "table": "x", "after": -1}', '{"do": "subscribe", "table": "x", "more": 1}'],
)  # fmt: skip
def test_bad_messages_are_answered(anna: Player, message: str) -> None:
    with anna.live() as live:
        live.socket.send(message)
        assert live.receive()["problem"]["status"] == 400
        live.socket.send(b"\xff\xfe")
        assert live.receive()["problem"]["status"] == 400
        assert live.ask(do="ping") == {"re": "q", "ok": {}}


def test_oversized_messages_end_the_connection_only(anna: Player) -> None:
    with anna.live() as live:
        live.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            live.receive()
    anna.get("/api/me")


def test_a_seat_that_is_given_up_is_no_longer_seen(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open", "open", listed=False)
    berta.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    with berta.live() as live:
        live.send(do="subscribe", table=table["id"])
        live.news()
        berta.post(f"/api/tables/{table['id']}/leave")
        assert live.news()["problem"]["status"] == 404


def test_slow_clients_are_dropped_and_nobody_waits(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", outbox=8) as server:
        anna = Player(server)
        table = anna.table("me", "hot")
        with anna.live() as fast, anna.live(deaf=True) as slow:
            for live in (fast, slow):
                live.send(do="subscribe", table=table["id"])
            fast.news()

            def dropped() -> bool:
                anna.post(f"/api/tables/{table['id']}/chat", {"text": "x" * 500})
                fast.news()
                return "cantiere_dropped_total 1.0" in server.counted()

            wait_for(dropped)
            assert slow.closing() == Close(1013, "slow")  # once it reads again, it is told why
        assert anna.see(table["id"])["status"] == "running"


def test_a_server_that_ends_says_so_and_the_browser_comes_again(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        anna = Player(server)
        table = anna.table("me", "hot")
        with anna.live() as live:
            live.send(do="subscribe", table=table["id"])
            last = live.news()["seq"]
            server.stop()
            assert live.closing() == Close(1012, "restart")
        server.start()
        with anna.live() as live:
            live.send(do="subscribe", table=table["id"], after=last)
            assert live.news()["seq"] == last


class Wire(asyncio.Transport):
    """A connection that goes nowhere."""

    closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        raise AssertionError(data)

    def close(self) -> None:
        self.closed = True


def test_a_browser_that_goes_while_the_server_ends_does_not_hinder_it() -> None:
    async def end() -> None:
        protocol = Protocol(uvicorn.Config(lambda *_: None), ServerState(), {})
        protocol.transport = wire = Wire()
        protocol.handshake_complete, protocol.conn.state = True, State.CLOSING
        protocol.shutdown()
        assert wire.closed

    asyncio.run(end())
