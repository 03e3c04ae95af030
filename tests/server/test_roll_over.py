"""A roll-over: the last released server and this one on one PostgreSQL, with games going on."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tarfile
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, inspect, text, update

from cantiere.core.reason import CantiereError
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import SERVES, migrate, newest
from cantiere.server.store.models import Note
from tests.server.load import Stubborn, play_all
from tests.server.serving import FREELY, Player, Server, play_out, wait_for
from tests.server.test_privacy import OLD as GOES
from tests.server.test_privacy import rows

(ARCHIVE,) = (Path(__file__).parents[1] / "released").glob("*.tar.xz")
MIGRATE = """
import sys
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
database = Database(sys.argv[1])
migrate(database)
database.close()
"""


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the last release, which run as they are."""
    folder = tmp_path_factory.mktemp("released")
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


class Released(Server):
    """A server of the last release: it knows only the settings that it had."""

    def start(self) -> None:
        known = {"database", "port", *FREELY} - self.unknown
        self.settings = {name: value for name, value in self.settings.items() if name in known}
        super().start()

    unknown: frozenset[str] = frozenset({"metrics", "talk", "disk"})


class Calm(Stubborn):
    """Takes its time unless told to hurry, so that the game is not over when the next server comes."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        super().__init__(servers, seed)
        self.hurry = threading.Event()
        self.hurry.set()

    def _post(self, answer: dict[str, Any]) -> Any:
        self.hurry.wait(10.0)
        return super()._post(answer)


def old_server(sources: Path, database: str, log: Path) -> Server:
    kind = type("Old", (Released,), {"environment": {"PYTHONPATH": str(sources)}})
    server: Server = kind(database, log)
    return server


def test_games_go_on_while_this_version_follows_the_last_one(
    released: Path, empty_postgresql: str, tmp_path: Path
) -> None:
    with old_server(released, empty_postgresql, tmp_path / "old") as old:
        people = [Calm([old], seed) for seed in range(2)]
        servers = list[Server]()

        def roll_over() -> None:
            wait_for(lambda: min(len(one.told) for one in people) >= 5)
            for one in people:
                one.hurry.clear()
            new = Server(empty_postgresql, tmp_path / "new")
            servers.append(new)
            for one in people:
                one.servers = [old, new]
                one.hurry.set()
            both = [len(one.told) for one in people]
            wait_for(lambda: all(len(one.told) >= b + 12 for one, b in zip(people, both, strict=True)))
            for one in people:
                one.hurry.clear()
            _meet(old, new)
            for one in people:
                one.servers = [new]
            assert old.stop() in (0, -signal.SIGTERM)

        with contextlib.ExitStack() as ending:
            ending.callback(lambda: [server.stop() for server in servers])
            play_all(people, roll_over)
            (new,) = servers
            for one in people:
                log = one.player.http.get(f"{new.url}/api/tables/{one.table['id']}/log").json()["moves"]
                assert [move["text"] for move in log if move["who"] >= 0] == one.told
            one = people[0]
            one.player.http.base_url = new.url
            over = play_out(one.player, one.player.see(one.table["id"]))
            assert one.player.get(f"/api/tables/{over['id']}/record")["result"] is not None
            assert '"mistake"' not in (tmp_path / "old").read_text() + (tmp_path / "new").read_text()


def _meet(old: Server, new: Server) -> None:
    """Somebody who came in by the old server, and somebody by the new one, sit at each other's tables."""
    anna, berta = Player(old, "Anna"), Player(new, "Berta")
    for mine, other in ((anna, berta), (berta, anna)):
        table = mine.table("me", "open")
        other.post(f"/api/tables/{table['id']}/join", {})
        other.post(f"/api/tables/{table['id']}/chat", {"text": "Hello"})
        seen = mine.until(table["id"], lambda now: now["status"] == "running" and now["to_move"] in (0, 1))
        asked = mine if seen["to_move"] == 0 else other
        asked.act(asked.see(table["id"]))
        news = mine.get(f"/api/tables/{table['id']}/news", after=0)["news"]
        assert [one["text"] for one in news if one["kind"] == "chat"] == ["Hello"]


def test_games_go_on_and_names_are_found_that_were_told_before_they_were_noted(
    released: Path, database: str, tmp_path: Path
) -> None:
    """The released server did not note whose the names are of those who left, and who said what."""
    with old_server(released, database, tmp_path / "old") as old:
        anna, berta, clara = (Player(old, name) for name in (GOES, "Berta", f"{GOES} Clara"))
        tables = [berta.table("me", "open", "open", listed=True)["id"] for _ in range(3)]
        for player in (anna, clara):
            player.post(f"/api/tables/{tables[0]}/join", {})
            player.post(f"/api/tables/{tables[0]}/leave", status=204)
        anna.post(f"/api/tables/{tables[1]}/join", {})
        stay = [{"kind": "stay", "seat": 0}, {"kind": "open"}, {"kind": "open"}]
        berta.post(f"/api/tables/{tables[1]}/arrange", {"seats": stay})
        anna.post(f"/api/tables/{tables[2]}/chat", {"text": "Well met"})
        begun = berta.table("me", "hot")
        berta.act(berta.see(begun["id"]))
        assert old.stop() in (0, -signal.SIGTERM)
    with Server(database, tmp_path / "new") as new:
        for player in (anna, berta):
            player.http.base_url = new.url
        before = [berta.http.get(f"/api/tables/{table}/news?after=0").text for table in tables]
        assert all(GOES in told for told in before)
        anna.post("/api/me/delete", {}, 204)
        after = [berta.http.get(f"/api/tables/{table}/news?after=0").text for table in tables]
        assert [told.count("A former player") for told in after] == [2, 2, 0]
        assert "Well met" not in after[2]
        over = play_out(berta, berta.see(begun["id"]))["id"]
        assert berta.get(f"/api/tables/{over}/record")["result"] is not None
    kept = [row for _, row in rows(database) if GOES in row]
    assert kept
    assert all(f"{GOES} Clara" in row for row in kept), "hers is another name"


def columns(database: Database) -> dict[tuple[str, str], Any]:
    found = MetaData()
    found.reflect(database.engine)
    return {(table.name, column.name): column for table in found.tables.values() for column in table.columns}


def test_whatever_the_released_server_reads_and_writes_is_still_there(released: Path, database: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(released)}
    subprocess.run([sys.executable, "-c", MIGRATE, database], check=True, env=environment)
    store = Database(database)
    before = columns(store)
    migrate(store)
    after = columns(store)
    store.close()
    assert set(before) <= set(after), "columns or tables are gone"
    for name, column in after.items():
        if name in before:
            assert str(column.type) == str(before[name].type), name
            assert column.nullable >= before[name].nullable, name
        elif name[0] in {table for table, _ in before}:  # the old server does not know it, and leaves it out
            assert column.nullable or column.server_default is not None, name


def test_a_server_lives_with_a_newer_database_where_that_says_so(database: str) -> None:
    store = Database(database)
    migrate(store)
    with store.engine.begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        c.execute(update(Note).where(Note.name == SERVES).values(value=newest()))
        c.execute(text("ALTER TABLE people ADD COLUMN later VARCHAR"))
    assert migrate(store)
    assert "later" in {column["name"] for column in inspect(store.engine).get_columns("people")}
    with store.engine.begin() as c:
        c.execute(update(Note).where(Note.name == SERVES).values(value="9998"))
    with pytest.raises(CantiereError, match="by a newer version of Cantiere"):
        migrate(store)
    store.close()
