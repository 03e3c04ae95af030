"""How long an answer takes: levels are asked about questions of played games, with all seats and options.

python -m benchmarks.answers [LEVEL …] [--game GAME] [--games N] [--share PART]

Journeymen play the games; a part of their questions, those of the longest choice among them, is put to each
level on one core. The table has the processor's seconds, so a busy machine disturbs little.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from typing import Any

import cantiere
from cantiere.bots import bot
from cantiere.core.conformance import variants
from cantiere.core.state import State
from cantiere.match import Match

LEVELS = ["master", "grandmaster"]
PLAYER = "journeyman"
SHARE = 0.05  # of the questions with a choice
LONGEST = 3  # more questions of each game: those with most answers


def questions(game: str, seats: int, options: dict[str, Any], number: int, share: float) -> list[State]:
    """Return questions of a game that was played."""
    players = [bot(PLAYER, f"{number}:{seat}") for seat in range(seats)]
    match = Match(game, list(players), seed=number, salt="answers", **options)
    rng = random.Random(f"{game} {seats} {number}")
    some: list[State] = []
    longest: list[tuple[int, int, State]] = []
    while not match.over:
        wide = len(match.state.legal_actions())
        if wide > 1:
            longest.append((wide, -len(match.moves), match.state.clone()))
            longest = sorted(longest, key=lambda one: one[:2], reverse=True)[:LONGEST]
            if rng.random() < share:
                some.append(match.state.clone())
        match.play_bot()
    return some + [state for _, _, state in longest]


def seconds(level: str, states: list[State]) -> Iterator[float]:
    """Yield what each answer takes."""
    player = bot(level, 1)
    for number, state in enumerate(states):
        seat = int(state.to_move)
        seen = state.clone()
        seen.resample(seat, cantiere.Rng(number))
        before = time.process_time()
        player.choose(seen, seat)
        yield time.process_time() - before


def measure(game: str, levels: list[str], games: int, share: float) -> None:
    """Print a line for each number of seats and each set of options, all in which levels differ."""
    for seats, options in variants(cantiere.game(game)):
        if not all(isinstance(value, bool) for value in options.values()):
            continue  # where it begins makes no answer longer
        asked = [one for number in range(games) for one in questions(game, seats, options, number, share)]
        took = [sorted(seconds(level, asked)) for level in levels]
        told = " | ".join(f"{one[len(one) // 2]:.2f} | {one[-1]:.2f}" for one in took)
        said = ", ".join([f"{seats} seats", *(name for name, value in options.items() if value)])
        print(f"| {game}, {said} | {len(asked)} | {told} |", flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("levels", nargs="*", default=LEVELS, metavar="LEVEL")
    parser.add_argument("--game", choices=cantiere.games(), action="append")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--share", type=float, default=SHARE)
    chosen = parser.parse_args()
    heads = " | ".join(f"{level}: middle | slowest" for level in chosen.levels)
    print(f"| | questions | {heads} |\n| --- | ---: |{' ---: | ---: |' * len(chosen.levels)}")
    for game in chosen.game or cantiere.games():
        measure(game, chosen.levels, chosen.games, chosen.share)


if __name__ == "__main__":
    main()
