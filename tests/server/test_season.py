"""A season of a small club on both databases: what is entered, paired, rated and shown fits together."""

from __future__ import annotations

import asyncio
import functools
import random

from tests.server.season import by_lot, check, play_season
from tests.server.test_races import services

PEOPLE = 20


def test_a_season_fits_together(database: str) -> None:
    async def told() -> None:
        async with services(database) as (service,):
            club = await play_season(service, PEOPLE, functools.partial(by_lot, random.Random(2)))
            found = await check(service, club)
            assert found["games"] > 12 * PEOPLE
            assert found["pages"] == PEOPLE + 3

    asyncio.run(told())
