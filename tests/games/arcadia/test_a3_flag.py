"""A-3 · The flag."""

from __future__ import annotations

from tests.games.arcadia.build import position, seals
from tests.games.by_text import act, asked, every, legal, refusal


def test_A_3_1_after_the_action_one_flag_may_be_given_up() -> None:
    state = act(position(), "workers", "at castle", "own k5", "stop")
    assert asked(state) == ("flag", 0)
    assert legal(state) == ["keep", "flag"]


def test_A_3_1_two_own_workers_from_the_reserve() -> None:
    state = act(position("flag", step="flag"), "flag")
    assert every(state, "own") == [5, 3]
    assert every(state, "flags") == [3, 4]


def test_A_3_1_one_a_turn() -> None:
    state = act(position("flag", step="flag"), "flag")
    assert asked(state) == ("action", 1)


def test_A_3_1_who_has_none_is_not_asked() -> None:
    state = act(position(own={0: 11}), "workers", "at castle", "own k5", "stop")
    assert asked(state) == ("action", 1)


def test_A_3_1_keeping_the_flag_means_no_sale() -> None:
    state = act(position("flag", step="flag", seal={0: {"red": 2}}), "keep")
    assert asked(state) == ("action", 1)
    assert seals(state, 0) == {"red": 2}


def test_A_3_1_then_any_seals_are_sold_at_the_current_values() -> None:
    state = act(position("flag", step="flag", seal={0: {"red": 2, "black": 1}}, pieces=[("red", 5)]), "flag")
    assert asked(state) == ("sell", 0)
    assert legal(state) == ["done", "sell red 1", "sell red 2", "sell black 1"]
    act(state, "sell red 1")
    assert every(state, "gold") == [3, 0]
    act(state, "sell black 1")
    assert every(state, "gold") == [5, 0]
    act(state, "done")
    assert seals(state, 0) == {"red": 1}
    assert asked(state) == ("action", 1)


def test_A_3_1_only_seals_that_are_there() -> None:
    state = act(position("flag", step="flag", seal={0: {"red": 2}}), "flag")
    assert refusal(state, "sell red 3") == ("too-few-seals", "A-3.1")
    assert refusal(state, "sell green 1") == ("too-few-seals", "A-3.1")


def test_A_3_1_the_sale_ends_when_all_is_sold() -> None:
    state = act(position("flag", step="flag", seal={0: {"red": 2}}), "flag", "sell red 2")
    assert asked(state) == ("action", 1)
    assert every(state, "gold") == [4, 0]


def test_A_3_1_a_seal_may_be_sold_for_nothing() -> None:
    pieces = [("green", 1), ("green", 10)]
    state = act(position("flag", step="flag", seal={0: {"red": 1}}, pieces=pieces), "flag", "sell red 1")
    assert every(state, "gold") == [0, 0]
    assert seals(state, 0) == {}
