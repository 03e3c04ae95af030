"""3 · The rest of a turn: building, cards, building over, in any order and number, until it is ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.castelli.actions import BUY_BUILD, END, OVER, place_of, uses_card
from cantiere.games.castelli.components import PURCHASE, STONE
from cantiere.games.castelli.steps.c3_build import add_builds, build, land_of, no_build
from cantiere.games.castelli.steps.c4_cards import add_cards, answer_card, no_card_answer
from cantiere.games.castelli.steps.c7_over import NO_CARD, add_attacks, attack, no_attack
from cantiere.games.castelli.table import Table


class Main(Step[Table]):
    """3 · The active seat builds castles (C-3.1), uses its cards (C-4.1), builds over (C-7.2), or ends."""

    def enter(self, t: Table) -> None:
        t.ask(self, t.active)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(END)
        add_builds(t, frame.seat, STONE, answers)
        if t.battle:
            add_attacks(t, frame.seat, NO_CARD, answers)
        add_cards(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == END:
            return
        seat = frame.seat
        t.ask(self, seat)
        if uses_card(action):
            answer_card(t, seat, action)
        elif OVER.holds(action):
            attack(t, place_of(action), NO_CARD)
        else:
            t.bought |= BUY_BUILD.holds(action)
            build(t, seat, STONE, land_of(action), PURCHASE)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if OVER.holds(action):
            return no_attack(t, frame.seat, place_of(action), NO_CARD)
        reason = no_build(t, frame.seat, STONE, action)
        return reason if reason is not None else no_card_answer(t, frame.seat, action)


MAIN: Final = Main("main", rule="C-3.1")
