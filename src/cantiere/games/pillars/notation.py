"""The texts of Pillars' actions, block after block in the order of `actions.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cantiere.core.notation import Notation, Row
from cantiere.games.pillars.actions import (
    BOUGHT_KINDS,
    CHOOSE,
    DECLINE,
    KEEP,
    NUM_ACTIONS,
    PLACE,
    SELL,
    TAKE_CRAFTSMAN,
)
from cantiere.games.pillars.components import (
    CRAFTSMEN,
    CRUSADES,
    EVENTS,
    FACES,
    KINGSBRIDGE,
    MATERIALS,
    MAX_CUBES,
    MAX_SEATS,
    MAX_STALL,
    PLACE_SPACES,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    SHIRING,
    SHIRING_PRIVILEGE,
)
from cantiere.games.pillars.steps.i_supply import price
from cantiere.games.pillars.steps.s02_bishop import BISHOP_STEP, cube_comes_later
from cantiere.games.pillars.table import NOBODY, Table


def _cards(verb: str, key: str, cards: Iterable[str]) -> Iterator[Row]:
    return (Row(f"{verb} {card}", f"action-{key}", {"card": card}) for card in cards)


def _trades(verb: str, materials: Iterable[str], most: int) -> Iterator[Row]:
    for material in materials:
        for amount in range(1, most + 1):
            yield Row(
                f"{verb} {material} {amount}", f"action-{verb}", {"material": material, "amount": amount}
            )


def _plain(word: str) -> Row:
    return Row(word.replace("-", " "), f"action-{word}", {})


def _recalls() -> Iterator[Row]:
    """One for each space; spaces of a row are numbered."""
    for number, place in enumerate(PLACES):
        for space in range(1, PLACE_SPACES[number] + 1):
            if PLACE_SPACES[number] == 1:
                yield Row(f"recall {place}", "action-recall", {"place": place})
            else:
                yield Row(f"recall {place} {space}", "action-recall-row", {"place": place, "number": space})


def _rows() -> Iterator[Row]:
    bought = MATERIALS[:BOUGHT_KINDS]
    yield _plain("pass")
    yield from _cards("take", "take-resource", RESOURCES)
    yield from _cards("take", "take-craftsman", CRAFTSMEN)
    yield _plain("keep")
    yield _plain("redraw")
    yield from (Row(f"place {place}", "action-place", {"place": place}) for place in PLACES)
    yield _plain("protection")
    yield from (Row(f"take {material}", "action-take-cube", {"material": material}) for material in bought)
    yield from _cards("spend", "spend", PRIVILEGES)
    yield _plain("decline")
    yield _plain("stop")
    yield from _trades("buy", bought, MAX_STALL)
    yield _plain("done")
    yield from _cards("use", "use", CRAFTSMEN)
    yield from (Row(f"return {material}", "action-return", {"material": material}) for material in MATERIALS)
    yield from _cards("take", "crusade", CRUSADES)
    yield from _trades("sell", MATERIALS, MAX_CUBES)
    yield from _cards("choose", "choose", CRAFTSMEN)
    yield Row("take metal", "action-take-cube", {"material": "metal"})
    yield _plain("take-gold")
    yield from _recalls()
    yield from _cards("inspire", "inspire", CRAFTSMEN)
    yield from _cards("dismiss", "dismiss", CRAFTSMEN)
    # chance
    yield from (Row(f"start {seat}", "action-start", {"seat": seat}) for seat in range(MAX_SEATS))
    yield from _cards("reveal", "reveal", PRIVILEGES)
    yield from _cards("lay-out", "lay-out", CRAFTSMEN)
    yield from _cards("leave-out", "leave-out", RESOURCES)
    yield from (Row(f"draw {seat}", "action-draw", {"seat": seat}) for seat in range(MAX_SEATS))
    yield _plain("draw-black")
    yield from _cards("event", "event", EVENTS)
    yield from (Row(f"roll {face}", "action-roll", {"number": face}) for face in FACES)
    yield from _cards("remove", "remove", CRAFTSMEN)


NOTATION = Notation(_rows())
assert len(NOTATION.rows) == NUM_ACTIONS


def label(t: Table, action: int) -> Row:
    """Return an action's row; a place that gives a card names the card that is on show there."""
    row = NOTATION.rows[action]
    if TAKE_CRAFTSMAN <= action < KEEP and t.to_move >= 0:
        cost = int(price(t, t.to_move, action - TAKE_CRAFTSMAN))
        return Row(row.text, row.key, {**row.params, "card-price": cost})  # less with Jonathan
    if action == DECLINE and t.decision == BISHOP_STEP.name and cube_comes_later(t):
        return Row(row.text, "action-no-protection", {})
    if SELL <= action < CHOOSE and t.decision == "coast":
        return Row(row.text, "action-sell-at-coast", row.params)
    if action == PLACE + SHIRING_PRIVILEGE and t.shiring_privilege != NOBODY:
        return Row(row.text, "action-place-for", {**row.params, "card": PRIVILEGES[t.shiring_privilege]})
    for first, cards, on_show in ((KINGSBRIDGE, PRIVILEGES, t.kingsbridge), (SHIRING, CRAFTSMEN, t.shiring)):
        slot = action - PLACE - first
        if 0 <= slot < len(on_show) and on_show[slot] != NOBODY:
            return Row(row.text, "action-place-for", {**row.params, "card": cards[on_show[slot]]})
    return row
