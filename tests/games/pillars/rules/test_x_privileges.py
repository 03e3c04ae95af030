"""The expansion's privileges (William Hamleigh has a file of his own) and the audience's effect on them."""

from __future__ import annotations

from typing import Any

import pytest

from cantiere import CHANCE, OVER, State
from cantiere.games.pillars.components import BASE_PRIVILEGES, PRIVILEGES
from cantiere.texts import Texts
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table, why_not
from tests.games.pillars.build import (
    GAME,
    NUMBERS,
    cubes,
    decisions,
    next_round,
    phase_one,
    phase_three,
    phase_two,
    position,
    untaxed,
)

PERMANENT = ["alfred", "waleran", "bartholomew", "jonathan", "regan", "sally", "william-hamleigh"]
SECOND = ["shiring-freed", "mathilde", "procession"]


def holding(*privileges: str, **more: Any) -> dict[int, dict[str, Any]]:
    return {0: {"privileges": list(privileges), **more}}


def test_there_are_ten() -> None:
    new = [card for number, card in enumerate(PRIVILEGES) if not BASE_PRIVILEGES >> number & 1]
    assert new == PERMANENT + SECOND


@pytest.mark.parametrize("privilege", PERMANENT)
def test_permanent_ones_are_taken_in_kingsbridge_and_kept(privilege: str) -> None:
    state = phase_three(
        expansion={}, kingsbridge=[privilege, None], places={"kingsbridge-1": [1]}, hands={1: {"gold": 0}}
    )
    act(state, "event volunteers")
    own = seat_of(state, 1)
    assert own["privileges"] == [privilege]
    assert (own["vp"], own["gold"], own["workers"]) == (2, 12, 12)


# --- Alfred ------------------------------------------------------------------------------------------------

FOUR = ["carpenter-2", "mason-2", "potter-2", "architect-2"]


def laying_out(privileges: list[str], seats: int = 2, removed: str = "") -> State:
    state = position(
        "reveal_second_privilege",
        seats=seats,
        round=2,
        offered_craftsmen=[*FOUR, "assistant-2"],
        expansion={},
        hands={1: {"privileges": privileges}},
    )
    act(state, "reveal toledo")
    return act(state, f"remove {removed}") if removed else state


def test_alfred_chooses_the_craftsmen_for_shiring() -> None:
    state = laying_out(["alfred"], removed="assistant-2")
    assert asked(state) == ("alfred", 1)
    assert legal(state) == [f"choose {card}" for card in FOUR]
    act(state, "choose potter-2")
    assert refusal(state, "choose potter-2") == ("not-in-supply", "X-0.2")
    act(state, "choose carpenter-2")
    lay = table(state)
    assert lay["shiring"] == ["potter-2", "carpenter-2"]
    assert lay["offered_craftsmen"] == ["mason-2", "architect-2"]
    assert asked(state) == ("leave_out_resource", CHANCE)


def test_alfred_chooses_among_five_with_many_seats() -> None:
    state = laying_out(["alfred"], seats=5)
    assert legal(state) == [f"choose {card}" for card in [*FOUR, "assistant-2"]]


def test_without_alfred_chance_lays_out() -> None:
    assert asked(laying_out([], removed="mason-2")) == ("lay_out_craftsman", CHANCE)


# --- Waleran, Bartholomew, Jonathan ------------------------------------------------------------------------


def test_waleran_two_gold_for_passing_a_drawn_builder() -> None:
    state = act(phase_two(expansion={}, vetoed=True, hands=holding("waleran")), "draw 0", "pass")
    assert every(state, "gold") == [22, 21]
    act(state, "draw 1", "pass", "draw 0", "pass")
    assert every(state, "gold") == [24, 21]


def test_waleran_also_when_the_pass_is_forced_and_not_for_placing() -> None:
    state = phase_two(expansion={}, vetoed=True, hands=holding("waleran", gold=3))
    assert legal(act(state, "draw 0")) == ["pass"]
    assert seat_of(act(state, "pass"), 0)["gold"] == 5
    state = act(phase_two(expansion={}, vetoed=True, hands=holding("waleran")), "draw 0", "place market")
    assert seat_of(state, 0)["gold"] == 20 - 7


def test_bartholomew_two_gold_at_the_start_of_each_round() -> None:
    state = untaxed(expansion={}, hands={0: {"privileges": ["bartholomew"], "gold": 0}, 1: {"gold": 0}})
    assert every(next_round(state), "gold") == [2, 0]


def test_jonathan_a_gold_less_in_phase_one() -> None:
    state = phase_one(expansion={}, hands=holding("jonathan", gold=4), craftsmen=["mason-1"])
    act(state, "take mason-1")
    assert seat_of(state, 0)["gold"] == 0


def test_jonathan_the_label_names_the_price_he_pays() -> None:
    for privileges, said in ((["jonathan"], "hire for 4 gold: Mason"), ([], "hire for 5 gold: Mason")):
        state = phase_one(expansion={}, hands=holding(*privileges), craftsmen=["mason-1"])
        assert Texts(GAME).label(GAME.label(state, NUMBERS["take mason-1"])) == said


def test_jonathan_says_the_price_he_pays() -> None:
    state = phase_one(expansion={}, hands=holding("jonathan", gold=3), craftsmen=["mason-1"])
    assert refusal(state, "take mason-1") == ("too-little-gold", "P-I.2")
    assert why_not(state, "take mason-1").params == {"needed": 4, "have": 3}


# --- Regan -------------------------------------------------------------------------------------------------


def test_regan_three_gold_for_a_point_any_number_of_times() -> None:
    state = phase_one(expansion={}, hands=holding("regan", gold=10))
    act(state, "spend regan", "spend regan", "spend regan")
    assert asked(state) == ("supply", 0)
    assert (seat_of(state, 0)["gold"], seat_of(state, 0)["vp"]) == (1, 5)
    assert refusal(state, "spend regan") == ("too-little-gold", "X-P.1")


def test_regan_only_her_holder() -> None:
    state = phase_one(expansion={}, to_move=1, hands=holding("regan"))
    assert refusal(state, "spend regan") == ("privilege-not-held", "X-P.1")
    assert refusal(phase_one(), "spend regan") == ("not-asked", "P-I.1")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_regan_at_every_own_decision(seats: int) -> None:
    met = set()
    for seed in range(6):
        for state in decisions(seats, seed, expansion=True):
            if state.to_move < 0:
                continue
            own = seat_of(state, state.to_move)
            silent = state.to_move in table(state)["expansion"]["silent"]
            may = "regan" in own["privileges"] and own["gold"] >= 3 and not silent
            assert ("spend regan" in legal(state)) == may
            if may:
                met.add(state.decision)
                again = act(state.clone(), "spend regan")
                assert asked(again) == asked(state)
                assert set(legal(again)) <= set(legal(state))
    assert seats == 2 or len(met) >= 5


def test_regan_at_the_cathedral_even_without_work() -> None:
    state = untaxed(expansion={}, round=6, hands={0: {"privileges": ["regan"], "gold": 6, "craftsmen": []}})
    assert asked(state) == ("cathedral", 0)
    assert legal(state) == ["spend regan", "done"]
    act(state, "spend regan", "spend regan", "done")
    assert seat_of(state, 0)["vp"] == 4


# --- Sally -------------------------------------------------------------------------------------------------


def test_sally_masons_without_a_mortar_mixer() -> None:
    hands = holding("sally", craftsmen=["mason-1"], cubes={"stone": 1})
    assert "use mason-1" in legal(untaxed(expansion={}, hands=hands))


def test_sally_stone_is_sold_and_wood_bought_without_craftsmen() -> None:
    hands = holding("sally", craftsmen=["mason-1"], cubes={"stone": 1})
    state = untaxed(expansion={}, places={"market": [0]}, hands=hands)
    assert {"sell stone 1", "buy wood 1"} <= set(legal(state))
    state = phase_three(expansion={}, places={"coast": [0]}, hands=hands)
    assert "sell stone 1" in legal(act(state, "event king", "roll 2"))


def test_sally_saint_denis_too() -> None:
    hands = {
        0: {"privileges": ["sally"], "craftsmen": ["architect-2"], "cubes": {"stone": 2}},
        1: {"craftsmen": ["mason-4"]},
    }
    state = act(phase_three(expansion={}, places={"france": [0]}, hands=hands), "event king", "roll 2")
    assert "inspire mason-4" in legal(state)


# --- Shiring freed, procession, Mathilde -------------------------------------------------------------------


def taking(privilege: str, round: int = 3) -> State:
    state = phase_three(
        expansion={"shiring_privilege": privilege},
        round=round,
        places={"shiring-3": [0], "market": [1]},
        hands={0: {"gold": 0}},
    )
    return act(state, "event king", "roll 2")


def test_shiring_freed_metal_or_gold() -> None:
    state = taking("shiring-freed")
    assert asked(state) == ("shiring_freed", 0)
    assert legal(state) == ["take metal", "take gold"]
    before = seat_of(state, 0)["gold"]
    assert cubes(act(state.clone(), "take metal"), 0) == {"metal": 1}
    assert seat_of(act(state, "take gold"), 0)["gold"] == before + 6
    assert seat_of(state, 0)["privileges"] == []


def test_shiring_freed_only_gold_when_there_is_no_metal() -> None:
    state = phase_three(
        expansion={"shiring_privilege": "shiring-freed"},
        places={"shiring-3": [0]},
        hands={1: {"cubes": {"metal": 13}}},
    )
    act(state, "event conflict", "roll 2")
    assert legal(state) == ["take gold"]
    assert refusal(state, "take metal") == ("supply-has-none", "P-0.4")


def test_procession_two_cubes_of_choice_not_metal() -> None:
    state = taking("procession", round=6)
    assert asked(state) == ("procession", 0)
    assert legal(state) == ["take stone", "take wood", "take sand"]
    assert refusal(state, "take metal") == ("no-metal", "X-9e.1")
    act(state, "take wood", "take wood")
    assert cubes(state, 0) == {"wood": 2}
    assert table(state)["market"]["wood"] == 4  # from the general supply
    assert asked(state) == ("market", 1)


def test_mathilde_trades_on_one_more_last_space() -> None:
    state = untaxed(
        3, expansion={}, places={"market": [1, 2]}, hands={0: {"privileges": ["mathilde"], "gold": 9}}
    )
    assert asked(state) == ("mathilde", 0)
    assert legal(state) == ["spend mathilde", "decline"]
    act(state, "spend mathilde")
    for seat in (1, 2, 0, 1):
        assert asked(state) == ("market", seat)
        act(state, "buy sand 1")
    assert seat_of(state, 0)["gold"] == 7
    act(state, "stop", "stop")
    assert asked(state) == ("market", 1)
    assert every(state, "builders_in_bag") == [0, 0, 1]  # seat 0 had no builder there
    assert seat_of(state, 0)["privileges"] == []
    act(state, "stop")
    assert asked(state)[0] != "market"


def test_mathilde_declined_she_is_kept() -> None:
    state = act(untaxed(expansion={}, hands=holding("mathilde")), "decline")
    assert seat_of(state, 0)["privileges"] == ["mathilde"]
    assert asked(state)[0] != "market"


def test_mathilde_alone_at_the_market_and_metal_is_not_bought() -> None:
    state = act(untaxed(expansion={}, hands=holding("mathilde", gold=20)), "spend mathilde")
    assert asked(state) == ("market", 0)
    assert not [text for text in legal(state) if text.startswith("buy metal")]
    act(state, "buy stone 4")
    assert asked(state) == ("market", 0)


# --- the audience ------------------------------------------------------------------------------------------


def audience(*privileges: str, **more: Any) -> dict[str, Any]:
    return {"expansion": {"silent": [0]}, "hands": {0: {"privileges": list(privileges), **more}}}


def test_audience_strikes_the_next_round() -> None:
    state = phase_three(expansion={}, hands=holding("francis"))
    act(state, "event audience")
    assert table(state)["expansion"]["silent_next"] == [0, 1]
    assert seat_of(act(state, "roll 5"), 0)["gold"] == 30 - 2  # Francis still helps
    next_round(state)
    assert table(state)["expansion"]["silent"] == [0, 1]
    assert table(state)["expansion"]["silent_next"] == []


def test_audience_who_is_spared_keeps_its_privileges() -> None:
    state = phase_three(expansion={}, places={"bishop": [1]}, hands=holding("francis"))
    act(state, "event audience", "protection")
    assert table(state)["expansion"]["silent_next"] == [0]


def test_audience_ends_after_a_round() -> None:
    state = next_round(untaxed(**audience("bartholomew", gold=0)))
    assert table(state)["expansion"]["silent"] == []
    assert seat_of(state, 0)["gold"] == 2


def test_audience_silences_francis_philip_and_the_helpers() -> None:
    setting = audience("francis", "philip", "tom", gold=0)
    state = phase_three(places={"priory": [0]}, **setting)
    act(state, "event king", "roll 5")
    assert seat_of(state, 0)["gold"] == 5 + 12 - 5
    assert seat_of(state, 0)["vp"] == 4
    assert cubes(state, 0) == {}


def test_audience_silences_waleran_jonathan_regan_and_sally() -> None:
    state = act(phase_two(vetoed=True, **audience("waleran")), "draw 0", "pass")
    assert seat_of(state, 0)["gold"] == 20
    state = phase_one(craftsmen=["mason-1"], **audience("jonathan", "regan", gold=4))
    assert refusal(state, "take mason-1") == ("too-little-gold", "P-I.2")
    assert refusal(state, "spend regan") == ("privilege-silent", "X-1.2")
    state = untaxed(**audience("sally", craftsmen=["mason-1", "architect-2"], cubes={"stone": 1}))
    assert refusal(state, "use mason-1") == ("needs-beside", "P-13.2")


def test_audience_ottos_worker_stays_away_and_comes_back() -> None:
    state = phase_three(expansion={}, hands=holding("otto"))
    next_round(act(state, "event audience", "roll 2"))
    assert every(state, "workers") == [12, 12]
    act(state, *["pass"] * 2)
    while state.decision != "turn_up_event":
        choices = legal(state)
        act(state, "keep" if "keep" in choices else choices[-1])
    next_round(act(state, "event king"))
    assert every(state, "workers") == [13, 12]


def test_audience_silences_ellen_alfred_and_william() -> None:
    state = phase_three(round=2, expansion={}, hands=holding("ellen", "alfred", "william-hamleigh"))
    act(state, "event audience", "roll 2")
    while state.decision != "supply":
        assert state.decision not in ("alfred", "foresee_event")
        choices = legal(state)
        act(state, "done" if "done" in choices else choices[0])
    assert not table(state)["expansion"]["black_in_bag"]


def test_audience_but_jack() -> None:
    six = ["mortar-mixer", "woodworker", "stonecutter", "carpenter-2", "potter-2"]
    state = phase_one(craftsmen=["mason-1"], **audience("jack", craftsmen=six))
    act(state, "take mason-1")
    assert asked(state)[0] != "dismiss"


def test_audience_leaves_once_only_privileges() -> None:
    state = act(phase_two(vetoed=True, **audience("remigius")), "draw 0")
    assert "spend remigius" in legal(state)


def test_audience_in_the_last_round_is_nothing() -> None:
    state = phase_three(round=6, expansion={})
    act(state, "event audience", "roll 2")
    while state.to_move != OVER:
        act(state, legal(state)[0])
    assert state.to_move == OVER
