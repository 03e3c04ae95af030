"""Which games are checked: every number of seats with every sensible set of options."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cantiere.core.game import Game
from cantiere.core.reason import CantiereError


def variants(
    game: Game, seats: Iterable[int] | None = None, options: Iterable[Mapping[str, Any]] | None = None
) -> list[tuple[int, dict[str, Any]]]:
    """Return the (seats, options) pairs to be checked: all on/off options combined, others one at a time."""
    counts = list(seats) if seats is not None else list(game.seat_counts)
    chosen = list(options) if options is not None else list(_option_sets(game))
    pairs = [(count, dict(one)) for count in counts for one in chosen]
    return [(count, one) for count, one in pairs if options is not None or _possible(game, count, one)]


def _option_sets(game: Game) -> Iterator[dict[str, Any]]:
    switches = [option for option in game.options if set(option.choices) == {True, False}]
    for values in itertools.product(*[(False, True)] * len(switches)):
        yield {option.name: value for option, value in zip(switches, values, strict=True)}
    for option in game.options:
        if option not in switches:
            yield from ({option.name: value} for value in option.choices if value != option.default)


def _possible(game: Game, count: int, options: Mapping[str, Any]) -> bool:
    try:
        game.check(count, options)
    except CantiereError:
        return False
    return True
