"""Who has a table open, and who thinks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cantiere.server.gate.types.live import LivePresence
from tests.server.schema_check import assert_is
from tests.server.serving import Live, Player, Server, wait_for


def told(live: Live, holds: Callable[[Any], bool]) -> Any:
    """Wait until something holds of who is there."""
    while True:
        message = live.receive()
        if "presence" in message:
            assert_is(LivePresence, message)
            if holds(message["presence"]):
                return message["presence"]


def test_seats_are_there_while_their_page_is_open(anna: Player, berta: Player) -> None:
    table = anna.table("me", "open")
    berta.post(f"/api/tables/{table['id']}/join", {})
    assert anna.see(table["id"])["connected"] == [False, False]
    with anna.live() as mine:
        mine.send(do="subscribe", table=table["id"])
        assert told(mine, lambda now: now["connected"][0]) == {"connected": [True, False], "spectators": 0}
        with berta.live() as hers:
            hers.send(do="subscribe", table=table["id"])
            told(mine, lambda now: now["connected"] == [True, True])
            assert berta.see(table["id"])["connected"] == [True, True]
        told(mine, lambda now: now["connected"] == [True, False])
    wait_for(lambda: anna.see(table["id"])["connected"] == [False, False])


def test_spectators_are_counted(anna: Player, berta: Player, server: Server) -> None:
    table = anna.table("me", "hot")
    nobody = Player(server, "Nobody")
    nobody.http.cookies.clear()
    with anna.live() as mine, berta.live() as first, berta.live() as second, nobody.live() as third:
        mine.send(do="subscribe", table=table["id"])
        for live in (first, second, third):
            live.send(do="subscribe", table=table["id"])
        told(mine, lambda now: now["spectators"] == 2)  # Berta with two pages, and somebody
        first.send(do="unsubscribe", table=table["id"])
        third.send(do="unsubscribe", table=table["id"])
        assert told(mine, lambda now: now["spectators"] == 1)["connected"] == [True, True]


def test_bots_are_there_and_think(anna: Player) -> None:
    table = anna.table("me", "random")
    thought = 0
    while table["status"] == "running" and thought < 3:
        if table["my_turn"]:
            assert table["thinking"] is None
            table = anna.act(table)["table"]
        else:
            assert table["thinking"] == table["to_move"] == 1
            thought += 1
            table = anna.until(table["id"], lambda now: now["my_turn"] or now["status"] == "over")
        assert table["connected"][1]
    assert thought


def test_servers_tell_each_other_who_is_there(empty_postgresql: str, tmp_path: Path) -> None:
    with (
        Server(empty_postgresql, tmp_path / "log1") as one,
        Server(empty_postgresql, tmp_path / "log2") as two,
    ):
        anna, berta = Player(one), Player(two, "Berta")
        table = anna.table("me", "open")
        berta.post(f"/api/tables/{table['id']}/join", {})
        with anna.live() as mine:
            mine.send(do="subscribe", table=table["id"])
            with berta.live() as hers:
                hers.send(do="subscribe", table=table["id"])
                told(mine, lambda now: now["connected"] == [True, True])
                told(hers, lambda now: now["connected"] == [True, True])
                wait_for(lambda: berta.see(table["id"])["connected"] == [True, True])
            told(mine, lambda now: now["connected"] == [True, False])
        wait_for(lambda: berta.see(table["id"])["connected"] == [False, False])
