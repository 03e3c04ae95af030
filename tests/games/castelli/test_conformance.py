"""The contract on random boards; what is conserved, and snapshots that break it."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from cantiere import CantiereError
from cantiere.core.conformance import check_game
from cantiere.games.castelli.actions import ACTIONS
from tests.games.by_text import every, table
from tests.games.castelli.build import GAME, NUMBERS, random_game


# With each module, number of seats and two tables: tests/test_games.py.
def test_random_boards_with_a_module_keep_the_contract() -> None:
    check_game(GAME, seats=[2, 4], options=[{"arrangement": "random", "battle": True}], games=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_conserved_at_every_decision(seats: int) -> None:
    state, rng = GAME.new(seats, battle=True, dilemma=True), cantiere.Rng(seats)
    silver = sum(table(state)["mines"])
    while state.to_move != cantiere.OVER:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        lay = table(state)
        cards = sum(len(seat["cards"]) for seat in lay["seats"]) + len(
            lay["deck"]["top"] + lay["deck"]["under"]
        )
        castles = sum(len(stack) for stack in lay["castles"].values())
        assert cards == 33
        assert sum(lay["mines"]) + sum(every(state, "silver")) == silver
        assert castles + sum(every(state, "castles_left")) == 9 * seats
        assert len(lay["villages"]) + lay["spare_villages"] == (7 if seats == 2 else 13)
        assert len(lay["cities"]) + lay["spare_cities"] + lay["burnt"] == (5 if seats == 2 else 8)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"mines": [30]}, "silver in all"),
        ({"active": 7}, "active: there is no seat 7"),
        ({"villages": []}, "villages; there must be"),
        ({"castles": {"3,5 stone-1": [0]}}, "castles, not 9"),
        ({"castles": {"9,9 stone-1": [0]}}, "no plot"),
        ({"tiles": {"0,1": "t01 n"}}, "t01 is in two places"),
        ({"tiles": {"0,0": "t01 n"}}, "no meadow"),
        ({"arrangement": "AAAA"}, "only once"),
        ({"draws": [8]}, "no seat 8"),
    ],
)
def test_snapshots_that_break_an_invariant_are_refused(change: dict[str, Any], message: str) -> None:
    data = GAME.new(4, start=0).snapshot()
    data["table"].update(change)
    with pytest.raises(CantiereError, match=message):
        GAME.restore(data)


def test_a_card_too_many_is_refused() -> None:
    data = GAME.new(4, start=0).snapshot()
    data["table"]["seats"][0]["cards"] = ["king-3"]
    with pytest.raises(CantiereError, match="king-3"):
        GAME.restore(data)


def test_players_actions_come_first() -> None:
    assert GAME.num_choices == ACTIONS.num_choices == NUMBERS["part a upright"]
    assert NUMBERS["end"] == 0


def test_random_games_end() -> None:
    for seats in (2, 3, 4):
        assert random_game(seats, 5).to_move == cantiere.OVER
