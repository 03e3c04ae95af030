"""What a seat may see of a table of Castelli: own cards and tile, of the others' only how many."""

from __future__ import annotations

from typing import Any, cast

from cantiere.core.state import CHANCE
from cantiere.games.castelli import components as box
from cantiere.games.castelli.actions import land_text, meadow_at
from cantiere.games.castelli.fields import cards_view
from cantiere.games.castelli.ground import land_views, meadow_views, players_at, tile_view
from cantiere.games.castelli.prospects import castle_sites, turns
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.view_types import (
    CastelliChosen,
    CastelliDeck,
    CastelliHand,
    CastelliOpen,
    CastelliSeatOpen,
    CastelliSeatThings,
    CastelliSeen,
)

NO_DECK: CastelliDeck = {"top": 0, "under": []}  # in its place comes what the viewer sees of it


def shown_question(t: Table, seat: int | None) -> tuple[int, str]:
    """Return who moves and what is asked, as a seat sees it: who may react is not shown (C-1.3)."""
    asked = t.reacting()
    if asked != NOBODY and asked != seat:
        return CHANCE, "resolving"
    return int(t.to_move), t.decision


def everybody_view(t: Table, fields: dict[str, Any]) -> CastelliOpen:
    """Return what everybody sees that takes more than one field."""
    seats = [{**have, **_open_seat(t, number)} for number, have in enumerate(fields["seats"])]
    return {
        "rows": int(t.board.rows),
        "tables": int(t.tables),
        "battle": bool(t.battle),
        "box": {"villages": int(t.spare_villages), "cities": int(t.spare_cities), "burnt": int(t.burnt)},
        "tiles_left": int(box.count(t.face_down)),
        "tile": None,
        "attacked": None,
        "meadows": meadow_views(t),
        "lands": land_views(t),
        "sites": {},
        "deck": NO_DECK,
        "seats": cast(list[CastelliSeatThings], seats),
    }


def seat_view(t: Table, seat: int | None, everybody: dict[str, Any]) -> CastelliSeen:
    """Return what a seat sees otherwise than the others do."""
    seats = [{**have, **_hand_view(t, number, seat)} for number, have in enumerate(everybody["seats"])]
    return {
        "tile": _tile_in_question(t, seat),
        "attacked": _attacked(t) if seat is not None and seat == t.to_move else None,
        "sites": {} if seat is None else castle_sites(t, seat),
        "deck": _deck_view(t, seat),
        "seats": cast(list[CastelliSeatThings], seats),
    }


def _tile_in_question(t: Table, seat: int | None) -> CastelliChosen | None:
    """The tile looked at this turn: with Dilemma only the active seat sees it until it is laid."""
    if t.meadow == NOBODY:
        return None
    shown = t.tile if not t.looking or seat == t.active else NOBODY
    laid = int(t.laid[t.meadow])
    turn = 0 if laid == NOBODY else laid % 4
    return {
        "at": meadow_at(t.meadow),
        "tile": None if shown == NOBODY else tile_view(shown, turn, players_at(t, t.table_of(t.active))),
        "from_hand": bool(t.from_hand),
        "turns": turns(t) if seat is not None and seat == t.to_move else {},
    }


def _attacked(t: Table) -> str | None:
    """C-7: the castle that is being built over, for who is asked to protect it or to pay."""
    frame = t.frame
    if frame is None or frame.step.name not in ("guard", "payment"):
        return None
    return f"{land_text(frame.a // box.PLOT_COUNT)} {box.PLOTS[frame.a % box.PLOT_COUNT]}"


def _deck_view(t: Table, seat: int | None) -> CastelliDeck:
    """How many cards lie on top, and those under them in their order, as far as the seat has seen them."""
    viewer = NOBODY if seat is None else seat
    under = range(t.cards.taken, t.cards.put)
    return {
        "top": int(box.card_total(t.cards.top)),
        "under": [box.CARDS[t.cards.kind_at(n)] if t.cards.seen_at(n, viewer) else None for n in under],
    }


def _open_seat(t: Table, seat: int) -> CastelliSeatOpen:
    held = int(t.held[seat])
    return {
        "colour": box.COLOURS[seat],
        "table": int(t.table_of(seat)),
        "card_count": int(box.card_total(t.cards.hands[seat])),
        "cards": None,
        "known_cards": [],
        "holds_tile": held != NOBODY,
        "holds_start_tile": held >= box.ORDINARY_TILES,
        "tile": None,
    }


def _hand_view(t: Table, seat: int, viewer: int | None) -> CastelliHand:
    """Return what a viewer knows of a seat's cards and of the tile in its hand."""
    if viewer is None:
        return {}
    if seat != viewer:
        return {"known_cards": cards_view(int(t.cards.known[viewer * t.seats + seat]))}
    held = int(t.held[seat])
    tile = None if held == NOBODY else tile_view(held, 0, players_at(t, t.table_of(seat)))
    return {"cards": cards_view(int(t.cards.hands[seat])), "tile": tile}
