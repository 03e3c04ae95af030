"""4 · Cards that build nothing: kings, robbers, the traitor, and those that found towns or burn them down."""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.core.reason import Reason
from cantiere.games.castelli.components import (
    CARD_GIVES,
    CARD_PART,
    CARD_TAKES,
    CARDS,
    TOWN_CARDS,
    TRAITOR,
    within,
)
from cantiere.games.castelli.steps.c4_towns import TOWN_SITE, no_town, town_sites
from cantiere.games.castelli.steps.c4_traitor import VICTIM, can_betray, no_betrayal
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.telling import tell_robbed


def has_effect(t: Table, seat: i64, card: i64) -> bool:
    """Tell whether a card that builds nothing can be played now."""
    if within(card, TOWN_CARDS):
        return town_sites(t, seat, card) != 0
    return card != TRAITOR or can_betray(t, seat)


def no_effect(t: Table, seat: i64, card: i64) -> Reason:
    """Explain why it cannot."""
    return no_town(t, card) if within(card, TOWN_CARDS) else no_betrayal(t, seat)


def take_effect(t: Table, seat: i64, card: i64) -> None:
    """Do what the card says, or ask what it needs."""
    if CARD_GIVES[card]:
        t.gain_points(seat, CARD_GIVES[card], CARDS[card])
    elif within(card, TOWN_CARDS):
        t.ask(TOWN_SITE, seat, card)
    elif card == TRAITOR:
        t.ask(VICTIM, seat)
    elif CARD_PART[card]:
        t.take_silver(seat, t.mine[t.table_of(seat)] // CARD_PART[card], CARDS[card])
    else:
        _rob(t, seat, card)


def _rob(t: Table, seat: i64, card: i64) -> None:
    """Robbers take silver from every other seat at the table, or what it has."""
    most: i64 = CARD_TAKES[card]
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        taken: i64 = most if most <= t.silver[other] else t.silver[other]
        if other != seat and taken > 0:
            t.silver[other] -= taken
            t.silver[seat] += taken
            tell_robbed(t, other, seat, taken, card)
