"""Bots know no game, play every game, and the better one wins."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from cantiere.bots import bot
from cantiere.core.conformance import variants
from cantiere.core.game import Game
from cantiere.core.state import State
from cantiere.match import Match

FOUR_SEATS = [
    (game, options) for game in cantiere.games() for _, options in variants(cantiere.game(game), [4])
]
TOURNAMENTS = {
    name: [form.options for form in cantiere.game(name).tournaments.values()] for name in cantiere.games()
}
SWITCHED = [
    (game, options) for game, options in FOUR_SEATS if all(isinstance(v, bool) for v in options.values())
]


def _won(game: Game, options: dict[str, Any], number: int) -> bool:
    """Play greedy on a rotating seat against three random bots; tell whether it is first, alone."""
    seat = number % 4
    players = [bot("greedy" if place == seat else "random", f"{number}:{place}") for place in range(4)]
    match = Match(game, players, seed=number, salt="strength", **options)
    match.play_bots()
    ranking = match.state.ranking()
    return ranking[seat] == 1 and ranking.count(1) == 1


# In a tournament's match not all four sit at one table: there, three opponents are not what is beaten.
SWITCHED = [
    (name, options)
    for name, options in SWITCHED
    if not any(form.items() <= options.items() for form in TOURNAMENTS[name])
]


# Interpreted games are slow: there, the games as they are by default are enough.
@pytest.mark.parametrize(
    ("name", "options"), SWITCHED if cantiere.compiled else [(name, {}) for name in cantiere.games()], ids=str
)
def test_greedy_beats_three_random_bots(name: str, options: dict[str, Any]) -> None:
    game = cantiere.game(name)
    default = game.check(4, options) == game.check(4, {})
    games = (200 if default else 40) if cantiere.compiled else 8
    won = sum(_won(game, options, number) for number in range(games))
    assert won >= 0.95 * games - (0 if cantiere.compiled else 1)


@pytest.mark.parametrize("name", ["random", "greedy", "casual:50", "search:4"])
@pytest.mark.parametrize("game", cantiere.games())
def test_bots_answer_every_question_legally_and_leave_the_state_alone(game: str, name: str) -> None:
    state = cantiere.game(game).new(seats=2)
    rng, player = cantiere.Rng(3), bot(name, 1)
    cantiere.settle(state, rng)
    for _ in range(60):
        if state.to_move == cantiere.OVER:
            break
        before = state.snapshot()
        action = player.choose(state.clone(), state.to_move)
        assert action in state.legal_actions()
        assert state.snapshot() == before
        state.play(action)
        cantiere.settle(state, rng)


# A whole game; interpreted, its beginning, for a search is slow there.
ANSWERS = 10_000 if cantiere.compiled else 60


@pytest.mark.parametrize("name", ["random", "greedy", "casual:50", "search:4"])
def test_a_bot_is_determined_by_its_seed(name: str) -> None:
    def choices(seed: int) -> list[int]:
        state: State = cantiere.game(cantiere.games()[0]).new(seats=2)
        rng, player = cantiere.Rng(1), bot(name, seed)
        made: list[int] = []
        cantiere.settle(state, rng)
        while state.to_move != cantiere.OVER and len(made) < ANSWERS:
            made.append(int(player.choose(state, state.to_move)))
            state.apply(made[-1])
            cantiere.settle(state, rng)
        return made

    assert choices(5) == choices(5)


def test_the_less_careless_bot_plays_better() -> None:
    """casual:5 is nearly greedy, casual:95 nearly random: it does not win a game in ten."""
    won = 0
    for number in range(6):
        names = ["casual:95", "casual:95"]
        names[number % 2] = "casual:5"
        match = Match(cantiere.games()[0], [bot(name, number) for name in names], seed=number, salt="")
        match.play_bots()
        won += match.state.ranking()[number % 2] == 1
    assert won >= 5
