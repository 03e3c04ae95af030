"""P-15 · The next round."""

from __future__ import annotations

from tests.games.by_text import every, table
from tests.games.pillars.build import next_round, untaxed

FULL = {"stone": 4, "wood": 4, "sand": 4, "metal": 1}


def test_P_15_1_market_and_court_are_filled_again() -> None:
    state = untaxed(market={"stone": 0, "wood": 1, "sand": 3, "metal": 0}, places={"market": [0]})
    assert table(next_round(state))["market"] == FULL


def test_P_15_1_no_more_than_the_supply_has() -> None:
    state = untaxed(market={"metal": 0}, hands={0: {"cubes": {"metal": 5}}, 1: {"cubes": {"metal": 5}}})
    assert table(next_round(state))["market"] == FULL
    lean = untaxed(
        4,
        market={"metal": 0},
        places={"market": [0]},
        hands={seat: {"cubes": {"metal": amount}} for seat, amount in enumerate((5, 5, 3, 0))},
    )
    assert table(next_round(lean))["market"] == {**FULL, "metal": 0}


def test_P_15_1_used_grey_workers_go_back() -> None:
    state = next_round(untaxed(grey_now=0, places={"castle": [1]}))
    assert (table(state)["grey_now"], table(state)["grey_next"]) == (1, -1)
    assert every(state, "workers") == [12, 14]


def test_P_15_1_the_stone_is_back_on_seven() -> None:
    assert table(next_round(untaxed(cost=0)))["cost"] == 7


def test_P_15_1_builders_are_all_in_the_bag() -> None:
    assert every(next_round(untaxed(places={"market": [0, 1]})), "builders_in_bag") == [3, 3]


def test_P_15_1_the_table_shows_nothing_of_the_last_round() -> None:
    lay = next_round(untaxed(vetoed=True)).view(0)["table"]
    assert (lay["round"], lay["vetoed"], lay["tax"], lay["event"]) == (2, False, 0, None)


def test_P_15_1_what_seats_own_stays() -> None:
    own = {"gold": 11, "vp": 7, "cubes": {"sand": 2, "metal": 3}, "privileges": ["jack", "thomas"]}
    state = next_round(untaxed(hands={1: own}))
    found = table(state)["seats"][1]
    assert (found["gold"], found["vp"], found["privileges"]) == (11, 7, ["jack", "thomas"])
    assert found["cubes"] == {"stone": 0, "wood": 0, "sand": 2, "metal": 3}
