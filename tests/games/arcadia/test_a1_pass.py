"""A-1.8 · Passing: when nobody can act and nobody takes new workers, the game ends."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from cantiere.core.conformance import check_game
from tests.games.arcadia.build import ALL_WORKERS, GAME, position
from tests.games.by_text import act, asked, every, legal


def nobody_can_act(flags: dict[int, int], seats: int = 2, **setting: Any) -> cantiere.State:
    """No cards are left in hands, nobody has workers behind the screen; flags as given."""
    placed = {seat: ALL_WORKERS - 2 * flags.get(seat, 0) for seat in range(seats)}
    cells = [f"{column}{row}" for row in (1, 2, 11, 12) for column in "abcdefghijklmnop"]
    workers: dict[str, int | str] = {}
    for seat, amount in placed.items():
        for _ in range(amount):
            workers[cells.pop(0)] = seat
    return position(seats=seats, workers=workers, own=dict.fromkeys(range(seats), 0), **setting)


def older(state: cantiere.State) -> cantiere.State:
    """Return the same position under version 1 of the rules."""
    return GAME.restore({**state.snapshot(), "rules_version": 1})


def test_A_1_8_whoever_has_workers_again_by_a_flag_plays_on() -> None:
    state = act(nobody_can_act({0: 1}), "pass", "flag")
    assert asked(state) == ("action", 1)
    act(state, "pass")
    assert asked(state) == ("action", 0)
    assert legal(state) == ["workers"]


def test_A_1_8_the_last_to_pass_may_give_up_a_flag() -> None:
    state = act(nobody_can_act({1: 1}), "pass", "pass")
    assert asked(state) == ("flag", 1)
    act(state, "flag")
    assert asked(state) == ("action", 0)
    act(state, "pass")
    assert asked(state) == ("action", 1)
    assert legal(state) == ["workers"]


def test_A_1_8_the_game_ends_when_all_have_passed_and_nobody_has_given_up_a_flag() -> None:
    state = act(nobody_can_act({0: 1, 1: 2}, seal={0: {"red": 2}}), "pass", "keep", "pass")
    assert asked(state) == ("flag", 1)
    act(state, "keep")
    assert state.to_move == cantiere.OVER
    assert state.scores() == [4, 0]


def test_A_1_8_it_ends_at_once_when_no_flags_are_left() -> None:
    state = act(nobody_can_act({}, seats=3), "pass", "pass", "pass")
    assert state.to_move == cantiere.OVER


def test_A_1_8_once_the_new_workers_are_placed_all_pass_anew() -> None:
    state = nobody_can_act({0: 2})
    act(state, "pass", "flag", "pass", "workers", "at castle")
    cells = [text for text in legal(state) if text.startswith("own")]
    act(state, cells[0], legal(state)[1])
    assert asked(state) == ("flag", 0)
    act(state, "keep", "pass", "pass", "keep")
    assert state.to_move == cantiere.OVER
    assert every(state, "flags") == [1, 0]


@pytest.mark.parametrize("flags", [{0: 1}, {1: 1}])
def test_in_version_1_of_the_rules_the_game_ended_when_all_had_passed(flags: dict[int, int]) -> None:
    state = older(nobody_can_act(flags))
    act(state, "pass")
    if 0 in flags:
        act(state, "flag")
    act(state, "pass")
    assert state.to_move == cantiere.OVER


def test_version_1_of_the_rules_is_still_played() -> None:
    assert check_game(GAME, seats=[2], options=[{"rules_version": 1}], games=1).games == 1
    assert GAME.new(2).rules_version == 2
