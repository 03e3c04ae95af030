"""3 · The flag: two more workers, and a sale."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.arcadia import telling
from cantiere.games.arcadia.actions import DONE, GIVE_FLAG, KEEP_FLAG, SELL, amount_of
from cantiere.games.arcadia.components import FAMILIES, FAMILY_COUNT, FLAG_WORKERS, MAX_SEALS
from cantiere.games.arcadia.table import Table


class Flag(Step[Table]):
    """3 · After its action the active seat may give up one flag for two own workers (A-3.1)."""

    def enter(self, t: Table) -> None:
        if t.rules_version == 1 and t.passes == t.seats:  # there the game ended without this question
            return
        if t.flags[t.active] > 0:
            t.ask(self, t.active)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(KEEP_FLAG)
        answers.add(GIVE_FLAG)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == GIVE_FLAG:
            t.flags[frame.seat] -= 1
            t.own[frame.seat] += FLAG_WORKERS
            if t.rules_version > 1:
                t.passes = 0  # its workers may change what can be done
            telling.flag_given(t, frame.seat)
            SELL_SEALS.ask_if_any(t, frame.seat)


class SellSeals(Step[Table]):
    """3 · Then it sells any number of its seals at the values of now (A-3.1)."""

    def ask_if_any(self, t: Table, seat: i64) -> None:
        """Ask, unless there is nothing to sell."""
        family: i64
        for family in range(FAMILY_COUNT):
            if t.seals[seat * FAMILY_COUNT + family] > 0:
                t.ask(self, seat)
                return

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(DONE)
        family: i64
        number: i64
        for family in range(FAMILY_COUNT):
            for number in range(min(t.seals[frame.seat * FAMILY_COUNT + family], MAX_SEALS)):
                answers.add(SELL.at(family, number))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action != DONE:
            family: i64 = SELL.part(action, 0)
            paid: i64 = t.sell(frame.seat, family, amount_of(action))
            telling.seals_sold(t, frame.seat, family, amount_of(action), paid)
            self.ask_if_any(t, frame.seat)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if SELL.holds(action):
            family: i64 = SELL.part(action, 0)
            have: i64 = t.seals[frame.seat * FAMILY_COUNT + family]
            return Reason("too-few-seals", "A-3.1", {"have": have, "family": FAMILIES[family]})
        return None


FLAG: Final = Flag("flag", rule="A-3.1")
SELL_SEALS: Final = SellSeals("sell", rule="A-3.1")
