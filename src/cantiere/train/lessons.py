"""Games of self-play, and what can be learnt from them: a row for each question that the network answered.

Nothing here needs the training library, so worker processes start quickly. A game depends on its number and
the weights alone, so it goes the same way on any number of processes.
"""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from cantiere.bots import bot
from cantiere.bots.bot import Bot
from cantiere.bots.inputs import ANSWER_FIGURES, MOST_SEATS, OUTLOOK_FIGURES, WIDTH, Inputs, Look
from cantiere.bots.net import NetBot, judge
from cantiere.bots.network import Judgement
from cantiere.bots.weights import Learned, switches, unpack
from cantiere.core.chance import settle
from cantiere.core.game import Game
from cantiere.core.rng import Rng
from cantiere.core.state import OVER, State
from cantiere.train.settings import Settings, table
from cantiere.train.study import teacher, wanted

Floats = npt.NDArray[np.float32]


@dataclasses.dataclass
class Lessons:
    """Rows of questions: what was seen, what was answered, how it went."""

    table: npt.NDArray[np.float16]
    answers: npt.NDArray[np.float16]
    actions: npt.NDArray[np.int32]
    count: npt.NDArray[np.int32]  # answers there were
    seats: npt.NDArray[np.int32]
    chosen: npt.NDArray[np.int32]
    odds: Floats  # logarithm of how likely the answer was
    gain: Floats  # how much better than expected it went
    value: Floats  # what should have been expected
    shares: Floats  # of the victory, by seat from the asked one on
    lead: Floats
    wanted: npt.NDArray[np.float16]  # odds that a search found right; all 0: it was not asked
    outlook: npt.NDArray[np.float16]

    def __len__(self) -> int:
        return len(self.count)

    def part(self, rows: npt.NDArray[Any]) -> Lessons:
        """Return some of the rows, by number or by a mask."""
        return Lessons(*(getattr(self, field.name)[rows] for field in dataclasses.fields(Lessons)))

    @property
    def studied(self) -> npt.NDArray[np.bool_]:
        """Which of them a search was asked about."""
        return np.asarray(self.wanted.sum(axis=1) > 0)


@dataclasses.dataclass(frozen=True)
class Job:
    """What is needed to play the games of a round."""

    game: Game
    settings: Settings
    weights: bytes
    best: bytes
    round: int
    scale: float  # of leads, in points; 0: not known yet

    @property
    def teaching(self) -> bool:
        """Whether the teacher plays."""
        return self.round < self.settings.lessons and bool(self.settings.teacher)

    @property
    def studying(self) -> bool:
        """Whether a search is asked about some questions."""
        return self.round >= self.settings.warm and bool(self.settings.study)


@dataclasses.dataclass
class Row:
    """A question that was answered, while its game goes on."""

    look: Look
    chosen: int
    odds: float
    expected: float
    chances: list[float]  # by seat from the asked one on
    lead: float
    wanted: list[float]


@functools.lru_cache(maxsize=4)
def learned(game: Game, weights: bytes) -> Learned:
    """Return the network of some weights, which is made once."""
    return unpack(game, weights)


def expected(judgement: Judgement, seat: int) -> float:
    """Return what a network expects for a seat: half the victory, half the lead, from -1 to 1."""
    return 0.5 * (_centred(judgement.chances[seat], len(judgement.chances)) + judgement.lead)


def _centred(share: float, seats: int) -> float:
    return (share * seats - 1.0) / max(1, seats - 1)


def play(job: Job, number: int) -> tuple[Lessons, float]:
    """Play one game of a round; return what it teaches, and by how much it was won."""
    seed = f"{job.settings.seed}:{job.round}:{number}"
    rng = Rng(f"{seed}:table")
    seats, options = table(job.game, rng)
    player: Bot = NetBot(seed, learned(job.game, job.weights), bold=True)
    if job.teaching:
        player = Watched(bot(job.settings.teacher, seed), learned(job.game, job.weights))
    players = [player] * seats
    if not job.teaching and rng.below(100) < job.settings.guests:
        guest: Bot = NetBot(seed, learned(job.game, job.best)) if rng.below(2) else bot("greedy", seed)
        players[rng.below(seats)] = guest
    state = job.game.new(seats, **options)
    asked = Asked(job, seed) if job.studying else None
    rows = _play_out(state, players, player, Rng(f"{seed}:luck"), asked)
    return _lessons(job, state, rows)


class Asked:
    """A search that is asked about some of the questions of a game."""

    def __init__(self, job: Job, seed: str) -> None:
        self.settings = job.settings
        self.rng = Rng(f"{seed}:study")
        self.search = teacher(job.settings.study, seed, learned(job.game, job.weights))

    def odds(self, state: State, judgement: Judgement) -> list[float]:
        """Return what the network should have found; nothing for most questions."""
        if self.rng.below(100) >= self.settings.studied:
            return []
        return wanted(self.search, state, judgement, self.settings.keen)


class Watched(Bot):
    """A teacher, of whose answers is written down what the network would have seen."""

    def __init__(self, teacher: Bot, known: Learned) -> None:
        super().__init__(teacher.name)
        self.teacher = teacher
        self.learned = known
        self.judgement: Judgement | None = None
        self.place = 0
        self.odds = 1.0

    def choose(self, state: State, seat: int) -> int:
        """Return the teacher's answer."""
        actions = state.legal_actions()
        answer = int(self.teacher.choose(state.clone(), seat))
        self.judgement = None
        if len(actions) > 1 and state.game.heuristics.advice(state) < 0:
            judgement = judge(self.learned, state, actions)
            if answer in judgement.look.actions:
                self.judgement = judgement
                self.place = judgement.look.actions.index(answer)
        return answer


def _play_out(
    state: State, players: list[Bot], learner: Bot, rng: Rng, asked: Asked | None = None
) -> list[list[Row]]:
    """Play to the end; return each seat's questions that the learner has answered."""
    rows: list[list[Row]] = [[] for _ in players]
    while True:
        settle(state, rng)
        if state.to_move == OVER:
            return rows
        seat = int(state.to_move)
        seen = state.clone()
        seen.redeal(seat, rng)
        state.apply(players[seat].choose(seen, seat))
        judgement = getattr(learner, "judgement", None)
        if players[seat] is learner and isinstance(judgement, Judgement):
            assert isinstance(learner, NetBot | Watched)
            right = asked.odds(seen, judgement) if asked is not None else []
            look, place, odds = judgement.look, int(learner.place), float(learner.odds)
            chances = [*judgement.chances[seat:], *judgement.chances[:seat]]
            rows[seat].append(
                Row(look, place, odds, expected(judgement, seat), chances, float(judgement.lead), right)
            )


def result(state: State) -> tuple[list[float], list[float]]:
    """Return each seat's part of the victory, and its lead over the best of the others, in points."""
    ranks, scores = state.ranking(), state.scores()
    shares, leads = [0.0] * len(ranks), [0.0] * len(ranks)
    for group in state.groups():
        first = [seat for seat in group if ranks[seat] == 1]
        for seat in group:
            shares[seat] = 1.0 / len(first) if seat in first else 0.0
            leads[seat] = float(scores[seat]) - max(
                (float(scores[o]) for o in group if o != seat), default=0.0
            )
    return shares, leads


def _lessons(job: Job, state: State, rows: list[list[Row]]) -> tuple[Lessons, float]:
    seats = len(rows)
    shares, leads = result(state)
    total = sum(shares)
    scale = job.scale or 1.0
    flat = [(row, seat) for seat, own in enumerate(rows) for row in own]
    made = _empty(job.game, len(flat))
    at = 0
    for seat, own in enumerate(rows):
        lead = max(-1.0, min(1.0, leads[seat] / scale))
        end = 0.5 * (_centred(shares[seat], seats) + lead)
        gains = _credit([row.expected for row in own], end, job.settings.along)
        ended = np.array([*(shares[(seat + away) % seats] / total for away in range(seats)), lead])
        seen = _expect([np.array([*row.chances, row.lead]) for row in own], ended, job.settings.later)
        for row, gain, later in zip(own, gains, seen, strict=True):
            _write(made, at, row, seats)
            made.gain[at], made.value[at] = gain, row.expected + gain
            made.shares[at, :seats], made.lead[at] = later[:-1], later[-1]
            at += 1
    return made, max(leads)


def _empty(game: Game, rows: int) -> Lessons:
    inputs = Inputs(game, switches(game))
    return Lessons(
        np.zeros((rows, inputs.size), np.float16),
        np.zeros((rows, WIDTH, ANSWER_FIGURES + int(inputs.marks)), np.float16),
        np.zeros((rows, WIDTH), np.int32),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.int32),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.float32),
        np.zeros((rows, MOST_SEATS), np.float32),
        np.zeros(rows, np.float32),
        np.zeros((rows, WIDTH), np.float16),
        np.zeros((rows, OUTLOOK_FIGURES), np.float16),
    )


def _write(made: Lessons, at: int, row: Row, seats: int) -> None:
    look, count = row.look, len(row.look.actions)
    table: Any = look.table  # packed arrays are buffers, though numpy's types do not know it
    answers: Any = look.answers
    made.table[at] = np.frombuffer(table, np.float64)
    made.answers[at, :count] = np.frombuffer(answers, np.float64).reshape(count, -1)
    made.actions[at, :count] = look.actions
    made.count[at], made.seats[at], made.chosen[at] = count, seats, row.chosen
    made.odds[at] = np.log(max(row.odds, 1e-9))
    made.wanted[at, : len(row.wanted)] = row.wanted
    outlook: Any = look.outlook
    made.outlook[at] = np.frombuffer(outlook, np.float64)


def _credit(expected: list[float], end: float, along: float) -> list[float]:
    """Return how much better each answer went than expected (generalised advantage estimation)."""
    gains = [0.0] * len(expected)
    later, after = 0.0, end
    for place in range(len(expected) - 1, -1, -1):
        later = after - expected[place] + along * later
        gains[place] = later
        after = expected[place]
    return gains


def _expect(expected: list[Any], end: Any, along: float) -> list[Any]:
    """Return what should have been expected: what was a little later, and less and less of the time after."""
    found = expected[:]
    target = after = end
    for place in range(len(expected) - 1, -1, -1):
        target = (1.0 - along) * after + along * target
        found[place] = target
        after = expected[place]
    return found


def joined(parts: list[Lessons]) -> Lessons:
    """Return all rows together."""
    names = [field.name for field in dataclasses.fields(Lessons)]
    return Lessons(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
