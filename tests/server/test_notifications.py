from __future__ import annotations

import asyncio
import smtplib
import socket
import time
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from cantiere.server.notifications import sending
from cantiere.server.notifications.notifications import Notifications
from cantiere.server.notifications.sending import BadHook, Digest, Waiting, public_address
from cantiere.server.settings import Mail, Settings
from cantiere.server.settings_file import read_settings
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import Person, Table
from cantiere.server.tables.beginning import new_table_values
from tests.server.serving import GAME

HOUR = 3600.0
WHERE = Settings(address="https://play.example/", hooks=True, mail=Mail("mail.example"))


def waiting(store: Database, settings: Settings, tables: int) -> list[Digest]:
    """Let a person be asked at some tables, and return what is sent about it."""
    import cantiere
    from cantiere.server.people.people import Who

    sent: list[Digest] = []
    who = Who("p", "Anna", None, 0, "en")
    with store.engine.begin() as c:
        person = {"id": "p", "name": "Anna", "lang": "en", "created": 0.0, "epoch": 0, "told": 0.0}
        c.execute(insert(Person).values(**person, email="anna@example.org"))
        for number in range(tables):
            values = new_table_values(cantiere.game(GAME), {}, who, f"Table {number}")
            values |= {"id": f"t{number}", "status": "running", "pace": "turns", "asked": "p"}
            c.execute(insert(Table).values(**values | {"changed": time.time() - HOUR}))
    looking = Notifications(store, settings)
    looking.send = lambda digest, _settings: sent.append(digest)
    asyncio.run(looking.sweep())
    asyncio.run(looking.sweep())
    return sent


@pytest.fixture
def store(tmp_path: Path) -> Any:
    store = Database(str(tmp_path / "a.db"))
    migrate(store)
    yield store
    store.close()


def test_one_digest_about_all_tables(store: Database) -> None:
    (digest,) = waiting(store, WHERE, 3)
    assert [table.name for table in digest.tables] == ["Table 0", "Table 1", "Table 2"]
    text = sending.words(digest, WHERE)
    assert "3 tables" in text
    assert "https://play.example/tables/t1" in text
    assert "[" not in text
    data = sending.hook_data(digest, WHERE)
    assert data["tables"][0] == {"game": GAME, "name": "Table 0", "link": "https://play.example/tables/t0"}


def test_a_later_turn_is_told_after_a_while(store: Database) -> None:
    waiting(store, WHERE, 1)
    with store.engine.begin() as c:
        c.execute(update(Person).values(told=time.time() - HOUR / 2))
        c.execute(update(Table).values(changed=time.time() - HOUR / 4))
    sent: list[Digest] = []
    looking = Notifications(store, WHERE)
    looking.send = lambda digest, _settings: sent.append(digest)
    asyncio.run(looking.sweep())
    assert len(sent) == 1


def test_nothing_is_sent_unless_configured(store: Database) -> None:
    assert waiting(store, Settings(), 1) == []


def test_mail_names_the_game_the_table_and_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    messages: list[EmailMessage] = []

    class Post:
        def __init__(self, *_: object, **__: object) -> None: ...
        def __enter__(self) -> Post:
            return self

        def __exit__(self, *_: object) -> None: ...
        def has_extn(self, _name: str) -> bool:
            return False

        def send_message(self, message: EmailMessage) -> None:
            messages.append(message)

    monkeypatch.setattr(smtplib, "SMTP", Post)
    digest = Digest("p", "Anna", "en", "anna@example.org", None, [Waiting("t0", "My table", GAME)])
    sending.send(digest, WHERE)
    assert messages[0]["To"] == "anna@example.org"
    assert messages[0]["Subject"] == "It is your turn."
    assert "My table: https://play.example/tables/t0" in messages[0].get_content()


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "https://127.0.0.1/", "https://localhost/", "https://10.0.0.1/", "https://[::1]/",
     "https://169.254.169.254/latest", "https://192.168.1.1:8443/x", "https://[::ffff:10.0.0.1]/", "ftp://x/",
     "https://user@example.org/", "https:///nowhere", "https://0.0.0.0/", "https://100.64.0.1/", "https://224.0.0.1/"],
)  # fmt: skip
def test_hooks_go_to_public_https_addresses_only(url: str) -> None:
    with pytest.raises(BadHook):
        public_address(url)


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.1.2.3", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_a, **_k: found)
    with pytest.raises(BadHook):
        public_address("https://example.org/hook")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_a, **_k: found[:1])
    assert public_address("https://example.org/hook") == ("example.org", 443, "93.184.216.34")


def test_settings_come_from_the_environment() -> None:
    settings = read_settings(
        {"CANTIERE_SMTP": "smtp://me:p%40ss@mail.example:2525?from=a@b.example", "XDG_DATA_HOME": "/data"}
    )
    assert settings.mail == Mail("mail.example", 2525, "me", "p@ss", "a@b.example")
    assert "p@ss" not in repr(settings)
    assert settings.database == str(Path("/data/cantiere/tables.db"))
    assert not settings.hooks
