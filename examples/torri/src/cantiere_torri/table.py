"""The table: what lies where. Each fact is declared once; copies, snapshots, views and features follow."""

from __future__ import annotations

import tomllib
from pathlib import Path

from cantiere.core.blocks import ActionTable
from cantiere.core.declared import DeclaredTable
from cantiere.core.events import Figure
from cantiere.core.fields import NOBODY, OWNER, UNSEEN, Counts, Field, Kinds, Number, Pile

BOX = tomllib.loads((Path(__file__).parent / "data" / "torri.toml").read_text(encoding="utf-8"))
NAMES: list[str] = [block["id"] for block in BOX["blocks"]]
WIDTHS: list[int] = [block["width"] for block in BOX["blocks"]]
BLOCKS = Kinds("block", NAMES, [block["amount"] for block in BOX["blocks"]])
HAND: int = BOX["setup"]["hand"]
SPIRE: int = BOX["option"]["spire"]
NARROWEST = WIDTHS.index(min(WIDTHS))

FIELDS: list[Field] = [
    Counts("bag", BLOCKS, seen=NOBODY, full=True),
    Counts("hands", BLOCKS, per_seat=True, seen=OWNER),
    Pile("towers", BLOCKS, per_seat=True),
    Counts("rubble", BLOCKS),
    Number("round", most=sum(BLOCKS.amounts), seen=UNSEEN),  # every view says it already
    Number("points", most=(1 + SPIRE) * sum(BLOCKS.amounts), per_seat=True),
]
POINTS = Figure("points")

# The actions: each block has a number inside and one readable text outside.
ACTIONS = ActionTable()
BUILD = ACTIONS.block("build", NAMES)
THROW = ACTIONS.block("throw", NAMES)
DRAW = ACTIONS.chance("draw", NAMES)


class Table(DeclaredTable):
    """A position of Torri. Blocks are counted by kind, but for the towers: there the lowest comes first."""

    bag: list[int]
    hands: list[list[int]]
    towers: list[list[int]]
    rubble: list[int]
    points: list[int]

    def standing(self, seat: int) -> list[int]:
        """Points first, then the width of the lowest block (T-4.2)."""
        tower = self.towers[seat]
        return [self.points[seat], WIDTHS[tower[0]] if tower else 0]

    def figures(self, seat: int) -> list[int]:
        """Only points, which events tell of."""
        return [self.points[seat]]

    def fits(self, seat: int, kind: int) -> bool:
        """Tell whether a block may be laid on a tower: it is no wider than the one below it (T-2.1)."""
        tower = self.towers[seat]
        return not tower or WIDTHS[kind] <= WIDTHS[tower[-1]]
