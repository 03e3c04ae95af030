"""History: the moves of a game with the positions before them, and how far a seat may take back."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from cantiere.core.state import CHANCE, Event, State


class Move(NamedTuple):
    """Who played what, the position before it, what happened, and whether there was nothing to choose."""

    who: int
    action: int
    text: str
    before: State
    events: list[Event]
    forced: bool


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
        text = state.game.action_name(action)
        outer, events = state.listener, list[Event]()
        state.listener = events
        try:
            state.apply(action)
        finally:
            state.listener = outer
        if outer is not None:
            outer.extend(events)
        move = Move(int(before.to_move), action, text, before, events, len(legal) == 1)
        self.moves.append(move)
        return move

    def undo_point(self, seat: int, ignoring: Collection[int] = ()) -> int | None:
        """Return the number of moves that stay if `seat` takes back its last choice, or None if it may not.

        Nothing is taken back across a chance outcome or another seat's choice, since those have shown
        something or belong to somebody. `ignoring` lists the seats (bots) that do not mind; if all others
        are among them chance is no barrier either.
        """
        alone = bool(self.moves) and len({seat, *ignoring}) == self.moves[0].before.seats
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.who == seat and not move.forced:
                return number
            if not alone and move.who != seat and not (move.who != CHANCE and move.forced):
                return None
        return None

    def cut(self, keep: int) -> State:
        """Take back all moves but the first `keep`; return the position that stands then."""
        state = self.moves[keep].before.clone()
        del self.moves[keep:]
        return state
