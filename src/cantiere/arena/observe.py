"""What a study looks at in one game: choices, their number, points and where they came from."""

from __future__ import annotations

import dataclasses

from cantiere.arena.plan import Plan, match_of
from cantiere.core.history import Move
from cantiere.core.points import points_made
from cantiere.core.state import CHANCE


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
    for one in points_made(moves):
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
