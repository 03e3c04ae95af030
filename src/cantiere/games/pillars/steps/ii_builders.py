"""Phase II · Master builders: drawn from the bag, placed at a falling cost, or made to wait."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.pillars.actions import BLACK, DRAW, KEEP, PASS, PLACE, REDRAW, SPEND
from cantiere.games.pillars.components import (
    PLACE_OF,
    PLACES,
    REMIGIUS,
    START_COST,
    WALERAN,
    WALERAN_GOLD,
    WILLIAM,
)
from cantiere.games.pillars.steps.xii_new_builders import (
    black_leaves,
    first_on_line,
    joins_line,
    put_back,
    reserved_space,
    take_out,
)
from cantiere.games.pillars.table import IN_BAG, NOBODY, Table
from cantiere.games.pillars.telling.builders import (
    black_placed,
    builder_called,
    builder_drawn,
    builder_laid_aside,
    builder_placed,
    builder_put_back,
    builder_waits,
)
from cantiere.games.pillars.telling.names import DIAL, LINE

DRAW_BLACK: Final = DRAW.at(BLACK)
# Where the builder to be placed comes from: the frame's number.
DRAWN: Final = 0  # from the bag: its owner pays the cost, or passes
WAITED: Final = 1  # from the dial: free, and there is no passing
REMITTED: Final = 2  # drawn, and Remigius makes it free
FROM_LINE: Final = 3  # from the builders' line: free, and there is no passing
PLACEHOLDER: Final = 4  # the black builder: free, and there is no passing


class Builders(Step[Table]):
    """II · All builders are in the bag, the cost stone is at the top (P-II.1)."""

    def enter(self, t: Table) -> None:
        t.cost = START_COST
        t.vetoed = False
        ask_next(t)


class DrawBuilder(Step[Table]):
    """II · Draw one builder at random (P-II.1)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        seat: i64
        for seat in range(t.seats):
            if t.bag[seat] > 0:
                answers.add(DRAW.at(seat))
        if t.black == IN_BAG:
            answers.add(DRAW_BLACK)

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return 1 if outcome == DRAW_BLACK else t.bag[DRAW.part(outcome, 0)]

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        drawn: i64 = DRAW.part(action, 0)
        take_out(t, drawn)
        builder_drawn(t, drawn, t.holder(WILLIAM) if drawn == BLACK else drawn, t.cost)
        if not t.vetoed and _others_in_bag(t, drawn):
            t.ask(VETO, t.start, drawn)
        else:
            bring_out(t, drawn)


class Veto(Step[Table]):
    """II · Once a round the start player may put a drawn builder back and draw again (P-II.1).

    Not asked where it could change nothing: when only builders of the same seat are left in the bag.
    """

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(KEEP)
        answers.add(REDRAW)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == KEEP:
            bring_out(t, frame.a)
            return
        t.vetoed = True
        put_back(t, frame.a)
        builder_put_back(t, frame.seat, frame.a)
        t.ask(DRAW_BUILDER, CHANCE)


class PlaceBuilder(Step[Table]):
    """II · The owner places the builder on a free space at the cost shown, or passes (P-II.2)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        seat = frame.seat
        drawn: bool = frame.a == DRAWN
        if drawn and t.cost > 0:
            answers.add(PASS)
        if not drawn or t.gold[seat] >= t.cost:
            reserved: i64 = -1 if t.black < 0 else self._reserved_place(t, frame)
            place: i64
            for place in range(t.box.places):
                if place == reserved or t.free_space(place) >= 0:
                    answers.add(PLACE.at(place))
        if drawn and t.cost > 0 and t.holds(seat, REMIGIUS):
            answers.add(SPEND.at(REMIGIUS))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        seat = frame.seat
        if action == SPEND.at(REMIGIUS):
            t.spend(seat, REMIGIUS)
            t.ask(self, seat, REMITTED)
            return
        if frame.a == PLACEHOLDER:
            self._put_black(t, seat, PLACE.part(action, 0))
        elif action == PASS:
            self._wait(t, seat)
        else:
            self._put(t, frame, PLACE.part(action, 0), t.cost if frame.a == DRAWN else 0)
        if (frame.a == DRAWN or frame.a == REMITTED) and t.cost > 0:
            t.cost -= 1
        ask_next(t)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        seat = frame.seat
        if PLACE.holds(action):
            place: i64 = PLACE.part(action, 0)
            if place >= t.box.places:
                return Reason("no-such-place", "P-II.7", {"place": PLACES[place]})
            if t.free_space(place) < 0 and place != self._reserved_place(t, frame):
                return Reason("space-taken", "P-II.7", {"place": PLACES[place]})
            return Reason("too-little-gold", "P-II.2", {"needed": t.cost, "have": t.gold[seat]})
        if action == PASS:
            return Reason("must-place", _RULES[frame.a])
        if action == REDRAW:
            return Reason("veto-past" if self._veto_possible(t, frame) else "veto-pointless", "P-II.1")
        if action == SPEND.at(REMIGIUS):
            if not t.holds(seat, REMIGIUS):
                return Reason("privilege-not-held", "P-II.6", {"card": "remigius"})
            return Reason("already-free", "P-II.6")
        return None

    def _veto_possible(self, t: Table, frame: Frame) -> bool:
        """Tell whether the veto has been used, or could have changed something for this builder."""
        drawn: i64 = BLACK if frame.a == PLACEHOLDER else frame.seat
        return t.vetoed or frame.a == WAITED or frame.a == FROM_LINE or _others_in_bag(t, drawn)

    def _reserved_place(self, t: Table, frame: Frame) -> i64:
        """Return the place where the black builder makes room for this builder, or -1 (X-W.1)."""
        space: i64 = -1 if frame.a == PLACEHOLDER else reserved_space(t, frame.seat)
        return -1 if space < 0 else PLACE_OF[space]

    def _wait(self, t: Table, seat: i64) -> None:
        t.dial[t.cost] = seat
        builder_waits(t, seat, t.cost)
        if t.holds(seat, WALERAN):
            t.gain_gold(seat, WALERAN_GOLD, "waleran")
        if reserved_space(t, seat) >= 0:
            black_leaves(t)

    def _put(self, t: Table, frame: Frame, place: i64, cost: i64) -> None:
        seat = frame.seat
        t.pay_gold(seat, cost, "builders")
        joins_line(t, seat)
        space: i64 = reserved_space(t, seat)
        if space >= 0:
            black_leaves(t)
        if space < 0 or PLACE_OF[space] != place:
            space = t.free_space(place)
        t.spaces[space] = seat
        builder_placed(t, seat, place, cost)

    def _put_black(self, t: Table, seat: i64, place: i64) -> None:
        t.black = t.free_space(place)
        t.spaces[t.black] = BLACK
        black_placed(t, seat, place)


def bring_out(t: Table, seat: i64) -> None:
    """A drawn builder comes into play; the last of a seat behind the town wall does not (P-II.5, X-II.3)."""
    if seat == BLACK:
        t.ask(PLACE_BUILDER, t.holder(WILLIAM), PLACEHOLDER)
    elif t.struck >> seat & 1 and t.bag[seat] == 0:
        builder_laid_aside(t, seat)
        ask_next(t)
    else:
        t.ask(PLACE_BUILDER, seat, DRAWN)


def ask_next(t: Table) -> None:
    """Draw while the bag holds builders; then those that waited are placed free, 7 first (P-II.4).

    Last come those on the builders' line, if there is one, from the left (X-II.2).
    """
    if _others_in_bag(t, NOBODY):
        t.ask(DRAW_BUILDER, CHANCE)
        return
    t.cost = 0  # with two seats the stone has not come down so far
    cost: i64 = START_COST
    while cost > 0:
        if t.dial[cost] != NOBODY:
            t.ask(PLACE_BUILDER, t.dial[cost], WAITED)
            builder_called(t, t.dial[cost], DIAL)
            t.dial[cost] = NOBODY
            return
        cost -= 1
    flag: i64 = first_on_line(t)
    if flag >= 0:
        t.ask(PLACE_BUILDER, t.line[flag], FROM_LINE)
        builder_called(t, t.line[flag], LINE)
        t.line[flag] = NOBODY


def _others_in_bag(t: Table, drawn: i64) -> bool:
    seat: i64
    for seat in range(t.seats):
        if seat != drawn and t.bag[seat] > 0:
            return True
    return t.black == IN_BAG


_RULES: Final = ["P-II.3", "P-II.4", "P-II.6", "X-II.2", "X-W.1"]  # why it must be placed, by origin
BUILDERS: Final = Builders("builders")
DRAW_BUILDER: Final = DrawBuilder("draw_builder", weighted=True, rule="P-II.1")
VETO: Final = Veto("veto", "drawn", rule="P-II.1")
PLACE_BUILDER: Final = PlaceBuilder("place_builder", "origin", rule="P-II.2")
