"""Bots are found by name, with a budget, by level, or in a file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import cantiere
from cantiere.bots import FROZEN, LEVELS, bot, bots
from cantiere.bots.even import adapted, player
from cantiere.bots.hasty import HastyBot
from cantiere.bots.search import SearchBot
from cantiere.core.reason import CantiereError
from cantiere.core.rng import Rng
from cantiere.match import Match
from tests.bots.toys import Nim

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"


BUDGETS = [
    "search:7",
    "search:20ms",
    "search:x3",
    "casual:5",
    "hasty:5",
    "even:70",
    "deep:9",
    "deep:x2",
    "search:900/4",
]


@pytest.mark.parametrize("name", [*bots(), *BUDGETS])
def test_a_bot_is_called_what_it_was_asked_for_by(name: str) -> None:
    assert bot(name, 1).name == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "grandmaster-0",
        "greedy:3",
        "search:",
        "search:0",
        "search:fast",
        "search:-4",
        "search:x",
        "search:/4",
        "search:900/",
        "search:900/0",
        "search:900/1000",
        "search:5@some.weights",
        "casual:x",
        "random:",
        "net:3",
        "net@",
        "greedy@some.weights",
    ],
)
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(CantiereError, match=r"bot|write search"):
        bot(name)


def test_every_level_is_a_bot_with_a_budget() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "journeyman", "master", "grandmaster"]
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


def test_levels_of_the_past_are_kept_by_name() -> None:
    assert FROZEN["master-1"] == "search"
    assert all(bot(spec).name == spec for spec in FROZEN.values())


def test_who_is_hasty_overlooks_but_never_plays_at_random() -> None:
    """Of what is noticed the best looking answer is given, so with nothing overlooked it is greedy's."""
    game = cantiere.game(cantiere.games()[0])
    state, rng = game.new(seats=2), Rng(1)
    same = Counter[bool]()
    while state.to_move != cantiere.OVER:
        cantiere.settle(state, rng)
        if state.to_move == cantiere.OVER:
            break
        promises = dict(
            zip(state.legal_actions(), game.heuristics.order(state, state.legal_actions()), strict=True)
        )
        careful = HastyBot(rng.below(1000), 0).choose(state.clone(), state.to_move)
        if game.heuristics.advice(state) < 0:
            assert promises[careful] == max(promises.values())
            hasty = HastyBot(rng.below(1000), 60).choose(state.clone(), state.to_move)
            same[promises[hasty] == max(promises.values())] += 1
        state.apply(careful)
    assert same[False] > 5


def test_an_even_bot_follows_the_person() -> None:
    strength = 40.0
    for _ in range(20):
        strength = adapted(strength, 1.0, 4)
    assert strength == 100.0
    for _ in range(100):
        strength = adapted(strength, 0.0, 4)
    assert strength == 0.0
    assert adapted(50.0, 0.25, 4) == 50.0
    kinds = [type(player(1, strength)).__name__ for strength in (0, 49, 50, 51, 100)]
    assert kinds == ["HastyBot", "HastyBot", "GreedyBot", "DeepBot", "DeepBot"]
