"""How good single answers are: what a bot's answers bring more than the usual ones, in points.

    python -m benchmarks.decisions GAME --bot search:500 [--bot BOT …] [--positions N] [--playouts N]

Whole games tell bots apart only after hundreds. Here questions are taken from games of `greedy`; each of the
answers that promise most is given, and the game played on to its end many times, everybody answering as
`heuristics.pick` does. By how much a seat is then ahead of the others' mean tells what the answer is worth,
and every bot can be asked the same questions. `best` is a player who looks at one half of those playouts and
is judged by the other half: about what can be had at all.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from dataclasses import dataclass

import cantiere
from cantiere.bots import bot
from cantiere.core.chance import to_question
from cantiere.core.rng import Rng
from cantiere.core.state import State

CANDIDATES = 6
ONE_IN = 20  # questions of a game: those of one turn are much alike


@dataclass(frozen=True)
class Question:
    """A position, and by answer how far its seat was ahead after each playout; the usual one comes first."""

    state: State
    leads: dict[int, list[float]]

    def gain(self, answer: int, first: int = 0) -> float:
        """Return what an answer brings more than the usual one, by the playouts from some number on."""
        usual = next(iter(self.leads.values()))
        return statistics.mean(self.leads[answer][first:]) - statistics.mean(usual[first:])

    def best_gain(self) -> float:
        """Return what the best answer brings, found in one half of the playouts and judged by the other."""
        half = len(next(iter(self.leads.values()))) // 2
        return self.gain(max(self.leads, key=lambda answer: statistics.mean(self.leads[answer][:half])), half)


def lead(position: State, answer: int, luck: str) -> float:
    """Give an answer and play on to the end; return how far the seat is then ahead of the others' mean."""
    seat, state, rng = position.to_move, position.clone(), Rng(luck)
    state.redeal(seat, rng)
    state.apply(answer)
    while legal := to_question(state, rng)[0]:
        state.apply(state.game.heuristics.pick(state, legal))
    scores = state.scores()
    return float(scores[seat]) - statistics.mean(scores[:seat] + scores[seat + 1 :])


def questions(game: str, seats: int, wanted: int, playouts: int) -> list[Question]:
    """Play games of `greedy` and work some of their questions out."""
    found: list[Question] = []
    chosen, number = Rng("questions"), 0
    while len(found) < wanted:
        state, rng, player = cantiere.game(game).new(seats), Rng(f"deal:{number}"), bot("greedy", number)
        number += 1
        while len(found) < wanted and (legal := to_question(state, rng)[0]):
            if chosen.below(ONE_IN) == 0:
                promises = dict(zip(legal, state.game.heuristics.order(state, legal), strict=True))
                likely = sorted(legal, key=lambda answer: -promises[answer])[:CANDIDATES]
                leads = {a: [lead(state, a, f"{number}:{n}") for n in range(playouts)] for a in likely}
                found.append(Question(state.clone(), leads))
            state.apply(player.choose(state, state.to_move))
    return found


def report(name: str, asked: list[Question]) -> None:
    """Ask a bot, and print what its answers bring by kind of question."""
    gains: dict[str, list[float]] = defaultdict(list)
    best: dict[str, list[float]] = defaultdict(list)
    for number, question in enumerate(asked):
        state = question.state.clone()
        answer = bot(name, number).choose(state, state.to_move)
        if answer in question.leads:
            for kind in (state.decision, "all"):
                gains[kind].append(question.gain(answer))
                best[kind].append(question.best_gain())
    for kind, found in sorted(gains.items(), key=lambda item: len(item[1])):
        off = statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0
        print(f"{name:14} {kind:16} {len(found):5} {statistics.mean(found):+8.2f} ± {off:.2f}", end="")
        print(f" {statistics.mean(best[kind]):+8.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=cantiere.games())
    parser.add_argument("--bot", action="append", required=True, help="as the arena names them")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=300)
    wanted = parser.parse_args()
    asked = questions(wanted.game, wanted.seats, wanted.positions, wanted.playouts)
    print(f"{'bot':14} {'question':16} {'asked':>5} {'gain in points':>15} {'best':>8}")
    for name in wanted.bot:
        report(name, asked)


if __name__ == "__main__":
    main()
