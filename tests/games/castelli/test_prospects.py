"""What a view tells of prospects: areas' leaders, castles' points, what a turn of the tile would bring."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from cantiere import State
from cantiere.games.castelli import ground
from tests.games.by_text import act, every
from tests.games.castelli.build import BLUE, GAME, GREEN, RED, YELLOW, position


def seen(state: State, seat: int | None = RED) -> dict[str, Any]:
    table: dict[str, Any] = state.view(seat)["table"]
    return table


def land(state: State, row: int, column: int, seat: int | None = RED) -> dict[str, Any]:
    return next(one for one in seen(state, seat)["lands"] if one["at"] == (row, column))


def area(state: State, row: int, column: int, kind: str) -> dict[str, Any]:
    return next(one for one in land(state, row, column)["areas"] if one["kind"] == kind)


def test_C_2_2_an_area_takes_up_its_sides_at_the_frame_too() -> None:
    grain = area(GAME.new(4, start=0), 0, 0, "grain")
    assert grain["sides"] == ["e"]
    assert grain["spans"] == ["n", "e", "w"]


def test_C_2_3_influence_leaders_and_tiles_to_come_are_shown() -> None:
    state = position("tile", tiles={"3,2": "t23 e"})
    grain = area(state, 3, 3, "grain")
    assert grain["influence"] == {"red": 5}
    assert grain["leaders"] == ["red"]
    assert (grain["waiting"], grain["share"]) == (1, 2)


def test_C_2_4_level_leaders_divide() -> None:
    state = position("tile", tiles={"3,2": "t23 e", "4,3": "t27 w"})
    grain = area(state, 3, 3, "grain")
    assert grain["influence"] == {"red": 5, "blue": 5}
    assert grain["leaders"] == ["red", "blue"]
    assert (grain["waiting"], grain["share"]) == (0, 1)


def test_C_0_6_shields_of_nobody_have_no_seat() -> None:
    state = act(GAME.new(2, start=0), "tile 3,2", "reveal t23")
    shields = seen(state)["tile"]["tile"]["shields"]
    assert {one["colour"]: one["seat"] for one in shields.values()} == {
        "red": RED,
        "blue": BLUE,
        "green": None,
        "yellow": None,
    }


def test_C_8_1_the_other_tables_colours_are_neutral() -> None:
    state = act(GAME.new(4, start=2, tournament=True), "tile 4,1", "reveal t23")
    shields = seen(state, GREEN)["tile"]["tile"]["shields"]
    assert {one["seat"] for one in shields.values()} == {None, GREEN, YELLOW}


def test_C_2_each_turn_shows_what_it_would_bring_and_brings_it() -> None:
    state = act(position("tile", tiles={"4,3": "t17 n"}), "tile 3,2", "reveal t23")
    turns = seen(state)["tile"]["turns"]
    assert list(turns) == ["n", "e", "s", "w"]
    for side, gains in turns.items():
        after = act(state.clone(), f"turn {side}")
        for material in ("wood", "grain", "stone"):
            told = {gain["seat"]: gain["amount"] for gain in gains if gain["what"] == material}
            before = [one[material] for one in every(state, "materials")]
            assert [one[material] for one in every(after, "materials")] == [
                number + told.get(seat, 0) for seat, number in enumerate(before)
            ]
    assert {"seat": RED, "what": "grain", "amount": 2} in turns["e"]


def test_C_2_1_cards_and_silver_at_the_frame_are_told() -> None:
    state = act(GAME.new(4, start=0), "tile 1,0", "reveal t23")  # a card lies at the frame west of it
    assert {"seat": RED, "what": "card", "amount": 1} in seen(state)["tile"]["turns"]["w"]
    state = act(GAME.new(4, start=0), "tile 7,0", "reveal t23")
    assert {"seat": RED, "what": "silver", "amount": 1} in seen(state)["tile"]["turns"]["s"]


def test_only_who_is_asked_sees_what_turns_would_bring() -> None:
    state = act(GAME.new(4, start=0), "tile 3,2", "reveal t23")
    assert seen(state, BLUE)["tile"]["turns"] == {}
    assert seen(state, None)["tile"]["turns"] == {}


def test_C_3_4_a_site_tells_what_a_castle_would_score() -> None:
    state = position(tiles={"3,4": "t23 e"})
    site = seen(state)["sites"]["3,5"]
    assert (site["points"], site["shields"], site["areas"]) == (5, 5, ["wood", "stone"])
    assert land(state, 3, 5)["towns"] == ["1,5", "3,1", "5,5", "7,5"]
    assert seen(state, GREEN)["sites"]["3,5"]["areas"] == []
    assert seen(state, None)["sites"] == {}


def test_C_7_3_a_town_tells_who_holds_it() -> None:
    castles = {"3,5 stone-1": [RED], "3,3 stone-1": [BLUE], "3,3 stone-2": [BLUE, RED]}
    state = position(options={"battle": True}, castles=castles)
    assert land(state, 3, 1)["prize"] == {"points": 3, "seats": [RED]}
    assert land(state, 7, 5)["prize"] == {"points": 6, "seats": [RED]}
    assert land(state, 1, 5)["prize"] == {"points": 3, "seats": [RED]}
    assert land(state, 0, 6)["prize"] == {"points": 3, "seats": []}
    assert land(position(), 3, 1)["prize"] is None


def test_C_7_1_who_is_asked_for_a_guard_sees_which_castle_is_meant() -> None:
    state = position(
        options={"battle": True},
        tiles={"3,4": "t23 e"},
        castles={"3,5 stone-1": [BLUE]},
        hands={RED: {"materials": {"wood": 2, "grain": 2, "stone": 2}}, BLUE: {"cards": ["guard"]}},
    )
    assert seen(state)["attacked"] is None
    act(state, "over 3,5 stone-1")
    assert seen(state, BLUE)["attacked"] == "3,5 stone-1"
    assert seen(state, RED)["attacked"] is None


@pytest.mark.parametrize("options", [{}, {"dilemma": True, "battle": True}, {"tournament": True}])
def test_lands_that_are_kept_are_as_they_would_be_made_anew(options: dict[str, Any]) -> None:
    """They are kept by all that they show: whatever changes them must be among it."""
    state, rng = GAME.new(4, **options), cantiere.Rng(3)
    ground._shown_lands.clear()
    shown = []
    while state.to_move != cantiere.OVER:
        shown.append((state.clone(), seen(state, None)["lands"]))
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    for earlier, kept in shown:
        ground._shown_lands.clear()
        assert seen(earlier, None)["lands"] == kept
    assert len({id(kept) for _, kept in shown}) < len(shown)  # something was kept
