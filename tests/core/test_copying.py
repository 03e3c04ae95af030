"""`copy`, `deepcopy` and `pickle` give what `clone` gives: an independent position, stream or match."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import cantiere
from cantiere.core.rng import Rng
from cantiere.core.state import State
from cantiere.match import Match
from tests.core.toys import Toy

WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
every_way = pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])


def in_the_middle(game: Any) -> State:
    state, rng = game.new(game.seat_counts[0]), Rng(3)
    for _ in range(30):
        if state.to_move == cantiere.OVER:
            break
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state  # type: ignore[no-any-return]  # of any game


@every_way
@pytest.mark.parametrize("game", [*map(cantiere.game, cantiere.games()), Toy()], ids=lambda game: game.id)
def test_a_copied_position_is_independent_of_the_original(game: Any, way: Callable[[Any], Any]) -> None:
    state = in_the_middle(game)
    before = state.snapshot()
    other = way(state)
    assert other.snapshot() == before
    assert other.game is state.game or type(other.game) is Toy
    cantiere.playout(other, Rng(1))
    assert state.snapshot() == before
    cantiere.playout(state, Rng(1))
    assert state == other


@every_way
def test_a_copied_stream_goes_on_by_itself(way: Callable[[Any], Any]) -> None:
    rng = Rng("x")
    rng.next()
    other = way(rng)
    numbers = [rng.below(1000) for _ in range(20)]
    assert [other.below(1000) for _ in range(20)] == numbers


def test_a_stream_goes_back_to_where_it_was_saved() -> None:
    rng = Rng("x")
    saved = rng.state()
    numbers = [rng.below(1000) for _ in range(20)]
    rng.go_to(saved)
    assert [rng.below(1000) for _ in range(20)] == numbers
    assert Rng.at(saved).below(1000) == numbers[0]


@every_way
@pytest.mark.parametrize("name", cantiere.games())
def test_a_copied_match_goes_on_alike(name: str, way: Callable[[Any], Any]) -> None:
    match = Match(name, [None, None], seed=5, salt="s")
    for _ in range(6):
        match.play(match.state.legal_actions()[0])
    other = way(match)
    for one in (match, other):
        for _ in range(10):
            one.play(one.state.legal_actions()[-1])
    assert other.record() == match.record()
    assert other.moves[-1].before is not match.moves[-1].before
