"""What a seat of Pillars may see, as numbers for networks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.sheet import Encoder, Sheet, seat_names
from cantiere.games.pillars import components as box
from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.table import IN_BAG, NOBODY, Table

USUAL_VP: Final = 50
MOST_TAX: Final[i64] = max(box.FACES)
SEATS: Final = seat_names(box.MAX_SEATS)
SPACE_LABELS: Final = [f"space-{space}" for space in range(box.SPACES)]
LINE_LABELS: Final = [f"line-{flag + 1}" for flag in range(box.MAX_SEATS)]
DIAL_LABELS: Final = [f"dial-{cost}" for cost in range(1, box.START_COST + 1)]
KINGSBRIDGE_LABELS: Final = [f"kingsbridge-{slot + 1}" for slot in range(2)]
SHIRING_LABELS: Final = [f"shiring-{slot + 1}" for slot in range(box.SHIRING_CRAFTSMEN)]
MARKET_LABELS: Final = [f"market/{name}" for name in box.MATERIALS]
SUPPLY_LABELS: Final = [f"supply/{name}" for name in box.MATERIALS]
ALL_MATERIALS: Final = 15  # as a mask of KINDS bits


class PillarsEncoder(Encoder[Table]):
    """The features of Pillars."""

    def write(self, t: Table, seat: i64, sheet: Sheet) -> None:
        """Write one row: the round, the offers, the board, then every seat."""
        _round(self, t, seat, sheet)
        _offers(t, sheet)
        sheet.seats_from(SPACE_LABELS, SEATS, t.spaces, seat, t.seats)
        sheet.seats_from(DIAL_LABELS, SEATS, t.dial[1:], seat, t.seats)
        _expansion(t, seat, sheet)
        self.write_seats(t, seat, sheet)

    def write_seat(self, t: Table, viewer: i64, seat: i64, sheet: Sheet) -> None:
        sheet.share("vp", t.vp[seat], USUAL_VP)
        sheet.share("gold", t.gold[seat], box.GOLD_LIMIT)
        sheet.share("workers", t.workers[seat], box.WORKERS)
        sheet.share("bag", t.bag[seat], box.BUILDERS)
        sheet.shares("cubes", box.MATERIALS, t.cubes, box.CUBE_LIMIT, seat * box.KINDS)
        sheet.members("bought", box.MATERIALS, t.bought >> (seat * box.KINDS) & ALL_MATERIALS)
        sheet.flag("passed", t.passed >> seat & 1 != 0)
        sheet.flag("spared", t.spared >> seat & 1 != 0)
        sheet.flag("exempt", t.exempt >> seat & 1 != 0)
        sheet.flag("struck", t.struck >> seat & 1 != 0)
        sheet.flag("struck_next", t.struck_next >> seat & 1 != 0)
        sheet.flag("silent", t.silent >> seat & 1 != 0)
        sheet.flag("silent_next", t.silent_next >> seat & 1 != 0)
        sheet.flag("grey_now", t.grey_now == seat)
        sheet.flag("grey_next", t.grey_next == seat)
        sheet.members("resource", box.RESOURCES, t.sites[seat])
        sheet.members("crusade", box.CRUSADES, crusades_of(t, seat))
        sheet.members("craftsman", box.CRAFTSMEN, t.craftsmen[seat])
        sheet.members("privilege", box.PRIVILEGES, t.privileges[seat])


def _round(encoder: Encoder[Table], t: Table, seat: i64, sheet: Sheet) -> None:
    sheet.share("round", t.round, box.ROUNDS)
    sheet.share("seats", t.seats, box.MAX_SEATS)
    sheet.share("cost", t.cost, box.START_COST)
    sheet.flag("vetoed", t.vetoed)
    sheet.share("tax", t.tax, MOST_TAX)
    sheet.share("extra_uses", t.extra_uses, 1)
    encoder.write_question(t.decision, t.to_move, seat, t.seats, sheet)
    sheet.seat_from("start", SEATS, t.start, seat, t.seats)
    sheet.seat_from("asked_about", SEATS, _drawn(t), seat, t.seats)
    known: i64 = t.event if t.event_known_to(seat) else NOBODY
    sheet.one_hot("event", box.EVENTS, known)
    sheet.flag("event_open", t.event_open)
    # An event that only Ellen has seen is, for the others, among those that may still come.
    coming: i64 = t.events_left
    if t.event != NOBODY and known == NOBODY:
        coming |= box.bit(t.event)
    sheet.members("event_left", box.EVENTS, coming)
    sheet.members("privilege_left", box.PRIVILEGES, t.privileges_left)


def _offers(t: Table, sheet: Sheet) -> None:
    sheet.members("offer", box.RESOURCES, t.offered_resources)
    sheet.members("offer", box.CRAFTSMEN, t.offered_craftsmen)
    sheet.one_hots(KINGSBRIDGE_LABELS, box.PRIVILEGES, t.kingsbridge)
    sheet.one_hots(SHIRING_LABELS, box.CRAFTSMEN, t.shiring)
    number: i64
    for number in range(box.KINDS):
        sheet.share(MARKET_LABELS[number], t.market[number], max(1, box.MARKET_CUBES[number]))
        sheet.share(SUPPLY_LABELS[number], t.supply[number], box.CUBES[number])
    sheet.shares("uses", box.CRAFTSMEN, t.uses, 1)


def _expansion(t: Table, seat: i64, sheet: Sheet) -> None:
    """The expansion's board and cards; all zero in the base game."""
    sheet.flag("expansion", bool(t.options["expansion"]))
    sheet.members("crusade", box.CRUSADES, t.offered_crusades)
    sheet.members("second_left", box.PRIVILEGES, t.second_left)
    sheet.one_hot("shiring-3", box.PRIVILEGES, t.shiring_privilege)
    sheet.flag("black/in_bag", t.black == IN_BAG)
    sheet.flag("black/drawn", _drawn(t) == BLACK)
    sheet.one_hot("black", SPACE_LABELS, t.black)
    sheet.seats_from(LINE_LABELS, SEATS, t.line, seat, t.seats)
    sheet.seat_from("saint_denis", SEATS, t.saint_denis, seat, t.seats)
    sheet.one_hot("inspired", box.CRAFTSMEN, t.inspired)
    sheet.share("inspired_uses", t.inspired_uses, 1)
    sheet.seat_from("trader", SEATS, t.trader, seat, t.seats)


def _drawn(t: Table) -> i64:
    """Return whose builder has been drawn and is asked about, or NOBODY."""
    if t.frame is not None and t.frame.step.first == "drawn":
        return t.frame.a
    return NOBODY
