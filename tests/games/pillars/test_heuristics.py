"""The heuristics: always an answer, always a legal one, and strong enough to beat chance."""

from __future__ import annotations

import math
import random

import pytest

import cantiere
from cantiere.games.pillars.actions import DISMISS, PLACE
from cantiere.games.pillars.components import CRAFTSMEN, EVENTS, KINDS, MATERIALS, PLACES, PRIVILEGES, ROUNDS
from cantiere.games.pillars.heuristics import PillarsHeuristics
from cantiere.games.pillars.steps.s13_cathedral import CATHEDRAL
from cantiere.games.pillars.table import Table

GAME = cantiere.game("pillars")
HEURISTICS = PillarsHeuristics()


def one_step(state: cantiere.State) -> int:
    """Return the advised action, or the one after which the position is valued most."""
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    advised = int(HEURISTICS.advice(state))
    if advised >= 0:
        return advised
    return max(actions, key=lambda action: value_after(state, action))


def value_after(state: cantiere.State, action: int) -> float:
    """Return what the seat to move thinks of a position after an action."""
    seat = state.to_move
    after = state.clone()
    after.apply(action)
    return float(HEURISTICS.value(after, seat))


def play(seats: int, clever: set[int], seed: int) -> cantiere.State:
    """Return a finished game of clever seats among random ones."""
    rng = random.Random(seed)
    stream = cantiere.Rng(seed)
    state = GAME.new(seats=seats)
    cantiere.settle(state, stream)
    while state.to_move != cantiere.OVER:
        state.apply(one_step(state) if state.to_move in clever else rng.choice(state.legal_actions()))
        cantiere.settle(state, stream)
    return state


def until(decision: str, seed: int, round: int = 1) -> Table:
    """Return a position of random play where something is asked."""
    rng = random.Random(seed)
    state = GAME.new(seats=4)
    cantiere.settle(state, cantiere.Rng(seed))
    while state.decision != decision or state.round < round:
        state.apply(rng.choice(state.legal_actions()))
        cantiere.settle(state, rng)
    assert isinstance(state, Table)
    return state


@pytest.mark.parametrize(
    ("seats", "expansion"),
    [(2, False), (3, False), (4, False), (2, True), (3, True), (4, True), (5, True), (6, True)],
)
def test_every_position_has_a_finite_value_and_legal_advice(seats: int, expansion: bool) -> None:
    for seed in range(4 if cantiere.compiled else 2):
        rng = random.Random(seed)
        state = GAME.new(seats=seats, expansion=expansion)
        while state.to_move != cantiere.OVER:
            for seat in range(seats):
                value = HEURISTICS.value(state, seat)
                assert math.isfinite(value)
                assert -20 < value < 120
            if state.to_move != cantiere.CHANCE:
                advised = HEURISTICS.advice(state)
                assert advised == -1 or advised in state.legal_actions()
            state.apply(rng.choice(state.legal_actions()))


def test_the_value_changes_nothing() -> None:
    state = until("place_builder", 5, round=3)
    before = state.snapshot()
    for seat in range(4):
        HEURISTICS.value(state, seat)
    HEURISTICS.advice(state)
    assert state.snapshot() == before


def test_at_the_end_the_value_is_the_score() -> None:
    state = play(2, set(), 1)
    for seat in range(2):
        assert round(HEURISTICS.value(state, seat)) == state.scores()[seat]


def test_one_step_ahead_beats_random_play() -> None:
    for game in range(4):
        state = play(4, {game}, 100 + game)
        assert state.ranking()[game] == 1


def test_self_play_reaches_plausible_scores() -> None:
    state = play(4, {0, 1, 2, 3}, 7)
    assert 35 < max(state.scores()) < 70


def test_the_last_round_is_played_out_in_full() -> None:
    """After the last round cubes are worth nothing: the advice uses all that scores."""
    for seed in range(3):
        state = until("cathedral", seed, round=ROUNDS)
        seat = state.to_move
        state.craftsmen[seat] |= 1 << CRAFTSMEN.index("woodworker")
        state.cubes[seat * KINDS + MATERIALS.index("wood")] += 2
        assert HEURISTICS.advice(state) != state.legal_actions()[0]  # not DONE


def test_a_craftsman_that_scores_more_is_kept() -> None:
    state = until("dismiss", 3, round=2)
    dismissed = CRAFTSMEN[DISMISS.part(one_step(state), 0)]
    assert DISMISS.holds(one_step(state))
    assert not dismissed.startswith(("sculptor", "potter"))


def test_madonna_is_preferred_to_an_empty_space_of_little_worth() -> None:
    state = until("place_builder", 11)
    state.kingsbridge[0] = PRIVILEGES.index("madonna")
    state.cost = 0
    madonna = value_after(state, PLACE.at(PLACES.index("kingsbridge-1")))
    assert madonna > value_after(state, PLACE.at(PLACES.index("castle")))
    assert madonna > value_after(state, PLACE.at(PLACES.index("priory")))


def test_with_the_expansion_greedy_play_beats_random_play() -> None:
    for game in range(2):
        rng, stream = random.Random(game), cantiere.Rng(game)
        state = GAME.new(seats=4, expansion=True)
        cantiere.settle(state, stream)
        while state.to_move != cantiere.OVER:
            state.apply(one_step(state) if state.to_move == game else rng.choice(state.legal_actions()))
            cantiere.settle(state, stream)
        assert state.ranking()[game] == 1


def test_regan_waits_for_the_end_and_then_exchanges_all() -> None:
    state = GAME.new(seats=2, start=0, expansion=True)
    cantiere.settle(state, cantiere.Rng(3))
    assert isinstance(state, Table)
    state.privileges[0] = 1 << PRIVILEGES.index("regan")
    state.gold[0] = 9
    exchange = GAME.parse(state, "spend regan")
    assert one_step(state) != exchange
    state.round = ROUNDS
    state.event, state.event_open = EVENTS.index("king"), True
    state.craftsmen[0] = 0
    state.frame = None
    state.at = [step.name for step in state.plan].index("cathedral")
    state.ask(CATHEDRAL, 0)
    state.to_move = 0
    for _ in range(3):
        assert one_step(state) == exchange
        state.apply(exchange)
