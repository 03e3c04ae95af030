"""What a player may overlook about an answer. Nothing here depends on the event that only Ellen has seen."""

from __future__ import annotations

from cantiere.core.reason import Caution
from cantiere.games.pillars.actions import PASS, TAKE_CRAFTSMAN
from cantiere.games.pillars.steps.i_supply import SUPPLY
from cantiere.games.pillars.steps.s13_cathedral import CATHEDRAL, KEEP_CUBES
from cantiere.games.pillars.table import NOBODY, Table


def warnings(t: Table, action: int) -> list[Caution]:
    """Return what to say before the seat to move does this."""
    if t.decision == SUPPLY.name:
        return _in_supply(t, action)
    if t.decision == CATHEDRAL.name and _sends_cubes_back(t, action):
        return [Caution("cubes-go-back", "P-13.4")]
    return []


def _in_supply(t: Table, action: int) -> list[Caution]:
    if action == PASS:
        return [Caution("out-of-supply", "P-I.1", {"workers": int(t.workers[t.to_move])})]
    if TAKE_CRAFTSMAN.holds(action) and t.room_for_craftsmen(t.to_move) <= 0:
        return [Caution("one-craftsman-goes", "P-I.5")]
    return []


def _sends_cubes_back(t: Table, action: int) -> bool:
    """At step 13 the event is open, and nothing that is hidden follows."""
    after = t.clone()
    after.apply(action)
    return after.decision == KEEP_CUBES.name and bool(after.to_move == t.to_move)


def unseen(t: Table, action: int) -> bool:
    """Tell whether an event is turned up then that only its holder has looked at (P-1.1, Ellen)."""
    if t.event == NOBODY or t.event_open or t.event_known_to(t.to_move):
        return False
    after = t.clone()
    after.apply(action)
    return bool(after.event_open)
