"""What a good player of Pillars looks at: the points a seat may expect at the end. For bots only.

The estimate goes on from the position: what the seat will bring to step 13 this round, what the solver makes
of it, what builders on the board and still to be placed are worth, and what its row of craftsmen, its
gold and its privileges promise for the rounds to come.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.heuristics import Heuristics
from cantiere.core.state import OVER, State, Step
from cantiere.games.pillars.actions import SPEND
from cantiere.games.pillars.components import (
    BISHOP,
    BUILDERS,
    CAPACITY,
    CASTLE,
    CASTLE_WORKERS,
    CATHEDRAL,
    COURT,
    CRAFTSMEN,
    CRAFTSMEN_LIMIT,
    CUBE_LIMIT,
    DIE,
    EACH_ROUND,
    ELLEN,
    EVENT_CARD_CUBES,
    EVENT_EXTRA_USES,
    EVENT_GOOD,
    FIRST_SPACE,
    FRANCIS,
    FRANCIS_TAX,
    GIVES_GOLD,
    GIVES_VP,
    GOLD_LIMIT,
    HOLDS,
    IMMEDIATE,
    JACK,
    JACK_CRAFTSMEN,
    KINDS,
    KINGSBRIDGE,
    MARKET,
    MAX_STALL,
    METAL,
    MILL_GOLD,
    NEEDS,
    OTTO,
    OTTO_WORKERS,
    PHILIP,
    PHILIP_VP,
    PLACE_SPACES,
    PRICE,
    PRIORY,
    PRIORY_VP,
    PRIVILEGE_CUBES,
    PRIVILEGE_GOLD,
    PRIVILEGE_VP,
    REMIGIUS,
    RESOURCE_CUBES,
    RESOURCE_MATERIAL,
    RESOURCE_WORKERS,
    ROUNDS,
    SAND,
    SHIRING,
    START_COST,
    STONE,
    STONECUTTERS,
    TAX_FREEDOM,
    TAX_SHORT,
    THOMAS,
    USES,
    USES_GOLD,
    WOOD,
    WOODWORKERS,
    count,
    members,
)
from cantiere.games.pillars.solver import (
    GOLD,
    KEPT,
    Hand,
    Search,
    Worth,
    best_plan,
    hand_of,
    next_return,
    next_use,
    worth_kept,
)
from cantiere.games.pillars.steps.i_limit import COLLAPSE, DISMISSAL
from cantiere.games.pillars.steps.ii_builders import PLACE_BUILDER
from cantiere.games.pillars.steps.s13_cathedral import KEEP_CUBES
from cantiere.games.pillars.table import NOBODY, Table

POINT: Final = 1000  # the solver counts in thousandths of a victory point


class Weights:
    """What things are worth, in victory points unless said otherwise: found by play, not in the rules."""

    def __init__(self) -> None:
        self.gold = 0.28  # of one gold while there are rounds in which to spend it
        self.last_gold = 0.16  # of one gold in the last round, before the builders stand
        self.rich = 14.0  # gold beyond this …
        self.rich_part = 0.6  # … is worth this part only
        self.free_worker = 0.36  # of a worker that may yet be sent out in Phase I
        self.worker = 0.33  # of one more worker in a later round
        self.effort = 15.0  # workers, and gold for the market, that feed the row in a later round
        self.supply = 4.5  # cubes of a kind that a seat can get in a round
        self.metal_supply = 0.7
        self.later = 0.9  # a row's worth fades from round to round, as better craftsmen replace it
        self.base = 3.0  # of a round to come, besides what the row does
        self.keep = 0.75  # a kept cube against its price in gold
        self.bishop = 1.1
        self.start = 0.6  # of being start player next round
        self.builder = 1.6  # of a builder before Phase II, or lost to the town wall
        self.overlap = 0.55  # how far the others want the same spaces
        self.trade = 0.92  # of what trading promises, for each builder that trades before
        self.each_round = 0.9  # of a privilege's cube against its price in gold
        self.sixth = 0.8  # of one more craftsman allowed, for each round to come
        self.philip = 0.5  # for each round to come
        self.ellen = 0.25  # for each round to come
        self.thomas = 0.9
        self.tax_freedom = 3.6  # gold
        self.remigius = 3.5  # gold


# --- the row: what craftsmen do in a round to come ----------------------------------------------------------


def _cube_effort(material: i64) -> float:
    """Return how many workers a cube takes on average; metal is not dug but costs about its price."""
    cards = [card for card in range(len(RESOURCE_CUBES)) if RESOURCE_MATERIAL[card] == material]
    if not cards:
        return float(PRICE[material])
    workers: i64 = sum([RESOURCE_WORKERS[card] for card in cards])
    cubes: i64 = sum([RESOURCE_CUBES[card] for card in cards])
    return float(workers) / float(cubes)


def _use_effort(craftsman: i64) -> float:
    effort = float(USES_GOLD[craftsman]) / float(MILL_GOLD)
    for material in range(KINDS):
        effort += float(USES[craftsman * KINDS + material]) * CUBE_EFFORT[material]
    return effort


def _use_worth(craftsman: i64) -> float:
    return float(GIVES_VP[craftsman]) + float(GIVES_GOLD[craftsman]) * Weights().gold


def _ratio(craftsman: i64) -> float:
    return _use_worth(craftsman) / (_use_effort(craftsman) + 0.01)


CUBE_EFFORT: Final = [_cube_effort(material) for material in range(KINDS)]
USE_EFFORT: Final = [_use_effort(craftsman) for craftsman in range(len(CRAFTSMEN))]
USE_WORTH: Final = [_use_worth(craftsman) for craftsman in range(len(CRAFTSMEN))]
BEST_FIRST: Final = vec[i64](sorted(range(len(CRAFTSMEN)), key=_ratio, reverse=True))
MEAN_TAX: Final = sum(DIE) / len(DIE)


class Calendar:
    """Where the steps of a round stand in the plan."""

    def __init__(self, plan: list[Step[Any]]) -> None:
        names = [step.name for step in plan]
        self.plan: Final = plan
        self.supply: Final[i64] = names.index("supply")
        self.builders: Final[i64] = names.index("builders")
        self.event: Final[i64] = names.index("event_strikes")
        self.mill: Final[i64] = names.index("wool_mill")
        self.tax: Final[i64] = names.index("pay_tax")
        self.cathedral: Final[i64] = names.index("cathedral")
        self.site: Final = vec[i64](
            [names.index("quarry"), names.index("forest"), names.index("gravel_pit"), 0]
        )


class Outlook:
    """One seat's prospects from one position."""

    def __init__(self, t: Table, seat: i64, w: Weights, calendar: Calendar) -> None:
        self.t: Final = t
        self.seat: Final = seat
        self.w: Final = w
        self.calendar: Final = calendar
        self.built: bool = self._has_built()
        self.rounds: i64 = ROUNDS - t.round  # to come
        self.gold_rate: float = self._gold_rate()
        self.row: i64 = t.craftsmen[seat]
        self.goods: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.points: float = float(t.vp[seat])
        self.worth: Worth = worth_kept(t)

    def value(self) -> float:
        """Return the points that the seat may expect at the end."""
        self._collect()
        self._add_placed()
        self.row = self._within_limit(self.row)
        self.points += self._standing_privileges() + self.w.base * float(self.rounds)
        if self.t.at <= self.calendar.builders:
            return self.points + self._with_builders_to_place()
        return self.points + self._prospect(self.row, True)

    # --- where we are --------------------------------------------------------------------------------------

    def _has_built(self) -> bool:
        """Tell whether the seat has used its craftsmen this round."""
        t = self.t
        if t.at != self.calendar.cathedral or t.frame is None:
            return t.at > self.calendar.cathedral
        now: i64 = (t.frame.seat - t.start + t.seats) % t.seats
        mine: i64 = (self.seat - t.start + t.seats) % t.seats
        return mine < now or (mine == now and t.frame.step is KEEP_CUBES)

    def _gold_rate(self) -> float:
        if self.rounds > 0:
            return self.w.gold if self.rounds > 1 or not self.built else self.w.last_gold
        return self.w.last_gold if self.t.at <= self.calendar.builders else 0.01

    def gold_worth(self, gold: float) -> float:
        """Return what an amount of gold is worth: the first pieces most."""
        gold = min(gold, float(GOLD_LIMIT))
        if gold > self.w.rich:
            gold = self.w.rich + (gold - self.w.rich) * self.w.rich_part
        return gold * self.gold_rate

    # --- what comes to step 13 -----------------------------------------------------------------------------

    def _collect(self) -> None:
        """Add up what the seat has and what this round will bring without its builders."""
        t = self.t
        seat = self.seat
        material: i64
        for material in range(KINDS):
            self.goods[material] = t.cubes[seat * KINDS + material]
            if t.at <= self.calendar.site[material]:
                self.goods[material] += self._each_round(t.privileges[seat], material)
        for card in members(t.sites[seat]):
            self.goods[RESOURCE_MATERIAL[card]] += RESOURCE_CUBES[card] + self._card_change()
        gold: i64 = t.gold[seat]
        if t.at <= self.calendar.mill:
            gold += t.workers[seat] * MILL_GOLD
            if t.at <= self.calendar.supply and not t.passed >> seat & 1:
                self.points += float(t.workers[seat]) * (self.w.free_worker - self.gold_rate)
        self.goods[GOLD] = gold
        if t.at <= self.calendar.tax:
            self._expect_tax()
        if t.struck_next >> seat & 1 and self.rounds > 0:
            self.points -= self.w.builder
        if t.grey_next == seat and self.rounds > 0:
            self.points += float(CASTLE_WORKERS) * self.w.worker

    def _each_round(self, privileges: i64, material: i64) -> i64:
        cubes: i64 = 0
        for privilege in members(privileges):
            cubes += EACH_ROUND[privilege * KINDS + material]
        return cubes

    def _card_change(self) -> i64:
        t = self.t
        if not t.event_known_to(self.seat) or (t.spared >> self.seat & 1 and not EVENT_GOOD[t.event]):
            return 0
        return EVENT_CARD_CUBES[t.event]

    def _expect_tax(self) -> None:
        t = self.t
        if t.builders_at(self.seat, COURT) > 0 or t.exempt >> self.seat & 1 and t.tax > 0:
            return
        tax: float = float(FRANCIS_TAX) if t.holds(self.seat, FRANCIS) else MEAN_TAX
        missing: float = tax - float(self.goods[GOLD])
        if missing > 0:
            self.points -= missing / float(TAX_SHORT)
            tax = float(self.goods[GOLD])
        paid: i64 = int(tax)
        self.goods[GOLD] -= paid
        self.points -= (tax - float(paid)) * self.gold_rate

    # --- builders that stand -------------------------------------------------------------------------------

    def _add_placed(self) -> None:
        """Add what the builders on the board will bring."""
        t = self.t
        seat = self.seat
        slot: i64
        for slot in range(len(t.kingsbridge)):
            if t.spaces[FIRST_SPACE[KINGSBRIDGE + slot]] == seat:
                self._grant(t.kingsbridge[slot])
        for slot in range(len(t.shiring)):
            if t.spaces[FIRST_SPACE[SHIRING + slot]] == seat:
                self.row |= 1 << t.shiring[slot]
        for slot in range(PLACE_SPACES[PRIORY]):
            if t.spaces[FIRST_SPACE[PRIORY] + slot] == seat:
                self.points += self._priory(slot)
        if t.spaces[FIRST_SPACE[COURT]] == seat:
            self.goods[METAL] += t.market[METAL]
        if t.spaces[FIRST_SPACE[BISHOP]] == seat:
            self.points += self.w.bishop
        if t.spaces[FIRST_SPACE[CASTLE]] == seat:
            self.points += self._castle()
        if t.spaces[FIRST_SPACE[CATHEDRAL]] == seat:
            self.points += self._start()

    def _grant(self, privilege: i64) -> None:
        """Count a privilege as taken."""
        if not IMMEDIATE >> privilege & 1:
            self.points += self._lasting(privilege)
            material: i64
            for material in range(KINDS):
                self.goods[material] += EACH_ROUND[privilege * KINDS + material]
            return
        self.points += float(PRIVILEGE_VP[privilege])
        self.goods[GOLD] += PRIVILEGE_GOLD[privilege]
        for material in range(KINDS):
            self.goods[material] += PRIVILEGE_CUBES[privilege * KINDS + material]

    def _priory(self, space: i64) -> float:
        return float(PRIORY_VP[space] + (PHILIP_VP if self.t.holds(self.seat, PHILIP) else 0))

    def _castle(self) -> float:
        return float(CASTLE_WORKERS) * self.w.worker if self.rounds > 0 else 0.0

    def _start(self) -> float:
        return self.w.start if self.rounds > 0 else 0.0

    # --- privileges ----------------------------------------------------------------------------------------

    def _standing_privileges(self) -> float:
        total = 0.0
        for privilege in members(self.t.privileges[self.seat]):
            total += self._lasting(privilege)
        return total

    def _lasting(self, privilege: i64) -> float:
        """Return what a privilege is worth in the rounds to come."""
        w = self.w
        if privilege == THOMAS:
            return w.thomas if self.rounds > 0 else 0.0
        if privilege == TAX_FREEDOM:
            return w.tax_freedom * self.gold_rate
        if privilege == REMIGIUS:
            return w.remigius * self.gold_rate if self.rounds > 0 else 0.0
        each: float = 0.0
        if privilege == JACK:
            each = w.sixth
        elif privilege == OTTO:
            each = w.worker * float(OTTO_WORKERS)
        elif privilege == FRANCIS:
            each = (MEAN_TAX - float(FRANCIS_TAX)) * w.gold
        elif privilege == PHILIP:
            each = w.philip
        elif privilege == ELLEN:
            each = w.ellen
        else:
            material: i64
            for material in range(KINDS):
                gold: i64 = EACH_ROUND[privilege * KINDS + material] * PRICE[material]
                each += float(gold) * w.gold * w.each_round
        return each * float(self.rounds)

    # --- the row -------------------------------------------------------------------------------------------

    def _within_limit(self, row: i64) -> i64:
        """Return the row after the dismissals that are due."""
        due: i64 = count(row) - CRAFTSMEN_LIMIT
        if self.t.holds(self.seat, JACK):
            due -= JACK_CRAFTSMEN
        due = max(due, 0)
        frame = self.t.frame
        while frame is not None:
            if frame.step is DISMISSAL and frame.seat == self.seat and frame.a == COLLAPSE:
                due += 1
            frame = frame.below
        while due > 0 and row != 0:
            row = self._best_without_one(row)
            due -= 1
        return row

    def _best_without_one(self, row: i64) -> i64:
        best: i64 = 0
        best_worth = -1.0
        for craftsman in members(row):
            rest: i64 = row & ~(1 << craftsman)
            worth = self._prospect(rest, False)
            if worth > best_worth:
                best = rest
                best_worth = worth
        return best

    def row_strength(self, row: i64) -> float:
        """Return the points a row makes in a round to come, fed by workers and some gold."""
        w = self.w
        effort = w.effort
        cubes = [w.supply, w.supply, w.supply, w.metal_supply]
        strength = 0.0
        for craftsman in BEST_FIRST:
            if not row >> craftsman & 1 or (NEEDS[craftsman] and not row & NEEDS[craftsman]):
                continue
            uses: float = float(CAPACITY[craftsman])
            if USE_EFFORT[craftsman] > 0.0:
                uses = min(uses, effort / USE_EFFORT[craftsman])
            material: i64
            for material in range(KINDS):
                taken: i64 = USES[craftsman * KINDS + material]
                if taken > 0:
                    uses = min(uses, cubes[material] / float(taken))
                elif HOLDS[craftsman * KINDS + material] > 0:
                    uses = min(uses, w.metal_supply)
            for material in range(KINDS):
                cubes[material] -= uses * float(USES[craftsman * KINDS + material])
            effort -= uses * USE_EFFORT[craftsman]
            strength += uses * USE_WORTH[craftsman]
        return strength + effort * w.worker

    def _later_rounds(self, row: i64) -> float:
        """Return the points of a row in all rounds to come."""
        if self.rounds == 0:
            return 0.0
        weight = 0.0
        share = 1.0
        number: i64
        for number in range(self.rounds):
            weight += share
            share *= self.w.later
        return weight * self.row_strength(row)

    # --- this round ----------------------------------------------------------------------------------------

    def keep_worth(self, row: i64) -> Worth:
        """Return by what plans are judged: points against what cubes and gold are worth next round."""
        keep: vec[i64] = vec[i64]([0 for _ in range(KINDS * KEPT)])
        if self.rounds > 0:
            material: i64
            number: i64
            for material in range(KINDS):
                each: i64 = int(float(PRICE[material]) * self.w.gold * self.w.keep * POINT)
                for number in range(1, KEPT):
                    keep[material * KEPT + number] = each * number
        gold: i64 = int(self.gold_rate * POINT * 0.8)
        return Worth(POINT, max(gold, 1), keep)

    def _prospect(self, row: i64, trading: bool) -> float:
        """Return what a row makes of this round's goods and of the rounds to come."""
        later: float = self._later_rounds(row)
        if self.built:
            return later + self._kept(row)
        worth = self.keep_worth(row)
        t = self.t
        extra: i64 = EVENT_EXTRA_USES[t.event] if t.event_known_to(self.seat) else 0
        search = Search(self._hand(row, worth, extra))
        gold: float = float(self.goods[GOLD])
        now: float = (float(search.best) - gold * float(worth.gold)) / POINT + self.gold_worth(gold)
        if trading:
            now += self._market_builders(search)
        return later + now

    def _hand(self, row: i64, worth: Worth, extra: i64) -> Hand:
        t = self.t
        hand = Hand(row, self.goods, worth, extra, STALL)
        if t.at == self.calendar.cathedral and t.frame is not None and t.frame.seat == self.seat:
            hand.extra -= t.extra_uses
            for craftsman in hand.row:
                hand.left[craftsman] = max(0, CAPACITY[craftsman] - t.uses[craftsman])
        return hand

    def _kept(self, row: i64) -> float:
        keep = self.keep_worth(row).keep
        total: float = self.gold_worth(float(self.goods[GOLD]))
        material: i64
        for material in range(KINDS):
            total += float(keep[material * KEPT + min(self.goods[material], CUBE_LIMIT)]) / POINT
        return total

    # --- the market ----------------------------------------------------------------------------------------

    def _market_builders(self, search: Search) -> float:
        """Return what the seat's builders at the market promise."""
        t = self.t
        before: i64 = 0
        space: i64
        for space in range(FIRST_SPACE[MARKET], FIRST_SPACE[MARKET] + PLACE_SPACES[MARKET]):
            if t.spaces[space] == self.seat:
                return self.trade_gain(search) * self._after(before)
            if t.spaces[space] != NOBODY:
                before += 1
        return 0.0

    def _after(self, before: i64) -> float:
        """Return how much of the trading is left to who comes after so many builders."""
        part: float = self.w.trade
        while before > 0:
            part *= self.w.trade
            before -= 1
        return part

    def trade_gain(self, search: Search) -> float:
        """Return what trading could add: each material sold or bought as suits best."""
        gold: i64 = self.goods[GOLD]
        total: i64 = 0
        material: i64
        sold: i64 = 0  # mask
        for material in range(KINDS):
            number: i64 = self._best_sale(search, material)
            if number > 0:
                total += self._sale_gain(search, material, number)
                gold += number * PRICE[material]
                sold |= 1 << material
        for material in (SAND, STONE, WOOD):
            if not sold >> material & 1:
                number = self._best_purchase(search, material, gold)
                total += self._purchase_gain(search, material, number)
                gold -= number * PRICE[material]
        return float(total) / POINT

    def _pieces_worth(self, search: Search, material: i64, pieces: i64) -> i64:
        """Return what so many cubes of a material are worth, used or kept."""
        table = search.tables[material]
        worth = search.hand.worth.keep
        best: i64 = table[pieces]
        kept: i64
        for kept in range(1, min(pieces, CUBE_LIMIT) + 1):
            best = max(best, table[pieces - kept] + worth[material * KEPT + kept])
        return best

    def _gold_unit(self) -> i64:
        rate: float = self.gold_rate if self.rounds > 0 else 0.01
        return int(rate * POINT)

    def _best_sale(self, search: Search, material: i64) -> i64:
        t = self.t
        if (
            material == STONE
            and not self.row & STONECUTTERS
            or t.bought >> (self.seat * KINDS + material) & 1
        ):
            return 0
        best: i64 = 0
        number: i64
        for number in range(1, search.best_goods[material] + 1):
            if self._sale_gain(search, material, number) > self._sale_gain(search, material, best):
                best = number
        return best

    def _sale_gain(self, search: Search, material: i64, number: i64) -> i64:
        have: i64 = search.best_goods[material]
        lost: i64 = self._pieces_worth(search, material, have) - self._pieces_worth(
            search, material, have - number
        )
        return number * PRICE[material] * self._gold_unit() - lost

    def _best_purchase(self, search: Search, material: i64, gold: i64) -> i64:
        if material == WOOD and not self.row & WOODWORKERS:
            return 0
        best: i64 = 0
        number: i64
        for number in range(1, min(self.t.market[material], gold // PRICE[material]) + 1):
            if self._purchase_gain(search, material, number) > self._purchase_gain(search, material, best):
                best = number
        return best

    def _purchase_gain(self, search: Search, material: i64, number: i64) -> i64:
        have: i64 = search.best_goods[material]
        won: i64 = self._pieces_worth(search, material, have + number) - self._pieces_worth(
            search, material, have
        )
        return won - number * PRICE[material] * self._gold_unit()

    # --- builders to come ----------------------------------------------------------------------------------

    def _with_builders_to_place(self) -> float:
        """Return the prospect with what the builders in the bag, in hand and on the dial will find."""
        t = self.t
        if t.at < self.calendar.builders:
            builders: i64 = BUILDERS - (t.struck >> self.seat & 1)
            return self._prospect(self.row, False) + self.w.builder * float(builders)
        base = self._prospect(self.row, True)
        waiting: i64 = 0
        ahead: i64 = 0  # builders that will be placed before those on the dial
        seat: i64
        for seat in range(t.seats):
            ahead += t.bag[seat] - (t.struck >> seat & 1 if t.bag[seat] > 0 else 0)
        mine: i64 = t.bag[self.seat] - (t.struck >> self.seat & 1 if t.bag[self.seat] > 0 else 0)
        in_hand: bool = False
        frame = t.frame
        if frame is not None and frame.step is PLACE_BUILDER:
            in_hand = frame.seat == self.seat
            ahead += 0 if in_hand else 1
        cost: i64
        for cost in range(1, START_COST + 1):
            if t.dial[cost] == self.seat:
                waiting += 1
        if mine + waiting == 0 and not in_hand:
            return base
        return base + self._expected_places(base, mine, waiting, ahead, in_hand)

    def _expected_places(self, base: float, mine: i64, waiting: i64, ahead: i64, in_hand: bool) -> float:
        t = self.t
        places = self._place_values(base)
        total = 0.0
        taken: float = 0.0
        number: i64
        late: float = float(ahead) * self.w.overlap
        if in_hand:
            cost: float = float(t.cost) * self.gold_rate
            total += max(_at(places, 0.0) - cost, _at(places, late))
            taken = 1.0
        for number in range(mine):
            before: float = float(ahead + 1) * float(number + 1) / float(mine + 1)
            cost = max(0.0, float(t.cost) - before) * self.gold_rate
            total += max(
                _at(places, taken + before * self.w.overlap) - cost, _at(places, taken + late + float(number))
            )
        for number in range(waiting):
            total += _at(places, taken + late + float(number))
        return total

    def _place_values(self, base: float) -> list[float]:
        """Return what one more builder would find on each free space, best first."""
        t = self.t
        values: list[float] = []
        slot: i64
        for slot in range(len(t.kingsbridge)):
            if t.spaces[FIRST_SPACE[KINGSBRIDGE + slot]] == NOBODY and t.kingsbridge[slot] != NOBODY:
                values.append(self._privilege_value(t.kingsbridge[slot]))
        for slot in range(len(t.shiring)):
            if t.spaces[FIRST_SPACE[SHIRING + slot]] == NOBODY and t.shiring[slot] != NOBODY:
                row: i64 = self._within_limit(self.row | 1 << t.shiring[slot])
                values.append(max(0.0, self._prospect(row, True) - base))
        for slot in range(PLACE_SPACES[PRIORY]):
            if t.spaces[FIRST_SPACE[PRIORY] + slot] == NOBODY:
                values.append(self._priory(slot))
        if t.spaces[FIRST_SPACE[BISHOP]] == NOBODY:
            values.append(self.w.bishop)
        if t.spaces[FIRST_SPACE[CASTLE]] == NOBODY:
            values.append(self._castle())
        if t.spaces[FIRST_SPACE[CATHEDRAL]] == NOBODY:
            values.append(self._start())
        values.append(self._court_value())
        values.append(self._market_value())
        values.sort(reverse=True)
        return values

    def _privilege_value(self, privilege: i64) -> float:
        value: float = float(PRIVILEGE_VP[privilege]) + float(PRIVILEGE_GOLD[privilege]) * self.gold_rate
        if not IMMEDIATE >> privilege & 1:
            value += self._lasting(privilege)
        material: i64
        for material in range(KINDS):
            cubes: i64 = (
                PRIVILEGE_CUBES[privilege * KINDS + material] + EACH_ROUND[privilege * KINDS + material]
            )
            value += float(cubes * PRICE[material]) * self.w.gold
        return value

    def _court_value(self) -> float:
        t = self.t
        value: float = 0.0
        if t.builders_at(self.seat, COURT) == 0:
            value = MEAN_TAX * self.gold_rate
        if t.spaces[FIRST_SPACE[COURT]] == NOBODY:
            value += float(PRICE[METAL]) * self.w.gold
        return value

    def _market_value(self) -> float:
        t = self.t
        if t.free_space(MARKET) < 0 or t.builders_at(self.seat, MARKET) > 0:
            return 0.0
        search = Search(self._hand(self.row, self.keep_worth(self.row), 0))
        before: i64 = t.free_space(MARKET) - FIRST_SPACE[MARKET]
        return self.trade_gain(search) * self._after(before)


STALL: Final[i64] = MAX_STALL  # so many cubes may be bought of a kind


def _at(values: list[float], rank: float) -> float:
    """Return the value at a rank between two entries; 0 beyond the last."""
    low: i64 = int(rank)
    if low + 1 >= len(values):
        return 0.0
    part: float = rank - float(low)
    return values[low] * (1.0 - part) + values[low + 1] * part


class PillarsHeuristics(Heuristics):
    """Estimates final points; answers exactly at step 13."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = weights if weights is not None else Weights()
        self.calendar: Calendar | None = None

    def value(self, state: State, seat: i64) -> float:
        """Return the points that a seat may expect at the end."""
        assert isinstance(state, Table)
        if state.to_move == OVER:
            return float(state.vp[seat])
        return self.outlook(state, seat).value()

    def outlook(self, t: Table, seat: i64) -> Outlook:
        """Return a seat's prospects."""
        calendar = self.calendar
        if calendar is None or calendar.plan is not t.plan:
            calendar = Calendar(t.plan)
            self.calendar = calendar
        return Outlook(t, seat, self.weights, calendar)

    def advice(self, state: State) -> i64:
        """Return the action where it can be worked out: step 13, and once-only cards in the last round."""
        assert isinstance(state, Table)
        decision = state.decision
        if decision == "cathedral":
            return next_use(best_plan(hand_of(state, state.to_move, self._worth(state))))
        if decision == "return_cubes":
            return next_return(state, state.to_move, self._worth(state))
        if state.round == ROUNDS and decision == "tax_freedom":
            return SPEND + TAX_FREEDOM
        return -1

    def _worth(self, t: Table) -> Worth:
        if t.round == ROUNDS:
            return worth_kept(t)
        seat = t.to_move
        return self.outlook(t, seat).keep_worth(t.craftsmen[seat])
