"""What takes a while is made once, for as long as it is true, and one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection

from cantiere.server.common.cache import Cache
from cantiere.server.common.errors import Problem, Refusal
from cantiere.server.play.requests import Act
from cantiere.server.tables.requests import NewSeat, NewTable
from tests.server.serving import GAME, Player, Server, options
from tests.server.test_races import pair, services

Make = Callable[[], Awaitable[bytes]]


def test_an_answer_is_made_once_and_the_oldest_go() -> None:
    made: list[str] = []

    def maker(name: str) -> Make:
        async def make() -> bytes:
            assert len(made) == len(done), "one after the other"
            made.append(name)
            await asyncio.sleep(0)
            done.append(name)
            return name.encode() * 10

        return make

    async def ask() -> list[bytes]:
        kept = Cache(most=25)
        answers = await asyncio.gather(*[kept.get(name, maker(name)) for name in "aabab"])
        await kept.get("c", maker("c"))
        await kept.get("b", maker("b"))  # still there: it was asked for after `a`
        await kept.get("a", maker("a"))
        return answers

    done: list[str] = []
    assert asyncio.run(ask()) == [b"a" * 10, b"a" * 10, b"b" * 10, b"a" * 10, b"b" * 10]
    assert made == ["a", "b", "c", "a"]


def test_what_fails_is_not_kept() -> None:
    async def fail() -> bytes:
        raise ValueError

    async def make() -> bytes:
        return b"well"

    async def ask() -> bytes:
        kept = Cache()
        assert isinstance((await asyncio.gather(kept.get("a", fail), return_exceptions=True))[0], ValueError)
        return await kept.get("a", make)

    assert asyncio.run(ask()) == b"well"


def test_what_is_known_of_a_table_is_found_out_once_until_something_happens(database: str) -> None:
    async def play() -> None:
        async with services(database) as (service,):
            anna, berta, table = await pair(service)

            async def looked(who: object) -> tuple[object, object]:
                known = await service.viewing.known(who, table, None, refusals=True)  # type: ignore[arg-type]  # a Who
                assert known.position is not None
                question = known.position.question
                return known.position.view, question.refusals if question is not None else None

            first, again, hers = await looked(anna), await looked(anna), await looked(berta)
            assert first[0] is again[0]
            assert first[1] is again[1]
            assert first[1] is not None or hers[1] is not None, "somebody is asked"
            assert hers[0] is not first[0], "every seat has its own"
            await service.play.say(anna, table, "Good evening")
            assert (await looked(anna))[0] is not first[0]

    asyncio.run(play())


def test_the_log_and_earlier_positions_are_new_after_every_move(server: Server) -> None:
    anna, berta = Player(server, "Anna"), Player(server, "Berta")
    table = anna.table("me", "hot")
    log = f"/api/tables/{table['id']}/log"
    before = (anna.get(log), anna.get(f"/api/tables/{table['id']}/positions", first=0, last=9))
    assert before == (
        anna.get(log),
        anna.get(f"/api/tables/{table['id']}/positions", first=0, last=9),
    )
    spectator = berta.get(log)
    now = anna.see(table["id"])
    anna.act(now, options(now)[0])
    after = anna.get(log)
    assert after["moves"][: len(before[0]["moves"])] == before[0]["moves"]
    assert len(after["moves"]) > len(before[0]["moves"])
    assert len(berta.get(log)["moves"]) > len(spectator["moves"])
    assert anna.get(f"/api/tables/{table['id']}/positions", first=0, last=9)["moves"] > before[1]["moves"]


def test_an_answer_with_a_used_key_is_taken_back_and_the_game_is_not_replayed(database: str) -> None:
    """Whoever sends such answers on purpose, in a long game, would have it replayed each time."""

    async def play() -> None:
        async with services(database) as (service,):
            anna = await service.people.new_guest("Anna", "en")
            seats = [NewSeat(kind="me"), NewSeat(kind="hot")]
            table = await service.tables.create(anna, NewTable(game=GAME, seats=seats))

            async def act(key: str) -> None:
                async with service.live_tables.hold(table) as live:
                    assert live.match is not None
                    text = live.match.game.action_name(live.match.state.legal_actions()[0])
                    wanted = Act(action=text, number=live.number, key=key)
                await service.play.act(anna, table, wanted, "en")

            await act("first")
            with pytest.raises(Problem, match="key"):
                await act("first")  # from now on what cannot be written is sorted out beforehand
            async with service.live_tables.hold(table) as live:
                match = live.match
                assert match is not None
                before, moves = match.state.clone(), len(match.moves)
            with pytest.raises(Problem, match="key"):
                await act("first")
            assert (live.match is match, live.stale) == (True, False)
            assert (match.state, len(match.moves)) == (before, moves)
            await act("second")
            async with service.live_tables.hold(table) as live:
                kept = live.match
                live.forget_match()
            async with service.live_tables.hold(table) as live:  # as it was written
                assert kept is match
                assert live.match is not None
                assert live.match.state == match.state

    asyncio.run(play())


def test_who_fails_again_and_again_has_it_looked_up_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with services(database) as (service,):
            anna, berta, table = await pair(service)
            async with service.live_tables.hold(table) as live:
                assert live.match is not None
                legal = live.match.game.action_name(live.match.state.legal_actions()[0])
                who = anna if live.row["asked"] == anna.id else berta
                wanted = Act(action=legal, number=live.number, key="once")
            first = await service.play.act(who, table, wanted, "en")
            other = Act(action=f"{legal}!", number=wanted.number, key="once")
            with pytest.raises(Problem, match="key"):
                await service.play.act(who, table, other, "en")
            looks: list[object] = []
            read = service.database.read

            async def counted(work: Callable[[Connection], object]) -> object:
                looks.append(work)
                return await read(work)

            monkeypatch.setattr(service.database, "read", counted)
            for _ in range(3):
                with pytest.raises(Problem, match="key"):
                    await service.play.act(who, table, other, "en")
            assert await service.play.act(who, table, wanted, "en") == {**first, "repeated": True}
            assert looks == []
            unknown = Act(action=legal, number=wanted.number, key="never")
            with pytest.raises(Refusal):  # this one has to be looked up: the table has moved on
                await service.play.act(who, table, unknown, "en")
            assert looks

    asyncio.run(play())
