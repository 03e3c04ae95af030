"""The five worked examples of the rules."""

from __future__ import annotations

from typing import Any

from tests.games.by_text import act, every, heard, seat_of
from tests.games.castelli.build import (
    BLUE,
    DEAD_MINE,
    FULL_SET,
    GREEN,
    RED,
    YELLOW,
    cubes,
    last_turn,
    position,
    scored,
)


def test_example_1_two_areas_closed_by_one_tile() -> None:
    state = position("tile", active=BLUE, tiles={"4,3": "t17 s"})
    act(state, "tile 3,2", "reveal t27", "turn e")  # red east, blue south
    assert cubes(state, RED) == {"grain": 2}
    assert cubes(state, BLUE) == {"stone": 2}
    assert cubes(state, YELLOW) == cubes(state, GREEN) == {}


def test_example_2_market_tie_and_two_grain_areas() -> None:
    around = {"7,4": "t09 n", "5,2": "t11 w", "5,4": "t12 s"}  # green 2 west, green 3 east, red 3 south
    state = position("tile", active=GREEN, tiles=around)
    act(state, "tile 6,3", "reveal t08", "turn n")
    assert state.decision == "draw_card"
    act(state, "draw king-3")  # the tile's own card symbol, for who lays it
    assert seat_of(state, GREEN)["cards"] == ["king-3"]
    act(state, "draw robber", "draw farmer")  # the market: green first, clockwise from the active seat
    assert seat_of(state, GREEN)["cards"] == ["king-3", "robber"]
    assert seat_of(state, YELLOW)["cards"] == ["farmer"]
    assert cubes(state, GREEN) == {"grain": 2}
    assert cubes(state, RED) == {"grain": 2}
    assert cubes(state, BLUE) == {}
    assert state.decision == "main"


def test_example_3_castle_in_line_with_three_villages_and_a_city() -> None:
    state = position(tiles={"3,4": "t23 e"}, hands={RED: {"materials": FULL_SET}})
    act(state, "build 3,5")
    assert state.scores() == [5, 0, 0, 0]


def test_example_4_battle_city_held_by_two() -> None:
    castles = {
        "7,5 stone-1": [GREEN],
        "7,5 stone-2": [GREEN],
        "3,5 stone-1": [GREEN],
        "3,5 stone-2": [BLUE],
        "3,5 wood": [BLUE],
        "5,5 stone-1": [BLUE],
        "5,5 grain": [RED],
        "7,1 wood": [YELLOW],
    }
    only_city: dict[str, Any] = {"villages": [], "spare_villages": 13, "cities": ["7,5"], "spare_cities": 7}
    state = last_turn(castles=castles, options={"battle": True}, **only_city)
    assert scored(heard(state, "end"), "town-held") == [0, 3, 3, 0]


def test_example_5_silver() -> None:
    for silver, points in (([5, 5, 3, 0], [3, 3, 0, 0]), ([6, 4, 4, 1], [4, 1, 1, 0])):
        hands = {seat: {"silver": amount} for seat, amount in enumerate(silver)}
        state = last_turn(fixed=DEAD_MINE, hands=hands)
        assert scored(heard(state, "end"), "silver") == points
        assert every(state, "silver") == silver
