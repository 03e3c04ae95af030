"""Snapshots of Castelli: the table by names. `check.py` refuses one on which something is missing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.reason import CantiereError
from cantiere.games.castelli.actions import land_text, meadow_text
from cantiere.games.castelli.cards import SELLER_BITS
from cantiere.games.castelli.check import check_table
from cantiere.games.castelli.components import (
    CARDS,
    CELLS,
    DECK_SIZE,
    FACE_COLOUR,
    FACE_VALUE,
    KINDS,
    MATERIALS,
    PARTS,
    PLOT_COUNT,
    PLOTS,
    SIDES,
    TILES,
    card_bit,
    copies,
    members,
)
from cantiere.games.castelli.table import NOBODY, ON_TOP, OWNER, Table
from cantiere.games.castelli.topology import FRAME, check_arrangement, topology

_NUMBERS = ("active", "spare_villages", "spare_cities", "burnt")
_FLAGS = ("looking", "from_hand", "card_played", "bought")
_MOST = 10**6  # of anything
_MOST_ROUNDS = CELLS
_MOST_DRAWS = 12  # cards that wait to be drawn
_SEAT_SETS = ("reacted", "declining")
_LANDS = [land_text(land) for land in range(CELLS)]
_MEADOWS = [meadow_text(meadow) for meadow in range(CELLS)]
_PLACES = [f"{land} {plot}" for land in _LANDS for plot in PLOTS]


def table_data(t: Table) -> dict[str, Any]:
    """Return what lies where, by names."""
    data: dict[str, Any] = {"arrangement": t.arrangement, "round": int(t.round)}
    data |= {name: int(getattr(t, name)) for name in _NUMBERS}
    data |= {name: bool(getattr(t, name)) for name in _FLAGS}
    data |= {name: members(getattr(t, name)) for name in _SEAT_SETS}
    data["villages"] = [_LANDS[land] for land in members(t.villages)]
    data["cities"] = [_LANDS[land] for land in members(t.cities)]
    data["mines"] = [int(silver) for silver in t.mine]
    data["tiles"] = {
        _MEADOWS[meadow]: f"{TILES[laid // 4]} {SIDES[laid % 4]}"
        for meadow, laid in enumerate(t.laid)
        if laid != NOBODY
    }
    data["meadow"] = None if t.meadow == NOBODY else _MEADOWS[t.meadow]
    data["tile"] = None if t.tile == NOBODY else TILES[t.tile]
    data["tiles_unseen"] = [TILES[tile] for tile in members(t.pool)]
    data["start_tiles_unseen"] = [TILES[tile] for tile in members(t.start_tiles)]
    data["castles"] = {_PLACES[place]: _stack(castle) for place, castle in enumerate(t.castles) if castle}
    data["draws"] = _draws(t)
    data["deck"] = {
        "top": card_names(t.cards.top),
        "under": [_entry(t, number) for number in range(t.cards.taken, t.cards.put)],
    }
    data["seats"] = [_seat_data(t, seat) for seat in range(t.seats)]
    return data


def _seat_data(t: Table, seat: int) -> dict[str, Any]:
    return {
        "points": int(t.points[seat]),
        "silver": int(t.silver[seat]),
        "materials": {name: int(t.materials[seat * KINDS + m]) for m, name in enumerate(MATERIALS)},
        "castles_left": int(t.castles_left[seat]),
        "tile": None if t.held[seat] == NOBODY else TILES[t.held[seat]],
        "cards": card_names(t.cards.hands[seat]),
        "knows": {
            str(other): card_names(cards)
            for other in range(t.seats)
            if (cards := t.cards.known[seat * t.seats + other])
        },
        "suspects": {
            str(other): {"cards": card_names(cards), "since": _since(t, seat, other)}
            for other in range(t.seats)
            if (cards := t.cards.maybe[seat * t.seats + other])
        },
    }


def card_names(cards: int) -> list[str]:
    """Return packed cards by their ids."""
    return [name for kind, name in enumerate(CARDS) for _ in range(copies(cards, kind))]


def _since(t: Table, seat: int, other: int) -> int:
    """Return the place in the queue from which on a doubtful card may be, counted from its front."""
    return max(0, int(t.cards.since[seat * t.seats + other] - t.cards.taken))


def _entry(t: Table, number: int) -> dict[str, Any]:
    seller = int(t.cards.seller_at(number))
    return {"card": CARDS[t.cards.kind_at(number)], "sold_by": None if seller < 0 else seller}


def _stack(castle: int) -> list[int]:
    bottom, top = int(castle & OWNER) - 1, int(castle >> ON_TOP) - 1
    return [bottom] if top < 0 else [bottom, top]


def _draws(t: Table) -> list[int]:
    seats, left = [], int(t.draws)
    while left:
        seats.append((left & 7) - 1)
        left >>= 3
    return seats


# --- the way back ------------------------------------------------------------------------------------------


def fill_table(t: Table, data: Mapping[str, Any]) -> None:
    """Lay the table out as a snapshot says."""
    _fill_board(t, str(data["arrangement"]))
    for name in _NUMBERS:
        setattr(t, name, _whole(data[name], name))
    for name in _FLAGS:
        setattr(t, name, _flag(data.get(name, False), name))
    for name in _SEAT_SETS:
        setattr(t, name, sum(1 << _seat(t, seat, name) for seat in set(data[name])))
    t.villages = _mask(_LANDS, data["villages"], "land")
    t.cities = _mask(_LANDS, data["cities"], "land")
    t.mine = _row([_whole(silver, "mines") for silver in data["mines"]], int(t.tables), "mines")
    t.meadow = _number(_MEADOWS, data["meadow"], "meadow")
    t.tile = _number(TILES, data["tile"], "tile")
    t.pool = _mask(TILES, data["tiles_unseen"], "tile")
    t.start_tiles = _mask(TILES, data["start_tiles_unseen"], "tile")
    if len(data["draws"]) > _MOST_DRAWS:
        raise CantiereError(f"{len(data['draws'])} cards do not wait to be drawn at once")
    t.draws = sum((_seat(t, seat, "draws") + 1) << (3 * n) for n, seat in enumerate(data["draws"]))
    _fill_tiles(t, data["tiles"])
    _fill_round(t, data.get("round"))
    _fill_castles(t, data["castles"])
    _fill_deck(t, data["deck"])
    if len(data["seats"]) != t.seats:
        raise CantiereError(f"the snapshot lists {len(data['seats'])} seats, the game has {t.seats}")
    for seat, entry in enumerate(data["seats"]):
        _fill_seat(t, seat, entry)
    check_table(t)


def _fill_board(t: Table, arrangement: str) -> None:
    if len(arrangement) < (2 if t.seats == 2 else 4) and t.options["arrangement"] == "random":
        letters = arrangement.upper()
        if any(letter not in PARTS or letters.count(letter) > 1 for letter in letters):
            raise CantiereError(f"{arrangement!r} are no parts of the board")
        t.arrangement = arrangement  # its parts are still being drawn
        return
    check_arrangement(arrangement, int(t.seats))
    t.lay_board(topology(arrangement, int(t.tables)))


def _fill_round(t: Table, value: Any) -> None:
    """The round that is being played; snapshots that do not say it are some rounds' tiles into the game."""
    t.round = int(t.tiles_turned()) // int(t.seats) + 1 if value is None else _whole(value, "round")
    if t.round > _MOST_ROUNDS:
        raise CantiereError(f"round {t.round}: the tiles are laid in {_MOST_ROUNDS} rounds at most")


def _fill_tiles(t: Table, tiles: Mapping[str, str]) -> None:
    """Lay the tiles; which lands their shields face follows, but for a tile not yet evaluated."""
    for meadow in range(CELLS):
        t.laid[meadow] = NOBODY
    for seat in range(t.seats):
        t.present[seat] = 0
    for place, text in tiles.items():
        meadow = _number(_MEADOWS, place, "meadow")
        tile, side = text.split()
        t.laid[meadow] = _number(TILES, tile, "tile") * 4 + _number(SIDES, side, "side")
        t.face_down &= ~(1 << meadow)
        if meadow != t.meadow:
            _note_shields(t, meadow)
    if t.meadow != NOBODY:
        t.face_down &= ~(1 << t.meadow)


def _note_shields(t: Table, meadow: int) -> None:
    for side in range(4):
        place, land = t.laid[meadow] * 4 + side, t.board.land_at[meadow * 4 + side]
        colour = FACE_COLOUR[place]
        if land != FRAME and FACE_VALUE[place] > 0 and t.plays_at(colour, t.board.table_of(meadow)):
            t.present[colour] |= 1 << land


def _fill_castles(t: Table, castles: Mapping[str, Sequence[int]]) -> None:
    for place in range(CELLS * PLOT_COUNT):
        t.castles[place] = 0
    for name, owners in castles.items():
        if not 1 <= len(owners) <= 2:
            raise CantiereError(f"castles at {name}: one, or one built over, not {owners}")
        seats = [_seat(t, owner, name) + 1 for owner in owners]
        if len(set(seats)) < len(seats):
            raise CantiereError(f"castles at {name}: nobody builds over an own castle")
        t.castles[_number(_PLACES, name, "plot")] = seats[0] + (seats[1] << ON_TOP if len(seats) > 1 else 0)
    for land in range(CELLS):
        t.mark_free(land)


def _fill_deck(t: Table, deck: Mapping[str, Any]) -> None:
    t.cards.top = _packed(deck["top"])
    t.cards.taken = 0
    t.cards.put = len(deck["under"])
    if t.cards.put > DECK_SIZE:
        raise CantiereError(f"{t.cards.put} cards under the deck are too many")
    for number, entry in enumerate(deck["under"]):
        seller = NOBODY if entry["sold_by"] is None else _seat(t, entry["sold_by"], "sold_by")
        t.cards.queue[number] = _number(CARDS, entry["card"], "card") << SELLER_BITS | (seller + 1)


def _fill_seat(t: Table, seat: int, entry: Mapping[str, Any]) -> None:
    t.points[seat] = _whole(entry["points"], "points")
    t.silver[seat] = _whole(entry["silver"], "silver")
    t.castles_left[seat] = _whole(entry["castles_left"], "castles_left")
    for material, name in enumerate(MATERIALS):
        t.materials[seat * KINDS + material] = _whole(entry["materials"][name], name)
    t.held[seat] = _number(TILES, entry["tile"], "tile")
    t.cards.hands[seat] = _packed(entry["cards"])
    for other in range(t.seats):
        pair = seat * t.seats + other
        suspected = entry["suspects"].get(str(other), {"cards": [], "since": 0})
        t.cards.known[pair] = _packed(entry["knows"].get(str(other), []))
        t.cards.maybe[pair] = _packed(suspected["cards"])
        t.cards.since[pair] = _whole(suspected["since"], "since")


def _packed(cards: Iterable[str]) -> int:
    names = list(cards)
    for name in names:
        if names.count(name) > 3:
            raise CantiereError(f"there are not {names.count(name)} cards {name!r}")
    return sum(int(card_bit(_number(CARDS, name, "card"))) for name in names)


def _number(names: Sequence[str], name: str | None, what: str) -> int:
    if name is None:
        return NOBODY
    if name not in names:
        raise CantiereError(f"there is no {what} {name!r}")
    return names.index(name)


def _mask(names: Sequence[str], chosen: Iterable[str], what: str) -> int:
    return sum(1 << number for number in {_number(names, name, what) for name in chosen})


def _whole(value: Any, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
        raise CantiereError(f"{name} must be a whole number from 0 to {_MOST}, not {value!r}")
    return value


def _flag(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise CantiereError(f"{name} is true or false, not {value!r}")
    return value


def _seat(t: Table, value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < t.seats:
        raise CantiereError(f"{where}: there is no seat {value!r}")
    return value


def _row(values: list[int], length: int, what: str) -> vec[i64]:
    if len(values) != length:
        raise CantiereError(f"{what}: {length} numbers, not {len(values)}")
    return vec[i64](values)
