"""7 · Module Battle: building over castles, and the guard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.castelli.actions import (
    DECLINES,
    OVER,
    PAY_CUBES,
    PLAY,
    REPLACE,
    place_of,
    uses_card,
)
from cantiere.games.castelli.components import (
    BUILD_OVER,
    CARD_CUBES,
    CARD_KINDS,
    CARDS,
    CASTLE_CARDS,
    CAVALRY,
    CELLS,
    GUARD,
    KINDS,
    OVER_CARDS,
    PLOT_COUNT,
    PURCHASE,
    REACTIONS,
    copies,
    within,
)
from cantiere.games.castelli.steps.c3_build import no_land
from cantiere.games.castelli.steps.c4_effects import has_effect, no_effect, take_effect
from cantiere.games.castelli.steps.c4_reactions import can_react, decline, is_asked, offer_to_decline
from cantiere.games.castelli.steps.c4_sell import (
    add_sales_meanwhile,
    at_any_moment,
    no_sale_meanwhile,
    sold_meanwhile,
)
from cantiere.games.castelli.table import ON_TOP, Table
from cantiere.games.castelli.telling import tell_attack, tell_built_over, tell_guarded

NO_CARD: Final = -1  # no card helps to build over


# --- building over -----------------------------------------------------------------------------------------


def cost(card: i64) -> i64:
    """C-7.2: how many of each material; C-7.1: with the abbot fewer."""
    return CARD_CUBES[card] if card != NO_CARD and CARD_CUBES[card] else BUILD_OVER


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


def add_attacks(t: Table, seat: i64, card: i64, answers: Answers) -> None:
    """Add the castles that a seat can build over."""
    if can_pay(t, seat, card):
        place: i64
        for place in range(CELLS * PLOT_COUNT):
            if t.castles[place] and is_target(t, seat, place, card):
                answers.add(OVER.at(place // PLOT_COUNT, place % PLOT_COUNT))


def can_attack(t: Table, seat: i64, card: i64) -> bool:
    """Tell whether a seat can build over any castle with the help of a card."""
    if can_pay(t, seat, card):
        place: i64
        for place in range(CELLS * PLOT_COUNT):
            if t.castles[place] and is_target(t, seat, place, card):
                return True
    return False


def attack(t: Table, place: i64, card: i64) -> None:
    """The active seat builds over: the owner is asked for a guard, if it may have one (C-7.1)."""
    owner: i64 = t.owner(place)
    tell_attack(t, t.active, owner, place // PLOT_COUNT)
    if is_asked(t, owner, GUARD):
        t.ask(GUARD_STEP, owner, place, card)
    else:
        _settle(t, place, card)


def _settle(t: Table, place: i64, card: i64) -> None:
    """Pay; where there is a choice, ask."""
    ways = Answers()
    _offer_to_pay(t, t.active, cost(card), ways)
    if ways.count == 1:
        _build_over(t, t.active, place, cost(card), ways.numbers[0])
    else:
        t.ask(PAYMENT, t.active, place, card)


def _offer_to_pay(t: Table, seat: i64, amount: i64, answers: Answers) -> None:
    lacking: i64 = shortage(t, seat, amount)
    if lacking == 0:
        answers.add(PAY_CUBES)
    if t.silver[seat] >= PURCHASE:
        material: i64
        for material in range(KINDS):
            if lacking == 0 or (lacking == 1 and t.materials[seat * KINDS + material] < amount):
                answers.add(REPLACE.at(material))


def _build_over(t: Table, seat: i64, place: i64, amount: i64, way: i64) -> None:
    """C-7.2: scored like a new castle; the old owner keeps its points."""
    cubes = [int(amount)] * KINDS
    if REPLACE.holds(way):
        cubes[REPLACE.part(way, 0)] -= 1
        t.pay_silver(seat, PURCHASE, "castle")
    material: i64
    for material in range(KINDS):
        t.materials[seat * KINDS + material] -= cubes[material]
    owner: i64 = t.owner(place)
    t.castles[place] |= (seat + 1) << ON_TOP
    t.castles_left[seat] -= 1
    tell_built_over(t, seat, owner, place // PLOT_COUNT, cubes)
    t.gain_points(seat, t.town_points(place // PLOT_COUNT), "castle")


def no_attack(t: Table, seat: i64, place: i64, card: i64) -> Reason:
    """Explain why a castle cannot be built over."""
    if not t.battle:
        return Reason("battle-only", "C-7")
    reason = no_land(t, seat, place // PLOT_COUNT)
    if reason is not None:
        return reason
    castle: i64 = t.castles[place]
    if castle == 0:
        return Reason("no-castle-there", "C-7.2")
    if castle >> ON_TOP:
        return Reason("built-over-already", "C-7.2")
    if castle - 1 == seat:
        return Reason("own-castle", "C-7.2")
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
        return Reason("missing-cube", "C-7.2", {"needed": PURCHASE, "have": t.silver[seat]})
    return Reason("missing-cubes", "C-7.2", {"missing": lacking})


class OverSite(Step[Table]):
    """7 · Abbot and cavalry: which castle is built over (C-7.1)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        add_attacks(t, frame.seat, frame.a, answers)
        add_sales_meanwhile(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if not sold_meanwhile(t, frame, action):
            attack(t, place_of(action), frame.a)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if OVER.holds(action):
            return no_attack(t, frame.seat, place_of(action), frame.a)
        return no_sale_meanwhile(t, frame.seat, action)


class Guard(Step[Table]):
    """7 · The owner may protect its castle: the attempt fails, the attacker keeps cubes and castle (C-7.1).

    An owner that has cards is asked, and nobody else sees that it is: without a guard it can only decline.
    """

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        offer_to_decline(t, frame.seat, GUARD, answers)
        if can_react(t, frame.seat, GUARD):
            answers.add(PLAY.at(GUARD))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == PLAY.at(GUARD):
            t.play_card(frame.seat, GUARD)
            t.reacted |= 1 << frame.seat
            tell_guarded(t, frame.seat, frame.a // PLOT_COUNT)
            return
        decline(t, frame.seat, action)
        _settle(t, frame.a, frame.b)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if DECLINES.holds(action) or action == PLAY.at(GUARD):
            if t.cards.holds(frame.seat, GUARD):
                return Reason("declined", "C-7.1")
            return Reason("card-not-held", "C-7.1", {"card": CARDS[GUARD]})
        return Reason("in-own-turn", "C-4.1") if uses_card(action) else None


class Payment(Step[Table]):
    """7 · Whether one cube is replaced by silver, and which (C-7.2).

    Meanwhile cards serve as ever (C-4.1), but for those that would spend the cubes of this castle.
    """

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        _offer_to_pay(t, frame.seat, cost(frame.b), answers)
        if at_any_moment(t):
            kind: i64
            for kind in range(CARD_KINDS):
                if copies(t.cards.hands[frame.seat], kind) and self._serves(t, frame.seat, kind):
                    answers.add(PLAY.at(kind))
        add_sales_meanwhile(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if not uses_card(action):
            _build_over(t, frame.seat, frame.a, cost(frame.b), action)
        elif not sold_meanwhile(t, frame, action):
            t.ask(self, frame.seat, frame.a, frame.b)
            t.card_played = True
            t.play_card(frame.seat, PLAY.part(action, 0))
            take_effect(t, frame.seat, PLAY.part(action, 0))

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if REPLACE.holds(action):
            return Reason("too-little-silver", "C-7.2", {"needed": PURCHASE, "have": t.silver[frame.seat]})
        reason = no_sale_meanwhile(t, frame.seat, action)
        if reason is not None or not PLAY.holds(action) or not at_any_moment(t):
            return reason
        kind: i64 = PLAY.part(action, 0)
        if within(kind, CASTLE_CARDS | OVER_CARDS):
            return Reason("pay-first", "C-7.2", {"card": CARDS[kind]})
        return no_effect(t, frame.seat, kind)

    def _serves(self, t: Table, seat: i64, kind: i64) -> bool:
        if t.card_played or within(kind, REACTIONS | CASTLE_CARDS | OVER_CARDS):
            return False
        return has_effect(t, seat, kind)


OVER_SITE: Final = OverSite("over_site", "card", rule="C-7.1")
GUARD_STEP: Final = Guard("guard", "place", "card", rule="C-7.1")
PAYMENT: Final = Payment("payment", "place", "card", rule="C-7.2")
