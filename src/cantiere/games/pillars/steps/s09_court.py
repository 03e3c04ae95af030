"""9 · King's court: the tax, and the metal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.events import Event
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.pillars.actions import DECLINE, ROLL, SPEND
from cantiere.games.pillars.components import (
    COURT,
    FACE_WEIGHT,
    FACES,
    FIRST_SPACE,
    FRANCIS,
    FRANCIS_TAX,
    METAL,
    TAX_FREE,
    TAX_FREEDOM,
    bit,
)
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.goods import said, tax_rolled


class RollTax(Step[Table]):
    """9 · Roll the tax die; a builder at court, or at the tax collector's, exempts (P-9.1, X-9a.1)."""

    def enter(self, t: Table) -> None:
        t.exempt = 0
        seat: i64
        for seat in range(t.seats):
            for place in TAX_FREE:
                if t.builders_at(seat, place) > 0:
                    t.exempt |= bit(seat)
        t.ask(self, CHANCE)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        number: i64
        for number in range(len(FACES)):
            answers.add(ROLL.at(number))

    def weight(self, t: Table, frame: Frame, outcome: i64) -> i64:
        return FACE_WEIGHT[ROLL.part(outcome, 0)]

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        t.tax = FACES[ROLL.part(action, 0)]
        tax_rolled(t, t.tax)


class TaxFreedom(Step[Table]):
    """9 · After the roll its holder may spend the tax freedom (P-9.1)."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.holder(TAX_FREEDOM)
        if seat != NOBODY and not t.exempt >> seat & 1:
            t.ask(self, seat)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(SPEND.at(TAX_FREEDOM))
        answers.add(DECLINE)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action != DECLINE:
            t.spend(frame.seat, TAX_FREEDOM)
            t.exempt |= bit(frame.seat)


class PayTax(Step[Table]):
    """9 · The others pay, with Francis a fixed sum (P-9.1); the first builder takes the metal (P-9.2)."""

    def enter(self, t: Table) -> None:
        number: i64
        for number in range(t.seats):
            seat: i64 = t.clockwise(number)
            if t.exempt >> seat & 1:
                said(t, "no-tax", seat)
            else:
                t.pay_or_suffer(seat, FRANCIS_TAX if t.holds(seat, FRANCIS) else t.tax, "tax")
        event: Event | None = None
        first: i64 = t.spaces[FIRST_SPACE[COURT]]
        if first != NOBODY:
            event = t.take_offered(first, METAL, t.market[METAL], "cubes", "court")
        t.clear(COURT, event)


ROLL_TAX: Final = RollTax("roll_tax", weighted=True, rule="P-9.1")
TAX_FREEDOM_STEP: Final = TaxFreedom("tax_freedom", rule="P-9.1")
PAY_TAX: Final = PayTax("pay_tax")
