"""Phase II · Master builders: drawn from the bag, placed at a falling cost, or made to wait."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.pillars.actions import DRAW, KEEP, PASS, PLACE, PROTECTION, REDRAW, SPEND
from cantiere.games.pillars.components import PLACES, REMIGIUS, START_COST
from cantiere.games.pillars.table import NOBODY, Table

# Where the builder to be placed comes from: the frame's number.
DRAWN: Final = 0  # from the bag: its owner pays the cost, or passes
WAITED: Final = 1  # from the dial: free, and there is no passing
REMITTED: Final = 2  # drawn, and Remigius makes it free


class Builders(Step[Table]):
    """II · All builders are in the bag, the cost stone is at the top (P-II.1)."""

    def enter(self, t: Table) -> None:
        t.cost = START_COST
        t.vetoed = False
        ask_next(t)


class DrawBuilder(Step[Table]):
    """II · Draw one builder at random (P-II.1)."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return [DRAW + seat for seat in range(t.seats) if t.bag[seat] > 0]

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return t.bag[outcome - DRAW]

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        seat: i64 = action - DRAW
        t.bag[seat] -= 1
        if t.listener is not None:
            t.tell("builder-drawn", seat, {"cost": t.cost})
        if not t.vetoed and _others_in_bag(t, seat):
            t.ask(VETO, t.start, seat)
        else:
            bring_out(t, seat)


class Veto(Step[Table]):
    """II · Once a round the start player may put a drawn builder back and draw again (P-II.1).

    Not asked where it could change nothing: when only builders of the same seat are left in the bag.
    """

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return [KEEP, REDRAW]

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == KEEP:
            bring_out(t, frame.a)
            return
        t.vetoed = True
        t.bag[frame.a] += 1
        if t.listener is not None:
            t.tell("builder-put-back", frame.seat, {"owner": frame.a})
        t.ask(DRAW_BUILDER, CHANCE)


class PlaceBuilder(Step[Table]):
    """II · The owner places the builder on a free space at the cost shown, or passes (P-II.2)."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        seat = frame.seat
        drawn: bool = frame.a == DRAWN
        actions: list[int] = []
        if drawn and t.cost > 0:
            actions.append(PASS)
        if not drawn or t.gold[seat] >= t.cost:
            place: i64
            for place in range(len(PLACES)):
                if t.free_space(place) >= 0:
                    actions.append(PLACE + place)
        if drawn and t.cost > 0 and t.holds(seat, REMIGIUS):
            actions.append(SPEND + REMIGIUS)
        return actions

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        seat = frame.seat
        if action == SPEND + REMIGIUS:
            t.spend(seat, REMIGIUS)
            t.ask(self, seat, REMITTED)
            if t.listener is not None:
                t.tell("privilege-spent", seat, {"card": "remigius"})
            return
        if action == PASS:
            t.dial[t.cost] = seat
            if t.listener is not None:
                t.tell("builder-waits", seat, {"cost": t.cost})
        else:
            self._put(t, seat, action - PLACE, t.cost if frame.a == DRAWN else 0)
        if frame.a != WAITED and t.cost > 0:
            t.cost -= 1
        ask_next(t)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        seat = frame.seat
        if PLACE <= action < PROTECTION:
            place: i64 = action - PLACE
            if t.free_space(place) < 0:
                return Reason("space-taken", "P-II.7", {"place": PLACES[place]})
            return Reason("too-little-gold", "P-II.2", {"needed": t.cost, "have": t.gold[seat]})
        if action == PASS:
            rule = "P-II.3" if frame.a == DRAWN else "P-II.4" if frame.a == WAITED else "P-II.6"
            return Reason("must-place", rule)
        if action == SPEND + REMIGIUS:
            if not t.holds(seat, REMIGIUS):
                return Reason("privilege-not-held", "P-II.6", {"card": "remigius"})
            return Reason("already-free", "P-II.6")
        return None

    def _put(self, t: Table, seat: i64, place: i64, cost: i64) -> None:
        t.pay_gold(seat, cost, "builders")
        t.spaces[t.free_space(place)] = seat
        if t.listener is not None:
            t.tell("builder-placed", seat, {"place": PLACES[place], "cost": cost})


def bring_out(t: Table, seat: i64) -> None:
    """A drawn builder comes into play; the third of a seat struck by the town wall does not (P-II.5)."""
    if t.struck >> seat & 1 and t.bag[seat] == 0:
        if t.listener is not None:
            t.tell("builder-laid-aside", seat, {})
        ask_next(t)
    else:
        t.ask(PLACE_BUILDER, seat, DRAWN)


def ask_next(t: Table) -> None:
    """Draw while the bag holds builders; then those that waited are placed free, 7 first (P-II.4)."""
    seat: i64
    for seat in range(t.seats):
        if t.bag[seat] > 0:
            t.ask(DRAW_BUILDER, CHANCE)
            return
    cost: i64 = START_COST
    while cost > 0:
        if t.dial[cost] != NOBODY:
            t.ask(PLACE_BUILDER, t.dial[cost], WAITED)
            t.dial[cost] = NOBODY
            return
        cost -= 1


def _others_in_bag(t: Table, drawn: i64) -> bool:
    seat: i64
    for seat in range(t.seats):
        if seat != drawn and t.bag[seat] > 0:
            return True
    return False


BUILDERS: Final = Builders("builders")
DRAW_BUILDER: Final = DrawBuilder("draw_builder", weighted=True)
VETO: Final = Veto("veto", "drawn")
PLACE_BUILDER: Final = PlaceBuilder("place_builder", "origin")
