"""Whole games at the keyboard, with lines typed into a pipe.

What needs the notation of one game is in that game's folder.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import cantiere
from cantiere.core.record import Record
from cantiere.core.state import CHANCE
from tests.cli.conftest import Run

GAME = cantiere.games()[0]  # any would do
TABLE = ("play", GAME, "--seats", "me", "greedy", "greedy", "--seed", "7")
FIRST = "1\n" * 3000


@pytest.mark.parametrize("game", cantiere.games())
def test_a_whole_game_against_bots(cli: Run, game: str) -> None:
    done = cli(
        "play", game, "--seats", "me", *["random"] * (min(cantiere.game(game).seat_counts) - 1), typed=FIRST
    )
    assert done.code == 0
    assert "The game is over." in done.out
    assert "The winner:" in done.out or "A shared victory:" in done.out
    assert "[" + "decision-" not in done.out


def test_without_a_game_or_seats_the_first_game_is_played_against_three_bots(cli: Run) -> None:
    done = cli("play", typed="quit\n")
    assert done.code == 0
    assert "You have left the game." in done.out
    assert "Greedy 3" in done.out


def test_the_same_seed_gives_the_same_game(process: Run) -> None:
    one, two = (process(*TABLE, typed=FIRST) for _ in range(2))
    assert one.code == two.code == 0
    assert one.out == two.out
    assert "\x1b" not in one.out


def test_bots_alone_play_to_the_end(cli: Run) -> None:
    done = cli("play", GAME, "--seats", "greedy", "random", "--seed", "1")
    assert done.code == 0
    assert "1. " in done.out
    assert "The winner:" in done.out


def test_the_end_of_input_ends_the_game_cleanly(process: Run) -> None:
    done = process(*TABLE)
    assert done.code == 0
    assert "You have left the game." in done.out
    assert "It was not saved." in done.out


def test_a_saved_game_goes_on_where_it_stopped(cli: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    cli(*TABLE, typed="1\n" * 20 + f"save {file}\nquit\n")
    saved = Record.load(file)
    assert saved.result is None
    rest = cli("play", "--load", file, "--save", file, typed=FIRST)
    assert rest.code == 0
    assert f"Going on after {len(saved.moves)} moves." in rest.out
    whole = Record.load(file)
    assert whole.result is not None
    assert whole.moves[: len(saved.moves)] == saved.moves
    assert (whole.seed, whole.salt, whole.commitment) == (saved.seed, saved.salt, saved.commitment)
    assert whole.players == ["person", "greedy", "greedy"]


def test_save_asks_where_and_says_what_went_wrong(cli: Run, tmp_path: Path) -> None:
    done = cli(*TABLE, typed=f"save\nsave {tmp_path}/no/such/place.json\n")
    assert done.code == 0
    assert "Type: save FILE" in done.out
    assert "Cannot write" in done.out


def test_a_whole_game_with_typed_draws(cli: Run, tmp_path: Path) -> None:
    file = tmp_path / "asked.json"
    done = cli("play", GAME, "--seats", "me", "random", "--chance", "ask", "--save", file, typed=FIRST)
    assert done.code == 0
    assert "The game is over." in done.out
    assert any(who == CHANCE for who, _ in Record.load(file).moves)
    assert cli("replay", file).code == 0
