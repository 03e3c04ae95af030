"""What a strong player does that a weak one does not: how often each gives which answers at the same tables.

    python -m benchmarks.habits GAME [--strong net] [--weak greedy] [--seats 4] [--games 200] [--words 1]

Half of the seats are the strong one's, in turn. Answers are counted by their texts, or by the first words of
them, where a board has many places; of those that a seat
gives once in five games or more often, the largest differences are printed, with 95 % intervals.
Points are compared in the same way.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter

import cantiere
from cantiere.arena.ratings import mean_interval
from cantiere.bots import bot
from cantiere.match import Match

RARE = 0.2  # times a game
SHOWN = 14


def counted(
    game: str, strong: str, weak: str, seats: int, number: int, words: int
) -> tuple[list[Counter[str]], list[float]]:
    """Play a game; return the answers of both sides, as times a seat, and their points."""
    sides = [(seat + number) % 2 for seat in range(seats)]  # 0: strong
    players = [bot((strong, weak)[side], f"{number}:{seat}") for seat, side in enumerate(sides)]
    match = Match(game, players, seed=f"habits:{number // 2}", salt="habits")
    match.play_bots()
    found = [Counter[str](), Counter[str]()]
    for move in match.moves:
        if move.who >= 0:
            text = match.game.action_name(move.action).split()
            found[sides[move.who]][" ".join(text[: words or len(text)])] += 1
    scores = match.state.scores()
    points = [statistics.fmean(scores[s] for s in range(seats) if sides[s] == side) for side in (0, 1)]
    return found, points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=cantiere.games())
    parser.add_argument("--strong", default="net")
    parser.add_argument("--weak", default="greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--words", type=int, default=0, help="of an answer; 0: all")
    wanted = parser.parse_args()
    played = [
        counted(wanted.game, wanted.strong, wanted.weak, wanted.seats, number, wanted.words)
        for number in range(wanted.games)
    ]
    leads = [points[0] - points[1] for _, points in played]
    print("points more: {:.1f} ({:.1f} to {:.1f})".format(statistics.fmean(leads), *mean_interval(leads)))
    half = wanted.seats / 2
    rows = []
    for text in {text for found, _ in played for side in found for text in side}:
        times = [[found[side][text] / half for found, _ in played] for side in (0, 1)]
        means = [statistics.fmean(side) for side in times]
        if max(means) >= RARE:
            off = [one - other for one, other in zip(*times, strict=True)]
            low, high = mean_interval(off)
            rows.append((means[0] - means[1], low, high, means, text))
    rows = [row for row in rows if row[1] > 0 or row[2] < 0]  # what could be luck is left out
    for more, low, high, means, text in sorted(rows, key=lambda row: -abs(row[0]))[:SHOWN]:
        print(f"{text:32} {means[0]:6.2f} against {means[1]:6.2f}: {more:+.2f} ({low:+.2f} to {high:+.2f})")


if __name__ == "__main__":
    main()
