"""The components of Castelli: the data file, read once into plain constants.

Things are numbers inside (their place in the data file) and ids outside. Sets of lands, meadows and tiles
are bit masks. A handful of cards is one packed number, two bits for each kind: no kind has more than three.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.castelli.validate import check_data
from cantiere.games.castelli.view_types import (
    CastelliAreaKind,
    CastelliMaterial,
    CastelliSide,
    CastelliSymbol,
)


def load() -> dict[str, Any]:
    """Return the data file as it stands."""
    with (Path(__file__).parent / "data" / "castelli.toml").open("rb") as file:
        return tomllib.load(file)


def members(mask: i64) -> list[int]:
    """Return the numbers in a bit mask, ascending."""
    found: list[int] = []
    number: i64 = 0
    while mask > 0:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


# Not `1 << number`: mypyc makes that a shift of 32 bits where the number is an i64.
_BITS: Final = vec[i64]([2**number for number in range(62)])


def bit(number: i64) -> i64:
    """Return the mask of one number."""
    return _BITS[number]


def count(mask: i64) -> i64:
    """Return how many bits are set."""
    total: i64 = 0
    while mask > 0:
        mask &= mask - 1
        total += 1
    return total


DATA: Final = load()
check_data(DATA)
_SETUP: Final[dict[str, Any]] = DATA["setup"]
_POINTS: Final[dict[str, Any]] = DATA["points"]

SEAT_COUNTS: Final[list[int]] = _SETUP["seats"]
MAX_SEATS: Final[i64] = max(SEAT_COUNTS)
COLOURS: Final[list[str]] = _SETUP["colours"]
CASTLES: Final[i64] = _SETUP["castles"]
SILVER: Final = vec[i64]([int(_SETUP["silver"].get(str(n), 0)) for n in range(max(SEAT_COUNTS) + 1)])
TOURNAMENT_SILVER: Final[i64] = _SETUP["tournament_silver"]
MATERIAL_LIMIT: Final[i64] = _SETUP["material_limit"]
PURCHASE: Final[i64] = _SETUP["purchase"]
BUILD_OVER: Final[i64] = _SETUP["build_over"]
SALE: Final[i64] = _SETUP["sale"]

VILLAGE_POINTS: Final[i64] = _POINTS["village"]
CITY_POINTS: Final[i64] = _POINTS["city"]
CARD_POINTS: Final[i64] = _POINTS["card"]
MATERIAL_POINTS: Final[i64] = _POINTS["material"]
START_TILE_POINTS: Final[i64] = _POINTS["start_tile"]
ON_TOP_POINTS: Final[i64] = _POINTS["castle_on_top"]
VILLAGE_HELD_POINTS: Final[i64] = _POINTS["village_held"]
CITY_HELD_POINTS: Final[i64] = _POINTS["city_held"]
_PRIZES: Final = ("most", "second", "tied_most", "tied_second")
SILVER_POINTS: Final = vec[i64]([int(_POINTS["silver"][prize]) for prize in _PRIZES])
BATTLE_SILVER_POINTS: Final = vec[i64]([int(_POINTS["battle_silver"][prize]) for prize in _PRIZES])

# --- sides, materials, areas ---------------------------------------------------------------------------
SIDES: Final[list[CastelliSide]] = ["n", "e", "s", "w"]  # clockwise
MATERIALS: Final[list[CastelliMaterial]] = ["wood", "grain", "stone"]
KINDS: Final = 3  # of materials; `materials[seat * KINDS + STONE]`
WOOD: Final = 0
GRAIN: Final = 1
STONE: Final = 2
AREA_KINDS: Final[list[CastelliAreaKind]] = [*MATERIALS, "market", "mine"]
MARKET: Final = 3
MINE: Final = 4
SYMBOLS: Final[list[CastelliSymbol]] = [*MATERIALS, "card", "silver"]  # on the frame
CARD_SYMBOL: Final = 3
SILVER_SYMBOL: Final = 4

# --- board ---------------------------------------------------------------------------------------------
CELLS: Final = 32  # lands, and as many meadows: row * 4 + column // 2
ROW: Final = 4
SPARE_VILLAGES: Final[i64] = DATA["board"]["spare_villages"]
SPARE_CITIES: Final[i64] = DATA["board"]["spare_cities"]
PARTS: Final[list[str]] = sorted({land["part"] for land in DATA["lands"]})
MINE_PART: Final[i64] = PARTS.index(DATA["board"]["mine_part"])
# Where castles stand on a land: the plots of its stone area, or in its wood or grain area for a card.
PLOTS: Final = ["stone-1", "stone-2", "wood", "grain"]
PLOT_COUNT: Final = 4  # `castles[land * PLOT_COUNT + plot]`

# --- tiles ---------------------------------------------------------------------------------------------
_TILE_ROWS: Final[list[dict[str, Any]]] = [*DATA["tiles"], *DATA["start_tiles"]]
TILES: Final[list[str]] = [entry["id"].lower() for entry in _TILE_ROWS]
ORDINARY_TILES: Final[i64] = len(DATA["tiles"])  # the start tiles come after them
ALL_ORDINARY: Final[i64] = (1 << len(DATA["tiles"])) - 1
ALL_START: Final[i64] = (1 << len(_TILE_ROWS)) - (1 << len(DATA["tiles"]))
TILE_VALUE: Final = vec[i64]([int(entry["value"]) for entry in _TILE_ROWS])
MOST_POINTS: Final[i64] = max([int(entry["value"]) for entry in _TILE_ROWS])  # of a shield
TILE_SILVER: Final = vec[i64]([int(entry["silver"]) for entry in _TILE_ROWS])
TILE_CARD: Final = vec[i64]([int(entry["card"] != "") for entry in _TILE_ROWS])
_LETTERS: Final = "".join(colour[0].upper() for colour in COLOURS)


def _shield(tile: int, turn: int, side: int) -> int:
    """Return the colour at a side of a tile that has been turned clockwise."""
    letter: str = _TILE_ROWS[tile]["order"][(side - turn) % 4]
    return _LETTERS.index(letter)


def _faces() -> list[tuple[int, int, int]]:
    return [(tile, turn, side) for tile in range(len(_TILE_ROWS)) for turn in range(4) for side in range(4)]


def _value(tile: int, colour: int) -> int:
    return 0 if _TILE_ROWS[tile]["card"] == _LETTERS[colour] else int(_TILE_ROWS[tile]["value"])


# By (tile * 4 + turn) * 4 + side: the colour there, its points, and its influence (points, by colour packed).
FACE_COLOUR: Final = vec[i64]([_shield(*face) for face in _faces()])
FACE_VALUE: Final = vec[i64]([_value(face[0], _shield(*face)) for face in _faces()])
INFLUENCE_BITS: Final = 8
FACE_INFLUENCE: Final = vec[i64](
    [_value(f[0], _shield(*f)) << (INFLUENCE_BITS * _shield(*f)) for f in _faces()]
)

# --- cards ---------------------------------------------------------------------------------------------
_CARD_ROWS: Final[list[dict[str, Any]]] = DATA["cards"]
CARDS: Final[list[str]] = [entry["id"] for entry in _CARD_ROWS]
CARD_KINDS: Final[i64] = len(CARDS)
CARD_COUNT: Final = vec[i64]([int(entry["count"]) for entry in _CARD_ROWS])
CARD_GIVES: Final = vec[i64]([int(entry.get("gives", 0)) for entry in _CARD_ROWS])
CARD_TAKES: Final = vec[i64]([int(entry.get("takes", 0)) for entry in _CARD_ROWS])
CARD_PART: Final = vec[i64]([int(entry.get("part", 0)) for entry in _CARD_ROWS])
CARD_PRICE: Final = vec[i64]([int(entry.get("price", 0)) for entry in _CARD_ROWS])
CARD_CUBES: Final = vec[i64]([int(entry.get("cubes", 0)) for entry in _CARD_ROWS])
BAILIFF: Final[i64] = CARDS.index("bailiff")
COUNT: Final[i64] = CARDS.index("count")
COUNTESS: Final[i64] = CARDS.index("countess")
ROBBER_KNIGHT: Final[i64] = CARDS.index("robber-knight")
ROBBER: Final[i64] = CARDS.index("robber")
ROBBER_BAND: Final[i64] = CARDS.index("robber-band")
TRAITOR: Final[i64] = CARDS.index("traitor")
BUILDER: Final[i64] = CARDS.index("builder")
FARMER: Final[i64] = CARDS.index("farmer")
DUKE: Final[i64] = CARDS.index("duke")
GUARD: Final[i64] = CARDS.index("guard")
ARSONIST: Final[i64] = CARDS.index("arsonist")
ABBOT: Final[i64] = CARDS.index("abbot")
CAVALRY: Final[i64] = CARDS.index("cavalry")
# Masks of kinds.
REACTIONS: Final[i64] = 1 << BAILIFF | 1 << GUARD  # played in others' turns
CASTLE_CARDS: Final[i64] = 1 << COUNT | 1 << COUNTESS | 1 << BUILDER
TOWN_CARDS: Final[i64] = 1 << FARMER | 1 << DUKE | 1 << ARSONIST
OVER_CARDS: Final[i64] = 1 << ABBOT | 1 << CAVALRY
CARD_BITS: Final = 2
_ODD_BITS: Final = 0x5555555555  # the low bit of each kind's two


def _deck(battle: bool) -> int:
    rows = enumerate(_CARD_ROWS)
    return sum(row["count"] << (CARD_BITS * kind) for kind, row in rows if battle or not row.get("battle"))


BASE_DECK: Final[i64] = _deck(False)
BATTLE_DECK: Final[i64] = _deck(True)


def within(kind: i64, kinds: i64) -> bool:
    """Tell whether a kind of card is in a mask of kinds."""
    return kinds >> kind & 1 != 0


def card_bit(kind: i64) -> i64:
    """Return one card of a kind, packed."""
    return bit(CARD_BITS * kind)


def copies(cards: i64, kind: i64) -> i64:
    """Return how many cards of a kind are among packed cards."""
    return cards >> (CARD_BITS * kind) & 3


def card_total(cards: i64) -> i64:
    """Return how many packed cards there are in all."""
    return count(cards & _ODD_BITS) + 2 * count(cards >> 1 & _ODD_BITS)


DECK_SIZE: Final[i64] = card_total(BATTLE_DECK)
