"""X-II · The builders' line, with five or six seats; and the black builder's end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.table import NOBODY, Table


def joins_line(t: Table, seat: i64) -> None:
    """X-II.1: who places its first builder sends its last to the line, to the rightmost free flag."""
    flag: i64 = len(t.line) - 1
    if flag < 0 or t.standing_builders(seat) > 0:
        return
    while t.line[flag] != NOBODY:
        flag -= 1
    t.line[flag] = seat
    if t.listener is not None:
        t.tell("joins-line", seat, {"number": flag + 1})


def first_on_line(t: Table) -> i64:
    """X-II.2: return the flag whose builder is placed next, from the left, or -1."""
    flag: i64
    for flag in range(len(t.line)):
        if t.line[flag] != NOBODY:
            return flag
    return -1


class BlackLeaves(Step[Table]):
    """X-II · A black builder that still keeps a space has kept it from the others, and leaves (X-W.1)."""

    def enter(self, t: Table) -> None:
        t.black_leaves()


BLACK_LEAVES: Final = BlackLeaves("black_leaves")
