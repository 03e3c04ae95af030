"""What a player may overlook about the rest of a turn."""

from __future__ import annotations

from cantiere.core.reason import Caution
from cantiere.games.castelli.actions import DECLINES, END, OVER, SELL
from cantiere.games.castelli.steps.c1_reveal import BAILIFF_STEP, LAY_TILE
from cantiere.games.castelli.steps.c3_build import builds
from cantiere.games.castelli.steps.c7_over import GUARD_STEP
from cantiere.games.castelli.table import NOBODY, Table


def warnings(t: Table, action: int) -> list[Caution]:
    """Return what to say before the seat to move does this."""
    if action == END and any(builds(other) or OVER.holds(other) for other in t.legal_actions()):
        return [Caution("could-build", "C-3.1")]
    if SELL.holds(action) and t.mine[t.table_of(t.to_move)] == 0:
        return [Caution("sold-for-nothing", "C-4.1")]
    return []


def unseen(t: Table, action: int) -> bool:
    """Tell whether somebody may react to this: who can is not shown (C-1.3, C-7.1)."""
    return OVER.holds(action) or t.decision in (LAY_TILE.name, BAILIFF_STEP.name, GUARD_STEP.name)


def secret(t: Table, action: int) -> bool:
    """Tell whether this is a reaction that does not come: who holds the card for it is not shown."""
    return t.reacting() != NOBODY and DECLINES.holds(action)
