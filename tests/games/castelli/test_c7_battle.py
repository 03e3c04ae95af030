"""C-7: the module Battle."""

from __future__ import annotations

from typing import Any

from cantiere import State
from tests.games.by_text import act, asked, every, heard, legal, refusal, seat_of, table, why_not
from tests.games.castelli.build import BLUE, DEAD_MINE, GREEN, RED, YELLOW, cubes, last_turn, position, scored

BATTLE = {"battle": True}
TWO_SETS = {"wood": 2, "grain": 2, "stone": 2}
ONE_SET = {"wood": 1, "grain": 1, "stone": 1}
TARGET = {"3,5 stone-1": [BLUE]}
AHEAD = {"3,4": "t23 e"}  # red 5 at 3,5, blue nothing


def battle(**setting: Any) -> State:
    setting.setdefault("tiles", AHEAD)
    setting.setdefault("castles", TARGET)
    setting.setdefault("hands", {RED: {"materials": TWO_SETS}})
    return position(options=BATTLE, **setting)


def with_card(card: str, **red: Any) -> State:
    return battle(hands={RED: {"cards": [card], **red}})


# --- C-7.1 cards -------------------------------------------------------------------------------------------


def test_C_7_1_battle_cards_only_with_the_module() -> None:
    assert "duke" not in table(position())["deck"]["top"]


def test_C_7_1_duke_founds_a_city() -> None:
    state = act(with_card("duke"), "play duke")
    assert refusal(state, "on 2,2") == ("not-the-mine", "C-7.1")
    assert refusal(state, "on 3,1") == ("land-has-town", "C-7.1")
    act(state, "on 3,3")
    assert "3,3" in table(state)["cities"]
    assert table(state)["spare_cities"] == 1
    used: dict[str, Any] = {"cities": [*table(position())["cities"], "3,3", "3,5"], "spare_cities": 0}
    state = position(options=BATTLE, hands={RED: {"cards": ["duke"]}}, **used)
    assert refusal(state, "play duke") == ("no-city-left", "C-7.1")


def test_C_7_1_arsonist_burns_a_city() -> None:
    state = act(with_card("arsonist"), "play arsonist")
    assert len(legal(state)) == 6
    assert refusal(state, "on 3,1") == ("no-city-there", "C-7.1")  # a village
    act(state, "on 0,2")
    assert "0,2" not in table(state)["cities"]
    assert table(state)["burnt"] == 1
    assert table(state)["spare_cities"] == 2  # it leaves the game
    gone: dict[str, Any] = {"cities": [], "burnt": 6}
    state = position(options=BATTLE, hands={RED: {"cards": ["arsonist"]}}, **gone)
    assert refusal(state, "play arsonist") == ("no-city", "C-7.1")


def test_C_7_1_abbot_builds_over_for_one_of_each() -> None:
    state = act(with_card("abbot", materials=ONE_SET), "play abbot")
    assert asked(state) == ("over_site", RED)
    act(state, "over 3,5 stone-1")
    assert cubes(state, RED) == {}
    assert table(state)["castles"] == {"3,5 stone-1": [BLUE, RED]}


def test_C_7_1_abbot_still_needs_the_majority() -> None:
    state = battle(hands={RED: {"cards": ["abbot"], "materials": ONE_SET}}, tiles={})
    assert refusal(state, "play abbot") == ("nothing-to-build-over", "C-7.1")


def test_C_7_1_cavalry_needs_no_majority_but_all_the_cubes() -> None:
    state = battle(hands={RED: {"cards": ["cavalry"], "materials": TWO_SETS}}, tiles={})
    act(state, "play cavalry", "over 3,5 stone-1")
    assert cubes(state, RED) == {}
    state = battle(hands={RED: {"cards": ["cavalry"], "materials": ONE_SET}}, tiles={})
    assert refusal(state, "play cavalry") == ("missing-cubes", "C-7.2")


def guarded(**setting: Any) -> State:
    hands = {RED: {"materials": TWO_SETS, **setting.pop("red", {})}, BLUE: {"cards": ["guard"]}}
    return battle(hands=hands, **setting)


def test_C_7_1_guard_makes_the_attempt_fail() -> None:
    state = act(guarded(), "over 3,5 stone-1")
    assert asked(state) == ("guard", BLUE)
    assert legal(state) == ["decline", "decline turn", "play guard"]
    act(state, "play guard")
    assert cubes(state, RED) == TWO_SETS
    assert seat_of(state, RED)["castles_left"] == 9
    assert table(state)["castles"] == TARGET
    assert asked(state) == ("main", RED)
    act(state, "over 3,5 stone-1")  # one attempt fails; the guard is gone
    assert table(state)["castles"] == {"3,5 stone-1": [BLUE, RED]}


def test_C_7_1_guard_does_not_bring_back_the_attackers_card() -> None:
    state = act(guarded(red={"cards": ["abbot"]}), "play abbot", "over 3,5 stone-1", "play guard")
    assert seat_of(state, RED)["cards"] == []
    assert cubes(state, RED) == TWO_SETS


def test_C_7_1_guard_may_be_declined_once_or_for_the_turn() -> None:
    two = {"3,5 stone-1": [BLUE], "3,5 stone-2": [BLUE]}
    four = {"wood": 4, "grain": 4, "stone": 4}
    state = guarded(castles=two, red={"materials": four})
    act(state, "over 3,5 stone-1", "decline", "over 3,5 stone-2")
    assert asked(state) == ("guard", BLUE)
    state = guarded(castles=two, red={"materials": four})
    act(state, "over 3,5 stone-1", "decline turn", "over 3,5 stone-2")
    assert legal(state) == ["decline"]  # asked as before, but the answer has been given
    assert refusal(state, "play guard") == ("declined", "C-7.1")
    act(state, "decline")
    assert asked(state) == ("main", RED)
    assert table(state)["castles"] == {"3,5 stone-1": [BLUE, RED], "3,5 stone-2": [BLUE, RED]}


def test_C_4_1_one_reaction_a_turn() -> None:
    hands: dict[int, Any] = {RED: {"materials": TWO_SETS}, BLUE: {"cards": ["bailiff", "guard"]}}
    state = position("tile", options=BATTLE, tiles=AHEAD, castles=TARGET, hands=hands)
    act(state, "tile 0,1", "reveal t32", "turn n", "turn s")  # blue plays its bailiff
    while state.decision != "main":
        act(state, legal(state)[0])
    act(state, "over 3,5 stone-1")
    assert asked(state) == ("main", RED)  # so blue's guard is not asked for


# --- C-7.2 building over -----------------------------------------------------------------------------------


def test_C_7_2_costs_two_of_each_and_scores_like_a_new_castle() -> None:
    state = act(battle(hands={RED: {"materials": TWO_SETS}, BLUE: {"points": 7}}), "over 3,5 stone-1")
    assert state.scores() == [5, 7, 0, 0]  # the old owner keeps its points
    assert cubes(state, RED) == {}
    assert seat_of(state, RED)["castles_left"] == 8
    assert seat_of(state, BLUE)["castles_left"] == 8


def test_C_7_2_one_cube_may_be_replaced_by_two_silver() -> None:
    short = {"wood": 2, "grain": 1, "stone": 2}
    state = act(battle(hands={RED: {"materials": short, "silver": 2}}), "over 3,5 stone-1")
    assert cubes(state, RED) == {}
    assert seat_of(state, RED)["silver"] == 0
    state = battle(hands={RED: {"materials": short, "silver": 1}})
    assert refusal(state, "over 3,5 stone-1") == ("missing-cube", "C-7.2")
    assert why_not(state, "over 3,5 stone-1").params == {"needed": 2, "have": 1}
    state = battle(hands={RED: {"materials": ONE_SET, "silver": 9}})
    assert refusal(state, "over 3,5 stone-1") == ("missing-cubes", "C-7.2")
    assert why_not(state, "over 3,5 stone-1").params == {"missing": 3}


def test_C_7_2_which_cube_is_replaced_is_a_choice() -> None:
    state = act(battle(hands={RED: {"materials": TWO_SETS, "silver": 2}}), "over 3,5 stone-1")
    assert asked(state) == ("payment", RED)
    assert legal(state) == ["pay cubes", "replace wood", "replace grain", "replace stone"]
    act(state, "replace stone")
    assert cubes(state, RED) == {"stone": 1}
    assert seat_of(state, RED)["silver"] == 0


def test_C_7_2_majority_counts_all_four_sides() -> None:
    # Blue 5 at the north of 3,5 against red 5 at its west: level is not enough; red 3 from the south decides.
    tiles = {"3,4": "t23 e", "2,5": "t27 e"}
    state = battle(tiles=tiles)
    assert refusal(state, "over 3,5 stone-1") == ("no-majority", "C-7.2")
    assert why_not(state, "over 3,5 stone-1").params == {"have": 5, "theirs": 5}
    state = battle(tiles={**tiles, "4,5": "t11 n"})
    assert "over 3,5 stone-1" in legal(state)


def test_C_7_2_each_castle_only_once_and_only_others() -> None:
    state = battle(castles={"3,5 stone-1": [BLUE, YELLOW], "3,5 stone-2": [RED]})
    assert refusal(state, "over 3,5 stone-1") == ("built-over-already", "C-7.2")
    assert refusal(state, "over 3,5 stone-2") == ("own-castle", "C-7.2")
    assert refusal(state, "over 3,5 wood") == ("no-castle-there", "C-7.2")


def test_C_7_2_not_without_the_module() -> None:
    state = position(tiles=AHEAD, castles=TARGET, hands={RED: {"materials": TWO_SETS}})
    assert refusal(state, "over 3,5 stone-1") == ("battle-only", "C-7")


# --- C-7.3 the end -----------------------------------------------------------------------------------------


def end(castles: dict[str, list[int]], **towns: Any) -> list[Any]:
    state = last_turn(fixed=DEAD_MINE, castles=castles, options=BATTLE, **towns)
    return heard(state, "end")


def test_C_7_3_village_3_city_6_to_most_castles_in_line() -> None:
    one_each = {"villages": ["5,5"], "spare_villages": 12, "cities": ["7,5"], "spare_cities": 7}
    events = end({"3,5 stone-1": [GREEN], "3,5 stone-2": [GREEN], "5,5 stone-1": [RED]}, **one_each)
    assert scored(events, "town-held") == [0, 0, 9, 0]


def test_C_7_3_tie_is_divided_rounded_down_and_only_castles_on_top_count() -> None:
    village = {"villages": ["5,5"], "spare_villages": 12, "cities": [], "spare_cities": 8}
    events = end({"3,5 stone-1": [GREEN], "3,5 stone-2": [BLUE]}, **village)
    assert scored(events, "town-held") == [0, 1, 1, 0]
    events = end({"3,5 stone-1": [GREEN], "3,5 stone-2": [BLUE, GREEN]}, **village)
    assert scored(events, "town-held") == [0, 0, 3, 0]


def test_C_7_3_two_points_for_each_castle_not_built_over() -> None:
    events = end({"3,5 stone-1": [GREEN], "3,5 stone-2": [BLUE, GREEN], "3,3 grain": [BLUE]})
    assert scored(events, "castle-on-top") == [0, 2, 4, 0]


def test_C_7_3_silver_is_worth_double() -> None:
    def prizes(*silver: int) -> list[int]:
        hands = {seat: {"silver": amount} for seat, amount in enumerate(silver)}
        return scored(heard(last_turn(fixed=DEAD_MINE, hands=hands, options=BATTLE), "end"), "silver")

    assert prizes(5, 3, 1, 0) == [8, 4, 0, 0]
    assert prizes(5, 5, 1, 0) == [6, 6, 0, 0]
    assert prizes(5, 3, 3, 0) == [8, 2, 2, 0]


def test_C_7_both_modules_combined() -> None:
    state = position(
        options={"battle": True, "dilemma": True}, hands={seat: {"tile": f"s{seat + 1}"} for seat in range(4)}
    )
    act(state, "end", "tile 0,1", "reveal t32", "lay drawn", "turn n")
    assert asked(state)[0] == "main"
    assert every(state, "tile")[BLUE] == "s2"


def test_C_4_1_a_second_guard_does_not_serve_in_the_same_turn() -> None:
    hands: dict[int, Any] = {RED: {"materials": TWO_SETS}, BLUE: {"cards": ["guard", "guard"]}}
    state = act(battle(hands=hands), "over 3,5 stone-1", "play guard", "over 3,5 stone-1")
    assert asked(state) == ("main", RED)
    assert table(state)["castles"] == {"3,5 stone-1": [BLUE, RED]}
    assert seat_of(state, BLUE)["cards"] == ["guard"]


def test_C_4_1_cards_serve_while_a_castle_is_paid_for() -> None:
    red = {"materials": TWO_SETS, "silver": 2, "cards": ["king-3", "builder", "abbot", "robber"]}
    state = act(battle(hands={RED: red}), "over 3,5 stone-1")
    assert asked(state) == ("payment", RED)
    assert legal(state)[4:6] == ["play king-3", "play robber"]
    assert refusal(state, "play builder") == ("pay-first", "C-7.2")  # it would spend the same cubes
    assert refusal(state, "play abbot") == ("pay-first", "C-7.2")
    assert refusal(state, "play duke") == ("card-not-held", "C-4.1")
    act(state, "play king-3", "sell robber")
    assert asked(state) == ("payment", RED)
    act(state, "pay cubes")
    assert table(state)["castles"] == {"3,5 stone-1": [BLUE, RED]}


def test_C_7_2_a_cube_that_is_missing_is_named_with_its_price() -> None:
    state = battle(hands={RED: {"materials": {"wood": 2, "grain": 2, "stone": 1}}})
    assert refusal(state, "over 3,5 stone-1") == ("missing-cube", "C-7.2")
    assert why_not(state, "over 3,5 stone-1").params == {"needed": 2, "have": 0}


def test_C_7_1_other_cards_are_for_ones_own_turn() -> None:
    state = act(guarded(), "over 3,5 stone-1")
    assert refusal(state, "play king-3") == ("in-own-turn", "C-4.1")
    assert refusal(state, "end") == ("not-asked", "C-7.1")
