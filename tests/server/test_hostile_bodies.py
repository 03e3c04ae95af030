"""Every route is handed what nobody would send: it is refused with a sentence, or taken.

In each entry of an otherwise good body, in every query and path: numbers beyond 64 bits, characters that are
none, nests of lists, wrong types. On PostgreSQL, which is the stricter one about texts and numbers.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from httpx import ASGITransport, AsyncClient, Response

import cantiere
from cantiere.server.api.app import create_app
from cantiere.server.settings import Settings
from tests.broken_snapshots import broken
from tests.server.serving import FREELY, GAME, PATIENCE

DEEP = 3000
HOSTILE = [  # as JSON
    r'"\ud800"',
    r'"a\u0000b"',
    r'"\u202e"',
    '""',
    '"' + "9" * 5000 + '"',
    "9" * 5000,
    str(2**63),
    str(-(2**70)),
    "-1",
    "1e999",
    "NaN",
    "0.5",
    "null",
    "true",
    "{}",
    r'{"\udfff": 0, "\u0000": 0}',
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "0" + "}" * DEEP,
]
IN_ADDRESSES = ["-1", str(2**63), "9" * 5000, "%00", "a%00b", "%ED%A0%80", "NaN", "..%2f..", "%"]
HERE_IT_GOES = '"here it goes"'
BROKEN = 40  # snapshots and records of each game


def sample(schema: dict[str, Any], parts: dict[str, Any]) -> Any:
    """Return something that a schema allows, with all its entries."""
    if "$ref" in schema:
        return sample(parts[schema["$ref"].rsplit("/", 1)[1]], parts)
    for choice in ("anyOf", "oneOf", "allOf"):
        if choice in schema:
            return sample(next(one for one in schema[choice] if one.get("type") != "null"), parts)
    if "enum" in schema or "const" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    kind = schema.get("type")
    if kind == "object":
        return {name: sample(one, parts) for name, one in schema.get("properties", {}).items()}
    if kind == "array":
        return [sample(schema["items"], parts)] if "items" in schema else []
    least = schema.get("minimum", 1)
    known = {"string": "anna-anna", "integer": int(least), "number": float(least), "boolean": True}
    return known.get(str(kind))


def with_hostile(body: Any) -> Iterator[str]:
    """Yield a body, as text, with each of its entries replaced by each hostile value."""
    yield from HOSTILE
    for path in _paths(body):
        text = _replaced(body, path)
        for value in HOSTILE:
            yield text.replace(HERE_IT_GOES, value)


def _paths(body: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    entries = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from _paths(value, (*path, key))


def _replaced(body: Any, path: tuple[Any, ...]) -> str:
    whole = json.loads(json.dumps(body))
    inside = whole
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = json.loads(HERE_IT_GOES)
    return json.dumps(whole)


class Hostile:
    """Somebody who sends anything, and the server that must bear it."""

    def __init__(self, client: AsyncClient, paths: dict[str, str]) -> None:
        self.client = client
        self.paths = paths  # what stands for each part of an address
        self.sent: Counter[int] = Counter()  # by status

    async def send(self, method: str, path: str, text: str | None = None) -> Response:
        self.client.cookies.clear()
        headers = {"content-type": "application/json"} if text is not None else {}
        found = await self.client.request(method, path, content=text, headers=headers)
        about = f"{method} {path[:200]} {(text or '')[:300]}: {found.status_code} {found.text[:300]}"
        assert found.status_code < 500, about
        if found.status_code >= 400:
            problem = found.json()
            assert problem["detail"], about
            assert json.dumps(problem, ensure_ascii=False).encode(), about
        self.sent[found.status_code] += 1
        return found

    def address(self, path: str) -> str:
        for name, value in self.paths.items():
            path = path.replace("{" + name + "}", value)
        return path


async def walk(hostile: Hostile, document: dict[str, Any]) -> None:
    """Send hostile things to every route of the API's document."""
    parts = document["components"]["schemas"]
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            if path in ("/api/logout-everywhere", "/api/logout", "/api/me/delete") or "{token}" in path:
                continue
            for address in _addresses(path, route, hostile):
                await hostile.send(method.upper(), address, "{}" if "requestBody" in route else None)
            if "requestBody" in route:
                schema = next(iter(route["requestBody"]["content"].values()))["schema"]
                for text in with_hostile(_good(path, sample(schema, parts))):
                    await hostile.send(method.upper(), hostile.address(path), text)


def _addresses(path: str, route: dict[str, Any], hostile: Hostile) -> Iterator[str]:
    """Yield addresses in which one part, or one entry of the query, is not what it should be."""
    for one in route.get("parameters", ()):
        for value in IN_ADDRESSES:
            if one["in"] == "path":
                yield hostile.address(path.replace("{" + one["name"] + "}", value))
            elif one["in"] == "query":
                yield f"{hostile.address(path)}?{one['name']}={value}"


def _good(path: str, body: Any) -> Any:
    """Return a body that would be taken, where a sample of the schema is not enough to get further in."""
    terms: dict[str, Any] = {"game": GAME, "options": {}, "late": "greedy", "rated": False}
    terms |= dict.fromkeys(("hours", "game_time", "answer_time", "begins"))
    if path == "/api/tables":
        seats = [{"kind": "me"}, {"kind": "hot"}]
        return {**body, **{name: terms[name] for name in terms if name in body}, "seats": seats}
    if path == "/api/leagues":
        return {**body, **terms, "bots": [], "most": 9, "listed": False}
    if path.endswith("/actions"):
        return {**body, "seat": 0, "number": 1, "key": "k", "action": "x"}
    return body


async def wreck(hostile: Hostile) -> None:
    """Send in snapshots and records of all games, broken in any entry."""
    for name in cantiere.games():
        game, rng = cantiere.game(name), random.Random(name)
        for number in range(BROKEN):
            changes = [(rng.randrange(10**6), rng.randrange(10**6), rng.choice([0, 1, 5, 12]))]
            data = broken(game, (rng.randrange(10**6), changes, 0))
            is_record = isinstance(data, dict) and "moves" in data
            body = {"record": data} if is_record else {"snapshot": data, "name": f"{number}"}
            await hostile.send("POST", "/api/records" if is_record else "/api/analysis", json.dumps(body))


def test_whatever_is_sent_in_is_refused_with_a_sentence_or_taken(empty_postgresql: str) -> None:
    asyncio.run(_test(Settings(**{**FREELY, "database": empty_postgresql, "sweep": 1e6, "burst": 10**6})))


async def _test(settings: Settings) -> None:
    app = create_app(settings)
    transport = ASGITransport(app=app, raise_app_exceptions=False)
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as client,
    ):
        (await client.post("/api/session", json={"name": "Mallory"})).raise_for_status()
        secret = (await client.post("/api/me/tokens", json={"name": "test"})).json()["secret"]
        client.headers["Authorization"] = f"Bearer {secret}"
        seats = [{"kind": "me"}, {"kind": "hot"}]
        table = (await client.post("/api/tables", json={"game": GAME, "seats": seats})).json()["id"]
        document = (await client.get("/api/openapi.json")).json()
        hostile = Hostile(client, {"table": table, "game": GAME, "tournament": "none", "lang": "en"})
        for path in ("/api/tables", "/api/leagues"):  # what is made hostile is good but for that
            schema = document["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"]
            body = _good(path, sample(schema, document["components"]["schemas"]))
            made = await hostile.send("POST", path, json.dumps(body))
            assert made.status_code == 201, made.text
        known = (await client.get("/api/problems")).json()["games"]
        steps = (await client.get(f"/api/games/{GAME}/guide")).json()["steps"]
        hostile.paths |= {
            "league": made.json()["id"],
            "player": "me",
            "move": "1",
            "seq": "1",
        }
        hostile.paths["puzzle"] = next(one["today"] for one in known if one["game"] == GAME)
        hostile.paths["step"] = next(one["key"] for one in steps if one["asks"])
        await walk(hostile, document)
        await wreck(hostile)
        assert hostile.sent.total() > 2000
        assert hostile.sent[200] + hostile.sent[201] > 30  # some of it is harmless, and taken
        assert (await client.get("/api/me")).status_code == 200
