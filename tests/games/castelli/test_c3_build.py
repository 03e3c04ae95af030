"""C-3: castles."""

from __future__ import annotations

from typing import Any

from cantiere import State
from tests.games.by_text import act, legal, refusal, seat_of, table, why_not
from tests.games.castelli.build import BLUE, FULL_SET, RED, YELLOW, cubes, position

AT_3_5 = {"3,4": "t23 e"}  # red 5 faces 3,5, yellow 4,4, green 3,3, blue 2,4


def builder(**setting: Any) -> State:
    setting.setdefault("tiles", AT_3_5)
    setting.setdefault("hands", {RED: {"materials": FULL_SET}})
    return position(**setting)


def test_C_3_1_costs_one_of_each() -> None:
    state = builder(hands={RED: {"materials": {"wood": 2, "grain": 1, "stone": 3}}})
    act(state, "build 3,5")
    assert cubes(state, RED) == {"wood": 1, "stone": 2}
    assert seat_of(state, RED)["castles_left"] == 8
    assert table(state)["castles"] == {"3,5 stone-1": [RED]}


def test_C_3_1_missing_materials() -> None:
    state = builder(hands={RED: {"materials": {"wood": 1}}})
    assert refusal(state, "build 3,5") == ("missing-material", "C-3.1")
    assert why_not(state, "build 3,5").params == {"missing": 2}


def test_C_3_1_any_number_a_turn() -> None:
    state = builder(hands={RED: {"materials": {"wood": 2, "grain": 2, "stone": 2}}})
    act(state, "build 3,5", "build 3,5")
    assert seat_of(state, RED)["castles_left"] == 7
    assert legal(state) == ["end"]


def test_C_3_2_one_missing_material_a_turn_for_two_silver() -> None:
    state = builder(hands={RED: {"materials": {"wood": 2, "grain": 2}, "silver": 4}})
    assert refusal(state, "build 3,5") == ("missing-material", "C-3.1")
    act(state, "buy-build 3,5")
    assert cubes(state, RED) == {"wood": 1, "grain": 1}
    assert seat_of(state, RED)["silver"] == 2
    assert table(state)["mines"] == [20]  # the silver goes back to the mine
    assert refusal(state, "buy-build 3,5") == ("bought-already", "C-3.2")


def test_C_3_2_not_without_need_or_silver() -> None:
    assert refusal(builder(), "buy-build 3,5") == ("nothing-missing", "C-3.2")
    state = builder(hands={RED: {"materials": {"wood": 1, "grain": 1}, "silver": 1}})
    assert refusal(state, "buy-build 3,5") == ("too-little-silver", "C-3.2")
    state = builder(hands={RED: {"materials": {"wood": 1}, "silver": 9}})
    assert refusal(state, "buy-build 3,5") == ("too-much-missing", "C-3.2")


def test_C_3_2_again_next_turn() -> None:
    state = builder(seats=2, hands={RED: {"materials": {"wood": 2, "grain": 2}, "silver": 4}})
    act(state, "buy-build 3,5", "end")
    while state.to_move != RED or state.decision != "main":
        act(state, legal(state)[0])
    assert not table(state)["bought"]


def test_C_3_3_needs_an_own_shield_with_points() -> None:
    state = builder(tiles={"3,4": "t23 n"})  # red faces 2,4: blue 3,3, yellow 3,5, green 4,4
    assert refusal(state, "build 3,5") == ("no-shield", "C-3.3")
    assert "build 2,4" in legal(state)
    state = builder(tiles={"3,4": "t05 e"})  # the card symbol stands in red's place
    assert refusal(state, "build 3,5") == ("no-shield", "C-3.3")


def test_C_3_3_only_in_stone_areas() -> None:
    state = builder(tiles={"4,3": "t23 e"})  # red faces 4,4, which has wood and grain
    assert refusal(state, "build 4,4") == ("no-such-area", "C-3.3")


def test_C_3_3_only_on_a_free_plot() -> None:
    state = builder(castles={"3,5 stone-1": [BLUE], "3,5 stone-2": [YELLOW]})
    assert refusal(state, "build 3,5") == ("plot-taken", "C-3.3")
    act(builder(castles={"3,5 stone-1": [BLUE]}), "build 3,5")


def test_C_3_3_no_castle_left() -> None:
    nine = {
        f"{place} stone-1": [RED] for place in ("0,0", "1,1", "1,3", "2,0", "3,3", "0,6", "2,4", "2,6", "3,7")
    }
    state = builder(castles=nine)
    assert refusal(state, "build 3,5") == ("no-castle-left", "C-0.5")


def test_C_3_4_scored_once_for_towns_in_line() -> None:
    state = builder()
    act(state, "build 3,5")
    assert state.scores()[RED] == 5
    act(state, "end")
    assert state.scores()[RED] == 5


def test_C_3_4_a_town_on_the_same_land_counts_once() -> None:
    # 2,4 has a city of its own; its row has none else, its column the city 4,0.. not in line: count by hand.
    state = builder(tiles={"3,4": "t23 n"})
    act(state, "build 2,4")
    towns = table(state)
    row = [t for t in towns["villages"] + towns["cities"] if t.startswith("2,")]
    column = [t for t in towns["villages"] + towns["cities"] if t.endswith(",4")]
    worth = sum(2 if town in towns["cities"] else 1 for town in {*row, *column})
    assert "2,4" in towns["cities"]
    assert state.scores()[RED] == worth


def test_C_3_any_seat_builds_only_in_its_own_turn() -> None:
    state = builder(hands={YELLOW: {"materials": FULL_SET}})
    assert legal(state) == ["end"]
