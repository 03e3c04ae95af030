"""The six worked examples of the rules."""

from __future__ import annotations

from cantiere import CHANCE
from tests.games.by_text import act, asked, every, legal, seat_of, table
from tests.games.pillars.build import before_tax, cubes, phase_three, phase_two, untaxed

RED, BLUE, GREEN = 0, 1, 1


def test_example_1_who_passed_places_free_in_that_order() -> None:
    """P-II.2, P-II.4."""
    state = act(phase_two(vetoed=True), f"draw {RED}", "pass")
    assert table(state)["cost"] == 6
    assert table(state)["dial"] == {"7": RED}
    act(state, f"draw {BLUE}", "pass", f"draw {RED}", "pass")
    assert table(state)["dial"] == {"7": RED, "6": BLUE, "5": RED}
    act(
        state,
        f"draw {BLUE}",
        "place bishop",
        f"draw {RED}",
        "place castle",
        f"draw {BLUE}",
        "place cathedral",
    )
    gold = every(state, "gold")
    for seat in (RED, BLUE, RED):
        assert asked(state) == ("place_builder", seat)
        act(state, "place market")
    assert table(state)["places"]["market"][:3] == [RED, BLUE, RED]
    assert every(state, "gold") == gold
    assert asked(state) == ("turn_up_event", CHANCE)


def test_example_2_market() -> None:
    """P-12.1, P-12.2."""
    state = untaxed(
        places={"market": [GREEN, RED]},
        hands={GREEN: {"gold": 7, "cubes": {"metal": 1}}, RED: {"gold": 2, "cubes": {"stone": 1}}},
    )
    for seat, text, left in (
        (GREEN, "buy wood 2", 1),
        (RED, "sell stone 1", 6),
        (GREEN, "sell metal 1", 6),
        (RED, "buy wood 2", 0),
        (GREEN, "buy sand 3", 0),
    ):
        assert asked(state) == ("market", seat)
        act(state, text)
        assert seat_of(state, seat)["gold"] == left
    assert table(state)["market"] == {"stone": 4, "wood": 0, "sand": 1, "metal": 1}
    assert asked(state) == ("market", RED)
    act(state, "stop")
    assert asked(state) == ("market", GREEN)
    act(state, "stop")
    assert asked(state)[0] == "cathedral"
    assert cubes(state, RED) == {"wood": 2}
    assert cubes(state, GREEN) == {"wood": 2, "sand": 3}


def test_example_3_cathedral() -> None:
    """P-13.1, P-13.3."""
    row = ["potter-2", "mortar-mixer", "stonecutter", "architect-2", "tool-maker"]
    own = {"vp": 0, "gold": 0, "craftsmen": row, "cubes": {"sand": 5, "stone": 3, "metal": 1}}
    state = untaxed(hands={0: own})
    act(state, "use potter-2", "use potter-2", "use mortar-mixer", "use stonecutter", "use architect-2")
    assert legal(state) == ["done", "use tool-maker"]
    act(state, "use tool-maker")
    assert seat_of(state, 0)["vp"] == 2 + 1 + 1 + 1
    assert seat_of(state, 0)["gold"] == 2
    assert cubes(state, 0) == {"stone": 1, "metal": 1}


def test_example_4_goldsmith_master_woodworker_and_woodworker() -> None:
    """P-13.1."""
    state = untaxed(hands={0: {"vp": 0, "gold": 12, "craftsmen": ["goldsmith-5"]}})
    act(state, *["use goldsmith-5"] * 4)
    assert (seat_of(state, 0)["gold"], seat_of(state, 0)["vp"]) == (0, 4)

    state = untaxed(hands={0: {"gold": 0, "craftsmen": ["master-woodworker"], "cubes": {"wood": 5}}})
    act(state, *["use master-woodworker"] * 2)
    assert asked(state)[0] != "cathedral"
    assert (seat_of(state, 0)["gold"], cubes(state, 0)) == (8, {"wood": 3})

    state = untaxed(hands={0: {"vp": 0, "craftsmen": ["woodworker"], "cubes": {"wood": 10}}})
    act(state, *["use woodworker"] * 4)
    assert asked(state)[0] != "cathedral"
    assert (seat_of(state, 0)["vp"], cubes(state, 0)) == (4, {"wood": 2})


def test_example_5_tax() -> None:
    """P-9.1: 3 missing cost one point."""
    state = act(before_tax(hands={0: {"gold": 2, "vp": 2}}), "roll 5")
    assert (seat_of(state, 0)["gold"], seat_of(state, 0)["vp"]) == (0, 1)


def test_example_6_wool_mill() -> None:
    """P-3.1, P-0.10."""
    state = act(phase_three(hands={0: {"gold": 28}}), "event volunteers")
    assert seat_of(state, 0)["gold"] == 30
