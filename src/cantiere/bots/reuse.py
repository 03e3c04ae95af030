"""Keeping a tree between moves: where the question asked now stands in the last search's tree.

A bot is told what was played. From the last position these moves are followed as the search went: its own
answers along the edges, the others' where they are the expected ones (without heuristics: along the edges,
too). Nothing is followed across chance, nor across what the seat may not know.
"""

from __future__ import annotations

from mypy_extensions import i64

from cantiere.bots.tree import Edge, Node
from cantiere.core.heuristics import Heuristics
from cantiere.core.state import State


def kept_node(
    root: Node, before: State, played: list[tuple[int, int]], now: State, modelled: bool
) -> Node | None:
    """Return the node of the question asked `now`, or None if the last search did not meet it.

    `before` is the last position that was searched, `played` are the moves since, as (who, action).
    `modelled`: the other seats have no nodes, because they answer as the heuristics would.
    """
    if not played or before.seats != now.seats:
        return None
    heuristics: Heuristics = before.game.heuristics
    seat = root.seat
    state, edge = before.clone(), Edge(-1, 0.0)
    first = True
    for who, action in played:
        legal = state.legal_actions()
        if who < 0 or state.to_move != who or action not in legal:
            return None
        only: i64 = -1 if first else (legal[0] if len(legal) == 1 else heuristics.advice(state))
        if only >= 0:  # it has no node
            if action != only:
                return None
        elif modelled and who != seat:
            if action != heuristics.pick(state, legal):
                return None
        else:
            found = _edge(root if first else _met(edge, state), action)
            if found is None:
                return None
            edge = found
        first = False
        state.apply(action)
    return _met(edge, state) if state.to_move == seat and state.decision == now.decision else None


def _met(edge: Edge, state: State) -> Node | None:
    """Return the node of the question that is asked after an answer, if the search has met it."""
    frame = state.frame
    if frame is None:
        return None
    node = edge.next(state.to_move, frame.step)
    return node if node.visits > 0 else None


def _edge(node: Node | None, action: i64) -> Edge | None:
    if node is not None:
        for edge in node.edges:
            if edge.action == action:
                return edge
    return None
