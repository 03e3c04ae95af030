"""Servers that watch over themselves and each other, by clocks that the tests set."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient
from sqlalchemy import select, text

from cantiere.server.api.app import create_app
from cantiere.server.health import health, heartbeats
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.requests import Act
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.store.models import Table
from cantiere.server.tables.requests import NewSeat, NewTable
from cantiere.server.tournaments import tournaments
from tests.server.bad_bots import hang
from tests.server.serving import GAME, PATIENCE
from tests.server.test_races import services

TAKEN_OVER = 5.0  # seconds after a server has died


class Clock:
    """A clock that stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    monotonic = time


def test_a_sweep_that_is_late_is_told_and_so_is_that_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, stuck, go_on = Clock(), asyncio.Event(), asyncio.Event()
    monkeypatch.setattr(health, "time", clock)
    app = create_app(Settings(database=str(tmp_path / "a.db"), sweep=0.0))
    service: Service = app.state.service

    async def hang_on() -> None:
        stuck.set()
        await go_on.wait()

    async def look() -> tuple[int, list[str]]:
        clock.now += health.FRESH
        answer = await client.get("/healthz")
        return answer.status_code, answer.json()["failing"]

    async def watch() -> None:
        monkeypatch.setattr(service.tournaments, "sweep", hang_on)
        await stuck.wait()
        assert await look() == (200, [])
        clock.now += health.LEAST_LATE
        assert await look() == (503, ["sweep"])
        go_on.set()
        while await look() != (200, []):
            await asyncio.sleep(0)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), app.router.lifespan_context(app):
            await watch()

    client = AsyncClient(transport=ASGITransport(app=app), base_url="http://test", timeout=PATIENCE)
    asyncio.run(run())


def test_whatever_fails_in_a_sweep_all_else_is_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One part fails for good, and of another one the first table: the rest goes on, and it is told."""
    clock, finished, swept = Clock(), [], asyncio.Event()
    monkeypatch.setattr(health, "time", clock)
    app = create_app(Settings(database=str(tmp_path / "a.db"), sweep=0.0))
    service: Service = app.state.service

    async def fail() -> None:
        raise RuntimeError

    async def finish(tournament: str, _number: int, _table: str) -> None:
        finished.append(tournament)
        if tournament == "broken":
            raise RuntimeError

    async def last() -> None:
        swept.set()

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), app.router.lifespan_context(app):
            rounds = [("broken", 1, "a"), ("whole", 1, "b")]
            monkeypatch.setattr(tournaments, "finished_rounds", lambda c: rounds)
            monkeypatch.setattr(service.tournaments, "_finish", finish)
            monkeypatch.setattr(service.bots, "sweep", fail)
            monkeypatch.setattr(service.community, "sweep", last)
            for _ in range(2):  # the first may have been under way when all this began
                swept.clear()
                await swept.wait()
            assert "whole" in finished
            clock.now += health.LEAST_LATE + health.FRESH
            assert await service.health.failing() == ["sweep"]

    asyncio.run(run())


def test_a_dead_server_is_noticed_in_time_and_its_bots_answer_elsewhere(
    empty_postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the database's clock: one server beats for the last time, the other one a moment later, and on."""

    async def play() -> None:
        async with services(empty_postgresql, 2) as (one, two):
            for service in (one, two):
                assert service.heartbeats._task is not None
                service.heartbeats._task.cancel()
            one.bots.think = hang
            table = await bot_asked(one, two)
            moved = asyncio.Event()
            told = two.live_tables.on_change

            def hear(live: LiveTable) -> None:
                told(live)
                moved.set()

            two.live_tables.on_change = hear
            await beat(one, 1000.0)
            after, freed = 0.0, list[str]()
            while not freed:
                after += heartbeats.EVERY
                assert await claim(one, table) == one.settings.process, "it is not dead yet"
                freed = await beat(two, 1000.0 + after - 0.01)
            assert freed == [table]
            assert heartbeats.DEAD < after <= TAKEN_OVER - heartbeats.EVERY  # its bots think after that
            two.heartbeats._freed(table)
            await moved.wait()

    async def beat(service: Service, at: float) -> list[str]:
        monkeypatch.setattr(heartbeats, "NOW", text(f"SELECT {at}::float8"))
        return await service.database.write(service.heartbeats._once)

    asyncio.run(play())


async def bot_asked(one: Service, two: Service) -> str:
    """Return a table at which a bot of the first server thinks; the second one knows it from before."""
    anna = await one.people.new_guest("Anna", "en")
    seats = [NewSeat(kind="me"), NewSeat(kind="bot", bot="random")]
    table = await one.tables.create(anna, NewTable(game=GAME, seats=seats, options={"start": 0}))
    async with two.live_tables.hold(table) as live:
        assert not live.row["due"]
    while True:
        async with one.live_tables.hold(table) as live:
            if live.row["due"]:
                break
            assert live.match is not None
            state = live.match.state
            action = state.game.text(state, state.legal_actions()[0])
            act = Act(action=action, number=live.number, key=f"key-{live.number}")
        await one.play.act(anna, table, act, "en")
    while await claim(one, table) is None:
        await asyncio.sleep(0)
    return table


async def claim(service: Service, table: str) -> str | None:
    """Return whose bots think about a table."""
    return await service.database.read(lambda c: c.scalar(select(Table.claim).where(Table.id == table)))
