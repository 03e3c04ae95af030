"""`cantiere learn`: lessons in the terminal."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.problems import Puzzle, find
from cantiere.rules import lessons_of
from cantiere.texts import Texts, languages
from tests.cli.conftest import Run

every_game = pytest.mark.parametrize("name", cantiere.games())


def asked(name: str, lesson: int) -> list[Puzzle]:
    game = cantiere.game(name)
    questions = lessons_of(Texts(game)).lessons[lesson].questions
    return [puzzle for question in questions if (puzzle := find(game, question.problem)) is not None]


@every_game
def test_all_answers_right_pass_a_lesson(cli: Run, name: str) -> None:
    lessons = lessons_of(Texts(cantiere.game(name))).lessons
    done = cli("learn", name, "1", typed="".join(f"{one.best.text}\n" for one in asked(name, 0)))
    assert done.code == 0
    for question in lessons[0].questions:
        assert question.title in done.out
    assert "You have passed this lesson." in done.out


def test_a_wrong_answer_does_not(cli: Run) -> None:
    name = cantiere.games()[0]
    first, *others = asked(name, 1)
    key = lessons_of(Texts(cantiere.game(name))).lessons[1].key
    typed = "".join(f"{one.best.text}\n" for one in others)
    done = cli("learn", name, key, typed=f"{first.answers[-1].text}\n{typed}")
    assert f"{len(others)} of {len(others) + 1} found" in done.out
    left = cli("learn", name, key, typed=f"{first.best.text}\nq\n")
    assert "found. Once more?" not in left.out
    assert "passed" not in left.out


def test_the_last_lesson_is_a_game(cli: Run) -> None:
    name = cantiere.games()[0]
    done = cli("learn", name, "3", typed="quit\n")
    assert done.code == 0
    assert "Apprentice" in done.out
    assert "You have passed" not in done.out


@pytest.mark.parametrize("lang", languages())
def test_what_there_is(cli: Run, lang: str) -> None:
    for name in cantiere.games():
        done = cli("--lang", lang, "learn", name)
        assert done.code == 0
        for lesson in lessons_of(Texts(cantiere.game(name), lang)).lessons:
            assert lesson.title in done.out
            assert lesson.key in done.out
    wrong = cli("--lang", lang, "learn", cantiere.games()[0], "seven")
    assert wrong.code == 2
    assert "seven" in wrong.err
    assert "apprentice" in wrong.err
