"""1 · Build: a card is played, and its building laid on the board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import LAY, PLAY
from cantiere.games.arcadia.components import (
    CARD_COUNT,
    CARDS,
    COLUMNS,
    FAMILY_COUNT,
    MAX_SIZE,
    NOBODY,
    ROWS,
    SHAPE_SIZE,
    SHAPES,
    where,
)
from cantiere.games.arcadia.geometry import (
    CELLS_OF,
    EXISTS,
    JOINED,
    ORIENTATIONS,
    STRIDE,
    TENTS_OF,
    anchors,
    joined,
    placement_of,
)
from cantiere.games.arcadia.table import CASTLE_CELL, FIRST_BUILDING, FREE, Table


class Card(Step[Table]):
    """1 · The seat plays a card whose building can be laid somewhere (A-1.1, A-1.2)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        checked: i64 = -1
        fits = False
        card: i64
        for card in range(CARD_COUNT):
            if t.hands[frame.seat * CARD_COUNT + card] > 0:
                shape: i64 = card // FAMILY_COUNT
                if shape != checked:
                    checked = shape
                    fits = t.fits(shape)
                if fits:
                    answers.add(PLAY.at(card))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        card: i64 = PLAY.part(action, 0)
        t.play_card(frame.seat, card)
        telling.card_played(t, frame.seat, card)
        t.ask(PLACEMENT, frame.seat)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if PLAY.holds(action):
            card: i64 = PLAY.part(action, 0)
            if t.hands[frame.seat * CARD_COUNT + card] == 0:
                return Reason("not-in-hand", "A-1.1", {"card": CARDS[card]})
            return Reason("card-fits-nowhere", "A-1.2", {"card": CARDS[card]})
        return None


class Placement(Step[Table]):
    """1 · The building is laid, turned or mirrored at will (A-1.1 to A-1.4)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        shape: i64 = t.in_play // FAMILY_COUNT
        free = joined(t.free)
        touch = joined(t.touch)
        found = vec[i64]([0] * ORIENTATIONS)
        row: i64
        for row in range(0, ROWS, JOINED):
            some: i64 = 0
            orientation: i64
            for orientation in range(t.orientations()):
                if EXISTS[shape * ORIENTATIONS + orientation]:
                    found[orientation] = anchors(free, touch, shape, orientation, row)
                    some |= found[orientation]
            self._add_rows(row, some, found, answers)

    def _add_rows(self, row: i64, some: i64, found: vec[i64], answers: Answers) -> None:
        """Add the placements whose first cell is in these rows: by cell, then by orientation."""
        action: i64 = LAY.at(row * COLUMNS)
        place: i64 = 0
        x: i64 = 0
        while some >> place > 0:
            if some >> place & 1:
                orientation: i64
                for orientation in range(ORIENTATIONS):
                    if found[orientation] >> place & 1:
                        answers.add(action + orientation)
            action += ORIENTATIONS
            place += 1
            x += 1
            if x == STRIDE:  # the next row, without what stands between them
                action -= (STRIDE - COLUMNS) * ORIENTATIONS
                x = 0

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        card: i64 = t.in_play
        placement: i64 = placement_of(card // FAMILY_COUNT, LAY.part(action, 0), LAY.part(action, 1))
        t.in_play = NOBODY
        t.drawing = True
        building: i64 = t.lay(card, placement)
        telling.building_laid(t, frame.seat, building)
        self._hire(t, frame.seat, TENTS_OF[placement])

    def _hire(self, t: Table, seat: i64, tents: i64) -> None:
        """A-1.4: a neutral worker for each tent covered, while there are any."""
        hired: i64 = tents if tents <= t.pool else t.pool
        t.pool -= hired
        t.neutral[seat] += hired
        telling.hired(t, seat, hired)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if not LAY.holds(action):
            return None
        shape: i64 = t.in_play // FAMILY_COUNT
        orientation: i64 = LAY.part(action, 1)
        if not EXISTS[shape * ORIENTATIONS + orientation]:
            return Reason("same-orientation", "A-1.1", {"shape": SHAPES[shape]})
        if orientation >= t.orientations():
            return Reason("not-mirrored", "A-1.1", {"shape": SHAPES[shape]})
        placement: i64 = placement_of(shape, LAY.part(action, 0), orientation)
        if placement < 0:
            return Reason("outside", "A-1.1", {"shape": SHAPES[shape]})
        return self._taken(t, placement) or Reason("touches-nothing", "A-1.2")

    def _taken(self, t: Table, placement: i64) -> Reason | None:
        """A-1.1: all cells must be empty."""
        number: i64
        for number in range(SHAPE_SIZE[t.in_play // FAMILY_COUNT]):
            cell: i64 = CELLS_OF[placement * MAX_SIZE + number]
            what: i64 = t.holds[cell]
            if what != FREE:
                return Reason("cell-taken", "A-1.1", {**where(cell), "by": taken_by(what)})
        return None


def taken_by(what: i64) -> str:
    """Return the message id of what stands on a cell."""
    if what == CASTLE_CELL:
        return "castle"
    return "building" if what >= FIRST_BUILDING else "worker"


CARD_STEP: Final = Card("card", rule="A-1.1")
PLACEMENT: Final = Placement("placement", rule="A-1.1")
