"""The check that nothing on a table of Castelli is missing, doubled or out of bounds."""

from __future__ import annotations

from collections import Counter

from cantiere.core.reason import CantiereError
from cantiere.games.castelli.actions import land_text, meadow_text
from cantiere.games.castelli.components import (
    ALL_ORDINARY,
    ALL_START,
    BASE_DECK,
    BATTLE_DECK,
    CARDS,
    CASTLES,
    PLOT_COUNT,
    SILVER,
    SPARE_CITIES,
    SPARE_VILLAGES,
    TILES,
    TOURNAMENT_SILVER,
    copies,
    count,
    members,
)
from cantiere.games.castelli.table import NOBODY, ON_TOP, OWNER, Table


def check_table(t: Table) -> None:
    """Refuse a table on which components are missing, doubled or out of bounds."""
    _check_silver(t)
    _check_cards(t)
    _check_knowledge(t)
    _check_tiles(t)
    _check_castles(t)
    _check_towns(t)


def _check_silver(t: Table) -> None:
    for table in range(t.tables):
        owned = sum(int(t.silver[seat]) for seat in range(t.seats) if t.table_of(seat) == table)
        wanted = TOURNAMENT_SILVER if t.tables > 1 else SILVER[t.seats]
        if owned + t.mine[table] != wanted:
            raise CantiereError(f"there is {owned + t.mine[table]} silver in all; there must be {wanted}")


def _check_cards(t: Table) -> None:
    queue = Counter(int(t.cards.kind_at(number)) for number in range(t.cards.taken, t.cards.put))
    for kind, name in enumerate(CARDS):
        owned = sum(int(copies(hand, kind)) for hand in t.cards.hands)
        total = owned + copies(t.cards.top, kind) + queue[kind]
        wanted = copies(BATTLE_DECK if t.battle else BASE_DECK, kind)
        if total != wanted:
            raise CantiereError(f"there are {total} cards {name!r}; there must be {wanted}")


def _check_knowledge(t: Table) -> None:
    for viewer in range(t.seats):
        for holder in range(t.seats):
            pair = viewer * t.seats + holder
            known, maybe = t.cards.known[pair], t.cards.maybe[pair]
            sold = Counter(
                int(t.cards.kind_at(number))
                for number in range(t.cards.taken, t.cards.put)
                if number >= t.cards.since[pair] and t.cards.seller_at(number) == holder
            )
            for kind, name in enumerate(CARDS):
                sure, held = copies(known, kind), copies(t.cards.hands[holder], kind)
                wrong = sure > held or sure + copies(maybe, kind) > held + sold[kind]
                if wrong or (viewer == holder and known | maybe):
                    raise CantiereError(f"seat {viewer} cannot know of {name!r} that seat {holder} has it")


def _check_tiles(t: Table) -> None:
    everywhere = [int(laid) // 4 for laid in t.laid if laid != NOBODY]
    if t.tile != NOBODY and (t.meadow == NOBODY or t.laid[t.meadow] == NOBODY):
        everywhere.append(int(t.tile))
    everywhere += [int(tile) for tile in t.held if tile != NOBODY]
    everywhere += members(t.pool & ALL_ORDINARY) + members(t.start_tiles & ALL_START)
    for tile, number in Counter(everywhere).items():
        if number > 1:
            raise CantiereError(f"the tile {TILES[tile]} is in two places at once")
    if len(everywhere) != len(TILES):
        raise CantiereError(f"{len(everywhere)} tiles; there are {len(TILES)}")
    board = sum(int(mask) for mask in t.board.meadows)
    for meadow, laid in enumerate(t.laid):
        if laid != NOBODY and not board >> meadow & 1:
            raise CantiereError(f"there is no meadow {meadow_text(meadow)} on this board")
    hidden = count(t.face_down)
    if hidden > count(t.pool):
        raise CantiereError(f"{hidden} tiles lie face down, but only {count(t.pool)} are unseen")


def _check_castles(t: Table) -> None:
    built = [0] * int(t.seats)
    for place, castle in enumerate(t.castles):
        if not castle:
            continue
        land, plot = divmod(place, PLOT_COUNT)
        if not _is_plot(t, land, plot):
            raise CantiereError(f"there is no plot for a castle at {land_text(land)}")
        owners = [seat - 1 for seat in (int(castle & OWNER), int(castle >> ON_TOP)) if seat]
        if any(t.table_of(owner) != t.board.table_of(land) for owner in owners):
            raise CantiereError(f"the castle at {land_text(land)} belongs to the other table")
        for owner in owners:
            built[owner] += 1
    for seat in range(t.seats):
        if built[seat] + t.castles_left[seat] != CASTLES:
            raise CantiereError(
                f"seat {seat} has {built[seat] + t.castles_left[seat]} castles, not {CASTLES}"
            )


def _is_plot(t: Table, land: int, plot: int) -> bool:
    if plot < 2:
        return plot < t.board.stone_plots[land]
    return bool(t.board.with_kind[plot - 2] >> land & 1)


def _check_towns(t: Table) -> None:
    if t.villages & t.cities or (t.villages | t.cities) & t.board.mines:
        raise CantiereError("a land has one town at most, and the mine none")
    lands = sum(int(mask) for mask in t.board.lands)
    if (t.villages | t.cities) & ~lands:
        raise CantiereError("a town stands beside the board")
    villages = count(t.board.villages) + t.board.covered_villages + SPARE_VILLAGES
    cities = count(t.board.cities) + t.board.covered_cities + SPARE_CITIES
    if not t.face_down and not any(laid != NOBODY for laid in t.laid):
        return  # the board is not laid yet
    if count(t.villages) + t.spare_villages != villages:
        raise CantiereError(f"{count(t.villages) + t.spare_villages} villages; there must be {villages}")
    if count(t.cities) + t.spare_cities + t.burnt != cities:
        raise CantiereError(f"{count(t.cities) + t.spare_cities + t.burnt} cities; there must be {cities}")
