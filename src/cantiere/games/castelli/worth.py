"""What a seat of Castelli has, in points: cubes, cards, silver, castles in a battle. For bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cantiere.core.state import OVER
from cantiere.games.castelli.components import (
    BATTLE_SILVER_POINTS,
    CARD_BITS,
    CARD_GIVES,
    CARD_SYMBOL,
    CARDS,
    CELLS,
    CITY_HELD_POINTS,
    GRAIN,
    INFLUENCE_BITS,
    KINDS,
    MATERIAL_LIMIT,
    ON_TOP_POINTS,
    PLOT_COUNT,
    PURCHASE,
    ROBBER_KNIGHT,
    SILVER_POINTS,
    SILVER_SYMBOL,
    STONE,
    VILLAGE_HELD_POINTS,
    WOOD,
    bit,
    copies,
    count,
)
from cantiere.games.castelli.steps.c2_evaluate import bits, leaders
from cantiere.games.castelli.steps.c4_traitor import STEAL_CARD
from cantiere.games.castelli.steps.c5_end import silver_points
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.towns import best_site

# What a card is worth in hand while it can still be played; kings are worth what they give.
_WORTH: Final = {
    "bailiff": 1.7,
    "count": 1.3,
    "countess": 1.3,
    "robber-knight": 1.2,
    "robber": 1.3,
    "robber-band": 1.8,
    "traitor": 1.6,
    "builder": 2.6,
    "farmer": 1.7,
    "duke": 2.2,
    "guard": 1.6,
    "arsonist": 1.2,
    "abbot": 3.0,
    "cavalry": 3.0,
}


class Weights:
    """What things are worth, in points."""

    def __init__(self) -> None:
        self.card: float = 1.6  # not yet seen
        self.silver: float = 0.45
        self.rank: float = 0.8  # of the prizes for silver
        self.single: float = 1.5  # one, or two, of a castle's three materials
        self.pair: float = 3.3
        self.bought: float = 2.5  # a material that silver can buy
        self.presence: float = 0.1  # of the best site
        self.castle: float = 3.2  # at least: a better site may come
        self.king: float = 0.93  # of what a king gives
        self.knight: float = 0.22  # of the silver in the mine
        self.mine: float = 0.7
        self.rivalry: float = 1.0  # how much the others' worth counts against one's own
        self.cards: vec[float] = vec[float]([_WORTH.get(card, 1.0) for card in CARDS])


def assess(t: Table, seat: i64, weights: Weights, prizes: vec[float], at: i64) -> float:
    """Return what a seat has, in points; write from `at` on what one more of each symbol is worth to it.

    The symbols are wood, grain, stone, a card, silver.
    """
    total = float(t.points[seat])
    if t.to_move == OVER:
        return total
    coming: i64 = turns_to_come(t, seat)
    turns: i64 = coming + (1 if seat == t.active and not t.card_played else 0)  # to play a card
    best: i64 = best_site(t, seat, STONE)
    cubes = Cubes(t, seat, max(float(best), weights.castle), coming + (1 if seat == t.active else 0), weights)
    wood: i64 = t.materials[seat * KINDS + WOOD]
    grain: i64 = t.materials[seat * KINDS + GRAIN]
    stone: i64 = t.materials[seat * KINDS + STONE]
    now: float = cubes.worth(wood, grain, stone)
    total += now + _cards(t, seat, turns, weights)
    left: i64 = count(t.face_down)
    done = 1.0 - float(left) / float(t.board.rows * 4)
    silver_prizes = BATTLE_SILVER_POINTS if t.battle else SILVER_POINTS
    total += weights.silver * float(t.silver[seat])
    total += done * weights.rank * float(silver_points(t, seat, silver_prizes))
    if turns > 0 and t.castles_left[seat] > 0:
        total += weights.presence * float(best)
    if t.battle:
        total += _battle(t, seat)
    prizes[at + WOOD] = cubes.worth(wood + 1, grain, stone) - now if wood < MATERIAL_LIMIT else 0.0
    prizes[at + GRAIN] = cubes.worth(wood, grain + 1, stone) - now if grain < MATERIAL_LIMIT else 0.0
    prizes[at + STONE] = cubes.worth(wood, grain, stone + 1) - now if stone < MATERIAL_LIMIT else 0.0
    prizes[at + CARD_SYMBOL] = weights.card if turns > 0 else 1.0
    prizes[at + SILVER_SYMBOL] = weights.silver
    return total


def as_before(t: Table, before: Table, seat: i64) -> bool:
    """Tell whether `assess` finds the same for a seat as in a position before, with the same tiles.

    It may say no though it is the same: then it is found anew.
    """
    if t is before:
        return True
    if t.battle or t.to_move == OVER or t.active != before.active or t.draws or before.draws:
        return False
    if t.villages != before.villages or t.cities != before.cities or t.free[STONE] != before.free[STONE]:
        return False
    if seat == t.active and t.card_played != before.card_played:
        return False
    hand: i64 = t.cards.hands[seat]
    if hand != before.cards.hands[seat] or _steals(t) or _steals(before):
        return False
    table: i64 = t.table_of(seat)
    if t.mine[table] != before.mine[table] and copies(hand, ROBBER_KNIGHT):
        return False
    if t.points[seat] != before.points[seat] or t.castles_left[seat] != before.castles_left[seat]:
        return False
    if t.present[seat] != before.present[seat]:
        return False
    place: i64
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        if t.materials[place] != before.materials[place]:
            return False
    for place in range(t.first_at(seat), t.end_at(seat)):
        if t.silver[place] != before.silver[place]:
            return t.silver[seat] == before.silver[seat] and (
                silver_points(t, seat, SILVER_POINTS) == silver_points(before, seat, SILVER_POINTS)
            )
    return True


def _steals(t: Table) -> bool:
    frame = t.frame
    return frame is not None and frame.step is STEAL_CARD


@mypyc_attr(acyclic=True, free_list_len=1)
class Cubes:
    """What cubes are worth to a seat: a full set is a castle, two of its three nearly one."""

    def __init__(self, t: Table, seat: i64, castle: float, turns: i64, weights: Weights) -> None:
        self.castle: float = castle
        self.castles: i64 = t.castles_left[seat]
        self.purchases: i64 = min(t.silver[seat] // PURCHASE, turns)
        self.hurry: float = 1.0 if turns >= 2 else 0.5 * float(turns)  # what is not complete may never be
        self.time: float = min(1.0, float(turns))
        self.pair: float = weights.pair
        self.bought: float = max(weights.pair, castle - weights.bought)
        self.single: float = weights.single

    def worth(self, wood: i64, grain: i64, stone: i64) -> float:
        """Return the worth of so many cubes."""
        purchases: i64 = self.purchases
        total = 0.0
        level: i64
        for level in range(MATERIAL_LIMIT):
            kinds: i64 = 0
            if wood > level:
                kinds += 1
            if grain > level:
                kinds += 1
            if stone > level:
                kinds += 1
            if kinds == 0:
                break
            worth = float(kinds)
            if level < self.castles:
                if kinds == KINDS:
                    worth += (self.castle - worth) * self.time
                elif kinds == 1:
                    worth += (self.single - worth) * self.hurry
                elif purchases > 0:
                    purchases -= 1
                    worth += (self.bought - worth) * self.hurry
                else:
                    worth += (self.pair - worth) * self.hurry
            total += worth
        return total


def _cards(t: Table, seat: i64, turns: i64, weights: Weights) -> float:
    """Return the worth of a hand: all of it if there is time to play it, else a point for each card."""
    total = 0.0
    hand: i64 = t.cards.hands[seat]
    kind: i64 = 0
    while hand > 0:
        number: i64 = hand & 3
        if number == 0:  # a hand is small: skip what it does not have
            hand >>= CARD_BITS
            kind += 1
            continue
        worth = 1.0
        if turns > 0:
            worth = weights.cards[kind]
            if CARD_GIVES[kind]:
                worth = weights.king * float(CARD_GIVES[kind])
            elif kind == ROBBER_KNIGHT:
                worth = max(1.0, weights.knight * float(t.mine[t.table_of(seat)]))
        total += worth * float(number)
        hand >>= CARD_BITS
        kind += 1
    coming: i64 = t.draws
    while coming > 0:
        if (coming & 7) - 1 == seat:
            total += weights.card if turns > 0 else 1.0
        coming >>= 3
    frame = t.frame
    if frame is not None and frame.step is STEAL_CARD:
        total += weights.card if frame.a == seat else -weights.card if frame.b == seat else 0.0
    return total


def turns_to_come(t: Table, seat: i64) -> i64:
    """Return how many turns of a seat come after the present one."""
    table: i64 = t.table_of(seat)
    tiles: i64 = count(t.face_down & t.board.meadows[table])
    size: i64 = t.end_at(seat) - t.first_at(seat)
    distance: i64 = size
    if t.table_of(t.active) != table:
        distance = 1
    elif seat != t.active:
        distance = (seat - t.active + size) % size
    return (tiles - distance) // size + 1 if tiles >= distance else 0


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
    while line > 0:
        if line & 1:
            plot: i64
            for plot in range(PLOT_COUNT):
                if t.castles[place + plot]:
                    packed += bit(INFLUENCE_BITS * t.owner(place + plot))
        line >>= 1
        place += PLOT_COUNT
    own = leaders(packed)
    return float(prize) / float(bits(own)) if own >> seat & 1 else 0.0
