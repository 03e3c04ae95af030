"""History: the moves of a game with the positions before them, and how far a seat may take back."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from cantiere.core.events import Event, events_data
from cantiere.core.state import CHANCE, OVER, State
from cantiere.core.views import EventData


class Move(NamedTuple):
    """Who played what, the position before it, what happened, and whether there was nothing to choose.

    `secret`: nobody else may know that the seat was asked.
    """

    who: int
    action: int
    text: str
    before: State
    events: list[Event]
    forced: bool
    secret: bool = False

    def told(self) -> list[EventData]:
        """Return its events as JSON, with what each figure became."""
        state = self.before
        figures: list[list[int]] = []
        if any(event.figures for event in self.events):  # most moves change none
            figures = [list(map(int, state.figures(seat))) for seat in range(state.seats)]
        return events_data(self.events, [one.name for one in state.game.figures], figures)

    def known_to(self, seat: int) -> bool:
        """Tell whether a seat may know what was played: its own answer, or all that it did is told."""
        if self.who == seat:
            return True
        told = (bool(self.events) or self.who != CHANCE) and not self.secret
        return told and all(event.visible_to(seat) for event in self.events)

    def hinders_undo(self, seat: int) -> bool:
        """Tell whether a seat cannot take back what came before this move.

        Chance hinders if it has told anybody anything; another seat if it had a choice, or may have had one
        as far as `seat` knows: that may depend on what it hides. Where it is a secret whether it was asked at
        all, that must not show: such an answer does not hinder, whatever followed from it.
        """
        if self.who == CHANCE:
            return bool(self.events)
        return self.who != seat and not self.secret and (not self.forced or self.before.hides_from(seat))


class History:
    """An append-only list of moves, but for undo."""

    def __init__(self) -> None:
        self.moves: list[Move] = []

    def play(self, state: State, action: int) -> Move:
        """Carry out a legal action on the state and remember it. Illegal ones raise and change nothing."""
        legal = state.legal_actions()
        if action not in legal:
            state.play(action)  # raises, with the reason
        before = state.clone()
        game = state.game
        secret = game.asks_secretly and before.to_move != CHANCE and game.secret(before, action)
        outer, events = state.listener, list[Event]()
        state.listener = events
        try:
            state.apply(action)
        finally:
            state.listener = outer
        if outer is not None:
            outer.extend(events)
        text, forced = game.action_name(action), len(legal) == 1
        move = Move(int(before.to_move), action, text, before, events, forced, secret)
        self.moves.append(move)
        return move

    def undo_point(self, seat: int, ignoring: Collection[int] = ()) -> int | None:
        """Return the number of moves that stay if `seat` takes back its last choice, or None if it may not.

        Nothing is taken back across what chance has shown or another seat has chosen. `ignoring` lists the
        seats (bots) that do not mind; if all others are among them chance does not hinder either.
        """
        alone = bool(self.moves) and len({seat, *ignoring}) == self.moves[0].before.seats
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.who == seat and not move.forced:
                return number
            if not alone and move.hinders_undo(seat):
                return None
        return None

    def cut(self, keep: int) -> State:
        """Take back all moves but the first `keep`; return the position that stands then."""
        state = self.moves[keep].before.clone()
        del self.moves[keep:]
        return state


def is_final(state: State, action: int, hindering: Collection[int]) -> bool:
    """Tell whether an action could not be taken back, where moves of `hindering` seats follow at once.

    What is hidden must not show in the answer: where what follows depends on it, the answer is yes.
    """
    if hindering and state.game.unseen(state, action):
        return True
    after = state.clone()
    after.apply(action)
    return after.to_move == OVER or after.to_move in hindering
