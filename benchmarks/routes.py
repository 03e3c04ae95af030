"""What every route costs: `python -m benchmarks.routes [game …]`.

The application runs in this process, without a network; counted is processor time, that of its threads and of
asking included. Each route is asked for a running and for a finished game: the first time, and the middle of
the times after that. What costs more than 5 ms must be kept, shared or queued: the last column says how often
it cost that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from httpx import ASGITransport, AsyncClient
from sqlalchemy import Connection, select, update

import cantiere
from cantiere.match import Match
from cantiere.server.api.app import create_app
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.store.models import OVER, PERSON, Person, Seat, Table
from tests.server.serving import FREELY, options

TIMES = 9
MUCH = 5.0  # milliseconds
LOOKS = ["", "?refusals=true", "/log", "/news", "/positions/1", "/positions?first=0&last=40"]
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
]
OF_GAME = ["/api/ratings?seats=2&game=", "/api/collection/cards?game=", "/api/collection?opening=a&game="]
MODERATION = ["reports", "people?find=a", "bans", "deeds"]
SEASON = 40  # finished games of each kind in the collection: an evening or two


async def cost(client: AsyncClient, method: str, path: str, **sent: Any) -> tuple[float, int]:
    """Return the milliseconds of processor time that a request takes, and its status."""
    before = time.process_time()
    found = await client.request(method, path, **sent)
    return (time.process_time() - before) * 1000, found.status_code


async def measure(client: AsyncClient, what: str, method: str, path: str, **sent: Any) -> None:
    """Ask several times, and print what it took."""
    took = [await cost(client, method, path, **sent) for _ in range(TIMES)]
    times = [one for one, _ in took]
    much = sum(one > MUCH for one in times)
    print(f"{what:44} {took[0][1]} {times[0]:8.1f} {statistics.median(times[1:]):8.1f} ms   {much or ''}")


async def of_game(client: AsyncClient, game: str) -> None:
    """Measure everything about a running and a finished game."""
    seats = min(4, cantiere.game(game).seat_counts[-1])
    wanted = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "hot"}] * (seats - 1)]}
    table = (await client.post("/api/tables", json=wanted)).json()
    await play(client, table, 60)
    path = f"/api/tables/{table['id']}"
    for look in LOOKS:
        await measure(client, f"{game} running {look or 'table'}", "GET", path + look)
    act = {"action": "no such thing", "number": (await client.get(path)).json()["number"], "key": "k"}
    await measure(client, f"{game} a refused answer", "POST", path + "/actions", json=act)
    record = finished(game, seats)
    body = {"record": record}
    await measure(client, f"{game} a record sent in", "POST", "/api/records", json=body)
    over = "/api/tables/" + (await client.post("/api/records", json=body)).json()["id"]
    for look in [*LOOKS, *AFTER]:
        await measure(client, f"{game} over {look or 'table'}", "GET", over + look)
    here = {"move": len(record["moves"]) // 2}
    await measure(client, f"{game} what-if", "POST", over + "/what-if", json=here)
    for look in ("rules", "box", "guide"):
        await measure(client, f"{game} {look}", "GET", f"/api/games/{game}/{look}")


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


async def play(client: AsyncClient, table: dict[str, Any], answers: int) -> None:
    """Give some random answers."""
    rng, path = random.Random(1), f"/api/tables/{table['id']}"
    for number in range(answers):
        now = (await client.get(path)).json()
        if now["my_turn"]:
            act = {"action": rng.choice(options(now)), "number": now["number"], "key": f"{number}"}
            await client.post(path + "/actions", json=act)


def finished(game: str, seats: int, seed: int = 2) -> dict[str, Any]:
    """Return the record of a random game."""
    rng = random.Random(seed)
    match = Match(game, [None] * seats, seed=f"{seed}")
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
        await client.post("/api/session", json={"name": "Anna"})
        print(f"{'':44}     {'first':>8} {'then':>8}      over {MUCH:.0f} ms, of {TIMES}")
        for game in games:
            await of_game(client, game)
            await season(client, app.state.service, game)
        for path in [*LISTS, *(path + game for path in OF_GAME for game in games)]:
            await measure(client, path, "GET", path)
        await app.state.service.database.write(lambda c: c.execute(update(Person).values(role="moderator")))
        app.state.service.people.forget()
        for path in MODERATION:
            await measure(client, f"/api/moderation/{path}", "GET", f"/api/moderation/{path}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(cantiere.games()))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(parser.parse_args().games, Path(folder)))


if __name__ == "__main__":
    main()
