"""The story of a finished game: how the points were made, by source and by round, and how they grew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cantiere.arena.observe import Points, points_made
from cantiere.core.history import Move
from cantiere.core.state import State
from cantiere.server.gate.types.finished import RoundPoints, SourcePoints, Story
from cantiere.texts import Texts

OTHER = "source-other"
START = "source-start"


def story(moves: Sequence[Move], last: State, names: Sequence[str], texts: Texts) -> Story:
    """Return the story of a game that ended at `last`; all of it is open then."""
    made, ranks = points_made(moves, last), last.ranking()
    standings = [[int(figure) for figure in last.standing(seat)] for seat in range(last.seats)]
    rounds = sorted({one.round for one in made})
    return {
        "moves": len(moves),
        "ranked_by": [{"key": key, "label": texts.say(key)} for key in last.game.ranked_by],
        "seats": [
            {"seat": seat, "name": names[seat], "score": standing[0], "rank": int(rank), "standing": standing}
            for seat, (standing, rank) in enumerate(zip(standings, ranks, strict=True))
        ],
        "sources": _by_source([*_at_the_start(moves), *made], int(last.seats), texts),
        "rounds": [
            _round(number, [one for one in made if one.round == number], int(last.seats), texts)
            for number in rounds
        ],
        "curve": [[int(score) for score in state.scores()] for state in (*(m.before for m in moves), last)],
    }


def _at_the_start(moves: Sequence[Move]) -> list[Points]:
    """Return the points with which seats begin, so that all sources together are the score."""
    scores = moves[0].before.scores() if moves else []
    return [Points(0, 0, seat, START, int(score)) for seat, score in enumerate(scores) if score]


def _round(number: int, made: Sequence[Points], seats: int, texts: Texts) -> RoundPoints:
    return {"round": number, "points": _added(made, seats), "sources": _by_source(made, seats, texts)}


def _by_source(made: Sequence[Points], seats: int, texts: Texts) -> list[SourcePoints]:
    """Return the points of each seat by source, what brought most first."""
    labels = {one.source: texts.say(one.source if texts.knows(one.source) else OTHER) for one in made}
    found: list[SourcePoints] = [
        {"source": source, "label": label, "points": _added((p for p in made if p.source == source), seats)}
        for source, label in labels.items()
    ]
    return sorted(found, key=lambda one: -sum(abs(points) for points in one["points"]))


def _added(made: Iterable[Points], seats: int) -> list[int]:
    totals = [0] * seats
    for one in made:
        totals[one.seat] += one.points
    return totals
