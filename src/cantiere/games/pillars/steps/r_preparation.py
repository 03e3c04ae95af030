"""Round preparation: privileges, craftsmen, resource cards, and what Ellen sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.pillars.actions import LAY_OUT, LEAVE_OUT, REVEAL, TURN_UP
from cantiere.games.pillars.components import (
    CRAFTSMAN_ROUND,
    CRAFTSMEN,
    ELLEN,
    PRIVILEGES,
    ROUNDS,
    SHIRING_CRAFTSMEN,
    bit,
    members,
)
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.rounds import event_foreseen, revealed, round_begins, supply_laid_out


class Preparation(Step[Table]):
    """R · The round begins; in the last round the two last privileges lie ready (P-0.8)."""

    def enter(self, t: Table) -> None:
        round_begins(t, t.start)
        t.offered_resources = t.box.resources
        t.offered_craftsmen = _of_round(t.round) & t.box.craftsmen
        if t.round == ROUNDS:
            last = members(t.box.last_privileges)
            slot: i64
            for slot in range(len(last)):
                t.kingsbridge[slot] = last[slot]
                revealed(t, "privilege-revealed", PRIVILEGES[last[slot]])
        else:
            t.ask(PRIVILEGE, CHANCE, 0)


class RevealPrivilege(Step[Table]):
    """R · Two privileges face up in Kingsbridge (P-R.1)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(REVEAL, t.privileges_left)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        privilege: i64 = REVEAL.part(action, 0)
        t.privileges_left &= ~bit(privilege)
        t.kingsbridge[frame.a] = privilege
        revealed(t, "privilege-revealed", PRIVILEGES[privilege])
        if frame.a + 1 < len(t.kingsbridge):
            t.ask(self, CHANCE, frame.a + 1)


class LayOutCraftsmen(Step[Table]):
    """R · Two of the round's craftsmen in Shiring, the others into the supply (P-R.1)."""

    def enter(self, t: Table) -> None:
        if t.shiring[0] == NOBODY:  # they may have been chosen already
            t.ask(self, CHANCE, 0)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(LAY_OUT, t.offered_craftsmen)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        craftsman: i64 = LAY_OUT.part(action, 0)
        t.offered_craftsmen &= ~bit(craftsman)
        t.shiring[frame.a] = craftsman
        revealed(t, "craftsman-revealed", CRAFTSMEN[craftsman])
        if frame.a + 1 < SHIRING_CRAFTSMEN:
            t.ask(self, CHANCE, frame.a + 1)


class DealResources(Step[Table]):
    """R · The resource cards are shuffled and dealt; drawn are the few that stay unused (P-0.7)."""

    def enter(self, t: Table) -> None:
        if t.box.unused_resources > 0:
            t.ask(self, CHANCE, t.box.unused_resources)
        else:
            supply_laid_out(t, t.offered_resources, t.offered_craftsmen)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(LEAVE_OUT, t.offered_resources)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        t.offered_resources &= ~bit(LEAVE_OUT.part(action, 0))
        if frame.a > 1:
            t.ask(self, CHANCE, frame.a - 1)
        else:
            supply_laid_out(t, t.offered_resources, t.offered_craftsmen)


class EllenLooks(Step[Table]):
    """R · Who holds Ellen sees this round's event now, that seat only (P-R.2)."""

    def enter(self, t: Table) -> None:
        if t.holder(ELLEN) != NOBODY:
            t.ask(self, CHANCE)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(TURN_UP, t.events_left)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        t.event = TURN_UP.part(action, 0)
        t.events_left &= ~bit(t.event)
        event_foreseen(t, t.holder(ELLEN), t.event)


def _of_round(number: i64) -> i64:
    """Return the mask of a round's craftsmen."""
    mask: i64 = 0
    craftsman: i64
    for craftsman in range(len(CRAFTSMEN)):
        if CRAFTSMAN_ROUND[craftsman] == number:
            mask |= bit(craftsman)
    return mask


PREPARATION: Final = Preparation("preparation")
PRIVILEGE: Final = RevealPrivilege("reveal_privilege", "slot", rule="P-R.1")
LAY_OUT_CRAFTSMEN: Final = LayOutCraftsmen("lay_out_craftsman", "slot", rule="P-R.1")
DEAL_RESOURCES: Final = DealResources("leave_out_resource", "left", rule="P-0.7")
ELLEN_LOOKS: Final = EllenLooks("foresee_event", rule="P-R.2")
