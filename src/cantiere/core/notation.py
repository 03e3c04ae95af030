"""Notation: every action has a number inside and one readable text outside."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import NamedTuple

from cantiere.core.reason import AmbiguousAction, IllegalAction, UnknownAction
from cantiere.core.state import State


class Row(NamedTuple):
    """One action: its text, the message that labels it for people, and that message's parameters."""

    text: str
    key: str
    params: dict[str, int | str]


class Notation:
    """The table of a game's actions. Row number = action number."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows = list(rows)
        self._numbers = {row.text: number for number, row in enumerate(self.rows)}
        if len(self._numbers) != len(self.rows):
            raise ValueError("two actions share one text")

    def parse(self, state: State, text: str) -> int:
        """Return the legal action that a text names; a unique beginning of each word is enough."""
        wanted = " ".join(text.lower().split())
        if wanted not in self._numbers:
            wanted = self.rows[self._complete(state, wanted)].text
        return self.exactly(state, wanted)

    def exactly(self, state: State, text: str) -> int:
        """Return the legal action with exactly this text, as records have it."""
        number = self._numbers.get(text)
        if number is None:
            raise UnknownAction(text, difflib.get_close_matches(text, self._numbers, n=2))
        reason = state.why_not(number)
        if reason is not None:
            raise IllegalAction(text, reason)
        return number

    def row(self, text: str) -> Row | None:
        """Return the action with exactly this text, legal or not; None if these rules have none."""
        number = self._numbers.get(text)
        return None if number is None else self.rows[number]

    def _complete(self, state: State, wanted: str) -> int:
        legal = state.legal_actions()
        matches = [a for a in legal if _begins(self.rows[a].text, wanted)]
        if not matches:  # perhaps something real that is refused: then say why, not "unknown"
            matches = [a for a, row in enumerate(self.rows) if _begins(row.text, wanted)]
        if len(matches) == 1:
            return matches[0]
        if len(matches) > 1:
            raise AmbiguousAction(wanted, [self.rows[a].text for a in matches[:6]])
        texts = [self.rows[a].text for a in legal]
        raise UnknownAction(wanted, difflib.get_close_matches(wanted, texts, n=2))


def _begins(text: str, wanted: str) -> bool:
    words, parts = text.split(), wanted.split()
    return (
        bool(parts)
        and len(words) == len(parts)
        and all(w.startswith(p) for w, p in zip(words, parts, strict=True))
    )
