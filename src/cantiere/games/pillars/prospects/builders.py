"""Phase II: what the builders that do not stand yet will find."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import (
    BISHOP,
    BUILDERS,
    CASTLE,
    CATHEDRAL,
    COAST,
    COURT,
    EACH_ROUND,
    FIRST_SPACE,
    FRANCE,
    FREED_GOLD,
    IMMEDIATE,
    KINDS,
    KINGSBRIDGE,
    MARKET,
    METAL,
    PLACE_OF,
    PLACE_SPACES,
    PRICE,
    PRIORY,
    PRIVILEGE_CUBES,
    PRIVILEGE_GOLD,
    PRIVILEGE_VP,
    PROCESSION,
    PROCESSION_CUBES,
    SHIRING,
    SHIRING_FREED,
    SHIRING_PRIVILEGE,
    STONE,
    TAX_COLLECTOR,
    bit,
)
from cantiere.games.pillars.prospects.outlook import Outlook
from cantiere.games.pillars.prospects.privileges import MEAN_TAX, lasting
from cantiere.games.pillars.steps.ii_builders import PLACE_BUILDER, PLACEHOLDER
from cantiere.games.pillars.steps.xii_new_builders import reserved_space
from cantiere.games.pillars.table import NOBODY, Table


def expected_points(o: Outlook) -> float:
    """Return the points that a seat may expect at the end."""
    o.look_ahead()
    if o.t.at > o.calendar.builders:
        return o.points + o.prospect(o.row, True)
    if o.t.at < o.calendar.builders:
        builders: i64 = BUILDERS - (o.t.struck >> o.seat & 1)
        return o.points + o.prospect(o.row, False) + o.w.builder * float(builders)
    base = o.prospect(o.row, True)
    return o.points + base + _builders_to_come(o, base)


def _in_bag(t: Table, seat: i64) -> i64:
    """Return how many builders will come out of the bag: one fewer after the town wall (P-II.5)."""
    laid_aside: i64 = t.struck >> seat & 1
    return max(0, t.bag[seat] - laid_aside)


def _builders_to_come(o: Outlook, base: float) -> float:
    """Return what the seat's builders in hand, in the bag and on the dial will find."""
    t = o.t
    drawn: bool = t.frame is not None and t.frame.step is PLACE_BUILDER and t.frame.a != PLACEHOLDER
    in_hand: bool = drawn and t.to_move == o.seat
    in_bag: i64 = _in_bag(t, o.seat)
    waiting: i64 = 0
    for owner in t.dial:
        if owner == o.seat:
            waiting += 1
    if len(t.line) > 0 and (t.standing_builders(o.seat) == 0 or o.seat in list(t.line)):
        waiting += 1  # the last builder comes by the line
    if in_bag + waiting == 0 and not in_hand:
        return 0.0
    ahead: i64 = 1 if drawn and not in_hand else 0  # placed before those that wait
    seat: i64
    for seat in range(t.seats):
        ahead += _in_bag(t, seat)
    total = _expected(o, space_values(o, base), in_hand, in_bag, waiting, float(ahead))
    reserved: i64 = reserved_space(t, o.seat)
    if reserved >= 0:
        total += o.w.reserved * space_value(o, base, PLACE_OF[reserved])
    return total


def _expected(
    o: Outlook, values: list[float], in_hand: bool, in_bag: i64, waiting: i64, ahead: float
) -> float:
    """Return what the builders find if the others take some of the best spaces first.

    A builder that is drawn stands at once for the cost, or waits, whichever is better.
    """
    cost: float = float(o.t.cost)
    late: float = ahead * o.w.overlap
    own: float = 0.0  # spaces that go to own builders
    total = 0.0
    if in_hand:
        total += max(_at(values, 0.0) - cost * o.gold_rate, _at(values, late))
        own += 1.0
    number: i64
    for number in range(in_bag):
        before: float = (ahead + 1.0) * float(number + 1) / float(in_bag + 1)
        at_once: float = _at(values, own + before * o.w.overlap) - max(0.0, cost - before) * o.gold_rate
        total += max(at_once, _at(values, own + late + float(number)))
    for number in range(waiting):
        total += _at(values, own + late + float(number))
    return total


def _at(values: list[float], rank: float) -> float:
    """Return the value at a rank between two entries; 0 beyond the last."""
    low: i64 = int(rank)
    if low + 1 >= len(values):
        return 0.0
    part: float = rank - float(low)
    return values[low] * (1.0 - part) + values[low + 1] * part


# --- the spaces --------------------------------------------------------------------------------


def space_values(o: Outlook, base: float) -> list[float]:
    """Return what one more builder would find on each free space, best first."""
    values = [_court(o), _market(o)]
    _add_cards(o, base, values)
    space: i64
    for space in range(PLACE_SPACES[PRIORY]):
        if o.t.spaces[FIRST_SPACE[PRIORY] + space] == NOBODY:
            values.append(o.priory(space))
    if _free(o, BISHOP):
        values.append(o.w.bishop)
    if _free(o, CASTLE):
        values.append(o.castle())
    if _free(o, CATHEDRAL):
        values.append(o.start_player())
    place: i64
    for place in range(TAX_COLLECTOR, o.t.box.places):
        if _free(o, place):
            values.append(space_value(o, base, place))
    values.sort(reverse=True)
    return values


def space_value(o: Outlook, base: float, place: i64) -> float:
    """Return what one more builder would find at a place with a single space, about."""
    if place == TAX_COLLECTOR:
        return o.collected() + (MEAN_TAX * o.gold_rate if o.t.builders_at(o.seat, COURT) == 0 else 0.0)
    if place == FRANCE:
        return _france(o, base)
    if place == COAST:
        return o.coast(o.row, o.solved(o.row))
    if place == SHIRING_PRIVILEGE:
        return _privilege(o, o.t.shiring_privilege)
    if KINGSBRIDGE <= place < PRIORY:
        return _privilege(o, o.t.kingsbridge[place - KINGSBRIDGE])
    if SHIRING <= place < CASTLE:
        row: i64 = o.within_limit(o.row | bit(o.t.shiring[place - SHIRING]))
        return max(0.0, o.prospect(row, True) - base)
    if place == PRIORY:
        return o.priory(0)
    return o.castle() if place == CASTLE else o.w.bishop


def _france(o: Outlook, base: float) -> float:
    """Return what the card of Saint-Denis adds at step 13."""
    if o.inspired:
        return 0.0
    o.inspired = True
    gain = o.prospect(o.row, True) - base
    o.inspired = False
    return gain


def _free(o: Outlook, place: i64) -> bool:
    """Tell whether the first space of a place is free, or kept free for the seat by the black builder."""
    owner: i64 = o.t.spaces[FIRST_SPACE[place]]
    return owner == NOBODY or (owner == BLACK and reserved_space(o.t, o.seat) >= 0)


def _add_cards(o: Outlook, base: float, values: list[float]) -> None:
    """Add the privileges in Kingsbridge and the craftsmen in Shiring."""
    t = o.t
    slot: i64
    for slot in range(len(t.kingsbridge)):
        if _free(o, KINGSBRIDGE + slot):
            values.append(_privilege(o, t.kingsbridge[slot]))
    for slot in range(len(t.shiring)):
        if _free(o, SHIRING + slot):
            row: i64 = o.within_limit(o.row | bit(t.shiring[slot]))
            values.append(max(0.0, o.prospect(row, True) - base))


def _privilege(o: Outlook, privilege: i64) -> float:
    value: float = float(PRIVILEGE_VP[privilege]) + float(PRIVILEGE_GOLD[privilege]) * o.gold_rate
    if not IMMEDIATE >> privilege & 1:
        value += lasting(privilege, o.rounds, o.gold_rate, o.w)
    if privilege == SHIRING_FREED:
        value += float(FREED_GOLD) * o.gold_rate
    elif privilege == PROCESSION:
        value += float(PROCESSION_CUBES * PRICE[STONE]) * o.w.gold
    first: i64 = privilege * KINDS
    gold: i64 = 0
    material: i64
    for material in range(KINDS):
        gold += (PRIVILEGE_CUBES[first + material] + EACH_ROUND[first + material]) * PRICE[material]
    return value + float(gold) * o.w.gold


def _court(o: Outlook) -> float:
    """Return what the next space at court saves and brings (P-9.1, P-9.2)."""
    if o.t.free_space(COURT) < 0:
        return 0.0
    value = 0.0
    if o.t.builders_at(o.seat, COURT) == 0:
        value += MEAN_TAX * o.gold_rate
    if _free(o, COURT):
        value += float(PRICE[METAL]) * o.w.gold
    return value


def _market(o: Outlook) -> float:
    """Return what trading is worth to a seat that has no builder at the market yet."""
    free: i64 = o.t.free_space(MARKET)
    if free < 0 or o.t.builders_at(o.seat, MARKET) > 0:
        return 0.0
    return o.trade_gain(o.row, o.solved(o.row), free - FIRST_SPACE[MARKET])
