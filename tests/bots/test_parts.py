"""A search in parts gives the same answer on any number of cores, and whatever becomes of its helpers."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

import cantiere
from cantiere.bots import helpers
from cantiere.bots.learned import DeepBot
from cantiere.bots.parts import Parts
from cantiere.bots.search import SearchBot
from cantiere.bots.tree import Edge
from cantiere.bots.tries import Tries, Tuning
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng
from cantiere.core.state import State
from tests.bots.toys import Nim


@pytest.fixture(autouse=True)
def _alone() -> Iterator[None]:
    helpers.end()  # those of whoever came before
    yield
    helpers.use(1)
    helpers.end()


def _nim() -> State:
    return Nim().new(seats=2)


def _thought(cores: int, parts: int = 3, **arguments: Any) -> dict[str, Any]:
    helpers.use(cores)
    return SearchBot(1, iterations=400, parts=parts, **arguments).think(_nim(), 0).data()


def test_the_answer_is_the_same_on_any_number_of_cores() -> None:
    one = _thought(1)
    assert not helpers._idle
    assert one == _thought(2)
    assert len(helpers._idle) == 1
    assert one == _thought(8)
    assert len(helpers._idle) == 2  # one for each part but the first
    assert sum(option["visits"] for option in one["options"]) == one["iterations"]
    assert 400 <= one["iterations"] < 403


@pytest.mark.parametrize("game", cantiere.games())
def test_positions_and_judges_of_every_game_reach_the_helpers(game: str) -> None:
    state, rng = cantiere.game(game).new(seats=2), Rng(5)
    while True:
        cantiere.settle(state, rng)
        legal = state.legal_actions()
        if len(legal) > 2 and state.game.heuristics.advice(state) < 0:
            break
        state.apply(legal[0])
    mind = DeepBot(1).mind_for(state)
    assert isinstance(mind, SearchBot)
    found = []
    for cores in (1, 2):
        helpers.use(cores)
        tries = Tries(state, "luck", 0, state.game.heuristics, mind.evaluator, mind.tuning)
        live = [Edge(action, 0.0) for action in legal[:2]]
        parts = Parts(tries, live, 2)
        helped = len(parts.helpers)
        assert [parts.go_on(live, rounds) for rounds in (1, 1)] == [4, 4]
        assert all(parts.given)  # nobody gave up
        assert helped == cores - 1
        parts.close()
        found.append([(edge.results, edge.totals, edge.visits) for edge in live])
    assert found[0] == found[1]


def test_the_tree_of_the_first_part_is_kept() -> None:
    search = SearchBot(1, iterations=400, parts=2)
    state = _nim()
    for who, action in enumerate(search.think(state.clone(), 0).options[0].line[:2]):
        search.told(who, action)
        state.apply(action)
    thought = search.think(state, 0)
    assert sum(option.visits for option in thought.options) > thought.iterations


def test_parts_have_luck_of_their_own() -> None:
    state = _nim()
    live = [Edge(action, 0.0) for action in state.legal_actions()]
    Parts(Tries(state, "luck", 0, state.game.heuristics, None, Tuning()), live, 2).go_on(live, 20)
    assert any(edge.results[0::2] != edge.results[1::2] for edge in live)


def test_parts_that_would_be_too_small_are_not_made() -> None:
    found = [SearchBot(1, iterations=150, parts=parts).think(_nim(), 0).data() for parts in (1, 4)]
    assert found[0] == found[1]


class Dying(helpers.Helper):
    """Dies when it is asked for the second time."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def ask(self, actions: list[int], rounds: int) -> None:
        self.asked += 1
        if self.asked == 2:
            assert self.process is not None
            self.process.kill()
            self.process.wait()
        super().ask(actions, rounds)


def test_what_a_killed_helper_leaves_undone_is_done_here() -> None:
    undisturbed = _thought(1)
    dying = Dying()
    helpers._idle.append(dying)
    assert _thought(2) == undisturbed
    assert dying.asked >= 2
    assert not dying.alive()
    assert not helpers._idle
    assert _thought(2) == undisturbed  # with a new one


class Own(Heuristics):
    """Cannot be handed to another process."""

    def __reduce__(self) -> Any:
        raise TypeError("not to be pickled")

    def value(self, state: State, seat: int) -> float:
        return float(state.to_move == seat)


def test_what_helpers_cannot_have_is_searched_here() -> None:
    assert _thought(1, heuristics=Own()) == _thought(3, heuristics=Own())


def test_a_search_that_has_so_long_uses_its_parts_too() -> None:
    helpers.use(2)
    thought = SearchBot(1, milliseconds=20, parts=2).think(_nim(), 0)
    assert thought.iterations > 0
    assert helpers._idle


def test_two_threads_have_helpers_of_their_own() -> None:
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(_thought(2))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] == found[1] == _thought(1)


def test_nobody_is_called_unless_a_process_is_allowed_more_cores() -> None:
    SearchBot(1, iterations=300, parts=3).think(_nim(), 0)
    assert helpers.allowed() == 1
    assert not helpers._idle
    assert helpers.cores() >= 1
