"""What a seat may see, as numbers for networks: one named list, always of the same length.

Seats come in the order in which they sit from the viewer on; absent seats are all zero. Counts are
divided by their largest ordinary value, so that most entries lie between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

from cantiere.games.castelli.components import (
    AREA_KINDS,
    CARD_COUNT,
    CARDS,
    CASTLES,
    CELLS,
    DECK_SIZE,
    FACE_COLOUR,
    FACE_VALUE,
    KINDS,
    MATERIAL_LIMIT,
    MATERIALS,
    MAX_SEATS,
    ORDINARY_TILES,
    PLOT_COUNT,
    SIDES,
    SYMBOLS,
    TILES,
    card_total,
    copies,
    count,
)
from cantiere.games.castelli.notation import land_text, meadow_text
from cantiere.games.castelli.steps import QUESTIONS
from cantiere.games.castelli.table import NOBODY, ON_TOP, OWNER, Table
from cantiere.games.castelli.view import shown_question

USUAL_POINTS = 50
USUAL_SILVER = 11
MOST_SHIELD = 6
MEADOWS = [meadow_text(meadow) for meadow in range(CELLS)]
ASKED = (*QUESTIONS, "resolving")
Named = Iterator[tuple[str, float]]


def features(t: Table, seat: int) -> npt.NDArray[np.float32]:
    """Return the vector for a seat."""
    return np.fromiter((value for _, value in _all(t, seat)), dtype=np.float32)


def names(t: Table) -> list[str]:
    """Return the name of each entry."""
    return [name for name, _ in _all(t, 0)]


def _all(t: Table, seat: int) -> Named:
    yield from _turn(t, seat)
    yield from _deck(t, seat)
    for meadow in range(CELLS):
        yield from _meadow(t, seat, meadow)
    for land in range(CELLS):
        yield from _land(t, seat, land)
    for number in range(MAX_SEATS):
        if number < t.seats:
            yield from _seat(t, f"seat+{number}", seat, (seat + number) % t.seats)
        else:
            absent = _seat(t, "absent", seat, seat)
            yield from ((f"seat+{number}/{name.split('/', 1)[1]}", 0.0) for name, _ in absent)


def _turn(t: Table, seat: int) -> Named:
    to_move, decision = shown_question(t, seat)
    yield "seats", int(t.seats) / MAX_SEATS
    yield "tournament", float(t.tables > 1)
    yield "battle", float(t.battle)
    yield "tiles_left", int(count(t.face_down)) / CELLS
    yield "card_played", float(t.card_played)
    yield "bought", float(t.bought)
    yield "own_mine", int(t.mine[t.table_of(seat)]) / (2 * USUAL_SILVER)
    yield "spare_villages", float(t.spare_villages)
    yield "spare_cities", float(t.spare_cities)
    yield from _one_hot("ask", ASKED, decision)
    yield from _from(t, "to_move", seat, to_move)
    yield from _from(t, "active", seat, int(t.active))
    yield from _one_hot("meadow", MEADOWS, None if t.meadow == NOBODY else MEADOWS[t.meadow])
    shown = t.tile if not t.looking or seat == t.active else NOBODY
    yield from _one_hot("tile", TILES, None if shown == NOBODY else TILES[shown])


def _deck(t: Table, seat: int) -> Named:
    yield "deck/top", int(card_total(t.cards.top)) / DECK_SIZE
    yield "deck/under", int(t.cards.put - t.cards.taken) / DECK_SIZE
    under = range(t.cards.taken, t.cards.put)
    seen = [int(t.cards.kind_at(n)) for n in under if t.cards.seen_at(n, seat)]
    for kind, name in enumerate(CARDS):
        yield f"deck/under/{name}", seen.count(kind) / CARD_COUNT[kind]
        yield f"hand/{name}", int(copies(t.cards.hands[seat], kind)) / CARD_COUNT[kind]
    held = int(t.held[seat])
    yield from _one_hot("held", TILES, None if held == NOBODY else TILES[held])


def _meadow(t: Table, seat: int, meadow: int) -> Named:
    """Face down or not; at each side whose shield, and how strong; the symbol of the frame."""
    laid, name = int(t.laid[meadow]), f"meadow {meadow_text(meadow)}"
    yield f"{name}/face_down", float(t.face_down >> meadow & 1)
    for side, letter in enumerate(SIDES):
        place = laid * 4 + side
        for number in range(MAX_SEATS):
            own = laid != NOBODY and FACE_COLOUR[place] == (seat + number) % MAX_SEATS
            yield f"{name}/{letter}/colour+{number}", int(FACE_VALUE[place]) / MOST_SHIELD if own else 0.0
        symbol = int(t.board.symbol_at[meadow * 4 + side])
        yield f"{name}/{letter}/frame", (symbol + 1) / len(SYMBOLS)


def _land(t: Table, seat: int, land: int) -> Named:
    name = f"land {land_text(land)}"
    yield f"{name}/village", float(t.villages >> land & 1)
    yield f"{name}/city", float(t.cities >> land & 1)
    yield f"{name}/mine", float(t.board.mines >> land & 1)
    for kind in range(4):
        area = int(t.board.area_of[land * 4 + kind])
        yield f"{name}/{AREA_KINDS[kind]}", int(t.board.area_symbols[area]) / 2 if area >= 0 else 0.0
    for plot in range(PLOT_COUNT):
        castle = int(t.castles[land * PLOT_COUNT + plot])
        yield from _from(t, f"{name}/castle-{plot}", seat, (castle & OWNER) - 1)
        yield from _from(t, f"{name}/over-{plot}", seat, (castle >> ON_TOP) - 1)


def _seat(t: Table, label: str, viewer: int, seat: int) -> Named:
    yield f"{label}/points", int(t.points[seat]) / USUAL_POINTS
    yield f"{label}/silver", int(t.silver[seat]) / USUAL_SILVER
    yield f"{label}/castles_left", int(t.castles_left[seat]) / CASTLES
    yield f"{label}/cards", int(card_total(t.cards.hands[seat])) / 5
    yield f"{label}/holds_start_tile", float(t.held[seat] >= ORDINARY_TILES)
    yield f"{label}/same_table", float(t.table_of(seat) == t.table_of(viewer))
    yield f"{label}/reacted", float(t.reacted >> seat & 1)
    for material, name in enumerate(MATERIALS):
        yield f"{label}/{name}", int(t.materials[seat * KINDS + material]) / MATERIAL_LIMIT
    for kind, name in enumerate(CARDS):
        known = t.cards.known[viewer * t.seats + seat]
        yield f"{label}/known/{name}", int(copies(known, kind)) / CARD_COUNT[kind]


def _one_hot(label: str, choices: Iterable[str], chosen: str | None) -> Named:
    return ((f"{label}/{choice}", float(choice == chosen)) for choice in choices)


def _from(t: Table, label: str, viewer: int, seat: int) -> Named:
    """One-hot of a seat, counted from the viewer on; nobody is all zero."""
    distance = (seat - viewer) % t.seats if seat >= 0 else NOBODY
    return ((f"{label}/seat+{number}", float(number == distance)) for number in range(MAX_SEATS))
