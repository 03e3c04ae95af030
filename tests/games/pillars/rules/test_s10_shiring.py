"""P-10 · Shiring."""

from __future__ import annotations

from tests.games.by_text import act, asked, every, legal, seat_of, table
from tests.games.pillars.build import before_tax, next_round, untaxed

FIVE = ["mortar-mixer", "woodworker", "stonecutter", "carpenter-2", "potter-2"]


def test_P_10_1_the_builder_takes_its_craftsman_without_gold() -> None:
    state = untaxed(3, shiring=["mason-1", "tool-maker"], places={"shiring-1": [2], "shiring-2": [0]})
    assert [sorted(set(row) - set(FIVE)) for row in every(state, "craftsmen")] == [
        ["tool-maker"],
        [],
        ["mason-1"],
    ]
    assert every(state, "gold") == [20, 21, 22]


def test_P_10_1_the_limit_applies_at_once() -> None:
    state = untaxed(
        shiring=["mason-1", "tool-maker"],
        places={"shiring-1": [1], "shiring-2": [1]},
        hands={1: {"craftsmen": FIVE}},
    )
    assert asked(state) == ("dismiss", 1)
    assert "dismiss tool-maker" not in legal(state)  # the second comes only when the first is settled
    act(state, "dismiss mason-1")
    assert asked(state) == ("dismiss", 1)
    assert "dismiss tool-maker" in legal(state)
    act(state, "dismiss potter-2")
    assert sorted(seat_of(state, 1)["craftsmen"]) == sorted([*FIVE[:4], "tool-maker"])


def test_P_10_1_the_first_space_comes_first() -> None:
    own = {"craftsmen": FIVE}
    state = untaxed(
        shiring=["mason-1", "tool-maker"],
        places={"shiring-1": [1], "shiring-2": [0]},
        hands={1: own, 0: {"craftsmen": [*FIVE[:3], "carpenter-3", "potter-3"]}},
    )
    assert asked(state) == ("dismiss", 1)
    assert asked(act(state, "dismiss mason-1")) == ("dismiss", 0)


def test_P_10_1_untaken_craftsmen_leave_the_game() -> None:
    state = untaxed(shiring=["mason-1", "tool-maker"], places={"shiring-2": [0], "market": [0]})
    assert table(state)["shiring"] == [None, None]
    assert every(state, "builders_in_bag") == [1, 0]
    assert "mason-1" not in str(next_round(state).snapshot())


def test_P_10_1_only_after_the_tax() -> None:
    state = before_tax(shiring=["mason-1", "tool-maker"], places={"shiring-1": [1]})
    assert "mason-1" not in seat_of(state, 1)["craftsmen"]


def test_P_10_1_a_craftsman_taken_here_works_in_the_same_round() -> None:
    state = untaxed(
        shiring=["potter-2", "mason-2"], places={"shiring-1": [0]}, hands={0: {"cubes": {"sand": 1}}}
    )
    assert legal(state) == ["done", "use potter-2"]
