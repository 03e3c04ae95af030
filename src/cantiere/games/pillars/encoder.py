"""What a seat may see, as numbers for networks: one named list, always of the same length.

Seats come in the order in which they sit from the viewer on; absent seats are all zero. Counts are
divided by their largest ordinary value, so that most entries lie between 0 and 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.sheet import Encoder, Sheet, seat_names
from cantiere.core.state import State
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import (
    BUILDERS,
    CRAFTSMEN,
    CRUSADES,
    CUBE_LIMIT,
    CUBES,
    EVENTS,
    FACES,
    GOLD_LIMIT,
    KINDS,
    MARKET_CUBES,
    MATERIALS,
    MAX_SEATS,
    PRIVILEGES,
    RESOURCES,
    ROUNDS,
    SHIRING_CRAFTSMEN,
    SPACES,
    START_COST,
    WORKERS,
    bit,
)
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.table import IN_BAG, NOBODY, Table

USUAL_VP: Final = 50
MOST_TAX: Final[i64] = max(FACES)
SEATS: Final = seat_names(MAX_SEATS)
SPACE_LABELS: Final = [f"space-{space}" for space in range(SPACES)]
BLACK_LABELS: Final = [f"black/space-{space}" for space in range(SPACES)]
LINE_LABELS: Final = [f"line-{flag + 1}" for flag in range(MAX_SEATS)]
DIAL_LABELS: Final = [f"dial-{cost}" for cost in range(1, START_COST + 1)]
KINGSBRIDGE_LABELS: Final = [f"kingsbridge-{slot + 1}" for slot in range(2)]
SHIRING_LABELS: Final = [f"shiring-{slot + 1}" for slot in range(SHIRING_CRAFTSMEN)]
MARKET_LABELS: Final = [f"market/{name}" for name in MATERIALS]
SUPPLY_LABELS: Final = [f"supply/{name}" for name in MATERIALS]
ALL_MATERIALS: Final = 15  # as a mask of KINDS bits


class PillarsEncoder(Encoder):
    """The features of Pillars."""

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write one row: the round, the offers, the board, then every seat."""
        assert isinstance(state, Table)
        _round(self, state, seat, sheet)
        _offers(state, sheet)
        _board(state, seat, sheet)
        _expansion(state, seat, sheet)
        self.write_seats(state, seat, sheet)

    def write_seat(self, state: State, viewer: i64, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        _seat(state, seat, sheet)


def _round(encoder: Encoder, t: Table, seat: i64, sheet: Sheet) -> None:
    sheet.share("round", t.round, ROUNDS)
    sheet.share("seats", t.seats, MAX_SEATS)
    sheet.share("cost", t.cost, START_COST)
    sheet.flag("vetoed", t.vetoed)
    sheet.share("tax", t.tax, MOST_TAX)
    sheet.share("extra_uses", t.extra_uses, 1)
    encoder.write_question(t.decision, t.to_move, seat, t.seats, sheet)
    sheet.seat_from("start", SEATS, t.start, seat, t.seats)
    sheet.seat_from("asked_about", SEATS, _drawn(t), seat, t.seats)
    known: i64 = t.event if t.event_known_to(seat) else NOBODY
    sheet.one_hot("event", EVENTS, known)
    sheet.flag("event_open", t.event_open)
    # An event that only Ellen has seen is, for the others, among those that may still come.
    coming: i64 = t.events_left
    if t.event != NOBODY and known == NOBODY:
        coming |= bit(t.event)
    sheet.members("event_left", EVENTS, coming)
    sheet.members("privilege_left", PRIVILEGES, t.privileges_left)


def _offers(t: Table, sheet: Sheet) -> None:
    sheet.members("offer", RESOURCES, t.offered_resources)
    sheet.members("offer", CRAFTSMEN, t.offered_craftsmen)
    number: i64
    for number in range(len(t.kingsbridge)):
        sheet.one_hot(KINGSBRIDGE_LABELS[number], PRIVILEGES, t.kingsbridge[number])
    for number in range(len(t.shiring)):
        sheet.one_hot(SHIRING_LABELS[number], CRAFTSMEN, t.shiring[number])
    for number in range(KINDS):
        sheet.share(MARKET_LABELS[number], t.market[number], max(1, MARKET_CUBES[number]))
        sheet.share(SUPPLY_LABELS[number], t.supply[number], CUBES[number])
    sheet.shares("uses", CRAFTSMEN, t.uses, 1)


def _board(t: Table, seat: i64, sheet: Sheet) -> None:
    sheet.seats_from(SPACE_LABELS, SEATS, t.spaces, seat, t.seats)
    sheet.seats_from(DIAL_LABELS, SEATS, t.dial[1:], seat, t.seats)


def _expansion(t: Table, seat: i64, sheet: Sheet) -> None:
    """The expansion's board and cards; all zero in the base game."""
    sheet.flag("expansion", bool(t.options["expansion"]))
    sheet.members("crusade", CRUSADES, t.offered_crusades)
    sheet.members("second_left", PRIVILEGES, t.second_left)
    sheet.one_hot("shiring-3", PRIVILEGES, t.shiring_privilege)
    sheet.flag("black/in_bag", t.black == IN_BAG)
    sheet.flag("black/drawn", _drawn(t) == BLACK)
    number: i64
    for number in range(SPACES):
        sheet.flag(BLACK_LABELS[number], t.black == number)
    for number in range(MAX_SEATS):
        waiting: i64 = t.line[number] if number < len(t.line) else NOBODY
        sheet.seat_from(LINE_LABELS[number], SEATS, waiting, seat, t.seats)
    sheet.seat_from("saint_denis", SEATS, t.saint_denis, seat, t.seats)
    sheet.one_hot("inspired", CRAFTSMEN, t.inspired)
    sheet.share("inspired_uses", t.inspired_uses, 1)
    sheet.seat_from("trader", SEATS, t.trader, seat, t.seats)


def _drawn(t: Table) -> i64:
    """Return whose builder has been drawn and is asked about, or NOBODY."""
    if t.frame is not None and t.frame.step.first == "drawn":
        return t.frame.a
    return NOBODY


def _seat(t: Table, seat: i64, sheet: Sheet) -> None:
    sheet.share("vp", t.vp[seat], USUAL_VP)
    sheet.share("gold", t.gold[seat], GOLD_LIMIT)
    sheet.share("workers", t.workers[seat], WORKERS)
    sheet.share("bag", t.bag[seat], BUILDERS)
    sheet.shares("cubes", MATERIALS, t.cubes, CUBE_LIMIT, seat * KINDS)
    sheet.members("bought", MATERIALS, t.bought >> (seat * KINDS) & ALL_MATERIALS)
    sheet.flag("passed", t.passed >> seat & 1 != 0)
    sheet.flag("spared", t.spared >> seat & 1 != 0)
    sheet.flag("exempt", t.exempt >> seat & 1 != 0)
    sheet.flag("struck", t.struck >> seat & 1 != 0)
    sheet.flag("struck_next", t.struck_next >> seat & 1 != 0)
    sheet.flag("silent", t.silent >> seat & 1 != 0)
    sheet.flag("silent_next", t.silent_next >> seat & 1 != 0)
    sheet.flag("grey_now", t.grey_now == seat)
    sheet.flag("grey_next", t.grey_next == seat)
    sheet.members("resource", RESOURCES, t.sites[seat])
    sheet.members("crusade", CRUSADES, crusades_of(t, seat))
    sheet.members("craftsman", CRAFTSMEN, t.craftsmen[seat])
    sheet.members("privilege", PRIVILEGES, t.privileges[seat])
