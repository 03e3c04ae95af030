"""Texts and actions: exact, shortened, ambiguous, unknown, refused."""

from __future__ import annotations

import pytest

import cantiere
from tests.games.pillars.build import GAME


@pytest.fixture
def supply() -> cantiere.State:
    state = GAME.new(seats=2, start=0)
    for text in (
        "reveal toledo",
        "reveal jack",
        "lay-out mason-1",
        "lay-out tool-maker",
        "leave-out quarry-4",
        "leave-out forest-4",
    ):
        state.play(state.game.parse(state, text))
    assert state.decision == "supply"
    return state


@pytest.mark.parametrize("text", ["take forest-2", "  Take   FOREST-2 ", "t forest-2"])
def test_a_text_is_read_generously(supply: cantiere.State, text: str) -> None:
    assert supply.game.text(supply, supply.game.parse(supply, text)) == "take forest-2"


def test_a_beginning_that_fits_several_is_ambiguous(supply: cantiere.State) -> None:
    with pytest.raises(cantiere.AmbiguousAction, match="take forest-2") as caught:
        supply.game.parse(supply, "take forest")
    assert caught.value.matches == ["take forest-2", "take forest-3"]


def test_a_refused_action_is_explained_even_when_shortened(supply: cantiere.State) -> None:
    with pytest.raises(cantiere.IllegalAction) as caught:
        supply.game.parse(supply, "place bish")
    assert caught.value.text == "place bishop"
    with pytest.raises(cantiere.IllegalAction) as caught:
        supply.game.parse(supply, "take quarry-4")
    assert caught.value.reason.rule == "P-I.1"


def test_nonsense_gets_a_suggestion(supply: cantiere.State) -> None:
    with pytest.raises(cantiere.UnknownAction, match="did you mean 'take forest-2'"):
        supply.game.parse(supply, "takes forest-2")
    with pytest.raises(cantiere.UnknownAction):
        supply.game.parse(supply, "")


def test_text_of_no_action_is_refused(supply: cantiere.State) -> None:
    with pytest.raises(ValueError, match="no action 9999"):
        supply.game.text(supply, 9999)
