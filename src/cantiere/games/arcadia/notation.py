"""The texts of Arcadia's actions, block after block in the order of `actions.py`.

A cell is its column's letter and its row's number: a1 is the upper left one. A placement names its first cell
(the uppermost, then the leftmost that it covers), its quarter turns clockwise, and `m` if it is mirrored.
"""

from __future__ import annotations

from collections.abc import Iterator

from cantiere.core.notation import Notation, Row
from cantiere.games.arcadia.actions import NUM_ACTIONS
from cantiere.games.arcadia.components import (
    CARDS,
    CELL_NAMES,
    FAMILIES,
    MAX_SEALS,
    MAX_SEATS,
    SITE_NAMES,
    SITES,
    SPACES,
    where,
)
from cantiere.games.arcadia.geometry import ORIENTATIONS, TURNS


def orientation_name(orientation: int) -> str:
    """Return how a text names an orientation: r0 to r3, and r0m to r3m mirrored."""
    return f"r{orientation % TURNS}{'m' if orientation >= TURNS else ''}"


def _plain(word: str, key: str = "") -> Row:
    return Row(word, f"action-{key or word}", {})


def _cells(verb: str) -> Iterator[Row]:
    return (Row(f"{verb} {name}", f"action-{verb}", where(cell)) for cell, name in enumerate(CELL_NAMES))


def _cards(verb: str) -> Iterator[Row]:
    return (Row(f"{verb} {card}", f"action-{verb}", {"card": card}) for card in CARDS)


def _placements() -> Iterator[Row]:
    for cell, name in enumerate(CELL_NAMES):
        for orientation in range(ORIENTATIONS):
            params = where(cell) | {"turns": orientation % TURNS, "mirrored": int(orientation >= TURNS)}
            yield Row(f"build {name} {orientation_name(orientation)}", "action-lay", params)


def _pieces() -> Iterator[Row]:
    for family in FAMILIES:
        for space in range(1, SPACES + 1):
            yield Row(f"piece {family} {space}", "action-piece", {"family": family, "space": space})


def _sales() -> Iterator[Row]:
    for family in FAMILIES:
        for amount in range(1, MAX_SEALS + 1):
            yield Row(f"sell {family} {amount}", "action-sell", {"family": family, "amount": amount})


def _rows() -> Iterator[Row]:
    yield _plain("build")
    yield _plain("workers")
    yield _plain("pass")
    yield from _cards("play")
    yield from _placements()
    yield from _cards("take")
    yield _plain("take deck", "take-deck")
    yield _plain("at castle", "at-castle")
    yield from _cells("at")
    yield _plain("stop")
    yield from _cells("own")
    yield from _cells("neutral")
    yield from _pieces()
    yield _plain("keep")
    yield _plain("flag")
    yield _plain("done")
    yield from _sales()
    # chance
    yield from (Row(f"start {seat}", "action-start", {"seat": seat}) for seat in range(MAX_SEATS))
    yield from (
        Row(f"castle {name}", "action-castle", where(corner))
        for name, corner in zip(SITE_NAMES, SITES, strict=True)
    )
    yield from _cards("card")


NOTATION = Notation(_rows())
assert len(NOTATION.rows) == NUM_ACTIONS
