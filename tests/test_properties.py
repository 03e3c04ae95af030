"""Properties of any game under any choices. A failing game is shrunk to its shortest form."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cantiere
from cantiere.core.history import History
from cantiere.core.record import Record, record_of
from cantiere.core.state import State

CHOICES = st.lists(st.integers(min_value=0, max_value=10**6), max_size=150)


def _play(state: State, choices: list[int]) -> History:
    history = History()
    for choice in choices:
        legal = state.legal_actions()
        if not legal:
            break
        history.play(state, legal[choice % len(legal)])
    return history


@pytest.mark.parametrize("name", cantiere.games())
@settings(max_examples=25, deadline=None, derandomize=True)
@given(choices=CHOICES)
def test_whatever_is_chosen_components_are_complete_and_the_record_replays(
    name: str, choices: list[int]
) -> None:
    game = cantiere.game(name)
    state = game.new(seats=2)
    history = _play(state, choices)
    game.check_table(state)
    record = record_of(state, [(move.who, move.text) for move in history.moves])
    assert Record.from_data(json.loads(json.dumps(record.data()))).verify() == state


@pytest.mark.parametrize("name", cantiere.games())
@settings(max_examples=25, deadline=None, derandomize=True)
@given(choices=CHOICES, seat=st.integers(min_value=0, max_value=1), seed=st.integers())
def test_whatever_is_chosen_a_seat_learns_nothing_by_resampling(
    name: str, choices: list[int], seat: int, seed: int
) -> None:
    state = cantiere.game(name).new(seats=2)
    _play(state, choices)
    other = state.clone()
    other.resample(seat, cantiere.Rng(seed))
    assert other.view(seat) == state.view(seat)
    assert list(other.features(seat)) == list(state.features(seat))


@pytest.mark.parametrize("name", cantiere.games())
@settings(max_examples=25, deadline=None, derandomize=True)
@given(choices=CHOICES, seed=st.integers())
def test_whoever_looks_together_sees_what_they_would_see_alone(
    name: str, choices: list[int], seed: int
) -> None:
    """What everybody sees is made once for all who look; and of another position it is made anew."""
    game = cantiere.game(name)
    state = game.new(seats=2)
    _play(state, choices)
    other = state.clone()
    cantiere.settle(other, cantiere.Rng(seed))
    if other.legal_actions():
        other.apply(other.legal_actions()[0])
    viewers = (0, None, 1)
    alone = [one.view(viewer) for one in (state, other) for viewer in viewers]
    with game.looking_at(state):
        seen = [one.view(viewer) for viewer in viewers for one in (state, other)]
    together = [seen[0], seen[2], seen[4], seen[1], seen[3], seen[5]]
    assert [json.dumps(view) for view in together] == [json.dumps(view) for view in alone]
