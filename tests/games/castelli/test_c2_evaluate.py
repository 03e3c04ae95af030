"""C-2: the frame, and closed areas."""

from __future__ import annotations

import pytest

from tests.games.by_text import act, asked, legal, seat_of, table
from tests.games.castelli.build import BLUE, GREEN, RED, YELLOW, cubes, position


@pytest.mark.parametrize(
    ("meadow", "turn", "gain"),
    [
        ("0,1", "n", {"stone": 1}),
        ("0,5", "n", {"grain": 1}),
        ("4,7", "e", {"stone": 1}),
        ("7,2", "s", {"wood": 1}),
    ],
)
def test_C_2_1_frame_gives_material_to_the_shield_that_faces_it(
    meadow: str, turn: str, gain: dict[str, int]
) -> None:
    state = position("tile", active=BLUE)
    act(state, f"tile {meadow}", "reveal t32", f"turn {turn}")
    assert cubes(state, RED) == gain  # red's shield points where the tile is turned to


def test_C_2_1_frame_gives_a_card_or_silver() -> None:
    state = act(position("tile", active=BLUE), "tile 0,3", "reveal t32", "turn n", "draw king-5")
    assert seat_of(state, RED)["cards"] == ["king-5"]
    state = act(position("tile", active=BLUE), "tile 0,7", "reveal t32", "turn n")
    assert seat_of(state, RED)["silver"] == 1
    assert table(state)["mines"] == [21]
    assert cubes(state, BLUE) == {"wood": 1}  # the corner has two sides at the frame; t32 has blue east


def test_C_2_1_card_shield_or_neutral_colour_gets_nothing_from_the_frame() -> None:
    state = act(position("tile", active=BLUE), "tile 0,1", "reveal t05", "turn n", "draw farmer")
    assert cubes(state, RED) == {}  # red's place has the card symbol
    state = position("tile", seats=3)
    act(state, "tile 0,1", "reveal t32", "turn e")  # yellow north, and yellow is no seat
    assert [cubes(state, seat).get("stone", 0) for seat in range(3)] == [0, 0, 0]


def test_C_2_2_evaluated_when_the_last_meadow_at_its_sides_is_open() -> None:
    state = position("tile")
    act(state, "tile 3,2", "reveal t27", "turn e", "end")  # stone of 4,2 still waits for 4,3
    assert cubes(state, BLUE) == {}
    act(state, "tile 4,3", "reveal t17", "turn s")
    assert cubes(state, BLUE) == {"stone": 2}


def test_C_2_2_frame_sides_count_as_open() -> None:
    # Grain of 0,0 has north, east and west: only in the east there is a meadow.
    state = act(position("tile", active=BLUE), "tile 0,1", "reveal t32", "turn w")
    assert cubes(state, RED) == {"grain": 2}  # red faces west: the grain of 0,0


def test_C_2_2_once_in_the_game() -> None:
    state = position("tile")
    act(state, "tile 1,0", "reveal t32", "turn n", "draw king-3")  # red north: stone of 0,0, a single side
    assert cubes(state, RED)["stone"] == 1
    act(state, "end", "tile 0,1", "reveal t31", "turn e")
    assert cubes(state, RED)["stone"] == 1


def test_C_2_3_highest_influence_takes_one_cube_for_each_symbol() -> None:
    state = act(position("tile", tiles={"4,3": "t17 s"}), "tile 3,2", "reveal t23", "turn e")
    assert cubes(state, RED) == {"grain": 2}  # 5 against green 4


def test_C_2_3_influence_is_summed() -> None:
    # Wood of 3,1, 2 symbols, east, south, west: 3,2 has red 3, 4,1 has red 3.
    tiles = {"3,2": "t11 w", "4,1": "t12 n"}
    state = act(position("tile", active=BLUE, tiles=tiles), "tile 3,0", "reveal t28", "turn n")  # blue 5 east
    assert cubes(state, RED)["wood"] == 2
    assert "wood" not in cubes(state, BLUE)


def test_C_2_3_market_gives_a_card_for_each_tent() -> None:
    state = position("tile", tiles={"7,4": "t32 w"})  # red 6 west at the market of 7,3 (2 tents)
    act(state, "tile 6,3", "reveal t15", "turn n")
    act(state, "draw count", "draw count")
    assert seat_of(state, RED)["cards"] == ["count", "count"]


def test_C_2_4_tie_is_divided_and_rounded_down() -> None:
    # Grain of 3,3, 2 symbols, level: one each.
    state = act(position("tile", tiles={"4,3": "t23 n"}), "tile 3,2", "reveal t27", "turn w")
    # t23 n: red 5 north of 4,3; t27 w has blue north, yellow east
    assert cubes(state, RED)["grain"] == 1
    assert cubes(state, YELLOW)["grain"] == 1
    # Stone of 3,3 (north, east; 1 symbol) level: nothing.
    state = act(position("tile", tiles={"2,3": "t23 s"}), "tile 3,4", "reveal t27", "turn e")
    assert "stone" not in cubes(state, RED)


def test_C_2_4_neutral_colour_wins_or_shares_for_nothing() -> None:
    # Three seats: yellow is neutral. Grain of 3,3: yellow 6 wins.
    state = position("tile", seats=3, tiles={"4,3": "t17 s"})
    act(state, "tile 3,2", "reveal t32", "turn s")  # yellow east, 6
    assert [cubes(state, seat).get("grain", 0) for seat in range(3)] == [0, 0, 0]
    # Level with red: half of two.
    state = position("tile", seats=3, tiles={"4,3": "t23 n"})
    act(state, "tile 3,2", "reveal t28", "turn s")  # yellow east 5, red north of 4,3 5
    assert cubes(state, RED)["grain"] == 1


def test_C_2_5_only_card_shields_are_not_evaluated() -> None:
    state = act(position("tile"), "tile 1,0", "reveal t05", "turn n", "draw farmer")  # the stone of 0,0
    assert "stone" not in cubes(state, RED)


def test_C_2_5_lands_are_always_separate() -> None:
    # The tile on 4,3 lies between 3,3 and 4,2: each is evaluated on its own, as in example 1.
    state = act(position("tile", tiles={"3,2": "t27 e"}), "tile 4,3", "reveal t17", "turn s")
    assert cubes(state, RED) == {"grain": 2}
    assert cubes(state, BLUE) == {"stone": 2}


def test_C_2_6_no_more_than_five_of_a_material() -> None:
    state = position("tile", tiles={"4,3": "t17 s"}, hands={RED: {"materials": {"grain": 4}}})
    act(state, "tile 3,2", "reveal t23", "turn e")
    assert cubes(state, RED) == {"grain": 5}


def test_C_2_6_the_mine_waits_for_the_end() -> None:
    state = position("tile", tiles={"1,2": "t32 s", "2,3": "t31 w", "2,1": "t30 e"})
    act(state, "tile 3,2", "reveal t29", "turn n")
    assert table(state)["mines"] == [22]
    assert seat_of(state, RED)["silver"] == 0
    assert asked(state) == ("main", RED)
    assert legal(state)[0] == "end"


def test_green_gets_nothing_where_it_has_no_shield() -> None:
    state = act(position("tile"), "tile 4,3", "reveal t32", "turn n")
    assert cubes(state, GREEN) == {}
