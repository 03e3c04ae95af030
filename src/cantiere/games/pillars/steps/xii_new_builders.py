"""X-II · The builders' line, with five or six seats; and William's black builder."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import PLACE_OF, WILLIAM
from cantiere.games.pillars.table import ASIDE, IN_BAG, NOBODY, Table
from cantiere.games.pillars.telling.builders import black_leaves as tell_black_leaves
from cantiere.games.pillars.telling.builders import joins_line as tell_line


def joins_line(t: Table, seat: i64) -> None:
    """X-II.1: who places its first builder sends its last to the line, to the rightmost free flag."""
    flag: i64 = len(t.line) - 1
    if flag < 0 or t.standing_builders(seat) > 0:
        return
    while flag > 0 and t.line[flag] != NOBODY:
        flag -= 1
    t.line[flag] = seat
    tell_line(t, seat, flag)


def first_on_line(t: Table) -> i64:
    """X-II.2: return the flag whose builder is placed next, from the left, or -1."""
    flag: i64
    for flag in range(len(t.line)):
        if t.line[flag] != NOBODY:
            return flag
    return -1


# --- the black builder -------------------------------------------------------------------------------------


def take_out(t: Table, drawn: i64) -> None:
    """A builder, a seat's or the black one, is drawn from the bag."""
    if drawn == BLACK:
        t.black = ASIDE
    else:
        t.bag[drawn] -= 1


def put_back(t: Table, drawn: i64) -> None:
    """A builder goes back into the bag."""
    if drawn == BLACK:
        t.black = IN_BAG
    else:
        t.bag[drawn] += 1


def reserved_space(t: Table, seat: i64) -> i64:
    """X-W.1: return the space that the black builder keeps for a seat, or -1."""
    return t.black if t.black >= 0 and t.holds(seat, WILLIAM) else -1


def black_leaves(t: Table) -> None:
    """X-W.1: the black builder leaves its space, if it stands on one."""
    if t.black >= 0:
        tell_black_leaves(t, PLACE_OF[t.black])
        t.spaces[t.black] = NOBODY
        t.black = ASIDE


class BlackLeaves(Step[Table]):
    """X-II · A black builder that still keeps a space has kept it from the others, and leaves (X-W.1)."""

    def enter(self, t: Table) -> None:
        black_leaves(t)


BLACK_LEAVES: Final = BlackLeaves("black_leaves")
