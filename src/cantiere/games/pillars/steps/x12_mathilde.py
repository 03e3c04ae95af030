"""12 · Mathilde: the right to trade without a builder, once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import DECLINE, SPEND
from cantiere.games.pillars.components import MATHILDE
from cantiere.games.pillars.table import NOBODY, Table


class Mathilde(Step[Table]):
    """12 · Before trading begins her holder may spend her, and trades as if on one more, last, space."""

    def enter(self, t: Table) -> None:
        seat: i64 = t.holder(MATHILDE)
        if seat != NOBODY:
            t.ask(self, seat)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(SPEND.at(MATHILDE))
        answers.add(DECLINE)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action != DECLINE:
            t.spend(frame.seat, MATHILDE)
            t.trader = frame.seat


MATHILDE_STEP: Final = Mathilde("mathilde", rule="X-P.2")
