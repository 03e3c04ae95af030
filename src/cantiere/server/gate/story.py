"""The story of a finished game in words: how the points were made, by source and by round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cantiere.core.points import Points
from cantiere.core.registry import game as find_game
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.names import seat_names
from cantiere.server.gate.types.finished import RoundPoints, SourcePoints, Story
from cantiere.server.play.finished import KnownStory
from cantiere.texts import Texts


def story(known: KnownStory, lang: str) -> Story:
    """Return the story of a game that is over; all of it is open then."""
    texts, seats = texts_of(known.game, lang), len(known.standings)
    names = seat_names(known.names, lang)
    rounds = sorted({one.round for one in known.made})
    return {
        "moves": known.moves,
        "ranked_by": [{"key": key, "label": texts.say(key)} for key in find_game(known.game).ranked_by],
        "seats": [
            {
                "seat": seat,
                "name": names[seat],
                "score": standing[0],
                "rank": rank,
                "standing": standing,
            }
            for seat, (standing, rank) in enumerate(zip(known.standings, known.ranks, strict=True))
        ],
        "sources": _by_source([*known.start, *known.made], seats, texts),
        "rounds": [
            _round(number, [one for one in known.made if one.round == number], seats, texts)
            for number in rounds
        ],
        "curve": known.curve,
    }


def _round(number: int, made: Sequence[Points], seats: int, texts: Texts) -> RoundPoints:
    return {"round": number, "points": _added(made, seats), "sources": _by_source(made, seats, texts)}


def _by_source(made: Sequence[Points], seats: int, texts: Texts) -> list[SourcePoints]:
    """Return the points of each seat by source, what brought most first. Sources of one name are one."""
    by_label: dict[str, list[Points]] = {}
    for one in made:
        label = texts.source(one.source)
        by_label.setdefault(label, []).append(one)
    found: list[SourcePoints] = [
        {"source": points[0].source, "label": label, "points": _added(points, seats)}
        for label, points in by_label.items()
    ]
    return sorted(found, key=lambda one: -sum(abs(points) for points in one["points"]))


def _added(made: Iterable[Points], seats: int) -> list[int]:
    totals = [0] * seats
    for one in made:
        totals[one.seat] += one.points
    return totals
