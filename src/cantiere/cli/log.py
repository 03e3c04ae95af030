"""The log: what happened, in words, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cantiere.core.events import Event
from cantiere.core.history import Move
from cantiere.core.state import CHANCE
from cantiere.core.words import Verbatim
from cantiere.texts import Texts


def told(move: Move, viewer: int | None, texts: Texts, names: Sequence[str]) -> list[str]:
    """Return the lines for one move. A choice that moved nothing is told by its own words."""
    if move.events:
        return [texts.event(event, names) for event in move.events if event.visible_to(viewer)]
    if move.who == CHANCE or (move.secret and move.who != viewer):
        return []
    label = Verbatim(texts.label(move.before.game.label(move.before, move.action), names))
    key = "log-forced" if move.forced else "log-choice"
    return [texts.say(key, name=Verbatim(names[move.who]), action=label)]


def secrets_of(moves: Iterable[Move], seat: int) -> Iterator[Event]:
    """Yield what only this seat may know."""
    return (event for move in moves for event in move.events if event.seen_by == seat)
