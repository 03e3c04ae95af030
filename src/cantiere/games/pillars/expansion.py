"""The table with the expansion: Regan's holder may exchange gold at each of its questions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.reason import Reason
from cantiere.games.pillars.actions import SPEND
from cantiere.games.pillars.components import REGAN, REGAN_GOLD, REGAN_VP
from cantiere.games.pillars.table import Table

EXCHANGE: Final[i64] = SPEND.at(REGAN)  # gold for points


class ExpansionTable(Table):
    """A position of Pillars with the expansion."""

    def clone(self) -> ExpansionTable:
        """Return an independent copy."""
        t = ExpansionTable()
        self.copy_to(t)
        return t

    def may_trade_gold(self, seat: i64) -> bool:
        """Regan: gold for points, at any own decision and any number of times."""
        if self.privileges[seat] >> REGAN & 1 == 0:  # the usual case, quickly
            return False
        return self.gold[seat] >= REGAN_GOLD and self.holds(seat, REGAN)

    def legal_actions(self) -> list[int]:
        """Return the answers to the question; for Regan's holder the exchange among them."""
        actions = super().legal_actions()
        if self.to_move >= 0 and self.may_trade_gold(self.to_move):
            place: i64 = 0
            while place < len(actions) and actions[place] < EXCHANGE:
                place += 1
            actions.insert(place, EXCHANGE)
        return actions

    def apply(self, action: i64) -> None:
        """Carry out an action; after an exchange the same question is still asked."""
        if action != EXCHANGE:
            super().apply(action)
            return
        self.pay_gold(self.to_move, REGAN_GOLD, "regan")
        self.gain_vp(self.to_move, REGAN_VP, "regan")

    def why_not(self, action: int) -> Reason | None:
        """Return why an action is refused."""
        if action != EXCHANGE or self.to_move < 0:
            return super().why_not(action)
        if self.privileges[self.to_move] >> REGAN & 1 == 0:
            return Reason("privilege-not-held", "X-P.1", {"card": "regan"})
        if not self.holds(self.to_move, REGAN):
            return Reason("privilege-silent", "X-1.2", {"card": "regan"})
        if not self.may_trade_gold(self.to_move):
            return Reason("too-little-gold", "X-P.1", {"needed": REGAN_GOLD, "have": self.gold[self.to_move]})
        return None
