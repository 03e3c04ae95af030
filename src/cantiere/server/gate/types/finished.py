"""The types of what is sent about finished games, and of hints."""

from __future__ import annotations

from typing import Literal, TypedDict

from cantiere.server.store.rows import Options, Result


class Hint(TypedDict):
    """An answer that a bot thinks of: its chance to win (0 to 1), and the points it may end with."""

    text: str
    label: str
    chance: float
    points: float


class Hints(TypedDict):
    """What a bot would do, and the two next best."""

    number: int
    seat: int
    bot: str
    hints: list[Hint]


class SourcePoints(TypedDict):
    """Points from one source, by seat."""

    source: str
    label: str
    points: list[int]


class RoundPoints(TypedDict):
    """Points of one round, by seat; round 0 in games without rounds."""

    round: int
    points: list[int]
    sources: list[SourcePoints]


class RankingFigure(TypedDict):
    """A figure that seats are ranked by."""

    key: str
    label: str


class FinalSeat(TypedDict):
    """How a seat ended: `standing` has the score, then the tie-breaks."""

    seat: int
    name: str
    score: int
    rank: int
    standing: list[int]


class Story(TypedDict):
    """How the points of a game were made. `curve` has the scores by seat after each move, set-up first."""

    moves: int
    ranked_by: list[RankingFigure]
    seats: list[FinalSeat]
    sources: list[SourcePoints]
    rounds: list[RoundPoints]
    curve: list[list[int]]


class Progress(TypedDict):
    """How many positions have been looked at."""

    status: Literal["computing"]
    done: int
    total: int


class Swing(TypedDict):
    """A move, of a seat or of chance (-1), after which the chance of a seat was quite another."""

    number: int
    who: int
    text: str
    label: str
    seat: int
    before: float
    after: float


class ActionWords(TypedDict):
    """An action and its words."""

    text: str
    label: str


class BetterMove(TypedDict):
    """A choice that was not the best. `chance`: of the seat, with the best; `loss`: how much was lost."""

    number: int
    seat: int
    decision: str
    question: str
    played: ActionWords
    best: ActionWords
    loss: float
    chance: float


class LessonLine(TypedDict):
    """Something that a seat may learn: `times` choices about one thing, which cost `loss` together.

    `theme` is one of the game's problems, if it has such, `problems` their number, and `problem` one of them
    to begin with; `moves` are the dearest.
    """

    seat: int
    theme: str | None
    about: str
    problems: int
    problem: str | None
    times: int
    loss: float
    moves: list[BetterMove]


class GameAnalysis(TypedDict):
    """What the bots think of a game. `estimates`: each seat's chance to win after each move, set-up first.

    `lessons`: up to three things that each seat may learn, the dearest first.
    """

    status: Literal["ready"]
    bot: str
    estimates: list[list[float]]
    swings: list[Swing]
    better: list[BetterMove]
    lessons: list[LessonLine]


class RecordData(TypedDict):
    """A finished game, as the command line keeps it too."""

    format: int
    game: str
    rules_version: int
    options: Options
    seats: int
    moves: list[tuple[int, str]]
    result: Result | None
    players: list[str]
    commitment: str | None
    seed: str | None
    salt: str | None
