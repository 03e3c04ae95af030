"""The texts of Castelli's actions, block after block in the order of `actions.py`; places are row,column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cantiere.core.notation import Notation, Row
from cantiere.games.castelli.actions import NUM_ACTIONS
from cantiere.games.castelli.components import (
    CARDS,
    CELLS,
    MATERIALS,
    MAX_SEATS,
    ORDINARY_TILES,
    PARTS,
    PLOTS,
    SIDES,
    TILES,
)


def land_at(number: int) -> tuple[int, int]:
    """Return the row and column of a land."""
    row = int(number) // 4
    return row, int(number) % 4 * 2 + row % 2


def meadow_at(number: int) -> tuple[int, int]:
    """Return the row and column of a meadow."""
    row = int(number) // 4
    return row, int(number) % 4 * 2 + (row + 1) % 2


def land_text(number: int) -> str:
    """Return a land's place as texts have it."""
    row, column = land_at(number)
    return f"{row},{column}"


def meadow_text(number: int) -> str:
    """Return a meadow's place as texts have it."""
    row, column = meadow_at(number)
    return f"{row},{column}"


def _plain(text: str) -> Row:
    return Row(text, "action-" + text.replace(" ", "-"), {})


def _lands(verb: str) -> Iterator[Row]:
    for land in range(CELLS):
        row, column = land_at(land)
        yield Row(f"{verb} {row},{column}", f"action-{verb}", {"row": row, "column": column})


def _meadows(verb: str) -> Iterator[Row]:
    for meadow in range(CELLS):
        row, column = meadow_at(meadow)
        yield Row(f"{verb} {row},{column}", f"action-{verb}", {"row": row, "column": column})


def _overs() -> Iterator[Row]:
    for land in range(CELLS):
        row, column = land_at(land)
        for plot in PLOTS:
            yield Row(
                f"over {row},{column} {plot}", "action-over", {"row": row, "column": column, "plot": plot}
            )


def _named(verb: str, name: str, ids: Iterable[str]) -> Iterator[Row]:
    return (Row(f"{verb} {one}", f"action-{verb}", {name: one}) for one in ids)


def _seats(verb: str) -> Iterator[Row]:
    return (Row(f"{verb} {seat}", f"action-{verb}", {"seat": seat}) for seat in range(MAX_SEATS))


def _parts() -> Iterator[Row]:
    for part in PARTS:
        for way in ("upright", "turned"):
            yield Row(f"part {part.lower()} {way}", f"action-part-{way}", {"part": f"part-{part.lower()}"})


def _rows() -> Iterator[Row]:
    yield _plain("end")
    yield from _meadows("tile")
    yield _plain("lay drawn")
    yield _plain("lay held")
    yield _plain("decline")
    yield _plain("decline turn")
    yield from _named("turn", "side", SIDES)
    yield from _lands("build")
    yield from _lands("buy-build")
    yield from _overs()
    yield _plain("pay cubes")
    yield from _named("replace", "material", MATERIALS)
    yield from _lands("on")
    yield from _seats("from")
    yield from _named("play", "card", CARDS)
    yield from _named("sell", "card", CARDS)
    # chance
    yield from _parts()
    yield from _seats("start")
    yield from _named("reveal", "tile", TILES[:ORDINARY_TILES])
    yield from _named("deal", "tile", TILES[ORDINARY_TILES:])
    yield from _named("draw", "card", CARDS)
    yield from _named("steal", "card", CARDS)


NOTATION = Notation(_rows())
assert len(NOTATION.rows) == NUM_ACTIONS
