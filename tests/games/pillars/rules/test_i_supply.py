"""P-I · Phase I, supply."""

from __future__ import annotations

import pytest

from cantiere import CHANCE, IllegalAction
from tests.games.by_text import act, asked, legal, refusal, seat_of, table, why_not
from tests.games.pillars.build import WORKERS, phase_one, prepared

FIVE = ["mortar-mixer", "woodworker", "stonecutter", "carpenter-2", "potter-2"]


def test_P_I_1_from_the_start_player_clockwise_one_card_each() -> None:
    state = phase_one(3, start=1, to_move=1)
    for seat, text in ((1, "take gravel-2"), (2, "take quarry-2"), (0, "take mason-1"), (1, "take forest-3")):
        assert asked(state) == ("supply", seat)
        act(state, text)
    assert asked(state) == ("supply", 2)


def test_P_I_1_the_start_player_is_asked_first() -> None:
    assert asked(prepared(4)) == ("supply", 0)


def test_P_I_1_who_passes_is_out_of_this_phase() -> None:
    state = act(phase_one(), "pass")
    act(state, "take gravel-2")
    assert asked(state) == ("supply", 1)
    act(state, "take quarry-2")
    assert asked(state) == ("supply", 1)


def test_P_I_1_a_card_that_is_not_there_cannot_be_taken() -> None:
    state = phase_one()
    assert refusal(state, "take gravel-4") == ("resource-not-in-supply", "P-I.1")
    assert refusal(state, "take bell-maker-6") == ("not-in-supply", "P-I.1")
    act(state, "take gravel-2")
    assert refusal(state, "take gravel-2") == ("resource-not-in-supply", "P-I.1")


@pytest.mark.parametrize(("card", "workers"), WORKERS.items())
def test_P_I_2_a_resource_card_takes_its_workers(card: str, workers: int) -> None:
    state = act(phase_one(resources=[card, "gravel-2" if card != "gravel-2" else "forest-2"]), f"take {card}")
    assert seat_of(state, 0)["workers"] == 12 - workers
    assert seat_of(state, 0)["resources"] == [card]


def test_P_I_2_too_few_workers() -> None:
    state = phase_one(hands={0: {"resources": ["quarry-3"]}})
    assert seat_of(state, 0)["workers"] == 4
    assert refusal(state, "take quarry-2") == ("too-few-workers", "P-I.2")
    assert why_not(state, "take quarry-2").params == {"needed": 5, "have": 4}
    assert "take gravel-2" in legal(state)


def test_P_I_2_the_last_worker_may_be_sent() -> None:
    state = phase_one(hands={0: {"resources": ["quarry-4"]}})
    act(state, "take gravel-2")
    assert seat_of(state, 0)["workers"] == 0


def test_P_I_2_a_craftsman_is_paid_at_once() -> None:
    state = act(phase_one(), "take mason-1")
    assert seat_of(state, 0)["gold"] == 20 - 5
    assert "mason-1" in seat_of(state, 0)["craftsmen"]


def test_P_I_2_too_little_gold() -> None:
    state = phase_one(hands={0: {"gold": 4}})
    assert refusal(state, "take mason-1") == ("too-little-gold", "P-I.2")
    assert why_not(state, "take mason-1").params == {"needed": 5, "have": 4}


def test_P_I_2_a_refused_action_changes_nothing() -> None:
    state = phase_one(hands={0: {"gold": 4}})
    before = state.snapshot()
    with pytest.raises(IllegalAction):
        act(state, "take mason-1")
    assert state.snapshot() == before


def test_P_I_2_who_can_take_nothing_passes_automatically() -> None:
    state = phase_one(3, hands={1: {"gold": 1, "resources": ["quarry-3", "gravel-3"]}})
    act(state, "take mason-1")
    assert asked(state) == ("supply", 2)
    assert table(state)["passed"] == [1]


def test_P_I_3_ends_when_the_cards_are_gone() -> None:
    state = phase_one(resources=["gravel-2"], craftsmen=["tool-maker"])
    act(state, "take gravel-2", "take tool-maker")
    assert asked(state) == ("draw_builder", CHANCE)


def test_P_I_3_ends_when_all_have_passed_and_untaken_craftsmen_leave() -> None:
    state = act(phase_one(3), "pass", "pass")
    assert asked(state) == ("supply", 2)
    act(state, "pass")
    assert asked(state) == ("draw_builder", CHANCE)
    assert table(state)["offered_craftsmen"] == []


def test_P_I_4_remaining_workers_are_in_the_mill() -> None:
    state = act(phase_one(), "take quarry-2", "pass", "pass")
    assert [seat_of(state, 0)["workers"], seat_of(state, 1)["workers"]] == [7, 12]


def test_P_I_5_the_sixth_craftsman_makes_one_leave_at_once() -> None:
    state = act(phase_one(hands={0: {"craftsmen": FIVE}}), "take mason-1")
    assert asked(state) == ("dismiss", 0)
    assert legal(state) == [f"dismiss {card}" for card in (*FIVE[:3], "mason-1", *FIVE[3:])]
    act(state, "dismiss stonecutter")
    assert "stonecutter" not in seat_of(state, 0)["craftsmen"]
    assert len(seat_of(state, 0)["craftsmen"]) == 5
    assert asked(state) == ("supply", 1)


def test_P_I_5_the_new_one_may_be_the_one_to_go() -> None:
    state = act(phase_one(hands={0: {"craftsmen": FIVE}}), "take mason-1", "dismiss mason-1")
    assert sorted(seat_of(state, 0)["craftsmen"]) == sorted(FIVE)
    assert seat_of(state, 0)["gold"] == 15


def test_P_I_5_with_five_nobody_leaves() -> None:
    state = act(phase_one(hands={0: {"craftsmen": FIVE[:4]}}), "take mason-1")
    assert asked(state) == ("supply", 1)


def test_P_I_5_jack_makes_room_for_six() -> None:
    state = phase_one(hands={0: {"craftsmen": FIVE, "privileges": ["jack"]}})
    act(state, "take mason-1")
    assert asked(state) == ("supply", 1)
    assert len(seat_of(state, 0)["craftsmen"]) == 6
    act(state, "pass", "take tool-maker")
    assert asked(state) == ("dismiss", 0)


def test_P_I_5_nothing_else_before_the_dismissal() -> None:
    state = act(phase_one(hands={0: {"craftsmen": FIVE}}), "take mason-1")
    assert refusal(state, "take tool-maker") == ("dismiss-first", "P-I.5")
    assert refusal(state, "pass") == ("dismiss-first", "P-I.5")
    assert refusal(state, "dismiss tool-maker") == ("not-your-craftsman", "P-I.5")


def test_P_I_5_the_last_card_also_asks_for_a_dismissal() -> None:
    state = phase_one(resources=[], craftsmen=["mason-1"], hands={0: {"craftsmen": FIVE}})
    act(state, "take mason-1", "dismiss woodworker")
    assert asked(state) == ("draw_builder", CHANCE)


def test_actions_of_other_questions_are_refused() -> None:
    assert refusal(phase_one(), "sell stone 1") == ("not-asked", "P-I.1")
    assert why_not(phase_one(), "place market").params == {"question": "decision-supply"}
