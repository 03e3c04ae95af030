"""The texts and labels of Castelli's actions, made from their blocks."""

from __future__ import annotations

from cantiere.core.blocks import Block
from cantiere.core.notation import Notation, Row
from cantiere.games.castelli.actions import (
    ACTIONS,
    BUILD,
    BUY_BUILD,
    DEAL,
    DECLINES,
    DRAW,
    FROM,
    LAY,
    ON,
    OVER,
    PART,
    PLAY,
    REPLACE,
    REVEAL,
    SELL,
    START_SEAT,
    STEAL,
    TILE,
    TURN,
    land_at,
    meadow_at,
)

# What the first part of a block's actions is called in their messages.
_NAMED = {
    TURN: "side",
    REPLACE: "material",
    PLAY: "card",
    SELL: "card",
    REVEAL: "tile",
    DEAL: "tile",
    DRAW: "card",
    STEAL: "card",
}


def _params(block: Block, action: int) -> dict[str, int | str]:
    first = int(block.part(action, 0))
    if block in _NAMED:
        return {_NAMED[block]: block.names[0][first]}
    if block in (FROM, START_SEAT):
        return {"seat": first}
    if block is PART:
        return {"part": "part-" + block.names[0][first]}
    if block is TILE:
        row, column = meadow_at(first)
        return {"row": row, "column": column}
    if block in (BUILD, BUY_BUILD, ON, OVER):
        row, column = land_at(first)
        place: dict[str, int | str] = {"row": row, "column": column}
        return {**place, "plot": block.names[1][block.part(action, 1)]} if block is OVER else place
    return {}


def _row(block: Block, action: int) -> Row:
    text, key = block.text(action), block.word
    if block in (LAY, DECLINES):
        key = text
    elif block is PART:
        key = f"part {block.names[1][block.part(action, 1)]}"
    return Row(text, "action-" + key.replace(" ", "-"), _params(block, action))


NOTATION = Notation(_row(block, action) for block, action in ACTIONS.actions())
