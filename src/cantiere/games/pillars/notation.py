"""The texts of Pillars' actions, block after block in the order of `actions.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cantiere.core.notation import Notation, Row
from cantiere.games.pillars.actions import BOUGHT_KINDS, NUM_ACTIONS, PLACE
from cantiere.games.pillars.components import (
    CRAFTSMEN,
    EVENTS,
    FACES,
    KINGSBRIDGE,
    MATERIALS,
    MAX_CUBES,
    MAX_SEATS,
    MAX_STALL,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    SHIRING,
)
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
    return Row(word, f"action-{word}", {})


def _rows() -> Iterator[Row]:
    bought = MATERIALS[:BOUGHT_KINDS]
    yield _plain("pass")
    yield from _cards("take", "take-resource", RESOURCES)
    yield from _cards("take", "take-craftsman", CRAFTSMEN)
    yield from _cards("dismiss", "dismiss", CRAFTSMEN)
    yield _plain("keep")
    yield _plain("redraw")
    yield from (Row(f"place {place}", "action-place", {"place": place}) for place in PLACES)
    yield _plain("protection")
    yield from (Row(f"take {material}", "action-take-cube", {"material": material}) for material in bought)
    yield from _cards("spend", "spend", PRIVILEGES)
    yield _plain("decline")
    yield _plain("stop")
    yield from _trades("buy", bought, MAX_STALL)
    yield from _trades("sell", MATERIALS, MAX_CUBES)
    yield _plain("done")
    yield from _cards("use", "use", CRAFTSMEN)
    yield from (Row(f"return {material}", "action-return", {"material": material}) for material in MATERIALS)
    # chance
    yield from (Row(f"start {seat}", "action-start", {"seat": seat}) for seat in range(MAX_SEATS))
    yield from _cards("reveal", "reveal", PRIVILEGES)
    yield from _cards("lay-out", "lay-out", CRAFTSMEN)
    yield from _cards("leave-out", "leave-out", RESOURCES)
    yield from (Row(f"draw {seat}", "action-draw", {"seat": seat}) for seat in range(MAX_SEATS))
    yield from _cards("event", "event", EVENTS)
    yield from (Row(f"roll {face}", "action-roll", {"number": face}) for face in FACES)


NOTATION = Notation(_rows())
assert len(NOTATION.rows) == NUM_ACTIONS


def label(t: Table, action: int) -> Row:
    """Return an action's row; a place that gives a card names the card that is on show there."""
    row = NOTATION.rows[action]
    for first, cards, on_show in ((KINGSBRIDGE, PRIVILEGES, t.kingsbridge), (SHIRING, CRAFTSMEN, t.shiring)):
        slot = action - PLACE - first
        if 0 <= slot < len(on_show) and on_show[slot] != NOBODY:
            return Row(row.text, "action-place-for", {**row.params, "card": cards[on_show[slot]]})
    return row
