"""What may come of it, shown at the board: what a castle would score, what a turn of the tile would bring."""

from __future__ import annotations

import functools

from cantiere.games.castelli.actions import land_text
from cantiere.games.castelli.components import (
    CITY_HELD_POINTS,
    KINDS,
    MATERIALS,
    SIDES,
    VILLAGE_HELD_POINTS,
    card_total,
    members,
)
from cantiere.games.castelli.steps.c2_evaluate import EVALUATE
from cantiere.games.castelli.steps.c3_build import sites
from cantiere.games.castelli.steps.c4_draw import draws_of
from cantiere.games.castelli.steps.c7_end import town_holders
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import Topology
from cantiere.games.castelli.view_types import (
    CastelliGain,
    CastelliPrize,
    CastelliSide,
    CastelliSite,
    CastelliSymbol,
)

KEPT = 2_000  # sites
KEPT_POSITIONS = 2_000

Sites = dict[str, CastelliSite]  # by land
# All that they show: whose, at which table, its board, where castles may stand, villages and cities, tiles.
Shown = tuple[int, int, Topology, tuple[int, ...], tuple[int, int], tuple[int, ...]]

_shown_sites: dict[Shown, Sites] = {}


def castle_sites(t: Table, seat: int) -> Sites:
    """Return by land what a castle would score, the seat's points there, and the areas open to it (C-3.3).

    It is the very same as before where nothing of it has changed; nobody changes it.
    """
    free = tuple([int(sites(t, seat, kind)) for kind in range(KINDS)])
    towns = int(t.villages), int(t.cities)
    shown = seat, int(t.table_of(seat)), t.board, free, towns, tuple(t.laid)
    found = _shown_sites.get(shown)
    if found is None:
        if len(_shown_sites) >= KEPT_POSITIONS:
            _shown_sites.clear()
        found = _shown_sites[shown] = _sites(t, seat, free)
    return found


def _sites(t: Table, seat: int, free: tuple[int, ...]) -> Sites:
    return {
        land_text(land): _site(
            int(t.town_points(land)),
            int(t.shield_points(seat, land)),
            tuple([kind for kind in range(KINDS) if free[kind] >> land & 1]),
        )
        for land in members(t.board.lands[t.table_of(seat)] & ~t.board.mines)
    }


@functools.lru_cache(KEPT)
def _site(points: int, shields: int, kinds: tuple[int, ...]) -> CastelliSite:
    """Return a site; whoever looks is given the very same, and nobody changes it."""
    return {"points": points, "shields": shields, "areas": [MATERIALS[kind] for kind in kinds]}


def town_prizes(t: Table, land: int) -> CastelliPrize:
    """C-7.3: what a town gives at the end, and which seats would divide it now."""
    points = CITY_HELD_POINTS if t.cities >> land & 1 else VILLAGE_HELD_POINTS
    return {"points": int(points), "seats": town_holders(t, land)}


def turns(t: Table) -> dict[CastelliSide, list[CastelliGain]]:
    """Return by side what the seats would receive if the tile in question were turned that way (C-2)."""
    if t.decision not in ("turn", "bailiff") or t.tile == NOBODY:
        return {}
    return {SIDES[turn]: _gains(t, turn) for turn in range(len(SIDES))}


def _gains(t: Table, turn: int) -> list[CastelliGain]:
    """Evaluate a copy, and compare."""
    after = t.clone()
    after.laid[t.meadow] = t.tile * 4 + turn
    EVALUATE.enter(after)
    gains: list[CastelliGain] = []
    for seat in range(t.seats):
        for material, name in enumerate(MATERIALS):
            place = seat * KINDS + material
            _note(gains, seat, name, after.materials[place] - t.materials[place])
        _note(gains, seat, "silver", after.silver[seat] - t.silver[seat])
        drawn = card_total(after.cards.hands[seat]) - card_total(t.cards.hands[seat])
        _note(gains, seat, "card", drawn + draws_of(after, seat))
    return gains


def _note(gains: list[CastelliGain], seat: int, what: CastelliSymbol, amount: int) -> None:
    if amount:
        gains.append({"seat": seat, "what": what, "amount": int(amount)})
