"""The rules, one step for each section of the rules page. Nothing of them stands anywhere else."""

from __future__ import annotations

from cantiere import Reason
from cantiere.core.declared import DrawFrom
from cantiere.core.events import seat_place
from cantiere.core.state import CHANCE, Frame, Step
from cantiere_torri.table import BUILD, DRAW, HAND, NAMES, NARROWEST, SPIRE, THROW, Table


class Draw(DrawFrom):
    """T-0 and T-3: a block comes out of the bag. The frame's first number is the seat that gets it."""

    def apply(self, t: Table, frame: Frame, action: int) -> None:
        kind, seat = DRAW.part(action, 0), frame.a
        t.bag[kind] -= 1
        t.hands[seat][kind] += 1
        if t.listener is not None:
            # Everybody sees that a block is drawn; which one, only who draws it.
            t.tell("draws", seat, {}).moved("block", 1, "bag", f"hand-{seat}")
            t.tell("finds", seat, {"block": NAMES[kind]}, seen_by=seat)


class SetUp(Step[Table]):
    """T-0: each player draws the first blocks."""

    def enter(self, t: Table) -> None:
        for seat in reversed(range(t.seats)):  # the last question asked is answered first
            for _ in range(HAND):
                t.ask(DRAW_STEP, CHANCE, seat)


class Turn(Step[Table]):
    """T-1 and T-2: build with a block from the hand, or throw one away."""

    def enter(self, t: Table) -> None:
        t.round = 1
        t.ask(self, 0)

    def legal(self, t: Table, frame: Frame) -> list[int]:
        held = [kind for kind, amount in enumerate(t.hands[frame.seat]) if amount]
        build = [BUILD.at(kind) for kind in held if t.fits(frame.seat, kind)]
        return build + [THROW.at(kind) for kind in held]

    def why_not(self, t: Table, frame: Frame, action: int) -> Reason | None:
        if DRAW.holds(action):
            return None
        kind = (BUILD if BUILD.holds(action) else THROW).part(action, 0)
        if not t.hands[frame.seat][kind]:
            return Reason("not-held", "T-1.1", {"block": NAMES[kind]})
        below = t.towers[frame.seat][-1]
        return Reason("too-wide", "T-2.1", {"block": NAMES[kind], "below": NAMES[below]})

    def apply(self, t: Table, frame: Frame, action: int) -> None:
        seat = frame.seat
        if BUILD.holds(action):
            self._build(t, seat, BUILD.part(action, 0))
        else:
            self._throw(t, seat, THROW.part(action, 0))
        self._go_on(t, seat)

    def _build(self, t: Table, seat: int, kind: int) -> None:
        t.hands[seat][kind] -= 1
        t.towers[seat].append(kind)
        points = 1 + (SPIRE if t.options["spires"] and kind == NARROWEST else 0)
        t.points[seat] += points
        if t.listener is not None:
            told = t.tell("builds", seat, {"block": NAMES[kind], "points": points})
            told.moved(NAMES[kind], 1, f"hand-{seat}", seat_place(seat)).changed(seat, "points", points)

    def _throw(self, t: Table, seat: int, kind: int) -> None:
        t.hands[seat][kind] -= 1
        t.rubble[kind] += 1
        if t.listener is not None:
            t.tell("throws", seat, {"block": NAMES[kind]}).moved(NAMES[kind], 1, f"hand-{seat}", "rubble")

    def _go_on(self, t: Table, seat: int) -> None:
        """T-3 and T-4: draw a block; the next player who holds any has a turn; if nobody does, it is over."""
        bag, following = sum(t.bag), (seat + 1) % t.seats
        if sum(t.hands[following]):
            if following == 0:
                t.round += 1
            t.ask(self, following)
        if bag:
            t.ask(DRAW_STEP, CHANCE, seat)


class End(Step[Table]):
    """T-4: the game is over."""

    def enter(self, t: Table) -> None:
        t.finish()


DRAW_STEP = Draw("draw", DRAW, "bag", "to", rule="T-3.1")
TURN = Turn("turn", rule="T-1.1")
STEPS: list[Step[Table]] = [SetUp("set-up"), TURN, End("end")]
QUESTIONS: dict[str, Step[Table]] = {step.name: step for step in (DRAW_STEP, TURN)}
