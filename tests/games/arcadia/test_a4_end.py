"""A-4 · The end."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from tests.games.arcadia.build import full_level, position
from tests.games.by_text import act, asked, every, legal, table

NINETEEN = [*full_level(), *full_level(9)]


def last_piece(seats: int, seat: int, owed: int = 1, **setting: Any) -> cantiere.State:
    """The twentieth piece is owed by a seat."""
    return position(
        "castle_piece",
        step="completion",
        to_move=seat,
        seats=seats,
        frame={"owed": owed},
        pieces=NINETEEN,
        **setting,
    )


def turns(state: cantiere.State) -> list[int]:
    """Play on, placing one worker a turn; return the seats that had a turn."""
    seen: list[int] = []
    while state.to_move != cantiere.OVER:
        if state.decision == "action":
            seen.append(int(state.to_move))
        choices = legal(state)
        wanted = ("workers", "at castle", "stop", "keep")
        act(state, next((text for text in wanted if text in choices), choices[0]))
    return seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A_4_1_every_seat_has_exactly_one_more_turn_the_triggering_one_last(seats: int) -> None:
    for seat in range(seats):
        state = act(last_piece(seats, seat), "piece green 10")
        assert turns(state) == [(seat + number) % seats for number in range(1, seats + 1)]


def test_A_4_1_the_nineteenth_piece_triggers_nothing() -> None:
    pieces = [*full_level(), *full_level(8)]
    state = position("castle_piece", step="completion", frame={"owed": 1}, pieces=pieces)
    act(state, "piece red 9", "keep")
    assert table(state)["turns_left"] is None


def test_A_4_1_the_turn_is_finished_first() -> None:
    state = last_piece(2, 0, seal={0: {"red": 1}}, drawing=True, open_cards=["farm-red"])
    act(state, "piece green 10")
    assert asked(state) == ("draw", 0)
    act(state, "take farm-red")
    act(state, legal(state)[0])
    assert asked(state) == ("flag", 0)
    act(state, "flag")
    assert asked(state) == ("sell", 0)
    assert table(state)["turns_left"] == 2


def test_A_4_1_pieces_still_owed_are_placed_at_level_three() -> None:
    state = act(last_piece(2, 0, owed=2), "piece green 10")
    assert asked(state) == ("castle_piece", 0)
    act(state, "piece silver 1", "keep")
    assert table(state)["castle"]["level"] == 3
    assert turns(state) == [1, 0]


def test_A_4_1_in_the_last_turns_buildings_are_still_completed() -> None:
    state = act(
        last_piece(2, 0, buildings=[("house-red", "a1 b1")], workers={"a2": 0, "b2": 0}),
        "piece green 10",
        "keep",
    )
    act(state, "workers", "at a1", "own c1", "piece silver 1", "keep")
    assert asked(state) == ("action", 0)
    assert every(state, "seals")[0]["red"] == 2
    assert table(state)["turns_left"] == 0


def test_A_4_1_the_end_does_not_depend_on_the_deck() -> None:
    state = act(
        last_piece(3, 1, deck=["farm-red"], hands={0: ["house-red"], 2: ["abbey-red"]}), "piece green 10"
    )
    assert len(turns(state)) == 3


def test_A_4_2_all_remaining_seals_are_sold_at_the_final_values() -> None:
    state = act(last_piece(2, 0, seal={0: {"red": 2, "green": 1}, 1: {"silver": 3}}), "piece green 10")
    final = dict.fromkeys(("red", "green"), 3) | dict.fromkeys(("black", "silver"), 2)
    turns(state)
    assert state.scores() == [2 * final["red"] + final["green"], 3 * final["silver"]]
    assert every(state, "seals") == [dict.fromkeys(("red", "green", "black", "silver"), 0)] * 2


def test_A_4_2_flags_and_workers_are_worth_nothing() -> None:
    state = act(last_piece(2, 0, neutral={0: 5}), "piece green 10")
    turns(state)
    assert every(state, "flags") == [4, 4]
    assert state.scores() == [0, 0]


def test_A_4_3_most_gold_wins_and_ties_share_the_victory() -> None:
    state = act(last_piece(3, 0, seal={0: {"red": 1}, 1: {"green": 1}, 2: {"black": 1}}), "piece green 10")
    turns(state)
    assert state.scores() == [3, 3, 2]
    assert state.ranking() == [1, 1, 3]
