"""Leagues as time goes by, on both databases: who comes late, and hours in which no server was there."""

from __future__ import annotations

import asyncio
import functools
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from cantiere.server.common.errors import Problem
from cantiere.server.leagues.page import league_data
from cantiere.server.leagues.requests import NewLeague
from cantiere.server.people.people import Who
from cantiere.server.service import Service
from cantiere.server.store.models import League, LeagueTable, Note
from cantiere.server.tables.downtime import ALIVE
from tests.server.season import Club, by_lot, enter, play
from tests.server.serving import GAME
from tests.server.test_races import services

HOUR = 3600.0
Told = Callable[[Service, Club], Awaitable[None]]


def on(database: str, told: Told) -> None:
    async def run() -> None:
        async with services(database) as (service,):
            await told(service, await enter(service, 6))

    asyncio.run(run())


async def play_round(service: Service, club: Club, league: str) -> None:
    """Play all tables of the round to their end; the next one is made by the server."""
    going = (LeagueTable.league == league, LeagueTable.table.is_not(None), LeagueTable.result.is_(None))
    found = select(LeagueTable.table).where(*going)
    for table in await service.database.read(lambda c: list(c.scalars(found))):
        assert table is not None
        await play(service, club, table, functools.partial(by_lot, random.Random(table)))
    await service.leagues.sweep()


async def page(service: Service, who: Who, league: str) -> Any:
    return league_data(await service.leagues.find(who, league), who, "en")


def sitting(found: Any) -> set[int]:
    return {seat["entrant"] for one in found["tables"] for seat in one["seats"]}


def test_who_comes_late_plays_from_the_next_round_until_half_is_over(database: str) -> None:
    async def told(service: Service, club: Club) -> None:
        anna, berta, carla, dora, elsa, flora = club.people
        wanted = NewLeague(game=GAME, form="swiss", rounds=4)
        league = await service.leagues.create(anna, wanted)
        await service.leagues.join(berta, league, None)
        await service.leagues.start(anna, league)
        for number, late in ((1, carla), (2, dora)):
            before = await page(service, late, league)
            assert (before["round"], before["may_enter"]) == (number, True)
            await service.leagues.join(late, league, None)
            now = await page(service, late, league)
            assert now["entrants"][-1] == {**now["entrants"][-1], "you": True, "since": number + 1}
            assert number + 1 not in sitting(now)  # the round that is being played stays as it is
            await play_round(service, club, league)
            assert number + 1 in sitting(await page(service, late, league))
        assert (await page(service, elsa, league))["may_enter"] is False
        with pytest.raises(Problem) as problem:
            await service.leagues.join(elsa, league, None)
        assert problem.value.reason == "not-open"
        while (await page(service, flora, league))["status"] == "running":
            await play_round(service, club, league)
        rows = await service.leagues.find(None, league)
        rounds = [sitting(league_data(rows, None, "en", number)) for number in (1, 2, 3, 4)]
        assert rounds == [{0, 1}, {0, 1, 2}, {0, 1, 2, 3}, {0, 1, 2, 3}]

    on(database, told)


def test_who_comes_late_to_groups_plays_from_the_next_season_in_the_last_one(database: str) -> None:
    async def told(service: Service, club: Club) -> None:
        anna, *others, late = club.people
        wanted = NewLeague(game=GAME, form="groups", group=3, seasons=2)
        league = await service.leagues.create(anna, wanted)
        for who in others:
            await service.leagues.join(who, league, None)
        await service.leagues.start(anna, league)
        await service.leagues.join(late, league, None)
        while (await page(service, late, league))["season"] == 1:
            assert 5 not in sitting(await page(service, late, league))
            await play_round(service, club, league)
        second = await page(service, late, league)
        assert {line["entrant"] for line in second["divisions"][-1]} >= {5}
        assert not second["may_enter"]
        while (await page(service, late, league))["status"] == "running":
            await play_round(service, club, league)
        ended = await page(service, late, league)
        assert [line["played"] for line in ended["divisions"][-1] if line["entrant"] == 5] == [2]

    on(database, told)


def test_hours_without_a_server_are_given_back(database: str) -> None:
    async def told(service: Service, club: Club) -> None:
        service._sweeper.cancel()  # its first look might find what is past here
        anna, berta = club.people[:2]
        now = time.time()

        async def made(**more: Any) -> str:
            return await service.leagues.create(anna, NewLeague(game=GAME, form="swiss", **more))

        running, open_ = await made(round_hours=5.0), await made()
        missed, later, past = [await made(begins=now + hours * HOUR) for hours in (-1.0, 1.0, -9.0)]
        await service.leagues.join(berta, running, None)
        await service.leagues.start(anna, running)

        async def times() -> dict[str, tuple[float | None, float | None]]:
            columns = select(League.id, League.due, League.begins)
            rows = await service.database.read(lambda c: list(c.execute(columns)))
            return {row.id: (row.due, row.begins) for row in rows}

        before = await times()
        value = {"value": repr(now - 3 * HOUR)}

        def gone(c: Any) -> None:
            if not c.execute(update(Note).where(Note.name == ALIVE).values(**value)).rowcount:
                c.execute(insert(Note).values(name=ALIVE, **value))

        await service.database.write(gone)
        service.downtime.pause = 1.0
        given = await service.downtime.make_up()
        assert given == pytest.approx(3 * HOUR, abs=60)
        after = await times()
        assert [*after[running]] == [pytest.approx((before[running][0] or 0) + given), None]
        assert [*after[missed]] == [None, pytest.approx((before[missed][1] or 0) + given)]
        for same in (open_, later, past):  # what no hour was missed of, or was due before
            assert after[same] == before[same]
        assert await service.downtime.make_up() == 0.0  # once
        assert await times() == after
        # What was missed begins at its new hour, and not before.
        await service.leagues.sweep()
        assert (await page(service, anna, missed))["status"] == "open"
        assert (await page(service, anna, past))["status"] == "closed"  # nobody else had come
        await service.leagues.sweep()
        assert (await page(service, anna, running))["tables"][0]["status"] == "running"

    on(database, told)
