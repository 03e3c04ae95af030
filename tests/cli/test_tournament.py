"""Tournaments at the keyboard and in the arena, for every game that has them."""

from __future__ import annotations

import pytest

import cantiere
from tests.cli.conftest import Run

FORMS = [(game, form) for game in cantiere.games() for form in cantiere.game(game).tournaments]


@pytest.mark.parametrize(("game", "form"), FORMS)
def test_a_whole_tournament_against_bots(cli: Run, game: str, form: str) -> None:
    count = cantiere.game(game).tournaments[form].players
    seats = ["me:Anna", *["random"] * (count - 1)]
    done = cli("tournament", game, "--form", form, "--seats", *seats, "--seed", "3", typed="1\n" * 4000)
    assert done.code == 0, done.err
    assert "Round 2 of the tournament" in done.out
    assert "The tournament is over." in done.out
    ended = done.out.split("The tournament is over.")[1]
    assert "Anna" in ended
    assert ("points" in ended) == cantiere.game(game).tournaments[form].by_points


@pytest.mark.parametrize("game", sorted({game for game, _ in FORMS}))
def test_every_table_has_its_winner(cli: Run, game: str) -> None:
    bots = ["greedy", "random", "greedy", "random"]
    done = cli("tournament", game, "--seats", *bots, "--seed", "5", typed="")
    rounds = done.out.split("The game is over.")[1:]
    for told in rounds:
        lines = [line.strip() for line in told.splitlines() if line.strip()][:6]
        assert [line[:2] for line in lines] == ["1.", "2.", "Th", "1.", "2.", "Th"]
        for place in (0, 3):
            assert lines[place + 2] == "The winner: " + lines[place][3:].split(":")[0]


@pytest.mark.parametrize(("game", "form"), FORMS[:1])
def test_many_tournaments_in_the_arena(cli: Run, game: str, form: str) -> None:
    count = cantiere.game(game).tournaments[form].players
    bots = ["greedy", *["random"] * (count - 1)]
    done = cli("arena", game, "--tournament", form, "--seats", *bots, "--games", "2", "--seed", "1")
    assert done.code == 0, done.err
    assert "2 tournaments" in done.out
    assert "greedy" in done.out


def test_unknown_forms_are_refused(cli: Run) -> None:
    for game in cantiere.games():
        done = cli("tournament", game, "--form", "duel")
        assert done.code == 2
        assert "tournament" in done.err


def test_end_of_input_leaves_cleanly(cli: Run) -> None:
    for game, form in FORMS[:1]:
        done = cli("tournament", game, "--form", form, typed="")
        assert done.code == 0
        assert "left" in done.out
