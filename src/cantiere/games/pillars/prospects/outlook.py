"""A seat's round: what it will bring to step 13, what becomes of it there, and what is left for later."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.pillars.components import (
    BISHOP,
    CASTLE,
    CASTLE_WORKERS,
    CATHEDRAL,
    COAST,
    COURT,
    CRAFTSMEN_LIMIT,
    CRUSADE_VP,
    CUBE_LIMIT,
    EACH_ROUND,
    EVENT_CARD_CUBES,
    EVENT_EXTRA_USES,
    EVENT_GOOD,
    EVENT_KEEPS_ALL,
    FIRST_SPACE,
    FRANCE,
    FRANCIS,
    FRANCIS_TAX,
    FREED_GOLD,
    IMMEDIATE,
    JACK,
    JACK_CRAFTSMEN,
    KINDS,
    KINGSBRIDGE,
    MARKET,
    MAX_STALL,
    METAL,
    MILL_GOLD,
    PHILIP,
    PHILIP_VP,
    PLACE_SPACES,
    PRICE,
    PRIORY,
    PRIORY_VP,
    PRIVILEGE_CUBES,
    PRIVILEGE_GOLD,
    PRIVILEGE_VP,
    PROCESSION,
    PROCESSION_CUBES,
    REGAN,
    RESOURCE_CUBES,
    RESOURCE_MATERIAL,
    ROUNDS,
    SALLY,
    SHIRING,
    SHIRING_FREED,
    SHIRING_PRIVILEGE,
    SILENCED,
    STONE,
    TAX_COLLECTOR,
    TAX_SHORT,
    bit,
    count,
    members,
)
from cantiere.games.pillars.prospects.one_good import GOLD, KEPT
from cantiere.games.pillars.prospects.privileges import MEAN_TAX, all_lasting, cubes_each_round, lasting
from cantiere.games.pillars.prospects.row import later_rounds
from cantiere.games.pillars.prospects.trade import Trade
from cantiere.games.pillars.prospects.uses import Hand, Search, Worth
from cantiere.games.pillars.prospects.weights import LAST_GOLD, POINT, REGAN_RATE, Weights
from cantiere.games.pillars.solver import card_choice, in_progress
from cantiere.games.pillars.steps.i_limit import COLLAPSE, DISMISSAL
from cantiere.games.pillars.steps.s13_cathedral import KEEP_CUBES
from cantiere.games.pillars.steps.x09b_crusades import crusades_of
from cantiere.games.pillars.steps.x13_extra_uses import ExtraUses, assistance, extra_uses
from cantiere.games.pillars.table import NOBODY, Table


class Calendar:
    """Where the steps of a round stand in the plan."""

    def __init__(self, plan: list[Step[Any]]) -> None:
        names = [step.name for step in plan]
        self.plan: Final = plan
        self.supply: Final[i64] = names.index("supply")
        self.builders: Final[i64] = names.index("builders")
        self.mill: Final[i64] = names.index("wool_mill")
        self.roll: Final[i64] = names.index("roll_tax")
        self.tax: Final[i64] = names.index("pay_tax")
        self.cathedral: Final[i64] = names.index("cathedral")
        sites = [names.index("quarry"), names.index("forest"), names.index("gravel_pit"), -1]
        self.site: Final = vec[i64](sites)  # by material


class Outlook:
    """One seat's prospects from one position."""

    def __init__(self, t: Table, seat: i64, w: Weights, calendar: Calendar) -> None:
        self.t: Final = t
        self.seat: Final = seat
        self.w: Final = w
        self.calendar: Final = calendar
        self.rounds: Final[i64] = ROUNDS - t.round  # to come
        self.exchanges: bool = t.holds(seat, REGAN)
        self.built: bool = self._has_built()
        self.gold_rate: float = self._gold_rate()
        self.points: float = float(t.vp[seat])  # certain ones, and what is counted besides step 13
        self.row: i64 = t.craftsmen[seat]
        self.goods: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # at step 13
        # the card of Saint-Denis will be there at step 13
        self.inspired: bool = t.saint_denis == seat or t.spaces[FIRST_SPACE[FRANCE]] == seat
        self._collect()
        self._collect_new()

    def look_ahead(self) -> None:
        """Count what the builders on the board and the privileges will bring."""
        self._add_placed()
        self.row = self.within_limit(self.row)
        self.points += all_lasting(self.t.privileges[self.seat], self.rounds, self.gold_rate, self.w)
        self.points += self.w.besides[self.rounds]

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
        """Return what a gold is worth now: less when there is little left to spend it on."""
        rate: float = self.w.last_gold if self.t.at <= self.calendar.builders else LAST_GOLD
        if self.rounds > 0:
            rate = self.w.gold if self.rounds > 1 or not self.built else self.w.last_gold
        return max(rate, REGAN_RATE) if self.exchanges else rate

    def _one_gold(self) -> i64:
        """Return what a gold is worth to the solver."""
        return int(self.gold_rate * POINT)

    def gold_after_market(self) -> i64:
        """Return what a gold is worth that is not spent at the market."""
        return self._one_gold() if self.rounds > 0 or self.exchanges else int(LAST_GOLD * POINT)

    # --- what comes to step 13 -----------------------------------------------------------------------------

    def _collect(self) -> None:
        """Add up what the seat has and what this round will bring without its builders."""
        t = self.t
        seat = self.seat
        material: i64
        for material in range(KINDS):
            self.goods[material] = t.cubes[seat * KINDS + material]
            if t.at <= self.calendar.site[material]:
                self.goods[material] += cubes_each_round(t.active(seat), material)
        for card in members(t.sites[seat]):
            self.goods[RESOURCE_MATERIAL[card]] += RESOURCE_CUBES[card] + self._card_change()
        self.goods[GOLD] = t.gold[seat]
        if t.at <= self.calendar.mill:
            self._expect_mill()
        if t.at <= self.calendar.tax:
            self._expect_tax()
        if self.rounds > 0:
            if t.struck_next >> seat & 1:
                self.points -= self.w.builder
            if t.grey_next == seat:
                self.points += self.castle()

    def _collect_new(self) -> None:
        """Add what the expansion's tax collector and crusades will bring."""
        t = self.t
        for crusade in members(crusades_of(t, self.seat)):
            self.points += float(CRUSADE_VP[crusade])
        if t.spaces[FIRST_SPACE[TAX_COLLECTOR]] == self.seat:
            self.points += self.collected()
        if t.silent_next >> self.seat & 1:  # an audience takes a round's worth
            silenced: i64 = t.privileges[self.seat] & SILENCED
            if self.rounds > 0:
                self.points -= all_lasting(silenced, 1, self.gold_rate, self.w)

    def collected(self) -> float:
        """Return what the tax collector takes, in points."""
        rolled: bool = self.t.at > self.calendar.roll
        return (float(self.t.tax) if rolled else MEAN_TAX) * self.gold_rate

    def _card_change(self) -> i64:
        """Return how many cubes the event adds to each resource card, as far as the seat knows."""
        t = self.t
        if not t.event_known_to(self.seat):
            return 0
        spared: bool = t.event_open and t.spared >> self.seat & 1 != 0
        return 0 if spared and not EVENT_GOOD[t.event] else EVENT_CARD_CUBES[t.event]

    def _expect_mill(self) -> None:
        t = self.t
        workers: i64 = t.workers[self.seat]
        self.goods[GOLD] += workers * MILL_GOLD
        if t.at < self.calendar.supply or (t.at == self.calendar.supply and not t.passed >> self.seat & 1):
            self.points += float(workers) * (self.w.free_worker - float(MILL_GOLD) * self.gold_rate)

    def _expect_tax(self) -> None:
        t = self.t
        rolled: bool = t.at > self.calendar.roll
        if t.builders_at(self.seat, COURT) > 0 or (rolled and t.exempt >> self.seat & 1):
            return
        if t.spaces[FIRST_SPACE[TAX_COLLECTOR]] == self.seat:
            return
        tax: float = float(t.tax) if rolled else MEAN_TAX
        if t.holds(self.seat, FRANCIS):
            tax = float(FRANCIS_TAX)
        have: float = float(self.goods[GOLD])
        if tax > have:
            self.points -= (tax - have) / float(TAX_SHORT)
            tax = have
        paid: i64 = int(tax)
        self.goods[GOLD] -= paid
        self.points -= (tax - float(paid)) * self.gold_rate

    # --- builders that stand -------------------------------------------------------------------------------

    def _add_placed(self) -> None:
        """Add what the builders on the board will bring; the market is judged with the round's goods."""
        t = self.t
        seat = self.seat
        slot: i64
        for slot in range(len(t.kingsbridge)):
            if t.spaces[FIRST_SPACE[KINGSBRIDGE + slot]] == seat:
                self._grant(t.kingsbridge[slot])
        for slot in range(len(t.shiring)):
            if t.spaces[FIRST_SPACE[SHIRING + slot]] == seat:
                self.row |= bit(t.shiring[slot])
        for slot in range(PLACE_SPACES[PRIORY]):
            if t.spaces[FIRST_SPACE[PRIORY] + slot] == seat:
                self.points += self.priory(slot)
        if t.spaces[FIRST_SPACE[COURT]] == seat:
            self.goods[METAL] += t.market[METAL]
        if t.spaces[FIRST_SPACE[BISHOP]] == seat:
            self.points += self.w.bishop
        if t.spaces[FIRST_SPACE[CASTLE]] == seat:
            self.points += self.castle()
        if t.spaces[FIRST_SPACE[CATHEDRAL]] == seat:
            self.points += self.start_player()
        if t.spaces[FIRST_SPACE[SHIRING_PRIVILEGE]] == seat:
            self._grant(t.shiring_privilege)

    def _grant(self, privilege: i64) -> None:
        """Count a privilege as taken."""
        if not IMMEDIATE >> privilege & 1:
            self.points += lasting(privilege, self.rounds, self.gold_rate, self.w)
        self.points += float(PRIVILEGE_VP[privilege])
        self.goods[GOLD] += PRIVILEGE_GOLD[privilege]
        if privilege == SHIRING_FREED:
            self.goods[GOLD] += FREED_GOLD
        elif privilege == PROCESSION:
            self.goods[STONE] += PROCESSION_CUBES
        first: i64 = privilege * KINDS
        material: i64
        for material in range(KINDS):
            self.goods[material] += PRIVILEGE_CUBES[first + material] + EACH_ROUND[first + material]

    def priory(self, space: i64) -> float:
        """Return the points of a space in the priory."""
        return float(PRIORY_VP[space] + (PHILIP_VP if self.t.holds(self.seat, PHILIP) else 0))

    def castle(self) -> float:
        """Return what the castle's workers are worth."""
        return float(CASTLE_WORKERS) * self.w.worker if self.rounds > 0 else 0.0

    def start_player(self) -> float:
        """Return what it is worth to be the next start player."""
        return self.w.start if self.rounds > 0 else 0.0

    # --- the row -------------------------------------------------------------------------------------------

    def within_limit(self, row: i64) -> i64:
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
        most = -1.0
        for craftsman in members(row):
            rest: i64 = row & ~bit(craftsman)
            worth = later_rounds(rest, self.rounds, self.w) if self.rounds > 0 else self.prospect(rest, False)
            if worth > most:
                best = rest
                most = worth
        return best

    # --- step 13 -------------------------------------------------------------------------------------------

    def worth(self) -> Worth:
        """Return by what plans are judged: points against what cubes and gold are worth next round."""
        keep: vec[i64] = vec[i64]([0 for _ in range(KINDS * KEPT)])
        if self.rounds > 0:
            material: i64
            number: i64
            for material in range(KINDS):
                each: i64 = int(float(PRICE[material]) * self.w.gold * self.w.keep * POINT)
                for number in range(1, KEPT):
                    keep[material * KEPT + number] = each * number
        return Worth(POINT, self._one_gold(), keep)

    def solved(self, row: i64) -> Search:
        """Return what a row makes of the goods at step 13."""
        t = self.t
        known: bool = t.event_known_to(self.seat)
        extra = ExtraUses(EVENT_EXTRA_USES[t.event] if known else 0, assistance(row))
        building: bool = t.at == self.calendar.cathedral and t.frame is not None and t.frame.seat == self.seat
        if building:
            extra = extra_uses(t, self.seat)
        hand = Hand(row, self.goods, self.worth(), extra, MAX_STALL, not t.holds(self.seat, SALLY))
        hand.keeps_all = known and EVENT_KEEPS_ALL[t.event] != 0
        if self.inspired:
            hand.inspiring = card_choice(t)
        if building:
            in_progress(hand, t)
        return Search(hand)

    def prospect(self, row: i64, trading: bool) -> float:
        """Return what a row makes of this round's goods and of the rounds to come."""
        later: float = later_rounds(row, self.rounds, self.w)
        if self.built:
            return later + self._kept()
        search = self.solved(row)
        now: float = float(search.best) / POINT
        if trading:
            now += self._trading(row, search)
            if self.t.spaces[FIRST_SPACE[COAST]] == self.seat:
                now += self.coast(row, search)
        return later + now

    def coast(self, row: i64, search: Search) -> float:
        """Return what selling at the coast adds."""
        return Trade(self.t, self.seat, row, search, self.gold_after_market()).at_the_coast()

    def _kept(self) -> float:
        keep = self.worth().keep
        total: float = float(self.goods[GOLD]) * self.gold_rate
        material: i64
        for material in range(KINDS):
            total += float(keep[material * KEPT + min(self.goods[material], CUBE_LIMIT)]) / POINT
        return total

    # --- step 12 -------------------------------------------------------------------------------------------

    def _trading(self, row: i64, search: Search) -> float:
        """Return what the seat's first builder at the market promises."""
        t = self.t
        before: i64 = 0
        space: i64
        for space in range(FIRST_SPACE[MARKET], FIRST_SPACE[MARKET] + PLACE_SPACES[MARKET]):
            if t.spaces[space] == self.seat:
                return self.trade_gain(row, search, before)
            if t.spaces[space] != NOBODY:
                before += 1
        return self.trade_gain(row, search, before) if t.trader == self.seat else 0.0

    def trade_gain(self, row: i64, search: Search, before: i64) -> float:
        """Return what trading after so many others could add: they take their share."""
        gain: float = Trade(self.t, self.seat, row, search, self.gold_after_market()).gain()
        while before >= 0:
            gain *= self.w.trade
            before -= 1
        return gain
