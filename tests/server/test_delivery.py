"""Notices all the way: pushed to a browser that alone can read them, and by e-mail, as far as people wish."""

from __future__ import annotations

import base64
import json
import re
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from cantiere.server.store.database import Database
from cantiere.server.store.models import Person, Table
from tests.server.recipients import Browser, Post, Serving
from tests.server.serving import Player, Server, wait_for

HOUR = 3600.0


@pytest.fixture
def post_office() -> Iterator[Post]:
    with Post() as post:
        yield post


def long_ago(server: Server, **values: Any) -> None:
    """Let everything have happened an hour ago."""
    store = Database(server.settings["database"])
    with store.engine.begin() as c:
        c.execute(update(Table).values(changed=time.time() - HOUR, since=time.time() - HOUR, **values))
    store.close()


def test_push_arrives_and_only_the_browser_can_read_it(tmp_path: Path) -> None:
    browser = Browser()
    more = {"push": True, "private_hooks": True, "address": "http://play.example", "digest": 0.0}
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
    more = {"mail": post_office.settings, "address": "http://play.example", "digest": 0.0}
    with Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        anna, berta = Player(server, "Anna"), Player(server, "Berta")
        me = anna.http.patch("/api/me", json={"email": "anna@example.org", "lang": "it"}).json()
        assert me["confirmed"] is False
        assert anna.post("/api/me/notices/test", {"way": "mail"}, 422)["reason"] == "no-way"
        wait_for(lambda: len(post_office.messages) == 1)
        text = post_office.last()
        assert "Anna" not in text  # nothing of what a stranger may write
        (secret,) = re.findall(r"http://play\.example/confirm#(\S+)", text)
        berta.post("/api/confirm", {"secret": "wrong"}, 401)
        berta.post(
            "/api/confirm", {"secret": secret}, 204
        )  # whoever opens the link: it was sent to the address
        assert anna.get("/api/me")["confirmed"] is True
        anna.post("/api/me/notices/test", {"way": "mail"}, 204)
        assert post_office.last().startswith("Così Cantiere ti avvisa.")
        post_office.messages.pop()
        table = anna.table("me", "open", name="Posta", pace="turns")
        begun = berta.post(f"/api/tables/{table['id']}/join", {})
        if begun["to_move"] == 1:
            anna.http.patch("/api/me", json={"wishes": wishes(over=["mail"])})
            anna.post(f"/api/tables/{table['id']}/end", {})
            berta.post(f"/api/tables/{table['id']}/end", {})
        else:
            long_ago(server)
        wait_for(lambda: len(post_office.messages) >= 2)
        told = post_office.messages[1]
        assert f"http://play.example/table/{table['id']}" in post_office.last()
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        (token,) = re.findall(r"<http://play\.example(/api/unsubscribe/\S+)>", told["List-Unsubscribe"] or "")
        assert f"/unsubscribe#{token.rsplit('/', 1)[1]}" in post_office.last().replace("=\n", "")
        body = {"List-Unsubscribe": "One-Click"}
        assert berta.http.post(token, data=body).status_code == 204  # a mail program sends a form
        now = anna.get("/api/me")
        assert (now["email"], now["confirmed"]) == (None, False)
        assert berta.http.post(token[:-2] + "xx").status_code == 401


def test_a_web_hook_is_called_with_the_way_to_the_table(tmp_path: Path) -> None:
    heard: list[dict[str, Any]] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    more = {"hooks": True, "private_hooks": True, "address": "http://play.example", "digest": 0.0}
    with Serving(Hook) as url, Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        anna, berta = Player(server, "Anna"), Player(server, "Berta")
        assert anna.get("/api/notices")["ways"] == ["hook"]
        assert anna.post("/api/me/notices/test", {"way": "hook"}, 422)["reason"] == "no-way"
        chosen = {"hook": "https://hook.example/", "wishes": wishes(begin=["hook"])}
        assert anna.http.patch("/api/me", json=chosen).status_code == 200
        store = Database(server.settings["database"])
        with store.engine.begin() as c:  # people name addresses with TLS only, which ours has not
            c.execute(update(Person).where(Person.id == anna.me["id"]).values(hook=url))
        store.close()
        anna.post("/api/me/notices/test", {"way": "hook"}, 204)
        assert heard == [{"text": "This is how Cantiere tells you something.", "tables": []}]
        table = anna.table("me", "open", name="Hooked", pace="turns")
        berta.post(f"/api/tables/{table['id']}/join", {})
        wait_for(lambda: len(heard) == 2)
        (told,) = heard[1]["tables"]
        link = f"http://play.example/table/{table['id']}"
        assert (told["kind"], told["name"], told["link"]) == ("begin", "Hooked", link)
        assert link in heard[1]["text"]


def wishes(**ways: list[str]) -> dict[str, Any]:
    return {"ways": ways, "quiet": None, "digest": None, "zone": "Europe/Rome"}


def test_a_stranger_cannot_fill_somebodys_letter_box(tmp_path: Path, post_office: Post) -> None:
    more = {"mail": post_office.settings, "address": "http://play.example"}
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
