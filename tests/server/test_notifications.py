"""Being told: by Web Push, e-mail and web hook, against servers of the tests' own."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socket
import threading
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert, update

import cantiere
from cantiere.server.notifications import posting
from cantiere.server.notifications.notifications import Notifications
from cantiere.server.notifications.posting import BadHook, post, public_address
from cantiere.server.notifications.sending import Digest, Line, hook_data, words
from cantiere.server.notifications.wishes import USUAL, may_be_told
from cantiere.server.people.addresses import Addresses
from cantiere.server.people.people import Who
from cantiere.server.people.types import Wishes
from cantiere.server.settings import Mail, Settings
from cantiere.server.settings_file import read_settings
from cantiere.server.store.database import Database
from cantiere.server.store.migrate import migrate
from cantiere.server.store.models import Person, Seat, Table
from cantiere.server.tables.beginning import new_table_values
from cantiere.server.tables.seating import EMPTY_SEAT
from tests.server.serving import GAME, Player, Server, wait_for

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


def test_a_later_turn_is_told_after_a_while(store: Database) -> None:
    wait_at(store, 1)
    found, sent = looking(store)
    sweep(found)
    with store.engine.begin() as c:
        c.execute(update(Person).values(told=time.time() - HOUR / 2))
        c.execute(update(Table).values(changed=time.time() - HOUR / 4))
    sweep(found)
    assert len(sent) == 2


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
    assert over.wait(20)


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


# --- all the way -------------------------------------------------------------------------------------------


class Serving:
    """An HTTP server of the tests' own."""

    def __init__(self, handler: type[BaseHTTPRequestHandler]) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True

    def __enter__(self) -> str:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A browser that has subscribed: it alone can read what is pushed to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.received: list[tuple[dict[str, str], dict[str, Any]]] = []
        self.gone = False
        browser = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                text = http_ece.decrypt(
                    body, private_key=browser.key, auth_secret=browser.auth, version="aes128gcm"
                )
                browser.received.append((dict(self.headers), json.loads(text)))
                self.send_response(410 if browser.gone else 201)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.serving = Serving(Handler)

    def subscription(self, url: str) -> dict[str, Any]:
        raw = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(raw), "auth": _text(self.auth)}
        return {"endpoint": f"{url}/push/1", "keys": keys}


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Post:
    """A real SMTP server that keeps what comes."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=0)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.messages.append(message_from_bytes(envelope.content))
        return "250 OK"

    def __enter__(self) -> Post:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.controller.port = probe.getsockname()[1]
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()

    @property
    def settings(self) -> dict[str, Any]:
        return {"host": "127.0.0.1", "port": self.controller.port, "sender": "cantiere@example.org"}

    def last(self) -> str:
        payload = self.messages[-1].get_payload(decode=True)
        assert isinstance(payload, bytes)
        return payload.decode()


@pytest.fixture
def post_office() -> Iterator[Post]:
    with Post() as post:
        yield post


def long_ago(server: Server, **values: Any) -> None:
    """Let everything have happened an hour ago."""
    store = Database(server.settings["database"])
    with store.engine.begin() as c:
        c.execute(update(Table).values(changed=time.time() - HOUR, **values))
    store.close()


def test_push_arrives_and_only_the_browser_can_read_it(tmp_path: Path) -> None:
    browser = Browser()
    more = {"push": True, "private_hooks": True, "address": "https://play.example", "digest": 0.0}
    with browser.serving as url, Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        anna, berta = Player(server, "Anna"), Player(server, "Berta")
        offered = anna.get("/api/notices")
        assert offered["ways"] == ["push"]
        assert len(base64.urlsafe_b64decode(offered["push_key"] + "=")) == 65
        assert anna.post("/api/me/notices/test", {"way": "push"}, 422)["reason"] == "no-way"
        anna.post("/api/me/push", browser.subscription(url), 204)
        anna.post("/api/me/notices/test", {"way": "push"}, 204)
        headers, told = browser.received.pop()
        assert headers["Authorization"].startswith("vapid t=")
        assert headers["Authorization"].endswith(f"k={offered['push_key']}")
        assert headers["TTL"] == "86400"
        assert told["title"] == "This is how Cantiere tells you something."
        table = anna.table("me", "open", name="Push", pace="turns")
        berta.post(f"/api/tables/{table['id']}/join", {})
        wait_for(lambda: bool(browser.received))
        _headers, told = browser.received[0]
        assert told["url"] == f"/table/{table['id']}"
        assert "Push" in told["body"]
        browser.gone = True
        anna.post("/api/me/notices/test", {"way": "push"}, 204)
        assert anna.post("/api/me/notices/test", {"way": "push"}, 422)["reason"] == "no-way"
        assert url not in server.log.read_text()


def test_mail_counts_once_it_is_confirmed_and_ends_with_one_click(tmp_path: Path, post_office: Post) -> None:
    more = {"mail": post_office.settings, "address": "https://play.example", "digest": 0.0}
    with Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        anna, berta = Player(server, "Anna"), Player(server, "Berta")
        me = anna.http.patch("/api/me", json={"email": "anna@example.org", "lang": "it"}).json()
        assert me["confirmed"] is False
        assert anna.post("/api/me/notices/test", {"way": "mail"}, 422)["reason"] == "no-way"
        wait_for(lambda: len(post_office.messages) == 1)
        text = post_office.last()
        assert "Anna" not in text  # nothing of what a stranger may write
        (secret,) = re.findall(r"https://play\.example/confirm#(\S+)", text)
        berta.post("/api/confirm", {"secret": "wrong"}, 401)
        berta.post(
            "/api/confirm", {"secret": secret}, 204
        )  # whoever opens the link: it was sent to the address
        assert anna.get("/api/me")["confirmed"] is True
        table = anna.table("me", "open", name="Posta", pace="turns")
        begun = berta.post(f"/api/tables/{table['id']}/join", {})
        if begun["to_move"] == 1:
            anna.http.patch("/api/me", json={"wishes": wishes(over=["mail"])})
            anna.post(f"/api/tables/{table['id']}/end", {})
            berta.post(f"/api/tables/{table['id']}/end", {})
        else:
            long_ago(server)
        wait_for(lambda: len(post_office.messages) == 2)
        told = post_office.messages[1]
        assert f"https://play.example/table/{table['id']}" in post_office.last()
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        (token,) = re.findall(
            r"<https://play\.example(/api/unsubscribe/\S+)>", told["List-Unsubscribe"] or ""
        )
        assert f"/unsubscribe#{token.rsplit('/', 1)[1]}" in post_office.last().replace("=\n", "")
        body = {"List-Unsubscribe": "One-Click"}
        assert berta.http.post(token, data=body).status_code == 204  # a mail program sends a form
        now = anna.get("/api/me")
        assert (now["email"], now["confirmed"]) == (None, False)
        assert berta.http.post(token[:-2] + "xx").status_code == 401


def wishes(**ways: list[str]) -> dict[str, Any]:
    return {"ways": ways, "quiet": None, "digest": None, "zone": "Europe/Rome"}


def test_a_stranger_cannot_fill_somebodys_letter_box(tmp_path: Path, post_office: Post) -> None:
    more = {"mail": post_office.settings, "address": "https://play.example"}
    with Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        for number in range(6):
            guest = Player(server, f"Guest {number}")
            guest.http.patch("/api/me", json={"email": "victim@example.org"})
        assert len(post_office.messages) == 3


def test_wishes_are_kept_and_wrong_ones_refused(anna: Player) -> None:
    wanted = wishes(turn=["push"], over=[]) | {"quiet": {"begin": 22, "end": 7}, "digest": 9}
    assert anna.http.patch("/api/me", json={"wishes": wanted}).json()["wishes"] == wanted
    for wrong in (
        wishes(turn=["pigeon"]),
        wishes(sunrise=["mail"]),
        {**wishes(), "zone": "Middle/Earth"},
        {**wishes(), "digest": 24},
    ):
        assert anna.http.patch("/api/me", json={"wishes": wrong}).status_code == 422
    assert anna.get("/api/notices") == {"ways": [], "push_key": None}
    keys = {"p256dh": "x" * 87, "auth": "y" * 22}
    assert (
        anna.post("/api/me/push", {"endpoint": "https://x.example", "keys": keys}, 422)["reason"] == "no-way"
    )
