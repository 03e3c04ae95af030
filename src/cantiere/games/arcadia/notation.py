"""The texts and labels of Arcadia's actions, made from their blocks."""

from __future__ import annotations

from cantiere.core.blocks import Block
from cantiere.core.notation import Notation, Row
from cantiere.games.arcadia.actions import (
    ACTIONS,
    AT,
    CARD,
    LAY,
    NEUTRAL,
    OWN,
    PIECE,
    PLAY,
    SELL,
    SITE,
    START_SEAT,
    TAKE,
    amount_of,
)
from cantiere.games.arcadia.components import CARDS, FAMILIES, SITES, where
from cantiere.games.arcadia.geometry import mirrored, turns_of


def _params(block: Block, action: int) -> dict[str, int | str]:
    first = int(block.part(action, 0))
    if block in (PLAY, TAKE, CARD):
        return {"card": CARDS[first]}
    if block is LAY:
        orientation = int(LAY.part(action, 1))
        return {**where(first), "turns": turns_of(orientation), "mirrored": mirrored(orientation)}
    if block in (AT, OWN, NEUTRAL):
        return where(first)
    if block is PIECE:
        return {"family": FAMILIES[first], "space": int(PIECE.part(action, 1)) + 1}
    if block is SELL:
        return {"family": FAMILIES[first], "amount": int(amount_of(action))}
    if block is START_SEAT:
        return {"seat": first}
    return where(SITES[first]) if block is SITE else {}


def _row(block: Block, action: int) -> Row:
    key = "lay" if block is LAY else block.word.replace(" ", "-")
    return Row(block.text(action), f"action-{key}", _params(block, action))


NOTATION = Notation(_row(block, action) for block, action in ACTIONS.actions())
