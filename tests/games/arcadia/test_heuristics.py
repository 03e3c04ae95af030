"""What bots think of positions: sensible, and the same for equal things."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from cantiere import State
from cantiere.bots import bot
from cantiere.core.heuristics import Heuristics
from cantiere.match import Match
from tests.games.arcadia.build import GAME, position
from tests.games.by_text import act

CORNER = ("house-red", "a1 b1")


def chosen(state: State) -> str:
    return GAME.text(state, int(bot("greedy", 1).choose(state, state.to_move)))


def test_seals_gold_and_workers_are_worth_something() -> None:
    plain = GAME.heuristics.value(position(), 0)
    assert GAME.heuristics.value(position(seal={0: {"red": 1}}), 0) > plain
    assert GAME.heuristics.value(position(seal={1: {"red": 1}}), 0) < plain
    assert GAME.heuristics.value(position(neutral={0: 1}), 0) > plain


def test_it_closes_a_building_in_when_it_can() -> None:
    state = position(buildings=[CORNER], workers={"a2": 0, "b2": 0}, hands={0: ["abbey-green"]})
    for _ in range(4):
        if state.decision not in ("action", "card", "placement", "building", "worker"):
            break
        act(state, chosen(state))
    assert state.decision == "castle_piece"


def test_it_raises_the_family_that_it_holds_most_of() -> None:
    state = position("castle_piece", step="completion", frame={"owed": 1}, seal={0: {"black": 9}})
    assert chosen(state).startswith("piece black")


def test_it_sells_dear_and_keeps_cheap() -> None:
    pieces = [("red", 2), ("red", 5), ("red", 6)]
    state = position("sell", step="flag", seal={0: {"red": 5, "green": 5}}, pieces=pieces)
    assert chosen(state) == "sell red 5"
    act(state, "sell red 5")
    assert chosen(state) == "done"


def test_at_the_end_more_gold_is_worth_more() -> None:
    match = Match("arcadia", [bot("random", seat) for seat in range(2)], seed="value", salt="")
    match.play_bots()
    one, two = match.state.scores()
    ahead, behind = (0, 1) if one > two else (1, 0)
    assert one != two
    assert GAME.heuristics.value(match.state, ahead) > GAME.heuristics.value(match.state, behind)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"mirror": False}), (4, {"first_game": True})])
def test_an_answer_promises_what_the_position_after_it_is_worth(seats: int, options: dict[str, Any]) -> None:
    """Most answers are judged without carrying them out: not a hundredth of a gold piece may differ."""
    state, rng = GAME.new(seats, **options), cantiere.Rng(7)
    asked = set()
    while state.to_move != cantiere.OVER:
        actions = state.legal_actions()
        if state.to_move >= 0 and len(actions) > 1 and (state.decision not in asked or rng.below(12) == 0):
            asked.add(state.decision)
            assert GAME.heuristics.order(state, actions) == Heuristics.order(GAME.heuristics, state, actions)
        state.apply(actions[rng.below(len(actions))])
    assert asked >= {"action", "card", "placement", "building", "worker", "draw", "castle_piece"}


def test_greedy_beats_random_players() -> None:
    """A few games; 200 of 200 were won when this was written."""
    for game in range(4):
        bots = [bot("greedy" if seat == game else "random", f"{game}:{seat}") for seat in range(4)]
        match = Match("arcadia", bots, seed=game, salt="greedy")
        match.play_bots()
        assert match.state.to_move == cantiere.OVER
        assert match.state.ranking()[game] == 1
