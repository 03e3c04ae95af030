"""P-14 · Start player of the next round."""

from __future__ import annotations

from tests.games.by_text import asked, every, table
from tests.games.pillars.build import next_round, untaxed


def test_P_14_1_the_builder_on_the_cathedral_space_starts() -> None:
    state = next_round(untaxed(4, start=1, places={"cathedral": [0]}))
    assert table(state)["start"] == 0
    assert asked(state) == ("supply", 0)


def test_P_14_1_the_start_player_may_stay() -> None:
    assert table(next_round(untaxed(4, start=1, places={"cathedral": [1]})))["start"] == 1


def test_P_14_1_else_the_next_seat_clockwise() -> None:
    assert table(next_round(untaxed(4, start=1)))["start"] == 2
    assert table(next_round(untaxed(4, start=3)))["start"] == 0


def test_P_14_1_only_for_the_next_round() -> None:
    state = untaxed(3, start=1, places={"cathedral": [0]}, hands={2: {"cubes": {"wood": 2}}})
    assert table(state)["start"] == 1


def test_P_14_1_the_builder_returns_to_the_bag() -> None:
    state = next_round(untaxed(places={"cathedral": [1]}))
    assert table(state)["places"]["cathedral"] == [-1]
    assert every(state, "builders_in_bag") == [3, 3]
