"""Answers: the packed list that loops fill again and again."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.core.answers import Answers, each
from cantiere.core.blocks import ActionTable
from cantiere.core.game import Game
from tests.core.toys import Toy


def test_there_is_room_for_as_many_answers_as_a_question_has() -> None:
    answers = Answers()
    for action in range(100):
        answers.add(action * 3)
    assert answers.listed() == list(range(0, 300, 3))


def test_an_answer_can_be_put_before_others() -> None:
    answers = Answers()
    for action in (5, 40, 7, 6, 41, 1):
        answers.insert(action)
    assert answers.listed() == [1, 5, 6, 7, 40, 41]


@pytest.mark.parametrize("mask", [0, 1, 0b1010, 1 << 31, 2**62 - 1, 1 << 61 | 1 << 8])
def test_the_numbers_in_a_mask_are_found(mask: int) -> None:
    table = ActionTable()
    table.block("pass")
    block = table.block("take", [str(number) for number in range(62)])
    inside = [number for number in range(62) if mask >> number & 1]
    answers = Answers()
    answers.add_each(block, mask)
    assert list(each(mask)) == inside
    assert answers.listed() == [block.at(number) for number in inside]


@pytest.mark.parametrize("game", [Toy(), *map(cantiere.game, cantiere.games())], ids=lambda game: game.id)
def test_one_list_serves_for_all_questions(game: Game) -> None:
    """Steps that return lists, as the toy's do, and steps that fill them; nothing is left of the last one."""
    state, rng, answers = game.new(game.seat_counts[0]), cantiere.Rng("answers"), Answers()
    while state.to_move != cantiere.OVER:
        state.answers_into(answers)
        actions = state.legal_actions()
        assert answers.listed() == actions == sorted(set(actions))
        state.apply(actions[rng.below(len(actions))])
    state.answers_into(answers)
    assert answers.listed() == state.legal_actions() == []
