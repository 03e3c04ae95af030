"""4 · Cards that help to build: count, countess, builder."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.castelli.actions import BUILD, BUY_BUILD
from cantiere.games.castelli.components import BUILDER, CARD_PRICE, CARDS, COUNT, GRAIN, PURCHASE, STONE, WOOD
from cantiere.games.castelli.steps.c3_build import (
    add_builds,
    build,
    builds,
    land_of,
    missing,
    no_build,
    no_site,
    sites,
    way_to_pay,
)
from cantiere.games.castelli.steps.c4_sell import add_sales_meanwhile, no_sale_meanwhile, sold_meanwhile
from cantiere.games.castelli.table import Table


def can_use(t: Table, seat: i64, card: i64) -> bool:
    """Tell whether a card helps to build a castle now."""
    if sites(t, seat, _castle_area(card)) == 0:
        return False
    if card == BUILDER:
        return missing(t, seat) * CARD_PRICE[card] <= t.silver[seat]
    return way_to_pay(t, seat) is not None


def no_castle(t: Table, seat: i64, card: i64) -> Reason:
    """Explain why count, countess and builder have nothing to build."""
    if t.castles_left[seat] == 0:
        return Reason("no-castle-left", "C-0.5")
    if sites(t, seat, _castle_area(card)) == 0:
        return Reason("no-site", "C-4", {"card": CARDS[card]})
    lacking: i64 = missing(t, seat)
    if card == BUILDER:
        return Reason(
            "too-little-silver", "C-4", {"needed": lacking * CARD_PRICE[card], "have": t.silver[seat]}
        )
    return Reason("missing-material", "C-3.1", {"missing": lacking})


def _castle_area(card: i64) -> i64:
    """Return the kind of area into which a card lets a castle be built."""
    if card == BUILDER:
        return STONE
    return GRAIN if card == COUNT else WOOD


class CastleSite(Step[Table]):
    """4 · Count, countess and builder: where the castle is built."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        if frame.a == BUILDER:
            answers.add_each(BUILD, sites(t, frame.seat, STONE))
        else:
            add_builds(t, frame.seat, _castle_area(frame.a), answers)
        add_sales_meanwhile(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if sold_meanwhile(t, frame, action):
            return
        t.bought |= BUY_BUILD.holds(action)
        price: i64 = CARD_PRICE[frame.a] if frame.a == BUILDER else PURCHASE
        build(t, frame.seat, _castle_area(frame.a), land_of(action), price)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        area: i64 = _castle_area(frame.a)
        if frame.a == BUILDER and builds(action):
            reason = no_site(t, frame.seat, area, land_of(action))
            return reason if reason is not None else Reason("builder-pays-itself", "C-4")
        reason = no_build(t, frame.seat, area, action)
        return reason if reason is not None else no_sale_meanwhile(t, frame.seat, action)


CASTLE_SITE: Final = CastleSite("castle_site", "card", rule="C-4")
