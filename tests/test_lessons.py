"""Lessons: real positions whose answers were searched, alike in every language, up to a game that is won."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cantiere
from cantiere.bots import LEVELS
from cantiere.core.registry import home_of
from cantiere.problems import find, level_of
from cantiere.rules import PageError, lessons_of
from cantiere.rules.lessons import FILE, FOLDER, Lessons
from cantiere.texts import Texts, languages

WITHIN_REACH = list(LEVELS)[:2]  # of whoever is to beat the apprentice
CLEARLY = 0.05  # in the chance to win

every_game = pytest.mark.parametrize("name", cantiere.games())


@every_game
def test_two_lessons_ask_and_the_last_is_a_game(name: str) -> None:
    game = cantiere.game(name)
    *asking, last = lessons_of(Texts(game)).lessons
    assert len(asking) == 2
    assert last.against == ["apprentice"]
    assert 1 + len(last.against) in game.seat_counts
    problems = [question.problem for lesson in asking for question in lesson.questions]
    assert len(set(problems)) == len(problems) >= 6
    for lesson in asking:
        assert len(lesson.questions) >= 3
        assert not lesson.against


@every_game
def test_each_question_has_one_answer_that_is_clearly_better(name: str) -> None:
    """The problems themselves are checked by `test_problems`: positions load, all answers are legal."""
    game = cantiere.game(name)
    for lesson in lessons_of(Texts(game)).lessons:
        for question in lesson.questions:
            puzzle = find(game, question.problem)
            assert puzzle is not None, question
            assert puzzle.level in WITHIN_REACH
            assert level_of(puzzle.found) == puzzle.level
            state = puzzle.state(game)
            seat = int(state.to_move)
            assert game.notation.exactly(state, puzzle.best.text) in state.legal_actions()
            for other in puzzle.answers[1:]:
                assert puzzle.best.chances[seat] >= other.chances[seat] + CLEARLY, (question.key, other)


@every_game
@pytest.mark.parametrize("lang", languages())
def test_every_language_says_all_of_it(name: str, lang: str) -> None:
    found, english = (lessons_of(Texts(cantiere.game(name), one)) for one in (lang, "en"))
    for mine, other in zip(found.lessons, english.lessons, strict=True):
        assert (mine.key, mine.against) == (other.key, other.against)
        assert mine.title
        assert mine.blocks
        for question, same in zip(mine.questions, other.questions, strict=True):
            assert (question.key, question.problem) == (same.key, same.problem)
            assert question.blocks
            assert {block["kind"] for block in question.blocks} == {"paragraph"}
            if lang != "en":
                assert question.blocks != same.blocks


def test_what_does_not_fit_together_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = cantiere.game(cantiere.games()[0])
    data = json.loads((home_of(game) / FOLDER / FILE).read_text("utf-8"))
    page = (home_of(game) / FOLDER / "en.md").read_text("utf-8")
    folder = tmp_path / game.id / FOLDER
    folder.mkdir(parents=True)
    (folder / "en.md").write_text(page, "utf-8")
    monkeypatch.setattr("cantiere.rules.lessons.home_of", lambda _game: folder.parent)
    monkeypatch.setattr("cantiere.rules.page.home_of", lambda _game: folder.parent)
    texts = Texts(game)
    both = [*data[:-1], {**data[-1], "questions": data[0]["questions"][:1]}]
    for wrong, said in ((data[::-1], "in their order"), (both, "in their order")):
        (folder / FILE).write_text(json.dumps(wrong), "utf-8")
        with pytest.raises(PageError, match=said):
            Lessons(texts)
    (folder / FILE).write_text(json.dumps([*data[:-1], {"key": data[-1]["key"]}]), "utf-8")
    with pytest.raises(PageError, match="either ask questions or be a game"):
        Lessons(texts)
