"""What a seat of Arcadia may see, as numbers for networks; what stands behind a screen is its owner's."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.sheet import Encoder, Sheet, seat_names
from cantiere.core.state import OVER
from cantiere.games.arcadia import components as box
from cantiere.games.arcadia.table import CASTLE, CASTLE_CELL, FIRST_BUILDING, FREE, NEUTRAL_WORKER, Table

USUAL_GOLD: Final = 60
USUAL_SEALS: Final = 10
SEATS: Final = seat_names(box.MAX_SEATS)
SPACE_LABELS: Final = [f"space-{space + 1}" for space in range(box.SPACES)]
BUILT_LABELS: Final = [f"space-{space + 1}/built" for space in range(box.SPACES)]
VALUE_LABELS: Final = [f"value/{family}" for family in box.FAMILIES]
SUPPLY_LABELS: Final = [
    f"supply-{level + 1}/{family}" for level in range(box.LEVELS) for family in box.FAMILIES
]
NO_SEALS: Final = vec[i64]([0] * box.FAMILY_COUNT)

# The board, plane after plane, each cell once.
WORKERS: Final = [f"worker/{seat}" for seat in SEATS]
SEALS: Final = [f"seal/{family}" for family in box.FAMILIES]
PLANES: Final = ["free", "tent", "castle", "neutral", *WORKERS, "building", *SEALS, "one_gap", "around"]
CASTLE_PLANE: Final[i64] = PLANES.index("castle") * box.CELLS  # where a plane begins
NEUTRAL: Final[i64] = PLANES.index("neutral") * box.CELLS
BUILDING: Final[i64] = PLANES.index("building") * box.CELLS
TENT: Final[i64] = PLANES.index("tent") * box.CELLS
WORKER: Final[i64] = PLANES.index(WORKERS[0]) * box.CELLS
SEAL: Final[i64] = PLANES.index(SEALS[0]) * box.CELLS
GAP: Final[i64] = PLANES.index("one_gap") * box.CELLS
AROUND: Final[i64] = PLANES.index("around") * box.CELLS


class ArcadiaEncoder(Encoder[Table]):
    """The features of Arcadia."""

    def write(self, t: Table, seat: i64, sheet: Sheet) -> None:
        """Write one row: the turn, the castle, the meadow, the cards, then every seat."""
        _turn(self, t, seat, sheet)
        _castle(t, sheet)
        _board(t, seat, sheet)
        sheet.shares("open", box.CARDS, t.open_cards, 1)
        sheet.shares("hand", box.CARDS, t.hands, 1, seat * box.CARD_COUNT)
        self.write_seats(t, seat, sheet)

    def write_seat(self, t: Table, viewer: i64, seat: i64, sheet: Sheet) -> None:
        """A-0.2: what stands behind a screen is shown to its owner, with open screens, and at the end."""
        shown: bool = seat == viewer or bool(t.options["open_screens"]) or t.to_move == OVER
        sheet.share("flags", t.flags[seat], box.START_FLAGS)
        sheet.share("cards", t.hand_size(seat), box.HAND)
        sheet.flag("shown", shown)
        sheet.share("gold", t.gold[seat] if shown else 0, USUAL_GOLD)
        sheet.share("own", t.own[seat] if shown else 0, box.ALL_WORKERS)
        sheet.share("neutral", t.neutral[seat] if shown else 0, box.ALL_WORKERS)
        if shown:
            sheet.shares("seals", box.FAMILIES, t.seals, USUAL_SEALS, seat * box.FAMILY_COUNT)
        else:
            sheet.shares("seals", box.FAMILIES, NO_SEALS, USUAL_SEALS)
        sheet.shares("known", box.CARDS, t.known, 1, seat * box.CARD_COUNT)


def _turn(encoder: Encoder[Table], t: Table, seat: i64, sheet: Sheet) -> None:
    sheet.share("seats", t.seats, box.MAX_SEATS)
    sheet.share("deck", t.deck_size(), box.CARD_COUNT)
    sheet.share("pool", t.pool, box.NEUTRAL_POOL)
    sheet.share("passes", t.passes, box.MAX_SEATS)
    sheet.flag("ending", t.turns_left != box.NOBODY)
    sheet.share("turns_left", max(0, t.turns_left), box.MAX_SEATS)
    sheet.flag("mirror", t.mirror)
    encoder.write_question(t.decision, t.to_move, seat, t.seats, sheet)
    sheet.seat_from("active", SEATS, t.active, seat, t.seats)
    sheet.one_hot("in_play", box.CARDS, t.in_play)
    frame = t.frame
    owed: i64 = frame.a if frame is not None and frame.step.first == "owed" else 0
    placed: i64 = frame.b if frame is not None and frame.step.second == "placed" else 0
    sheet.share("owed", owed, 1)
    sheet.share("placed", placed, 1)


def _castle(t: Table, sheet: Sheet) -> None:
    sheet.share("level", t.level + 1, box.LEVELS)
    space: i64
    family: i64
    level: i64
    for space in range(box.SPACES):
        sheet.one_hot(SPACE_LABELS[space], box.FAMILIES, t.tops[space])
        sheet.flag(BUILT_LABELS[space], t.raised >> space & 1 != 0)
    for family in range(box.FAMILY_COUNT):
        sheet.share(VALUE_LABELS[family], t.value(family), box.SPACES)
        for level in range(box.LEVELS):
            place: i64 = level * box.FAMILY_COUNT + family
            sheet.share(SUPPLY_LABELS[place], t.pieces[place], box.PIECES[0])


def _board(t: Table, seat: i64, sheet: Sheet) -> None:
    if sheet.naming:
        for plane in PLANES:
            sheet.one_hot(plane, box.CELL_NAMES, box.NOBODY)
        return
    values = sheet.values
    cell: i64
    for cell in range(box.CELLS):
        first: i64 = sheet.at + cell
        what: i64 = t.holds[cell]
        if box.TENT[cell]:
            values[first + TENT] = 1.0
        if what == FREE:
            values[first] = 1.0
        elif what < NEUTRAL_WORKER:
            values[first + WORKER + (what - seat + (0 if what >= seat else t.seats)) * box.CELLS] = 1.0
        elif what == NEUTRAL_WORKER:
            values[first + NEUTRAL] = 1.0
        elif what == CASTLE_CELL:
            values[first + CASTLE_PLANE] = 1.0
        else:
            values[first + BUILDING] = 1.0
            gaps: i64 = t.gaps[what - FIRST_BUILDING]
            if gaps > 0:
                values[first + SEAL + t.family(what - FIRST_BUILDING) * box.CELLS] = 1.0
            if gaps == 1:
                values[first + GAP] = 1.0
    frame = t.frame
    if frame is not None and frame.step.first == "building" and 0 <= frame.a <= CASTLE:
        for cell in range(t.around_size(frame.a)):  # where workers are being placed
            values[sheet.at + AROUND + t.around(frame.a, cell)] = 1.0
    sheet.skip(len(PLANES) * box.CELLS)
