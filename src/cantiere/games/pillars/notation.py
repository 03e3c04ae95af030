"""The texts and labels of Pillars' actions, made from their blocks."""

from __future__ import annotations

from cantiere.core.blocks import Block
from cantiere.core.notation import Notation, Row
from cantiere.games.pillars.actions import (
    ACTIONS,
    BUY,
    CRUSADE,
    DECLINE,
    DRAW,
    PLACE,
    RECALL,
    RETURN,
    ROLL,
    SELL,
    START_SEAT,
    TAKE_CRAFTSMAN,
    TAKE_CUBE,
    TAKE_METAL,
    TAKE_RESOURCE,
)
from cantiere.games.pillars.components import (
    CRAFTSMEN,
    FACES,
    FIRST_SPACE,
    KINGSBRIDGE,
    MATERIALS,
    MAX_SEATS,
    PLACE_OF,
    PLACE_SPACES,
    PLACES,
    PRIVILEGES,
    RESOURCE_MATERIAL,
    SHIRING,
    SHIRING_PRIVILEGE,
)
from cantiere.games.pillars.steps.i_supply import price
from cantiere.games.pillars.steps.s02_bishop import BISHOP_STEP, cube_comes_later
from cantiere.games.pillars.table import NOBODY, Table

# What is not labelled by the first word of its text.
_KEYS = {
    TAKE_RESOURCE: "take-resource",
    TAKE_CRAFTSMAN: "take-craftsman",
    TAKE_CUBE: "take-cube",
    CRUSADE: "crusade",
}
# What the first part of a block's actions is called in their messages, if not a card.
_NAMED = {PLACE: "place", TAKE_CUBE: "material", BUY: "material", SELL: "material", RETURN: "material"}


def _row(block: Block, action: int) -> Row:
    text = block.text(action)
    if not block.names:
        if action == TAKE_METAL:
            return Row(text, "action-take-cube", {"material": "metal"})
        return Row(text, "action-" + block.word.replace(" ", "-"), {})
    first = int(block.part(action, 0))
    key = "action-" + _KEYS.get(block, block.word)
    if block is RECALL:
        return _recall(text, first)
    if block is START_SEAT or block is DRAW:
        return Row(text, "action-draw-black", {}) if first == MAX_SEATS else Row(text, key, {"seat": first})
    if block is ROLL:
        return Row(text, key, {"number": FACES[first]})
    params: dict[str, int | str] = {_NAMED.get(block, "card"): block.names[0][first]}
    if block is TAKE_RESOURCE:
        params["material"] = MATERIALS[RESOURCE_MATERIAL[first]]
    if block is BUY or block is SELL:
        params["amount"] = int(block.part(action, 1)) + 1
    return Row(text, key, params)


def _recall(text: str, space: int) -> Row:
    place = int(PLACE_OF[space])
    if PLACE_SPACES[place] == 1:
        return Row(text, "action-recall", {"place": PLACES[place]})
    number = space - int(FIRST_SPACE[place]) + 1
    return Row(text, "action-recall-row", {"place": PLACES[place], "number": number})


NOTATION = Notation(_row(block, action) for block, action in ACTIONS.actions())


def label(t: Table, action: int) -> Row:
    """Return an action's row; a place that gives a card names the card that is on show there."""
    row = NOTATION.rows[action]
    if TAKE_CRAFTSMAN.holds(action) and t.to_move >= 0:
        cost = int(price(t, t.to_move, TAKE_CRAFTSMAN.part(action, 0)))
        return Row(row.text, row.key, {**row.params, "card-price": cost})  # less with Jonathan
    if action == DECLINE and t.decision == BISHOP_STEP.name and cube_comes_later(t):
        return Row(row.text, "action-no-protection", {})
    if SELL.holds(action) and t.decision == "coast":
        return Row(row.text, "action-sell-at-coast", row.params)
    card = _on_show(t, int(PLACE.part(action, 0))) if PLACE.holds(action) else ""
    return Row(row.text, "action-place-for", {**row.params, "card": card}) if card else row


def _on_show(t: Table, place: int) -> str:
    """Return the card that a builder is placed for, "" if there is none."""
    if place == SHIRING_PRIVILEGE:
        return "" if t.shiring_privilege == NOBODY else PRIVILEGES[t.shiring_privilege]
    for first, cards, on_show in ((KINGSBRIDGE, PRIVILEGES, t.kingsbridge), (SHIRING, CRAFTSMEN, t.shiring)):
        slot = place - int(first)
        if 0 <= slot < len(on_show) and on_show[slot] != NOBODY:
            return cards[on_show[slot]]
    return ""
