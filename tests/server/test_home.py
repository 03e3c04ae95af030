"""A site under a path: `address` says which, and the proxy may hand it on or leave it out."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect

from cantiere.core.reason import CantiereError
from cantiere.server.settings_file import read_settings
from tests.server.serving import PATIENCE, Server

HOME = "/clubs/play"
EITHER_WAY = pytest.mark.parametrize("path", [HOME, ""], ids=["handed on", "left out"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "client" / "assets").mkdir(parents=True)
    (folder / "client" / "index.html").write_text('<script src="./assets/a.js"></script>')
    (folder / "client" / "offline.html").write_text('<link href="./icon.svg">')
    (folder / "client" / "assets" / "a.js").write_text("export {}")
    more = {"web": str(folder / "client"), "address": f"https://club.example{HOME}/"}
    with Server(folder / "a.db", folder / "log", **more) as server:
        assert server.url.endswith(HOME)
        yield server.url.removesuffix(HOME)


@EITHER_WAY
def test_pages_name_their_files_by_whole_addresses(site: str, path: str) -> None:
    for page in ("/", "/table/abc", "/index.html"):
        assert (
            httpx.get(site + path + page, timeout=PATIENCE).text
            == f'<script src="{HOME}/assets/a.js"></script>'
        )
    assert httpx.get(site + path + "/offline.html", timeout=PATIENCE).text == f'<link href="{HOME}/icon.svg">'
    assert "immutable" in httpx.get(f"{site}{path}/assets/a.js", timeout=PATIENCE).headers["cache-control"]


@EITHER_WAY
def test_the_api_answers_and_the_cookie_is_for_the_site_alone(site: str, path: str) -> None:
    assert httpx.get(f"{site}{path}/healthz", timeout=PATIENCE).json()["status"] == "ok"
    came = httpx.post(f"{site}{path}/api/session", json={"name": "Anna"}, timeout=PATIENCE)
    cookie = came.headers["set-cookie"]
    assert f"Path={HOME};" in cookie
    assert "Secure" in cookie
    mine = {"Cookie": cookie.split(";")[0]}
    assert httpx.get(f"{site}{path}/api/me", headers=mine, timeout=PATIENCE).json()["name"] == "Anna"
    address = f"{site.replace('http', 'ws')}{path}/api/live"
    with connect(address, additional_headers=mine, open_timeout=PATIENCE) as live:
        live.send('{"do": "ping"}')
        assert '"ok"' in str(live.recv())
    gone = httpx.post(f"{site}{path}/api/logout", headers=mine, timeout=PATIENCE).headers["set-cookie"]
    assert f"Path={HOME};" in gone + ";"
    assert httpx.get(f"{site}{path}/api/me", headers=mine, timeout=PATIENCE).status_code == 401


def test_what_is_beside_the_path_is_not_taken_for_it(site: str) -> None:
    for path in ("/clubs/players/api/me", "/clubs/api/me", "/api/clubs/play/me"):
        assert httpx.get(site + path, timeout=PATIENCE).headers["content-type"] != "application/json"
    for path in (f"{HOME}/api/nothing", f"{HOME}/.git/config", f"{HOME}/assets/..%2f..%2fsecret"):
        assert httpx.get(site + path, timeout=PATIENCE).status_code == 404


def test_the_guard_stands_before_what_is_below_the_path(site: str) -> None:
    foreign = httpx.post(
        f"{site}{HOME}/api/session", json={}, headers={"Origin": "https://evil.example"}, timeout=PATIENCE
    )
    assert foreign.json()["reason"] == "foreign-site"
    data = httpx.get(f"{site}{HOME}/api/games", timeout=PATIENCE).headers
    assert "script-src" not in data["content-security-policy"]
    assert data["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("https://club.example/api/", "cannot begin with /api"),
        ("https://club.example/assets", "cannot begin with /assets"),
        ("https://club.example/a b", "letters, digits and -"),
        ('https://club.example/"><script>', "letters, digits and -"),
        ("https://club.example//a", "letters, digits and -"),
        ("https://club.example/../a", "letters, digits and -"),
        ("https://club.example/a?b=c", "without ? and #"),
        ("https://club.example/a#b", "without ? and #"),
    ],
)
def test_a_path_that_cannot_be_is_refused_with_a_sentence(address: str, said: str) -> None:
    with pytest.raises(CantiereError, match=said.replace("?", r"\?")):
        read_settings({"CANTIERE_ADDRESS": address})
