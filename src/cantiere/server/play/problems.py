"""Problems as whoever is asked may know them: the position, the answers, what follows."""

from __future__ import annotations

from typing import NamedTuple

from cantiere.core.game import Game
from cantiere.core.notation import Row
from cantiere.problems import Answer, Puzzle, played_on
from cantiere.server.play.known import KnownMove, KnownPosition
from cantiere.server.play.known_news import hidden_figures, known_moves
from cantiere.server.play.live_table import moves_data
from cantiere.server.play.pictures import seen_by


class KnownAnswer(NamedTuple):
    """An answer that was tried, with its message."""

    row: Row
    answer: Answer


def known_puzzle(game: Game, puzzle: Puzzle) -> KnownPosition:
    """Return the position of a problem as the seat that is asked sees it."""
    state = puzzle.state(game)
    return seen_by(state, int(state.to_move))


def known_answers(game: Game, puzzle: Puzzle) -> tuple[int, list[KnownAnswer]]:
    """Return whose question it is, and the answers that were tried."""
    state = puzzle.state(game)
    rows = [game.label(state, game.notation.exactly(state, one.text)) for one in puzzle.answers]
    return int(state.to_move), [KnownAnswer(*one) for one in zip(rows, puzzle.answers, strict=True)]


def known_following(game: Game, puzzle: Puzzle, text: str) -> list[KnownMove]:
    """Return how it goes on after an answer, as far as the seat may know it."""
    state = puzzle.state(game)
    moves = moves_data(played_on(puzzle, game, text), 1)
    hidden = hidden_figures(game.id, state.options)
    return known_moves(moves, int(state.to_move), hidden, all_open=False)
