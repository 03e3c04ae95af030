"""C-1: choosing, laying and turning a tile."""

from __future__ import annotations

from typing import Any

from cantiere import CHANCE, State
from tests.games.by_text import act, asked, legal, refusal, seat_of, table
from tests.games.castelli.build import BLUE, GAME, GREEN, RED, YELLOW, cubes, position


def test_C_1_1_a_face_down_tile_is_chosen_and_laid_any_way() -> None:
    state = position("tile", tiles={"0,1": "t01 n"})
    assert refusal(state, "tile 0,1") == ("tile-open", "C-1.1")
    act(state, "tile 4,3")
    assert asked(state) == ("reveal_tile", CHANCE)
    assert len(legal(state)) == 31
    act(state, "reveal t17")
    assert legal(state) == ["turn n", "turn e", "turn s", "turn w"]
    act(state, "turn s")
    assert table(state)["tiles"]["4,3"] == "t17 s"


def test_C_1_1_no_meadow_beyond_half_a_board() -> None:
    assert refusal(position("tile", seats=2), "tile 6,3") == ("no-meadow", "C-0.6")


def test_C_1_2_card_symbol_in_any_colour_draws_one_card() -> None:
    state = position("tile", active=GREEN)
    act(state, "tile 4,3", "reveal t05", "turn n")  # the symbol stands in red's place
    assert asked(state) == ("draw_card", CHANCE)
    act(state, "draw builder")
    assert seat_of(state, GREEN)["cards"] == ["builder"]
    assert state.decision == "main"


def test_C_1_2_silver_comes_from_the_mine_or_what_is_left() -> None:
    state = act(position("tile"), "tile 4,3", "reveal t09", "turn n")
    assert seat_of(state, RED)["silver"] == 2
    assert table(state)["mines"] == [20]
    state = position("tile", hands={BLUE: {"silver": 21}})
    act(state, "tile 4,3", "reveal t09", "turn n")
    assert seat_of(state, RED)["silver"] == 1
    assert table(state)["mines"] == [0]


def bailiffs(*seats: int) -> dict[int, dict[str, list[str]]]:
    return {seat: {"cards": ["bailiff"]} for seat in seats}


def test_C_1_3_bailiffs_clockwise_and_the_last_turn_counts() -> None:
    state = position("tile", active=BLUE, hands=bailiffs(RED, YELLOW))
    act(state, "tile 4,3", "reveal t17", "turn n")
    assert asked(state) == ("bailiff", YELLOW)  # green has none; clockwise from blue
    assert legal(state) == ["decline", "decline turn", "turn e", "turn s", "turn w"]
    assert refusal(state, "turn n") == ("turned-that-way", "C-1.3")
    act(state, "turn e")
    assert asked(state) == ("bailiff", RED)
    act(state, "turn s")
    assert table(state)["tiles"]["4,3"] == "t17 s"
    assert asked(state) == ("main", BLUE)
    assert [entry["card"] for entry in table(state)["deck"]["under"]] == ["bailiff", "bailiff"]


def test_C_1_3_before_anything_is_evaluated() -> None:
    state = position("tile", active=BLUE, tiles={"4,3": "t17 s"}, hands=bailiffs(YELLOW))
    act(state, "tile 3,2", "reveal t27", "turn e")
    assert cubes(state, RED) == {}
    act(state, "turn s")  # green east now
    assert cubes(state, GREEN) == {"grain": 2}
    assert cubes(state, RED) == {"stone": 2}


def test_C_1_3_a_bailiff_may_be_kept() -> None:
    state = position("tile", hands=bailiffs(YELLOW))
    act(state, "tile 4,3", "reveal t17", "turn n", "decline")
    assert seat_of(state, YELLOW)["cards"] == ["bailiff"]
    assert asked(state) == ("main", RED)


def test_C_1_3_the_active_seat_is_not_asked() -> None:
    state = position("tile", hands=bailiffs(RED))
    act(state, "tile 4,3", "reveal t17", "turn n")
    assert asked(state) == ("main", RED)
    assert refusal(state, "play bailiff") == ("in-others-turns", "C-4.1")
    act(state, "sell bailiff")
    assert seat_of(state, RED)["silver"] == 2


def test_C_1_3_how_a_bailiff_is_played_is_explained() -> None:
    state = act(position("tile", hands=bailiffs(YELLOW)), "tile 4,3", "reveal t17", "turn n")
    assert refusal(state, "play bailiff") == ("bailiff-turns", "C-1.3")
    assert refusal(state, "sell bailiff") == ("in-own-turn", "C-4.1")
    assert refusal(state, "end") == ("not-asked", "C-1.3")


def test_every_question_names_its_rule() -> None:
    assert [name for name, step in GAME.questions.items() if not step.rule] == []
    assert refusal(position("tile"), "build 3,5") == ("not-asked", "C-1.1")


def test_C_2_2_an_area_is_decided_only_when_its_last_tile_is_evaluated() -> None:
    def grain(state: State) -> dict[str, Any]:
        lands = {tuple(land["at"]): land for land in state.view(RED)["table"]["lands"]}
        return next(area for area in lands[3, 3]["areas"] if area["kind"] == "grain")

    state = position("tile", tiles={"4,3": "t17 s"}, hands=bailiffs(YELLOW))
    assert not grain(state)["closed"]
    act(state, "tile 3,2", "reveal t27")
    assert (grain(state)["closed"], grain(state)["waiting"]) == (False, 1)
    act(state, "turn e")
    assert (grain(state)["closed"], grain(state)["waiting"]) == (False, 0)  # it may still be turned
    act(state, "decline")
    assert grain(state)["closed"]
