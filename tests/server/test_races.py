"""Two at once: whoever presses the same button, or comes back while a bot sits in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from cantiere.server.common.errors import Problem
from cantiere.server.community.requests import Somebody
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.play.requests import Act
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.store.changes import Change
from cantiere.server.store.models import Table
from cantiere.server.store.rows import TableRow
from cantiere.server.tables.requests import Join, NewSeat, NewTable
from tests.server.bad_bots import hang
from tests.server.serving import GAME, PATIENCE

NEVER = 1e6
ROUNDS = 5
EVENING = 5 * PATIENCE  # whole seasons are played within it, on machines that do other things too


@asynccontextmanager
async def services(database: str, count: int = 1) -> AsyncIterator[list[Service]]:
    """Services on one database that look after nothing unless they are told to."""
    async with AsyncExitStack() as stack:
        running = []
        for _ in range(count):
            service = Service(Settings(database=database, sweep=NEVER, budget=NEVER))
            await service.start()
            stack.push_async_callback(service.stop)
            running.append(service)
        async with asyncio.timeout(EVENING):
            yield running


async def pair(service: Service) -> tuple[Who, Who, str]:
    """Two people at a table that has begun."""
    anna, berta = [await service.people.new_guest(name, "en") for name in ("Anna", "Berta")]
    seats = [NewSeat(kind="me"), NewSeat(kind="open")]
    wanted = NewTable(game=GAME, seats=seats, pace="turns", hours=1.0, late="random")
    table = await service.tables.create(anna, wanted)
    await service.tables.join(berta, table, Join())
    return anna, berta, table


async def force(service: Service, table: str, values: TableRow) -> None:
    def decide(live: LiveTable) -> tuple[Change | None, None]:
        return Change("left", {"seats": []}, values), None

    await service.live_tables.change(table, decide)


async def late_before(service: Service, table: str, seat: int) -> None:
    """Let a seat have been late once: the next time a bot sits in."""

    def decide(live: LiveTable) -> tuple[Change | None, None]:
        return Change("left", {"seats": []}, {}, {seat: {"late": 1}}), None

    await service.live_tables.change(table, decide)


def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(database: str) -> None:
    async def play() -> None:
        async with services(database, 1 if database.endswith(".db") else 2) as running:
            first, last = running[0], running[-1]
            for played in range(1, ROUNDS + 1):
                anna, berta, table = await pair(first)
                await force(first, table, {"status": "over", "to_move": None, "asked": None})
                again = await asyncio.gather(
                    first.tables.rematch(anna, table), last.tables.rematch(berta, table)
                )
                assert len({table, *again}) == 2
                count = select(func.count()).select_from(Table)
                assert await first.database.read(lambda c: c.scalar(count)) == 2 * played  # noqa: B023
                async with first.live_tables.hold(again[0]) as live:
                    assert live.status == "running"
                    assert [seat["person"] for seat in live.seats] == [anna.id, berta.id]

    asyncio.run(play())


def _act(live: LiveTable, key: str) -> Act:
    assert live.match is not None
    state = live.match.state
    return Act(action=state.game.text(state, state.legal_actions()[0]), number=live.number, key=key)


def test_whoever_was_late_comes_back_and_plays_on(database: str) -> None:
    async def play() -> None:
        async with services(database) as (service,):
            anna, berta, table = await pair(service)
            async with service.live_tables.hold(table) as live:
                late = [anna, berta][live.to_move]
                number, seat = live.number, live.to_move
            service.bots.think = hang  # the bot that sits in thinks, and thinks
            await force(service, table, {"deadline": 1.0})
            await late_before(service, table, seat)
            await service.bots.sweep()
            async with service.live_tables.hold(table) as live:
                assert (live.seats[seat]["bot"], live.row["due"], live.row["asked"]) == ("random", True, None)
                assert live.row["deadline"] is None
                act = _act(live, "1")
            with pytest.raises(Problem, match="A bot sits in"):
                await service.play.act(late, table, act, "en")
            await service.attendance.come_back(late, table)
            async with service.live_tables.hold(table) as live:
                assert (live.seats[seat]["bot"], live.row["due"], live.row["asked"]) == (None, False, late.id)
                assert (live.row["deadline"] or 0.0) > 1.0
            assert not await service.play.act_for_bot(table, number, act.action)  # its answer comes too late
            done = await service.play.act(late, table, act, "en")
            async with service.live_tables.hold(table) as live:
                assert live.number == done["number"] > number

    asyncio.run(play())


def test_a_bot_sits_in_for_as_long_as_somebody_is_away(database: str) -> None:
    async def play() -> None:
        async with services(database) as (service,):
            _anna, _berta, table = await pair(service)
            moved, inform = asyncio.Event(), service.live_tables.on_change

            def told(live: LiveTable) -> None:
                inform(live)
                moved.set()

            service.live_tables.on_change = told
            async with service.live_tables.hold(table) as live:
                seat = live.to_move
            await force(service, table, {"deadline": 1.0})
            await late_before(service, table, seat)
            await service.bots.sweep()
            while True:  # until the other one is asked
                moved.clear()
                async with service.live_tables.hold(table) as live:
                    if live.row["to_move"] not in (None, seat):
                        assert not live.row["due"]
                        return
                await moved.wait()

    asyncio.run(play())


def test_whom_somebody_hears_again_is_not_blocked_by_what_was_read_before(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with services(database) as (service,):
            anna, berta, table = await pair(service)
            blocks = service.community.blocks
            await blocks.add(anna, Somebody(table=table, seat=1))
            assert service.live_tables.blocked[anna.id] == {berta.id}
            (block,) = await blocks.mine(anna)
            read, held, reads = service.database.read, asyncio.Event(), asyncio.Event()

            async def slow_read(work: Callable[[Connection], Any]) -> Any:
                found = await read(work)
                reads.set()
                await held.wait()
                return found

            monkeypatch.setattr(service.database, "read", slow_read)
            refreshing = asyncio.create_task(blocks.refresh())
            await reads.wait()
            await blocks.drop(anna, block["id"])
            held.set()
            await refreshing
            assert not service.live_tables.blocked.get(anna.id)

    asyncio.run(play())
