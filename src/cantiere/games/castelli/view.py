"""What a seat may see of a table of Castelli: own cards and tile, of the others' only how many."""

from __future__ import annotations

from cantiere.core.state import CHANCE
from cantiere.games.castelli.actions import land_at, land_text, meadow_at
from cantiere.games.castelli.components import (
    AREA_KINDS,
    CARDS,
    COLOURS,
    FACE_COLOUR,
    FACE_VALUE,
    INFLUENCE_BITS,
    KINDS,
    MINE,
    ORDINARY_TILES,
    PLOT_COUNT,
    PLOTS,
    SIDES,
    SYMBOLS,
    TILE_SILVER,
    TILES,
    bit,
    card_total,
    count,
    members,
)
from cantiere.games.castelli.prospects import castle_sites, town_prizes, turns
from cantiere.games.castelli.snapshot import card_names
from cantiere.games.castelli.steps.c2_evaluate import divided, influence_of, leaders
from cantiere.games.castelli.table import GRAIN_PLOT, NOBODY, ON_TOP, OWNER, WOOD_PLOT, Table
from cantiere.games.castelli.topology import FRAME
from cantiere.games.castelli.view_types import (
    CastelliArea,
    CastelliChosen,
    CastelliDeck,
    CastelliLand,
    CastelliMeadow,
    CastelliSeatThings,
    CastelliShieldFace,
    CastelliSide,
    CastelliSymbol,
    CastelliTable,
    CastelliTileFace,
    CastelliTown,
)


def shown_question(t: Table, seat: int | None) -> tuple[int, str]:
    """Return who moves and what is asked, as a seat sees it: who may react is not shown (C-1.3)."""
    asked = t.reacting()
    if asked != NOBODY and asked != seat:
        return CHANCE, "resolving"
    return int(t.to_move), t.decision


def table_view(t: Table, seat: int | None) -> CastelliTable:
    """Return the table by naming what is shown."""
    return {
        "arrangement": t.arrangement,
        "rows": int(t.board.rows),
        "tables": int(t.tables),
        "battle": bool(t.battle),
        "active": int(t.active),
        "card_played": bool(t.card_played),
        "bought": bool(t.bought),
        "mines": [int(silver) for silver in t.mine],
        "box": {"villages": int(t.spare_villages), "cities": int(t.spare_cities), "burnt": int(t.burnt)},
        "tiles_left": int(count(t.face_down)),
        "tile": _tile_in_question(t, seat),
        "attacked": _attacked(t) if seat is not None and seat == t.to_move else None,
        "meadows": [_meadow_view(t, meadow) for mask in t.board.meadows for meadow in members(mask)],
        "lands": [_land_view(t, land) for mask in t.board.lands for land in members(mask)],
        "sites": {} if seat is None else castle_sites(t, seat),
        "deck": _deck_view(t, seat),
        "seats": [_seat_view(t, number, seat) for number in range(t.seats)],
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
        "tile": None if shown == NOBODY else _tile_view(t, shown, turn, t.table_of(t.active)),
        "from_hand": bool(t.from_hand),
        "turns": turns(t) if seat is not None and seat == t.to_move else {},
    }


def _attacked(t: Table) -> str | None:
    """C-7: the castle that is being built over, for who is asked to protect it or to pay."""
    frame = t.frame
    if frame is None or frame.step.name not in ("guard", "payment"):
        return None
    return f"{land_text(frame.a // PLOT_COUNT)} {PLOTS[frame.a % PLOT_COUNT]}"


def _tile_view(t: Table, tile: int, turn: int, table: int) -> CastelliTileFace:
    """A tile as it lies at a table: a shield of nobody there is neutral, it has no seat (C-0.6)."""
    n, e, s, w = [_shield_view(t, (tile * 4 + turn) * 4 + side, table) for side in range(len(SIDES))]
    return {
        "id": TILES[tile],
        "turn": SIDES[turn],
        "silver": int(TILE_SILVER[tile]),
        "shields": {"n": n, "e": e, "s": s, "w": w},
    }


def _shield_view(t: Table, face: int, table: int) -> CastelliShieldFace:
    colour = int(FACE_COLOUR[face])
    return {
        "colour": COLOURS[colour],
        "seat": colour if t.plays_at(colour, table) else None,
        "points": int(FACE_VALUE[face]),
    }


def _meadow_view(t: Table, meadow: int) -> CastelliMeadow:
    laid = int(t.laid[meadow])
    table = int(t.board.table_of(meadow))
    frame: dict[CastelliSide, CastelliSymbol] = {
        name: SYMBOLS[t.board.symbol_at[meadow * 4 + side]]
        for side, name in enumerate(SIDES)
        if t.board.symbol_at[meadow * 4 + side] != FRAME
    }
    return {
        "at": meadow_at(meadow),
        "table": table,
        "tile": None if laid == NOBODY else _tile_view(t, laid // 4, laid % 4, table),
        "frame": frame,
    }


def _land_view(t: Table, land: int) -> CastelliLand:
    town: CastelliTown | None = (
        "village" if t.villages >> land & 1 else "city" if t.cities >> land & 1 else None
    )
    return {
        "at": land_at(land),
        "table": int(t.board.table_of(land)),
        "town": town,
        "worth": int(t.town_points(land)),
        "towns": [land_text(n) for n in members(t.board.line[land] & (t.villages | t.cities))],
        "prize": town_prizes(t, land) if town is not None and t.battle else None,
        "areas": [_area_view(t, area) for area in range(t.board.areas) if t.board.area_land[area] == land],
    }


def _area_view(t: Table, area: int) -> CastelliArea:
    land, kind = int(t.board.area_land[area]), int(t.board.area_kind[area])
    plots = {"stone": [0, 1][: t.board.stone_plots[land]], "wood": [WOOD_PLOT], "grain": [GRAIN_PLOT]}
    places = plots.get(AREA_KINDS[kind], [])
    symbols = int(t.mine[t.board.table_of(land)] if kind == MINE else t.board.area_symbols[area])
    influence = int(influence_of(t, area))
    ahead = members(leaders(influence))
    return {
        "kind": AREA_KINDS[kind],
        "symbols": symbols,
        "spans": [SIDES[side] for side in members(t.board.area_spans[area])],
        "waiting": sum(t.laid[meadow] == NOBODY for meadow in members(t.board.area_meadows[area])),
        "influence": _by_colour(influence),
        "leaders": [COLOURS[colour] for colour in ahead],
        "share": int(divided(symbols, leaders(influence))),
        "sides": [SIDES[(t.board.area_faces[area * 4 + n] + 2) % 4] for n in range(t.board.area_sides[area])],
        "closed": t.board.area_meadows[area] & _undecided(t) == 0,
        "castles": {PLOTS[plot]: _castle_view(t.castles[land * PLOT_COUNT + plot]) for plot in places},
    }


def _undecided(t: Table) -> int:
    """Return the meadows face down, or chosen: that tile may still be turned (C-1.3)."""
    return int(t.face_down) | (0 if t.meadow == NOBODY else int(bit(t.meadow)))


def _by_colour(influence: int) -> dict[str, int]:
    """Return the points of the colours that have any."""
    points = [influence >> INFLUENCE_BITS * colour & (1 << INFLUENCE_BITS) - 1 for colour in range(4)]
    return {name: number for name, number in zip(COLOURS, points, strict=True) if number}


def _castle_view(castle: int) -> list[int]:
    return [int(seat) - 1 for seat in (castle & OWNER, castle >> ON_TOP) if seat]


def _deck_view(t: Table, seat: int | None) -> CastelliDeck:
    """How many cards lie on top, and those under them in their order, as far as the seat has seen them."""
    viewer = NOBODY if seat is None else seat
    under = range(t.cards.taken, t.cards.put)
    return {
        "top": int(card_total(t.cards.top)),
        "under": [CARDS[t.cards.kind_at(n)] if t.cards.seen_at(n, viewer) else None for n in under],
    }


def _seat_view(t: Table, seat: int, viewer: int | None) -> CastelliSeatThings:
    held = int(t.held[seat])
    wood, grain, stone = [int(t.materials[seat * KINDS + material]) for material in range(KINDS)]
    own = seat == viewer
    knows = t.cards.known[viewer * t.seats + seat] if viewer is not None else 0
    return {
        "colour": COLOURS[seat],
        "table": int(t.table_of(seat)),
        "points": int(t.points[seat]),
        "silver": int(t.silver[seat]),
        "materials": {"wood": wood, "grain": grain, "stone": stone},
        "castles_left": int(t.castles_left[seat]),
        "card_count": int(card_total(t.cards.hands[seat])),
        "cards": card_names(t.cards.hands[seat]) if own else None,
        "known_cards": [] if own else card_names(knows),
        "holds_tile": held != NOBODY,
        "holds_start_tile": held >= ORDINARY_TILES,
        "tile": _tile_view(t, held, 0, t.table_of(seat)) if own and held != NOBODY else None,
    }
