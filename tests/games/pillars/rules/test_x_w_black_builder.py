"""X-W · William's black builder keeps a space for its holder's next builder."""

from __future__ import annotations

import pytest

from cantiere import CHANCE, State
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table, weights
from tests.games.pillars.build import cubes, next_round, phase_three, phase_two, untaxed

WILLIAM = {0: {"privileges": ["william-hamleigh"]}}


def with_black(seats: int = 2, **setting: object) -> State:
    """Phase II; seat 0 holds William, the black builder is in the bag, the veto has been used."""
    setting.setdefault("vetoed", True)
    setting.setdefault("hands", WILLIAM)
    return phase_two(seats, expansion={"black_in_bag": True}, **setting)


def court(state: State) -> list[int | str]:
    found: list[int | str] = table(state)["places"]["court"]
    return found


def test_X_W_1_in_the_bag_from_the_next_round_on() -> None:
    state = phase_three(expansion={}, kingsbridge=["william-hamleigh", None], places={"kingsbridge-1": [0]})
    act(state, "event king", "roll 2")
    assert seat_of(state, 0)["privileges"] == ["william-hamleigh"]
    assert not table(state)["expansion"]["black_in_bag"]
    next_round(state)
    assert table(state)["expansion"]["black_in_bag"]


def test_X_W_1_not_without_william() -> None:
    assert not table(next_round(untaxed(expansion={})))["expansion"]["black_in_bag"]


def test_X_W_1_it_is_one_of_the_builders_in_the_bag() -> None:
    assert weights(with_black()) == {"draw 0": 3, "draw 1": 3, "draw black": 1}


def test_X_W_1_its_holder_puts_it_free_on_any_free_space_and_the_stone_stays() -> None:
    state = act(with_black(places={"castle": [1]}), "draw black")
    assert asked(state) == ("place_builder", 0)
    assert refusal(state, "pass") == ("must-place", "X-W.1")
    assert refusal(state, "place castle") == ("space-taken", "P-II.7")
    assert len(legal(state)) == 13  # fourteen places, one taken
    gold = seat_of(state, 0)["gold"]
    act(state, "place court")
    assert court(state) == ["black", -1, -1, -1]
    assert seat_of(state, 0)["gold"] == gold
    assert table(state)["cost"] == 7
    assert asked(state) == ("draw_builder", CHANCE)
    assert weights(state) == {"draw 0": 3, "draw 1": 2}


def test_X_W_1_the_veto_works_on_it() -> None:
    state = act(with_black(vetoed=False, start=1), "draw black")
    assert asked(state) == ("veto", 1)
    act(state, "redraw")
    assert weights(state) == {"draw 0": 3, "draw 1": 3, "draw black": 1}
    assert table(state)["cost"] == 7
    assert asked(act(state, "draw black")) == ("place_builder", 0)


def test_X_W_1_kept_it_is_placed() -> None:
    assert asked(act(with_black(vetoed=False, start=1), "draw black", "keep")) == ("place_builder", 0)


def test_X_W_1_the_veto_is_asked_when_only_it_could_come_instead() -> None:
    state = with_black(vetoed=False, places={"market": [1, 1, 1], "court": [0, 0]})
    assert asked(act(state, "draw 0")) == ("veto", 0)


def test_X_W_1_it_keeps_the_space_from_the_others() -> None:
    state = act(with_black(), "draw black", "place bishop", "draw 1")
    assert refusal(state, "place bishop") == ("space-taken", "P-II.7")


def test_X_W_1_the_next_own_builder_takes_its_space_at_full_cost() -> None:
    state = act(with_black(), "draw black", "place bishop", "draw 1", "pass", "draw 0")
    assert table(state)["cost"] == 6
    gold = seat_of(state, 0)["gold"]
    act(state, "place bishop")
    assert table(state)["places"]["bishop"] == [0]
    assert seat_of(state, 0)["gold"] == gold - 6
    assert table(state)["cost"] == 5


def test_X_W_1_too_little_gold_and_the_space_is_lost() -> None:
    state = with_black(hands={0: {"privileges": ["william-hamleigh"], "gold": 6}})
    act(state, "draw black", "place bishop", "draw 0")
    assert legal(state) == ["pass"]
    act(state, "pass")
    assert table(state)["places"]["bishop"] == [-1]


def test_X_W_1_passing_takes_it_off() -> None:
    state = act(with_black(), "draw black", "place bishop", "draw 0", "pass")
    assert table(state)["places"]["bishop"] == [-1]
    assert "place bishop" in legal(act(state, "draw 1"))


def test_X_W_1_going_elsewhere_takes_it_off() -> None:
    state = act(with_black(), "draw black", "place bishop", "draw 0", "place castle")
    assert table(state)["places"]["bishop"] == [-1]
    assert table(state)["places"]["castle"] == [0]


def test_X_W_1_another_seats_builder_changes_nothing() -> None:
    state = act(with_black(), "draw black", "place bishop", "draw 1", "place castle", "draw 1", "pass")
    assert table(state)["places"]["bishop"] == ["black"]


def test_X_W_1_a_builder_from_the_dial_takes_its_space_free() -> None:
    places = {"market": [1, 1, 1], "castle": [0], "priory": [0]}
    state = with_black(places=places, dial={"7": 0}, cost=5)
    act(state, "draw black", "place bishop")
    assert asked(state) == ("place_builder", 0)
    gold = seat_of(state, 0)["gold"]
    act(state, "place bishop")
    assert seat_of(state, 0)["gold"] == gold
    assert table(state)["places"]["bishop"] == [0]


def test_X_W_1_a_builder_from_the_line_takes_its_space_free() -> None:
    places = {"market": [0, 0, 1, 1], "court": [2, 2, 3, 3], "priory": [4, 4]}
    state = phase_two(
        5,
        expansion={"black_in_bag": True, "line": [4, 3, 2, 1, 0]},
        vetoed=True,
        places=places,
        hands=WILLIAM,
    )
    act(state, "draw black", "place bishop")
    for seat, place in ((4, "castle"), (3, "cathedral"), (2, "coast"), (1, "france")):
        assert asked(state) == ("place_builder", seat)
        act(state, f"place {place}")
    assert asked(state) == ("place_builder", 0)
    act(state, "place bishop")
    assert table(state)["places"]["bishop"] == [0]


def test_X_W_1_it_is_no_first_builder_for_the_line() -> None:
    state = phase_two(5, expansion={"black_in_bag": True}, vetoed=True, hands=WILLIAM)
    act(state, "draw black", "place bishop")
    assert table(state)["expansion"]["line"] == [-1] * 5


def test_X_W_1_in_a_row_the_next_own_builder_takes_the_same_space() -> None:
    state = act(with_black(), "draw black", "place court", "draw 1", "place court", "draw 0", "place court")
    assert court(state) == [0, 1, -1, -1]


def test_X_W_1_holes_in_the_rows_stay_and_can_be_filled() -> None:
    state = act(with_black(), "draw black", "place court", "draw 1", "place court", "draw 0", "pass")
    assert court(state) == [-1, 1, -1, -1]
    act(state, "draw 0", "place court")
    assert court(state) == [0, 1, -1, -1]


LAST = {"market": [0, 0, 1], "castle": [1], "priory": [-1, 1], "court": [-1, 0]}


def test_X_W_1_it_never_resolves_and_leaves_holes() -> None:
    """All others stand: the black builder on the first space of the priory scores nothing for anyone."""
    state = act(with_black(places=LAST), "draw black", "place priory")
    assert asked(state) == ("turn_up_event", CHANCE)
    assert table(state)["places"]["priory"] == [-1, 1]
    act(state, "event king")
    assert every(state, "vp") == [2, 3]  # the second space is still worth 1


def test_X_W_1_the_metal_goes_with_the_first_space_only() -> None:
    state = with_black(places=LAST, hands={0: {"privileges": ["william-hamleigh"], "gold": 0}})
    act(state, "draw black", "place court", "event king", "roll 4")
    assert cubes(state, 0) == {}
    assert table(state)["market"]["metal"] == 1
    assert seat_of(state, 0)["gold"] == 5 + 12  # at court all the same: no tax


@pytest.mark.parametrize("place", ["bishop", "kingsbridge-1", "castle", "cathedral", "shiring-3"])
def test_X_W_1_nothing_is_taken_for_it(place: str) -> None:
    state = phase_two(
        expansion={"black_in_bag": True, "shiring_privilege": "madonna"},
        vetoed=True,
        kingsbridge=["jack", None],
        places={"market": [0, 0, 1, 1], "court": [0, 1]},
        hands=WILLIAM,
    )
    act(state, "draw black", f"place {place}", "event king", "roll 2")
    assert asked(state) == ("market", 0)
    assert seat_of(state, 0)["privileges"] == ["william-hamleigh"]
    assert every(state, "vp") == [2, 2]
    assert table(state)["grey_next"] == -1


def test_X_W_1_every_round_again() -> None:
    state = act(with_black(places=LAST), "draw black", "place priory")
    assert table(next_round(state))["expansion"]["black_in_bag"]


def test_X_W_1_remigius_makes_the_replacement_free() -> None:
    state = with_black(hands={0: {"privileges": ["william-hamleigh", "remigius"]}})
    act(state, "draw black", "place bishop", "draw 0", "spend remigius", "place bishop")
    assert table(state)["places"]["bishop"] == [0]
    assert seat_of(state, 0)["gold"] == 20
