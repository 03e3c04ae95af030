"""13 · Uses beyond capacity: the archbishop's and the assistants', each for a craftsman of its own choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import each
from cantiere.games.pillars.components import (
    ASSISTANTS,
    ASSISTED,
    ASSISTS,
    CAPACITY,
    CRAFTSMEN,
    EVENT_EXTRA_USES,
    MORE_ALLOWED,
    bit,
)
from cantiere.games.pillars.table import NOBODY, Table

BLESSED: Final[i64] = sum([bit(craftsman) for craftsman in range(len(CRAFTSMEN)) if MORE_ALLOWED[craftsman]])


class ExtraUses:
    """How many further uses there are, and whose have been made.

    Some craftsmen only the archbishop helps, some only an assistant, most both may. Who has helped is not
    said when a craftsman is used: any way to share the uses out will do.
    """

    def __init__(self, archbishop: i64, assistant: i64) -> None:
        self.archbishop: i64 = archbishop
        self.assistant: i64 = assistant
        self.only_archbishop: i64 = 0  # uses made
        self.only_assistant: i64 = 0
        self.either: i64 = 0

    def add(self, craftsman: i64, times: i64) -> None:
        """Count further uses of a craftsman."""
        if not ASSISTED >> craftsman & 1:
            self.only_archbishop += times
        elif not BLESSED >> craftsman & 1:
            self.only_assistant += times
        else:
            self.either += times

    def any_left(self) -> bool:
        """Tell whether there are further uses that have not been made."""
        return self.only_archbishop + self.only_assistant + self.either < self.archbishop + self.assistant

    def allow(self, craftsman: i64) -> bool:
        """Tell whether one more further use of a craftsman can be shared out."""
        if not self.any_left():
            return False
        if not ASSISTED >> craftsman & 1:
            return BLESSED >> craftsman & 1 != 0 and self.only_archbishop < self.archbishop
        if not BLESSED >> craftsman & 1:
            return self.only_assistant < self.assistant
        return True


def assistance(craftsmen: i64) -> i64:
    """Return how many further uses the assistants of a row give."""
    uses: i64 = 0
    for craftsman in each(craftsmen & ASSISTANTS):
        uses += ASSISTS[craftsman]
    return uses


def extra_uses(t: Table, seat: i64) -> ExtraUses:
    """Return the further uses of the seat that is building."""
    archbishop: i64 = EVENT_EXTRA_USES[t.event] if t.event != NOBODY else 0
    extra = ExtraUses(archbishop, assistance(t.craftsmen[seat]))
    if t.extra_uses > 0:
        for craftsman in each(t.craftsmen[seat]):
            if t.uses[craftsman] > CAPACITY[craftsman]:
                extra.add(craftsman, t.uses[craftsman] - CAPACITY[craftsman])
    return extra
