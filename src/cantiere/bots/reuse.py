"""Keeping a tree between moves: where the question asked now stands in the last search's tree.

A bot is not told what has been played, so it tries: from the last position, by its own answer and then the
other seats' possible or expected ones, to a position that looks to its seat exactly like the one it is shown.
Nothing is followed across chance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.bots.tree import Edge, Node
from cantiere.core.heuristics import Heuristics
from cantiere.core.state import State

MOST_LOOKS: Final = 60  # positions compared
MOST_MOVES: Final = 6  # of others, one after the other


class Looks:
    """How many positions may still be compared, and with what."""

    def __init__(self, now: State, seat: i64, modelled: bool) -> None:
        self.modelled: Final = modelled  # the other seats have no nodes: they answer as expected
        self.left: i64 = MOST_LOOKS
        self.now: Final = now
        self.seat: Final = seat
        self.view: Final = now.view(seat)


def kept_node(root: Node, before: State, answer: i64, now: State, seat: i64, modelled: bool) -> Node | None:
    """Return the node of the question asked `now`, or None if the last search did not meet it."""
    if root.seat != seat or before.seats != now.seats:
        return None
    for edge in root.edges:
        if edge.action == answer:
            state = before.clone()
            state.apply(answer)
            return _follow(edge, state, Looks(now, seat, modelled), MOST_MOVES)
    return None


def _follow(edge: Edge, state: State, looks: Looks, depth: i64) -> Node | None:
    _skip_forced(state)
    frame = state.frame
    if frame is None or state.to_move < 0 or depth == 0:
        return None
    if looks.modelled and state.to_move != looks.seat:
        state.apply(expected(state))
        return _follow(edge, state, looks, depth - 1)
    node = edge.next(state.to_move, frame.step)
    if node.visits == 0:
        return None
    if state.to_move == looks.seat:
        if state.decision != looks.now.decision:
            return None
        looks.left -= 1
        return node if looks.left >= 0 and state.view(looks.seat) == looks.view else None
    for reply in node.ranked:
        if reply.visits > 0 and looks.left > 0 and reply.action in state.legal_actions():
            after = state.clone()
            after.apply(reply.action)
            found = _follow(reply, after, looks, depth - 1)
            if found is not None:
                return found
    return None


def expected(state: State) -> i64:
    """Return the answer that is expected of a seat."""
    heuristics: Heuristics = state.game.heuristics
    advice = heuristics.advice(state)
    return advice if advice >= 0 else heuristics.pick(state, state.legal_actions())


def _skip_forced(state: State) -> None:
    while state.to_move >= 0:
        actions = state.legal_actions()
        if len(actions) != 1:
            return
        state.apply(actions[0])
