"""The meadows and lands of Castelli as everybody sees them.

They are most of a view, and the same for all who look; and a move changes few of them. So each is made from
the plain values that it shows, and kept: whoever looks next, at this position or the following ones, is given
the very same. Nobody changes what is handed out here.
"""

from __future__ import annotations

import functools

from cantiere.games.castelli.actions import land_at, land_text, meadow_at
from cantiere.games.castelli.components import (
    AREA_KINDS,
    COLOURS,
    FACE_COLOUR,
    FACE_VALUE,
    INFLUENCE_BITS,
    MINE,
    PLOT_COUNT,
    PLOTS,
    SIDES,
    SYMBOLS,
    TILE_SILVER,
    TILES,
    bit,
    members,
)
from cantiere.games.castelli.fields import stack
from cantiere.games.castelli.prospects import town_prizes
from cantiere.games.castelli.steps.c2_evaluate import divided, influence_of, leaders
from cantiere.games.castelli.table import GRAIN_PLOT, NOBODY, WOOD_PLOT, Table
from cantiere.games.castelli.topology import FRAME, Topology
from cantiere.games.castelli.view_types import (
    CastelliArea,
    CastelliLand,
    CastelliMeadow,
    CastelliPrize,
    CastelliShieldFace,
    CastelliSide,
    CastelliSymbol,
    CastelliTileFace,
    CastelliTown,
)

KEPT = 20_000  # pieces of boards
KEPT_BOARDS = 200
KEPT_POSITIONS = 500

Players = tuple[bool, ...]  # by colour: whether it is a seat's at that table
Castles = tuple[int, ...]  # by plot of a land
AreaValues = tuple[int, int, int, bool]  # influence, symbols, meadows that wait, whether all is decided
Prize = tuple[int, tuple[int, ...]]
Prizes = tuple[tuple[int, Prize], ...]  # by land
Numbers = tuple[int, ...]
# All that lands show: board, tiles, castles, mines, meadows that may change, villages and cities, prizes.
Shown = tuple[Topology, Numbers, Numbers, Numbers, int, tuple[int, int], Prizes]

_shown_lands: dict[Shown, list[CastelliLand]] = {}


# --- tiles and meadows -------------------------------------------------------------------------------


def players_at(t: Table, table: int) -> Players:
    """Return which colours belong to a seat at a table: a shield of nobody there is neutral (C-0.6)."""
    return tuple([bool(t.plays_at(colour, table)) for colour in range(len(COLOURS))])


@functools.lru_cache(KEPT)
def tile_view(tile: int, turn: int, players: Players) -> CastelliTileFace:
    """Return a tile as it lies at a table."""
    n, e, s, w = [_shield_view((tile * 4 + turn) * 4 + side, players) for side in range(len(SIDES))]
    return {
        "id": TILES[tile],
        "turn": SIDES[turn],
        "silver": int(TILE_SILVER[tile]),
        "shields": {"n": n, "e": e, "s": s, "w": w},
    }


def _shield_view(face: int, players: Players) -> CastelliShieldFace:
    colour = int(FACE_COLOUR[face])
    seat = colour if players[colour] else None
    return {"colour": COLOURS[colour], "seat": seat, "points": int(FACE_VALUE[face])}


def meadow_views(t: Table) -> list[CastelliMeadow]:
    """Return all meadows of a table's board."""
    players = [players_at(t, table) for table in range(t.tables)]
    return [
        _meadow_view(t.board, meadow, int(t.laid[meadow]), players[t.board.table_of(meadow)])
        for mask in t.board.meadows
        for meadow in members(mask)
    ]


@functools.lru_cache(KEPT)
def _meadow_view(board: Topology, meadow: int, laid: int, players: Players) -> CastelliMeadow:
    frame: dict[CastelliSide, CastelliSymbol] = {
        name: SYMBOLS[board.symbol_at[meadow * 4 + side]]
        for side, name in enumerate(SIDES)
        if board.symbol_at[meadow * 4 + side] != FRAME
    }
    return {
        "at": meadow_at(meadow),
        "table": int(board.table_of(meadow)),
        "tile": None if laid == NOBODY else tile_view(laid // 4, laid % 4, players),
        "frame": frame,
    }


# --- lands -------------------------------------------------------------------------------------------


def land_views(t: Table) -> list[CastelliLand]:
    """Return all lands of a table's board: the very same list as before where none has changed."""
    undecided = int(t.face_down) | (0 if t.meadow == NOBODY else int(bit(t.meadow)))  # may be turned (C-1.3)
    towns = int(t.villages), int(t.cities)
    prizes = _prizes(t, towns[0] | towns[1]) if t.battle else ()
    shown = t.board, tuple(t.laid), tuple(t.castles), tuple(t.mine), undecided, towns, prizes
    found = _shown_lands.get(shown)
    if found is None:
        if len(_shown_lands) >= KEPT_POSITIONS:
            _shown_lands.clear()
        found = _shown_lands[shown] = _land_views(t, shown)
    return found


def _land_views(t: Table, shown: Shown) -> list[CastelliLand]:
    board, laid, castles, mines, undecided, (villages, cities), prizes = shown
    prize_of = dict(prizes)
    found: list[CastelliLand] = []
    for land, areas in _lands_of(board):
        values = tuple([_area_values(t, area, mines, undecided, laid) for area in areas])
        plots = castles[land * PLOT_COUNT : (land + 1) * PLOT_COUNT]
        line = int(board.line[land])
        here = villages & line, cities & line
        worth = int(t.town_points(land))
        found.append(_land_view(board, land, areas, values, plots, here, worth, prize_of.get(land)))
    return found


@functools.lru_cache(KEPT_BOARDS)
def _lands_of(board: Topology) -> list[tuple[int, tuple[int, ...]]]:
    """Return the lands of a board, each with its areas."""
    return [
        (land, tuple([area for area in range(board.areas) if board.area_land[area] == land]))
        for mask in board.lands
        for land in members(mask)
    ]


def _area_values(
    t: Table, area: int, mines: tuple[int, ...], undecided: int, laid: tuple[int, ...]
) -> AreaValues:
    board = t.board
    around = int(board.area_meadows[area])
    mine = int(board.area_kind[area]) == MINE
    symbols = mines[board.table_of(board.area_land[area])] if mine else int(board.area_symbols[area])
    waiting = sum([laid[meadow] == NOBODY for meadow in _around(around)])
    return int(influence_of(t, area)), symbols, waiting, around & undecided == 0


@functools.lru_cache(KEPT)
def _around(mask: int) -> list[int]:
    return members(mask)


def _prizes(t: Table, towns: int) -> Prizes:
    """Return the lands with towns, each with what it gives at the end and to whom."""
    found = [(land, town_prizes(t, land)) for land in members(towns)]
    return tuple([(land, (prize["points"], tuple(prize["seats"]))) for land, prize in found])


@functools.lru_cache(KEPT)
def _land_view(
    board: Topology,
    land: int,
    areas: tuple[int, ...],
    values: tuple[AreaValues, ...],
    castles: Castles,
    towns: tuple[int, int],  # masks of villages and cities in its row and column, itself too
    worth: int,
    prize: Prize | None,
) -> CastelliLand:
    villages, cities = towns
    town: CastelliTown | None = "village" if villages >> land & 1 else "city" if cities >> land & 1 else None
    shown: CastelliPrize | None = {"points": prize[0], "seats": list(prize[1])} if prize is not None else None
    return {
        "at": land_at(land),
        "table": int(board.table_of(land)),
        "town": town,
        "worth": worth,
        "towns": [land_text(n) for n in members(villages | cities)],
        "prize": shown,
        "areas": [_area_view(board, area, one, castles) for area, one in zip(areas, values, strict=True)],
    }


@functools.lru_cache(KEPT)
def _area_view(board: Topology, area: int, values: AreaValues, castles: Castles) -> CastelliArea:
    influence, symbols, waiting, closed = values
    land, kind = int(board.area_land[area]), int(board.area_kind[area])
    plots = {"stone": [0, 1][: board.stone_plots[land]], "wood": [WOOD_PLOT], "grain": [GRAIN_PLOT]}
    ahead = leaders(influence)
    return {
        "kind": AREA_KINDS[kind],
        "symbols": symbols,
        "spans": [SIDES[side] for side in members(board.area_spans[area])],
        "waiting": waiting,
        "influence": _by_colour(influence),
        "leaders": [COLOURS[colour] for colour in members(ahead)],
        "share": int(divided(symbols, ahead)),
        "sides": [SIDES[(board.area_faces[area * 4 + n] + 2) % 4] for n in range(board.area_sides[area])],
        "closed": closed,
        "castles": {PLOTS[plot]: stack(castles[plot]) for plot in plots.get(AREA_KINDS[kind], [])},
    }


def _by_colour(influence: int) -> dict[str, int]:
    """Return the points of the colours that have any."""
    points = [influence >> INFLUENCE_BITS * colour & (1 << INFLUENCE_BITS) - 1 for colour in range(4)]
    return {name: number for name, number in zip(COLOURS, points, strict=True) if number}
