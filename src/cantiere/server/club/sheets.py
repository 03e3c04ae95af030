"""What is kept of a finished game, found in its one stream of events. No game is named here."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cantiere.core.game import Game
from cantiere.core.history import Move
from cantiere.core.points import points_made

CARD = "card"  # the parameter of events that is a card or a building
OPENING = 3  # choices of a seat that make its opening
BETWEEN = " · "


class Sheet(NamedTuple):
    """A game as one seat played it: its first choice, then some more, its cards, its points by source."""

    first: str
    opening: str
    cards: tuple[str, ...]
    sources: dict[str, int]


def sheets_of(moves: Sequence[Move], seats: int) -> list[Sheet]:
    """Return the sheet of each seat."""
    choices: list[list[str]] = [[] for _ in range(seats)]
    cards: list[dict[str, None]] = [{} for _ in range(seats)]
    sources: list[dict[str, int]] = [{} for _ in range(seats)]
    for move in moves:
        who = int(move.who)
        if who < 0:
            continue
        if not move.forced and len(choices[who]) < OPENING:
            choices[who].append(move.text)
        for event in move.events:
            card = event.params.get(CARD)
            if int(event.seat) == who and isinstance(card, str):
                cards[who][card] = None
    for made in points_made(moves):
        mine = sources[made.seat]
        mine[made.source] = mine.get(made.source, 0) + int(made.points)
    return [
        Sheet("".join(made[:1]), BETWEEN.join(made), tuple(used), points)
        for made, used, points in zip(choices, cards, sources, strict=True)
    ]


def variant_of(game: Game, options: Mapping[str, Any]) -> str:
    """Return the options that are not as usual, as JSON: what tells results of one game apart."""
    usual = {option.name: option.default for option in game.options}
    chosen = {name: value for name, value in options.items() if value != usual.get(name, value)}
    return json.dumps(chosen, sort_keys=True, separators=(",", ":")) if chosen else ""
