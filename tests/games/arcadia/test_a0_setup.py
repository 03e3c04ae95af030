"""A-0 · Set-up."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from cantiere import CHANCE
from tests.games.arcadia.build import BOX, FAMILIES, GAME, decisions, values
from tests.games.by_text import act, every, legal, table

SITES = ["f5", "g5", "h5", "f6", "g6", "h6"]


def dealt(seats: int = 4, **options: Any) -> cantiere.State:
    state = GAME.new(seats=seats, start=0, **options)
    cantiere.settle(state, cantiere.Rng(1))
    return state


def test_A_0_1_the_board_is_16_by_12_with_26_tents() -> None:
    board = dealt().view(None)["table"]["board"]
    assert (board["columns"], board["rows"], len(board["tents"])) == (16, 12, 26)


def test_A_0_1_the_castle_lies_where_it_covers_no_tent() -> None:
    tents = set(dealt().view(None)["table"]["board"]["tents"])
    free = []
    for y in range(10):
        for x in range(13):
            cells = {f"{chr(97 + x + dx)}{y + dy + 1}" for dx in range(4) for dy in range(3)}
            if not cells & tents:
                free.append(f"{chr(97 + x)}{y + 1}")
    assert free == SITES


@pytest.mark.parametrize("site", SITES)
def test_A_0_1_a_legal_place_may_be_chosen(site: str) -> None:
    castle = dealt(castle=site).view(None)["table"]["castle"]
    assert castle["at"] == site
    assert len(castle["cells"]) == 12


def test_A_0_1_by_default_it_lies_at_its_usual_place() -> None:
    assert table(dealt())["castle"]["at"] == "g5"


def test_A_0_1_a_random_place_is_drawn_from_the_legal_ones() -> None:
    state = GAME.new(seats=2, castle="random", start=0)
    assert (state.to_move, state.decision) == (CHANCE, "castle_site")
    assert legal(state) == [f"castle {site}" for site in SITES]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    assert table(act(state, "castle f6"))["castle"]["at"] == "f6"


def test_A_0_1_ten_spaces_and_a_courtyard_of_two_cells() -> None:
    castle = dealt().view(None)["table"]["castle"]
    assert len(castle["spaces"]) == 10
    assert len(castle["cells"]) - len(castle["spaces"]) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_A_0_2_each_seat_has_flags_workers_and_hidden_cards(seats: int) -> None:
    state = dealt(seats)
    assert every(state, "flags") == [4] * seats
    assert every(state, "own") == [3] * seats
    assert every(state, "neutral") == [0] * seats
    assert every(state, "gold") == [0] * seats
    assert [len(hand) for hand in every(state, "hand")] == [4] * seats
    assert every(state, "known") == [[]] * seats


def test_A_0_3_three_open_cards_and_40_in_all() -> None:
    state = dealt()
    lay = table(state)
    assert len(lay["open_cards"]) == 3
    assert len(lay["deck"]) == 40 - 16 - 3
    everywhere = [*lay["open_cards"], *lay["deck"], *(card for hand in every(state, "hand") for card in hand)]
    assert sorted(everywhere) == sorted(BOX)
    assert len({card.split("-")[0] for card in BOX}) == 7


def test_A_0_3_a_card_is_drawn_as_often_as_it_lies_in_the_deck() -> None:
    state = GAME.new(seats=2, start=0)
    weights = {GAME.text(state, outcome): weight for outcome, weight in state.chance_outcomes()}
    assert weights == {f"card {card}": BOX.count(card) for card in BOX}
    act(state, "card house-red", "card house-red")
    assert "card house-red" not in legal(state)


def test_A_0_4_castle_pieces_and_the_value_of_seals() -> None:
    state = dealt()
    assert table(state)["castle"]["supply"] == [dict.fromkeys(FAMILIES, number) for number in (3, 3, 1)]
    assert values(state) == dict.fromkeys(FAMILIES, 2)
    assert table(state)["castle"]["spaces"].count(None) == 2


@pytest.mark.parametrize(("seats", "neutral"), [(2, 3), (3, 2), (4, 1)])
def test_A_0_5_the_first_game_has_seven_buildings_and_neutral_workers(seats: int, neutral: int) -> None:
    state = dealt(seats, first_game=True)
    lay = table(state)
    assert [building["card"].split("-")[0] for building in lay["buildings"]] == [
        "house",
        "farm",
        "tavern",
        "mill",
        "smithy",
        "market",
        "abbey",
    ]
    assert every(state, "neutral") == [neutral] * seats
    assert lay["neutral_workers"] == 24 - seats * neutral
    assert len(lay["deck"]) == 33 - 4 * seats - 3
    assert lay["completed_now"] == []
    assert all(building["free_around"] > 0 for building in state.view(None)["table"]["board"]["buildings"])


def test_A_0_5_tents_under_the_first_buildings_bring_nothing() -> None:
    assert every(dealt(2, first_game=True), "neutral") == [3, 3]


def test_A_0_6_the_start_seat_is_drawn_or_given() -> None:
    state = GAME.new(seats=3)
    assert (state.to_move, legal(state)) == (CHANCE, ["start 0", "start 1", "start 2"])
    act(state, "start 2")
    cantiere.settle(state, cantiere.Rng(0))
    assert state.to_move == 2
    assert dealt(3).to_move == 0


def test_A_0_6_then_clockwise() -> None:
    order = [int(state.to_move) for state in decisions(3, 5, start=1) if state.decision == "action"]
    assert order[:7] == [1, 2, 0, 1, 2, 0, 1]
