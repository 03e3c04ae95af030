"""The positions that rules pages and guided first rounds show."""

from __future__ import annotations

from cantiere.core.game import Game
from cantiere.core.rng import Rng
from cantiere.core.state import State
from cantiere.rules.guide import GuideStep
from cantiere.rules.page import picture
from cantiere.server.play.known import KnownPosition
from cantiere.server.play.looking import known_position


def known_picture(game: Game, name: str, seat: int | None) -> KnownPosition:
    """Return the position of a picture as a seat sees it."""
    return seen_by(picture(game, name), seat)


def known_step(step: GuideStep) -> KnownPosition:
    """Return the position of a step of a guided first round, as its seat sees it."""
    return seen_by(step.state, step.seat)


def seen_by(state: State, seat: int | None) -> KnownPosition:
    """Return what a seat (None: a spectator) sees of a position that belongs to no table."""
    if seat is None:
        return known_position(state, None, None)
    seen = state.clone()
    seen.resample(seat, Rng("picture"))
    return known_position(state, seat, seen)
