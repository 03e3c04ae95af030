"""P-II · Phase II, master builders."""

from __future__ import annotations

import pytest

from cantiere import CHANCE
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table, weights, why_not
from tests.games.pillars.build import next_round, phase_two, untaxed

# The seventeen spaces, in the order of the rules.
SPACES = {
    "bishop": 1,
    "kingsbridge-1": 1,
    "kingsbridge-2": 1,
    "priory": 2,
    "court": 4,
    "shiring-1": 1,
    "shiring-2": 1,
    "castle": 1,
    "market": 4,
    "cathedral": 1,
}


def test_P_II_1_every_builder_in_the_bag_is_as_likely() -> None:
    assert weights(phase_two(3)) == {"draw 0": 3, "draw 1": 3, "draw 2": 3}
    state = act(phase_two(3, vetoed=True), "draw 1", "pass")
    assert weights(state) == {"draw 0": 3, "draw 1": 2, "draw 2": 3}


def test_P_II_1_the_start_player_may_put_a_drawn_builder_back() -> None:
    state = act(phase_two(start=1), "draw 0")
    assert asked(state) == ("veto", 1)
    assert legal(state) == ["keep", "redraw"]


def test_P_II_1_even_an_own_builder() -> None:
    assert asked(act(phase_two(start=1), "draw 1")) == ("veto", 1)


def test_P_II_1_it_may_come_again_and_the_stone_stays() -> None:
    state = act(phase_two(), "draw 1", "redraw")
    assert weights(state) == {"draw 0": 3, "draw 1": 3}
    assert table(state)["cost"] == 7
    act(state, "draw 1")
    assert asked(state) == ("place_builder", 1)


def test_P_II_1_a_veto_that_could_change_nothing_is_refused_as_such() -> None:
    state = act(phase_two(hands={1: {"builders_in_bag": 0}}), "draw 0")
    assert asked(state) == ("place_builder", 0)
    assert refusal(state, "redraw") == ("veto-pointless", "P-II.1")


def test_P_II_4_with_two_seats_the_stone_goes_to_0_when_the_bag_is_empty() -> None:
    state = phase_two(
        vetoed=True, cost=2, dial={"5": 1}, hands={0: {"builders_in_bag": 1}, 1: {"builders_in_bag": 0}}
    )
    act(state, "draw 0", "place castle")
    assert asked(state) == ("place_builder", 1)
    assert table(state)["cost"] == 0


def test_P_II_1_only_once_a_round() -> None:
    state = act(phase_two(), "draw 1", "redraw", "draw 0", "pass", "draw 1")
    assert asked(state) == ("place_builder", 1)
    assert refusal(state, "redraw") == ("veto-past", "P-II.1")


def test_P_II_1_keeping_does_not_use_it_up() -> None:
    state = act(phase_two(), "draw 1", "keep", "pass", "draw 1")
    assert asked(state) == ("veto", 0)


def test_P_II_1_again_possible_in_the_next_round() -> None:
    state = next_round(untaxed(vetoed=True))
    assert not state.view(0)["table"]["vetoed"]
    act(state, "pass", "pass", "draw 0")
    assert asked(state)[0] == "veto"


def test_P_II_1_not_asked_when_only_the_same_can_come() -> None:
    state = phase_two(hands={0: {"builders_in_bag": 0}}, places={"market": [0, 0, 0]})
    assert asked(act(state, "draw 1")) == ("place_builder", 1)


def test_P_II_2_placing_costs_what_the_stone_shows() -> None:
    state = act(phase_two(), "draw 1", "keep", "place market")
    assert seat_of(state, 1)["gold"] == 21 - 7
    assert table(state)["places"]["market"] == [1, -1, -1, -1]
    assert table(state)["cost"] == 6


def test_P_II_2_who_passes_waits_on_the_dial_and_the_stone_drops() -> None:
    state = act(phase_two(), "draw 1", "keep", "pass")
    assert table(state)["dial"] == {"7": 1}
    assert table(state)["cost"] == 6
    assert seat_of(state, 1)["gold"] == 21


def test_P_II_2_seven_six_five_four_three_two_one_then_nothing() -> None:
    state = phase_two(4, vetoed=True, hands={seat: {"gold": 30} for seat in range(4)})
    paid: list[int] = []
    for place in ("bishop", "priory", "priory", "court", "court", "castle", "market", "market", "cathedral"):
        owner = len(paid) % 4
        before = seat_of(state, owner)["gold"]
        act(state, f"draw {owner}", f"place {place}")
        paid.append(before - seat_of(state, owner)["gold"])
    assert paid == [7, 6, 5, 4, 3, 2, 1, 0, 0]


def test_P_II_2_too_little_gold_must_pass() -> None:
    state = act(phase_two(hands={1: {"gold": 6}}), "draw 1", "keep")
    assert legal(state) == ["pass"]
    assert refusal(state, "place market") == ("too-little-gold", "P-II.2")
    assert why_not(state, "place market").params == {"needed": 7, "have": 6}


def test_P_II_2_the_last_gold_is_enough() -> None:
    state = act(phase_two(hands={1: {"gold": 7}}), "draw 1", "keep", "place market")
    assert seat_of(state, 1)["gold"] == 0


def test_P_II_3_at_cost_nothing_there_is_no_pass() -> None:
    state = act(phase_two(4, cost=0, vetoed=True, hands={1: {"gold": 0}}), "draw 1")
    assert legal(state) == [f"place {place}" for place in SPACES]
    assert refusal(state, "pass") == ("must-place", "P-II.3")
    act(state, "place court")
    assert table(state)["cost"] == 0
    assert seat_of(state, 1)["gold"] == 0


def test_P_II_4_waiting_builders_come_free_the_first_that_passed_first() -> None:
    state = phase_two(
        cost=2,
        dial={"7": 1, "5": 0, "3": 1},
        places={"market": [0, 1]},
        hands={seat: {"gold": 0} for seat in (0, 1)},
    )
    act(state, "draw 0", "pass")
    for seat in (1, 0, 1, 0):
        assert asked(state) == ("place_builder", seat)
        assert refusal(state, "pass") == ("must-place", "P-II.4")
        act(state, "place court")
    assert table(state)["places"]["court"] == [1, 0, 1, 0]
    assert asked(state) == ("turn_up_event", CHANCE)
    assert [seat_of(state, seat)["gold"] for seat in (0, 1)] == [0, 0]


def test_P_II_4_two_players_draw_six_then_place_the_waiting_free() -> None:
    state = phase_two(vetoed=True)
    for owner in (0, 1, 0, 1, 0, 1):
        act(state, f"draw {owner}", "pass")
    assert asked(state) == ("place_builder", 0)  # the one from 7; the others still wait
    assert table(state)["dial"] == {"6": 1, "5": 0, "4": 1, "3": 0, "2": 1}
    before = [seat_of(state, seat)["gold"] for seat in (0, 1)]
    for owner in (0, 1, 0, 1, 0, 1):
        assert asked(state) == ("place_builder", owner)
        act(state, "place market" if "place market" in legal(state) else "place court")
    assert asked(state) == ("turn_up_event", CHANCE)
    assert [seat_of(state, seat)["gold"] for seat in (0, 1)] == before


def test_P_II_4_the_waiting_are_placed_only_when_the_bag_is_empty() -> None:
    state = act(phase_two(vetoed=True), "draw 0", "pass")
    assert asked(state) == ("draw_builder", CHANCE)


def test_P_II_5_the_third_builder_of_a_struck_seat_is_laid_aside() -> None:
    state = phase_two(3, vetoed=True, struck=[1])
    act(state, "draw 1", "place market", "draw 1", "place market")
    assert table(state)["cost"] == 5
    act(state, "draw 1")
    assert asked(state) == ("draw_builder", CHANCE)
    assert table(state)["cost"] == 5
    assert table(state)["places"]["market"] == [1, 1, -1, -1]
    assert table(state)["dial"] == {}


def test_P_II_5_others_keep_three() -> None:
    state = phase_two(3, vetoed=True, struck=[1])
    act(state, "draw 0", "pass", "draw 0", "pass", "draw 0")
    assert asked(state) == ("place_builder", 0)


def test_P_II_5_put_back_it_is_not_yet_the_third() -> None:
    state = phase_two(struck=[1], hands={1: {"builders_in_bag": 2}}, places={"market": [1]})
    act(state, "draw 1", "redraw", "draw 1")
    assert asked(state) == ("place_builder", 1)


def test_P_II_5_all_three_are_back_in_the_round_after() -> None:
    state = next_round(untaxed(struck=[1], hands={1: {"builders_in_bag": 2}}))
    assert every(state, "builders_in_bag") == [3, 3]
    assert table(state)["struck"] == []


def test_P_II_6_remigius_places_free_and_the_stone_drops() -> None:
    state = phase_two(vetoed=True, hands={1: {"gold": 0, "privileges": ["remigius"]}})
    act(state, "draw 1")
    assert legal(state) == ["pass", "spend remigius"]
    act(state, "spend remigius")
    assert asked(state) == ("place_builder", 1)
    act(state, "place priory")
    assert table(state)["cost"] == 6
    assert seat_of(state, 1)["gold"] == 0
    assert table(state)["places"]["priory"] == [1, -1]


def test_P_II_6_remigius_serves_once() -> None:
    state = phase_two(vetoed=True, hands={1: {"privileges": ["remigius"]}})
    act(state, "draw 1", "spend remigius")
    assert seat_of(state, 1)["privileges"] == []
    assert refusal(state, "spend remigius") == ("privilege-not-held", "P-II.6")
    act(state, "place priory", "draw 1")
    assert refusal(state, "spend remigius") == ("privilege-not-held", "P-II.6")


def test_P_II_6_who_has_called_remigius_places() -> None:
    state = phase_two(vetoed=True, hands={1: {"privileges": ["remigius"]}})
    act(state, "draw 1", "spend remigius")
    assert refusal(state, "pass") == ("must-place", "P-II.6")


def test_P_II_6_remigius_is_for_the_owner_of_the_builder() -> None:
    state = act(phase_two(vetoed=True, hands={1: {"privileges": ["remigius"]}}), "draw 0")
    assert refusal(state, "spend remigius") == ("privilege-not-held", "P-II.6")


def test_P_II_6_what_is_free_anyway_needs_no_remigius() -> None:
    state = act(phase_two(vetoed=True, cost=0, hands={1: {"privileges": ["remigius"]}}), "draw 1")
    assert refusal(state, "spend remigius") == ("already-free", "P-II.6")


def test_P_II_7_all_places_are_open_at_first() -> None:
    state = act(phase_two(vetoed=True), "draw 0")
    assert legal(state) == ["pass", *(f"place {place}" for place in SPACES)]


def test_P_II_7_there_are_seventeen_spaces() -> None:
    places = table(phase_two())["places"]
    assert {name: len(spaces) for name, spaces in places.items()} == SPACES
    assert sum(SPACES.values()) == 17


@pytest.mark.parametrize(("place", "spaces"), SPACES.items())
def test_P_II_7_a_full_place_takes_no_more(place: str, spaces: int) -> None:
    owners = [0, 1, 2, 3][:spaces]
    cards = {"kingsbridge": ["jack", "otto"], "shiring": ["mason-1", "tool-maker"]}
    state = act(phase_two(4, vetoed=True, places={place: owners}, **cards), "draw 0")
    assert refusal(state, f"place {place}") == ("space-taken", "P-II.7")


@pytest.mark.parametrize("place", ["priory", "court", "market"])
def test_P_II_7_a_row_is_filled_in_its_order(place: str) -> None:
    state = phase_two(vetoed=True)
    act(state, "draw 1", f"place {place}", "draw 0", f"place {place}")
    assert table(state)["places"][place][:2] == [1, 0]


def test_only_chance_draws() -> None:
    assert refusal(phase_two(), "pass") == ("chance-decides", "P-II.1")
    assert refusal(phase_two(hands={0: {"builders_in_bag": 0}}), "draw 0") == ("chance-decides", "P-II.1")
