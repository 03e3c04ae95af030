"""A problem as it is kept: a position, what a search thinks of each answer, what follows, how hard it is."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cantiere.core.game import Game
from cantiere.core.history import History, Move
from cantiere.core.registry import home_of
from cantiere.core.state import State

FOLDER, FILE = "problems", "problems.jsonl"


class Answer(NamedTuple):
    """An answer that was tried so many times: each seat's chance to win after it."""

    text: str
    tries: int
    chances: tuple[float, ...]


class Puzzle(NamedTuple):
    """A problem. The best answer comes first; `follows`: moves played on after it, and after the next best.

    What the asked seat cannot know lies in the snapshot as it was dealt anew by a luck that is always the
    same: it tells nothing of the game that was played.
    """

    id: str
    level: str  # the weakest of the bots' levels that finds it
    themes: tuple[str, ...]
    found: Mapping[str, Sequence[int]]  # by level: how many found it, of how many
    answers: tuple[Answer, ...]
    follows: tuple[tuple[tuple[int, str], ...], ...]
    snapshot: Mapping[str, Any]

    @property
    def best(self) -> Answer:
        """The answer to find."""
        return self.answers[0]

    def state(self, game: Game) -> State:
        """Return the position."""
        return game.restore(self.snapshot)

    def answer(self, text: str) -> Answer | None:
        """Return what is known of an answer; None if it was not among those that were tried."""
        return next((one for one in self.answers if one.text == text), None)

    def data(self) -> dict[str, Any]:
        """Return it as a line of the file."""
        return self._asdict()

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Puzzle:
        """Read a line of the file."""
        answers = tuple(Answer(text, tries, tuple(chances)) for text, tries, chances in data["answers"])
        follows = tuple(tuple((who, text) for who, text in moves) for moves in data["follows"])
        return cls(**{**data, "themes": tuple(data["themes"]), "answers": answers, "follows": follows})


@functools.cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the problems of a game; none if it has none."""
    path = home_of(game) / FOLDER / FILE
    if not path.is_file():
        return ()
    return tuple(Puzzle.from_data(json.loads(line)) for line in path.read_text("utf-8").splitlines())


def find(game: Game, wanted: str) -> Puzzle | None:
    """Return a problem by its id."""
    return next((one for one in puzzles_of(game) if one.id == wanted), None)


def played_on(puzzle: Puzzle, game: Game, text: str) -> list[Move]:
    """Return how it goes on after an answer, the answer first: as far as it was played, or only that."""
    state, history = puzzle.state(game), History()
    known = next((moves for moves in puzzle.follows if moves[0][1] == text), None)
    for _, played in known if known is not None else ((int(state.to_move), text),):
        history.play(state, game.notation.exactly(state, played))
    return history.moves
