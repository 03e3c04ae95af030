"""P-12 · Market."""

from __future__ import annotations

import pytest

from cantiere import CHANCE
from tests.games.by_text import act, asked, every, legal, refusal, seat_of, table, why_not
from tests.games.pillars.build import NUMBERS, cubes, next_round, untaxed

PRICES = {"sand": 2, "wood": 3, "stone": 4}


def test_P_12_1_in_the_order_of_the_spaces_round_and_round() -> None:
    state = untaxed(4, places={"market": [2, 0, 3, 1]})
    for seat in (2, 0, 3, 1, 2):
        assert asked(state) == ("market", seat)
        if seat == 2:
            act(state, "buy sand 1")
        else:
            act(state, "buy stone 1")


def test_P_12_1_who_stops_is_out_and_takes_the_builder_back() -> None:
    state = act(untaxed(3, places={"market": [2, 0, 1]}), "stop")
    assert table(state)["places"]["market"] == [-1, 0, 1, -1]
    assert every(state, "builders_in_bag") == [0, 0, 1]
    act(state, "buy sand 1", "buy sand 1")
    assert asked(state) == ("market", 0)


def test_P_12_1_stopping_counts_for_that_space_only() -> None:
    state = act(untaxed(places={"market": [0, 1, 0]}), "stop", "stop")
    assert asked(state) == ("market", 0)
    act(state, "buy sand 1")
    assert asked(state) == ("market", 0)
    act(state, "stop")
    assert asked(state)[0] == "reveal_privilege"  # one sand alone builds nothing


def test_P_12_1_two_builders_of_one_seat_act_twice_a_turn_round() -> None:
    state = untaxed(places={"market": [0, 0, 1]})
    act(state, "buy sand 1")
    assert asked(state) == ("market", 0)
    act(state, "buy stone 1")
    assert asked(state) == ("market", 1)


def test_P_12_1_any_number_of_one_material() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"gold": 30, "cubes": {"metal": 2}}})
    bought = [f"buy {m} {n}" for m in ("stone", "wood", "sand") for n in (1, 2, 3, 4)]
    assert legal(state) == ["stop", *bought, "sell metal 1", "sell metal 2"]


def test_P_12_1_no_more_than_the_market_has() -> None:
    state = untaxed(places={"market": [0]}, market={"sand": 1})
    assert refusal(state, "buy sand 2") == ("market-has-fewer", "P-12.1")
    assert why_not(state, "buy sand 2").params == {"have": 1, "material": "sand"}
    act(state, "buy sand 1")
    assert refusal(state, "buy sand 1") == ("market-has-fewer", "P-12.1")


def test_P_12_1_no_more_than_one_has() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"cubes": {"wood": 2}}})
    assert refusal(state, "sell wood 3") == ("too-few-cubes", "P-12.1")
    assert why_not(state, "sell wood 3").params == {"have": 2, "material": "wood"}


def test_P_12_1_without_a_builder_no_trade() -> None:
    state = untaxed(hands={0: {"cubes": {"metal": 1}, "craftsmen": ["architect-2"]}})
    assert asked(state) == ("cathedral", 0)


@pytest.mark.parametrize(("material", "price"), PRICES.items())
def test_P_12_2_buying(material: str, price: int) -> None:
    state = act(untaxed(places={"market": [0]}), f"buy {material} 3")
    assert seat_of(state, 0)["gold"] == 20 - 3 * price
    assert cubes(state, 0) == {material: 3}
    assert table(state)["market"][material] == 1
    assert table(state)["supply"][material] == 19


@pytest.mark.parametrize(("material", "price"), [*PRICES.items(), ("metal", 5)])
def test_P_12_2_selling(material: str, price: int) -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"gold": 0, "cubes": {material: 3}}})
    before = table(state)
    act(state, f"sell {material} 2")
    assert seat_of(state, 0)["gold"] == 2 * price
    assert cubes(state, 0) == {material: 1}
    assert table(state)["market"] == before["market"]  # sold cubes go to the general supply
    assert table(state)["supply"][material] == before["supply"][material] + 2


def test_P_12_2_metal_is_never_bought() -> None:
    assert not [text for text in NUMBERS if text.startswith("buy metal")]


def test_P_12_2_too_little_gold() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"gold": 7}})
    assert refusal(state, "buy stone 2") == ("too-little-gold", "P-12.2")
    assert why_not(state, "buy stone 2").params == {"needed": 8, "have": 7}
    act(state, "buy wood 2")
    assert seat_of(state, 0)["gold"] == 1


def test_P_12_3_without_a_stonecutter_no_selling_stone() -> None:
    state = untaxed(
        places={"market": [0]}, hands={0: {"craftsmen": ["woodworker", "mason-1"], "cubes": {"stone": 1}}}
    )
    assert refusal(state, "sell stone 1") == ("needs-stonecutter", "P-12.3")
    assert "buy stone 1" in legal(state)


def test_P_12_3_without_a_woodworker_no_buying_wood() -> None:
    state = untaxed(
        places={"market": [0]}, hands={0: {"craftsmen": ["stonecutter", "carpenter-2"], "cubes": {"wood": 1}}}
    )
    assert refusal(state, "buy wood 1") == ("needs-woodworker", "P-12.3")
    assert "sell wood 1" in legal(state)


def test_P_12_3_the_master_woodworker_is_a_woodworker() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"craftsmen": ["master-woodworker"]}})
    assert "buy wood 4" in legal(state)


def test_P_12_3_without_a_mortar_mixer_sand_is_traded_all_the_same() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"craftsmen": ["woodworker"], "cubes": {"sand": 1}}})
    assert {"buy sand 1", "sell sand 1"} <= set(legal(state))


def test_P_12_4_bought_material_cannot_be_sold_the_same_round() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"cubes": {"wood": 1, "sand": 1}}})
    act(state, "buy wood 1")
    assert refusal(state, "sell wood 1") == ("bought-this-round", "P-12.4")
    assert refusal(state, "sell wood 2") == ("bought-this-round", "P-12.4")
    assert "sell sand 1" in legal(state)


def test_P_12_4_selling_then_buying_the_same_is_allowed() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"cubes": {"wood": 2}}})
    act(state, "sell wood 1", "buy wood 2")
    assert cubes(state, 0) == {"wood": 3}
    assert refusal(state, "sell wood 1") == ("bought-this-round", "P-12.4")


def test_P_12_4_not_even_by_another_builder_of_the_seat() -> None:
    state = act(untaxed(places={"market": [0, 0]}), "buy wood 1")
    assert refusal(state, "sell wood 1") == ("bought-this-round", "P-12.4")
    act(state, "buy sand 1", "stop")
    assert refusal(state, "sell wood 1") == ("bought-this-round", "P-12.4")


def test_P_12_4_what_others_bought_does_not_matter() -> None:
    state = untaxed(places={"market": [0, 1]}, hands={1: {"cubes": {"wood": 1}}})
    assert "sell wood 1" in legal(act(state, "buy wood 1"))


def test_P_12_4_in_the_next_round_it_may_be_sold() -> None:
    state = act(untaxed(places={"market": [0]}), "buy wood 1", "stop")
    assert every(next_round(state), "bought") == [[], []]


def test_P_12_1_after_the_last_stop_the_cathedral() -> None:
    state = untaxed(places={"market": [0]}, hands={1: {"craftsmen": ["architect-2"]}})
    assert asked(act(state, "stop")) == ("cathedral", 1)


def test_P_12_1_trading_is_for_the_seats_not_for_chance() -> None:
    state = untaxed(places={"market": [0]})
    assert state.to_move != CHANCE
    assert state.chance_outcomes() == []
    assert refusal(state, "done") == ("not-asked", "P-12.1")
