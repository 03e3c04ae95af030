"""The components of Arcadia: the data file, read once into plain constants.

Things are numbers inside (their place in the data file) and ids outside. A cell of the board is
y * COLUMNS + x; a card is shape * FAMILY_COUNT + family, with as many copies as the box has.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64


def _load() -> dict[str, Any]:
    with (Path(__file__).parent / "data" / "arcadia.toml").open("rb") as file:
        return tomllib.load(file)


def _ids(table: str) -> list[str]:
    return [entry["id"] for entry in _DATA[table]]


_DATA: Final = _load()
_SETUP: Final[dict[str, Any]] = _DATA["setup"]
_BOARD: Final[dict[str, Any]] = _DATA["board"]
_CASTLE: Final[dict[str, Any]] = _DATA["castle"]
_FIRST_GAME: Final[dict[str, Any]] = _DATA["first_game"]

SEAT_COUNTS: Final[list[int]] = _SETUP["seats"]
MAX_SEATS: Final[i64] = max(SEAT_COUNTS)
NOBODY: Final = -1  # no seat, no card, no building
START_WORKERS: Final[i64] = _SETUP["own_workers"]
ALL_WORKERS: Final[i64] = _SETUP["own_workers_total"]
START_FLAGS: Final[i64] = _SETUP["flags"]
FLAG_WORKERS: Final[i64] = _SETUP["workers_per_flag"]
HAND: Final[i64] = _SETUP["hand"]
OPEN_CARDS: Final[i64] = _SETUP["open_cards"]
NEUTRAL_POOL: Final[i64] = _SETUP["neutral_workers"]
assert START_WORKERS + START_FLAGS * FLAG_WORKERS == ALL_WORKERS  # so the reserve never runs short

# --- families and cards ----------------------------------------------------------------------------------
FAMILIES: Final = _ids("family")
FAMILY_COUNT: Final = 4  # `seals[seat * FAMILY_COUNT + family]`
assert len(FAMILIES) == FAMILY_COUNT
SHAPES: Final = _ids("shape")
SHAPE_COUNT: Final[i64] = len(SHAPES)
SHAPE_SIZE: Final = vec[i64]([len(entry["cells"]) for entry in _DATA["shape"]])
MAX_SIZE: Final[i64] = max(SHAPE_SIZE)
CARDS: Final = [f"{shape}-{family}" for shape in SHAPES for family in FAMILIES]
CARD_COUNT: Final[i64] = len(CARDS)
COPIES: Final = vec[i64]([int(entry["cards"]) for entry in _DATA["shape"] for _ in FAMILIES])
BUILDINGS: Final[i64] = sum(COPIES)  # one for each card

# --- the board -------------------------------------------------------------------------------------------
COLUMNS: Final[i64] = _BOARD["columns"]
ROWS: Final[i64] = _BOARD["rows"]
CELLS: Final[i64] = COLUMNS * ROWS
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
CELL_NAMES: Final = [f"{LETTERS[x]}{y + 1}" for y in range(ROWS) for x in range(COLUMNS)]


COLUMN_IDS: Final = [f"column-{LETTERS[x]}" for x in range(COLUMNS)]


def where(cell: i64) -> dict[str, int | str]:
    """Return a cell as the parameters of a message."""
    return {"column": COLUMN_IDS[cell % COLUMNS], "row": cell // COLUMNS + 1}


def _cell(at: list[int]) -> int:
    return int(at[1] * COLUMNS + at[0])


TENTS: Final = sorted(_cell(at) for at in _BOARD["tents"])
TENT: Final = vec[i64]([1 if cell in TENTS else 0 for cell in range(CELLS)])

# --- the castle ------------------------------------------------------------------------------------------
SITE_COLUMNS: Final[i64] = _CASTLE["size"][0]
SITE_ROWS: Final[i64] = _CASTLE["size"][1]
END_LEVEL: Final[i64] = _CASTLE["end_level"]
SPACES: Final[i64] = len(_CASTLE["space"])
SPACE_AT: Final[list[tuple[int, int]]] = [(e["at"][0], e["at"][1]) for e in _CASTLE["space"]]
BLANK: Final = -1  # a space without a seal
PRINTED: Final = vec[i64](
    [FAMILIES.index(e["seal"]) if "seal" in e else BLANK for e in _CASTLE["space"]],
)
LEVELS: Final[i64] = len(_CASTLE["level"])
PIECES: Final = vec[i64]([int(e["supply"][family]) for e in _CASTLE["level"] for family in FAMILIES])
ALL_PIECES: Final[i64] = sum(PIECES)


def site_cells(corner: int) -> list[int]:
    """Return the cells that the castle site covers with its upper left corner there."""
    return [corner + y * COLUMNS + x for y in range(SITE_ROWS) for x in range(SITE_COLUMNS)]


def _sites() -> list[int]:
    """A-0.1: return the corners at which the castle site covers no tent."""
    corners = [
        y * COLUMNS + x for y in range(ROWS - SITE_ROWS + 1) for x in range(COLUMNS - SITE_COLUMNS + 1)
    ]
    return [corner for corner in corners if not any(cell in TENTS for cell in site_cells(corner))]


SITES: Final = _sites()  # a site is known by its number in this list
SITE_NAMES: Final = [CELL_NAMES[corner] for corner in SITES]
DEFAULT_SITE: Final[i64] = SITES.index(_cell(_CASTLE["default"]))

# --- the first game --------------------------------------------------------------------------------------
FIRST_SITE: Final[i64] = SITES.index(_cell(_FIRST_GAME["castle"]))
FIRST_NEUTRALS: Final = vec[i64](
    [int(_FIRST_GAME["neutral_workers"].get(str(seats), 0)) for seats in range(MAX_SEATS + 1)]
)
FIRST_CARDS: Final = [CARDS.index(f"{e['shape']}-{e['family']}") for e in _FIRST_GAME["buildings"]]
FIRST_CELLS: Final = [sorted(_cell(at) for at in e["cells"]) for e in _FIRST_GAME["buildings"]]

# No seat can ever hold more seals of one family: each own worker touches at most four buildings, and each
# building of the family brings the seal that lay on it.
MAX_SEALS: Final[i64] = ALL_WORKERS * 4 + BUILDINGS // FAMILY_COUNT


def outline(shape: int) -> list[tuple[int, int]]:
    """Return a shape's cells as the data file has them."""
    return [(at[0], at[1]) for at in _DATA["shape"][shape]["cells"]]
