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
    CARDS,
    CELLS,
    CITY_HELD_POINTS,
    FACE_COLOUR,
    FACE_VALUE,
    INFLUENCE_BITS,
    KINDS,
    MATERIAL_LIMIT,
    MINE,
    ON_TOP_POINTS,
    ORDINARY_TILES,
    PLOT_COUNT,
    PURCHASE,
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
from cantiere.games.castelli.steps.c3_build import sites, way_to_pay
from cantiere.games.castelli.steps.c3_main import MAIN
from cantiere.games.castelli.steps.c4_traitor import STEAL_CARD
from cantiere.games.castelli.steps.c5_end import silver_points
from cantiere.games.castelli.steps.c7_battle import GUARD_STEP
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME

RIVALRY: Final = 0.8  # how much the others' worth counts against one's own
CARD: Final = 1.9  # a card not yet seen
SILVER: Final = 0.45
SINGLE: Final = 1.5  # one, or two, of a castle's three materials
PAIR: Final = 3.3
BOUGHT: Final = 2.5  # a material that silver can buy
GOOD_SITE: Final = 4  # points
PRESENCE: Final = 0.1
SITE: Final = 0.95  # a castle that can be built, of its points
UNSEEN: Final = 4.5  # what a face-down tile may bring a colour at an area
WEAK: Final = 3  # shields of tiles not yet seen
STRONG: Final = 5
MOST_POINTS: Final = 6  # of a shield
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

    def advice(self, state: State) -> i64:
        """A castle on a good site is built at once: materials in hand bring nothing, and sites are taken."""
        assert isinstance(state, Table)
        frame = state.frame
        if frame is None or frame.step is not MAIN:
            return -1
        way: i64 = way_to_pay(state, frame.seat)
        mask: i64 = sites(state, frame.seat, STONE) if way else 0
        best: i64 = GOOD_SITE - 1
        found: i64 = -1
        land: i64 = 0
        while mask:
            if mask & 1 and state.town_points(land) > best:
                best = state.town_points(land)
                found = way + land
            mask >>= 1
            land += 1
        return found


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
    total = 0.0
    factors = _factors(t, seat)
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        total += _worth(t, other) * factors[other - t.first_at(seat)]
    return total if t.to_move == OVER else total + _shields(t, seat, factors)


def _factors(t: Table, seat: i64) -> list[float]:
    """Return how much each worth at the table counts: one's own fully, a leader's more than a straggler's."""
    weights: list[float] = []
    total = 0.0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        weight = 0.0
        if other != seat:
            cubes: i64 = 0
            material: i64
            for material in range(KINDS):
                cubes += t.materials[other * KINDS + material]
            weight = 10.0 + float(t.points[other]) + float(cubes)
            weight *= weight
        weights.append(weight)
        total += weight
    factors = [-RIVALRY * weight / total for weight in weights]
    factors[seat - t.first_at(seat)] = 1.0
    return factors


def _worth(t: Table, seat: i64) -> float:
    """Return what a seat has, in points."""
    total = float(t.points[seat])
    if t.to_move == OVER:
        return total
    turns: i64 = turns_left(t, seat)
    best: i64 = best_site(t, seat)
    total += _materials(t, seat, best, turns)
    total += _cards(t, seat, turns)
    left: i64 = count(t.face_down)
    done = 1.0 - float(left) / float(t.board.rows * 4)
    prizes = BATTLE_SILVER_POINTS if t.battle else SILVER_POINTS
    total += SILVER * float(t.silver[seat]) + done * 0.8 * float(silver_points(t, seat, prizes))
    if turns > 0 and t.castles_left[seat] > 0:
        total += PRESENCE * float(best)
    if t.battle:
        total += _battle(t, seat)
    return total


def _materials(t: Table, seat: i64, best: i64, turns: i64) -> float:
    """Return the worth of a seat's cubes: a full set is a castle, two of its three nearly one."""
    first: i64 = seat * KINDS
    hurry = 1.0 if turns >= 2 else 0.5 * float(turns)
    castle = max(float(best) * SITE, 3.2)
    purchases: i64 = min(t.silver[seat] // PURCHASE, turns)
    total = 0.0
    level: i64
    material: i64
    for level in range(MATERIAL_LIMIT):
        kinds: i64 = 0
        for material in range(KINDS):
            if t.materials[first + material] > level:
                kinds += 1
        worth = float(kinds)
        if level < t.castles_left[seat]:
            full = castle if kinds == KINDS else PAIR if kinds == 2 else SINGLE if kinds == 1 else 0.0
            if kinds == 2 and purchases > 0:
                purchases -= 1
                full = max(full, castle - BOUGHT)
            worth += (full - worth) * hurry
        total += worth
    return total


def _prizes(t: Table, seat: i64) -> list[float]:
    """Return what one more of each symbol would be worth to a seat: wood, grain, stone, card, silver."""
    turns: i64 = turns_left(t, seat)
    best: i64 = best_site(t, seat)
    now: float = _materials(t, seat, best, turns)
    found: list[float] = []
    material: i64
    for material in range(KINDS):
        place: i64 = seat * KINDS + material
        if t.materials[place] >= MATERIAL_LIMIT:
            found.append(0.0)
            continue
        t.materials[place] += 1
        found.append(_materials(t, seat, best, turns) - now)
        t.materials[place] -= 1
    found.append(CARD if turns > 0 else 1.0)
    found.append(SILVER)
    return found


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


def _shields(t: Table, seat: i64, factors: list[float]) -> float:
    """Return what shields around areas not yet evaluated promise a seat, against the others."""
    hidden: i64 = t.face_down
    fresh: i64 = 0  # the meadow of a tile that is laid but not evaluated
    if t.meadow != NOBODY:
        if t.laid[t.meadow] == NOBODY:
            hidden |= bit(t.meadow)
        else:
            fresh = bit(t.meadow)
    rating = Rating(t, seat, factors)
    total = 0.0
    area: i64
    for area in range(t.board.areas):
        meadows: i64 = t.board.area_meadows[area]
        open_yet: bool = meadows & (hidden | fresh) != 0 or t.board.area_kind[area] == MINE
        if open_yet and t.board.table_of(t.board.area_land[area]) == rating.table:
            total += rating.area(t, area, influence_of(t, area), count(meadows & hidden))
    if fresh:
        side: i64
        for side in range(4):
            place: i64 = t.laid[t.meadow] * 4 + side
            total += rating.frame(t, t.meadow * 4 + side, FACE_COLOUR[place], FACE_VALUE[place])
    elif t.meadow != NOBODY:
        total += _promise(t, rating)
    return total


class Rating:
    """What areas and symbols are worth to the seats at a table, seen by one of them."""

    def __init__(self, t: Table, seat: i64, factors: list[float]) -> None:
        self.table: i64 = t.table_of(seat)
        self.first: i64 = t.first_at(seat)
        self.end: i64 = t.end_at(seat)
        self.prizes: list[list[float]] = []  # by seat from the first on
        other: i64
        for other in range(self.first, self.end):
            factor = factors[other - self.first]
            self.prizes.append([prize * factor for prize in _prizes(t, other)])

    def area(self, t: Table, area: i64, influence: i64, unseen: i64) -> float:
        """Return what an area promises with this influence, and so many tiles unseen around it."""
        kind: i64 = t.board.area_kind[area]
        symbols: float = float(t.board.area_symbols[area])
        if kind == MINE:
            kind = SILVER_SYMBOL
            symbols = 0.7 * float(t.mine[self.table])
        total = 0.0
        seat: i64
        for seat in range(self.first, self.end):
            total += self.prizes[seat - self.first][kind] * _share(influence, unseen, seat)
        return total * symbols

    def frame(self, t: Table, face: i64, colour: i64, points: i64) -> float:
        """Return what the frame, if it is there, gives for a shield."""
        symbol: i64 = t.board.symbol_at[face]
        if symbol == FRAME or points == 0 or colour < self.first or colour >= self.end:
            return 0.0
        return self.prizes[colour - self.first][symbol]


def _share(influence: i64, unseen: i64, colour: i64) -> float:
    """Return the part of an area's prize that a colour may expect."""
    if unseen == 0:
        ahead: i64 = leaders(influence)
        return 1.0 / float(bits(ahead)) if ahead >> colour & 1 else 0.0
    total = 0.0
    own = 0.0
    other: i64
    if unseen == 1 and influence:
        for other in range(4):  # a weak or a strong shield of any colour may come
            shield: i64 = bit(INFLUENCE_BITS * other)
            own += _share(influence + WEAK * shield, 0, colour)
            own += _share(influence + STRONG * shield, 0, colour)
        return own / 8.0
    for other in range(4):
        weight = float(influence >> (INFLUENCE_BITS * other) & _MASK) + UNSEEN * float(unseen)
        weight *= weight
        total += weight
        if other == colour:
            own = weight
    return own / total


def _promise(t: Table, rating: Rating) -> float:
    """Return what a meadow promises before its tile is known: the best turn of each tile it may be."""
    gains = _gains(t, rating)
    total = 0.0
    number: i64 = 0
    tile: i64
    for tile in range(ORDINARY_TILES):
        if t.pool >> tile & 1 == 0:
            continue
        best = float("-inf")
        turn: i64
        side: i64
        for turn in range(4):
            gain = 0.0
            for side in range(4):
                place: i64 = (tile * 4 + turn) * 4 + side
                gain += gains[(FACE_VALUE[place] * 4 + side) * 4 + FACE_COLOUR[place]]
            best = max(best, gain)
        total += best
        number += 1
    return total / float(number)


def _gains(t: Table, rating: Rating) -> list[float]:
    """Return, by (points * 4 + side) * 4 + colour, what a shield at the chosen meadow would change."""
    found: list[float] = []
    points: i64
    side: i64
    colour: i64
    for points in range(MOST_POINTS + 1):
        for side in range(4):
            face: i64 = t.meadow * 4 + side
            area: i64 = t.board.area_at[face]
            if area == FRAME:
                for colour in range(4):
                    found.append(rating.frame(t, face, colour, points))
                continue
            influence: i64 = influence_of(t, area)
            unseen: i64 = count(t.board.area_meadows[area] & t.face_down)
            before: float = rating.area(t, area, influence, unseen + 1)
            for colour in range(4):
                more: i64 = influence + points * bit(INFLUENCE_BITS * colour)
                found.append(rating.area(t, area, more, unseen) - before)
    return found
