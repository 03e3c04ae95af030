"""Accounts: passwords changed and lost, sessions that end, and games that a guest takes along."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Any

import httpx

from tests.server.recipients import Post
from tests.server.serving import PATIENCE, Player, Server


def account(player: Player, password: str = "correct horse") -> dict[str, str]:
    given = {"login": f"p{secrets.token_hex(6)}", "password": password}
    player.post("/api/register", given, 200)
    return given


def cookie_of(player: Player) -> str:
    return str(player.http.cookies["cantiere"])


def known(server: Server, cookie: str) -> bool:
    return (
        httpx.get(server.url + "/api/me", cookies={"cantiere": cookie}, timeout=PATIENCE).status_code == 200
    )


def test_logging_out_ends_the_session_on_the_server(server: Server, anna: Player) -> None:
    given = account(anna)
    elsewhere = Player(server, "Elsewhere")
    elsewhere.post("/api/login", given, 200)
    old = cookie_of(anna)
    assert known(server, old)
    with anna.live() as live:
        assert live.ask(do="ping") == {"re": "q", "ok": {}}
        anna.post("/api/logout")
        closed = live.closing()
        assert closed is not None
        assert (closed.code, closed.reason) == (1008, "logged-out")
    assert not known(server, old)
    assert known(server, cookie_of(elsewhere))


def test_everywhere_ends_open_websockets_too(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        anna = Player(server)
        token = anna.post("/api/me/tokens", {"name": "bot"})["secret"]
        program = Player(server, Authorization=f"Bearer {token}")
        with anna.live() as live, program.live(Authorization=f"Bearer {token}") as other:
            anna.post("/api/logout-everywhere")
            for one in (live, other):
                closed = one.closing()
                assert closed is not None
                assert closed.code == 1008
        assert anna.get("/api/me")["id"] == anna.me["id"]


def test_a_session_that_ended_on_one_server_ends_on_the_other(empty_postgresql: str, tmp_path: Path) -> None:
    with (
        Server(empty_postgresql, tmp_path / "a") as first,
        Server(empty_postgresql, tmp_path / "b") as second,
    ):
        anna = Player(first)
        there = Player(second, Cookie=f"cantiere={cookie_of(anna)}")
        assert there.get("/api/me")["id"] == anna.me["id"]
        with there.live(Cookie=f"cantiere={cookie_of(anna)}") as live:
            assert live.ask(do="ping")["ok"] == {}
            anna.post("/api/logout-everywhere")
            closed = live.closing()
            assert closed is not None
            assert closed.code == 1008
        assert there.get("/api/me", 401)["reason"] == "who"


def test_a_password_is_changed_with_the_old_one(server: Server, anna: Player) -> None:
    assert anna.post("/api/me/password", {"old": "x", "password": "12345678"}, 422)["reason"] == "no-account"
    given = account(anna)
    old = cookie_of(anna)
    wrong = anna.post("/api/me/password", {"old": "wrong", "password": "battery staple"}, 401)
    assert wrong["reason"] == "wrong-old-password"
    anna.post("/api/me/password", {"old": given["password"], "password": "battery staple"}, 200)
    assert not known(server, old)
    assert known(server, cookie_of(anna))
    again = Player(server, "Again")
    again.post("/api/login", given, 401)
    again.post("/api/login", {**given, "password": "battery staple"}, 200)


def test_a_lost_password_is_set_anew_by_the_personal_link(server: Server, anna: Player) -> None:
    given = account(anna)
    secret = anna.post("/api/me/link")["secret"]
    assert anna.post("/api/lost-password", {"login": given["login"]}, 422)["reason"] == "no-way"
    phone = Player(server, "Phone")
    phone.post("/api/restore", {"secret": secret}, 200)
    assert phone.post("/api/me/password", {"secret": "wrong", "password": "battery staple"}, 401)
    phone.post("/api/me/password", {"secret": secret, "password": "battery staple"}, 200)
    Player(server, "Again").post("/api/login", {**given, "password": "battery staple"}, 200)


def test_a_lost_password_is_set_anew_by_e_mail_once(tmp_path: Path) -> None:
    with Post() as post:
        more = {"mail": post.settings, "address": "http://play.example"}
        with Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
            anna = Player(server)
            given = account(anna)
            lost = {"login": given["login"]}
            anna.post(
                "/api/lost-password", lost, 204
            )  # no address yet: nothing is sent, and nobody learns so
            assert post.messages == []
            anna.http.patch("/api/me", json={"email": "anna@example.org"})
            anna.post("/api/confirm", {"secret": secret_in(post, "confirm")}, 204)
            stranger = Player(server, "Stranger")
            stranger.post("/api/lost-password", lost, 204)
            secret = secret_in(post, "reset")
            reset = {"secret": secret, "password": "battery staple"}
            assert Player(server, "Else").post("/api/reset-password", {**reset, "secret": "x"}, 401)
            phone = Player(server, "Phone")
            assert phone.post("/api/reset-password", reset, 200)["id"] == anna.me["id"]
            phone.post("/api/reset-password", reset, 401)
            assert anna.get("/api/me", 401)
            assert secret not in server.log.read_text()


def secret_in(post: Post, page: str) -> str:
    found: list[str] = re.findall(rf"http://play\.example/{page}#(\S+)", post.last())
    return found[0]


def test_a_guest_who_logs_in_takes_the_games_along(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        owner = Player(server, "Anna")
        given = account(owner)
        guest, berta = Player(server, "Guest"), Player(server, "Berta")
        table = guest.table("me", "open")
        begun = berta.post(f"/api/tables/{table['id']}/join", {})
        finished = guest.table("me", "hot")
        guest.post(f"/api/tables/{finished['id']}/end", {})
        me: dict[str, Any] = guest.post("/api/login", given, 200)
        assert me["id"] == owner.me["id"]
        now = owner.see(table["id"])
        assert (now["my_seats"], now["owner"]) == ([0], True)
        assert now["my_turn"] == (begun["to_move"] == 0)
        if now["my_turn"]:
            owner.act(now)
        assert finished["id"] in {one["id"] for one in owner.get("/api/me/tables", over=True)["tables"]}
        assert berta.see(table["id"])["seats"][0]["name"] == "Guest"
