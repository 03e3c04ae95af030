"""What a player may overlook: found by carrying the action out and looking at what is asked next."""

from __future__ import annotations

from cantiere.core.reason import Caution
from cantiere.games.pillars.actions import PASS
from cantiere.games.pillars.steps.i_limit import DISMISSAL
from cantiere.games.pillars.steps.i_supply import SUPPLY
from cantiere.games.pillars.steps.s13_cathedral import KEEP_CUBES
from cantiere.games.pillars.table import NOBODY, Table


def warnings(t: Table, action: int) -> list[Caution]:
    """Return what to say before the seat to move does this."""
    if action == PASS and t.decision == SUPPLY.name:
        return [Caution("out-of-supply", "P-I.1", {"workers": int(t.workers[t.to_move])})]
    if t.decision in (DISMISSAL.name, KEEP_CUBES.name):
        return []
    after = t.clone()
    after.apply(action)
    if after.to_move == t.to_move and after.decision == DISMISSAL.name:
        return [Caution("one-craftsman-goes", "P-I.5")]
    if after.to_move == t.to_move and after.decision == KEEP_CUBES.name:
        return [Caution("cubes-go-back", "P-13.4")]
    return []


def unseen(t: Table, action: int) -> bool:
    """Tell whether an event is turned up then that only its holder has looked at (P-1.1, Ellen)."""
    if t.event == NOBODY or t.event_open or t.event_known_to(t.to_move):
        return False
    after = t.clone()
    after.apply(action)
    return bool(after.event_open)
