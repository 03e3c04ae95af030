"""What the suites are run on: every game with every number of seats, and with every set of options."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from cantiere.core.conformance import variants
from cantiere.core.game import Game


def _usual_seats(game: Game) -> list[int]:
    """Return the numbers of seats that need no special options; the others come with theirs."""
    return sorted({seats for seats, _ in variants(game, options=None) if _plain(game, seats)})


def _plain(game: Game, seats: int) -> bool:
    try:
        game.check(seats, {})
    except cantiere.CantiereError:
        return False
    return True


def _cases() -> list[tuple[str, int, dict[str, Any]]]:
    """Return usual games for each number of seats; then each set of options once, the seats taken in turn."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name in cantiere.games():
        game = cantiere.game(name)
        found += [(name, seats, {}) for seats in _usual_seats(game)]
        by_options: dict[str, list[tuple[int, dict[str, Any]]]] = {}
        for seats, options in variants(game):
            by_options.setdefault(str(options), []).append((seats, options))
        for number, possible in enumerate(by_options.values()):
            seats, options = possible[number % len(possible)]
            if not _plain(game, seats) or game.check(seats, options) != game.check(seats, {}):
                found.append((name, seats, options))
        for seats in set(game.seat_counts) - set(_usual_seats(game)):
            found.append((name, seats, variants(game, [seats])[0][1]))
    return found


CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{options}") for name, seats, options in _cases()
]
SEATS = [(name, seats) for name in cantiere.games() for seats in _usual_seats(cantiere.game(name))]
