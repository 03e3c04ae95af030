"""What a study looks at in one game: choices, their number, points and where they came from."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence

from cantiere.arena.plan import Plan, match_of
from cantiere.core.history import Move
from cantiere.core.state import CHANCE, Event, State


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


def observe(plan: Plan, number: int) -> Observation:
    """Play a game of the plan and note what a study asks about."""
    match = match_of(plan, number)
    match.play_bots()
    moves, state = match.moves, match.state
    seats = int(state.seats)
    noted = Observation(
        bots=[plan.bots[place] for place in plan.seating(number)],
        scores=[int(score) for score in state.scores()],
        ranks=[int(rank) for rank in state.ranking()],
        choices=[],
        questions=sum(move.who != CHANCE for move in moves),
        rounds=round_of(state),
        sources=[{} for _ in range(seats)],
    )
    afters = [*(move.before for move in moves[1:]), state]
    kinds = _scoring_kinds(list(zip(moves, afters, strict=True)), seats)
    for move, after in zip(moves, afters, strict=True):
        _note_choice(noted, move)
        _note_points(noted, move, after, kinds)
    return noted


def _scoring_kinds(steps: Sequence[tuple[Move, State]], seats: int) -> set[str]:
    """Return the kinds of events that tell of points: those that nearly always come with such a change."""
    told, right = Counter[str](), Counter[str]()
    for move, after in steps:
        before, now = move.before.scores(), after.scores()
        for seat in range(seats):
            change = int(now[seat] - before[seat])
            for kind, found in _by_kind(move.events, seat).items():
                told[kind] += 1
                right[kind] += change != 0 and abs(_sum(found)) >= abs(change)
    return {kind for kind in told if right[kind] >= 0.7 * told[kind]}


def round_of(state: State) -> int:
    """Return the round that the table shows, 0 in a game that shows none."""
    shown = state.view(None)["table"].get("round", 0)
    return shown if isinstance(shown, int) else 0


def _note_choice(noted: Observation, move: Move) -> None:
    if move.who == CHANCE:
        return
    options = len(move.before.legal_actions())
    if options > 1:
        noted.choices.append(
            Choice(move.who, move.before.decision, move.text, round_of(move.before), options)
        )


def _note_points(noted: Observation, move: Move, after: State, kinds: set[str]) -> None:
    """Note where the points came from that a move has brought."""
    before, now = move.before.scores(), after.scores()
    for seat, found in enumerate(noted.sources):
        change = int(now[seat] - before[seat])
        if change:
            events = [event for event in move.events if event.name in kinds]
            for source, points in _sources(events, seat, change) or [(move.before.decision, change)]:
                found[source] = found.get(source, 0) + points


def _sources(events: Sequence[Event], seat: int, change: int) -> list[tuple[str, int]]:
    """Return the sources that events of one kind, or of two opposite ones, name for exactly this change."""
    kinds = _by_kind(events, seat)
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


def _by_kind(events: Sequence[Event], seat: int) -> dict[str, list[tuple[str, int]]]:
    """Return the (source, amount) pairs that events tell of a seat, by the kind of event."""
    kinds: dict[str, list[tuple[str, int]]] = {}
    for event in events:
        amount, source = event.params.get("amount"), event.params.get("source")
        if event.seat == seat and isinstance(amount, int) and isinstance(source, str):
            kinds.setdefault(event.name, []).append((source, int(amount)))
    return kinds


def _sum(found: Sequence[tuple[str, int]]) -> int:
    return sum(amount for _, amount in found)
