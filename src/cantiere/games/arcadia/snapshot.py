"""Snapshots of Arcadia: the table by names, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.reason import CantiereError
from cantiere.games.arcadia.check import check_table
from cantiere.games.arcadia.components import (
    BLANK,
    BUILDINGS,
    CARD_COUNT,
    CARDS,
    CELL_NAMES,
    CELLS,
    FAMILIES,
    FAMILY_COUNT,
    LEVELS,
    NOBODY,
    SHAPES,
    SITE_NAMES,
    SPACES,
)
from cantiere.games.arcadia.geometry import covering
from cantiere.games.arcadia.table import FREE, NEUTRAL_WORKER, Table
from cantiere.games.arcadia.view import card_list, cells_of

MOST = 10_000  # of anything that is counted
_PER_SEAT = ("gold", "flags", "own", "neutral")


def table_data(t: Table) -> dict[str, Any]:
    """Return what lies where, by names."""
    return {
        "active": int(t.active),
        "turn": int(t.turn),
        "passes": int(t.passes),
        "turns_left": None if t.turns_left == NOBODY else int(t.turns_left),
        "drawing": bool(t.drawing),
        "in_play": None if t.in_play == NOBODY else CARDS[t.in_play],
        "castle": _castle_data(t),
        "buildings": [
            {"card": CARDS[t.cards[number]], "cells": cells_of(t, number)} for number in range(t.built)
        ],
        "completed_now": [number for number in range(t.built) if t.completed >> number & 1],
        "workers": {
            CELL_NAMES[cell]: "neutral" if t.holds[cell] == NEUTRAL_WORKER else int(t.holds[cell])
            for cell in range(CELLS)
            if 0 <= t.holds[cell] <= NEUTRAL_WORKER
        },
        "neutral_workers": int(t.pool),
        "open_cards": card_list(t, "open_cards"),
        "deck": card_list(t, "deck"),
        "seats": [_seat_data(t, seat) for seat in range(t.seats)],
    }


def _castle_data(t: Table) -> dict[str, Any]:
    return {
        "at": None if t.site == NOBODY else SITE_NAMES[t.site],
        "level": int(t.level) + 1,
        "spaces": [None if family == BLANK else FAMILIES[family] for family in t.tops],
        "built": [space + 1 for space in range(SPACES) if t.raised >> space & 1],
        "supply": [_amounts(t.pieces, level) for level in range(LEVELS)],
    }


def _seat_data(t: Table, seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {name: int(getattr(t, name)[seat]) for name in _PER_SEAT}
    data["seals"] = _amounts(t.seals, seat)
    data["hand"] = card_list(t, "hands", seat)
    data["known"] = card_list(t, "known", seat)
    data["lacks"] = [name for shape, name in enumerate(SHAPES) if t.lacks[seat] >> shape & 1]
    return data


def fill_table(t: Table, data: Mapping[str, Any]) -> None:
    """Lay the table out as a snapshot says."""
    t.active = _whole(data["active"], "active", t.seats - 1)
    t.set_turn(_whole(data.get("turn", 1), "turn"))  # older snapshots do not say it
    t.passes = _whole(data["passes"], "passes", t.seats)
    t.turns_left = NOBODY if data["turns_left"] is None else _whole(data["turns_left"], "turns_left", t.seats)
    if not isinstance(data["drawing"], bool):
        raise CantiereError(f"drawing is true or false, not {data['drawing']!r}")
    t.drawing = data["drawing"]
    t.in_play = NOBODY if data["in_play"] is None else _number(CARDS, data["in_play"], "card")
    t.clear_board()
    _fill_castle(t, data["castle"])
    for entry in data["buildings"]:
        _lay(t, entry)
    for cell, who in data["workers"].items():
        _post(t, cell, who)
    t.completed = sum(1 << _whole(b, "completed_now", t.built - 1) for b in set(data["completed_now"]))
    t.pool = _whole(data["neutral_workers"], "neutral_workers")
    t.open_cards = _counts(data["open_cards"])
    t.deck = _counts(data["deck"])
    if len(data["seats"]) != t.seats:
        raise CantiereError(f"the snapshot lists {len(data['seats'])} seats, the game has {t.seats}")
    for seat, entry in enumerate(data["seats"]):
        _fill_seat(t, seat, entry)
    check_table(t)


def _fill_castle(t: Table, data: Mapping[str, Any]) -> None:
    t.site = NOBODY
    if data["at"] is not None:
        t.lay_site(_number(SITE_NAMES, data["at"], "place for the castle"))
    t.level = _whole(data["level"], "level", LEVELS, 1) - 1
    if len(data["spaces"]) != SPACES or len(data["supply"]) != LEVELS:
        raise CantiereError(f"the castle has {SPACES} spaces and {LEVELS} levels")
    t.tops = vec[i64]([BLANK if f is None else _number(FAMILIES, f, "family") for f in data["spaces"]])
    t.raised = sum(1 << (_whole(space, "built", SPACES, 1) - 1) for space in set(data["built"]))
    for level, supply in enumerate(data["supply"]):
        _fill_amounts(t.pieces, level, supply)


def _lay(t: Table, entry: Mapping[str, Any]) -> None:
    card = _number(CARDS, entry["card"], "card")
    if t.built == BUILDINGS or not entry["cells"]:
        raise CantiereError(f"there are at most {BUILDINGS} buildings, each with cells")
    cells = sorted(_number(CELL_NAMES, name, "cell") for name in entry["cells"])
    placement = covering(card // FAMILY_COUNT, cells)
    if placement < 0:
        raise CantiereError(f"a {entry['card']} does not lie on {', '.join(entry['cells'])}")
    for cell in cells:
        if t.holds[cell] != FREE:
            raise CantiereError(f"{CELL_NAMES[cell]} is covered twice")
    t.lay(card, placement)


def _post(t: Table, name: str, who: Any) -> None:
    cell = _number(CELL_NAMES, name, "cell")
    if t.holds[cell] != FREE:
        raise CantiereError(f"a worker stands on {name}, where something else is")
    t.post(NEUTRAL_WORKER if who == "neutral" else _whole(who, name, t.seats - 1), cell)


def _fill_seat(t: Table, seat: int, entry: Mapping[str, Any]) -> None:
    for name in _PER_SEAT:
        getattr(t, name)[seat] = _whole(entry[name], name)
    _fill_amounts(t.seals, seat, entry["seals"])
    hand, known = _counts(entry["hand"]), _counts(entry["known"])
    for card in range(CARD_COUNT):
        t.hands[seat * CARD_COUNT + card] = hand[card]
        t.known[seat * CARD_COUNT + card] = known[card]
    t.lacks[seat] = sum(1 << shape for shape in {_number(SHAPES, name, "shape") for name in entry["lacks"]})


# --- reading -----------------------------------------------------------------------------------------------


def _amounts(numbers: vec[i64], row: int) -> dict[str, int]:
    return {name: int(numbers[row * FAMILY_COUNT + family]) for family, name in enumerate(FAMILIES)}


def _fill_amounts(numbers: vec[i64], row: int, data: Mapping[str, Any]) -> None:
    for name in data:
        _number(FAMILIES, name, "family")
    for family, name in enumerate(FAMILIES):
        numbers[row * FAMILY_COUNT + family] = _whole(data[name], name)


def _counts(names: Iterable[str]) -> vec[i64]:
    counts = vec[i64]([0] * len(CARDS))
    for name in names:
        counts[_number(CARDS, name, "card")] += 1
    return counts


def _number(names: Sequence[str], name: Any, what: str) -> int:
    if name not in names:
        raise CantiereError(f"there is no {what} {name!r}")
    return names.index(name)


def _whole(value: Any, name: str, most: int = MOST, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise CantiereError(f"{name} must be a whole number from {least}, not {value!r}")
    if value > most:
        raise CantiereError(f"{name} is {value!r}; it cannot be more than {most}")
    return value
