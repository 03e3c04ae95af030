"""Bots are found by name, with a budget, by level, or in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import cantiere
from cantiere.bots import LEVELS, bot, bots
from cantiere.bots.search import SearchBot
from cantiere.core.reason import CantiereError
from cantiere.match import Match
from tests.bots.toys import Nim

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


@pytest.mark.parametrize("name", [*bots(), "search:7", "search:20ms", "casual:5"])
def test_a_bot_is_called_what_it_was_asked_for_by(name: str) -> None:
    assert bot(name, 1).name == name


@pytest.mark.parametrize(
    "name",
    ["", "grandmaster", "greedy:3", "search:", "search:0", "search:fast", "search:-4", "casual:x", "random:"],
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(CantiereError, match=r"bot|write search"):
        bot(name)


def test_every_level_is_a_bot_with_a_budget() -> None:
    assert list(LEVELS) == ["apprentice", "journeyman", "master"]
    assert all(bot(spec).name == spec for spec in LEVELS.values())


def test_a_bot_of_ones_own_plays() -> None:
    match = Match(cantiere.games()[0], [bot(str(EXAMPLE), 1), bot("random", 2)], seed=1)
    for _ in range(3):
        match.play_bot()
    assert len(match.moves) > 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no function make"),
        ("def make(seed):\n    return 3\n", "must return an object with choose"),
        ("import nothing_of_the_kind\n", "cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_file_that_makes_no_bot_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(text)
    with pytest.raises(CantiereError, match=message):
        bot(str(path))


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(CantiereError, match="there is no bot file"):
        bot("nowhere/my_bot.py")


def test_an_illegal_answer_of_a_bot_of_ones_own_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cheat.py"
    path.write_text(
        "class C:\n    def choose(self, state, seat):\n        return -5\n\ndef make(seed):\n    return C()\n"
    )
    match = Match(cantiere.games()[0], [bot(str(path)), bot(str(path))], seed=1)
    with pytest.raises(CantiereError, match="which is none of"):
        match.play_bot()


def test_a_search_that_is_told_nothing_asks_the_game() -> None:
    state = Nim().new(seats=2)
    thought = SearchBot(0).think(state, state.to_move)
    assert thought.iterations == state.game.heuristics.iterations(state) == 500
