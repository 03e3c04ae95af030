"""What the games' drawings for a terminal share: words, names in sentences, and the marks of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rich.text import Text

from cantiere.core.marks import COLOURS, LETTERS, SHAPES
from cantiere.core.views import View
from cantiere.core.words import SEAT_PARAMS, Verbatim

BETWEEN: Final = " · "


class Words(Protocol):
    """What a drawing needs of the texts."""

    def say(self, key: str, **params: int | str) -> str:
        """Return a message."""

    def about(self, thing: str) -> str:
        """Return what a card or place does."""


class Drawing:
    """One drawing: the view, the words for it, and the players' names."""

    def __init__(self, view: View, texts: Words, names: Sequence[str]) -> None:
        self.view = view
        self.texts = texts
        self.names = names

    def say(self, key: str, **params: int | str) -> str:
        """Return a message; the parameters `seat`, `owner` and `other` are said as the players' names."""
        named = {
            name: Verbatim(self.names[value]) if name in SEAT_PARAMS and isinstance(value, int) else value
            for name, value in params.items()
        }
        return self.texts.say(key, **named)

    def letter(self, seat: int) -> Text:
        """Return a player's letter."""
        return Text(LETTERS[seat], style=f"bold {COLOURS[seat]}")

    def mark(self, seat: int) -> Text:
        """Return a player's shape, letter and name."""
        return Text(f"{SHAPES[seat]} {LETTERS[seat]} {self.names[seat]}", style=f"bold {COLOURS[seat]}")

    def heading(self, seat: int) -> Text:
        """Return how a seat's line begins: whether it is asked, its mark, and room up to the longest name."""
        asked = "▶" if self.view["to_move"] == seat else " "
        room = max(len(name) for name in self.names) - len(self.names[seat])
        return Text.assemble(asked, " ", self.mark(seat), " " * room, "  ")
