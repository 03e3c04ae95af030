"""What a good player of Castelli looks at. For bots only.

A position is worth, to each seat, its points and what its materials, cards, silver and shields may still
bring; a bot likes its own worth, and dislikes that of the others at its table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.heuristics import Heuristics
from cantiere.core.state import OVER, State
from cantiere.games.castelli.actions import DECLINE, END
from cantiere.games.castelli.components import (
    BATTLE_SILVER_POINTS,
    CARD_BITS,
    CARD_GIVES,
    CARD_SYMBOL,
    CARDS,
    CELLS,
    CITY_HELD_POINTS,
    FACE_COLOUR,
    FACE_VALUE,
    INFLUENCE_BITS,
    KINDS,
    MARKET,
    MINE,
    ON_TOP_POINTS,
    PLOT_COUNT,
    ROBBER_KNIGHT,
    SILVER_POINTS,
    SILVER_SYMBOL,
    STONE,
    VILLAGE_HELD_POINTS,
    bit,
    count,
)
from cantiere.games.castelli.steps.c1_reveal import CHOOSE_TILE
from cantiere.games.castelli.steps.c2_evaluate import bits, influence_of, leaders
from cantiere.games.castelli.steps.c3_build import sites
from cantiere.games.castelli.steps.c3_main import MAIN
from cantiere.games.castelli.steps.c4_traitor import STEAL_CARD
from cantiere.games.castelli.steps.c5_end import silver_points
from cantiere.games.castelli.steps.c7_battle import GUARD_STEP
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME

RIVALRY: Final = 0.6  # how much the others' worth counts against one's own
CARD: Final = 1.9  # a card not yet seen
MATERIAL: Final = 1.5
USUAL_SHIELD: Final = 4  # of a tile not yet seen
UNSEEN: Final = 1.7  # what a face-down tile may bring a colour at an area
_MASK: Final = (1 << INFLUENCE_BITS) - 1

# What a card is worth in hand while it can still be played; kings are worth what they give.
_WORTH: Final = {
    "bailiff": 1.7,
    "count": 2.1,
    "countess": 2.1,
    "robber-knight": 1.2,
    "robber": 1.3,
    "robber-band": 1.8,
    "traitor": 1.6,
    "builder": 2.1,
    "farmer": 1.7,
    "duke": 2.2,
    "guard": 1.6,
    "arsonist": 1.2,
    "abbot": 3.0,
    "cavalry": 3.0,
}
CARD_WORTH: Final[list[float]] = [_WORTH.get(card, 1.0) for card in CARDS]


class CastelliHeuristics(Heuristics):
    """Looks at points, sets of materials, sites, cards, silver, and who leads around open areas."""

    def value(self, state: State, seat: i64) -> float:
        """Return how good the position is for a seat."""
        assert isinstance(state, Table)
        return _value(state, seat)


def _value(t: Table, seat: i64) -> float:
    """A question that an action has led to is worth its best answer; an attack is worth its success."""
    frame = t.frame
    if frame is None:
        return _difference(t, seat)
    if frame.step is GUARD_STEP and frame.seat != seat:
        after = t.clone()
        after.apply(DECLINE)
        return _value(after, seat)
    if frame.step is MAIN:
        if t.face_down or t.meadow != NOBODY:
            return _difference(t, seat)
        after = t.clone()
        after.apply(END)  # the last turn: the end can be counted
        return _difference(after, seat)
    if frame.seat != seat or frame.step is CHOOSE_TILE:
        return _difference(t, seat)
    best = float("-inf")
    for action in frame.step.legal(t, frame):
        after = t.clone()
        after.apply(action)
        best = max(best, _value(after, seat))
    return best


def _difference(t: Table, seat: i64) -> float:
    others: i64 = t.end_at(seat) - t.first_at(seat) - 1
    total = 0.0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        worth: float = _worth(t, other)
        total += worth if other == seat else -worth * RIVALRY / float(others)
    if t.to_move == OVER:
        return total
    total += _shields(t, seat)
    if t.meadow != NOBODY and t.laid[t.meadow] == NOBODY:
        total += _meadow(t, seat)
    return total


def _worth(t: Table, seat: i64) -> float:
    """Return what a seat has, in points."""
    total = float(t.points[seat])
    if t.to_move == OVER:
        return total
    turns: i64 = turns_left(t, seat)
    best: i64 = best_site(t, seat)
    total += _materials(t, seat, best)
    total += _cards(t, seat, turns)
    left: i64 = count(t.face_down)
    done = 1.0 - float(left) / float(t.board.rows * 4)
    prizes = BATTLE_SILVER_POINTS if t.battle else SILVER_POINTS
    total += 0.45 * float(t.silver[seat]) + done * 0.8 * float(silver_points(t, seat, prizes))
    if turns > 0 and t.castles_left[seat] > 0:
        total += 0.4 * float(best)
    if t.battle:
        total += _battle(t, seat)
    return total


def _materials(t: Table, seat: i64, best: i64) -> float:
    """A set of three is worth a castle on the best site, single cubes somewhat more than at the end."""
    first: i64 = seat * KINDS
    fewest: i64 = min(t.materials[first], t.materials[first + 1], t.materials[first + 2])
    cubes: i64 = t.materials[first] + t.materials[first + 1] + t.materials[first + 2]
    sets: i64 = min(fewest, t.castles_left[seat])
    worth = float(best) * 0.93
    if worth < 3.2:
        worth = 3.2
    kinds: i64 = 0
    material: i64
    for material in range(KINDS):
        if t.materials[first + material] > fewest:
            kinds += 1
    rest = float(cubes - 3 * sets)
    return float(sets) * worth + rest * 1.15 + (0.5 if kinds == 2 else 0.0)


def _cards(t: Table, seat: i64, turns: i64) -> float:
    """Return the worth of a hand: all of it if there is time to play it, else a point for each card."""
    total = 0.0
    hand: i64 = t.cards.hands[seat]
    kind: i64 = 0
    while hand:
        number: i64 = hand & 3
        worth = 1.0
        if turns > 0:
            worth = CARD_WORTH[kind]
            if CARD_GIVES[kind]:
                worth = 0.93 * float(CARD_GIVES[kind])
            elif kind == ROBBER_KNIGHT:
                worth = max(1.0, 0.22 * float(t.mine[t.table_of(seat)]))
        total += worth * float(number)
        hand >>= CARD_BITS
        kind += 1
    coming: i64 = t.draws
    while coming:
        if (coming & 7) - 1 == seat:
            total += CARD if turns > 0 else 1.0
        coming >>= 3
    frame = t.frame
    if frame is not None and frame.step is STEAL_CARD:
        total += CARD if frame.a == seat else -CARD if frame.b == seat else 0.0
    return total


def turns_left(t: Table, seat: i64) -> i64:
    """Return in how many turns a seat may still play a card, the present one included."""
    table: i64 = t.table_of(seat)
    tiles: i64 = count(t.face_down & t.board.meadows[table])
    size: i64 = t.end_at(seat) - t.first_at(seat)
    now: i64 = 1 if seat == t.active and not t.card_played else 0
    distance: i64 = size
    if t.table_of(t.active) == table and seat != t.active:
        distance = (seat - t.active + size) % size
    elif t.table_of(t.active) != table:
        distance = 1
    return now + ((tiles - distance) // size + 1 if tiles >= distance else 0)


def best_site(t: Table, seat: i64) -> i64:
    """Return the most points that a castle would bring now."""
    mask: i64 = sites(t, seat, STONE)
    best: i64 = 0
    land: i64 = 0
    while mask:
        if mask & 1:
            best = max(best, t.town_points(land))
        mask >>= 1
        land += 1
    return best


def _battle(t: Table, seat: i64) -> float:
    """C-7.3: castles on top, and the towns that they would hold now."""
    total = 0.0
    land: i64
    place: i64
    for place in range(CELLS * PLOT_COUNT):
        if t.castles[place] and t.owner(place) == seat:
            total += 0.8 * float(ON_TOP_POINTS)
    for land in range(CELLS):
        if (t.villages | t.cities) >> land & 1:
            prize: i64 = CITY_HELD_POINTS if t.cities >> land & 1 else VILLAGE_HELD_POINTS
            total += 0.6 * _held(t, seat, t.board.line[land], prize)
    return total


def _held(t: Table, seat: i64, line: i64, prize: i64) -> float:
    own: i64 = 0
    packed: i64 = 0  # castles in line, by seat
    place: i64 = 0
    while line:
        if line & 1:
            plot: i64
            for plot in range(PLOT_COUNT):
                if t.castles[place + plot]:
                    packed += bit(INFLUENCE_BITS * t.owner(place + plot))
        line >>= 1
        place += PLOT_COUNT
    own = leaders(packed)
    return float(prize) / float(bits(own)) if own >> seat & 1 else 0.0


# --- shields -----------------------------------------------------------------------------------------------


def _shields(t: Table, seat: i64) -> float:
    """Return what shields around areas not yet evaluated promise a seat, against the others."""
    table: i64 = t.table_of(seat)
    others: i64 = t.end_at(seat) - t.first_at(seat) - 1
    hidden: i64 = t.face_down
    fresh: i64 = 0  # the meadow of a tile that is laid but not evaluated
    if t.meadow != NOBODY:
        if t.laid[t.meadow] == NOBODY:
            hidden |= bit(t.meadow)
        else:
            fresh = bit(t.meadow)
    total = 0.0
    area: i64
    for area in range(t.board.areas):
        meadows: i64 = t.board.area_meadows[area]
        if meadows & (hidden | fresh) == 0 and t.board.area_kind[area] != MINE:
            continue
        if t.board.table_of(t.board.area_land[area]) != table:
            continue
        influence: i64 = influence_of(t, area)
        prize: float = _prize(t, area)
        unseen: i64 = count(meadows & hidden)
        total += prize * _share(influence, unseen, seat)
        other: i64
        for other in range(t.first_at(seat), t.end_at(seat)):
            if other != seat:
                total -= prize * _share(influence, unseen, other) * RIVALRY / float(others)
    if fresh:
        total += _frame(t, seat)
    return total


def _prize(t: Table, area: i64) -> float:
    kind: i64 = t.board.area_kind[area]
    if kind == MINE:
        return 0.35 * float(t.mine[t.board.table_of(t.board.area_land[area])])
    return float(t.board.area_symbols[area]) * (CARD if kind == MARKET else MATERIAL)


def _share(influence: i64, unseen: i64, colour: i64) -> float:
    """Return the part of an area's prize that a colour may expect."""
    if unseen == 0:
        ahead: i64 = leaders(influence)
        return 1.0 / float(bits(ahead)) if ahead >> colour & 1 else 0.0
    total = 0.0
    own = 0.0
    other: i64
    for other in range(4):
        weight = float(influence >> (INFLUENCE_BITS * other) & _MASK) + UNSEEN * float(unseen)
        weight *= weight
        total += weight
        if other == colour:
            own = weight
    return own / total


def _frame(t: Table, seat: i64) -> float:
    """Return what the frame gives for the tile just laid."""
    total = 0.0
    side: i64
    for side in range(4):
        symbol: i64 = t.board.symbol_at[t.meadow * 4 + side]
        place: i64 = t.laid[t.meadow] * 4 + side
        if symbol != FRAME and FACE_VALUE[place] > 0:
            worth = _symbol(symbol)
            total += worth if FACE_COLOUR[place] == seat else -0.2 * worth
    return total


def _symbol(symbol: i64) -> float:
    if symbol == SILVER_SYMBOL:
        return 0.6
    return CARD if symbol == CARD_SYMBOL else MATERIAL


def _meadow(t: Table, seat: i64) -> float:
    """Return what a meadow promises before its tile is known: an own shield goes where it brings most."""
    best = 0.0
    given = 0.0
    side: i64
    for side in range(4):
        face: i64 = t.meadow * 4 + side
        area: i64 = t.board.area_at[face]
        if area == FRAME:
            own = _symbol(t.board.symbol_at[face])
            theirs = own
        else:
            own = _gain(t, area, seat)
            theirs = _most_gained_by_others(t, area, seat)
        best = max(best, own + 0.25 * theirs)
        given += 0.25 * theirs
    return best - given


def _most_gained_by_others(t: Table, area: i64, seat: i64) -> float:
    best = 0.0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        if other != seat:
            best = max(best, _gain(t, area, other))
    return best


def _gain(t: Table, area: i64, colour: i64) -> float:
    """Return what one more usual shield at an area would bring a colour."""
    influence: i64 = influence_of(t, area)
    unseen: i64 = count(t.board.area_meadows[area] & t.face_down)
    more: i64 = influence + USUAL_SHIELD * bit(INFLUENCE_BITS * colour)
    return _prize(t, area) * (_share(more, unseen, colour) - _share(influence, unseen + 1, colour))
