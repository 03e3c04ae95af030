"""What every route and every message on a WebSocket costs: `python -m benchmarks.routes [game …]`.

The application runs in this process, without a network; counted is processor time, that of its threads and of
asking included. Each route is asked for a running and for a finished game, the longest there are: with all
seats and options; the first time, and the middle of the times after that. What costs more than 5 ms must be
kept, shared or queued: a column says how often it cost that. `block` is the longest time for which the event
loop did nothing else, the first time and at most after that: as long everybody else waits.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from httpx import ASGITransport, AsyncClient
from sqlalchemy import Connection, select, update

import cantiere
from cantiere.match import Match
from cantiere.server.api.app import create_app
from cantiere.server.api.websocket import Session
from cantiere.server.api.websocket_protocol import WINDOW, framed
from cantiere.server.people.people import Who
from cantiere.server.realtime.hub import Outbox
from cantiere.server.run import GARBAGE
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.store.models import OVER, PERSON, LeagueTable, Person, Seat, Table
from tests.server.looks import all_on
from tests.server.serving import FREELY, options

TIMES = 9
MUCH = 5.0  # milliseconds
LOOKS = ["", "?refusals=true", "/log", "/news", "/players", "/positions/LAST", "/positions?first=0&last=59"]
AFTER = ["/story", "/record", "/analysis"]
LISTS = [
    "/api/tables?status=running",
    "/api/tables?status=over&find=a",
    "/api/me/tables",
    "/api/me/tables?over=true",
    "/api/tournaments",
    "/api/leagues",
    "/api/me",
    "/api/me/blocks",
    "/api/games",
    "/api/texts/en",
    "/api/privacy",
    "/api/notices",
    "/api/players/me",
    "/api/players/bot:greedy",
    "/api/collection",
    "/api/collection?person=Anna&won=true",
    "/api/collection?least=10",
    "/api/collection/export",
    "/api/me/archive",
    "/api/me/following",
    "/api/watch",
    "/api/week",
    "/api/week/feed",
    "/api/me/lessons",
    "/api/problems",
    "/healthz",
]
OF_GAME = ["/api/ratings?seats=2&game=", "/api/collection/cards?game=", "/api/collection?opening=a&game="]
MODERATION = ["reports", "people?find=a", "bans", "deeds"]
SEASON = 40  # finished games of each kind in the collection: an evening or two


class Blocks:
    """Watches for how long the event loop does one thing, in processor time of its thread."""

    def __init__(self) -> None:
        self.longest = 0.0
        run = asyncio.Handle._run

        def watched(handle: asyncio.Handle) -> None:
            before = time.thread_time()
            run(handle)
            self.longest = max(self.longest, time.thread_time() - before)

        asyncio.Handle._run = watched  # type: ignore[method-assign,assignment]  # no other place to look

    def taken(self) -> float:
        """Return the longest since this was last asked, in milliseconds."""
        longest, self.longest = self.longest * 1000, 0.0
        return longest


BLOCKS = Blocks()
ASKED: set[str] = set()  # the addresses that were asked for, without what follows the question mark


async def measure(what: str, ask: Callable[[], Awaitable[object]]) -> None:
    """Ask several times, and print what it took."""
    times, blocks, answer = list[float](), list[float](), object()
    for _ in range(TIMES):
        await asyncio.sleep(0)
        BLOCKS.taken()
        before = time.process_time()
        answer = await ask()
        times.append((time.process_time() - before) * 1000)
        await asyncio.sleep(0)
        blocks.append(BLOCKS.taken())
    much = sum(one > MUCH for one in times) or ""
    took = f"{times[0]:8.1f} {statistics.median(times[1:]):8.1f} ms {much:>3}"
    print(f"{what:50} {answer!s:5} {took}   {blocks[0]:8.1f} {max(blocks[1:]):8.1f} ms", flush=True)


async def route(client: AsyncClient, what: str, method: str, path: str, **sent: Any) -> None:
    """Measure a request."""
    ASKED.add(path.partition("?")[0])

    async def ask() -> int:
        return (await client.request(method, path, **sent)).status_code

    await measure(what, ask)


async def of_game(client: AsyncClient, service: Service, game: str) -> None:
    """Measure everything about a running and a finished game, and the messages of a WebSocket."""
    over, answers = await played(client, game, 10**6)
    running, _ = await played(client, game, answers * 9 // 10)
    for kind, table in (("running", running), ("over", over)):
        path = f"/api/tables/{table}"
        number = (await client.get(path)).json()["number"]
        for look in [*LOOKS, *(AFTER if kind == "over" else ())]:
            await route(
                client, f"{game} {kind} {look or 'table'}", "GET", path + look.replace("LAST", f"{number}")
            )
        await on_socket(service, f"{game} {kind}", table)
    act = {"action": "no such thing", "number": number, "key": "k"}
    await route(client, f"{game} a refused answer", "POST", f"/api/tables/{running}/actions", json=act)
    record = (await client.get(path + "/record")).json()
    await route(client, f"{game} a record sent in", "POST", "/api/records", json={"record": record})
    await route(client, f"{game} what-if", "POST", path + "/what-if", json={"move": number // 2})
    new = cantiere.game(game).new(cantiere.game(game).seat_counts[-1], **all_on(game))
    snapshot = new.game.snapshot(new)
    await route(client, f"{game} a position sent in", "POST", "/api/analysis", json={"snapshot": snapshot})
    await pages(client, game)


async def pages(client: AsyncClient, game: str) -> None:
    """Measure what is the same for everybody: rules, the guided round, problems."""
    steps = (await client.get(f"/api/games/{game}/guide")).json()["steps"]
    asks = next(one for one in steps if one["asks"])
    right = asks["view"]["question"]["options"][0]["text"]
    known = (await client.get("/api/problems")).json()["games"]
    today = next(one["today"] for one in known if one["game"] == game)
    looks = ["rules", "box", "guide", "lessons", f"guide/{asks['key']}?answer={right}"]
    for look in [*looks, f"problems/{today}", f"problems/{today}/solution"]:
        await route(client, f"{game} {look.partition('?')[0]}", "GET", f"/api/games/{game}/{look}")
    await route(client, f"{game} texts", "GET", f"/api/texts/de/{game}")


async def played(client: AsyncClient, game: str, answers: int) -> tuple[str, int]:
    """Play with all seats and options, at random, until it is over or so many answers are given."""
    many = cantiere.game(game).seat_counts[-1]
    wanted = {
        "game": game,
        "options": all_on(game),
        "seats": [{"kind": "me"}, *[{"kind": "hot"}] * (many - 1)],
    }
    table = (await client.post("/api/tables", json=wanted)).json()
    rng, path, given = random.Random(1), f"/api/tables/{table['id']}", 0
    while table["status"] == "running" and given < answers:
        if table["my_turn"]:
            answer, key = rng.choice(options(table)), f"{table['id']}.{given}"
            act = {"action": answer, "number": table["number"], "key": key, "brief": True}
            (await client.post(path + "/actions", json=act)).raise_for_status()
            given += 1
        table = (await client.get(path + "?refusals=false")).json()
    return table["id"], given


async def on_socket(service: Service, what: str, table: str) -> None:
    """Measure what can be asked on a WebSocket: being told everything again, another language."""
    (person,) = await service.database.read(lambda c: c.execute(select(Person.id, Person.name)).all())
    who = Who(person.id, person.name, None, 0, "en")
    sent: list[list[bytes]] = []

    def take(texts: list[bytes]) -> bool:
        sent.append(texts)
        return True

    session = Session(service, who, "en", Outbox(10**6, 10**9, take))
    langs = [lang for _ in range(TIMES) for lang in ("de", "en")]

    async def ask(**message: Any) -> str:
        await session.handle(json.dumps(message))
        return ""

    await measure(f"{what} subscribe", lambda: ask(do="subscribe", table=table))
    await measure(f"{what} subscribe, all news", lambda: ask(do="subscribe", table=table, after=0))
    await measure(f"{what} another language", lambda: ask(do="lang", lang=langs.pop()))
    await measure(f"{what} not understood", lambda: ask(do="subscribe", table=[table]))
    longest = max((text for texts in sent for text in texts), key=len)

    async def pack() -> str:
        framed([longest], WINDOW)
        return f"{len(longest) // 1024}K"

    await measure(f"{what} the longest message, packed", pack)
    session.close()


async def season(client: AsyncClient, service: Service, game: str) -> None:
    """Let games that were sent in be taken for games that were played here."""
    for number in range(SEASON):
        body = {"record": finished(game, cantiere.game(game).seat_counts[0], number)}
        (await client.post("/api/records", json=body)).raise_for_status()

    def played(c: Connection) -> list[str]:
        me = c.scalar(select(Person.id))
        imported = list(c.scalars(select(Table.id).where(Table.source == "import", Table.status == OVER)))
        c.execute(update(Seat).where(Seat.table.in_(imported), Seat.seat == 0).values(kind=PERSON, person=me))
        mine = update(Table).where(Table.source == "import", Table.status == OVER)
        c.execute(mine.values(source="play", listed=True, booked=None))
        return imported

    for table in await service.database.write(played):
        service.live_tables.mark_stale(table)
    await service.books.sweep()


def finished(game: str, seats: int, seed: int, **chosen: Any) -> dict[str, Any]:
    """Return the record of a random game."""
    rng = random.Random(seed)
    match = Match(game, [None] * seats, seed=f"{seed}", **chosen)
    while not match.over:
        match.play(rng.choice(match.state.legal_actions()))
    data: dict[str, Any] = json.loads(json.dumps(match.record().data()))
    return data


async def run(games: list[str], folder: Path) -> None:
    app = create_app(Settings(**{**FREELY, "database": str(folder / "a.db"), "sweep": 1e6, "bots": 1}))
    async with (
        app.router.lifespan_context(app),
        AsyncClient(transport=ASGITransport(app=app), base_url="http://test", timeout=60) as client,
    ):
        gc.set_threshold(*GARBAGE)  # as a server does it
        gc.freeze()
        await client.post("/api/session", json={"name": "Anna"})
        service: Service = app.state.service
        print(f"{'':50}       {'first':>8} {'then':>8}  > {MUCH:.0f} of {TIMES} {'block':>5} {'then':>8}")
        for game in games:
            await of_game(client, service, game)
            await season(client, service, game)
        league = await a_league(client, service, games[0])
        tournament = await a_tournament(client)
        for path in [*LISTS, *(path + game for path in OF_GAME for game in games)]:
            await route(client, path, "GET", path)
        for path in ("", "/feed"):
            await route(client, f"/api/leagues/…{path}", "GET", f"/api/leagues/{league}{path}")
            await route(client, f"/api/tournaments/…{path}", "GET", f"/api/tournaments/{tournament}{path}")
        await app.state.service.database.write(lambda c: c.execute(update(Person).values(role="moderator")))
        app.state.service.people.forget()
        for path in MODERATION:
            await route(client, f"/api/moderation/{path}", "GET", f"/api/moderation/{path}")
        for path, methods in (await client.get("/api/openapi.json")).json()["paths"].items():
            shape = re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(path)))
            if "get" in methods and not any(shape.fullmatch(one) for one in ASKED):
                print(f"not measured: {path}")


async def a_league(client: AsyncClient, service: Service, game: str) -> str:
    """Make a league of as many as may enter, after ten of its twenty rounds."""
    wanted = {"game": game, "form": "swiss", "most": 256, "rounds": 20, "enter": True, "autostart": False}
    league: str = (await client.post("/api/leagues", json=wanted)).json()["id"]
    for number in range(255):
        await service.leagues.join(await service.people.new_guest(f"P {number}", "en"), league, None)
    await client.post(f"/api/leagues/{league}/start")
    ended = {"ranks": [1, 2], "scores": [9, 7], "absent": []}
    for _ in range(10):
        over = update(LeagueTable).where(LeagueTable.league == league, LeagueTable.result.is_(None))
        await service.database.write(lambda c: c.execute(over.values(result=ended, ended=1.0)))  # noqa: B023
        await service.leagues.advance(league)
    return league


async def a_tournament(client: AsyncClient) -> str:
    """Make a tournament that a game has of its own, with as many as it takes; its first round goes on."""
    known = (await client.get("/api/games")).json()["games"]
    game, form = next((one["id"], one["tournaments"][0]) for one in known if one["tournaments"])
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (form["players"] - 1)]
    made = await client.post("/api/tournaments", json={"game": game, "form": form["name"], "entrants": seats})
    made.raise_for_status()
    tournament: str = made.json()["id"]
    return tournament


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(cantiere.games()))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(parser.parse_args().games, Path(folder)))


if __name__ == "__main__":
    main()
