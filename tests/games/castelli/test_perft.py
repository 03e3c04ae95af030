"""Counts of positions after a few decisions, chance included, as chess has its perft tables."""

from __future__ import annotations

import pytest

from cantiere import State
from cantiere.games.castelli.components import BASE_DECK, BATTLE_DECK, CARD_KINDS, TILE_CARD, TILES, copies
from tests.games.castelli.build import GAME

KINDS = sum(copies(BASE_DECK, kind) > 0 for kind in range(CARD_KINDS))
BATTLE_KINDS = sum(copies(BATTLE_DECK, kind) > 0 for kind in range(CARD_KINDS))
CARD_TILES = [name for number, name in enumerate(TILES[:32]) if TILE_CARD[number]]


def perft(state: State, depth: int) -> int:
    """Return how many sequences of so many decisions there are."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal_actions())
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("seats", "meadows"), [(2, 16), (3, 32), (4, 32)])
def test_a_turn_begins_with_a_meadow_a_tile_and_its_turn(seats: int, meadows: int) -> None:
    state = GAME.new(seats, start=0)
    assert [perft(state, depth) for depth in (0, 1, 2, 3)] == [1, meadows, meadows * 32, meadows * 32 * 4]


def test_with_dilemma_one_of_two_tiles_is_laid() -> None:
    """Four start tiles for two seats; then a meadow, a tile, one of two to lay, and four turns of it."""
    state = GAME.new(2, start=0, dilemma=True)
    counts = [4, 4 * 3, 12 * 16, 12 * 16 * 32, 12 * 16 * 32 * 2]
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == counts


@pytest.mark.parametrize(("battle", "kinds"), [(False, KINDS), (True, BATTLE_KINDS)])
def test_what_follows_the_first_tile(battle: bool, kinds: int) -> None:
    """A card for the tile's own symbol, or for the frame or a market around it; else the rest of the turn."""
    state = GAME.new(2, start=0, battle=battle)
    expected = 0
    for meadow in state.legal_actions():
        chosen = state.clone()
        chosen.apply(meadow)
        for tile in chosen.legal_actions():
            looked = chosen.clone()
            looked.apply(tile)
            shown = looked.view(0)["table"]["tile"]
            for gains in shown["turns"].values():
                draws = shown["tile"]["id"] in CARD_TILES or any(gain["what"] == "card" for gain in gains)
                expected += kinds if draws else 1  # nobody can build yet, so the turn can only be ended
    assert perft(state, 4) == expected == (16_896 if battle else 12_256)


def test_the_kinds_of_cards_and_tiles_are_those_of_the_box() -> None:
    assert (KINDS, BATTLE_KINDS, len(CARD_TILES)) == (12, 17, 8)
