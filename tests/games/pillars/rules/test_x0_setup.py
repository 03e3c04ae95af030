"""X-0 · Set-up with the expansion."""

from __future__ import annotations

import pytest

import cantiere
from cantiere import CHANCE
from cantiere.core.reason import CantiereError
from tests.games.by_text import act, asked, every, legal, table
from tests.games.pillars.build import GAME, decisions, next_round, position, untaxed

SEATS = (2, 3, 4, 5, 6)
FIRST = ["tool-maker", "master-woodworker", "mortar-mixer-1", "mason-1", "stonecutter-1"]
KINGSBRIDGE = {
    *("richard", "aliena", "tom", "jack", "otto", "francis", "philip", "ellen"),
    *("alfred", "waleran", "bartholomew", "jonathan", "regan", "sally", "william-hamleigh"),
}
SECOND = {
    *("madonna", "wool-fair", "toledo", "tax-freedom", "thomas", "remigius"),
    *("shiring-freed", "mathilde"),
}


@pytest.mark.parametrize("seats", [5, 6])
def test_X_0_1_five_and_six_seats_need_the_expansion(seats: int) -> None:
    with pytest.raises(CantiereError, match=f"{seats} seats need the expansion"):
        GAME.new(seats=seats)
    assert GAME.new(seats=seats, expansion=True).seats == seats


@pytest.mark.parametrize("seats", SEATS)
def test_X_0_1_gold_and_cubes(seats: int) -> None:
    state = GAME.new(seats=seats, start=1, expansion=True)
    assert every(state, "gold") == [20 + (seat - 1) % seats for seat in range(seats)]
    lay = table(state)
    total = {name: lay["supply"][name] + lay["market"][name] for name in lay["supply"]}
    assert total == {"stone": 26, "wood": 26, "sand": 26, "metal": 14}


@pytest.mark.parametrize("seats", SEATS)
def test_X_0_1_the_cubes_stay_complete(seats: int) -> None:
    for state in decisions(seats, seed=3, expansion=True):
        lay = table(state)
        for name, all_of_it in {"stone": 26, "wood": 26, "sand": 26, "metal": 14}.items():
            owned = sum(entry["cubes"][name] for entry in lay["seats"])
            assert owned + lay["supply"][name] + lay["market"][name] == all_of_it


def test_X_0_2_with_few_seats_one_of_five_craftsmen_leaves_unseen() -> None:
    state = act(GAME.new(seats=4, start=0, expansion=True), "reveal jack", "reveal tom", "reveal toledo")
    assert asked(state) == ("remove_craftsman", CHANCE)
    assert legal(state) == [f"remove {card}" for card in FIRST]
    act(state, "remove mason-1", "lay-out stonecutter-1", "lay-out tool-maker")
    lay = table(state)
    assert lay["shiring"] == ["stonecutter-1", "tool-maker"]
    assert lay["offered_craftsmen"] == ["master-woodworker", "mortar-mixer-1"]


@pytest.mark.parametrize("seats", [5, 6])
def test_X_0_2_with_many_seats_all_five_are_used(seats: int) -> None:
    state = act(GAME.new(seats=seats, start=0, expansion=True), "reveal jack", "reveal tom", "reveal toledo")
    assert legal(state) == [f"lay-out {card}" for card in FIRST]
    act(state, "lay-out mason-1", "lay-out tool-maker")
    assert table(state)["offered_craftsmen"] == ["master-woodworker", "mortar-mixer-1", "stonecutter-1"]


@pytest.mark.parametrize(("seats", "dealt", "small_pit"), [(2, 7, 0), (4, 7, 0), (5, 8, None), (6, 10, 1)])
def test_X_0_3_resource_cards(seats: int, dealt: int, small_pit: int | None) -> None:
    state = GAME.new(seats=seats, start=0, expansion=True)
    cantiere.settle(state, cantiere.Rng(1))
    cards = table(state)["offered_resources"]
    assert len(cards) == dealt
    assert small_pit is None or cards.count("gravel-1") == small_pit


def test_X_0_3_the_small_gravel_pit_is_among_ten_with_five_seats() -> None:
    found = set()
    for seed in range(12):
        state = GAME.new(seats=5, start=0, expansion=True)
        cantiere.settle(state, cantiere.Rng(seed))
        found.add("gravel-1" in table(state)["offered_resources"])
    assert found == {True, False}


def test_X_0_4_two_decks() -> None:
    state = GAME.new(seats=2, start=0, expansion=True)
    assert {text.split()[1] for text in legal(state)} == KINGSBRIDGE
    act(state, "reveal jack")
    assert asked(state) == ("reveal_privilege", CHANCE)
    act(state, "reveal regan")
    assert asked(state) == ("reveal_second_privilege", CHANCE)
    assert {text.split()[1] for text in legal(state)} == SECOND
    act(state, "reveal mathilde")
    assert table(state)["kingsbridge"] == ["jack", "regan"]
    assert table(state)["expansion"]["shiring_privilege"] == "mathilde"


def test_X_0_4_the_last_round_has_its_own() -> None:
    state = next_round(untaxed(expansion={}, round=5))
    assert table(state)["kingsbridge"] == ["completion", "ceremony"]
    assert table(state)["expansion"]["shiring_privilege"] == "procession"


def test_X_0_4_the_other_rounds_one_each() -> None:
    state = next_round(untaxed(expansion={}, round=2))
    assert table(state)["expansion"]["shiring_privilege"] in SECOND


def test_X_0_5_fourteen_events() -> None:
    state = position("turn_up_event", expansion={})
    assert len(legal(state)) == 14
    assert {"event audience", "event cloister", "event shiring-recruits", "event guild-meeting"} <= set(
        legal(state)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_base_game_has_nothing_of_the_expansion(seats: int) -> None:
    new = {"crusade-3", "coast", "france", "tax-collector", "shiring-3", "gravel-1", "painter-5", "regan"}
    for state in decisions(seats, seed=9):
        for text in legal(state):
            assert not new & set(text.split())
        assert state.view(None)["table"]["expansion"] is None


def test_a_snapshot_of_the_base_game_refuses_cards_of_the_expansion() -> None:
    data = GAME.new(seats=2, start=0).snapshot()
    data["table"]["seats"][0]["privileges"] = ["regan"]
    with pytest.raises(CantiereError, match="'regan' is not part of this game"):
        GAME.restore(data)
    data = GAME.new(seats=2, start=0).snapshot()
    data["table"]["places"]["coast"] = [0]
    with pytest.raises(CantiereError, match="the board has no 'coast'"):
        GAME.restore(data)
