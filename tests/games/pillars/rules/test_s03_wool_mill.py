"""P-3 · Wool mill."""

from __future__ import annotations

from tests.games.by_text import act, every
from tests.games.pillars.build import phase_three


def test_P_3_1_one_gold_for_each_worker_there() -> None:
    state = phase_three(
        3,
        hands={
            0: {"gold": 0},
            1: {"gold": 0, "resources": ["quarry-3"]},
            2: {"gold": 0, "resources": ["quarry-4", "gravel-2"]},
        },
    )
    assert every(act(state, "event volunteers"), "gold") == [12, 4, 0]


def test_P_3_1_grey_and_black_workers_earn_too() -> None:
    state = phase_three(grey_now=0, hands={0: {"gold": 0, "privileges": ["otto"]}, 1: {"gold": 0}})
    assert every(act(state, "event volunteers"), "gold") == [15, 12]


def test_P_3_1_workers_return() -> None:
    state = phase_three(hands={0: {"resources": ["quarry-3"]}})
    assert every(act(state, "event king"), "workers") == [12, 12]
