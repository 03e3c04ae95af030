"""What somebody may not do, checked where it is decided: each of these fails when its check is left out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from cantiere.server.common.errors import Problem
from cantiere.server.people.people import Who
from cantiere.server.play import live_tables as live_tables_module
from cantiere.server.play import play as play_module
from cantiere.server.play.access import check_sees
from cantiere.server.play.requests import Act, Undo
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.store.models import Table
from cantiere.server.tables.requests import Join, NewSeat, NewTable
from tests.server.serving import GAME, PATIENCE
from tests.server.test_races import NEVER, force

NAMES = ("Anna", "Berta", "Carla")
Played = Callable[[Service, list[Who], str], Awaitable[None]]


@asynccontextmanager
async def service_on(path: Path) -> AsyncIterator[Service]:
    service = Service(Settings(database=str(path / "a.db"), sweep=NEVER, budget=NEVER, hint=1))
    await service.start()
    try:
        async with asyncio.timeout(2 * PATIENCE):
            yield service
    finally:
        await service.stop()


async def begun(service: Service, count: int = 2) -> tuple[list[Who], str]:
    """People at a listed table that has begun."""
    people = [await service.people.new_guest(name, "en") for name in NAMES[:count]]
    seats = [NewSeat(kind="me"), *[NewSeat(kind="open")] * (count - 1)]
    table = await service.tables.create(people[0], NewTable(game=GAME, seats=seats))
    for who in people[1:]:
        await service.tables.join(who, table, Join())
    return people, table


async def asked(service: Service, people: list[Who], table: str, key: str = "k") -> tuple[Who, Act]:
    """Who is asked, and an answer."""
    async with service.live_tables.hold(table) as live:
        assert live.match is not None
        state = live.match.state
        action = state.game.text(state, state.legal_actions()[0])
        return people[int(state.to_move)], Act(action=action, number=live.number, key=key)


def with_table(path: Path, played: Played, count: int = 2) -> None:
    async def run() -> None:
        async with service_on(path) as service:
            people, table = await begun(service, count)
            await played(service, people, table)

    asyncio.run(run())


def test_nobody_looks_through_the_eyes_of_another(tmp_path: Path) -> None:
    async def played(service: Service, people: list[Who], table: str) -> None:
        viewing, stranger = service.viewing, await service.people.new_guest("Dora", "en")
        for who, seat in ((people[0], 1), (people[1], 0), (stranger, 0), (None, 0)):
            for look in (
                viewing.known(who, table, seat),
                viewing.past(who, table, 0, seat, None),
                viewing.log(who, table, seat, None),
                anext(viewing.news(who, table, 0, seat, None)),
            ):
                with pytest.raises(Problem) as refused:
                    await look
                assert refused.value.reason == "not-your-seat"

    with_table(tmp_path, played)


def test_a_private_table_is_seen_by_its_own_people_and_by_its_links_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with service_on(tmp_path) as service:
            anna, berta = [await service.people.new_guest(name, "en") for name in NAMES[:2]]
            seats = [NewSeat(kind=kind) for kind in ("me", "link", "open")]
            wanted = NewTable(game=GAME, seats=seats, listed=False)
            table = await service.tables.create(anna, wanted)
            async with service.live_tables.hold(table) as live:
                links = [seat["link"] for seat in live.seats]
                check_sees(live, anna)
                assert [link is not None for link in links] == [False, True, False]
                for link in (live.row["invite"], links[1]):
                    check_sees(live, berta, link)
                    check_sees(live, None, link)
                for who in (berta, None):
                    for link in (None, "", "none", str(live.row["invite"])[:-1]):
                        with pytest.raises(Problem) as refusal:
                            check_sees(live, who, link)
                        assert refusal.value.status == 404

    asyncio.run(play())


def test_hints_are_for_who_is_asked(tmp_path: Path) -> None:
    async def played(service: Service, people: list[Who], table: str) -> None:
        who, _ = await asked(service, people, table)
        (other,) = [one for one in people if one != who]
        for person, seat in ((other, None), (other, people.index(who)), (who, people.index(other))):
            with pytest.raises(Problem) as refused:
                await service.hints.think(person, table, seat)
            assert refused.value.reason == "not-your-turn"

    with_table(tmp_path, played)


def test_what_is_open_when_a_game_is_over_is_not_before(tmp_path: Path) -> None:
    """Each place by itself: not only because another was asked before."""

    async def played(service: Service, people: list[Who], table: str) -> None:
        for asked_for in (
            service.records.export(people[0], table),
            service.viewing.story(people[0], table, None),
            service.viewing.analysis(people[0], table, {}, None),
        ):
            with pytest.raises(Problem) as refused:
                await asked_for
            assert refused.value.reason == "not-over"

    with_table(tmp_path, played)


def test_a_rematch_is_for_those_who_played_and_their_seats_are_kept(tmp_path: Path) -> None:
    async def played(service: Service, people: list[Who], table: str) -> None:
        stranger = await service.people.new_guest("Dora", "en")
        await force(service, table, {"status": "over", "to_move": None, "asked": None})
        with pytest.raises(Problem) as refused:
            await service.tables.rematch(stranger, table)
        assert refused.value.reason == "not-over"
        async with service.live_tables.hold(table) as live:
            assert live.row["rematch"] is None
        again = await service.tables.rematch(people[0], table)
        with pytest.raises(Problem) as refused:
            await service.tables.join(stranger, again, Join())
        assert refused.value.status in (403, 409)
        async with service.live_tables.hold(again) as live:
            assert [seat["person"] for seat in live.seats] == [people[0].id, None]
        await service.tables.join(people[1], again, Join())
        async with service.live_tables.hold(again) as live:
            assert [seat["person"] for seat in live.seats] == [people[0].id, people[1].id]

    with_table(tmp_path, played)


def test_all_others_must_agree_before_a_move_is_taken_back(tmp_path: Path) -> None:
    async def played(service: Service, people: list[Who], table: str) -> None:
        for number in range(30):  # until it is not one's own to take back
            who, act = await asked(service, people, table, f"k{number}")
            done = await service.play.act(who, table, act, "en")
            async with service.live_tables.hold(table) as live:
                assert live.match is not None
                if not live.match.can_undo(people.index(who)):
                    break
        assert not await service.play.undo(who, table, Undo(number=done["number"], ask=True))
        first, second = [one for one in people if one != who]
        assert not await service.play.answer_undo(first, table, True)
        assert not await service.play.answer_undo(first, table, True)  # twice is once
        async with service.live_tables.hold(table) as live:
            assert live.number == done["number"]
        with pytest.raises(Problem):
            await service.play.answer_undo(who, table, True)
        assert await service.play.answer_undo(second, table, True)

    with_table(tmp_path, played, 3)


def test_a_bots_answer_to_an_earlier_question_is_not_played(tmp_path: Path) -> None:
    async def played(service: Service, people: list[Who], table: str) -> None:
        service.live_tables.on_change = lambda live: None  # nobody thinks for the bot
        who, act = await asked(service, people, table)
        seat = people.index(who)
        async with service.live_tables.hold(table) as live:
            live.seats[seat]["bot"], live.row["due"] = "random", True
        assert not await service.play.act_for_bot(table, act.number - 1, act.action)
        assert not await service.play.act_for_bot(table, act.number + 1, act.action)
        assert await service.play.act_for_bot(table, act.number, act.action)

    with_table(tmp_path, played)


def test_a_bots_move_is_claimed_by_one_server_alone(tmp_path: Path) -> None:
    async def played(service: Service, people: list[Who], table: str) -> None:
        _, act = await asked(service, people, table)
        await service.database.write(lambda c: c.execute(update(Table).values(due=True)))
        assert await service.bots._claim(table, act.number)
        assert not await service.bots._claim(table, act.number)
        await service.bots._release(table, act.number)
        assert not await service.bots._claim(table, act.number - 1)
        assert await service.bots._claim(table, act.number)

    with_table(tmp_path, played)


# --- faults ------------------------------------------------------------------------------------------


async def plays_on(service: Service, people: list[Who], table: str) -> None:
    """The table is as it was written: the answer is carried out once, and it can be replayed."""
    who, act = await asked(service, people, table)
    await service.play.act(who, table, act, "en")
    async with service.live_tables.hold(table) as live:
        assert live.match is not None
        moves = [move.text for move in live.match.moves]
        live.forget_match()
    async with service.live_tables.hold(table) as live:
        assert live.match is not None
        assert [move.text for move in live.match.moves] == moves


@pytest.mark.parametrize(("where", "what"), [(play_module, "turn_values"), (live_tables_module, "stood_up")])
def test_a_mistake_between_deciding_and_writing_leaves_nothing_behind(
    where: ModuleType, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistake(*_about: object) -> None:
        raise ZeroDivisionError("a mistake of the program")

    async def played(service: Service, people: list[Who], table: str) -> None:
        who, act = await asked(service, people, table)
        with monkeypatch.context() as patch:
            patch.setattr(where, what, mistake)
            with pytest.raises(ZeroDivisionError):
                await service.play.act(who, table, act, "en")
        async with service.live_tables.hold(table) as live:
            assert live.match is not None
            assert (len(live.match.moves), live.number) == (live.played, act.number)
        await plays_on(service, people, table)

    with_table(tmp_path, played)


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_about: object) -> None:
        raise OperationalError("write", {}, OSError("disk full"))

    async def played(service: Service, people: list[Who], table: str) -> None:
        who, act = await asked(service, people, table)
        with monkeypatch.context() as patch:
            patch.setattr(service.database, "write_with_others", fails)
            with pytest.raises(OperationalError):
                await service.play.act(who, table, act, "en")
        await plays_on(service, people, table)

    with_table(tmp_path, played)


def test_what_is_refused_does_not_cost_a_replay(tmp_path: Path) -> None:
    async def played(service: Service, people: list[Who], table: str) -> None:
        who, act = await asked(service, people, table)
        async with service.live_tables.hold(table) as live:
            match = live.match
        wrong = act.model_copy(update={"action": "no such answer"})
        with pytest.raises(Problem):
            await service.play.act(who, table, wrong, "en")
        async with service.live_tables.hold(table) as live:
            assert live.match is match

    with_table(tmp_path, played)
