"""A position whose game has no drawing of its own, in its words: what browsers show on a plain board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cantiere.core.terminal import BETWEEN, Drawing
from cantiere.core.views import View
from cantiere.texts import Texts

AREAS = "   "  # between two areas


def draw(view: View, layout: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """Return a line for the table and one for each seat; the layout is that of `data/board.toml`."""
    plain = _Plain(view, layout, texts, names)
    lines = [Text(AREAS.join(plain.table))]
    lines += [plain.drawing.heading(seat) + AREAS.join(said) for seat, said in enumerate(plain.seats)]
    return Group(*lines)


class _Plain:
    """What is said of the table, and of each seat."""

    def __init__(self, view: View, layout: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> None:
        self.drawing = Drawing(view, texts, names)
        self.texts, self.names = texts, names
        self.about_seats = frozenset(layout.get("seats", ()))
        self.table: list[str] = []
        self.seats: list[list[str]] = [[] for _ in range(view["seats"])]
        wishes = {area["of"]: area.get("show", "row") for area in layout.get("area", ())}
        entries = dict(view["table"])
        for key in [
            *(key for key in wishes if key in entries),
            *(key for key in entries if key not in wishes),
        ]:
            if wishes.get(key) != "none":
                self._add(key, entries[key])

    def _add(self, key: str, value: Any) -> None:
        one_each = isinstance(value, list) and len(value) == len(self.seats)
        if one_each and key not in self.about_seats and not any(isinstance(one, str) for one in value):
            for said, own in zip(self.seats, value, strict=True):
                said += self._areas(key, own)
        else:
            self.table += self._areas(key, value)

    def _areas(self, key: str, value: Any) -> list[str]:
        """Return what is shown of an entry: usually one area, of what is inside of something several."""
        if isinstance(value, bool):
            return [self._word(f"board-{key}", key)] if value else []
        listed = value if isinstance(value, list) else [] if value is None else [value]
        there = [one for one in listed if one is not None]
        if key in self.about_seats:
            return [self._area(key, [self.names[seat] for seat in there])]
        if value is None:
            return []
        if isinstance(value, dict) and all(isinstance(amount, int) for amount in value.values()):
            return [self._area(key, [self._thing(id, amount) for id, amount in value.items()])]
        if isinstance(value, dict):
            return [area for inner, one in value.items() for area in self._areas(inner, one)]
        if any(isinstance(one, bool | list | dict) for one in there):
            return [area for one in there for area in self._areas(key, one)]
        return [self._area(key, [self._thing(one) if isinstance(one, str) else str(one) for one in there])]

    def _area(self, key: str, said: list[str]) -> str:
        return f"{self._word(f'board-{key}', key)}: {BETWEEN.join(said) or '–'}"

    def _thing(self, name: str, amount: int = 1) -> str:
        word = self._word(name, name)
        return word if amount == 1 else f"{amount} × {word}"

    def _word(self, message: str, name: str) -> str:
        """Return a message, or what comes nearest where a game has no words for it yet."""
        for key in (message, name):
            if self.texts.knows(key):
                return self.texts.say(key)
        return name.replace("_", " ").replace("-", " ")
