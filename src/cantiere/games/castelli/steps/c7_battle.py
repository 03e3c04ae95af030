"""7 · Module Battle: building over castles, the guard, and what the end is worth then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.castelli.actions import DECLINE, DECLINE_TURN, OVER, PAY, PLAY
from cantiere.games.castelli.components import (
    ABBOT,
    CARDS,
    CAVALRY,
    CELLS,
    CITY_HELD_POINTS,
    GUARD,
    KINDS,
    ON_TOP_POINTS,
    PLOT_COUNT,
    PURCHASE,
    VILLAGE_HELD_POINTS,
)
from cantiere.games.castelli.table import NOBODY, ON_TOP, Table

NO_CARD: Final = -1  # no card helps to build over


# --- building over -----------------------------------------------------------------------------------------


def cost(card: i64) -> i64:
    """C-7.2: 2 of each material; C-7.1: the abbot needs 1 of each."""
    return 1 if card == ABBOT else 2


def shortage(t: Table, seat: i64, amount: i64) -> i64:
    """Return how many cubes a seat lacks in all."""
    lacking: i64 = 0
    material: i64
    for material in range(KINDS):
        have: i64 = t.materials[seat * KINDS + material]
        if have < amount:
            lacking += amount - have
    return lacking


def can_pay(t: Table, seat: i64, card: i64) -> bool:
    """C-7.2: at most one cube is replaced by silver. A castle to put on top is needed too."""
    lacking: i64 = shortage(t, seat, cost(card))
    return t.castles_left[seat] > 0 and (lacking == 0 or (lacking == 1 and t.silver[seat] >= PURCHASE))


def is_target(t: Table, seat: i64, place: i64, card: i64) -> bool:
    """C-7.2: another's castle, not yet built over, where the seat has more points; cavalry needs no more."""
    castle: i64 = t.castles[place]
    if castle == 0 or castle >> ON_TOP:
        return False
    owner: i64 = castle - 1
    if owner == seat or t.table_of(owner) != t.table_of(seat):
        return False
    land: i64 = place // PLOT_COUNT
    return card == CAVALRY or t.shield_points(seat, land) > t.shield_points(owner, land)


def add_attacks(t: Table, seat: i64, card: i64, actions: list[int]) -> None:
    """Append the castles that a seat can build over."""
    if can_pay(t, seat, card):
        place: i64
        for place in range(CELLS * PLOT_COUNT):
            if t.castles[place] and is_target(t, seat, place, card):
                actions.append(OVER + place)


def can_attack(t: Table, seat: i64, card: i64) -> bool:
    """Tell whether a seat can build over any castle with the help of a card."""
    if can_pay(t, seat, card):
        place: i64
        for place in range(CELLS * PLOT_COUNT):
            if t.castles[place] and is_target(t, seat, place, card):
                return True
    return False


def attack(t: Table, place: i64, card: i64) -> None:
    """The active seat builds over: the owner may have a guard, and is asked if it has (C-7.1)."""
    owner: i64 = t.owner(place)
    blocked: i64 = t.reacted | t.declining
    if t.listener is not None:
        t.tell("attacks", t.active, {"owner": owner})
    if t.cards.holds(owner, GUARD) and blocked >> owner & 1 == 0:
        t.ask(GUARD_STEP, owner, place, card)
    else:
        _settle(t, place, card)


def _settle(t: Table, place: i64, card: i64) -> None:
    """Pay; where there is a choice, ask."""
    ways = _ways_to_pay(t, t.active, cost(card))
    if len(ways) == 1:
        _build_over(t, t.active, place, cost(card), ways[0] - PAY)
    else:
        t.ask(PAYMENT, t.active, place, card)


def _ways_to_pay(t: Table, seat: i64, amount: i64) -> list[int]:
    lacking: i64 = shortage(t, seat, amount)
    ways: list[int] = []
    if lacking == 0:
        ways.append(PAY)
    if t.silver[seat] >= PURCHASE:
        material: i64
        for material in range(KINDS):
            if lacking == 0 or (lacking == 1 and t.materials[seat * KINDS + material] < amount):
                ways.append(PAY + 1 + material)
    return ways


def _build_over(t: Table, seat: i64, place: i64, amount: i64, replaced: i64) -> None:
    """C-7.2: scored like a new castle; the old owner keeps its points."""
    material: i64
    for material in range(KINDS):
        t.materials[seat * KINDS + material] -= amount - 1 if replaced == material + 1 else amount
    if replaced:
        t.pay_silver(seat, PURCHASE)
    owner: i64 = t.owner(place)
    t.castles[place] |= (seat + 1) << ON_TOP
    t.castles_left[seat] -= 1
    if t.listener is not None:
        t.tell("built-over", seat, {"owner": owner})
    t.gain_points(seat, t.town_points(place // PLOT_COUNT), "castle")


def no_attack(t: Table, seat: i64, place: i64, card: i64) -> Reason:
    """Explain why a castle cannot be built over."""
    if not t.battle:
        return Reason("battle-only", "C-7")
    castle: i64 = t.castles[place]
    if castle == 0:
        return Reason("no-castle-there", "C-7.2")
    if castle >> ON_TOP:
        return Reason("built-over-already", "C-7.2")
    if castle - 1 == seat:
        return Reason("own-castle", "C-7.2")
    if t.table_of(castle - 1) != t.table_of(seat):
        return Reason("other-table", "C-8.1")
    if not is_target(t, seat, place, card):
        land: i64 = place // PLOT_COUNT
        return Reason(
            "no-majority",
            "C-7.2",
            {"have": t.shield_points(seat, land), "theirs": t.shield_points(castle - 1, land)},
        )
    return _cannot_pay(t, seat, card)


def why_no_attack(t: Table, seat: i64, card: i64) -> Reason:
    """Explain why abbot or cavalry have nothing to do."""
    if not can_pay(t, seat, card):
        return _cannot_pay(t, seat, card)
    return Reason("nothing-to-build-over", "C-7.1", {"card": CARDS[card]})


def _cannot_pay(t: Table, seat: i64, card: i64) -> Reason:
    if t.castles_left[seat] == 0:
        return Reason("no-castle-left", "C-0.5")
    lacking: i64 = shortage(t, seat, cost(card))
    if lacking == 1:
        return Reason("too-little-silver", "C-7.2", {"needed": PURCHASE, "have": t.silver[seat]})
    return Reason("missing-cubes", "C-7.2", {"missing": lacking})


class OverSite(Step[Table]):
    """7 · Abbot and cavalry: which castle is built over (C-7.1)."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        actions: list[int] = []
        add_attacks(t, frame.seat, frame.a, actions)
        return actions

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        attack(t, action - OVER, frame.a)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if OVER <= action < PAY:
            return no_attack(t, frame.seat, action - OVER, frame.a)
        return None


class Guard(Step[Table]):
    """7 · The owner may protect its castle: the attempt fails, the attacker keeps cubes and castle (C-7.1).

    Only an owner that holds a guard is asked, and nobody else sees that it is.
    """

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return [DECLINE, DECLINE_TURN, PLAY + GUARD]

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == PLAY + GUARD:
            t.play_card(frame.seat, GUARD)
            t.reacted |= 1 << frame.seat
            if t.listener is not None:
                t.tell("guarded", frame.seat, {})
            return
        if action == DECLINE_TURN:
            t.declining |= 1 << frame.seat
        _settle(t, frame.a, frame.b)


class Payment(Step[Table]):
    """7 · Whether one cube is replaced by silver, and which (C-7.2)."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return _ways_to_pay(t, frame.seat, cost(frame.b))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        _build_over(t, frame.seat, frame.a, cost(frame.b), action - PAY)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if PAY <= action <= PAY + KINDS:
            return Reason("missing-cubes", "C-7.2", {"missing": shortage(t, frame.seat, cost(frame.b))})
        return None


# --- the end -----------------------------------------------------------------------------------------------


class TownsHeld(Step[Table]):
    """7 · At the end every town serves who has most castles on top in its row and column (C-7.3)."""

    def enter(self, t: Table) -> None:
        land: i64
        for land in range(CELLS):
            if (t.villages | t.cities) >> land & 1:
                self._award(t, land, CITY_HELD_POINTS if t.cities >> land & 1 else VILLAGE_HELD_POINTS)
        place: i64
        for place in range(CELLS * PLOT_COUNT):
            if t.owner(place) != NOBODY:
                t.gain_points(t.owner(place), ON_TOP_POINTS, "castle-on-top")

    def _award(self, t: Table, land: i64, points: i64) -> None:
        holders = town_holders(t, land)
        seat: i64
        for seat in holders:
            t.gain_points(seat, points // len(holders), "town-held")


def town_holders(t: Table, land: i64) -> list[int]:
    """C-7.3: the seats with most castles on top in the row and column of a town; none if there are none."""
    most: i64 = 0
    found: list[int] = []
    seat: i64
    for seat in range(t.seats):
        number: i64 = _castles_in_line(t, seat, land)
        if number > most:
            most = number
            found = [seat]
        elif number == most and number > 0:
            found.append(seat)
    return found


def _castles_in_line(t: Table, seat: i64, land: i64) -> i64:
    found: i64 = 0
    place: i64
    for place in range(CELLS * PLOT_COUNT):
        if t.castles[place] and t.owner(place) == seat and t.board.line[land] >> (place // PLOT_COUNT) & 1:
            found += 1
    return found


OVER_SITE: Final = OverSite("over_site", "card")
GUARD_STEP: Final = Guard("guard", "place", "card")
PAYMENT: Final = Payment("payment", "place", "card")
TOWNS_HELD: Final = TownsHeld("towns_held")
