"""The same over the network: what the API and the WebSocket send does not depend on what is hidden."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient

import cantiere
from cantiere.core.rng import Rng
from cantiere.server.api.app import create_app
from cantiere.server.play.live_table import LiveTable
from cantiere.server.realtime.hub import Outbox, Viewer
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from tests.server.looks import all_on
from tests.server.serving import FREELY, PATIENCE, options

Headers = dict[str, str]
LOOKS = 4  # moments of a game that are looked at
PAUSE = 9  # answers between them


async def somebody(client: AsyncClient, name: str) -> Headers:
    """A new person, as the headers of their program."""
    client.cookies.clear()
    (await client.post("/api/session", json={"name": name})).raise_for_status()
    secret = (await client.post("/api/me/tokens", json={"name": "test"})).json()["secret"]
    client.cookies.clear()
    return {"Authorization": f"Bearer {secret}"}


async def answers(client: AsyncClient, service: Service, table: str, who: Headers, game: str) -> list[str]:
    """Whatever somebody can ask about a table, and what their WebSocket is sent."""
    path = f"/api/tables/{table}"
    moves = (await client.get(path + "/positions/0", headers=who)).json()["moves"]
    asked = [
        path + one for one in ("", "/log", "/news", f"/positions/{moves}", f"/positions/{max(0, moves - 1)}")
    ]
    asked += [path + one for one in ("/record", "/story", "/analysis")]  # refused while the game goes on
    asked += [f"/api/tables?status=running&game={game}", *(["/api/me/tables"] if who else [])]
    sent = [(await client.get(one, headers=who)).text for one in asked]
    for act in impossible(await service.live_tables.load(table)):
        sent.append((await client.post(path + "/actions", json=act, headers=who)).text)
    person = await service.people.by_token(who["Authorization"].split()[1]) if who else None
    outbox = Outbox(service.settings.outbox, 10**9)
    viewer = Viewer(person, None, "en", None)
    subscription = await service.hub.subscribe(outbox, table, viewer, 0)
    sent += [message.decode() for message in await outbox.take()]
    service.hub.unsubscribe(table, subscription)
    return [quiet(one) for one in sent]


def impossible(live: LiveTable) -> list[dict[str, Any]]:
    """Answers that are refused, whoever gives them."""
    assert live.match is not None
    state, number = live.match.state, live.number
    step = max(1, state.game.num_choices // 8)
    refused = [action for action in range(0, state.game.num_choices, step) if state.why_not(action)]
    texts = [state.game.action_name(action) for action in refused] + ["no such thing"]
    return [{"action": text, "number": number, "key": "t"} for text in texts]


def quiet(text: str) -> str:
    """Without who has the table open: that is told a little later."""
    data = json.loads(text)
    for one in (data, data.get("now")):
        if isinstance(one, dict):
            one.pop("spectators", None)
            one.pop("connected", None)
    return json.dumps(data)


@pytest.mark.parametrize("game", cantiere.games())
def test_everything_that_is_sent_is_the_same(tmp_path: Path, game: str) -> None:
    asyncio.run(side_by_side(game, Settings(**{**FREELY, "database": str(tmp_path / "a.db"), "sweep": 1e6})))


async def side_by_side(game: str, settings: Settings) -> None:
    rng, app = random.Random(game), create_app(settings)
    transport = ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=transport, base_url="http://test", timeout=PATIENCE) as client,
    ):
        service = app.state.service
        people = [await somebody(client, name) for name in ("Anna", "Berta")]
        wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": all_on(game)}
        table = (await client.post("/api/tables", json=wanted, headers=people[0])).json()["id"]
        (await client.post(f"/api/tables/{table}/join", json={}, headers=people[1])).raise_for_status()
        for look in range(LOOKS):
            await play(client, table, people, rng, f"{look}")
            live = await at_rest(service, table)
            assert live.match is not None
            real = live.match.state
            for seat, who in [*enumerate(people), (rng.randrange(2), dict[str, str]())]:
                sent = await answers(client, service, table, who, game)
                live.match.state = real.clone()
                live.match.state.resample(seat, Rng(f"{look}"))
                twin = await answers(client, service, table, who, game)
                live.match.state = real
                assert sent == twin


async def at_rest(service: Service, table: str) -> LiveTable:
    """The table once people are asked: secret questions that leave no choice the server answers by itself."""
    began = time.monotonic()
    while True:
        live = await service.live_tables.load(table)
        if not live.row["due"]:
            return live
        assert time.monotonic() - began < PATIENCE, "the server never answered"
        await asyncio.sleep(0)


async def play(client: AsyncClient, table: str, people: list[Headers], rng: random.Random, key: str) -> None:
    """Some random answers of whoever is asked."""
    for number in range(PAUSE):
        for who in people:
            now = (await client.get(f"/api/tables/{table}", headers=who)).json()
            if now["my_turn"]:
                act = {"action": rng.choice(options(now)), "number": now["number"], "key": f"{key}.{number}"}
                path = f"/api/tables/{table}/actions"
                (await client.post(path, json=act, headers=who)).raise_for_status()
                break
