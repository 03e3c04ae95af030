"""4 · Cards: playing one a turn, selling any number, and what each one does."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.reason import Reason
from cantiere.games.castelli.actions import CHANCE_ACTIONS, PLAY, SELL
from cantiere.games.castelli.components import (
    CARD_BITS,
    CARD_GIVES,
    CARD_KINDS,
    CARDS,
    CASTLE_CARDS,
    OVER_CARDS,
    REACTIONS,
    ROBBER_BAND,
    ROBBER_KNIGHT,
    SALE,
    TOWN_CARDS,
    TRAITOR,
    copies,
    within,
)
from cantiere.games.castelli.steps.c4_castles import CASTLE_SITE, can_use, no_castle
from cantiere.games.castelli.steps.c4_towns import TOWN_SITE, no_town, town_sites
from cantiere.games.castelli.steps.c4_traitor import VICTIM, can_betray, no_betrayal
from cantiere.games.castelli.steps.c7_battle import OVER_SITE, can_attack, why_no_attack
from cantiere.games.castelli.table import Table


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
    if within(kind, REACTIONS):
        return False
    if within(kind, CASTLE_CARDS):
        return can_use(t, seat, kind)
    if within(kind, TOWN_CARDS):
        return town_sites(t, seat, kind) != 0
    if within(kind, OVER_CARDS):
        return can_attack(t, seat, kind)
    return kind != TRAITOR or can_betray(t, seat)


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
    elif within(kind, CASTLE_CARDS):
        t.ask(CASTLE_SITE, seat, kind)
    elif within(kind, TOWN_CARDS):
        t.ask(TOWN_SITE, seat, kind)
    elif within(kind, OVER_CARDS):
        t.ask(OVER_SITE, seat, kind)
    elif kind == TRAITOR:
        t.ask(VICTIM, seat)
    elif kind == ROBBER_KNIGHT:
        t.take_silver(seat, t.mine[t.table_of(seat)] // 2, CARDS[kind])
    else:
        _rob(t, seat, 2 if kind == ROBBER_BAND else 1)


def _rob(t: Table, seat: i64, most: i64) -> None:
    """Robbers take silver from every other seat at the table, or what it has."""
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        taken: i64 = most if most <= t.silver[other] else t.silver[other]
        if other != seat and taken > 0:
            t.silver[other] -= taken
            t.silver[seat] += taken
            if t.listener is not None:
                t.tell("robbed", other, {"amount": taken, "other": seat})


def no_card_answer(t: Table, seat: i64, action: i64) -> Reason | None:
    """Explain why a card cannot be played or sold; None if the action is not about cards."""
    if not PLAY <= action < CHANCE_ACTIONS:
        return None
    kind: i64 = (action - PLAY) % CARD_KINDS
    name: dict[str, int | str] = {"card": CARDS[kind]}
    if not t.cards.holds(seat, kind):
        return Reason("card-not-held", "C-4.1", name)
    if within(kind, REACTIONS):
        return Reason("in-others-turns", "C-4.1", name)
    if t.card_played:
        return Reason("one-card-a-turn", "C-4.1")
    if within(kind, CASTLE_CARDS):
        return no_castle(t, seat, kind)
    if within(kind, TOWN_CARDS):
        return no_town(t, kind)
    if within(kind, OVER_CARDS):
        return why_no_attack(t, seat, kind)
    return no_betrayal(t, seat)
