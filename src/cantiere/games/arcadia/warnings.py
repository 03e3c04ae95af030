"""What a player may overlook: found by carrying the action out and looking at the table then."""

from __future__ import annotations

from cantiere.core.reason import Caution
from cantiere.core.state import OVER
from cantiere.games.arcadia.actions import PIECE, SELL
from cantiere.games.arcadia.components import NOBODY
from cantiere.games.arcadia.table import Table


def warnings(t: Table, action: int) -> list[Caution]:
    """Return what to say before the seat to move does this."""
    if not (PIECE.holds(action) or SELL.holds(action)):
        return []
    seat = t.to_move
    after = t.clone()
    after.apply(action)
    if t.turns_left == NOBODY and after.turns_left != NOBODY and after.to_move != OVER:
        return [Caution("brings-the-end", "A-4.1")]
    if SELL.holds(action) and after.gold[seat] == t.gold[seat]:
        return [Caution("sold-for-nothing", "A-2.5")]
    return []
