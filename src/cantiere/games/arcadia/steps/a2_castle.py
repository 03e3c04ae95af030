"""2 · The castle: a piece for each building completed, level upon level."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.arcadia.actions import KEEP_FLAG, PIECE
from cantiere.games.arcadia.components import END_LEVEL, FAMILIES, FAMILY_COUNT, LEVELS, NOBODY, SPACES
from cantiere.games.arcadia.table import Table

_FULL: Final[i64] = (1 << SPACES) - 1


class CastlePiece(Step[Table]):
    """2 · Any family still in the level's supply, on any space not yet built at this level (A-2.3)."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        actions: list[int] = []
        family: i64
        space: i64
        for family in range(FAMILY_COUNT):
            if t.pieces[t.level * FAMILY_COUNT + family] > 0:
                for space in range(SPACES):
                    if not t.raised >> space & 1:
                        actions.append(PIECE + family * SPACES + space)
        return actions

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        family: i64 = (action - PIECE) // SPACES
        space: i64 = (action - PIECE) % SPACES
        t.pieces[t.level * FAMILY_COUNT + family] -= 1
        t.raised |= 1 << space
        t.tops[space] = family
        if t.listener is not None:
            t.tell(
                "piece",
                frame.seat,
                {"family": FAMILIES[family], "space": space + 1, "level": t.level + 1},
            )
        if t.raised == _FULL:
            self._next_level(t)
        owe_pieces(t, frame.seat, frame.a - 1)

    def _next_level(self, t: Table) -> None:
        """A-2.4: what is left joins the last level's supply; A-4.1: a full second level brings the end."""
        if t.level + 1 == LEVELS:  # only with other data: the last level's pieces do not fill it
            return
        family: i64
        for family in range(FAMILY_COUNT):
            left: i64 = t.pieces[t.level * FAMILY_COUNT + family]
            t.pieces[t.level * FAMILY_COUNT + family] = 0
            t.pieces[(LEVELS - 1) * FAMILY_COUNT + family] += left
        t.level += 1
        t.raised = 0
        if t.listener is not None:
            t.tell("level-full", NOBODY, {"level": t.level})
        if t.level == END_LEVEL:
            t.turns_left = t.seats
            if t.listener is not None:
                t.tell("last-turns", t.active, {})

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if not PIECE <= action < KEEP_FLAG:
            return None
        family: i64 = (action - PIECE) // SPACES
        space: i64 = (action - PIECE) % SPACES
        if t.pieces[t.level * FAMILY_COUNT + family] == 0:
            return Reason("no-piece-left", "A-2.3", {"family": FAMILIES[family], "level": t.level + 1})
        return Reason("space-built", "A-2.3", {"space": space + 1, "level": t.level + 1})


def owe_pieces(t: Table, seat: i64, owed: i64) -> None:
    """Ask for the next castle piece, if one is owed and left (A-2.4: none left, none placed)."""
    if owed > 0 and t.supply_left() > 0 and t.raised != _FULL:
        t.ask(CASTLE_PIECE, seat, owed)


CASTLE_PIECE: Final = CastlePiece("castle_piece", "owed", rule="A-2.3")
