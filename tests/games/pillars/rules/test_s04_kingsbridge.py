"""P-4 · Kingsbridge. What each privilege does is in test_cards.py."""

from __future__ import annotations

from tests.games.by_text import act, every, table
from tests.games.pillars.build import next_round, phase_three


def test_P_4_1_each_builder_takes_the_privilege_of_its_space() -> None:
    state = phase_three(3, kingsbridge=["jack", "otto"], places={"kingsbridge-1": [2], "kingsbridge-2": [0]})
    act(state, "event volunteers")
    assert every(state, "privileges") == [["otto"], [], ["jack"]]


def test_P_4_1_one_seat_may_take_both() -> None:
    state = phase_three(kingsbridge=["jack", "otto"], places={"kingsbridge-1": [1], "kingsbridge-2": [1]})
    act(state, "event volunteers")
    assert every(state, "privileges") == [[], ["jack", "otto"]]
    assert every(state, "builders_in_bag") == [0, 2]


def test_P_4_1_untaken_privileges_leave_the_game() -> None:
    state = phase_three(kingsbridge=["jack", "otto"], places={"kingsbridge-2": [1]})
    act(state, "event volunteers")
    lay = table(next_round(state))
    assert "jack" not in lay["privileges_left"] + lay["kingsbridge"]
    assert every(state, "privileges") == [[], ["otto"]]


def test_P_4_1_the_builder_returns_to_the_bag() -> None:
    state = phase_three(kingsbridge=["jack", "otto"], places={"kingsbridge-2": [1]})
    act(state, "event volunteers")
    assert table(state)["places"]["kingsbridge-2"] == [-1]
    assert every(state, "builders_in_bag") == [0, 1]
