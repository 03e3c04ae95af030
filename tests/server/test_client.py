"""The browser client's files, and the page where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import cantiere
from tests.server.serving import PATIENCE, Server

FILES = {
    "index.html": '<!doctype html><html lang="en"><title>the client</title>'
    '<script src="./assets/app-1a2b.js"></script><div id="app"></div>',
    "assets/app-1a2b.js": "export {}",
    "assets/app-1a2b.css": "body {}",
    "assets/long-3c4d.js": "export const words = 'again and again';" * 100,
    "manifest.webmanifest": "{}",
    "sw.js": "self",
    "offline.html": "offline",
    "icons/icon.svg": "<svg/>",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("built")
    for name, text in FILES.items():
        path = folder / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "secret.txt").write_text("not for you")
    with (
        Server(folder / "a.db", folder / "log", web=str(folder / "client")) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as browser,
    ):
        yield browser


def test_files_are_served_with_their_type_and_cache(built: httpx.Client) -> None:
    script = built.get("/assets/app-1a2b.js")
    assert script.text == FILES["assets/app-1a2b.js"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    manifest = built.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert manifest.headers["cache-control"] == "public, max-age=300"
    assert built.get("/icons/icon.svg").headers["content-type"] == "image/svg+xml"
    assert built.get("/sw.js").headers["cache-control"] == "no-cache"
    again = built.get("/sw.js", headers={"If-None-Match": built.get("/sw.js").headers["etag"]})
    assert again.status_code == 304


def test_what_is_the_same_for_everybody_is_compressed_where_the_browser_takes_it(built: httpx.Client) -> None:
    for path in ("/assets/long-3c4d.js", "/api/texts/it", f"/api/games/{cantiere.games()[0]}/box"):
        plain = built.get(path, headers={"Accept-Encoding": "identity"})
        small = built.get(path, headers={"Accept-Encoding": "br, gzip"})
        assert plain.text == small.text
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert 2 * int(small.headers["content-length"]) < int(plain.headers["content-length"])
        assert plain.headers["vary"] == small.headers["vary"] == "Accept-Encoding"
        for name in ("content-type", "cache-control"):
            assert plain.headers[name] == small.headers[name]
        assert built.get(path, headers={"If-None-Match": small.headers["etag"]}).status_code == 304
    assert "content-encoding" not in built.get("/assets/app-1a2b.js").headers  # too short
    assert "content-encoding" not in built.get("/api/games").headers  # for one person, in their language


@pytest.mark.parametrize("path", ["/", "/tables", "/new?seat=1", f"/rules/{cantiere.games()[0]}"])
def test_every_address_of_the_client_gets_its_first_page(built: httpx.Client, path: str) -> None:
    page = built.get(path)
    assert (page.status_code, page.text) == (200, FILES["index.html"].replace("./", "/"))
    assert page.headers["cache-control"] == "no-cache"
    assert built.head(path).status_code == 200
    again = built.get(path, headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_link_to_no_table_is_told_in_the_page_itself(built: httpx.Client) -> None:
    """Nothing of the client is needed to read it; a way on is there as well."""
    base = built.base_url
    with (
        httpx.Client(base_url=base, timeout=PATIENCE) as anna,
        httpx.Client(base_url=base, timeout=PATIENCE) as stranger,
    ):
        anna.post("/api/session", json={"name": "Anna", "lang": "it"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": cantiere.games()[0], "seats": seats}
        private = anna.post("/api/tables", json={**wanted, "listed": False}).json()
        listed = anna.post("/api/tables", json=wanted).json()["id"]
        closed = anna.post("/api/tables", json=wanted).json()["id"]
        assert anna.post(f"/api/tables/{closed}/close", json={}).is_success
        whole = FILES["index.html"].replace("./", "/")
        there = f"/table/{private['id']}?invite={private['invite']}"
        for who, path in (
            (anna, f"/table/{private['id']}"),
            (stranger, there),
            (stranger, f"/table/{listed}"),
        ):
            page = who.get(path)
            assert (page.status_code, page.text) == (200, whole)
        for path in ("/table/nowhere", f"/table/{private['id']}", f"/table/{private['id']}?invite=wrong"):
            page = stranger.get(path, headers={"Accept-Language": "de-CH, en"})
            assert page.status_code == 404
            assert '<html lang="de">' in page.text
            assert (
                '<main class="gone" data-shut="no-table"><h1>Dieser Tisch ist nicht zu sehen</h1>'
                in page.text
            )
            assert 'href="/"' in page.text
            assert 'href="/new"' in page.text
            assert "/assets/app-1a2b.js" in page.text  # the client comes all the same
        assert "Questo tavolo" in anna.get(f"/table/{closed}").text  # in her own language
        assert 'data-shut="table-closed"' in stranger.get(f"/table/{closed}").text


@pytest.mark.parametrize(
    "path", ["/missing.js", "/assets/other.js", "/api/nothing", "/api", "/.git/config", "/%2e%2e/secret.txt",
             "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/index.html%00.js", "/%00"]
)  # fmt: skip
def test_what_is_not_there_is_a_problem(built: httpx.Client, path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


def test_pages_may_load_only_what_is_ours(built: httpx.Client) -> None:
    policy = built.get("/").headers["content-security-policy"]
    host = built.base_url.netloc.decode()
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy
    assert "script-src 'self';" in policy
    assert "img-src 'self' data: blob:;" in policy
    assert "worker-src 'self';" in policy
    assert "unsafe" not in policy
    forged = built.get("/", headers={"Host": "x; script-src *"}).headers["content-security-policy"]
    assert "connect-src 'self';" in forged
    data, part = built.get("/api/games").headers, built.get("/assets/nothing.js").headers
    for headers in (data, part):
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
    assert data["x-frame-options"] == "DENY"
    assert data["cache-control"] == "no-store"


def test_without_a_client_a_page_says_what_to_do(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", web=str(tmp_path / "nothing")) as server:
        page = httpx.get(server.url + "/", timeout=PATIENCE)
        assert page.status_code == 503
        assert page.headers["content-type"].startswith("text/html")
        assert "make play" in page.text
        assert httpx.get(server.url + "/api/games", timeout=PATIENCE).status_code == 200
