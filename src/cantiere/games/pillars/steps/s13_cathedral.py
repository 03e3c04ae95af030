"""13 · Cathedral: craftsmen turn materials into victory points; few cubes are kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers, each
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import DONE, INSPIRE, RETURN, USE
from cantiere.games.pillars.components import (
    ASSISTANTS,
    CAPACITY,
    CATHEDRAL_PIECES,
    CRAFTSMAN_KINDS,
    CRAFTSMEN,
    CUBE_LIMIT,
    EVENT_EXTRA_USES,
    FINDS,
    GIVES_CUBES,
    GIVES_GOLD,
    GIVES_VP,
    HOLDS,
    KINDS,
    MATERIALS,
    NEEDED_KIND,
    NEEDS,
    USES,
    USES_GOLD,
    WORKING,
)
from cantiere.games.pillars.steps.x09c_saint_denis import inspiring
from cantiere.games.pillars.steps.x13_extra_uses import extra_uses
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.goods import cathedral_grows, craftsman_used, cubes_go, used_up


class Cathedral(Step[Table]):
    """13 · Start player first: a seat uses its craftsmen in any order, each up to its capacity (P-13.1)."""

    def enter(self, t: Table) -> None:
        self._begin(t, t.start)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        seat = frame.seat
        answers.add(DONE)
        for craftsman in each(t.craftsmen[seat] & WORKING):
            if self._capacity_left(t, seat, craftsman) and self._usable(t, seat, craftsman):
                answers.add(USE.at(craftsman))
        if t.saint_denis == seat:
            for craftsman in each(inspiring(t, seat)):
                if self._usable(t, seat, craftsman):
                    answers.add(INSPIRE.at(craftsman))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == DONE:
            self.leave(t, frame.seat)
            return
        if USE.holds(action):
            self._count_use(t, USE.part(action, 0))
            self._work(t, frame.seat, USE.part(action, 0))
        else:
            t.inspired = INSPIRE.part(action, 0)
            t.inspired_uses += 1
            self._work(t, frame.seat, INSPIRE.part(action, 0))
        self._go_on(t, frame.seat)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if INSPIRE.holds(action):
            craftsman: i64 = INSPIRE.part(action, 0)
            if t.saint_denis != frame.seat:
                return Reason("no-saint-denis", "X-9c.1")
            if not inspiring(t, frame.seat) >> craftsman & 1:
                return Reason("not-inspiring", "X-9c.1", {"card": CRAFTSMEN[craftsman]})
            return self._no_work(t, frame.seat, craftsman)
        if not USE.holds(action):
            return None
        craftsman = USE.part(action, 0)
        name = CRAFTSMEN[craftsman]
        if not t.craftsmen[frame.seat] >> craftsman & 1:
            return Reason("not-your-craftsman", "P-13.1", {"card": name})
        if not WORKING >> craftsman & 1:
            return Reason("helps-others", "P-13.1", {"card": name})
        if not self._capacity_left(t, frame.seat, craftsman):
            return Reason("capacity-used", "P-13.1", {"card": name, "capacity": CAPACITY[craftsman]})
        return self._no_work(t, frame.seat, craftsman)

    def _no_work(self, t: Table, seat: i64, craftsman: i64) -> Reason | None:
        """Return what is missing for a craftsman's work."""
        if NEEDS[craftsman] and not t.meets(seat, NEEDS[craftsman]):
            params: dict[str, int | str] = {
                "card": CRAFTSMEN[craftsman],
                "needed": "kind-" + NEEDED_KIND[craftsman],
            }
            return Reason("needs-beside", "P-13.2", params)
        if t.gold[seat] < USES_GOLD[craftsman]:
            return Reason("too-little-gold", "P-13.1", {"needed": USES_GOLD[craftsman], "have": t.gold[seat]})
        return self._missing(t, seat, craftsman)

    def _begin(self, t: Table, seat: i64) -> None:
        t.uses = t.unused()
        t.extra_uses = 0
        t.inspired = NOBODY
        t.inspired_uses = 0
        self._go_on(t, seat)

    def _go_on(self, t: Table, seat: i64) -> None:
        """Ask again while some craftsman can still work, or gold can be exchanged."""
        if self._can_work(t, seat) or t.may_trade_gold(seat):
            t.ask(self, seat)
        else:
            self.leave(t, seat)

    def _can_work(self, t: Table, seat: i64) -> bool:
        for craftsman in each(t.craftsmen[seat] & WORKING):
            if self._capacity_left(t, seat, craftsman) and self._usable(t, seat, craftsman):
                return True
        if t.saint_denis == seat:
            for craftsman in each(inspiring(t, seat)):
                if self._usable(t, seat, craftsman):
                    return True
        return False

    def leave(self, t: Table, seat: i64) -> None:
        """The seat has finished: the next one builds, but first this one returns what it may not keep."""
        following: i64 = t.after(seat)
        if t.keeps_too_many(seat):
            t.ask(KEEP_CUBES, seat)
        elif following != t.start:
            self._begin(t, following)

    def _usable(self, t: Table, seat: i64, craftsman: i64) -> bool:
        """Tell whether a craftsman finds what it needs at a seat."""
        if NEEDS[craftsman] and not t.meets(seat, NEEDS[craftsman]):
            return False
        if t.gold[seat] < USES_GOLD[craftsman]:
            return False
        material: i64
        for material in range(KINDS):
            if t.cubes[seat * KINDS + material] < FINDS[craftsman * KINDS + material]:
                return False
        return True

    def _capacity_left(self, t: Table, seat: i64, craftsman: i64) -> bool:
        """Within its capacity, or by the archbishop's grace or with an assistant's help."""
        if t.uses[craftsman] < CAPACITY[craftsman]:
            return True
        if EVENT_EXTRA_USES[t.event] == 0 and t.craftsmen[seat] & ASSISTANTS == 0:
            return False
        return extra_uses(t, seat).allow(craftsman)

    def _missing(self, t: Table, seat: i64, craftsman: i64) -> Reason | None:
        material: i64
        for material in range(KINDS):
            needed: i64 = FINDS[craftsman * KINDS + material]
            have: i64 = t.cubes[seat * KINDS + material]
            if have < needed:
                rule = "P-13.3" if HOLDS[craftsman * KINDS + material] else "P-13.1"
                params: dict[str, int | str] = {
                    "needed": needed,
                    "have": have,
                    "material": MATERIALS[material],
                }
                return Reason("too-few-cubes-to-work", rule, params)
        return None

    def _count_use(self, t: Table, craftsman: i64) -> None:
        if t.uses[craftsman] >= CAPACITY[craftsman]:
            t.extra_uses += 1
        t.uses[craftsman] += 1

    def _work(self, t: Table, seat: i64, craftsman: i64) -> None:
        kind = CRAFTSMAN_KINDS[craftsman]
        event = craftsman_used(t, seat, craftsman)
        material: i64
        for material in range(KINDS):
            used: i64 = USES[craftsman * KINDS + material]
            if used:
                t.return_cubes(seat, material, used)
                used_up(event, seat, material, used, kind)
        for material in range(KINDS):
            if GIVES_CUBES[craftsman * KINDS + material]:
                t.gain_cubes(seat, material, GIVES_CUBES[craftsman * KINDS + material], kind)
        if USES_GOLD[craftsman]:
            t.pay_gold(seat, USES_GOLD[craftsman], kind)
        if GIVES_GOLD[craftsman]:
            t.gain_gold(seat, GIVES_GOLD[craftsman], kind)
        if GIVES_VP[craftsman]:
            t.gain_vp(seat, GIVES_VP[craftsman], kind)


class KeepCubes(Step[Table]):
    """13 · At most five cubes are kept, metal included; the owner chooses what goes back (P-13.4)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        first: i64 = frame.seat * KINDS
        material: i64
        for material in range(KINDS):
            if t.cubes[first + material] > 0:
                answers.add(RETURN.at(material))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        material: i64 = RETURN.part(action, 0)
        t.return_cubes(frame.seat, material, 1)
        cubes_go(t, "returned", frame.seat, material, 1, "cube-limit")
        CATHEDRAL.leave(t, frame.seat)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if RETURN.holds(action):
            return Reason(
                "too-few-cubes", "P-13.4", {"have": 0, "material": MATERIALS[RETURN.part(action, 0)]}
            )
        return Reason("too-many-cubes", "P-13.4", {"limit": CUBE_LIMIT, "have": t.cube_count(frame.seat)})


class CathedralPiece(Step[Table]):
    """13 · The start player adds the cathedral piece of the round (P-13.5)."""

    def enter(self, t: Table) -> None:
        cathedral_grows(t, t.start, CATHEDRAL_PIECES[t.round - 1])


CATHEDRAL: Final = Cathedral("cathedral", rule="P-13.1")
KEEP_CUBES: Final = KeepCubes("return_cubes", rule="P-13.4")
CATHEDRAL_PIECE: Final = CathedralPiece("cathedral_piece")
