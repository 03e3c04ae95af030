"""Tables whose games cannot be gone on with are marked, looked at, left and ended; nobody else notices."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from sqlalchemy import select, update

from cantiere.server.admin.check import check
from cantiere.server.store.database import Database
from cantiere.server.store.models import Move, Table
from tests.server.serving import Player, Server, refused, wait_for


def change(database: str, table: str, **values: Any) -> None:
    store = Database(database)
    with store.engine.begin() as c:
        c.execute(update(Table).where(Table.id == table).values(**values))
    store.close()


def mark(database: str, table: str) -> str | None:
    store = Database(database)
    with store.engine.connect() as c:
        found = c.scalar(select(Table.trouble).where(Table.id == table))
    store.close()
    return found


def two_tables(server: Server) -> tuple[Player, Player, dict[str, Any], dict[str, Any]]:
    """Two games of Anna and Berta with hours for each answer, some moves made."""
    anna, berta = Player(server, "Anna"), Player(server, "Berta")
    tables = []
    for _ in range(2):
        table = anna.table("me", "open", pace="turns", hours=24, late="greedy", listed=True)
        table = berta.post(f"/api/tables/{table['id']}/join", {})
        for _ in range(6):
            who = anna if anna.see(table["id"])["my_turn"] else berta
            who.act(who.see(table["id"]))
        tables.append(anna.see(table["id"]))
    return anna, berta, tables[0], tables[1]


def test_a_table_with_unknown_rules_is_read_left_and_ended_and_the_others_go_on(
    database: str, tmp_path: Path
) -> None:
    with Server(database, tmp_path / "log") as server:
        anna, berta, bad, good = two_tables(server)
        log = anna.get(f"/api/tables/{bad['id']}/log")
        server.stop()
        passed = time.time() - 5
        change(database, bad["id"], rules_version=99, deadline=passed)
        change(database, good["id"], deadline=passed)
        server.start()
        wait_for(
            lambda: anna.see(good["id"])["number"] > good["number"]
        )  # a bot has answered for who was late
        seen = anna.see(bad["id"])
        assert (seen["trouble"], seen["view"], seen["to_move"], seen["my_turn"]) == (
            ("rules-changed", None, None, False)
        )
        assert mark(database, bad["id"]) == "rules-changed"
        assert anna.get(f"/api/tables/{bad['id']}/log") == log
        assert not any(line["my_turn"] for line in anna.get("/api/me/tables")["tables"] if line["trouble"])
        refused(
            anna.http.post(
                f"/api/tables/{bad['id']}/actions", json={"action": "x", "number": bad["number"], "key": "k"}
            ),
            409,
        )
        wait_for(lambda: "cantiere_tables_in_trouble 1.0" in server.counted())
        assert '"what": "unreadable"' in server.log.read_text()
        berta.post(f"/api/tables/{bad['id']}/chat", {"text": "What now?"})
        berta.post(f"/api/tables/{bad['id']}/leave", status=204)
        assert anna.see(bad["id"])["seats"][1]["bot"] is not None
        refused(Player(server, "Carla").http.post(f"/api/tables/{bad['id']}/end", json={"agree": True}), 403)
        assert anna.post(f"/api/tables/{bad['id']}/end", {"agree": True})["table"]["status"] == "closed"
        assert bad["id"] not in [line["id"] for line in anna.get("/api/me/tables")["tables"]]
        assert anna.get(f"/api/tables/{bad['id']}/log") == log


def test_who_can_read_a_game_again_takes_the_mark_away(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        anna, _, bad, good = two_tables(server)
        server.stop()
        change(database, bad["id"], game="gone")
        store = Database(database)
        with store.engine.begin() as c:
            c.execute(
                update(Move).where(Move.table == good["id"], Move.number == 3).values(text="no such move")
            )
        assert {finding.table for finding in check(store)} == {bad["id"], good["id"]}
        store.close()
        server.start()
        assert anna.see(bad["id"])["trouble"] == "game-gone"
        assert anna.see(good["id"])["trouble"] == "does-not-replay"
        assert anna.get(f"/api/tables/{bad['id']}/log")["moves"]
        lines = {line["id"]: line["trouble"] for line in anna.get("/api/me/tables")["tables"]}
        assert lines == {bad["id"]: "game-gone", good["id"]: "does-not-replay"}
        server.stop()
        change(database, bad["id"], game=bad["game"])
        server.start()
        seen = anna.see(bad["id"])
        assert (seen["trouble"], seen["number"], seen["view"]) == (None, bad["number"], bad["view"])
        assert mark(database, bad["id"]) is None
