from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.server import thinking
from cantiere.server.bot_seats import Workers
from cantiere.server.errors import Problem
from cantiere.server.metrics import Metrics
from cantiere.server.settings import Settings
from tests.server.serving import Player, Server, options


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
            assert len({one["text"] for one in found}) == len(found) == min(3, len(legal))
            assert all(state.game.parse(state, one["text"]) in legal for one in found)
        match.play(legal[len(legal) // 2])


def test_asking_for_many_hints_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", tmp_path / "log", thoughts=0.01, thought_burst=2) as server:
        anna = Player(server)
        path = f"/api/tables/{anna.table('me', 'hot')['id']}/hint"
        assert [anna.http.post(path, json={}).status_code for _ in range(3)] == [200, 200, 429]


def test_too_many_questions_are_refused_politely() -> None:
    workers = Workers(Settings(bots=1, queue=2), Metrics())
    state = cantiere.Match(cantiere.games()[0], [None, None], seed="x").state
    question = (state.game.id, state.snapshot(), int(state.to_move), "random", "1")

    async def ask_all() -> list[Any]:
        questions = [workers.ask(thinking.choose, *question) for _ in range(4)]
        return await asyncio.gather(*questions, return_exceptions=True)

    answers = asyncio.run(ask_all())
    workers.close()
    refused = [one for one in answers if isinstance(one, Problem)]
    assert [one.status for one in refused] == [503, 503]
    assert all(state.game.parse(state, text) in state.legal_actions() for text in answers[:2])


def test_a_worker_that_dies_is_replaced() -> None:
    workers = Workers(Settings(bots=1), Metrics())

    async def die_then_think() -> str:
        with pytest.raises(Problem, match="interrupted"):
            await workers.ask(_die)
        state = cantiere.Match(cantiere.games()[0], [None, None], seed="x").state
        return await workers.ask(
            thinking.choose, state.game.id, state.snapshot(), int(state.to_move), "random", "1"
        )

    assert asyncio.run(die_then_think())
    workers.close()


def _die() -> None:
    import os

    os._exit(1)


def test_the_web_loop_does_not_think() -> None:
    folder = Path(cantiere.__file__).parent / "server"
    asking = [path.name for path in folder.rglob("*.py") if ".choose(" in path.read_text()]
    assert asking == ["thinking.py"]
