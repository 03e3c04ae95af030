"""The topology of Castelli's board: what faces what, computed once for an arrangement and then shared.

Land and meadow numbers are row * 4 + column // 2. An arrangement is written as its parts' letters, left to
right and top to bottom; a small letter is a part turned by 180 degrees: "ABCD", "bAdC", with two seats "Ac".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.reason import CantiereError
from cantiere.games.castelli.components import AREA_KINDS, CELLS, DATA, KINDS, MINE, SYMBOLS, bit
from cantiere.games.castelli.validate import check_data
from cantiere.games.castelli.view_types import CastelliSymbol

FRAME: Final = -1  # what lies there is the frame
_STEPS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # n, e, s, w
_EDGES: Final = ["top", "right", "bottom", "left"]  # the frame at each side


class Topology:
    """A board put together. Nothing in it changes, so all positions on it share it."""

    def __init__(self, arrangement: str, rows: int, tables: int) -> None:
        self.arrangement = arrangement
        self.rows: i64 = rows
        self.tables: i64 = tables  # 2 in the tournament: the board's halves are separate games
        self.areas: i64 = 0
        # by meadow * 4 + side
        self.area_at = _filled(CELLS * 4, FRAME)
        self.land_at = _filled(CELLS * 4, FRAME)
        self.symbol_at = _filled(CELLS * 4, FRAME)  # on the frame
        # by area
        self.area_kind = _filled(CELLS * 4, 0)
        self.area_land = _filled(CELLS * 4, 0)
        self.area_symbols = _filled(CELLS * 4, 0)
        self.area_meadows = _filled(CELLS * 4, 0)  # mask
        self.area_faces = _filled(CELLS * 16, FRAME)  # area * 4 + number: meadow * 4 + side of its tile
        self.area_sides = _filled(CELLS * 4, 0)  # how many of those
        self.area_spans = _filled(CELLS * 4, 0)  # mask of all its sides, those at the frame too
        # by land
        self.land_faces = _filled(CELLS * 4, FRAME)  # land * 4 + side: meadow * 4 + side of its tile
        self.line = _filled(CELLS, 0)  # mask of the lands in its row and column, itself too
        self.stone_plots = _filled(CELLS, 0)
        self.area_of = _filled(CELLS * 4, -1)  # land * 4 + wood, grain, stone, market: the area, or -1
        # by table
        self.meadows = _filled(tables, 0)  # masks
        self.lands = _filled(tables, 0)
        self.mine = _filled(tables, -1)  # the mine's area
        # masks of lands
        self.with_kind = _filled(KINDS, 0)
        self.villages: i64 = 0
        self.cities: i64 = 0
        self.mines: i64 = 0
        self.covered_villages: i64 = 0  # under the loose mine tile: they stay in the box
        self.covered_cities: i64 = 0

    def table_of(self, cell: i64) -> i64:
        """Return at which table a land or meadow lies."""
        return cell * self.tables // CELLS if self.tables > 1 else 0


def _filled(length: int, value: int) -> vec[i64]:
    return vec[i64]([value] * length)


def check_arrangement(arrangement: str, seats: int) -> None:
    """Refuse a text that is no arrangement of the board's parts for so many seats."""
    letters = sorted({land["part"] for land in DATA["lands"]})
    number = 2 if seats == 2 else 4
    used = [letter.upper() for letter in arrangement]
    for letter in used:
        if letter not in letters:
            raise CantiereError(f"arrangement {arrangement!r}: the board has the parts {', '.join(letters)}")
        if used.count(letter) > 1:
            raise CantiereError(f"arrangement {arrangement!r}: part {letter} is there only once")
    if len(used) != number:
        raise CantiereError(
            f"arrangement {arrangement!r}: {seats} seats need {number} parts, not {len(used)}"
        )
    if DATA["board"]["mine_part"] not in used:
        raise CantiereError(
            f"arrangement {arrangement!r}: part {DATA['board']['mine_part']}, with the mine, must be used"
        )


_CACHE: Final[dict[tuple[str, int], Topology]] = {}


def topology(arrangement: str, tables: int = 1) -> Topology:
    """Return the shared topology of an arrangement of the game's own board."""
    found = _CACHE.get((arrangement, tables))
    if found is None:
        found = compute(DATA, arrangement, tables)
        _CACHE[arrangement, tables] = found
    return found


def compute(data: Mapping[str, Any], arrangement: str, tables: int = 1) -> Topology:
    """Compute and check a board. Bad data is refused with the place named."""
    check_data(data)
    rows = 4 * len(arrangement) // 2
    board = Topology(arrangement, rows, tables)
    lands = _lands(data, arrangement)
    if tables > 1:
        _lay_loose_mine(board, lands, rows)
    for place in sorted(lands):
        _put_land(board, lands[place], place[0], place[1])
    for row in range(rows):
        for column in range((row + 1) % 2, 8, 2):
            _put_meadow(board, data["margin"], row, column)
    _draw_lines(board)
    _check(board)
    return board


def _lands(data: Mapping[str, Any], arrangement: str) -> dict[tuple[int, int], Any]:
    """Return the lands by their places on the whole board, turned parts turned."""
    placed: dict[tuple[int, int], Any] = {}
    opposite = str.maketrans("NESW", "SWNE")
    for number, letter in enumerate(arrangement):
        top, left = number // 2 * 4, number % 2 * 4
        for land in data["lands"]:
            if land["part"] != letter.upper():
                continue
            row, column = land["at"]
            areas = land["areas"]
            if letter.islower():
                row, column = 3 - row, 3 - column
                areas = [{**area, "sides": area["sides"].translate(opposite)} for area in areas]
            placed[top + row, left + column] = {**land, "areas": areas}
    return placed


def _lay_loose_mine(board: Topology, lands: dict[tuple[int, int], Any], rows: int) -> None:
    """C-8.1: the half without the mine gets the loose mine tile, where the other half has the mine."""
    row, column = next(at for at, land in lands.items() if land["areas"][0]["kind"] == "mine")
    there = ((row + rows // 2) % rows, column)
    town = lands[there]["town"]
    board.covered_villages = int(town == "village")
    board.covered_cities = int(town == "city")
    lands[there] = {"town": "", "areas": [{"kind": "mine", "sides": "NESW"}]}


def _neighbour(board: Topology, row: int, column: int, side: int) -> tuple[int, int] | None:
    """Return the cell at a side, or None if the frame is there."""
    down, right = _STEPS[side]
    there = (row + down, column + right)
    half = int(board.rows) // int(board.tables)
    if not 0 <= there[0] < board.rows or not 0 <= there[1] < 8 or there[0] // half != row // half:
        return None
    return there


def _put_land(board: Topology, land: Any, row: int, column: int) -> None:
    number = row * 4 + column // 2
    board.lands[board.table_of(number)] |= bit(number)
    if land["town"] == "village":
        board.villages |= bit(number)
    elif land["town"] == "city":
        board.cities |= bit(number)
    for side in range(4):
        there = _neighbour(board, row, column, side)
        if there is not None:
            board.land_faces[number * 4 + side] = (there[0] * 4 + there[1] // 2) * 4 + (side + 2) % 4
    for entry in land["areas"]:
        _put_area(board, entry, number)


def _put_area(board: Topology, entry: Any, land: int) -> None:
    area = board.areas
    kind = AREA_KINDS.index(entry["kind"])
    board.areas += 1
    board.area_kind[area] = kind
    board.area_land[area] = land
    board.area_symbols[area] = entry.get("symbols", 0)
    if kind == MINE:
        board.mine[board.table_of(land)] = area
        board.mines |= bit(land)
    else:
        board.area_of[land * 4 + kind] = area
        board.stone_plots[land] += entry["plots"]
    if kind < KINDS:
        board.with_kind[kind] |= bit(land)
    for letter in entry["sides"]:
        board.area_spans[area] |= bit("NESW".index(letter))
        face = board.land_faces[land * 4 + "NESW".index(letter)]
        if face == FRAME:
            continue  # a grey shield of 0 (C-2.2)
        board.area_meadows[area] |= bit(face // 4)
        board.area_faces[area * 4 + board.area_sides[area]] = face
        board.area_sides[area] += 1
        board.area_at[face] = area
        board.land_at[face] = land


def _put_meadow(
    board: Topology, margin: Mapping[str, Mapping[str, CastelliSymbol]], row: int, column: int
) -> None:
    number = row * 4 + column // 2
    board.meadows[board.table_of(number)] |= bit(number)
    for side in range(4):
        if _neighbour(board, row, column, side) is None:
            along = column if side in (0, 2) else row
            board.symbol_at[number * 4 + side] = SYMBOLS.index(margin[_EDGES[side]][str(along)])


def _draw_lines(board: Topology) -> None:
    places = [(row, column) for row in range(board.rows) for column in range(row % 2, 8, 2)]
    for row, column in places:
        number = row * 4 + column // 2
        for r, c in places:
            other = r * 4 + c // 2
            if (r == row or c == column) and board.table_of(other) == board.table_of(number):
                board.line[number] |= bit(other)


def _check(board: Topology) -> None:
    """Every meadow side faces exactly one area or the frame, and every table has its mine."""
    for meadow in range(board.rows * 4):
        for side in range(4):
            place = meadow * 4 + side
            if (board.area_at[place] == FRAME) == (board.symbol_at[place] == FRAME):
                raise CantiereError(
                    f"meadow {place_name(board, meadow)}, side {'NESW'[side]}: faces nothing, or two things"
                )
    for table in range(board.tables):
        if board.mine[table] < 0:
            raise CantiereError(f"arrangement {board.arrangement}: there is no mine")


def place_name(board: Topology, meadow: int) -> str:
    """Return a meadow's place as people say it: row, column."""
    row = meadow // 4
    return f"{row},{meadow % 4 * 2 + (row + 1) % 2}"


def default_arrangement(seats: int) -> str:
    """Return how the parts lie unless somebody wants it otherwise."""
    found: str = DATA["board"]["default_two" if seats == 2 else "default"]
    return found
