from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import PATIENCE, Player, Server, refused, wait_for


@pytest.fixture
def goes_on(server: Server) -> Iterator[None]:
    yield
    # A disk that others keep busy may take longer over a write than a server that is well does.
    well = {"status": "ok", "failing": []}
    wait_for(lambda: bool(httpx.get(server.url + "/healthz", timeout=PATIENCE).json() == well))


pytestmark = pytest.mark.usefixtures("goes_on")


def test_headers_keep_browsers_strict(anna: Player) -> None:
    for path in ("/healthz", "/api/me", "/nowhere"):
        headers = anna.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_bodies_that_are_no_json_are_refused(anna: Player) -> None:
    json_ = {"Content-Type": "application/json"}
    for body in (b"{", b"\xff\xfe", b'{"name": NaN', b"[" * 20_000):
        refused(anna.http.post("/api/session", content=body, headers=json_), 400)
    for body in (b"null", b"[]", b'"x"', b"{}", b'{"name": 1}', b'{"name": "a", "admin": true}'):
        refused(anna.http.post("/api/session", content=body, headers=json_), 422)
    refused(anna.http.post("/api/session", data={"name": "Anna"}), 415, "not-json")
    refused(anna.http.post("/api/session", content=b'{"name": "x"}'), 415, "not-json")


def test_oversized_bodies_are_refused(anna: Player) -> None:
    long = '{"name": "' + "x" * 100_000 + '"}'
    json_ = {"Content-Type": "application/json"}
    refused(anna.http.post("/api/session", content=long.encode(), headers=json_), 413, "too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1000

    refused(anna.http.post("/api/session", content=pieces(), headers=json_), 413, "too-large")
    record = {"record": {"moves": [[0, "x" * 100]] * 6000}}
    refused(anna.http.post("/api/records", json=record), 413, "too-large")


def test_other_sites_cannot_make_a_browser_act(anna: Player) -> None:
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": anna.server.url},
    ):
        refused(anna.http.post("/api/me/link", headers=headers), 403, "foreign-site")
    assert anna.http.post("/api/me/link", headers={"Origin": anna.server.url}).status_code == 201
    assert anna.http.post("/api/me/link", headers={"Sec-Fetch-Site": "same-origin"}).status_code == 201


@pytest.mark.parametrize(
    "path",
    ["/api/tables/..%2f..%2fetc%2fpasswd", "/api/tables/%00", "/..%2f..%2fetc%2fx", "/api/../cantiere.db",
     "/api/tables/" + "x" * 3000, "/%2e%2e/", "/api/tables/a'b", "/api//me", "/api/me/", "/.git/config"],
)  # fmt: skip
def test_path_tricks_lead_nowhere(anna: Player, path: str) -> None:
    response = anna.http.get(path)
    assert response.status_code in (404, 405, 422)
    assert response.headers["content-type"] == "application/problem+json"


def test_odd_methods_are_refused(anna: Player) -> None:
    for method in ("PUT", "DELETE", "TRACE"):
        refused(anna.http.request(method, "/api/games"), 405)


def test_broken_http_ends_the_connection_only(server: Server) -> None:
    for text in (
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02",
        b"POST /api/session HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.settings["port"]), PATIENCE) as raw:
            raw.sendall(text)
            raw.shutdown(socket.SHUT_WR)
            assert b" 2" not in raw.recv(1000)[:12]


def test_search_is_not_a_way_in(anna: Player) -> None:
    for find in ("%", "_", "' OR 1=1 --", "\\", "x" * 40):
        assert anna.http.get("/api/tables", params={"find": find, "game": "nothing"}).json() == {"tables": []}
    assert anna.http.get("/api/tables", params={"find": "a\0"}).status_code == 422


def test_floods_are_refused_and_others_served(tmp_path: Path) -> None:
    slowly = {"rate": 0.1, "burst": 30, "doors": 0.001, "door_burst": 3}  # a busy machine asks no quicker
    with Server(tmp_path / "a.db", tmp_path / "log", **slowly) as server:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            answers = [client.post("/api/session", json={"name": "x"}) for _ in range(5)]
            assert [one.status_code for one in answers] == [201, 201, 201, 429, 429]
            refused(answers[-1], 429, "too-many")
            assert answers[-1].headers["retry-after"] == "1"
            codes = [client.get("/api/games").status_code for _ in range(60)]
            assert codes[0] == 200
            assert codes[-1] == 429
        log = (tmp_path / "log").read_text()
        assert '"status": 429' in log
