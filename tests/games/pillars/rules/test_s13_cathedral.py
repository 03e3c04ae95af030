"""P-13 · Cathedral. The craftsmen one by one are in test_cards.py."""

from __future__ import annotations

import pytest

from cantiere import CHANCE, Event
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table, why_not
from tests.games.pillars.build import cubes, decisions, untaxed

BUILDS = {"cubes": {"wood": 2}}


def test_P_13_1_the_start_player_first_then_clockwise() -> None:
    state = untaxed(3, start=1, hands=dict.fromkeys(range(3), BUILDS))
    for seat in (1, 2, 0):
        assert asked(state) == ("cathedral", seat)
        act(state, "done")
    assert asked(state) == ("reveal_privilege", CHANCE)


def test_P_13_1_any_order_mixed() -> None:
    state = untaxed(hands={0: {"cubes": {"wood": 4, "stone": 4}}})
    act(state, "use stonecutter", "use woodworker", "use stonecutter", "use woodworker")
    assert seat_of(state, 0)["vp"] == 2 + 4
    assert cubes(state, 0) == {}


def test_P_13_1_partly() -> None:
    state = act(untaxed(hands={0: {"cubes": {"wood": 4}}}), "use woodworker", "done")
    assert seat_of(state, 0)["vp"] == 3
    assert cubes(state, 0) == {"wood": 2}


def test_P_13_1_not_at_all() -> None:
    state = act(untaxed(hands={0: BUILDS}), "done")
    assert seat_of(state, 0)["vp"] == 2
    assert cubes(state, 0) == {"wood": 2}


def test_P_13_1_each_up_to_its_capacity() -> None:
    state = untaxed(hands={0: {"cubes": {"wood": 10, "stone": 2}}})
    act(state, *["use woodworker"] * 4)
    assert refusal(state, "use woodworker") == ("capacity-used", "P-13.1")
    assert why_not(state, "use woodworker").params == {"card": "woodworker", "capacity": 4}
    assert legal(state) == ["done", "use stonecutter"]


def test_P_13_1_two_craftsmen_of_a_kind_work_each() -> None:
    own = {"craftsmen": ["mortar-mixer", "mason-1", "mason-2"], "cubes": {"stone": 6}}
    state = act(untaxed(hands={0: own}), *["use mason-1"] * 2, *["use mason-2"] * 3)
    assert seat_of(state, 0)["vp"] == 2 + 5
    assert cubes(state, 0) == {"stone": 1}


def test_P_13_1_used_cubes_return_to_the_supply() -> None:
    state = untaxed(hands={0: {"cubes": {"wood": 4}}})
    before = table(state)["supply"]["wood"]
    act(state, "use woodworker")
    assert table(state)["supply"]["wood"] == before + 2


def test_P_13_1_capacity_is_counted_for_each_seat() -> None:
    state = untaxed(hands={0: {"cubes": {"wood": 8}}, 1: {"cubes": {"wood": 8}}})
    act(state, *["use woodworker"] * 8)
    assert every(state, "vp") == [6, 6]


def test_P_13_1_only_own_craftsmen() -> None:
    assert refusal(untaxed(hands={0: BUILDS}), "use potter-2") == ("not-your-craftsman", "P-13.1")


def test_P_13_1_only_with_the_material() -> None:
    state = untaxed(hands={0: {"cubes": {"wood": 2, "sand": 2}}})
    assert refusal(state, "use mortar-mixer") == ("too-few-cubes-to-work", "P-13.1")
    assert why_not(state, "use mortar-mixer").params == {"needed": 3, "have": 2, "material": "sand"}


def test_P_13_1_only_with_the_gold() -> None:
    state = untaxed(hands={0: {**BUILDS, "gold": 2, "craftsmen": ["woodworker", "goldsmith-5"]}})
    assert refusal(state, "use goldsmith-5") == ("too-little-gold", "P-13.1")


def test_P_13_1_who_can_build_nothing_is_not_asked() -> None:
    assert asked(untaxed(3, hands={1: BUILDS})) == ("cathedral", 1)


@pytest.mark.parametrize("mason", ["mason-1", "mason-2", "mason-3", "mason-4"])
def test_P_13_2_masons_score_nothing_without_a_mortar_mixer(mason: str) -> None:
    state = untaxed(hands={0: {"craftsmen": [mason, "stonecutter"], "cubes": {"stone": 2}}})
    assert refusal(state, f"use {mason}") == ("needs-beside", "P-13.2")


@pytest.mark.parametrize("mixer", ["mortar-mixer", "mortar-mixer-1"])
def test_P_13_2_either_mortar_mixer_will_do(mixer: str) -> None:
    state = untaxed(hands={0: {"craftsmen": ["mason-1", mixer], "cubes": {"stone": 1}}})
    assert seat_of(act(state, "use mason-1"), 0)["vp"] == 3


def test_P_13_2_other_craftsmen_of_stone_need_none() -> None:
    own = {"craftsmen": ["sculptor-3", "stonecutter"], "cubes": {"stone": 3}}
    state = untaxed(hands={0: own})
    assert legal(state) == ["done", "use stonecutter", "use sculptor-3"]


def test_P_13_3_the_tool_maker_does_not_use_the_metal_up() -> None:
    own = {"gold": 0, "craftsmen": ["tool-maker", "bell-maker-6"], "cubes": {"metal": 1}}
    state = act(untaxed(hands={0: own}), "use tool-maker")
    assert seat_of(state, 0)["gold"] == 2
    assert cubes(state, 0) == {"metal": 1}
    act(state, "use bell-maker-6")
    assert seat_of(state, 0)["vp"] == 2 + 4
    assert cubes(state, 0) == {}


def test_P_13_3_no_metal_no_gold() -> None:
    state = untaxed(hands={0: {**BUILDS, "craftsmen": ["tool-maker", "woodworker"]}})
    assert refusal(state, "use tool-maker") == ("too-few-cubes-to-work", "P-13.3")


def test_P_13_3_metal_that_is_gone_comes_too_late() -> None:
    own = {"craftsmen": ["tool-maker", "bell-maker-6", "architect-2"], "cubes": {"metal": 1}}
    state = act(untaxed(hands={0: own}), "use bell-maker-6")
    assert refusal(state, "use tool-maker") == ("too-few-cubes-to-work", "P-13.3")


def test_P_13_4_at_most_five_cubes_are_kept_metal_included() -> None:
    own = {"craftsmen": [], "cubes": {"stone": 1, "wood": 1, "sand": 3, "metal": 2}}
    state = untaxed(hands={0: own})
    assert asked(state) == ("return_cubes", 0)
    assert legal(state) == [f"return {m}" for m in ("stone", "wood", "sand", "metal")]
    act(state, "return metal")
    assert asked(state) == ("return_cubes", 0)
    act(state, "return stone")
    assert asked(state) == ("reveal_privilege", CHANCE)
    assert cubes(state, 0) == {"wood": 1, "sand": 3, "metal": 1}


def test_P_13_4_five_are_kept_unasked() -> None:
    assert asked(untaxed(hands={0: {"craftsmen": [], "cubes": {"sand": 5}}}))[0] == "reveal_privilege"


def test_P_13_4_before_the_next_seat_builds() -> None:
    state = untaxed(hands={0: {"craftsmen": [], "cubes": {"sand": 6}}, 1: BUILDS})
    act(state, "return sand")
    assert asked(state) == ("cathedral", 1)


def test_P_13_4_refusals() -> None:
    state = untaxed(hands={0: {"craftsmen": [], "cubes": {"sand": 6}}})
    assert refusal(state, "return stone") == ("too-few-cubes", "P-13.4")
    assert refusal(state, "done") == ("too-many-cubes", "P-13.4")
    assert why_not(state, "done").params == {"limit": 5, "have": 6}


def test_P_13_4_never_more_than_five_in_phase_one() -> None:
    for seed in range(5):
        for state in decisions(3, seed):
            if state.decision == "supply":
                assert all(sum(own.values()) <= 5 for own in every(state, "cubes"))


PIECES = ["nave", "portal", "apse", "tower", "tower", "roof"]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_P_13_5_the_start_player_adds_the_piece_of_the_round(number: int) -> None:
    state = untaxed(round=number, start=1, hands={0: BUILDS})
    assert len(state.view(None)["table"]["cathedral"]) == number - 1
    told: list[Event] = []
    state.listener = told
    act(state, "done")
    added = [event for event in told if event.name == "cathedral-piece"]
    assert [event.seat for event in added] == [1]
    assert str(added[0].params["piece"]).split("-")[-1] == PIECES[number - 1]
    standing = state.view(None)["table"]["cathedral"]
    assert [piece.split("-")[-1] for piece in standing] == PIECES[:number]
