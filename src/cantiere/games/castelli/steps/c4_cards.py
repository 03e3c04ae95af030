"""4 · Cards: drawing, playing and selling them, and what each one does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.castelli.actions import (
    BUILD,
    BUY_BUILD,
    CHANCE_ACTIONS,
    DRAW,
    FROM,
    ON,
    OVER,
    PLAY,
    SELL,
    STEAL,
)
from cantiere.games.castelli.components import (
    ABBOT,
    ARSONIST,
    BAILIFF,
    BUILDER,
    CARD_BITS,
    CARD_GIVES,
    CARD_KINDS,
    CARDS,
    CAVALRY,
    COUNT,
    DUKE,
    FARMER,
    GRAIN,
    GUARD,
    PURCHASE,
    ROBBER,
    ROBBER_BAND,
    ROBBER_KNIGHT,
    SALE,
    STONE,
    TRAITOR,
    WOOD,
    copies,
)
from cantiere.games.castelli.steps.c3_build import (
    add_builds,
    add_lands,
    build,
    missing,
    no_build,
    no_site,
    sites,
    way_to_pay,
)
from cantiere.games.castelli.steps.c7_battle import OVER_SITE, can_attack, why_no_attack
from cantiere.games.castelli.table import Table

_SEAT_BITS: Final = 3  # of an entry of `draws`


# --- drawing -----------------------------------------------------------------------------------------------


def to_draw(t: Table, seat: i64, number: i64) -> None:
    """Note that a seat is to draw cards, after those who are to draw already."""
    place: i64 = 0
    while t.draws >> place:
        place += _SEAT_BITS
    for _ in range(number):
        t.draws |= (seat + 1) << place
        place += _SEAT_BITS


def deal_cards(t: Table) -> None:
    """Draw what is to be drawn: by chance from the top; below it the order is known; then there is none."""
    while t.draws:
        seat: i64 = (t.draws & 7) - 1
        if t.cards.top:
            t.ask(DRAW_CARD, CHANCE, seat)
            return
        if t.cards.taken == t.cards.put:
            t.draws = 0  # C-4.2: the deck is empty
            return
        t.draws >>= _SEAT_BITS
        _tell_drawn(t, seat, t.cards.draw_queue(seat))


def _tell_drawn(t: Table, seat: i64, kind: i64) -> None:
    if t.listener is not None:
        t.tell("draws", seat, {})
        t.tell("card", seat, {"card": CARDS[kind]}, seat)


class DrawCard(Step[Table]):
    """4 · The card on top of the deck (C-1.2, C-2.1, C-2.3)."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return _kinds(t.cards.top, DRAW)

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return copies(t.cards.top, outcome - DRAW)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        t.draws >>= _SEAT_BITS
        t.cards.draw_top(frame.a, action - DRAW)
        _tell_drawn(t, frame.a, action - DRAW)
        deal_cards(t)


def _kinds(cards: i64, first: i64) -> list[int]:
    found: list[int] = []
    kind: i64 = 0
    while cards:
        if cards & 3:
            found.append(first + kind)
        cards >>= CARD_BITS
        kind += 1
    return found


# --- playing and selling -----------------------------------------------------------------------------------


def add_cards(t: Table, seat: i64, actions: list[int]) -> None:
    """C-4.1: append the cards a seat may play, one a turn, and those it may sell."""
    hand: i64 = t.cards.hands[seat]
    if hand == 0:
        return
    kind: i64
    if not t.card_played:
        for kind in range(CARD_KINDS):
            if copies(hand, kind) and playable(t, seat, kind):
                actions.append(PLAY + kind)
    kind = 0
    while hand:
        if hand & 3:
            actions.append(SELL + kind)
        hand >>= CARD_BITS
        kind += 1


def playable(t: Table, seat: i64, kind: i64) -> bool:
    """Tell whether a card in hand can be played now: where it asks something there must be an answer."""
    if kind == BAILIFF or kind == GUARD:
        return False
    if CARD_GIVES[kind] or kind == ROBBER_KNIGHT or kind == ROBBER or kind == ROBBER_BAND:
        return True
    if kind == TRAITOR:
        return t.silver[seat] > 0 and _victims(t, seat) != 0
    if kind == BUILDER:
        return missing(t, seat) <= t.silver[seat] and sites(t, seat, STONE) != 0
    if kind == FARMER or kind == DUKE or kind == ARSONIST:
        return _town_sites(t, seat, kind) != 0
    if kind == ABBOT or kind == CAVALRY:
        return can_attack(t, seat, kind)
    return way_to_pay(t, seat) != 0 and sites(t, seat, GRAIN if kind == COUNT else WOOD) != 0


def answer_card(t: Table, seat: i64, action: i64) -> None:
    """Play or sell a card."""
    if action >= SELL:
        t.cards.sell(seat, action - SELL)
        if t.listener is not None:
            t.tell("sells", seat, {})
            t.tell("card-sold", seat, {"card": CARDS[action - SELL]}, seat)
        t.take_silver(seat, SALE, "sale")
        return
    kind: i64 = action - PLAY
    t.card_played = True
    t.play_card(seat, kind)
    if CARD_GIVES[kind]:
        t.gain_points(seat, CARD_GIVES[kind], CARDS[kind])
    elif kind == ROBBER_KNIGHT:
        t.take_silver(seat, t.mine[t.table_of(seat)] // 2, CARDS[kind])
    elif kind == ROBBER or kind == ROBBER_BAND:
        _rob(t, seat, 1 if kind == ROBBER else 2)
    elif kind == TRAITOR:
        t.ask(VICTIM, seat)
    elif kind == FARMER or kind == DUKE or kind == ARSONIST:
        t.ask(TOWN_SITE, seat, kind)
    elif kind == ABBOT or kind == CAVALRY:
        t.ask(OVER_SITE, seat, kind)
    else:
        t.ask(CASTLE_SITE, seat, kind)


def _rob(t: Table, seat: i64, most: i64) -> None:
    """Robbers take silver from every other seat at the table, or what it has."""
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        taken: i64 = most if most <= t.silver[other] else t.silver[other]
        if other != seat and taken > 0:
            t.silver[other] -= taken
            t.silver[seat] += taken
            if t.listener is not None:
                t.tell("robbed", other, {"amount": taken, "thief": seat})


def no_card_answer(t: Table, seat: i64, action: i64) -> Reason | None:
    """Explain why a card cannot be played or sold; None if the action is not about cards."""
    if not PLAY <= action < CHANCE_ACTIONS:
        return None
    kind: i64 = (action - PLAY) % CARD_KINDS
    name: dict[str, int | str] = {"card": CARDS[kind]}
    if not t.cards.holds(seat, kind):
        return Reason("card-not-held", "C-4.1", name)
    if kind == BAILIFF or kind == GUARD:
        return Reason("in-others-turns", "C-4.1", name)
    if t.card_played:
        return Reason("one-card-a-turn", "C-4.1")
    if kind == TRAITOR:
        if t.silver[seat] == 0:
            return Reason("too-little-silver", "C-4", {"needed": 1, "have": 0})
        return Reason("nobody-has-cards", "C-4")
    if kind == FARMER or kind == DUKE or kind == ARSONIST:
        return _no_town(t, seat, kind)
    if kind == ABBOT or kind == CAVALRY:
        return why_no_attack(t, seat, kind)
    return _no_castle(t, seat, kind)


def _no_castle(t: Table, seat: i64, card: i64) -> Reason:
    """Explain why count, countess and builder have nothing to build."""
    if t.castles_left[seat] == 0:
        return Reason("no-castle-left", "C-0.5")
    if sites(t, seat, _castle_area(card)) == 0:
        return Reason("no-site", "C-4", {"card": CARDS[card]})
    lacking: i64 = missing(t, seat)
    if card == BUILDER:
        return Reason("too-little-silver", "C-4", {"needed": lacking, "have": t.silver[seat]})
    return Reason("missing-material", "C-3.1", {"missing": lacking})


def _castle_area(card: i64) -> i64:
    """Return the kind of area into which a card lets a castle be built."""
    if card == BUILDER:
        return STONE
    return GRAIN if card == COUNT else WOOD


class CastleSite(Step[Table]):
    """4 · Count, countess and builder: where the castle is built."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        actions: list[int] = []
        if frame.a == BUILDER:
            add_lands(sites(t, frame.seat, STONE), BUILD, actions)
        else:
            add_builds(t, frame.seat, _castle_area(frame.a), actions)
        return actions

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        land: i64 = (action - BUILD) % (BUY_BUILD - BUILD)
        if action >= BUY_BUILD:
            t.bought = True
        price: i64 = 1 if frame.a == BUILDER else PURCHASE
        build(t, frame.seat, _castle_area(frame.a), land, price)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        area: i64 = _castle_area(frame.a)
        if frame.a == BUILDER and BUILD <= action < OVER:
            land: i64 = (action - BUILD) % (BUY_BUILD - BUILD)
            reason = no_site(t, frame.seat, area, land)
            return reason if reason is not None else Reason("builder-pays-itself", "C-4")
        return no_build(t, frame.seat, area, action)


# --- towns -------------------------------------------------------------------------------------------------


def _town_sites(t: Table, seat: i64, card: i64) -> i64:
    """Return the mask of lands for a farmer's village, a duke's city, or an arsonist's fire."""
    here: i64 = t.board.lands[t.table_of(seat)]
    if card == ARSONIST:
        return here & t.cities
    if (t.spare_villages if card == FARMER else t.spare_cities) == 0:
        return 0
    return here & ~(t.villages | t.cities | t.board.mines)


def _no_town(t: Table, seat: i64, card: i64) -> Reason:
    if card == ARSONIST:
        return Reason("no-city", "C-7.1")
    if card == FARMER and t.spare_villages == 0:
        return Reason("no-village-left", "C-4")
    if card == DUKE and t.spare_cities == 0:
        return Reason("no-city-left", "C-7.1")
    return Reason("land-has-town", "C-4" if card == FARMER else "C-7.1")


class TownSite(Step[Table]):
    """4 · Farmer and duke: a new town on a land without one, not the mine. Arsonist: a city leaves the game."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        actions: list[int] = []
        add_lands(_town_sites(t, frame.seat, frame.a), ON, actions)
        return actions

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        land: i64 = action - ON
        if frame.a == FARMER:
            t.villages |= 1 << land
            t.spare_villages -= 1
        elif frame.a == DUKE:
            t.cities |= 1 << land
            t.spare_cities -= 1
        else:
            t.cities &= ~(1 << land)
            t.burnt += 1
        if t.listener is not None:
            row: i64 = land // 4
            name = "fire" if frame.a == ARSONIST else "town"
            t.tell(name, frame.seat, {"row": row, "column": land % 4 * 2 + row % 2, "card": CARDS[frame.a]})

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if not ON <= action < FROM:
            return None
        land: i64 = 1 << (action - ON)
        if t.board.lands[t.table_of(frame.seat)] & land == 0:
            return Reason("no-such-land", "C-0.6")
        if frame.a == ARSONIST:
            return Reason("no-city-there", "C-7.1")
        rule = "C-4" if frame.a == FARMER else "C-7.1"
        return Reason("not-the-mine", rule) if t.board.mines & land else Reason("land-has-town", rule)


# --- traitor -----------------------------------------------------------------------------------------------


def _victims(t: Table, seat: i64) -> i64:
    """Return the mask of the other seats at the table that have cards."""
    found: i64 = 0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        if other != seat and t.cards.hands[other]:
            found |= 1 << other
    return found


class Victim(Step[Table]):
    """4 · Traitor: which seat is paid 1 silver and loses a card."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        actions: list[int] = []
        add_lands(_victims(t, frame.seat), FROM, actions)
        return actions

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        victim: i64 = action - FROM
        t.silver[frame.seat] -= 1
        t.silver[victim] += 1
        t.ask(STEAL_CARD, CHANCE, frame.seat, victim)
        if t.listener is not None:
            t.tell("betrays", frame.seat, {"victim": victim})

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if FROM <= action < PLAY:
            other: i64 = action - FROM
            if other == frame.seat:
                return Reason("own-hand", "C-4")
            if other >= t.seats or t.table_of(other) != t.table_of(frame.seat):
                return Reason("no-such-seat", "C-4", {"seat": other})
            return Reason("has-no-cards", "C-4", {"seat": other})
        return None


class StealCard(Step[Table]):
    """4 · Traitor: the card is drawn unseen from the victim's hand; both seats know it then."""

    def legal(self, t: Table, frame: Frame) -> list[int]:
        return _kinds(t.cards.hands[frame.b], STEAL)

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return copies(t.cards.hands[frame.b], outcome - STEAL)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        kind: i64 = action - STEAL
        t.cards.pass_on(frame.b, frame.a, kind)
        if t.listener is not None:
            params: dict[str, int | str] = {"card": CARDS[kind], "thief": frame.a, "victim": frame.b}
            t.tell("card-passed", frame.a, params, frame.a)
            t.tell("card-passed", frame.a, params, frame.b)


DRAW_CARD: Final = DrawCard("draw_card", "draws", weighted=True)
CASTLE_SITE: Final = CastleSite("castle_site", "card")
TOWN_SITE: Final = TownSite("town_site", "card")
VICTIM: Final = Victim("victim")
STEAL_CARD: Final = StealCard("steal_card", "thief", "victim", weighted=True)
