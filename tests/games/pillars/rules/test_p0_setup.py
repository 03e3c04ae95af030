"""P-0 · Set-up."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.games.pillars.components import GREY_WORKERS
from tests.games.by_text import act, every, legal, seat_of, table, weights
from tests.games.pillars.build import (
    GAME,
    MATERIALS,
    SEATS,
    WORKERS,
    before_tax,
    cubes,
    decisions,
    next_round,
    phase_three,
    prepared,
    snapshot,
    untaxed,
)

TOTALS = {"stone": 23, "wood": 23, "sand": 23, "metal": 13}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_P_0_1_two_to_four_seats(seats: int) -> None:
    with pytest.raises(cantiere.CantiereError):
        GAME.new(seats=seats)


@pytest.mark.parametrize("seats", SEATS)
def test_P_0_1_the_start_player_is_drawn_each_seat_alike(seats: int) -> None:
    assert weights(GAME.new(seats=seats)) == {f"start {seat}": 1 for seat in range(seats)}


def test_P_0_1_the_start_player_may_be_given() -> None:
    assert table(GAME.new(seats=3, start=2))["start"] == 2
    with pytest.raises(cantiere.CantiereError):
        GAME.new(seats=3, start=3)


@pytest.mark.parametrize("seats", SEATS)
def test_P_0_2_builders_workers_and_points(seats: int) -> None:
    state = GAME.new(seats=seats)
    assert every(state, "builders_in_bag") == [3] * seats
    assert every(state, "workers") == [12] * seats
    assert every(state, "vp") == [2] * seats


def test_P_0_2_gold_rises_clockwise_from_the_start_player() -> None:
    assert every(act(GAME.new(seats=4), "start 0"), "gold") == [20, 21, 22, 23]
    assert every(act(GAME.new(seats=4), "start 2"), "gold") == [22, 23, 20, 21]
    assert every(act(GAME.new(seats=3), "start 1"), "gold") == [22, 20, 21]
    assert every(act(GAME.new(seats=2), "start 1"), "gold") == [21, 20]


def test_P_0_3_three_craftsmen_to_start_with() -> None:
    start = ["mortar-mixer", "stonecutter", "woodworker"]
    assert [sorted(row) for row in every(GAME.new(seats=4), "craftsmen")] == [start] * 4


def test_P_0_4_the_cubes_of_the_game() -> None:
    lay = table(GAME.new(seats=2))
    assert {m: lay["supply"][m] + lay["market"][m] for m in MATERIALS} == TOTALS


@pytest.mark.parametrize("seats", SEATS)
def test_P_0_4_no_cube_is_ever_lost_or_made(seats: int) -> None:
    for seed in range(6):
        for state in decisions(seats, seed):
            lay = table(state)
            for m in MATERIALS:
                owned = sum(entry["cubes"][m] for entry in lay["seats"])
                assert owned + lay["supply"][m] + lay["market"][m] == TOTALS[m]
                assert min(owned, lay["supply"][m], lay["market"][m]) >= 0


def test_P_0_4_who_comes_late_takes_what_is_left_start_player_first() -> None:
    """12 metal outside the court, 11 of them owned: the event gives one only to the start player."""
    state = phase_three(3, start=1, hands={2: {"cubes": {"metal": 11}}})
    act(state, "event richard-returns")
    assert [entry["metal"] for entry in every(state, "cubes")] == [0, 1, 11]


def test_P_0_4_a_card_brings_what_is_left() -> None:
    state = phase_three(
        hands={
            0: {"resources": ["forest-4"], "cubes": {"wood": 16}},
            1: {"resources": ["forest-3"]},
        }
    )
    act(state, "event king")
    assert cubes(state, 0) == {"wood": 19}
    assert cubes(state, 1) == {}


def test_P_0_5_market_court_and_cost_stone() -> None:
    lay = table(GAME.new(seats=2))
    assert lay["market"] == {"stone": 4, "wood": 4, "sand": 4, "metal": 1}
    assert lay["cost"] == 7
    assert (lay["grey_now"], lay["grey_next"]) == (-1, -1)
    assert GREY_WORKERS == 4


def test_P_0_6_four_craftsmen_for_each_round() -> None:
    seen: list[set[str]] = []
    for state in decisions(3, seed=1):
        if state.decision == "lay_out_craftsman" and len(state.legal_actions()) == 4:
            assert set(weights(state).values()) == {1}
            seen.append({text.removeprefix("lay-out ") for text in legal(state)})
    assert [len(cards) for cards in seen] == [4] * 6
    assert len(set.union(*seen)) == 24


def test_P_0_7_nine_resource_cards_two_left_out_every_round() -> None:
    before = 0
    for state in decisions(2, seed=2):
        if state.decision == "leave_out_resource":
            before += len(state.legal_actions())
        if state.decision == "supply":
            assert len(table(state)["offered_resources"]) <= 7
    assert before == 6 * (9 + 8)


def test_P_0_7_which_cards_are_left_out_is_unseen_until_dealt_face_up() -> None:
    state = prepared(left_out=("gravel-2", "quarry-3"))
    assert table(state)["offered_resources"] == [
        "gravel-3",
        "gravel-4",
        "forest-2",
        "forest-3",
        "forest-4",
        "quarry-2",
        "quarry-4",
    ]


def test_P_0_8_ten_of_fourteen_privileges_two_a_round() -> None:
    drawn = 0
    for state in decisions(4, seed=3):
        if state.decision == "reveal_privilege":
            assert set(weights(state).values()) == {1}
            assert len(state.legal_actions()) == 14 - drawn
            drawn += 1
    assert drawn == 10


def test_P_0_8_the_last_round_has_its_own_two() -> None:
    for state in decisions(2, seed=4):
        lay = table(state)
        if lay["round"] == 6 and state.decision == "supply":
            assert set(lay["kingsbridge"]) == {"completion", "ceremony"}
            return
    pytest.fail("no sixth round")


def test_P_0_8_the_last_two_are_in_no_other_round() -> None:
    assert not {"reveal completion", "reveal ceremony"} & set(legal(GAME.new(seats=2, start=0)))


def test_P_0_9_one_event_a_round_none_twice() -> None:
    turned_up: list[str] = []
    for state in decisions(2, seed=5):
        lay = table(state)
        if lay["event_open"] and len(turned_up) < lay["round"]:
            turned_up.append(lay["event"])
    assert len(turned_up) == len(set(turned_up)) == 6


def test_P_0_9_each_event_is_as_likely() -> None:
    outcomes = weights(phase_three())
    assert len(outcomes) == 10
    assert set(outcomes.values()) == {1}


def test_P_0_10_gold_never_exceeds_thirty() -> None:
    state = phase_three(hands={0: {"gold": 27}})
    act(state, "event king")
    assert seat_of(state, 0)["gold"] == 30


def test_P_0_10_selling_at_the_limit_loses_the_excess() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"gold": 28, "cubes": {"stone": 2}}})
    act(state, "sell stone 2")
    assert seat_of(state, 0)["gold"] == 30


def test_P_0_10_points_never_go_below_zero() -> None:
    state = phase_three(hands={0: {"vp": 1}})
    act(state, "event conflict")
    assert every(state, "vp") == [0, 0]


def test_P_0_10_nor_through_debts() -> None:
    state = act(before_tax(hands={0: {"vp": 0, "gold": 0}}), "roll 5")
    assert (seat_of(state, 0)["vp"], seat_of(state, 0)["gold"]) == (0, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_P_0_10_gold_and_points_stay_in_bounds(seats: int) -> None:
    for state in decisions(seats, seed=10):
        assert all(0 <= gold <= 30 for gold in every(state, "gold"))
        assert all(vp >= 0 for vp in every(state, "vp"))


@pytest.mark.parametrize("seats", SEATS)
def test_P_0_2_workers_are_always_complete(seats: int) -> None:
    for seed in range(6):
        for state in decisions(seats, seed):
            lay = table(state)
            for seat, own in enumerate(lay["seats"]):
                sent = sum(WORKERS[card] for card in own["resources"])
                black, grey = "otto" in own["privileges"], lay["grey_now"] == seat
                assert own["workers"] + sent == 12 + black + 2 * grey
                assert own["workers"] >= 0


@pytest.mark.parametrize("seats", SEATS)
def test_P_0_2_builders_are_always_complete(seats: int) -> None:
    """Outside Phase II, where one may be in the start player's hand, none is missing but by the town wall."""
    for seed in range(6):
        for state in decisions(seats, seed):
            lay = table(state)
            if state.decision in ("veto", "place_builder"):
                continue
            standing = [owner for owners in lay["places"].values() for owner in owners]
            for seat, own in enumerate(lay["seats"]):
                found = own["builders_in_bag"] + standing.count(seat) + [*lay["dial"].values()].count(seat)
                assert found == 3 or (found == 2 and seat in lay["struck"])


def test_a_snapshot_with_a_cube_too_many_is_refused() -> None:
    data = snapshot("supply", to_move=0, offered_resources=["gravel-2"])
    data["table"]["supply"]["stone"] += 1
    with pytest.raises(cantiere.CantiereError, match="24 stone"):
        GAME.restore(data)


def test_P_0_7_all_nine_are_shuffled_again() -> None:
    state = next_round(untaxed())
    assert table(state)["round"] == 2
    assert len(table(state)["offered_resources"]) == 7
