"""1 · Event: turned up when all builders stand; it takes effect once the bishop has spoken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.pillars.actions import TURN_UP
from cantiere.games.pillars.components import (
    EVENT_CRAFTSMEN,
    EVENT_CRAFTSMEN_VP,
    EVENT_CUBES,
    EVENT_FEWER_BUILDERS,
    EVENT_GOLD,
    EVENT_GOOD,
    EVENT_LOSES_CRAFTSMEN,
    EVENT_LOSES_VP,
    EVENT_MILL_GOLD,
    EVENT_MILL_LIMIT,
    EVENT_PAYS,
    EVENT_RECALLS,
    EVENT_SILENCES,
    EVENTS,
    KINDS,
    ROUNDS,
    bit,
    count,
)
from cantiere.games.pillars.steps.i_limit import COLLAPSE, DISMISSAL
from cantiere.games.pillars.steps.x01_recruits import RECRUITS
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.goods import said
from cantiere.games.pillars.telling.rounds import event_turned_up


class TurnUp(Step[Table]):
    """1 · The round's event is turned up (P-1.1). It may have been drawn already, for Ellen's eyes."""

    def enter(self, t: Table) -> None:
        t.spared = 0
        if t.event == NOBODY:
            t.ask(self, CHANCE)
        else:
            self._show(t)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(TURN_UP, t.events_left)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        t.event = TURN_UP.part(action, 0)
        t.events_left &= ~bit(t.event)
        self._show(t)

    def _show(self, t: Table) -> None:
        t.event_open = True
        event_turned_up(t, t.event)


class EventStrikes(Step[Table]):
    """1 · A good event serves every seat, a bad one strikes all but the spared, start player first (P-1.2).

    What lasts longer is read where it matters: cubes on resource cards at steps 6 to 8, further uses
    of craftsmen at step 13.
    """

    def enter(self, t: Table) -> None:
        number: i64 = t.seats - 1
        while number >= 0:  # questions: asked last is answered first, so the start player comes last here
            seat: i64 = t.clockwise(number)
            if EVENT_LOSES_CRAFTSMEN[t.event] and t.craftsmen[seat] and not self._spared(t, seat):
                t.ask(DISMISSAL, seat, COLLAPSE)
            if EVENT_RECALLS[t.event] and t.standing_builders(seat) and not self._spared(t, seat):
                t.ask(RECRUITS, seat)
            number -= 1
        for number in range(t.seats):
            seat = t.clockwise(number)
            if not self._spared(t, seat):
                self._strike(t, seat, t.event)

    def _spared(self, t: Table, seat: i64) -> bool:
        return not EVENT_GOOD[t.event] and t.spared >> seat & 1 != 0

    def _strike(self, t: Table, seat: i64, event: i64) -> None:
        name = EVENTS[event]
        material: i64
        if EVENT_GOLD[event]:
            t.gain_gold(seat, EVENT_GOLD[event], name)
        if EVENT_MILL_GOLD[event]:
            t.gain_gold(seat, min(t.workers[seat], EVENT_MILL_LIMIT[event]) * EVENT_MILL_GOLD[event], name)
        for material in range(KINDS):
            if EVENT_CUBES[event * KINDS + material]:
                t.gain_cubes(seat, material, EVENT_CUBES[event * KINDS + material], name)
        if EVENT_PAYS[event]:
            t.pay_or_suffer(seat, EVENT_PAYS[event], name)
        if EVENT_LOSES_VP[event]:
            t.lose_vp(seat, EVENT_LOSES_VP[event], name)
        if EVENT_FEWER_BUILDERS[event] and t.round < ROUNDS:
            t.struck_next |= bit(seat)
            said(t, "town-wall", seat)
        if EVENT_SILENCES[event] and t.round < ROUNDS:
            t.silent_next |= bit(seat)
            said(t, "audience", seat)
        if EVENT_CRAFTSMEN_VP[event]:
            t.gain_vp(
                seat, count(t.craftsmen[seat] & EVENT_CRAFTSMEN[event]) * EVENT_CRAFTSMEN_VP[event], name
            )


TURN_UP_EVENT: Final = TurnUp("turn_up_event", rule="P-1.1")
EVENT_STRIKES: Final = EventStrikes("event_strikes")
