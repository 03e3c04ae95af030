"""What lies where in Pillars: the state, its clone, and the helpers by which steps change it.

Quantities are packed arrays indexed by seat or place; sets of cards and of seats are bit masks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.bags import one_of
from cantiere.core.events import Event
from cantiere.core.rng import Rng
from cantiere.core.state import State
from cantiere.games.pillars.box import BASE_BOX, Box
from cantiere.games.pillars.components import (
    COURT_CUBES,
    CRAFTSMEN,
    CRAFTSMEN_LIMIT,
    CUBE_LIMIT,
    ELLEN,
    EVENT_KEEPS_ALL,
    FIRST_SPACE,
    GOLD_LIMIT,
    JACK,
    JACK_CRAFTSMEN,
    JONATHAN,
    JONATHAN_DISCOUNT,
    KINDS,
    MARKET_CUBES,
    MATERIALS,
    PLACE_SPACES,
    ROUNDS,
    SALLY,
    SILENCED,
    SPACES,
    START_COST,
    TAX_SHORT,
    bit,
    count,
)
from cantiere.games.pillars.telling.builders import goes_home
from cantiere.games.pillars.telling.cards import privilege_spent
from cantiere.games.pillars.telling.goods import counted, cubes_come
from cantiere.games.pillars.telling.names import STOCK, stall_of

NOBODY: Final = -1  # an empty space, an unknown event, nobody's grey workers
# Where the black builder is, if on no space.
ASIDE: Final = -1
IN_BAG: Final = -2

# What is counted of every seat, in words that events use.
FIGURES: Final = ["vp", "gold", "workers", *MATERIALS, "craftsmen", "privileges"]


def _row(length: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(length)])


NO_USES: Final = _row(len(CRAFTSMEN), 0)


class Table(State):
    """A position of Pillars."""

    gold: vec[i64]  # by seat
    vp: vec[i64]  # by seat
    workers: vec[i64]  # by seat: free in Phase I, afterwards in the wool mill
    cubes: vec[i64]  # by seat * KINDS + material
    craftsmen: vec[i64]  # by seat: mask
    privileges: vec[i64]  # by seat: mask of the permanent and the unused once-only ones
    sites: vec[i64]  # by seat: mask of the resource cards taken this round
    bag: vec[i64]  # by seat: master builders in the bag
    spaces: vec[i64]  # the seat whose builder stands there; see FIRST_SPACE
    dial: vec[i64]  # by cost: the seat whose builder waits there
    supply: vec[i64]  # by material: cubes in the general supply
    market: vec[i64]  # by material: cubes on the stalls, and the metal at court
    kingsbridge: vec[i64]  # the privileges on offer
    shiring: vec[i64]  # the craftsmen on offer
    uses: vec[i64]  # by craftsman: uses this round by the seat that is building
    line: vec[i64]  # by flag of the builders' line, from the left: the seat whose builder waits there

    def __init__(self) -> None:
        super().__init__()
        self.box: Box = BASE_BOX
        self.round = 1
        self.start: i64 = 0  # the start player
        self.cost: i64 = START_COST
        self.vetoed: bool = False  # the start player has put a builder back this round
        self.event: i64 = NOBODY
        self.event_open: bool = False  # turned up for all; before that only Ellen's holder knows it
        self.events_left: i64 = 0  # masks of what may still come
        self.privileges_left: i64 = 0
        self.offered_craftsmen: i64 = 0  # masks of what is in the supply of Phase I
        self.offered_resources: i64 = 0
        self.passed: i64 = 0  # masks of seats
        self.spared: i64 = 0
        self.exempt: i64 = 0
        self.struck: i64 = 0  # has two builders this round
        self.struck_next: i64 = 0
        self.bought: i64 = 0  # mask of seat * KINDS + material
        self.extra_uses: i64 = 0  # beyond capacity, by the seat that is building
        self.tax: i64 = 0  # the number rolled
        self.grey_now: i64 = NOBODY  # the seat that has the grey workers this round
        self.grey_next: i64 = NOBODY
        # The expansion's.
        self.second_left: i64 = 0  # mask: the privileges that may still come at step 9e
        self.shiring_privilege: i64 = NOBODY  # on offer there
        self.offered_crusades: i64 = 0  # mask
        self.crusaders: i64 = 0  # mask of seat * len(CRUSADES) + crusade
        self.black: i64 = ASIDE  # the black builder: its space, or where else it is
        self.silent: i64 = 0  # masks of seats whose permanent privileges do nothing this round
        self.silent_next: i64 = 0
        self.saint_denis: i64 = NOBODY  # the seat that has the card
        self.inspired: i64 = NOBODY  # the craftsman it is used for, by the seat that is building
        self.inspired_uses: i64 = 0
        self.trader: i64 = NOBODY  # the seat that trades without a builder, after the last space

    def lay_out(self, box: Box) -> None:
        """Lay out what depends on the box (P-0); gold waits until the start player is known."""
        self.box = box
        self.events_left = box.events
        self.privileges_left = box.privileges
        self.second_left = box.second_deck
        self.bag = _row(self.seats, box.bag)
        self.spaces = _row(SPACES, NOBODY)
        self.dial = _row(START_COST + 1, NOBODY)
        self.supply = box.cubes[:]
        self.line = _row(box.flags, NOBODY)
        self.restock()

    def unused(self) -> vec[i64]:
        """Return the count of uses with which a seat begins to build."""
        return NO_USES[:]

    def clone(self) -> Table:
        """Return an independent copy."""
        t = Table()
        self.copy_to(t)
        return t

    def copy_to(self, t: Table) -> None:
        """Make another table the same as this one."""
        t.copy_machine(self)
        t.box = self.box
        t.gold = self.gold[:]
        t.vp = self.vp[:]
        t.workers = self.workers[:]
        t.cubes = self.cubes[:]
        t.craftsmen = self.craftsmen[:]
        t.privileges = self.privileges[:]
        t.sites = self.sites[:]
        t.bag = self.bag[:]
        t.spaces = self.spaces[:]
        t.dial = self.dial[:]
        t.supply = self.supply[:]
        t.market = self.market[:]
        t.kingsbridge = self.kingsbridge[:]
        t.shiring = self.shiring[:]
        t.uses = self.uses[:]
        t.line = self.line[:]
        t.start = self.start
        t.cost = self.cost
        t.vetoed = self.vetoed
        t.event = self.event
        t.event_open = self.event_open
        t.events_left = self.events_left
        t.privileges_left = self.privileges_left
        t.offered_craftsmen = self.offered_craftsmen
        t.offered_resources = self.offered_resources
        t.passed = self.passed
        t.spared = self.spared
        t.exempt = self.exempt
        t.struck = self.struck
        t.struck_next = self.struck_next
        t.bought = self.bought
        t.extra_uses = self.extra_uses
        t.tax = self.tax
        t.grey_now = self.grey_now
        t.grey_next = self.grey_next
        t.second_left = self.second_left
        t.shiring_privilege = self.shiring_privilege
        t.offered_crusades = self.offered_crusades
        t.crusaders = self.crusaders
        t.black = self.black
        t.silent = self.silent
        t.silent_next = self.silent_next
        t.saint_denis = self.saint_denis
        t.inspired = self.inspired
        t.inspired_uses = self.inspired_uses
        t.trader = self.trader

    def standing(self, seat: i64) -> list[int]:
        """P-16.1: victory points, then gold."""
        return [self.vp[seat], self.gold[seat]]

    def figures(self, seat: int) -> list[int]:
        """Return what a seat has, in the order of FIGURES."""
        first: i64 = seat * KINDS
        cubes: list[int] = [self.cubes[first + material] for material in range(KINDS)]
        cards: list[int] = [count(self.craftsmen[seat]), count(self.privileges[seat])]
        return [self.vp[seat], self.gold[seat], self.workers[seat], *cubes, *cards]

    def hides_from(self, seat: int) -> bool:
        """Only the event that Ellen's holder has foreseen is ever hidden."""
        return self.event != NOBODY and not self.event_open and not self.event_known_to(seat)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Draw anew the event that only Ellen's holder has seen: all else is open or not yet drawn."""
        if self.hides_from(seat):
            self.events_left |= bit(self.event)
            self.event = one_of(self.events_left, rng)
            self.events_left &= ~bit(self.event)

    # --- asking ------------------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def clockwise(self, number: i64) -> i64:
        """Return the seat that is `number` places after the start player."""
        seat: i64 = self.start + number
        return seat - self.seats if seat >= self.seats else seat

    def active(self, seat: i64) -> i64:
        """Return the mask of a seat's privileges that have an effect; an audience silences most."""
        if self.silent >> seat & 1:
            return self.privileges[seat] & ~SILENCED
        return self.privileges[seat]

    def holds(self, seat: i64, privilege: i64) -> bool:
        """Tell whether a seat holds a privilege that has an effect (once-only ones: not yet spent)."""
        return self.active(seat) >> privilege & 1 != 0

    def holder(self, privilege: i64) -> i64:
        """Return the seat that holds a privilege, or NOBODY."""
        seat: i64
        for seat in range(self.seats):
            if self.holds(seat, privilege):
                return seat
        return NOBODY

    def event_known_to(self, seat: i64) -> bool:
        """Tell whether a seat may know the round's event."""
        return self.event != NOBODY and (self.event_open or self.holds(seat, ELLEN))

    def builders_at(self, seat: i64, place: i64) -> i64:
        """Return how many of a seat's builders stand at a place."""
        found: i64 = 0
        space: i64
        for space in range(FIRST_SPACE[place], FIRST_SPACE[place] + PLACE_SPACES[place]):
            if self.spaces[space] == seat:
                found += 1
        return found

    def free_space(self, place: i64) -> i64:
        """Return the first free space of the row of a place that is on the board, or -1."""
        space: i64
        for space in range(FIRST_SPACE[place], FIRST_SPACE[place] + PLACE_SPACES[place]):
            if self.spaces[space] == NOBODY:
                return space
        return -1

    def cube_count(self, seat: i64) -> i64:
        """Return how many cubes a seat has in all."""
        first: i64 = seat * KINDS
        return self.cubes[first] + self.cubes[first + 1] + self.cubes[first + 2] + self.cubes[first + 3]

    def standing_builders(self, seat: i64) -> i64:
        """Return how many of a seat's builders stand on the board."""
        found: i64 = 0
        for owner in self.spaces:
            if owner == seat:
                found += 1
        return found

    def meets(self, seat: i64, craftsmen: i64) -> bool:
        """Tell whether a seat has one of these craftsmen, or Sally, whom no requirement binds."""
        return self.craftsmen[seat] & craftsmen != 0 or self.holds(seat, SALLY)

    def discount(self, seat: i64) -> i64:
        """Return how much less a craftsman costs a seat in Phase I."""
        if self.privileges[seat] >> JONATHAN & 1 == 0:  # the usual case, quickly
            return 0
        return JONATHAN_DISCOUNT if self.holds(seat, JONATHAN) else 0

    def keeps_too_many(self, seat: i64) -> bool:
        """P-13.4: tell whether a seat has more cubes than it may keep; after the last round nobody asks."""
        if self.round == ROUNDS and self.rules_version > 1:
            return False
        return self.cube_count(seat) > CUBE_LIMIT and not EVENT_KEEPS_ALL[self.event]

    def may_trade_gold(self, seat: i64) -> bool:
        """Tell whether a seat could exchange gold at any question put to it."""
        return False

    def room_for_craftsmen(self, seat: i64) -> i64:
        """P-I.5: return how many more craftsmen a seat may have; less than none if it has too many."""
        limit: i64 = CRAFTSMEN_LIMIT
        if self.holds(seat, JACK):
            limit += JACK_CRAFTSMEN
        return limit - count(self.craftsmen[seat])

    # --- changing ------------------------------------------------------------------------------------------

    def gain_gold(self, seat: i64, amount: i64, source: str) -> Event | None:
        """P-0.10: gold beyond the limit is lost."""
        gained: i64 = amount
        if self.gold[seat] + gained > GOLD_LIMIT:
            gained = GOLD_LIMIT - self.gold[seat]
        self.gold[seat] += gained
        if self.listener is None:
            return None
        return self.tell("gold", seat, {"amount": gained, "source": source}).changed(
            seat, "gold", gained, source
        )

    def pay_gold(self, seat: i64, amount: i64, source: str) -> None:
        """Pay gold that the seat has."""
        self.gold[seat] -= amount
        if self.listener is not None and amount > 0:
            self.tell("pays", seat, {"amount": amount, "source": source}).changed(
                seat, "gold", -amount, source
            )

    def pay_or_suffer(self, seat: i64, amount: i64, source: str) -> None:
        """P-9.1: who is short pays all it has and loses points for what is missing, rounded down."""
        paid: i64 = amount if amount <= self.gold[seat] else self.gold[seat]
        self.pay_gold(seat, paid, source)
        lost: i64 = (amount - paid) // TAX_SHORT
        if lost > 0:
            self.lose_vp(seat, lost, source)

    def gain_vp(self, seat: i64, amount: i64, source: str) -> Event | None:
        """Score victory points."""
        self.vp[seat] += amount
        return counted(self, "vp", seat, "vp", amount, source)

    def lose_vp(self, seat: i64, amount: i64, source: str) -> None:
        """P-0.10: points never go below 0."""
        lost: i64 = amount if amount <= self.vp[seat] else self.vp[seat]
        self.vp[seat] -= lost
        counted(self, "loses-vp", seat, "vp", -lost, source)

    def gain_cubes(self, seat: i64, material: i64, amount: i64, source: str) -> Event | None:
        """P-0.4: take cubes from the general supply, or what is left of it."""
        gained: i64 = amount if amount <= self.supply[material] else self.supply[material]
        if gained <= 0:
            return None
        self.supply[material] -= gained
        self.cubes[seat * KINDS + material] += gained
        return cubes_come(self, "cubes", seat, material, gained, STOCK, source)

    def return_cubes(self, seat: i64, material: i64, amount: i64) -> None:
        """Put cubes back into the general supply."""
        self.cubes[seat * KINDS + material] -= amount
        self.supply[material] += amount

    def restock(self, event: Event | None = None) -> None:
        """P-0.5, P-15.1: fill the market's stalls and the king's court from the supply."""
        material: i64
        for material in range(KINDS):
            wanted: i64 = MARKET_CUBES[material] + COURT_CUBES[material] - self.market[material]
            if wanted > self.supply[material]:
                wanted = self.supply[material]
            self.supply[material] -= wanted
            self.market[material] += wanted
            if event is not None:
                event.moved(MATERIALS[material], wanted, STOCK, stall_of(material))

    def take_offered(self, seat: i64, material: i64, amount: i64, name: str, source: str) -> Event | None:
        """Cubes that are on offer at the market or at court go to a seat."""
        if amount <= 0:
            return None
        self.market[material] -= amount
        self.cubes[seat * KINDS + material] += amount
        return cubes_come(self, name, seat, material, amount, stall_of(material), source)

    def clear(self, place: i64, event: Event | None = None) -> None:
        """The builders of a place return to the bag; `event` has told what they brought, if anything."""
        space: i64
        for space in range(FIRST_SPACE[place], FIRST_SPACE[place] + PLACE_SPACES[place]):
            seat: i64 = self.spaces[space]
            if seat != NOBODY:
                self.bag[seat] += 1
                self.spaces[space] = NOBODY
                goes_home(self, event, seat, place)

    def spend(self, seat: i64, privilege: i64) -> None:
        """A once-only privilege is used and leaves the game."""
        self.privileges[seat] &= ~bit(privilege)
        privilege_spent(self, seat, privilege)
