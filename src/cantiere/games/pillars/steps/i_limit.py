"""I · The limit of craftsmen: who has one too many dismisses one at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.events import Event
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import DISMISS
from cantiere.games.pillars.components import CRAFTSMEN, EVENTS, bit
from cantiere.games.pillars.table import Table
from cantiere.games.pillars.telling.cards import dismissed, hired

# Why one must go: the frame's number.
LIMIT: Final = 0
COLLAPSE: Final = 1


class Dismissal(Step[Table]):
    """I · The owner chooses a craftsman to leave the game (P-I.5, and the event Collapse)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(DISMISS, t.craftsmen[frame.seat])

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        craftsman: i64 = DISMISS.part(action, 0)
        t.craftsmen[frame.seat] &= ~bit(craftsman)
        source = "craftsmen-limit" if frame.a == LIMIT else EVENTS[t.event]
        dismissed(t, frame.seat, craftsman, source)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        rule = "P-I.5" if frame.a == LIMIT else "P-1.2"
        if DISMISS.holds(action):
            return Reason("not-your-craftsman", rule, {"card": CRAFTSMEN[DISMISS.part(action, 0)]})
        return Reason("dismiss-first", rule)


def hire(t: Table, seat: i64, craftsman: i64, source: str) -> Event | None:
    """Add a craftsman to a seat's row; over the limit, one must go at once (P-I.5)."""
    t.craftsmen[seat] |= bit(craftsman)
    if t.room_for_craftsmen(seat) < 0:
        t.ask(DISMISSAL, seat, LIMIT)
    return hired(t, seat, craftsman, source)


DISMISSAL: Final = Dismissal("dismiss", "cause", rule="P-I.5")
