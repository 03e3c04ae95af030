"""P-1 · Event. The wool mill pays 12 gold to a seat whose workers are all at home: it follows at once."""

from __future__ import annotations

from cantiere import CHANCE
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table
from tests.games.pillars.build import before_tax, cubes, next_round, phase_three, phase_two, untaxed

MILL = 12


def test_P_1_1_turned_up_after_all_builders_are_placed() -> None:
    state = phase_two(vetoed=True, cost=2, places={"market": [0, 0, 0, 1], "court": [1]})
    act(state, "draw 1", "place castle")
    assert asked(state) == ("turn_up_event", CHANCE)
    assert state.view(None)["table"]["event"] is None
    act(state, "event king")
    assert state.view(None)["table"]["event"] == {"card": "king", "good": True, "open": True}


def test_P_1_2_a_bad_event_strikes_every_seat() -> None:
    state = act(phase_three(4, hands={seat: {"vp": 9} for seat in range(4)}), "event conflict")
    assert every(state, "vp") == [7, 7, 7, 7]


def test_P_1_2_the_protected_is_spared() -> None:
    state = act(phase_three(4, places={"bishop": [2]}), "event conflict", "protection")
    assert every(state, "vp") == [0, 0, 2, 0]


def test_P_1_2_the_start_player_is_struck_first() -> None:
    state = act(phase_three(4, start=2), "event collapse")
    for seat in (2, 3, 0, 1):
        assert asked(state) == ("dismiss", seat)
        act(state, "dismiss stonecutter")
    assert asked(state) == ("roll_tax", CHANCE)


def test_P_1_2_a_good_event_serves_also_who_is_at_the_bishop() -> None:
    state = act(phase_three(places={"bishop": [1]}, hands={1: {"gold": 0}}), "event king", "take sand")
    assert seat_of(state, 1)["gold"] == 5 + MILL


# --- every event -------------------------------------------------------------------------------------------


def test_event_king_gives_five_gold() -> None:
    state = act(phase_three(3, hands={seat: {"gold": seat} for seat in range(3)}), "event king")
    assert every(state, "gold") == [5 + MILL, 6 + MILL, 7 + MILL]


def test_event_richard_gives_a_metal() -> None:
    state = act(phase_three(3), "event richard-returns")
    assert [cubes(state, seat) for seat in range(3)] == [{"metal": 1}] * 3


def test_event_philip_pays_the_mill_again_up_to_five() -> None:
    """12, 5, 2 and 0 workers in the mill: 5, 5, 2 and 0 gold more than the mill's own."""
    state = phase_three(
        4,
        hands={
            0: {"gold": 0},
            1: {"gold": 0, "resources": ["gravel-4"]},
            2: {"gold": 0, "resources": ["quarry-4"]},
            3: {"gold": 0, "resources": ["quarry-3", "gravel-3"]},
        },
    )
    act(state, "event prior-philip")
    assert every(state, "gold") == [12 + 5, 5 + 5, 2 + 2, 0]


def test_event_volunteers_adds_a_cube_to_each_card() -> None:
    state = phase_three(hands={0: {"resources": ["gravel-2", "gravel-3", "forest-2"]}})
    act(state, "event volunteers")
    assert cubes(state, 0) == {"sand": 3 + 4, "wood": 3}
    assert cubes(state, 1) == {}


def test_event_volunteers_leaves_the_helpers_of_privileges_alone() -> None:
    state = phase_three(hands={0: {"privileges": ["tom"]}})
    assert cubes(act(state, "event volunteers"), 0) == {"stone": 1}


def test_event_archbishop_one_more_use_of_one_craftsman() -> None:
    state = untaxed(
        event="archbishop",
        hands={0: {"craftsmen": ["carpenter-2", "potter-2"], "cubes": {"wood": 4, "sand": 4}}},
    )
    act(state, *["use carpenter-2"] * 3)
    assert refusal(state, "use carpenter-2") == ("capacity-used", "P-13.1")
    act(state, *["use potter-2"] * 2)
    assert seat_of(state, 0)["vp"] == 2 + 5
    assert asked(state) == ("reveal_privilege", CHANCE)  # though two sand are left


def test_event_archbishop_serves_every_seat() -> None:
    state = untaxed(
        event="archbishop",
        hands={
            0: {"craftsmen": ["carpenter-2"], "cubes": {"wood": 3}},
            1: {"craftsmen": ["potter-2"], "cubes": {"sand": 3}},
        },
    )
    act(state, *["use carpenter-2"] * 3)
    assert asked(state) == ("cathedral", 1)
    act(state, *["use potter-2"] * 3)
    assert every(state, "vp") == [5, 5]


def test_event_archbishop_only_in_its_round() -> None:
    state = untaxed(event="king", hands={0: {"craftsmen": ["carpenter-2"], "cubes": {"wood": 4}}})
    act(state, *["use carpenter-2"] * 2)
    assert asked(state)[0] != "cathedral"


def test_event_william_takes_four_gold() -> None:
    state = act(phase_three(hands={0: {"gold": 10}, 1: {"gold": 4}}), "event william")
    assert every(state, "gold") == [6 + MILL, MILL]
    assert every(state, "vp") == [2, 2]


def test_event_william_who_is_short_loses_points_rounded_down() -> None:
    hands = {seat: {"gold": seat, "vp": 9} for seat in range(4)}
    state = act(phase_three(4, hands=hands), "event william")
    assert every(state, "gold") == [MILL] * 4  # before the mill pays, so all had been paid away
    assert every(state, "vp") == [7, 8, 8, 9]


def test_event_conflict_costs_two_points() -> None:
    state = act(phase_three(hands={0: {"vp": 7}}), "event conflict")
    assert every(state, "vp") == [5, 0]


def test_event_town_wall_leaves_two_builders_in_the_next_round() -> None:
    state = act(phase_three(), "event town-wall")
    assert table(state)["struck_next"] == [0, 1]
    assert table(state)["struck"] == []
    next_round(state)
    assert table(state)["struck"] == [0, 1]
    assert table(state)["struck_next"] == []


def test_event_town_wall_does_nothing_in_the_last_round() -> None:
    state = next_round(act(phase_three(round=6, kingsbridge=["completion", "ceremony"]), "event town-wall"))
    assert state.decision == "over"
    assert every(state, "vp") == [2, 2]


def test_event_cold_winter_takes_a_cube_from_each_card() -> None:
    state = phase_three(
        hands={
            0: {"resources": ["gravel-2", "gravel-3", "forest-2"], "privileges": ["aliena"]},
            1: {"resources": ["quarry-4"]},
        },
    )
    act(state, "event cold-winter")
    assert cubes(state, 0) == {"sand": 1 + 2, "wood": 1 + 1}
    assert cubes(state, 1) == {"stone": 3}
    assert every(state, "workers") == [12, 12]


def test_event_collapse_costs_one_craftsman_of_choice() -> None:
    state = act(phase_three(hands={0: {"craftsmen": ["mason-1", "woodworker"]}}), "event collapse")
    assert legal(state) == ["dismiss woodworker", "dismiss mason-1"]
    assert refusal(state, "dismiss stonecutter") == ("not-your-craftsman", "P-1.2")
    assert refusal(state, "decline") == ("dismiss-first", "P-1.2")
    act(state, "dismiss mason-1", "dismiss woodworker")
    assert every(state, "craftsmen") == [["woodworker"], ["mortar-mixer", "stonecutter"]]


def test_event_collapse_passes_by_who_has_none() -> None:
    state = act(phase_three(hands={0: {"craftsmen": []}}), "event collapse")
    assert asked(state) == ("dismiss", 1)


def test_the_event_is_over_by_the_next_round() -> None:
    state = next_round(before_tax(event="cold-winter"))
    assert table(state)["event"] is None
    assert "cold-winter" not in table(state)["events_left"]
