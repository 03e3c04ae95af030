"""Being told: by Web Push, e-mail and web hook, against servers of the tests' own."""

from __future__ import annotations

import asyncio
import datetime
import json
import socket
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

import cantiere
from cantiere.server.notifications import gathering, notifications, posting
from cantiere.server.notifications.notifications import Notifications
from cantiere.server.notifications.posting import BadHook, post, public_address
from cantiere.server.notifications.sending import Digest, Line, hook_data, push_data, words
from cantiere.server.notifications.wishes import USUAL, may_be_told
from cantiere.server.people.addresses import Addresses
from cantiere.server.people.people import Who
from cantiere.server.people.types import Wishes
from cantiere.server.settings import Mail, Settings
from cantiere.server.settings_file import read_settings
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import News, Notice, Person, Seat, Table
from cantiere.server.tables.beginning import new_table_values
from cantiere.server.tables.seating import EMPTY_SEAT
from tests.server.recipients import Serving
from tests.server.serving import GAME, PATIENCE

HOUR = 3600.0
WHERE = Settings(address="https://play.example/", hooks=True, mail=Mail("mail.example"))
LINE = Line("turn", "t0", "My table", GAME)


# --- what is sent to whom ----------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Database]:
    store = Database(str(tmp_path / "a.db"))
    migrate(store)
    yield store
    store.close()


def looking(store: Database, settings: Settings = WHERE) -> tuple[Notifications, list[Digest]]:
    sent: list[Digest] = []
    found = Notifications(store, settings, Addresses(store, "key"))
    found.send = sent.append
    return found, sent


def sweep(found: Notifications) -> None:
    async def work() -> None:
        await found.sweep()
        await asyncio.gather(*found._sending._tasks.values())

    asyncio.run(work())


def wait_at(store: Database, tables: int, **person: Any) -> None:
    """Let a person be asked at some tables."""
    who = Who("p", "Anna", None, 0, "en")
    with store.engine.begin() as c:
        values = {"id": "p", "name": "Anna", "lang": "en", "created": 0.0, "epoch": 0, "told": 0.0}
        c.execute(insert(Person).values(**values | {"email": "anna@example.org", "confirmed": 1.0} | person))
        for number in range(tables):
            row = new_table_values(cantiere.game(GAME), {}, who, f"Table {number}")
            row |= {"id": f"t{number}", "status": "running", "pace": "turns", "asked": "p"}
            c.execute(insert(Table).values(**row | {"changed": time.time() - HOUR}))
            seat = {**EMPTY_SEAT, "table": f"t{number}", "seat": 0, "kind": "person", "person": "p"}
            c.execute(insert(Seat).values(**seat))


def test_one_notice_about_all_tables_and_it_does_not_come_twice(store: Database) -> None:
    wait_at(store, 3)
    found, sent = looking(store)
    sweep(found)
    sweep(found)
    (digest,) = sent
    lines = digest.lines["mail"]
    assert [line.name for line in lines] == ["Table 0", "Table 1", "Table 2"]
    text = words(lines, "en", WHERE)
    assert "3 tables" in text
    assert "https://play.example/table/t1" in text
    assert "[" not in text
    link = "https://play.example/table/t0"
    assert hook_data(lines, "en", WHERE)["tables"][0] == {
        "kind": "turn", "game": GAME, "name": "Table 0", "link": link
    }  # fmt: skip


def test_notices_about_one_table_replace_each_other_in_the_browser() -> None:
    """By their tag: the browser shows the last one with it."""
    over, other = LINE._replace(kind="over"), LINE._replace(table="t1")
    first, next_one, both, elsewhere = (
        json.loads(push_data(lines, "en")) for lines in ([LINE], [over, LINE], [LINE, other], [other])
    )
    assert first["tag"] == next_one["tag"]
    assert len({first["tag"], both["tag"], elsewhere["tag"]}) == 3
    assert (first["url"], both["url"]) == ("/table/t0", "/games")


def test_a_later_turn_is_told_after_a_while(store: Database) -> None:
    wait_at(store, 1)
    found, sent = looking(store)
    sweep(found)
    with store.engine.begin() as c:
        c.execute(update(Person).values(told=time.time() - HOUR / 2))
        c.execute(update(Table).values(changed=time.time() - HOUR / 4))
    sweep(found)
    assert len(sent) == 2


def test_what_was_told_of_something_else_does_not_swallow_a_turn(store: Database) -> None:
    """A game has begun; word of that goes out, or to nobody, before it has been her turn for a while."""
    wait_at(store, 1, wishes={**USUAL, "ways": {"turn": ["mail"], "over": ["mail"], "begin": []}})
    found, sent = looking(store)

    def later(**asked: float) -> None:
        with store.engine.begin() as c:
            c.execute(update(Table).values(**asked))

    def notice(kind: str) -> None:
        with store.engine.begin() as c:
            values = {"id": kind, "person": "p", "table": "t0", "kind": kind, "at": time.time()}
            c.execute(insert(Notice).values(**values))

    later(since=time.time() - 10)
    notice("begin")
    sweep(found)
    assert sent == []  # that one she does not want
    later(since=time.time() - 70)
    sweep(found)
    assert [line.kind for line in sent[0].lines["mail"]] == ["turn"]
    with store.engine.begin() as c:
        c.execute(update(Person).values(told=time.time() - HOUR))
    later(since=time.time() - 10)
    notice("over")
    sweep(found)
    assert [line.kind for line in sent[1].lines["mail"]] == ["over"]
    with store.engine.begin() as c:  # the pause between two letters is over
        c.execute(update(Person).values(told=time.time() - HOUR))
    later(since=time.time() - HOUR - 10)  # so it was when that letter went out
    sweep(found)
    assert [line.kind for line in sent[2].lines["mail"]] == ["turn"]
    sweep(found)
    later(changed=time.time() - 2 * 60)  # somebody has said something
    with store.engine.begin() as c:
        c.execute(update(Person).values(told=time.time() - HOUR / 2))
    sweep(found)
    assert len(sent) == 3


def test_who_is_told_later_keeps_nobody_out(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "TOGETHER", 1)
    asleep = (datetime.datetime.now(datetime.UTC).hour + 12) % 24
    wait_at(store, 2, wishes={**USUAL, "digest": asleep})
    with store.engine.begin() as c:
        values = {"id": "q", "name": "Berta", "lang": "en", "created": 0.0, "epoch": 0, "told": 0.0}
        c.execute(insert(Person).values(**values, email="berta@example.org", confirmed=1.0))
        c.execute(update(Table).where(Table.id == "t1").values(asked="q"))
    found, sent = looking(store)
    for _ in range(200):
        sweep(found)
    assert [digest.person for digest in sent] == ["q"]


def test_more_news_than_are_looked_at_at_once_are_not_lost(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "TOGETHER", 2)
    wait_at(store, 3)
    now = time.time()
    with store.engine.begin() as c:
        gathering.gather(c, now - HOUR)
        c.execute(update(Table).values(changed=now))
        berta = {"id": "q", "name": "Berta", "lang": "en", "created": 0.0, "epoch": 0, "told": 0.0}
        c.execute(insert(Person).values(**berta))
        for number in range(3):
            seat = {**EMPTY_SEAT, "seat": 1, "kind": "person", "person": "q", "name": "Berta"}
            c.execute(insert(Seat).values(**seat, table=f"t{number}"))
            news = {"table": f"t{number}", "seq": 1, "kind": "chat", "data": {"name": "Berta"}}
            c.execute(insert(News).values(**news, at=now - 60 + number))
        for later in range(2):
            gathering.gather(c, now + later)
        told = c.scalars(select(Notice.table).where(Notice.person == "p")).all()
    assert sorted(told) == ["t0", "t1", "t2"]


@pytest.mark.parametrize(
    "person", [{"confirmed": None}, {"email": None}, {"wishes": {**USUAL, "ways": {"turn": ["hook"]}}}]
)
def test_nothing_goes_where_nobody_wants_it(store: Database, person: dict[str, Any]) -> None:
    wait_at(store, 1, **person)
    found, sent = looking(store)
    sweep(found)
    assert sent == []


def test_nothing_is_sent_unless_configured(store: Database) -> None:
    wait_at(store, 1)
    found, sent = looking(store, Settings())
    sweep(found)
    assert (sent, found.ways) == ([], [])


def test_without_an_address_no_way_is_offered_that_needs_one(store: Database) -> None:
    """A letter whose links lead nowhere helps nobody; a notice in the browser knows where it is."""
    found, _sent = looking(store, Settings(hooks=True, mail=Mail("mail.example"), push=True))
    assert found.ways == ["push"]


def test_who_has_the_table_open_is_not_told(store: Database) -> None:
    wait_at(store, 2)
    found, sent = looking(store)
    found.watchers = lambda table: {"p": 1} if table == "t0" else {}
    sweep(found)
    assert [line.table for line in sent[0].lines["mail"]] == ["t1"]


@pytest.mark.parametrize(
    ("wishes", "hour", "told", "may"),
    [
        ({"quiet": {"begin": 22, "end": 7}}, 23, 0.0, False),
        ({"quiet": {"begin": 22, "end": 7}}, 12, 0.0, True),
        ({"quiet": {"begin": 22, "end": 7}, "zone": "Asia/Tokyo"}, 15, 0.0, False),  # midnight there
        ({"digest": 9}, 9, 0.0, True),
        ({"digest": 9}, 10, 0.0, False),
        ({"digest": 9}, 9, 8.5, False),  # told already this morning
        ({"digest": 6, "quiet": {"begin": 22, "end": 8}}, 6, 0.0, False),
        ({"digest": 6, "quiet": {"begin": 22, "end": 8}}, 8, 0.0, True),  # not never
        ({"digest": 6, "quiet": {"begin": 22, "end": 8}}, 9, 0.0, False),
        ({}, 12, 11.99, False),
    ],
)
def test_quiet_hours_and_a_daily_digest(wishes: dict[str, Any], hour: int, told: float, may: bool) -> None:
    chosen: Wishes = {**USUAL, **wishes}  # type: ignore[typeddict-item]  # some of its entries
    day = 20_000 * 24 * HOUR
    assert may_be_told(chosen, day + told * HOUR if told else 0.0, day + hour * HOUR, 900.0) is may


# --- addresses ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "https://127.0.0.1/", "https://localhost/", "https://10.0.0.1/", "https://[::1]/",
     "https://169.254.169.254/latest", "https://192.168.1.1:8443/x", "https://[::ffff:10.0.0.1]/", "ftp://x/",
     "https://user@example.org/", "https:///nowhere", "https://0.0.0.0/", "https://100.64.0.1/", "https://224.0.0.1/"],
)  # fmt: skip
def test_hooks_go_to_public_https_addresses_only(url: str) -> None:
    with pytest.raises(BadHook):
        public_address(url)
    with pytest.raises(BadHook):
        post(url, b"", {})


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.1.2.3", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_a, **_k: found)
    with pytest.raises(BadHook):
        public_address("https://example.org/hook")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_a, **_k: found[:1])
    assert public_address("https://example.org/hook") == ("example.org", 443, "93.184.216.34")


def test_a_host_that_drips_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is for the whole: each piece comes well before a time-out of its own."""
    monkeypatch.setattr(posting, "TIMEOUT", 0.5)
    over = threading.Event()

    class Drip(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            try:
                while not over.wait(0.05):
                    self.wfile.write(b"H")
            except OSError:
                over.set()

    with Serving(Drip) as url, pytest.raises(Exception):  # noqa: B017, PT011  whatever the connection says
        post(url, b"{}", {}, private=True)
    assert over.wait(PATIENCE)


def test_settings_come_from_the_environment() -> None:
    settings = read_settings(
        {
            "CANTIERE_SMTP": "smtp://me:p%40ss@mail.example:2525?from=a@b.example",
            "XDG_DATA_HOME": "/data",
            "CANTIERE_PUSH": "1",
        }
    )
    assert settings.mail == Mail("mail.example", 2525, "me", "p@ss", "a@b.example")
    assert "p@ss" not in repr(settings)
    assert settings.database == str(Path("/data/cantiere/tables.db"))
    assert not settings.hooks
    assert settings.push
