"""Things to learn from a game: by theme, the dearest first, for every game."""

from __future__ import annotations

import random

import pytest

import cantiere
from cantiere.arena.analysis import Analysis, Moment
from cantiere.arena.lessons import LEAST, THINGS, lessons
from cantiere.bots import bot
from cantiere.core.state import State
from cantiere.match import Match
from cantiere.problems import themes_of
from cantiere.texts import Texts, languages


def played(game: str) -> tuple[Match, list[Moment]]:
    """A game, and all its choices as moments that cost nothing."""
    match = Match(cantiere.game(game), [bot("greedy"), bot("random")], seed="lessons")
    match.play_bots()
    moments = []
    for number, move in enumerate(match.moves, start=1):
        if move.who < 0 or move.forced:
            continue
        texts = [match.game.text(move.before, action) for action in move.before.legal_actions()]
        other = next(one for one in texts if one != move.text)
        moments.append(Moment(number, int(move.who), move.before.decision, move.text, other, 0.0, [0.5, 0.5]))
    return match, moments


def costing(moment: Moment, loss: float) -> Moment:
    return Moment(
        moment.number, moment.seat, moment.decision, moment.played, moment.best, loss, moment.chances
    )


@pytest.mark.parametrize("game", cantiere.games())
def test_mistakes_are_put_together_by_what_they_were_about(game: str) -> None:
    match, moments = played(game)
    rng = random.Random(game)
    wrong = [costing(one, rng.choice([0.0, 0.01, 0.03, 0.1])) for one in moments]

    def before(number: int) -> State:
        return match.moves[number - 1].before

    found = lessons(Analysis([], wrong), match.game, before)
    assert {one.seat for one in found} == {0, 1}
    themes = {theme.id: theme for theme in themes_of(match.game)}
    texts = [Texts(match.game, lang) for lang in languages()]
    for seat in (0, 1):
        mine = [one for one in found if one.seat == seat]
        assert 1 <= len(mine) <= THINGS
        assert [one.loss for one in mine] == sorted((one.loss for one in mine), reverse=True)
        assert len({one.theme for one in mine}) > 1  # not all under one heading
        numbers = [moment.number for one in mine for moment in one.moments]
        assert len(numbers) == len(set(numbers))
        for one in mine:
            assert all(moment.loss >= LEAST and moment.seat == seat for moment in one.moments)
            losses = [moment.loss for moment in one.moments]
            assert losses == sorted(losses, reverse=True)
            assert one.theme is None or all(themes[one.theme].fits(before(m.number)) for m in one.moments)
            assert one.theme is None or all(text.knows(one.theme) for text in texts)


@pytest.mark.parametrize("game", cantiere.games())
def test_who_made_no_mistake_has_nothing_to_learn(game: str) -> None:
    match, moments = played(game)
    one = next(one for one in moments if one.seat == 1)
    for loss, expected in ((LEAST / 2, 0), (LEAST, 1)):
        found = lessons(
            Analysis([], [costing(one, loss)]), match.game, lambda number: match.moves[number - 1].before
        )
        assert [lesson.seat for lesson in found] == [1] * expected


@pytest.mark.parametrize("game", cantiere.games())
def test_there_are_three_things_where_three_things_were_asked(game: str) -> None:
    """Also where all mistakes are about one theme: it is taken apart by what was asked."""
    match, moments = played(game)
    mine = [costing(one, 0.1 + 0.001 * one.number) for one in moments if one.seat == 0]
    asked = list(dict.fromkeys(one.decision for one in mine))[:4]
    few = [next(one for one in mine if one.decision == decision) for decision in asked]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("cantiere.arena.lessons._themes", lambda *_: ["theme-opening"])
        found = lessons(Analysis([], few), match.game, lambda number: match.moves[number - 1].before)
        assert [one.theme for one in found] == ["theme-opening"] * THINGS
        assert len({one.decision for one in found}) == THINGS
        assert [one.loss for one in found] == sorted((one.loss for one in few), reverse=True)[:THINGS]
        same = lessons(Analysis([], few[:1]), match.game, lambda number: match.moves[number - 1].before)
        assert [one.moments for one in same] == [(few[0],)]  # what cannot be taken apart stays


def test_the_rarest_theme_counts_and_no_theme_is_a_heading_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = cantiere.games()[0]
    match, moments = played(game)
    mine = [costing(one, 0.1) for one in moments if one.seat == 0][:6]
    found = lessons(Analysis([], mine), match.game, lambda number: match.moves[number - 1].before)
    assert all(one.theme is not None for one in found)
    monkeypatch.setattr("cantiere.arena.lessons.themes_of", lambda game: ())
    found = lessons(Analysis([], mine), match.game, lambda number: match.moves[number - 1].before)
    assert [one.theme for one in found] == [None] * len(found)
    assert all({moment.decision for moment in one.moments} == {one.decision} for one in found)
    assert len({one.decision for one in found}) == len(found)
