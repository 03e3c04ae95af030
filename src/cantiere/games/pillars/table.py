"""The state of Pillars, and the helpers by which steps change it; what lies where is said in `fields.py`.

Quantities are packed arrays indexed by seat or place; sets of cards and of seats are bit masks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.bags import how_many, one_of
from cantiere.core.events import Event
from cantiere.core.rng import Rng
from cantiere.games.pillars import components as box
from cantiere.games.pillars.facts import Facts
from cantiere.games.pillars.telling.builders import goes_home
from cantiere.games.pillars.telling.cards import privilege_spent
from cantiere.games.pillars.telling.goods import counted, cubes_come
from cantiere.games.pillars.telling.names import STOCK, stall_of

NOBODY: Final = -1  # an empty space, an unknown event, nobody's grey workers
# Where the black builder is, if on no space.
ASIDE: Final = -1
IN_BAG: Final = -2

# What is counted of every seat, in words that events use.
FIGURES: Final = ["vp", "gold", "workers", *box.MATERIALS, "craftsmen", "privileges"]


NO_USES: Final = vec[i64]([0] * len(box.CRAFTSMEN))


class Table(Facts):
    """A position of Pillars."""

    def unused(self) -> vec[i64]:
        """Return the count of uses with which a seat begins to build."""
        return NO_USES[:]

    def clone(self) -> Table:
        """Return an independent copy."""
        t = Table()
        self.copy_to(t)
        return t

    def standing(self, seat: i64) -> list[int]:
        """P-16.1: victory points, then gold."""
        return [self.vp[seat], self.gold[seat]]

    def figures(self, seat: int) -> list[int]:
        """Return what a seat has, in the order of FIGURES."""
        first: i64 = seat * box.KINDS
        cubes: list[int] = [self.cubes[first + material] for material in range(box.KINDS)]
        cards: list[int] = [box.count(self.craftsmen[seat]), box.count(self.privileges[seat])]
        return [self.vp[seat], self.gold[seat], self.workers[seat], *cubes, *cards]

    def hides_from(self, seat: int) -> bool:
        """Only the event that Ellen's holder has foreseen is ever hidden."""
        return self.event != NOBODY and not self.event_open and not self.event_known_to(seat)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Draw anew the event that only Ellen's holder has seen: all else is open or not yet drawn."""
        if self.hides_from(seat):
            self.events_left |= box.bit(self.event)
            self.event = one_of(self.events_left, rng)
            self.events_left &= ~box.bit(self.event)

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
            return self.privileges[seat] & ~box.SILENCED
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
        return self.event != NOBODY and (self.event_open or self.holds(seat, box.ELLEN))

    def builders_at(self, seat: i64, place: i64) -> i64:
        """Return how many of a seat's builders stand at a place."""
        return how_many(self.spaces, seat, box.FIRST_SPACE[place], box.PLACE_SPACES[place])

    def free_space(self, place: i64) -> i64:
        """Return the first free space of the row of a place that is on the board, or -1."""
        space: i64
        for space in range(box.FIRST_SPACE[place], box.FIRST_SPACE[place] + box.PLACE_SPACES[place]):
            if self.spaces[space] == NOBODY:
                return space
        return -1

    def cube_count(self, seat: i64) -> i64:
        """Return how many cubes a seat has in all."""
        first: i64 = seat * box.KINDS
        return self.cubes[first] + self.cubes[first + 1] + self.cubes[first + 2] + self.cubes[first + 3]

    def standing_builders(self, seat: i64) -> i64:
        """Return how many of a seat's builders stand on the board."""
        return how_many(self.spaces, seat, 0, box.SPACES)

    def meets(self, seat: i64, craftsmen: i64) -> bool:
        """Tell whether a seat has one of these craftsmen, or Sally, whom no requirement binds."""
        return self.craftsmen[seat] & craftsmen != 0 or self.holds(seat, box.SALLY)

    def discount(self, seat: i64) -> i64:
        """Return how much less a craftsman costs a seat in Phase I."""
        if self.privileges[seat] >> box.JONATHAN & 1 == 0:  # the usual case, quickly
            return 0
        return box.JONATHAN_DISCOUNT if self.holds(seat, box.JONATHAN) else 0

    def keeps_too_many(self, seat: i64) -> bool:
        """P-13.4: tell whether a seat has more cubes than it may keep; after the last round nobody asks."""
        if self.round == box.ROUNDS and self.rules_version > 1:
            return False
        return self.cube_count(seat) > box.CUBE_LIMIT and not box.EVENT_KEEPS_ALL[self.event]

    def may_trade_gold(self, seat: i64) -> bool:
        """Tell whether a seat could exchange gold at any question put to it."""
        return False

    def room_for_craftsmen(self, seat: i64) -> i64:
        """P-I.5: return how many more craftsmen a seat may have; less than none if it has too many."""
        limit: i64 = box.CRAFTSMEN_LIMIT
        if self.holds(seat, box.JACK):
            limit += box.JACK_CRAFTSMEN
        return limit - box.count(self.craftsmen[seat])

    # --- changing ------------------------------------------------------------------------------------------

    def gain_gold(self, seat: i64, amount: i64, source: str) -> Event | None:
        """P-0.10: gold beyond the limit is lost."""
        gained: i64 = amount
        if self.gold[seat] + gained > box.GOLD_LIMIT:
            gained = box.GOLD_LIMIT - self.gold[seat]
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
        lost: i64 = (amount - paid) // box.TAX_SHORT
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
        self.cubes[seat * box.KINDS + material] += gained
        return cubes_come(self, "cubes", seat, material, gained, STOCK, source)

    def return_cubes(self, seat: i64, material: i64, amount: i64) -> None:
        """Put cubes back into the general supply."""
        self.cubes[seat * box.KINDS + material] -= amount
        self.supply[material] += amount

    def restock(self, event: Event | None = None) -> None:
        """P-0.5, P-15.1: fill the market's stalls and the king's court from the supply."""
        material: i64
        for material in range(box.KINDS):
            wanted: i64 = box.MARKET_CUBES[material] + box.COURT_CUBES[material] - self.market[material]
            if wanted > self.supply[material]:
                wanted = self.supply[material]
            self.supply[material] -= wanted
            self.market[material] += wanted
            if event is not None:
                event.moved(box.MATERIALS[material], wanted, STOCK, stall_of(material))

    def take_offered(self, seat: i64, material: i64, amount: i64, name: str, source: str) -> Event | None:
        """Cubes that are on offer at the market or at court go to a seat."""
        if amount <= 0:
            return None
        self.market[material] -= amount
        self.cubes[seat * box.KINDS + material] += amount
        return cubes_come(self, name, seat, material, amount, stall_of(material), source)

    def clear(self, place: i64, event: Event | None = None) -> None:
        """The builders of a place return to the bag; `event` has told what they brought, if anything."""
        space: i64
        for space in range(box.FIRST_SPACE[place], box.FIRST_SPACE[place] + box.PLACE_SPACES[place]):
            seat: i64 = self.spaces[space]
            if seat != NOBODY:
                self.bag[seat] += 1
                self.spaces[space] = NOBODY
                goes_home(self, event, seat, place)

    def spend(self, seat: i64, privilege: i64) -> None:
        """A once-only privilege is used and leaves the game."""
        self.privileges[seat] &= ~box.bit(privilege)
        privilege_spent(self, seat, privilege)
