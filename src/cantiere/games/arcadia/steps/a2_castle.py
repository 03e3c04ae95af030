"""2 · The castle: a piece for each building completed, level upon level."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import PIECE
from cantiere.games.arcadia.components import END_LEVEL, FAMILIES, FAMILY_COUNT, LEVELS, SPACES
from cantiere.games.arcadia.table import Table

_FULL: Final[i64] = (1 << SPACES) - 1


class CastlePiece(Step[Table]):
    """2 · Any family still in the level's supply, on any space not yet built at this level (A-2.3)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        family: i64
        space: i64
        for family in range(FAMILY_COUNT):
            if t.pieces[t.level * FAMILY_COUNT + family] > 0:
                for space in range(SPACES):
                    if not t.raised >> space & 1:
                        answers.add(PIECE.at(family, space))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        family: i64 = PIECE.part(action, 0)
        space: i64 = PIECE.part(action, 1)
        t.pieces[t.level * FAMILY_COUNT + family] -= 1
        t.raised |= 1 << space
        t.tops[space] = family
        telling.piece_placed(t, frame.seat, family, space)
        if t.raised == _FULL:
            self._next_level(t)
        owe_pieces(t, frame.seat, frame.a - 1)

    def _next_level(self, t: Table) -> None:
        """A-2.4: what is left joins the last level's supply; A-4.1: a full second level brings the end."""
        if t.level + 1 == LEVELS:  # only with other data: the last level's pieces do not fill it
            return
        over: list[int] = []
        family: i64
        for family in range(FAMILY_COUNT):
            left: i64 = t.pieces[t.level * FAMILY_COUNT + family]
            t.pieces[t.level * FAMILY_COUNT + family] = 0
            t.pieces[(LEVELS - 1) * FAMILY_COUNT + family] += left
            over.append(left)
        t.level += 1
        t.raised = 0
        telling.level_full(t, over)
        if t.level == END_LEVEL:
            t.turns_left = t.seats
            telling.last_turns(t)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if not PIECE.holds(action):
            return None
        family: i64 = PIECE.part(action, 0)
        space: i64 = PIECE.part(action, 1)
        if t.pieces[t.level * FAMILY_COUNT + family] == 0:
            return Reason("no-piece-left", "A-2.3", {"family": FAMILIES[family], "level": t.level + 1})
        return Reason("space-built", "A-2.3", {"space": space + 1, "level": t.level + 1})


def owe_pieces(t: Table, seat: i64, owed: i64) -> None:
    """Ask for the next castle piece, if one is owed and left (A-2.4: none left, none placed)."""
    if owed > 0 and t.supply_left() > 0 and t.raised != _FULL:
        t.ask(CASTLE_PIECE, seat, owed)


CASTLE_PIECE: Final = CastlePiece("castle_piece", "owed", rule="A-2.3")
