"""4 · Cards that found towns or burn them down: farmer, duke, arsonist."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.castelli.actions import ON
from cantiere.games.castelli.components import ARSONIST, DUKE, FARMER, bit
from cantiere.games.castelli.steps.c3_build import no_land
from cantiere.games.castelli.steps.c4_sell import add_sales_meanwhile, no_sale_meanwhile, sold_meanwhile
from cantiere.games.castelli.table import Table
from cantiere.games.castelli.telling import tell_fire, tell_town


def town_sites(t: Table, seat: i64, card: i64) -> i64:
    """Return the mask of lands for a farmer's village, a duke's city, or an arsonist's fire."""
    here: i64 = t.board.lands[t.table_of(seat)]
    if card == ARSONIST:
        return here & t.cities
    if (t.spare_villages if card == FARMER else t.spare_cities) == 0:
        return 0
    return here & ~(t.villages | t.cities | t.board.mines)


def no_town(t: Table, card: i64) -> Reason:
    """Explain why a card finds no land."""
    if card == ARSONIST:
        return Reason("no-city", "C-7.1")
    if card == FARMER and t.spare_villages == 0:
        return Reason("no-village-left", "C-4")
    if card == DUKE and t.spare_cities == 0:
        return Reason("no-city-left", "C-7.1")
    return Reason("land-has-town", "C-4" if card == FARMER else "C-7.1")


class TownSite(Step[Table]):
    """4 · Farmer and duke: a new town on a free land, not the mine. Arsonist: a city leaves the game."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(ON, town_sites(t, frame.seat, frame.a))
        add_sales_meanwhile(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if sold_meanwhile(t, frame, action):
            return
        land: i64 = ON.part(action, 0)
        if frame.a == FARMER:
            t.villages |= bit(land)
            t.spare_villages -= 1
        elif frame.a == DUKE:
            t.cities |= bit(land)
            t.spare_cities -= 1
        else:
            t.cities &= ~bit(land)
            t.burnt += 1
            tell_fire(t, frame.seat, land, frame.a)
            return
        tell_town(t, frame.seat, land, frame.a)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if not ON.holds(action):
            return no_sale_meanwhile(t, frame.seat, action)
        reason = no_land(t, frame.seat, ON.part(action, 0))
        if reason is not None:
            return reason
        if frame.a == ARSONIST:
            return Reason("no-city-there", "C-7.1")
        rule = "C-4" if frame.a == FARMER else "C-7.1"
        return (
            Reason("not-the-mine", rule)
            if t.board.mines & bit(ON.part(action, 0))
            else Reason("land-has-town", rule)
        )


TOWN_SITE: Final = TownSite("town_site", "card", rule="C-4")
