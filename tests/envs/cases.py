"""What the suites are run on: every game with every number of seats, and with every set of options."""

from __future__ import annotations

from typing import Any

import pytest

import cantiere
from cantiere.core.conformance import variants


def _cases() -> list[tuple[str, int, dict[str, Any]]]:
    """Return usual games for each number of seats; then each set of options once, the seats taken in turn."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name in cantiere.games():
        game = cantiere.game(name)
        found += [(name, seats, {}) for seats in game.seat_counts]
        by_options: dict[str, list[tuple[int, dict[str, Any]]]] = {}
        for seats, options in variants(game):
            by_options.setdefault(str(options), []).append((seats, options))
        for number, possible in enumerate(by_options.values()):
            seats, options = possible[number % len(possible)]
            if game.check(seats, options) != game.check(seats, {}):
                found.append((name, seats, options))
    return found


CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{options}") for name, seats, options in _cases()
]
SEATS = [(name, seats) for name in cantiere.games() for seats in cantiere.game(name).seat_counts]
