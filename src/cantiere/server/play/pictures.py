"""The positions that rules pages and guided first rounds show."""

from __future__ import annotations

from cantiere.core.game import Game
from cantiere.core.history import History
from cantiere.core.notation import Row
from cantiere.core.rng import Rng
from cantiere.core.state import State
from cantiere.rules.guide import GuideStep
from cantiere.rules.page import picture
from cantiere.server.play.known import KnownMove, KnownPosition
from cantiere.server.play.known_news import hidden_figures, known_moves
from cantiere.server.play.live_table import moves_data
from cantiere.server.play.looking import known_position


def known_picture(game: Game, name: str, seat: int | None) -> KnownPosition:
    """Return the position of a picture as a seat sees it."""
    return seen_by(picture(game, name), seat)


def known_step(step: GuideStep) -> KnownPosition:
    """Return the position of a step of a guided first round, as its seat sees it."""
    return seen_by(step.state, step.seat)


def known_answer(step: GuideStep, text: str) -> tuple[Row, Row, list[KnownMove]]:
    """Return an answer to a step that asks, the right one, and what comes of the answer for its seat."""
    game, state = step.state.game, step.state.clone()
    assert step.right is not None
    chosen, right = (game.notation.exactly(state, one) for one in (text, step.right))
    rows = (game.label(state, chosen), game.label(state, right))
    history = History()
    history.play(state, chosen)
    hidden = hidden_figures(game.id, state.options)
    moves = known_moves(moves_data(history.moves, 1), step.seat, hidden, all_open=False)
    return (*rows, moves)


def seen_by(state: State, seat: int | None) -> KnownPosition:
    """Return what a seat (None: a spectator) sees of a position that belongs to no table."""
    if seat is None:
        return known_position(state, None, None)
    seen = state.clone()
    seen.resample(seat, Rng("picture"))
    return known_position(state, seat, seen)
