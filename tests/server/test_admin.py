"""Backups are whole, also while games go on; checking finds what is wrong."""

from __future__ import annotations

import gzip
import io
import json
import re
import stat
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer
from sqlalchemy import select, update

from cantiere.cli.admin import add_admin
from cantiere.cli.app import run
from cantiere.cli.screen import Screen
from cantiere.core.reason import CantiereError
from cantiere.server.admin.backup import TABLES, backup, restore
from cantiere.server.admin.check import _check_position, check, tables_with_games
from cantiere.server.store.database import Database
from cantiere.server.store.models import RUNNING, Table
from tests.server.serving import Player, Server


def contents(store: Database) -> dict[str, list[Any]]:
    with store.engine.connect() as c:
        return {
            table.name: [
                dict(row) for row in c.execute(select(table).order_by(*table.primary_key)).mappings()
            ]
            for table in TABLES
        }


def played(server: Server, moves: int = 5) -> Player:
    anna = Player(server)
    anna.post("/api/register", {"login": "anna", "password": "quite a long one"})
    table = anna.table("me", "hot")
    for _ in range(moves):
        table = anna.act(table)["table"]
    return anna


@pytest.fixture
def kept(database: str, tmp_path: Path) -> Database:
    """A database in which somebody has played, at rest."""
    with Server(database, tmp_path / "log") as server:
        played(server)
    return Database(database)


def test_a_backup_restores_everything(kept: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    header = backup(kept, file)
    assert header.rows["moves"] > 5
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "everything about everybody is in it"
    other = Database(str(tmp_path / "other.db"))
    restore(other, file)
    assert contents(other) == contents(kept)
    assert list(check(other)) == []
    kept.close()
    other.close()


def test_a_backup_from_sqlite_goes_into_postgresql(empty_postgresql: str, tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        played(server)
    kept, other = Database(str(tmp_path / "a.db")), Database(empty_postgresql)
    backup(kept, tmp_path / "all.gz")
    restore(other, tmp_path / "all.gz")
    assert contents(other) == contents(kept)
    kept.close()
    other.close()


def test_a_backup_while_games_go_on_is_of_one_moment(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        anna = played(server)
        table = anna.table("me", "hot")
        ended = threading.Event()

        def play_on(now: Any) -> None:
            while not ended.is_set():
                now = anna.act(now)["table"]

        playing = threading.Thread(target=play_on, args=(table,))
        playing.start()
        store = Database(database)
        for number in range(3):
            backup(store, tmp_path / f"{number}.gz")
        ended.set()
        playing.join()
        store.close()
    for number in range(3):
        other = Database(str(tmp_path / f"{number}.db"))
        restore(other, tmp_path / f"{number}.gz")
        assert list(check(other)) == []
        other.close()


@pytest.mark.parametrize(
    "command", ["backup all.gz", "restore all.gz", "check", "role a operator", "roles", "deeds"]
)
def test_a_database_that_is_away_is_told_in_one_sentence(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with gzip.open("all.gz", "wt", encoding="utf-8") as out:
        out.write(json.dumps({"format": 1, "revision": "0001", "at": 0.0, "version": "1", "rows": {}}) + "\n")
    away = "postgresql://club:secret@127.0.0.1:1/cantiere"
    assert run(["admin", *command.split(), "--database", away]) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert "does not answer" in line
    assert "secret" not in line


def test_a_backup_that_cannot_be_written_is_told(kept: Database, tmp_path: Path) -> None:
    with pytest.raises(CantiereError, match=r"x\.gz\.part cannot be written: No such file or directory"):
        backup(kept, tmp_path / "nowhere" / "x.gz")
    kept.close()


def test_only_whole_backups_are_restored_and_only_into_nothing(kept: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    backup(kept, file)
    with pytest.raises(CantiereError, match="not empty"):
        restore(kept, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    for name, broken, said in (
        ("short", gzip.compress(b"".join(lines[:-1])), "not whole"),
        ("cut", file.read_bytes()[:-100], "not whole"),
        ("other", gzip.compress(b"{}\n"), "not a backup"),
        ("text", b"hello", "not a backup"),
    ):
        (tmp_path / name).write_bytes(broken)
        other = Database(str(tmp_path / f"{name}.db"))
        with pytest.raises(CantiereError, match=said):
            restore(other, tmp_path / name)
        other.close()
    kept.close()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"number": 3}, "seat"),
    ({"to_move": 7}, "seat"),
    ({"status": "over"}, "the table is over"),
    ({"commitment": "0" * 64}, "promised"),
    ({"game": "no-such-game"}, "no longer has the game"),
]


def said_in_a_terminal(database: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What `cantiere admin check` shows where somebody looks at it."""
    monkeypatch.setenv("FORCE_COLOR", "1")  # a terminal, for all that Rich knows
    monkeypatch.setenv("TERM", "xterm")
    out = io.StringIO()
    screen, app = Screen(), typer.Typer()
    screen.console.file = out
    add_admin(app, screen)
    with pytest.raises(SystemExit) as end:
        app(["admin", "check", "--database", str(database)])
    assert end.value.code == 0
    return out.getvalue()


def test_checking_finds_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        anna = played(server, 9)
        ended = anna.act(anna.table("me", "hot"))["table"]["id"]
        anna.post(f"/api/tables/{ended}/end", {})  # as all want it: that is no fault
        assert anna.see(ended)["status"] == "over"
    store = Database(str(tmp_path / "a.db"))
    looked_at = list[bool]()
    assert list(check(store, lambda: looked_at.append(True))) == []
    assert len(looked_at) == len(tables_with_games(store)) == 2  # as far as the bar goes
    told = said_in_a_terminal(tmp_path / "a.db", monkeypatch)
    assert re.findall("[0-9]+%", told)[0] == "0%", "it begins at once"
    assert "100%" in told
    scores = {"result": {"scores": [99, 99]}}
    for table, wrong, said in [
        *((Table.id != ended, *one) for one in WRONG),
        (Table.id == ended, {"how": None}, "the table is over"),
        (Table.id == ended, scores, "the result is"),
    ]:
        with store.engine.begin() as c:
            columns = [Table.__table__.c[one] for one in wrong]
            before = dict(c.execute(select(*columns).where(table)).mappings().one())
            c.execute(update(Table).where(table).values(**wrong))
        found = list(check(store))
        assert [said in one.what for one in found] == [True], wrong
        with store.engine.begin() as c:
            c.execute(update(Table).where(table).values(**before))
    store.close()


def test_a_position_that_cannot_be_is_told_like_anything_else() -> None:
    def impossible(_state: Any) -> None:
        raise CantiereError("a stone too many")

    there: Any = SimpleNamespace(row={"how": None, "to_move": 0, "result": None}, status=RUNNING)
    game, state = SimpleNamespace(check_table=impossible), SimpleNamespace(to_move=0)
    match: Any = SimpleNamespace(game=game, state=state, over=False)
    assert list(_check_position(there, match)) == ["its position cannot be: a stone too many"]
