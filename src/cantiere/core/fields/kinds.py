"""What fields are about: kinds of pieces and cards, who sees them, and whose they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cantiere.core import reading

EVERYBODY: Final = 0  # who sees the things of a field; the others see how many there are
OWNER: Final = 1
NOBODY: Final = 2
UNSEEN: Final = 3  # it is not shown at all, or the game shows it in its own way
NONE: Final = -1  # no seat, no kind
TABLE: Final = -1  # the owner of what is nobody's
KEPT: Final = 4096  # lists of names


class Kinds:
    """Pieces or cards that come in kinds: what they are called, and how many of each are in the box.

    Without amounts they are names only: nothing of them has to be somewhere. `leave`: what is in the box may
    have left the game. `there` says how many a table has, where that depends on options or seats.
    """

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        amounts: Sequence[int] = (),
        *,
        leave: bool = False,
        there: Callable[[Any], Sequence[int]] | None = None,
    ) -> None:
        if len(set(names)) != len(names) or (amounts and len(names) != len(amounts)):
            raise ValueError(f"{name}: one amount for each name, and no name twice")
        self.name: Final = name
        self.names: Final = list(names)
        self.amounts: Final = [int(amount) for amount in amounts]
        self.leave: Final = leave
        self.there: Final = there
        self._numbers: Final = {one: number for number, one in enumerate(self.names)}
        self._listed: Final[dict[int, list[str]]] = {}

    def number(self, data: object) -> int:
        """Return the number of a kind, or say which there are."""
        found = self._numbers.get(data) if type(data) is str else None
        return reading.number_of(self.names, data, self.name) if found is None else found

    def listed(self, mask: int) -> list[str]:
        """Return the names in a mask; what was asked before is kept."""
        found = self._listed.get(mask)
        if found is None:
            if len(self._listed) >= KEPT:
                self._listed.clear()
            found = [name for kind, name in enumerate(self.names) if mask >> kind & 1]
            self._listed[mask] = found
        return found[:]

    def amounts_at(self, t: Any) -> Sequence[int]:
        """Return how many of each there are at a table; none: they are names only."""
        return self.amounts if self.there is None else self.there(t)

    def most(self, kind: int) -> int:
        """Return how many of a kind there can be in one place."""
        return self.amounts[kind] if self.amounts else reading.MOST
