"""One random game that is checked as it is played, and what is written down about all of them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from cantiere.core.chance import draw
from cantiere.core.game import Game
from cantiere.core.history import History
from cantiere.core.record import Record, record_of
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER, State

MOST_MOVES = 20_000  # a random game that is longer does not end


class ConformanceError(AssertionError):
    """A broken promise of the contract. `record` reproduces the position in which it showed."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.record = record


@dataclasses.dataclass
class Report:
    """What has been checked."""

    games: int = 0
    moves: int = 0
    close_looks: int = 0
    dealt_anew: int = 0  # looks at which dealing anew could have changed something
    changed: int = 0  # and how often it did
    messages: set[str] = dataclasses.field(default_factory=set)  # all that were needed to say what happened


class Trial:
    """A random game: where it stands, how it came there, and what its promises are checked with."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], rng: Rng, report: Report) -> None:
        self.game = game
        self.rng = rng
        self.report = report
        self.state = game.new(seats, **options)
        self.start = self.state.clone()
        self.history = History()
        self.length = max(1, self.play_out(self.state.clone()))  # about how many moves it will have
        self.weighed = False  # whether the weights of a draw have been looked at
        self.feature_length = len(game.feature_names())

    def play_out(self, state: State) -> int:
        """Play at random to the end, or for too long; return the number of moves."""
        rng, moves = self.rng.fork(), 0
        while state.to_move != OVER and moves < MOST_MOVES:
            state.apply(random_action(state, rng))
            moves += 1
        return moves

    def record(self) -> Record:
        """Return the game so far."""
        return record_of(self.state, [(move.who, move.text) for move in self.history.moves])

    def that(self, holds: bool, message: str) -> None:
        """Complain with a message, and where in the game it was, unless something holds."""
        if not holds:
            asked = f"at {self.state.decision!r}, move {len(self.history.moves) + 1}"
            raise ConformanceError(
                f"{self.game.id}, {self.state.seats} seats, {asked}: {message}", self.record()
            )


def random_action(state: State, rng: Rng) -> int:
    """Return a random answer, or what chance brings."""
    if state.to_move == CHANCE:
        return int(draw(state, rng))
    actions = state.legal_actions()
    return actions[rng.below(len(actions))]
