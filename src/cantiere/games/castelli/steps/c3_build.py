"""3 · Build: what a castle costs, where it may stand, and why not."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.blocks import Block
from cantiere.core.reason import Reason
from cantiere.games.castelli.actions import BUILD, BUY_BUILD
from cantiere.games.castelli.components import AREA_KINDS, KINDS, PURCHASE, ROW, STONE, bit
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.telling import tell_castle


def missing(t: Table, seat: i64) -> i64:
    """Return how many of the three materials a seat lacks for a castle (C-3.1)."""
    first: i64 = seat * KINDS
    lacking: i64 = 0
    material: i64
    for material in range(KINDS):
        if t.materials[first + material] == 0:
            lacking += 1
    return lacking


def sites(t: Table, seat: i64, kind: i64) -> i64:
    """C-3.3: mask of the lands where a seat may put a castle into an area of this kind."""
    return t.free[kind] & t.present[seat] if t.castles_left[seat] > 0 else 0


def way_to_pay(t: Table, seat: i64) -> Block | None:
    """Return BUILD or BUY_BUILD, whichever a seat can pay."""
    lacking: i64 = missing(t, seat)
    if lacking == 0:
        return BUILD
    if lacking == 1 and not t.bought and t.silver[seat] >= PURCHASE:
        return BUY_BUILD
    return None


def add_builds(t: Table, seat: i64, kind: i64, answers: Answers) -> None:
    """Add the castles that a seat can build into areas of this kind."""
    way = way_to_pay(t, seat)
    if way is not None:
        answers.add_each(way, sites(t, seat, kind))


def builds(action: i64) -> bool:
    """Tell whether an action builds a castle."""
    return BUILD.holds(action) or BUY_BUILD.holds(action)


def land_of(action: i64) -> i64:
    """Return the land on which an action builds."""
    return BUILD.part(action, 0) if BUILD.holds(action) else BUY_BUILD.part(action, 0)


def build(t: Table, seat: i64, kind: i64, land: i64, price: i64) -> None:
    """Pay, in silver what is missing (C-3.2, builder), build, and score (C-3.4)."""
    paid: i64 = 0
    cubes = [0] * KINDS
    material: i64
    for material in range(KINDS):
        if t.materials[seat * KINDS + material] == 0:
            paid += price
        else:
            t.materials[seat * KINDS + material] -= 1
            cubes[material] = 1
    t.pay_silver(seat, paid, "castle")
    t.put_castle(seat, land, kind)
    tell_castle(t, seat, land, cubes)
    t.gain_points(seat, t.town_points(land), "castle")


def no_build(t: Table, seat: i64, kind: i64, action: i64) -> Reason | None:
    """Explain why a castle cannot be built so; None if the action is not about building."""
    if not builds(action):
        return None
    reason = no_site(t, seat, kind, land_of(action))
    if reason is not None:
        return reason
    lacking: i64 = missing(t, seat)
    if BUILD.holds(action):
        return Reason("missing-material", "C-3.1", {"missing": lacking})
    if lacking == 0:
        return Reason("nothing-missing", "C-3.2")
    if t.bought:
        return Reason("bought-already", "C-3.2")
    if lacking > 1:
        return Reason("too-much-missing", "C-3.2", {"missing": lacking})
    return Reason("too-little-silver", "C-3.2", {"needed": PURCHASE, "have": t.silver[seat]})


def no_site(t: Table, seat: i64, kind: i64, land: i64) -> Reason | None:
    """Explain why a land is no site for a seat's castle in an area of this kind; None if it is one."""
    rule = "C-3.3" if kind == STONE else "C-4"
    if t.castles_left[seat] == 0:
        return Reason("no-castle-left", "C-0.5")
    reason = no_land(t, seat, land)
    if reason is not None:
        return reason
    if t.board.with_kind[kind] & bit(land) == 0:
        return Reason("no-such-area", rule, {"area": AREA_KINDS[kind]})
    if t.free_plot(land, kind) < 0:
        return Reason("plot-taken", rule, {"area": AREA_KINDS[kind]})
    if t.present[seat] >> land & 1 == 0:
        return Reason("no-shield", "C-3.3")
    return None


def no_land(t: Table, seat: i64, land: i64) -> Reason | None:
    """Explain why a seat has nothing to do with a land: it is off the board, or at the other table."""
    if t.board.lands[t.table_of(seat)] & bit(land):
        return None
    on_board: bool = land < t.board.rows * ROW
    return Reason("other-table", "C-8.1") if on_board else Reason("no-such-land", "C-0.6")
