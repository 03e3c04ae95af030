"""X-II · Phase II with five or six seats: the builders' line."""

from __future__ import annotations

import pytest

from cantiere import CHANCE, State
from tests.games.by_text import act, asked, every, refusal, table, weights
from tests.games.pillars.build import GAME, phase_two


def many(seats: int = 5, **setting: object) -> State:
    """Phase II; the veto has been used, so that every draw is placed at once."""
    setting.setdefault("vetoed", True)
    setting.setdefault("expansion", {})
    return phase_two(seats, **setting)


def line(state: State) -> list[int]:
    found: list[int] = table(state)["expansion"]["line"]
    return found


@pytest.mark.parametrize("seats", [5, 6])
def test_X_II_1_two_builders_of_each_seat_in_the_bag(seats: int) -> None:
    assert weights(many(seats)) == {f"draw {seat}": 2 for seat in range(seats)}
    assert every(GAME.new(seats=seats, expansion=True), "builders_in_bag") == [2] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_X_II_1_no_line_with_fewer_seats(seats: int) -> None:
    state = phase_two(seats, expansion={})
    assert line(state) == []
    assert weights(state) == {f"draw {seat}": 3 for seat in range(seats)}


@pytest.mark.parametrize("seats", [5, 6])
def test_X_II_1_the_first_to_place_goes_to_the_last_flag_the_next_to_its_left(seats: int) -> None:
    state = act(many(seats), "draw 3", "place market")
    assert line(state) == [-1] * (seats - 1) + [3]
    act(state, "draw 1", "place market")
    assert line(state) == [-1] * (seats - 2) + [1, 3]


def test_X_II_1_not_when_it_passes() -> None:
    assert line(act(many(), "draw 3", "pass")) == [-1] * 5


def test_X_II_1_only_the_first_builder() -> None:
    state = act(many(), "draw 3", "place market", "draw 3", "place court")
    assert line(state) == [-1, -1, -1, -1, 3]


def test_X_II_1_after_a_pass_the_second_builder_placed_counts() -> None:
    state = act(many(), "draw 3", "pass", "draw 2", "place court", "draw 3", "place market")
    assert line(state) == [-1, -1, -1, 3, 2]


SINGLE = ("bishop", "castle", "cathedral", "coast", "france")
# All but the last builder of each seat stand; the bag is empty after one more draw.
LATE = {
    "market": [0, 0, 1, 1],
    "court": [2, 2, 3, 3],
    "priory": [4],
}


def test_X_II_2_the_line_is_placed_from_the_left_free() -> None:
    state = many(
        places={**LATE, "priory": [4, 4]},
        expansion={"line": [4, 3, 2, 1, -1]},
        hands={0: {"builders_in_bag": 1}},
    )
    gold = every(state, "gold")
    act(state, "draw 0", "pass")
    assert asked(state) == ("place_builder", 0)  # it waited on the dial
    act(state, "place bishop")
    for seat, place in ((4, "castle"), (3, "cathedral"), (2, "coast"), (1, "france")):
        assert asked(state) == ("place_builder", seat)
        assert refusal(state, "pass") == ("must-place", "X-II.2")
        act(state, f"place {place}")
    assert every(state, "gold") == gold
    assert asked(state) == ("turn_up_event", CHANCE)


def test_X_II_2_who_placed_first_is_last() -> None:
    state = many(5)
    order = [2, 0, 4, 1, 3]
    places = iter(["market"] * 4 + ["court"] * 4 + ["priory"] * 2)
    for seat in order * 2:
        act(state, f"draw {seat}", f"place {next(places)}")
    assert line(state)[1:] == [1, 4, 0, 2]  # seat 3 is asked already
    for seat, place in zip(reversed(order), SINGLE, strict=True):
        assert asked(state) == ("place_builder", seat)
        act(state, f"place {place}")


def test_X_II_2_a_builder_from_the_dial_sends_the_third_to_the_line() -> None:
    state = many(
        places={"market": [0, 0, 1, 1], "court": [2, 2, 3, 3]},
        dial={"7": 4},
        cost=0,
        expansion={"line": [-1, 3, 2, 1, 0]},
        hands={4: {"builders_in_bag": 1}, 0: {"builders_in_bag": 0}},
        struck=[4],
    )
    act(state, "draw 4")  # laid aside behind the town wall: the one on the dial comes next
    assert asked(state) == ("place_builder", 4)
    assert line(state) == [-1, 3, 2, 1, 0]
    act(state, "place bishop")
    assert asked(state) == ("place_builder", 4)
    assert line(state) == [-1, 3, 2, 1, 0]
    act(state, "place castle")
    assert asked(state) == ("place_builder", 3)


def test_X_II_2_not_twice_if_the_seat_is_on_the_line_already() -> None:
    state = many(
        places={**LATE, "market": [0, 0, 1]},
        dial={"5": 4},
        cost=0,
        expansion={"line": [4, 3, 2, 1, 0]},
        hands={1: {"builders_in_bag": 1}, 4: {"builders_in_bag": 0}},
    )
    act(state, "draw 1", "place market")
    assert asked(state) == ("place_builder", 4)
    act(state, "place bishop")
    assert asked(state) == ("place_builder", 4)
    assert line(state) == [-1, 3, 2, 1, 0]


def test_X_II_3_town_wall_the_second_builder_drawn_is_laid_aside() -> None:
    state = act(many(struck=[2]), "draw 2", "place market", "draw 2")
    assert asked(state) == ("draw_builder", CHANCE)
    assert table(state)["cost"] == 6
    assert line(state) == [-1, -1, -1, -1, 2]  # the third comes by the line as usual


def test_X_II_3_also_when_the_first_has_passed() -> None:
    state = act(many(struck=[2]), "draw 2", "pass", "draw 2")
    assert asked(state) == ("draw_builder", CHANCE)
    assert line(state) == [-1] * 5
    assert table(state)["dial"] == {"7": 2}
