"""A season of a whole club: python -m benchmarks.season [--by-lot] [DATABASE [PEOPLE]]

200 people and bots play leagues of every form and game to their end, with fast bots of known strengths at
the tables (tests/server/season.py); it is checked that all of it fits together. Then each page is asked for
as the server answers it, and timed as `benchmarks.club` does. `--by-lot`: the games are not played.
"""

from __future__ import annotations

import asyncio
import functools
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

import cantiere
from benchmarks.club import HEADER, LIMIT, Times
from cantiere.server.club.ratings import BOTS
from cantiere.server.club.requests import Wanted
from cantiere.server.club.week import week_of
from cantiere.server.leagues.feed import league_feed
from cantiere.server.leagues.page import league_data
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.store.models import OVER
from tests.server.season import COMPANY, Club, Playing, by_bots, by_lot, check, play_season

NEVER = 1e6
RUNS = 10


def pages_of(service: Service, club: Club) -> dict[str, Callable[[int], Awaitable[Any]]]:
    """Return the pages of a club, by name; the number is of the run."""

    async def league(run: int) -> Any:
        rows = await service.leagues.find(None, club.leagues[run % len(club.leagues)])
        return league_data(rows, club.people[run], "en")

    async def told(run: int) -> Any:
        rows = await service.leagues.find(None, club.leagues[run % len(club.leagues)])
        return league_feed(rows, "en", "http://localhost").decode()

    async def leagues(run: int) -> Any:
        found = await service.leagues.listed(None, status=OVER, game=None, mine=False)
        return [row["name"] for row, _entered in found]

    game = cantiere.games()[0]
    return {
        "page of a person": lambda run: service.profiles.page(None, club.people[run].id, None, None, "en"),
        "page of a bot": lambda run: service.profiles.page(None, BOTS + COMPANY[run % 3], None, None, "en"),
        "ratings": lambda run: service.profiles.best(None, game, 2, "en"),
        "page of a league": league,
        "feed of a league": told,
        "leagues": leagues,
        "the latest games": lambda run: service.collection.find(None, Wanted(), "en"),
        "games by person": lambda run: service.collection.find(None, Wanted(person=f"Person {run}"), "en"),
        "the week": lambda run: service.weeks.page(week_of(time.time()), "en"),
    }


async def measure(service: Service, club: Club) -> dict[str, Times]:
    """Measure each page."""
    found: dict[str, Times] = {}
    for name, ask in pages_of(service, club).items():
        await ask(0)
        times = found[name] = Times()
        for run in range(RUNS):
            with times.run():
                msgspec.json.encode(await ask(run))
    return found


async def run(database: str, people: int, playing: Playing) -> None:
    service = Service(Settings(database=database, sweep=NEVER, budget=NEVER, open_tables=1000, bots=1))
    await service.start()
    try:
        began = time.perf_counter()
        club = await play_season(service, people, playing)
        took = time.perf_counter() - began
        found = await check(service, club)
        print(f"{people} people, {len(COMPANY)} bots, {len(club.leagues)} leagues, {found['games']} games")
        print(f"played in {took:.0f} s; all of it fits together, with {found['pages']} pages of players\n")
        print(HEADER)
        slow = []
        for name, times in (await measure(service, club)).items():
            print(f"{name:28}{times}")
            if times.middle > LIMIT:
                slow.append(name)
        if slow:
            raise SystemExit("slower than 100 ms: " + ", ".join(slow))
    finally:
        await service.stop()


def main(*args: str) -> None:
    lots = "--by-lot" in args
    rest = [one for one in args if one != "--by-lot"]
    playing = functools.partial(by_lot, random.Random(2)) if lots else by_bots
    with tempfile.TemporaryDirectory(prefix="cantiere-season-") as folder:
        database = rest[0] if rest else str(Path(folder) / "season.db")
        asyncio.run(run(database, int(rest[1]) if len(rest) > 1 else 200, playing))


if __name__ == "__main__":
    main(*sys.argv[1:])
