"""What a study looks at in one game: choices, their number, points and where they came from."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cantiere.arena.plan import Plan, match_of
from cantiere.core.events import Event
from cantiere.core.history import Move
from cantiere.core.state import CHANCE, State


@dataclasses.dataclass(frozen=True)
class Choice:
    """An answer that a seat gave where it had others."""

    seat: int
    decision: str
    action: str
    round: int  # 0 in a game without rounds
    options: int


@dataclasses.dataclass
class Observation:
    """One game, as a study sees it."""

    bots: list[str]  # by seat, as all lists here
    scores: list[int]
    ranks: list[int]
    choices: list[Choice]
    questions: int  # answered by seats, forced ones included
    rounds: int
    sources: list[dict[str, int]]  # points by where they came from


@dataclasses.dataclass(frozen=True)
class Points:
    """Points that a move has brought to a seat, and where they came from."""

    number: int  # of the move, from 1
    round: int
    seat: int
    source: str  # the id of a message; the question that was answered, where no event tells
    points: int


def observe(plan: Plan, number: int) -> Observation:
    """Play a game of the plan and note what a study asks about."""
    match = match_of(plan, number)
    match.play_bots()
    moves, state = match.moves, match.state
    noted = Observation(
        bots=[plan.bots[place] for place in plan.seating(number)],
        scores=[int(score) for score in state.scores()],
        ranks=[int(rank) for rank in state.ranking()],
        choices=[],
        questions=sum(move.who != CHANCE for move in moves),
        rounds=int(state.round),
        sources=[{} for _ in range(state.seats)],
    )
    for move in moves:
        _note_choice(noted, move)
    for one in points_made(moves, state):
        found = noted.sources[one.seat]
        found[one.source] = found.get(one.source, 0) + one.points
    return noted


def _note_choice(noted: Observation, move: Move) -> None:
    if move.who == CHANCE:
        return
    options = len(move.before.legal_actions())
    if options > 1:
        noted.choices.append(
            Choice(move.who, move.before.decision, move.text, int(move.before.round), options)
        )


# --- where points come from --------------------------------------------------------------------------


class Kind(NamedTuple):
    """Events of one name, with the parameters that may be the points and where they came from."""

    event: str
    amount: str
    source: str


def points_made(moves: Sequence[Move], last: State) -> list[Points]:
    """Return all points of a game that stands at `last`, in the order in which they were made."""
    afters = [*(move.before for move in moves[1:]), last]
    steps = list(zip(moves, afters, strict=True)) if moves else []
    kinds = _scoring_kinds(steps)
    found: list[Points] = []
    for number, (move, after) in enumerate(steps, start=1):
        for seat, change in _changes(move, after):
            told = {kind: pairs for kind, pairs in _by_kind(move.events, seat).items() if kind in kinds}
            for source, points in _sources(told, change) or [(move.before.decision, change)]:
                found.append(Points(number, int(move.before.round), seat, source, points))
    return found


def _changes(move: Move, after: State) -> list[tuple[int, int]]:
    """Return the seats whose score a move has changed, and by how much."""
    before, now = move.before.scores(), after.scores()
    return [(seat, int(now[seat] - before[seat])) for seat in range(after.seats) if now[seat] != before[seat]]


def _scoring_kinds(steps: Sequence[tuple[Move, State]]) -> set[Kind]:
    """Return the kinds of events that tell of points: those that nearly always come with such a change."""
    told, right = Counter[Kind](), Counter[Kind]()
    for move, after in steps:
        changes = dict(_changes(move, after))
        for seat in range(after.seats):
            change = changes.get(seat, 0)
            for kind, found in _by_kind(move.events, seat).items():
                told[kind] += 1
                right[kind] += change != 0 and abs(_sum(found)) >= abs(change)
    return {kind for kind in told if right[kind] >= 0.7 * told[kind]}


def _sources(kinds: dict[Kind, list[tuple[str, int]]], change: int) -> list[tuple[str, int]]:
    """Return the sources that events of one kind, or of two opposite ones, name for exactly this change."""
    for gained in kinds.values():
        if _sum(gained) == change:
            return gained
    lost = {name: [(source, -amount) for source, amount in found] for name, found in kinds.items()}
    for name, losses in lost.items():
        if _sum(losses) == change:
            return losses
        for other, gained in kinds.items():
            if other != name and _sum(gained) + _sum(losses) == change:
                return gained + losses
    return []


def _by_kind(events: Sequence[Event], seat: int) -> dict[Kind, list[tuple[str, int]]]:
    """Return the (source, amount) pairs that events tell of a seat, by the kind of event."""
    kinds: dict[Kind, list[tuple[str, int]]] = {}
    for event in events:
        if event.seat != seat:
            continue
        for amount, number in event.params.items():
            for source, name in event.params.items():
                if isinstance(number, int) and isinstance(name, str):
                    kinds.setdefault(Kind(event.name, amount, source), []).append((name, int(number)))
    return kinds


def _sum(found: Sequence[tuple[str, int]]) -> int:
    return sum(amount for _, amount in found)
