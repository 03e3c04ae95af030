"""What would go wrong is said in one sentence before a server starts; one that runs tells the truth."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import select, text, update

from cantiere.cli.app import run
from cantiere.server.community.roles import roles
from cantiere.server.health.heartbeats import DEAD, EVERY
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import Note, Table
from cantiere.server.tables.downtime import ALIVE
from tests.server.forking import Forking
from tests.server.serving import PATIENCE, Player, Server, wait_for


def refuses_to_start(**settings: Any) -> str:
    """Return what a server says that does not start: one line, and no traceback."""
    with tempfile.TemporaryFile() as said:
        server = Forking.only().start(json.dumps({"port": 0, **settings}), os.environ, said)
        server.stdout.close()
        assert server.wait(PATIENCE) == 1
        said.seek(0)
        (line,) = said.read().decode().strip().splitlines()
    assert "Traceback" not in line
    return line


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        assert "another server uses" in refuses_to_start(database=str(tmp_path / "a.db"))
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / "b.db").symlink_to(tmp_path / "a.db")  # by another name it is the same file
        assert "another server uses" in refuses_to_start(database=str(tmp_path / "other" / "b.db"))
        server.kill()  # however it ends, the file is free again
        server.start()
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).is_success


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path) -> None:
    said = refuses_to_start(database="postgresql://club:secret@127.0.0.1:1/cantiere")
    assert "does not answer" in said
    assert "secret" not in said
    store = Database(str(tmp_path / "new.db"))
    migrate(store)
    with store.engine.begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        c.execute(update(Note).where(Note.name == "serves").values(value="9998"))
    store.close()
    assert "by a newer version of Cantiere" in refuses_to_start(database=str(tmp_path / "new.db"))
    (tmp_path / "text.db").write_text("This is no database, but it is long enough to look at." * 20)
    assert "cannot be used" in refuses_to_start(database=str(tmp_path / "text.db"))
    nowhere = str(tmp_path / "nowhere")
    assert "setting `words`" in refuses_to_start(database=str(tmp_path / "b.db"), words=nowhere)
    assert "setting `privacy`" in refuses_to_start(database=str(tmp_path / "b.db"), privacy=nowhere)
    assert "cannot listen" in refuses_to_start(database=str(tmp_path / "b.db"), host="192.0.2.1")


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_a_database_that_cannot_keep_every_letter_is_refused(encoding: str, empty_postgresql: str) -> None:
    """Where a machine has no locale, PostgreSQL makes databases that do not know what a letter is."""
    name = f"other{encoding.lower()}"
    with psycopg.connect(empty_postgresql, autocommit=True) as c:
        c.execute(f"CREATE DATABASE {name} ENCODING '{encoding}' LOCALE 'C' TEMPLATE template0")
        head, _, tail = empty_postgresql.partition("?")
        try:
            said = refuses_to_start(database=f"{head.rsplit('/', 1)[0]}/{name}?{tail}")
        finally:
            c.execute(f"DROP DATABASE {name} WITH (FORCE)")
    assert f"keeps text as {encoding}" in said
    assert "--encoding UTF8" in said


def test_health_can_be_asked_by_a_command(tmp_path: Path) -> None:
    """As the container does, by words without quotes: what starts containers mangles others."""
    ask = [sys.executable, "-m", "cantiere.server.health"]
    with Server(tmp_path / "a.db", tmp_path / "log") as server:
        here = {**os.environ, "CANTIERE_PORT": str(server.settings["port"])}
        assert subprocess.run(ask, env=here).returncode == 0
    gone = subprocess.run(ask, env=here, capture_output=True, text=True)
    assert (gone.returncode, gone.stderr.count("\n")) == (1, 1), gone.stderr
    with Server(tmp_path / "b.db", tmp_path / "log", disk=10**9) as server:
        here["CANTIERE_PORT"] = str(server.settings["port"])
        full = subprocess.run(ask, env=here, capture_output=True, text=True)
        assert (full.returncode, "disk" in full.stderr) == (1, True), full.stderr


def test_health_tells_what_fails(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", disk=10**9) as server:
        full = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        assert (full.status_code, full.json()) == (503, {"status": "failing", "failing": ["disk"]})
        assert 'cantiere_well{part="disk"} 0.0' in server.counted()
    with Server(tmp_path / "c.db", tmp_path / "log", disk=10**9) as server:  # also if nobody asks for it
        wait_for(lambda: 'cantiere_well{part="disk"} 0.0' in server.counted())
    with Server(tmp_path / "b.db", tmp_path / "log") as server:
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json() == {"status": "ok", "failing": []}
        held = sqlite3.connect(tmp_path / "b.db", isolation_level=None)
        held.execute("BEGIN EXCLUSIVE")  # nobody else can write, as on a full disk
        wait_for(lambda: "database" in httpx.get(f"{server.url}/healthz", timeout=60).json()["failing"])
        held.execute("ROLLBACK")
        held.close()
        wait_for(lambda: httpx.get(f"{server.url}/healthz", timeout=60).is_success)


def test_postgresql_without_room_is_noticed_before_a_move_is_refused(
    empty_postgresql: str, tmp_path: Path
) -> None:
    """Its files may not grow: what fits into what is there can still be written, as on a disk just full."""
    with (
        psycopg.connect(empty_postgresql, autocommit=True) as c,
        _files_of(c, 16) as grow,
        Server(empty_postgresql, tmp_path / "log", disk=20) as server,
    ):
        full = httpx.get(f"{server.url}/healthz", timeout=PATIENCE)
        assert (full.status_code, full.json()["failing"]) == (503, ["disk"])
        assert Player(server).get("/api/me")["name"]  # written all the same
        grow()
        wait_for(lambda: httpx.get(f"{server.url}/healthz", timeout=PATIENCE).is_success)
        left = c.execute("SELECT count(*) FROM pg_class WHERE relname = 'cantiere_room'").fetchone()
        assert left == (0,)


@contextlib.contextmanager
def _files_of(c: psycopg.Connection, megabytes: int) -> Iterator[Callable[[], None]]:
    """Let PostgreSQL write no larger files, until what is handed out is called."""
    folder = c.execute("SHOW data_directory").fetchone()
    assert folder is not None
    starter = int((Path(folder[0]) / "postmaster.pid").read_text().split()[0])

    def limit(most: str) -> None:
        here = [row[0] for row in c.execute("SELECT pid FROM pg_stat_activity").fetchall()]
        owner = Path(f"/proc/{starter}").stat()  # not us, where we are root
        for one in (starter, *here):
            command = ["prlimit", f"--pid={one}", f"--fsize={most}:unlimited"]
            done = subprocess.run(command, user=owner.st_uid, group=owner.st_gid, capture_output=True)
            assert done.returncode == 0 or not Path(f"/proc/{one}").exists(), done.stderr

    limit(str(megabytes * 1024 * 1024))
    try:
        yield lambda: limit("unlimited")
    finally:
        limit("unlimited")


def test_a_bots_process_that_dies_is_noticed_and_replaced(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", sweep=1.0) as server:
        anna = Player(server)
        table = anna.table("random", "me", options={"start": 0})
        anna.until(table["id"], lambda now: now["my_turn"])  # the bot has been asked: there is a process
        wait_for(lambda: bool(_children(server.process.pid)))
        killed = _children(server.process.pid)
        for child in killed:
            os.kill(child, signal.SIGKILL)
        wait_for(lambda: f"cantiere_bots_stopped_total {len(killed)}.0" in server.counted())
        wait_for(lambda: httpx.get(f"{server.url}/healthz", timeout=PATIENCE).json()["failing"] == [])


def _children(pid: int) -> list[int]:
    """Return the processes that think for a server."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                line = (entry / "cmdline").read_bytes()
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                continue
            if parent == pid and b"spawn_main" in line:
                found.append(int(entry.name))
    return found


def test_everybody_gets_their_time_back(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        anna = Player(server)
        table = anna.table("me", "hot", pace="turns", hours=2, late="greedy")
        before = table["deadline"]
        server.stop()
        store = Database(database)
        with store.engine.begin() as c:  # as if it had been stopped three hours ago
            c.execute(update(Note).where(Note.name == ALIVE).values(value=repr(time.time() - 3 * 3600)))
            c.execute(update(Table).values(deadline=Table.deadline - 3 * 3600))
        store.close()
        server.start()
        after = anna.see(table["id"])
        assert abs(after["deadline"] - before) < 60
        assert after["number"] == table["number"]


def test_bots_of_a_dead_server_are_taken_over_within_five_seconds(
    empty_postgresql: str, tmp_path: Path
) -> None:
    """It is dead after so long without a beat, and the others look with every beat of theirs."""
    assert DEAD + 2 * EVERY <= 5.0
    slow: dict[str, Any] = {"lease": 600.0, "sweep": 600.0, "budget": 600.0}
    with (
        Server(empty_postgresql, tmp_path / "one", process="one", **slow) as one,
        Server(empty_postgresql, tmp_path / "two", **slow) as two,
    ):
        anna = Player(one)
        store = Database(empty_postgresql)
        table = anna.table("me", "random")
        anna.until(table["id"], lambda now: now["my_turn"])
        one.kill()
        with store.engine.begin() as c:  # as if it had claimed the bot's move, and died while it thought
            claimed = {"claim": "one", "claimed": time.time() + 600, "due": True}
            c.execute(update(Table).where(Table.id == table["id"]).values(**claimed))
        wait_for(lambda: _claim(store, table["id"]) != "one")
        wait_for(lambda: bool(_said(tmp_path / "two", "taken over")))  # when it has been done
        (freed,) = _said(tmp_path / "two", "taken over")
        assert freed["count"] == 1
        store.close()
        assert two.process.poll() is None


def _said(log: Path, what: str) -> list[dict[str, Any]]:
    """Return what a server has said of something; the last line may be on its way."""
    lines = log.read_text().splitlines(keepends=True)
    return [json.loads(line) for line in lines if f'"{what}"' in line and line.endswith("\n")]


def _claim(store: Database, table: str) -> str | None:
    with store.engine.connect() as c:
        found: str | None = c.scalar(select(Table.claim).where(Table.id == table))
        return found


def test_roles_are_given_on_the_command_line(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(database, tmp_path / "log") as server:
        Player(server, "Anna").post("/api/register", {"login": "anna", "password": "long enough"})
    where = ["--database", database]
    assert run(["admin", "role", "anna", "operator", *where]) == 0
    assert run(["admin", "role", "nobody-here", "operator", *where]) != 0
    assert run(["admin", "role", "anna", "king", *where]) != 0
    store = Database(database)
    assert [(one.login, one.role) for one in roles(store)] == [("anna", "operator")]
    store.close()
    capsys.readouterr()
    assert run(["admin", "roles", *where]) == 0
    assert "operator  anna  Anna" in capsys.readouterr().out
    assert run(["admin", "deeds", *where]) == 0
    assert "role" in capsys.readouterr().out
    assert run(["admin", "role", "anna", "nobody", *where]) == 0
    assert run(["admin", "roles", *where]) == 0
