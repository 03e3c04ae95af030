"""P-R · Round preparation."""

from __future__ import annotations

from cantiere import CHANCE
from tests.games.by_text import act, asked, table
from tests.games.pillars.build import GAME, next_round, position, prepared, untaxed


def test_P_R_1_two_privileges_lie_in_kingsbridge() -> None:
    state = act(GAME.new(seats=2, start=0), "reveal jack", "reveal otto")
    assert table(state)["kingsbridge"] == ["jack", "otto"]


def test_P_R_1_two_craftsmen_in_shiring_the_other_two_in_the_supply() -> None:
    lay = table(prepared(shiring=("tool-maker", "mason-1")))
    assert lay["shiring"] == ["tool-maker", "mason-1"]
    assert sorted(lay["offered_craftsmen"]) == ["master-woodworker", "mortar-mixer-1"]


def test_P_R_1_the_supply_has_nine_cards() -> None:
    lay = table(prepared())
    assert len(lay["offered_craftsmen"]) + len(lay["offered_resources"]) == 9


def test_P_R_1_each_round_brings_its_own_craftsmen() -> None:
    lay = table(next_round(untaxed(round=2)))
    assert lay["round"] == 3
    found = sorted([*lay["shiring"], *lay["offered_craftsmen"]])
    assert found == ["carpenter-3", "mason-3", "potter-3", "sculptor-3"]


def test_P_R_2_ellen_sees_the_event_at_the_start_of_the_round() -> None:
    state = position(
        "leave_out_resource",
        frame={"left": 1},
        offered_resources=["gravel-2", "forest-2"],
        hands={1: {"privileges": ["ellen"]}},
    )
    act(state, "leave-out forest-2")
    assert asked(state) == ("foresee_event", CHANCE)
    act(state, "event william")
    assert asked(state) == ("supply", 0)
    assert table(state)["event"] == "william"
    assert not table(state)["event_open"]


def test_P_R_2_without_ellen_nobody_looks() -> None:
    state = prepared()
    assert asked(state) == ("supply", 0)
    assert table(state)["event"] is None


def test_P_R_2_what_ellen_saw_is_what_is_turned_up() -> None:
    state = position(
        "builders",
        "place_builder",
        to_move=0,
        frame={"origin": 1},
        event="william",
        hands={0: {"builders_in_bag": 0}, 1: {"builders_in_bag": 0, "privileges": ["ellen"]}},
    )
    act(state, "place priory")
    lay = table(state)
    assert asked(state) == ("roll_tax", CHANCE)
    assert (lay["event"], lay["event_open"]) == ("william", True)
    assert "william" not in lay["events_left"]
