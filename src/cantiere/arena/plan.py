"""What is played: which bots, how many games, who sits where in each, with which luck."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import cantiere
from cantiere.bots import bot
from cantiere.bots.external import fingerprint, is_path
from cantiere.core.reason import CantiereError
from cantiere.core.registry import game as find_game
from cantiere.match import Match

FORMAT = 2


@dataclasses.dataclass(frozen=True)
class Plan:
    """A run of the arena. `bots` are as many as there are seats; names may repeat.

    Games come in blocks of as many as there are seats: in a block the luck is the same and the bots move on
    by one seat from game to game, so that each sits everywhere equally often.
    """

    game: str
    bots: Sequence[str]
    seed: str
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    def check(self) -> None:
        """Raise a CantiereError if this cannot be played."""
        find_game(self.game).check(len(self.bots), dict(self.options))
        for name in self.bots:
            bot(name)

    def seating(self, number: int) -> list[int]:
        """Return, by seat, which of the bots sits there in a game.

        >>> Plan("any", ["a", "b", "c"], "7").seating(1)
        [2, 0, 1]
        """
        count = len(self.bots)
        return [(seat - number) % count for seat in range(count)]

    def deal(self, number: int) -> int:
        """Return the block of a game: its luck."""
        return number // len(self.bots)

    def header(self) -> dict[str, Any]:
        """Return what a file of results begins with: results of another run do not belong there."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": find_game(self.game).rules_version,
            "bots": list(self.bots),
            "files": {name: fingerprint(name) for name in self.bots if is_path(name)},
            "cantiere": cantiere.__version__,
            "seed": self.seed,
            "options": dict(self.options),
        }


def names_of(specs: Sequence[str]) -> dict[str, str]:
    """Return what bots are called in tables: as they call themselves, or as they were asked for where two
    would be called alike.

    >>> names_of(["greedy", "random"])
    {'greedy': 'greedy', 'random': 'random'}
    """
    own = {spec: bot(spec).name for spec in specs}
    count = Counter(own.values())
    return {spec: name if count[name] == 1 else spec for spec, name in own.items()}


@dataclasses.dataclass(frozen=True)
class Result:
    """How a game ended. Everything is in the order of the plan's bots, not of the seats."""

    game: int
    deal: int
    seats: list[int]
    scores: list[int]
    ranks: list[int]
    moves: int

    @classmethod
    def from_data(cls, data: Any) -> Result:
        """Read a line of a file of results."""
        try:
            return cls(**data)
        except TypeError as error:
            raise CantiereError(f"this is no result: {data!r}") from error


def match_of(plan: Plan, number: int) -> Match:
    """Return a game of the plan, about to be played."""
    deal = plan.deal(number)
    players = [
        bot(plan.bots[place], f"{plan.seed}:{deal}:{place}:{number}") for place in plan.seating(number)
    ]
    return Match(plan.game, players, seed=f"{plan.seed}:{deal}", salt="arena", **plan.options)


def play(plan: Plan, number: int) -> Result:
    """Play one game of the plan: the same result wherever and whenever it is played."""
    match = match_of(plan, number)
    match.play_bots()
    scores, ranks = match.state.scores(), match.state.ranking()
    seating = plan.seating(number)
    seats = [seating.index(place) for place in range(len(seating))]
    return Result(
        number,
        plan.deal(number),
        seats,
        [int(scores[seat]) for seat in seats],
        [int(ranks[seat]) for seat in seats],
        len(match.moves),
    )


def won(result: Result, place: int) -> float:
    """Return a bot's part of the victory: 1, a share of it, or 0."""
    return 1.0 / result.ranks.count(1) if result.ranks[place] == 1 else 0.0
