"""Torri keeps the contract, and its rules are those of its page."""

from __future__ import annotations

import io
from typing import Any

import pytest
from cantiere_torri import GAME
from cantiere_torri.table import BLOCKS, NAMES, Table
from rich.console import Console

import cantiere
from cantiere.cli.board import board
from cantiere.core.conformance import check_game
from cantiere.texts import Texts, languages


def laid_out(hands: list[dict[str, int]], towers: list[list[str]], **options: Any) -> Table:
    """The first seat's turn with these hands and towers; all other blocks are in the bag."""
    state = GAME.new(len(hands), **options)
    cantiere.settle(state, cantiere.Rng(1))
    data = state.snapshot()
    used = [name for tower in towers for name in tower]
    used += [name for hand in hands for name, amount in hand.items() for _ in range(amount)]
    bag = {name: BLOCKS.amounts[kind] - used.count(name) for kind, name in enumerate(NAMES)}
    data["table"] |= {"bag": bag, "hands": hands, "towers": towers}
    found = GAME.restore(data)
    assert isinstance(found, Table)
    return found


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_it_keeps_the_contract(seats: int) -> None:
    check_game(GAME, seats=[seats], games=2, knows=Texts(GAME).knows)


@pytest.mark.parametrize("lang", languages())
def test_it_has_words_in_every_language(lang: str) -> None:
    texts = Texts(GAME, lang)
    for row in GAME.notation.rows:
        texts.label(row)
    texts.question("turn")
    assert not texts.missing


def test_no_block_on_a_narrower_one() -> None:  # T-2.1
    state = laid_out([{"slab": 1, "sliver": 1}, {"brick": 2}], [["brick"], []])
    with pytest.raises(cantiere.IllegalAction) as refused:
        GAME.parse(state, "build slab")
    assert (refused.value.reason.key, refused.value.reason.rule) == ("too-wide", "T-2.1")
    state.play(GAME.parse(state, "build sliver"))
    assert state.towers[0] == [NAMES.index("brick"), NAMES.index("sliver")]


@pytest.mark.parametrize(("spires", "points"), [(False, 1), (True, 3)])
def test_a_spire_counts_more(spires: bool, points: int) -> None:  # T-4.1
    state = laid_out([{"sliver": 1}, {"brick": 1}], [[], []], spires=spires)
    state.play(GAME.parse(state, "build sliver"))
    assert state.scores() == [points, 0]


def test_the_wider_base_wins_a_tie() -> None:  # T-4.2
    state = laid_out([{"sliver": 1}, {"brick": 1}], [["slab"], ["plinth"]])
    assert state.ranking() == [2, 1]


def test_the_game_ends_when_nobody_holds_a_block() -> None:  # T-4.1
    state = GAME.new(3)
    cantiere.playout(state, cantiere.Rng(5))
    assert isinstance(state, Table)
    assert sum(map(sum, state.hands)) == sum(state.bag) == 0


def test_the_drawing_names_who_is_ahead_and_hides_the_other_hand() -> None:
    state = laid_out([{"sliver": 1}, {"brick": 1}], [[], []])
    state.play(GAME.parse(state, "build sliver"))
    drawn = io.StringIO()
    Console(file=drawn, width=120).print(board(state, 0, Texts(GAME), ["Anna", "Berta"]))
    assert "Anna is ahead with 1 point." in drawn.getvalue()
    assert "1 brick" not in drawn.getvalue()
    assert "Berta" in drawn.getvalue()
