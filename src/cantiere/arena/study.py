"""Studies: questions people ask about a game, answered from many games, with 95 % intervals."""

from __future__ import annotations

import dataclasses
import statistics
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from cantiere.arena.observe import Choice, Observation
from cantiere.arena.ratings import Interval, mean_interval, wilson

FEWEST = 10  # choices before anything is said about an answer


@dataclasses.dataclass(frozen=True)
class Seat:
    """How a seat fares, counted from the first."""

    seat: int
    share: float  # of the victories
    share_interval: Interval
    score: float
    score_interval: Interval


@dataclasses.dataclass(frozen=True)
class Answer:
    """What choosing an answer goes with: points against the usual choice at that question and round."""

    decision: str
    action: str
    times: int
    points: float
    points_interval: Interval


@dataclasses.dataclass(frozen=True)
class Question:
    """How often a question is a real choice, and how wide it is."""

    decision: str
    per_game: float
    options: float
    most: int


@dataclasses.dataclass(frozen=True)
class Distribution:
    """Where numbers lie."""

    mean: float
    interval: Interval
    low: float  # 5 %
    median: float
    high: float  # 95 %
    least: float
    most: float


@dataclasses.dataclass(frozen=True)
class Source:
    """Points of one origin, for a seat and game."""

    source: str
    points: float
    interval: Interval
    of_winners: float


@dataclasses.dataclass(frozen=True)
class Study:
    """What many games say."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    games: int
    seats: list[Seat]
    scores: Distribution
    winning_scores: Distribution
    margins: Distribution
    questions_per_game: Distribution
    choices_per_game: Distribution
    questions: list[Question]
    answers: list[Answer]
    sources: list[Source]

    def data(self) -> dict[str, Any]:
        """Return the study ready for JSON."""
        return dataclasses.asdict(self)


def study(game: str, bots: Sequence[str], options: dict[str, Any], seen: Sequence[Observation]) -> Study:
    """Return the answers that these games give."""
    ordered = [sorted(one.scores, reverse=True) for one in seen]
    return Study(
        game=game,
        bots=list(bots),
        options=options,
        games=len(seen),
        seats=[_seat(seen, seat) for seat in range(len(bots))],
        scores=distribution([score for one in seen for score in one.scores]),
        winning_scores=distribution([scores[0] for scores in ordered]),
        margins=distribution([scores[0] - scores[1] for scores in ordered]),
        questions_per_game=distribution([one.questions for one in seen]),
        choices_per_game=distribution([len(one.choices) for one in seen]),
        questions=_questions(seen),
        answers=_answers(seen),
        sources=_sources(seen),
    )


def distribution(values: Sequence[float]) -> Distribution:
    """Return where numbers lie."""
    ordered = sorted(values)
    edge = len(ordered) // 20
    return Distribution(
        statistics.fmean(ordered),
        mean_interval(ordered),
        ordered[edge],
        statistics.median(ordered),
        ordered[-1 - edge],
        ordered[0],
        ordered[-1],
    )


def _seat(seen: Sequence[Observation], seat: int) -> Seat:
    share = statistics.fmean(1.0 / one.ranks.count(1) if one.ranks[seat] == 1 else 0.0 for one in seen)
    scores = [float(one.scores[seat]) for one in seen]
    return Seat(seat, share, wilson(share, len(seen)), statistics.fmean(scores), mean_interval(scores))


def _questions(seen: Sequence[Observation]) -> list[Question]:
    widths: dict[str, list[int]] = defaultdict(list)
    for one in seen:
        for choice in one.choices:
            widths[choice.decision].append(choice.options)
    found = [
        Question(name, len(wide) / len(seen), statistics.fmean(wide), max(wide))
        for name, wide in widths.items()
    ]
    return sorted(found, key=lambda question: -question.per_game)


def _answers(seen: Sequence[Observation]) -> list[Answer]:
    """Compare each answer with what is usual: a seat's points above its table's mean, less the same mean of
    all who answered that question in that round. So a card is not praised for the round in which it comes.
    """
    outcomes: dict[tuple[str, int], list[tuple[str, float]]] = defaultdict(list)
    for one in seen:
        mean = statistics.fmean(one.scores)
        for choice in _once_a_round(one.choices):
            above = one.scores[choice.seat] - mean
            outcomes[choice.decision, choice.round].append((choice.action, above))
    effects: dict[tuple[str, str], list[float]] = defaultdict(list)
    for (decision, _), answered in outcomes.items():
        usual = statistics.fmean(above for _, above in answered)
        for action, above in answered:
            effects[decision, action].append(above - usual)
    found = [
        Answer(decision, action, len(values), statistics.fmean(values), mean_interval(values))
        for (decision, action), values in effects.items()
        if len(values) >= FEWEST
    ]
    return sorted(found, key=lambda answer: (answer.decision, -answer.points))


def _once_a_round(choices: Sequence[Choice]) -> list[Choice]:
    """Leave repetitions out: selling a cube three times a round is one way to play, not three."""
    return list({(one.seat, one.decision, one.action, one.round): one for one in choices}.values())


def _sources(seen: Sequence[Observation]) -> list[Source]:
    names = Counter[str]()
    for one in seen:
        for found in one.sources:
            names.update({source: abs(points) for source, points in found.items()})
    return [_source(seen, name) for name, _ in names.most_common()]


def _source(seen: Sequence[Observation], name: str) -> Source:
    points = [float(found.get(name, 0)) for one in seen for found in one.sources]
    winners = [
        float(found.get(name, 0))
        for one in seen
        for found, rank in zip(one.sources, one.ranks, strict=True)
        if rank == 1
    ]
    return Source(name, statistics.fmean(points), mean_interval(points), statistics.fmean(winners))
