"""What goes out about finished games, and hints, described for the OpenAPI document."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class HintShape(BaseModel):
    """An answer that a bot thinks of: its chance to win (0 to 1), and the points it may end with."""

    text: str
    label: str
    chance: float
    points: float


class HintsShape(BaseModel):
    """What a bot would do, and the two next best."""

    number: int
    seat: int
    bot: str
    hints: list[HintShape]


class SourcePointsShape(BaseModel):
    """Points from one source, by seat."""

    source: str
    label: str
    points: list[int]


class RoundPointsShape(BaseModel):
    """Points of one round, by seat; round 0 in games without rounds."""

    round: int
    points: list[int]
    sources: list[SourcePointsShape]


class FigureShape(BaseModel):
    """A figure that seats are ranked by."""

    key: str
    label: str


class FinalSeatShape(BaseModel):
    """How a seat ended: `standing` has the score, then the tie-breaks."""

    seat: int
    name: str
    score: int
    rank: int
    standing: list[int]


class StoryShape(BaseModel):
    """How the points of a game were made. `curve` has the scores by seat after each move, set-up first."""

    moves: int
    ranked_by: list[FigureShape]
    seats: list[FinalSeatShape]
    sources: list[SourcePointsShape]
    rounds: list[RoundPointsShape]
    curve: list[list[int]]


class ProgressShape(BaseModel):
    """How many positions have been looked at."""

    status: Literal["computing"]
    done: int
    total: int


class SwingShape(BaseModel):
    """A move, of a seat or of chance (-1), after which the chance of a seat was quite another."""

    number: int
    who: int
    text: str
    label: str
    seat: int
    before: float
    after: float


class SaidShape(BaseModel):
    """An action and its words."""

    text: str
    label: str


class BetterShape(BaseModel):
    """A choice that was not the best. `chance`: of the seat, with the best; `loss`: how much was lost."""

    number: int
    seat: int
    decision: str
    question: str
    played: SaidShape
    best: SaidShape
    loss: float
    chance: float


class AnalysisShape(BaseModel):
    """What the bots think of a game. `estimates`: each seat's chance to win after each move, set-up first."""

    status: Literal["ready"]
    bot: str
    estimates: list[list[float]]
    swings: list[SwingShape]
    better: list[BetterShape]
