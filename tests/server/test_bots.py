from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.bots import bot, helpers
from cantiere.bots.search import SearchBot
from cantiere.server.bots import thinking
from cantiere.server.bots.bot_seats import bot_question, told_moves
from cantiere.server.bots.workers import Workers
from cantiere.server.common.errors import Problem
from cantiere.server.common.metrics import Metrics
from cantiere.server.play.live_table import LiveTable
from cantiere.server.service import Service
from cantiere.server.settings import Settings
from cantiere.server.tables.requests import NewSeat, NewTable
from tests.server.bad_bots import die, hang, mortal_master, slow_master
from tests.server.looks import live_table
from tests.server.serving import GAME, PATIENCE, Player, Server, options


def test_bots_answer_and_people_are_asked_again(anna: Player) -> None:
    table = anna.table("me", "random")
    for _ in range(5):
        table = anna.until(table["id"], lambda now: now["status"] == "over" or now["my_turn"])
        before = table["number"]
        table = anna.act(table)["table"]
        assert table["number"] > before


def test_hints_name_what_the_bot_would_do(anna: Player) -> None:
    table = anna.table("me", "hot")
    answer = anna.post(f"/api/tables/{table['id']}/hint", {})
    assert answer["number"] == table["number"]
    assert 1 <= len(answer["hints"]) <= 3
    assert all(hint["text"] in options(table) and hint["label"] for hint in answer["hints"])
    chances = [hint["chance"] for hint in answer["hints"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    without = anna.table("me", "hot", hints=False)
    assert anna.post(f"/api/tables/{without['id']}/hint", {}, 403)["reason"] == "no-hints"


@pytest.mark.parametrize("game", cantiere.games())
def test_hints_are_for_every_question(game: str) -> None:
    match = cantiere.Match(game, [None, None], seed="hints", salt="")
    for _ in range(40):
        state, seat = match.state, int(match.state.to_move)
        legal = state.legal_actions()
        if len(legal) > 1:
            found = thinking.hints(game, state.snapshot(), seat, 1, "1")
            assert len({one.text for one in found}) == len(found) == min(3, len(legal))
            assert all(state.game.parse(state, one.text) in legal for one in found)
        match.play(legal[len(legal) // 2])


def test_the_bot_people_meet_keeps_its_tree_like_the_one_that_is_measured() -> None:
    thinking.BOTS.clear()
    measured, other = SearchBot("7", iterations=12), bot("greedy", 1)
    match = cantiere.Match(GAME, [measured, other], seed="same", salt="")
    live = live_table(match)
    match.players = [measured, other]
    answers = 0
    while answers < 12:
        if match.state.to_move == 0:
            live.row |= {"to_move": 0, "number": len(match.moves)}
            told = told_moves(live)
            met = thinking.choose(*bot_question(match, 0), "search:12", "7", told)
            move = match.play_bot()
            assert move.text == met
            answers += 1
        else:
            match.play_bot()
    (kept,) = thinking.BOTS.values()
    assert kept.bot.done == measured.done
    match.undo(0, consent=True)
    live.row |= {"to_move": 0, "number": len(match.moves) + 2}  # taking back is a row, too
    thinking.choose(*bot_question(match, 0), "search:12", "7", told_moves(live))
    (anew,) = thinking.BOTS.values()
    assert anew.bot is not kept.bot


def test_whoever_was_asked_about_a_table_is_asked_again() -> None:
    async def ask() -> None:
        workers = Workers(Settings(bots=2), Metrics())
        try:
            first, other = await asyncio.gather(
                workers.ask(os.getpid, near="one"), workers.ask(os.getpid, near="other")
            )
            for _ in range(3):
                assert await workers.ask(os.getpid, near="one") == first
                assert await workers.ask(os.getpid, near="other") == other
        finally:
            workers.close()

    asyncio.run(ask())


def test_asking_for_many_hints_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", thoughts=0.01, thought_burst=2) as server:
        anna = Player(server)
        path = f"/api/tables/{anna.table('me', 'hot')['id']}/hint"
        assert [anna.http.post(path, json={}).status_code for _ in range(3)] == [200, 200, 429]


def test_too_many_questions_are_refused_politely() -> None:
    workers = Workers(Settings(bots=1, queue=2), Metrics())
    state = cantiere.Match(GAME, [None, None], seed="x").state
    question = (state.game.id, state.snapshot(), int(state.to_move), "random", "1")

    async def ask_all() -> list[Any]:
        questions = [workers.ask(thinking.choose, *question) for _ in range(4)]
        return await asyncio.gather(*questions, return_exceptions=True)

    answers = asyncio.run(ask_all())
    workers.close()
    refused = [one for one in answers if isinstance(one, Problem)]
    assert [one.status for one in refused] == [503, 503]
    assert all(state.game.parse(state, text) in state.legal_actions() for text in answers[:2])


def test_what_is_asked_alone_may_use_the_cores_of_all() -> None:
    state = cantiere.Match(GAME, [None, None], seed="x").state
    question = (state.game.id, state.snapshot(), int(state.to_move), "search:200/2", "1")
    for processes in (1, 2):
        workers = Workers(Settings(bots=processes), Metrics())
        try:
            assert asyncio.run(workers.ask(helpers.allowed)) == processes
            assert asyncio.run(workers.ask(thinking.choose, *question)) == thinking.choose(*question)
        finally:
            workers.close()


def test_a_worker_that_dies_is_replaced() -> None:
    workers = Workers(Settings(bots=1), Metrics())

    async def die_then_think() -> str:
        with pytest.raises(Problem, match="interrupted"):
            await workers.ask(die)
        state = cantiere.Match(GAME, [None, None], seed="x").state
        return await workers.ask(
            thinking.choose, state.game.id, state.snapshot(), int(state.to_move), "random", "1"
        )

    assert asyncio.run(die_then_think())
    workers.close()


def test_a_worker_that_takes_too_long_is_stopped_and_the_others_go_on() -> None:
    workers = Workers(Settings(bots=2, budget=PATIENCE), Metrics())

    async def hang_and_think() -> tuple[Any, ...]:
        await workers.ask(len, "up")
        hanging = asyncio.create_task(workers.ask(hang, seconds=2 * PATIENCE))
        answers = [await workers.ask(len, "abc") for _ in range(3)]  # while the other one hangs
        assert not hanging.done()
        hanging.cancel()
        with pytest.raises(Problem, match="too long"):
            await workers.ask(hang, seconds=0.1)
        return (*answers, await workers.ask(len, "abcd"))

    assert asyncio.run(hang_and_think()) == (3, 3, 3, 4)
    workers.close()


def test_a_task_that_fails_says_so_and_its_worker_goes_on() -> None:
    workers = Workers(Settings(), Metrics())

    async def fail_and_think() -> int:
        with pytest.raises(ZeroDivisionError):
            await workers.ask(divmod, 1, 0)
        return await workers.ask(len, "abc")

    assert asyncio.run(fail_and_think()) == 3
    workers.close()


@pytest.mark.parametrize("think", [slow_master, mortal_master])
def test_for_a_bot_that_does_not_answer_a_simpler_one_does(tmp_path: Path, think: Any) -> None:
    async def play() -> None:
        service = Service(Settings(database=str(tmp_path / "a.db"), sweep=0.05, budget=1.0))
        await service.start()
        service.bots.think = think
        who = await service.people.new_guest("Anna", "en")
        seats = [NewSeat(kind="bot", bot="master"), NewSeat(kind="bot", bot="random")]
        table = await service.tables.create(who, NewTable(game=GAME, seats=seats))

        moved, inform = asyncio.Event(), service.live_tables.on_change

        def told(live: LiveTable) -> None:
            inform(live)
            moved.set()

        service.live_tables.on_change = told
        after = 0
        try:
            async with asyncio.timeout(2 * PATIENCE):
                while after < 20:  # moves of bots since it was given up
                    await moved.wait()
                    moved.clear()
                    after += service.bots.stopped[table, "master"] >= 3
            assert service.bots.stopped[table, "master"] == 3  # it was asked no more at this table
            async with service.live_tables.hold(table) as live:
                assert live.seats[0]["bot"] == "master"  # but it sits there
        finally:
            await service.stop()

    asyncio.run(play())


@pytest.mark.parametrize("name", ["my_bot.py", "/tmp/my_bot.py", "search:999999999", "search:9"])
def test_files_and_boundless_thinking_cannot_be_named_from_afar(anna: Player, name: str) -> None:
    assert anna.table("me", name, status=422)["reason"] == "no-such-bot"
    assert anna.table("me", "hot", late=name, status=422)["reason"] == "no-such-bot"
    open_ = anna.table("me", "open")
    assert anna.post(f"/api/tables/{open_['id']}/start", {"fill": name}, 422)["reason"] == "no-such-bot"
    state = cantiere.Match(GAME, [None, None], seed="x").state
    by_hand = {"snapshot": state.snapshot(), "bots": [None, name]}
    assert anna.post("/api/analysis", by_hand, 422)["reason"] == "no-such-bot"


def test_the_web_loop_does_not_think() -> None:
    folder = Path(cantiere.__file__).parent / "server"
    asking = [path.name for path in folder.rglob("*.py") if ".choose(" in path.read_text()]
    assert asking == ["thinking.py"]
