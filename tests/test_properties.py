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
