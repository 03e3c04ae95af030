"""`cantiere problem`: the day's, and those of a theme or a level."""

from __future__ import annotations

import datetime

import pytest

import cantiere
from cantiere.problems import Puzzle, of_the_day, puzzles_of, themes_in
from cantiere.texts import Texts, languages
from tests.cli.conftest import Run

DAY = "2026-07-31"

every_game = pytest.mark.parametrize("name", cantiere.games())


def the_days(name: str) -> Puzzle:
    return of_the_day(puzzles_of(cantiere.game(name)), datetime.date.fromisoformat(DAY))


def label(name: str, text: str) -> str:
    game, texts = cantiere.game(name), Texts(cantiere.game(name))
    state = the_days(name).state(game)
    names = [texts.name(seat) for seat in range(state.seats)]
    return texts.label(game.label(state, game.notation.exactly(state, text)), names)


@every_game
def test_the_best_answer_is_right_and_explained(cli: Run, name: str) -> None:
    puzzle = the_days(name)
    done = cli("problem", name, "--day", DAY, typed=f"{puzzle.best.text}\n")
    assert done.code == 0
    assert f"problem {puzzle.id}" in done.out
    assert f"Right: {label(name, puzzle.best.text)}." in done.out
    seat = int(puzzle.state(cantiere.game(name)).to_move)
    assert f"{100 * puzzle.best.chances[seat]:.0f} %" in done.out
    right, asked = puzzle.found["journeyman"]
    assert f"Journeyman {right}/{asked}" in done.out
    assert done.out.count("What may follow") == 2


@every_game
def test_another_answer_by_its_number_is_not_the_best(cli: Run, name: str) -> None:
    game, puzzle = cantiere.game(name), the_days(name)
    state = puzzle.state(game)
    worst = puzzle.answers[-1].text
    number = 1 + state.legal_actions().index(game.notation.exactly(state, worst))
    done = cli("problem", name, "--day", DAY, typed=f"{number}\n")
    assert f"The best answer is: {label(name, puzzle.best.text)}." in done.out
    assert "Right:" not in done.out
    marked = [line for line in done.out.splitlines() if line.startswith("→")]
    assert len(marked) == 1
    assert label(name, worst) in marked[0]


def test_what_cannot_be_is_refused_and_asked_again(cli: Run) -> None:
    name = cantiere.games()[0]
    done = cli("problem", name, "--day", DAY, typed="999\nnonsense\n\n")
    assert "There is no number 999 in the list." in done.out
    assert "nonsense" in done.out
    assert "Right:" not in done.out  # it was shown, not found
    assert "The best answer is:" in done.out
    assert "The best answer is:" not in cli("problem", name, "--day", DAY, typed="q\n").out


@every_game
def test_a_theme_and_a_level(cli: Run, name: str) -> None:
    theme = next(iter(themes_in(cantiere.game(name))))
    words = Texts(cantiere.game(name)).say(theme)
    for wanted in (theme, theme.removeprefix("theme-")):
        done = cli("problem", name, "--theme", wanted, typed="q\n")
        assert done.code == 0
        assert words in done.out.splitlines()[0]
    done = cli("problem", name, "--level", "apprentice", typed="q\n")
    assert "· Apprentice ·" in done.out.splitlines()[0]


def test_what_there_is_not_is_said(cli: Run) -> None:
    name = cantiere.games()[0]
    for wrong, said in (
        (("--theme", "spaceships"), "opening"),
        (("--level", "emperor"), "grandmaster"),
        (("--day", "yesterday"), "2026-07-31"),
    ):
        done = cli("problem", name, *wrong)
        assert done.code == 2
        assert wrong[1] in done.err
        assert said in done.err


@pytest.mark.parametrize("lang", languages())
def test_every_language(cli: Run, lang: str) -> None:
    for name in cantiere.games():
        done = cli("--lang", lang, "problem", name, "--day", DAY, typed="\n")
        assert done.code == 0
        assert "[" not in done.out.splitlines()[0]
        assert "[puzzle-" not in done.out
        assert "[theme-" not in done.out
