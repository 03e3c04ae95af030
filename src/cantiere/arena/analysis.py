"""Analysis of a game that was played: who stood how along it, where it turned, what was better."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cantiere.bots import searching
from cantiere.core.record import Record
from cantiere.core.registry import game as find_game
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, State


@dataclasses.dataclass(frozen=True)
class Moment:
    """A choice that was made. `loss`: how much better the best answer was, for who chose (0 to 1)."""

    number: int  # of the move in the record, from 1
    seat: int
    decision: str
    played: str
    best: str
    loss: float
    chances: list[float]  # of each seat, with the best answer


@dataclasses.dataclass(frozen=True)
class Swing:
    """A move, of a seat or of chance, after which somebody's chance was quite another."""

    number: int
    who: int
    text: str
    seat: int  # whose chance
    before: float
    after: float


@dataclasses.dataclass(frozen=True)
class Analysis:
    """What is said about a game."""

    estimates: list[list[float]]  # by position, the set-up first: each seat's chance to win
    moments: list[Moment]

    @classmethod
    def of_parts(cls, parts: Sequence[Mapping[str, Any]]) -> Analysis:
        """Put together what was found about the parts of a game."""
        estimates = [row for part in parts for row in part["estimates"]]
        return cls(estimates, [Moment(**one) for part in parts for one in part["moments"]])

    def part(self) -> dict[str, Any]:
        """Return everything about a part of a game, ready for JSON."""
        rounded = [[round(chance, 4) for chance in row] for row in self.estimates]
        return {"estimates": rounded, "moments": [dataclasses.asdict(moment) for moment in self.moments]}

    def better_moves(self, count: int) -> list[Moment]:
        """Return the choices that cost most."""
        wrong = [moment for moment in self.moments if moment.loss > 0 and moment.best != moment.played]
        return sorted(wrong, key=lambda moment: (-moment.loss, moment.number))[:count]

    def swings(self, moves: Sequence[tuple[int, str]], count: int) -> list[Swing]:
        """Return the moves after which a seat's estimate changed most."""
        found: list[Swing] = []
        for number, (who, text) in enumerate(moves, start=1):
            before, after = self.estimates[number - 1], self.estimates[number]
            seat = max(range(len(before)), key=lambda one: abs(after[one] - before[one]))
            found.append(Swing(number, who, text, seat, before[seat], after[seat]))
        found.sort(key=lambda swing: (-abs(swing.after - swing.before), swing.number))
        return found[:count]

    def data(self, record: Record, count: int = 10) -> dict[str, Any]:
        """Return everything ready for JSON."""
        return {
            "game": record.game,
            **self.part(),
            "swings": [dataclasses.asdict(swing) for swing in self.swings(record.moves, count)],
            "better": [dataclasses.asdict(moment) for moment in self.better_moves(count)],
        }


class Analyst:
    """Looks at a recorded game position by position, with no more than the seat to move could know."""

    def __init__(self, record: Record, search: str, seed: str = "0") -> None:
        self.record = record
        self.game = find_game(record.game)
        self.search = search
        self.seed = seed
        self.estimates: list[list[float]] = []
        self.moments: list[Moment] = []

    def steps(self, part: range | None = None) -> Iterator[int]:
        """Work through the record, or a part of it; yield each position's number when it was looked at."""
        states = self.record.replay(self.game)
        moves = [*self.record.moves, None]
        for number, (state, move) in enumerate(zip(states, moves, strict=True)):
            if part is not None and number not in part:
                continue
            self.estimates.append(self._estimate(state))
            if move is not None and move[0] != CHANCE and len(state.legal_actions()) > 1:
                self._look(state, number + 1, move[0], move[1])
            yield number

    def analysis(self) -> Analysis:
        """Return what was found; `steps` must have been worked through."""
        return Analysis(self.estimates, self.moments)

    def _estimate(self, state: State) -> list[float]:
        return [float(chance) for chance in self.game.heuristics.chances(state)]

    def _look(self, state: State, number: int, seat: int, played: str) -> None:
        seen = state.clone()
        seen.resample(seat, Rng(f"{self.seed}:{number}"))
        thought = searching(self.search, f"{self.seed}:{number}").think(seen, seat)
        best = thought.options[0]
        action = self.game.notation.exactly(state, played)
        chosen = next((option for option in thought.options if option.action == action), None)
        loss = 0.0
        if not thought.exact and action != best.action:
            mine = chosen.chances[seat] if chosen is not None else self._after(seen, action, seat)
            loss = max(0.0, best.chances[seat] - mine)
        text = self.game.text(state, int(best.action))
        chances = [round(chance, 4) for chance in best.chances]
        self.moments.append(Moment(number, seat, state.decision, played, text, round(loss, 4), chances))

    def _after(self, seen: State, action: int, seat: int) -> float:
        """Return the estimate after an answer that the search did not find worth a try."""
        after = seen.clone()
        after.apply(action)
        return self._estimate(after)[seat]


@dataclasses.dataclass(frozen=True)
class Pieces:
    """An analysis in pieces, which several processes can work out (`cantiere.arena.workers`)."""

    record: Record
    search: str
    seed: str
    size: int = 12  # positions

    def __len__(self) -> int:
        return -(-(len(self.record.moves) + 1) // self.size)

    def __call__(self, number: int) -> Analysis:
        """Work one piece out."""
        analyst = Analyst(self.record, self.search, self.seed)
        for _ in analyst.steps(range(number * self.size, (number + 1) * self.size)):
            pass
        return analyst.analysis()

    @staticmethod
    def together(found: Iterable[Analysis]) -> Analysis:
        """Put the pieces together, which come in their order."""
        whole = Analysis([], [])
        for piece in found:
            whole.estimates.extend(piece.estimates)
            whole.moments.extend(piece.moments)
        return whole


def analyse(record: Record, search: str, seed: str = "0") -> Analysis:
    """Return the analysis of a record by a search such as `deep:16`."""
    analyst = Analyst(record, search, seed)
    for _ in analyst.steps():
        pass
    return analyst.analysis()
