"""What anybody who sees a table may know of its game when that is over: all of it, as plain values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from cantiere.arena.analysis import Analysis, Moment, Swing
from cantiere.arena.lessons import lessons
from cantiere.core.notation import Row
from cantiere.core.points import Points, points_made, scores_along
from cantiere.match import Match
from cantiere.server.play.known import SeatName

SHOWN = 10  # swings, and better moves of each seat
EXAMPLES = 3  # choices that are shown of each thing to learn
START = "source-start"  # the points with which seats begin, so that all sources together are the score


class KnownStory(NamedTuple):
    """How the points of a game were made. `start` are the points with which the seats began."""

    game: str
    names: tuple[SeatName, ...]
    moves: int
    standings: list[list[int]]
    ranks: list[int]
    start: list[Points]
    made: list[Points]
    curve: list[list[int]]


class KnownSwing(NamedTuple):
    """A move after which somebody's chance was another, and its message."""

    swing: Swing
    row: Row


class KnownChoice(NamedTuple):
    """A choice that was not the best, with the messages of what was played and of what was best."""

    choice: Moment
    played: Row
    best: Row


class KnownLesson(NamedTuple):
    """Something to learn: what it is about, how often, what it has cost, and the dearest of the choices."""

    seat: int
    theme: str | None
    decision: str
    times: int
    loss: float
    moves: list[KnownChoice]


class KnownAnalysis(NamedTuple):
    """What the bots think of a game."""

    game: str
    names: tuple[SeatName, ...]
    bot: str
    estimates: list[list[float]]
    swings: list[KnownSwing]
    better: list[KnownChoice]
    lessons: list[KnownLesson]


def known_story(match: Match, names: tuple[SeatName, ...]) -> KnownStory:
    """Return the story of a game that is over."""
    moves, last = list(match.moves), match.state
    made = points_made(moves)
    first = moves[0].before if moves else last
    scores = [int(score) for score in first.scores()]
    return KnownStory(
        match.game.id,
        names,
        len(moves),
        [[int(figure) for figure in last.standing(seat)] for seat in range(int(last.seats))],
        [int(rank) for rank in last.ranking()],
        [Points(0, 0, seat, START, score) for seat, score in enumerate(scores) if score],
        made,
        scores_along(moves, made, scores),
    )


def known_analysis(match: Match, names: tuple[SeatName, ...], data: Mapping[str, Any]) -> KnownAnalysis:
    """Return an analysis that was worked out, with the messages of its moves."""
    found = Analysis.of_parts(data["parts"])
    swings = found.swings([(move.who, move.text) for move in match.moves], SHOWN)
    return KnownAnalysis(
        match.game.id,
        names,
        data["bot"] if "bot" in data else f"search:{data['iterations']}",  # made before networks were asked
        found.estimates,
        [KnownSwing(one, _row(match, one.number, one.text)) for one in swings],
        [_choice(match, one) for one in _better_moves(found)],
        [
            KnownLesson(
                one.seat,
                one.theme,
                one.decision,
                len(one.moments),
                one.loss,
                [_choice(match, moment) for moment in one.moments[:EXAMPLES]],
            )
            for one in lessons(found, match.game, lambda number: match.moves[number - 1].before)
        ],
    )


def _choice(match: Match, one: Moment) -> KnownChoice:
    return KnownChoice(one, _row(match, one.number, one.played), _row(match, one.number, one.best))


def _better_moves(found: Analysis) -> list[Moment]:
    """Return the choices of each seat that cost it most: everybody wants to know their own."""
    counts: Counter[int] = Counter()
    kept = []
    for one in found.better_moves(len(found.moments)):
        counts[one.seat] += 1
        if counts[one.seat] <= SHOWN:
            kept.append(one)
    return kept


def _row(match: Match, number: int, text: str) -> Row:
    before = match.moves[number - 1].before
    return match.game.label(before, match.game.notation.exactly(before, text))
