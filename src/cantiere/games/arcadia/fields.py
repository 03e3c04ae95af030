"""What a table of Arcadia is, field by field: set-up, copies (`facts.py`), snapshots and checks follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cantiere.core import fields, reading
from cantiere.core.reason import CantiereError
from cantiere.games.arcadia import components as box
from cantiere.games.arcadia.geometry import BIT_ROWS, CELLS_OF, FULL_ROW, SHAPE_OF, covering
from cantiere.games.arcadia.table import FREE, NEUTRAL_WORKER, Table
from cantiere.games.arcadia.view_types import ArcadiaWorkers

OPEN_ROWS: Final = [FULL_ROW] * box.ROWS + [0] * (BIT_ROWS - box.ROWS)
MOST: Final = 10_000  # of anything that is counted
CARD: Final = fields.Kinds("card", box.CARDS, list(box.COPIES))
KNOWN: Final = fields.Kinds("card", box.CARDS)
FAMILY: Final = fields.Kinds("family", box.FAMILIES)
CELL: Final = fields.Kinds("cell", box.CELL_NAMES)


class Turn(fields.Number):
    """The number of the turn; the round follows from it."""

    def put(self, t: Table, owner: int, value: Any) -> None:
        t.set_turn(value)


class Site(fields.Name):
    """Where the castle lies. It is the first thing on the board, so everything else is taken off."""

    def put(self, t: Table, owner: int, value: Any) -> None:
        BUILDINGS.begin(t)
        t.site = value
        if value >= 0:
            t.lay_site(value)


class Buildings(fields.Field):
    """The buildings, by card and cells, in the order in which they were laid."""

    keeps = (
        fields.Kept("holds", box.CELLS, start=FREE),  # by cell: what it holds
        fields.Kept("free", start=OPEN_ROWS),  # by row of the board: bits of the empty cells
        fields.Kept("touch", BIT_ROWS),  # by row: bits of the cells beside a building, the castle or a worker
        fields.Kept("placements", box.BUILDINGS, start=box.NOBODY),  # by building: where it lies
        fields.Kept("cards", box.BUILDINGS, start=box.NOBODY),  # by building: the card it was built with
        fields.Kept("gaps", box.BUILDINGS + 1),  # by building, and CASTLE: free cells around it
        fields.Kept("built"),  # how many buildings have been laid
    )

    def kinds_held(self) -> fields.Kinds:
        return CARD

    def held(self, t: Table, owner: int) -> list[int]:
        return [int(t.cards[number]) for number in range(t.built)]

    def data_of(self, t: Table, owner: int) -> Any:
        return [{"card": box.CARDS[t.cards[n]], "cells": cells_of(t.placements[n])} for n in range(t.built)]

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        for entry in reading.listed(data, box.BUILDINGS):
            card = CARD.number(entry["card"])
            cells = sorted(CELL.number(name) for name in entry["cells"])
            placement = covering(card // box.FAMILY_COUNT, cells) if cells else -1
            if placement < 0:
                where = ", ".join(entry["cells"]) or "no cell"
                raise CantiereError(f"a {entry['card']} does not lie on {where}")
            for cell in cells:
                if t.holds[cell] != FREE:
                    raise CantiereError(f"{box.CELL_NAMES[cell]} is covered twice")
            t.lay(card, placement)


class CompletedNow(fields.Marked):
    """The buildings completed by this action, and not yet paid."""

    def limit(self, t: Table) -> int:
        return int(t.built) - 1


class Workers(fields.Field):
    """Who stands on which cell: a seat's worker, or a neutral one."""

    def data_of(self, t: Table, owner: int) -> Any:
        return workers_on(list(t.holds))

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        completed = t.completed
        for name, who in data.items():
            cell = CELL.number(name)
            if t.holds[cell] != FREE:
                raise CantiereError(f"a worker stands on {name}, where something else is")
            t.post(NEUTRAL_WORKER if who == "neutral" else reading.seat(who, int(t.seats)), cell)
        t.completed = completed


BUILDINGS: Final = Buildings("buildings", seen=fields.UNSEEN)
WORKERS: Final = Workers("workers", seen=fields.UNSEEN)
HANDS: Final = fields.Counts("hands", CARD, key="hand", each=True)
KNOWN_CARDS: Final = fields.Counts("known", KNOWN, each=True)
SEALS: Final = fields.Counts("seals", FAMILY, most=box.MAX_SEALS, zeros=True)
CASTLE: Final = fields.Group(
    "castle",
    [
        Site("site", fields.Kinds("place for the castle", box.SITE_NAMES), key="at"),
        fields.Number("level", box.LEVELS, key="level", least=1, shift=1),
        fields.Row("tops", box.SPACES, fields.Name("", FAMILY), key="spaces", start=list(box.PRINTED)),
        fields.Marked("raised", box.SPACES, key="built", least=1),  # at this level
        fields.Row(
            "pieces", box.LEVELS, fields.Counts("", FAMILY, zeros=True), key="supply", start=list(box.PIECES)
        ),
    ],
    seen=fields.UNSEEN,
)
FIELDS: Final[list[fields.Field]] = [
    fields.Kept("mirror", start=True),
    fields.Seat("active"),  # whose turn it is
    Turn("turn", MOST, seen=fields.UNSEEN, missing=1),  # older snapshots do not say it
    fields.Number("passes", None),  # seats in a row that have passed
    fields.Number("turns_left", None, none=-1, start=-1),  # after this one, once the end is triggered
    fields.Flag("drawing", seen=fields.UNSEEN),  # the active seat has built and must draw back
    fields.Name("in_play", CARD),  # the card that is being played
    CASTLE,
    BUILDINGS,
    CompletedNow("completed", key="completed_now", seen=fields.UNSEEN),
    WORKERS,
    fields.Number("pool", box.NEUTRAL_POOL, key="neutral_workers", start=box.NEUTRAL_POOL),
    fields.Counts("open_cards", CARD, each=True),
    fields.Counts("deck", CARD, each=True, full=True, seen=fields.NOBODY),
    fields.Seats(
        [
            fields.Number("gold", MOST),
            fields.Number("flags", box.START_FLAGS, start=box.START_FLAGS),
            fields.Number("own", MOST, start=box.START_WORKERS),  # workers behind the screen
            fields.Number("neutral", box.NEUTRAL_POOL),
            SEALS,
            HANDS,
            KNOWN_CARDS,  # those taken from the open row: everybody knows them
            fields.Members("lacks", fields.Kinds("shape", box.SHAPES)),  # as its pass has shown
        ],
        seen=fields.UNSEEN,
    ),
]


def workers_on(holds: Sequence[int]) -> ArcadiaWorkers:
    """Return who stands on which cell, by what the cells hold."""
    return {
        box.CELL_NAMES[cell]: "neutral" if one == NEUTRAL_WORKER else int(one)
        for cell, one in enumerate(holds)
        if 0 <= one <= NEUTRAL_WORKER
    }


def cells_of(placement: int) -> list[str]:
    """Return the cells that a building covers, the first one first."""
    first = placement * box.MAX_SIZE
    return [box.CELL_NAMES[CELLS_OF[first + number]] for number in range(box.SHAPE_SIZE[SHAPE_OF[placement]])]
