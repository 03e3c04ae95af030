"""8 · The tournament of four: two games of two at once, with one deck of cards and one box of towns.

A round is one match of the game with the option `tournament`: seats 0 and 1 play on the upper half of the
board, 2 and 3 on the lower one (C-8.1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from cantiere.core.tournament import Format, MatchResult

TABLES: Final = ((0, 1), (2, 3))  # the seats at each


class Knockout(Format):
    """C-8.2, variant 1: the winners play for places 1 and 2, the losers for 3 and 4."""

    name = "knockout"
    players = 4
    options: ClassVar[Mapping[str, Any]] = {"tournament": True}

    def seating(self, results: Sequence[MatchResult]) -> tuple[int, ...] | None:
        """Return the entrants as they came, then the winners at one table and the losers at the other."""
        if not results:
            return (0, 1, 2, 3)
        if len(results) > 1:
            return None
        pairs = [_winner_first(results[0], seats) for seats in TABLES]
        return tuple(pair[place] for place in range(2) for pair in pairs)

    def ranking(self, results: Sequence[MatchResult]) -> list[int]:
        """Return the places: who is level at the end shares the better one."""
        final = results[-1]
        places = [0] * self.players
        for best, seats in zip((1, 3), TABLES, strict=True):
            level = final.standings[seats[0]] == final.standings[seats[1]]
            for place, player in enumerate(_winner_first(final, seats)):
                places[player] = best if level else best + place
        return places


class RoundRobin(Format):
    """C-8.2, variant 2: everybody against everybody in three rounds, points added up."""

    name = "round-robin"
    players = 4
    options: ClassVar[Mapping[str, Any]] = {"tournament": True}
    by_points = True
    rounds: ClassVar[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 3), (2, 0, 3, 1), (0, 3, 1, 2))

    def seating(self, results: Sequence[MatchResult]) -> tuple[int, ...] | None:
        """Return the next round's seats: each pair meets once."""
        return self.rounds[len(results)] if len(results) < len(self.rounds) else None

    def ranking(self, results: Sequence[MatchResult]) -> list[int]:
        """Return the places by the sum of points."""
        totals = [0] * self.players
        for result in results:
            for player, standing in zip(result.seating, result.standings, strict=True):
                totals[player] += standing[0]
        return [1 + sum(other > mine for other in totals) for mine in totals]


def _winner_first(result: MatchResult, seats: tuple[int, int]) -> list[int]:
    """Return the two players of a table; if they are level (C-5.3), who entered earlier comes first."""
    return [
        player
        for _, player in sorted(
            ([-figure for figure in result.standings[seat]], result.seating[seat]) for seat in seats
        )
    ]


TOURNAMENTS: Final[dict[str, Format]] = {one.name: one for one in (Knockout(), RoundRobin())}
