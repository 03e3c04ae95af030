"""C-6: the module Dilemma."""

from __future__ import annotations

from typing import Any

from cantiere import CHANCE, State
from tests.games.by_text import act, asked, every, heard, legal, table
from tests.games.castelli.build import DEAD_MINE, GAME, GREEN, RED, last_turn, position, scored

DILEMMA = {"dilemma": True}


def dealt(seats: int = 4) -> State:
    state = GAME.new(seats, start=0, dilemma=True)
    return act(state, *[f"deal s{seat + 1}" for seat in range(seats)])


def hands(*tiles: str) -> dict[int, dict[str, Any]]:
    return {seat: {"tile": tile} for seat, tile in enumerate(tiles)}


def test_C_6_1_each_seat_gets_a_start_tile() -> None:
    state = GAME.new(2, start=0, dilemma=True)
    assert asked(state) == ("deal_start_tiles", CHANCE)
    assert legal(state) == ["deal s1", "deal s2", "deal s3", "deal s4"]
    act(state, "deal s3", "deal s1")
    assert every(state, "tile") == ["s3", "s1"]
    assert asked(state) == ("tile", RED)


def test_C_6_1_lays_the_tile_looked_at_or_the_one_in_hand() -> None:
    state = act(dealt(), "tile 4,3", "reveal t17")
    assert asked(state) == ("keep", RED)
    assert legal(state) == ["lay drawn", "lay held"]
    other = act(state.clone(), "lay held", "turn n")
    assert table(other)["tiles"] == {"4,3": "s1 n"}
    assert every(other, "tile")[RED] == "t17"
    act(state, "lay drawn", "turn s")
    assert table(state)["tiles"] == {"4,3": "t17 s"}
    assert every(state, "tile")[RED] == "s1"


def test_C_6_1_what_is_on_the_laid_tile_counts() -> None:
    state = act(dealt(), "tile 4,3", "reveal t09", "lay held", "turn n")  # t09 has 2 silver: kept in hand
    assert every(state, "silver")[RED] == 0
    state = act(dealt(), "tile 4,3", "reveal t09", "lay drawn", "turn n")
    assert every(state, "silver")[RED] == 2


def test_C_6_1_only_the_active_seat_sees_the_tile_until_it_is_laid() -> None:
    state = act(dealt(), "tile 4,3", "reveal t17")
    assert state.view(RED)["table"]["tile"]["tile"]["id"] == "t17"
    assert state.view(GREEN)["table"]["tile"]["tile"] is None
    act(state, "lay drawn")
    assert state.view(GREEN)["table"]["tile"]["tile"]["id"] == "t17"


def test_C_6_1_others_see_by_the_back_whether_it_is_a_start_tile() -> None:
    state = act(dealt(), "tile 4,3", "reveal t17", "lay held", "turn n")
    seats = state.view(GREEN)["table"]["seats"]
    assert [seat["holds_start_tile"] for seat in seats] == [False, True, True, True]
    assert seats[RED]["tile"] is None
    assert seats[GREEN]["tile"]["id"] == "s3"


def test_C_6_2_own_start_tile_at_the_end() -> None:
    state = position(seats=2, tiles=half_board(), hands=hands("s2", "t32"), options=DILEMMA)
    assert scored(heard(state, "end"), "start-tile", 2) == [5, 0]


def half_board() -> dict[str, str]:
    """Return half a board of tiles, so that some are left for the hands."""
    meadows = [f"{row},{column}" for row in range(4) for column in range(8) if (row + column) % 2]
    return {meadow: f"t{number + 1:02} n" for number, meadow in enumerate(meadows)}


def test_without_the_module_nobody_holds_a_tile() -> None:
    assert every(last_turn(fixed=DEAD_MINE), "tile") == [None] * 4
