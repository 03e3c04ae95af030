from __future__ import annotations

import httpx
import pytest

from tests.server.serving import PATIENCE, Player, Server


def test_a_name_is_enough(anna: Player) -> None:
    assert anna.get("/api/me") == anna.me
    assert anna.me["name"] == "Anna"
    cookie = anna.http.cookies.jar._cookies["127.0.0.1"]["/"]["cantiere"]  # type: ignore[attr-defined]
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "lax"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\0b", "a\x1b[2J"])
def test_names_that_cannot_be_read_are_refused(anna: Player, name: str) -> None:
    assert anna.post("/api/session", {"name": name}, 422)["reason"] == "invalid"


def test_strangers_and_forged_cookies_are_nobody(server: Server, anna: Player) -> None:
    for cookie in ["", "nonsense", anna.http.cookies["cantiere"][:-2] + "xx"]:
        response = httpx.get(server.url + "/api/me", cookies={"cantiere": cookie}, timeout=PATIENCE)
        assert response.status_code == 401
        assert response.headers["content-type"] == "application/problem+json"


def test_an_account_keeps_the_seats(server: Server, anna: Player) -> None:
    table = anna.table("me", "open")
    login = "anna-" + table["id"].lower().replace("_", "-")[:8] + "x"
    login = "".join(c for c in login if c.isalnum() or c == "-")
    secret = {"login": login, "password": "correct horse"}
    anna.post("/api/register", secret, 200)
    assert anna.post("/api/register", {**secret, "login": login + "2"}, 422)["reason"] == "has-account"
    elsewhere = Player(server, "Nobody")
    assert elsewhere.post("/api/register", secret, 422)["reason"] == "login-taken"
    assert (
        elsewhere.post("/api/login", {**secret, "password": "wrong horse"}, 401)["reason"] == "wrong-password"
    )
    assert (
        elsewhere.post("/api/login", {**secret, "login": "nobody-at-all"}, 401)["reason"] == "wrong-password"
    )
    assert elsewhere.post("/api/login", secret, 200)["id"] == anna.me["id"]
    assert elsewhere.see(table["id"])["my_seats"] == [0]


def test_the_personal_link_restores_a_seat_elsewhere(server: Server, anna: Player) -> None:
    table = anna.table("me", "open", listed=False)
    first = anna.post("/api/me/link")["secret"]
    second = anna.post("/api/me/link")["secret"]
    phone = Player(server, "Phone")
    assert phone.post("/api/restore", {"secret": first}, 401)["reason"] == "wrong-link"
    phone.post("/api/restore", {"secret": second}, 200)
    assert phone.see(table["id"])["my_seats"] == [0]


def test_tokens_are_for_programs_and_can_be_recalled(server: Server, anna: Player) -> None:
    token = anna.post("/api/me/tokens", {"name": "my bot"})["secret"]
    program = Player(server, Authorization=f"Bearer {token}")
    assert program.get("/api/me")["id"] == anna.me["id"]
    assert [one["name"] for one in anna.get("/api/me")["tokens"]] == ["my bot"]
    assert anna.http.delete("/api/me/tokens/my bot").status_code == 204
    assert program.get("/api/me", 401)["reason"] == "wrong-token"
    assert anna.http.delete("/api/me/tokens/my bot").status_code == 404


def test_logging_out_everywhere_recalls_everything(server: Server, anna: Player) -> None:
    token = anna.post("/api/me/tokens", {"name": "my bot"})["secret"]
    old = anna.http.cookies["cantiere"]
    anna.post("/api/logout-everywhere")
    assert httpx.get(server.url + "/api/me", cookies={"cantiere": old}, timeout=PATIENCE).status_code == 401
    assert Player(server, Authorization=f"Bearer {token}").get("/api/me", 401)["reason"] == "wrong-token"
    assert anna.get("/api/me")["id"] == anna.me["id"]


def test_a_profile_can_be_changed(anna: Player) -> None:
    changed = anna.http.patch("/api/me", json={"name": "Anna R.", "email": "anna@example.org"}).json()
    assert (changed["name"], changed["email"]) == ("Anna R.", "anna@example.org")
    assert anna.http.patch("/api/me", json={"email": None}).json()["email"] is None
    for wrong in [{"hook": "http://example.org"}, {"email": "nowhere"}, {"lang": "xx"}, {"id": "1"}]:
        assert anna.http.patch("/api/me", json=wrong).status_code == 422
