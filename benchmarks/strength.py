"""How strong a bot is: games of one bot against others, seats in turn, with the distribution of scores.

python -m benchmarks.strength GAME greedy random random random --games 200 [--option name=true]
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

import cantiere
from cantiere.bots import bot
from cantiere.match import Match


def play(game: str, bots: list[str], number: int, options: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Play one game, the bots moved on by `number` seats; return scores and ranks in the bots' order."""
    seats = len(bots)
    order = [(place + number) % seats for place in range(seats)]  # the seat of each bot
    players = [bot(bots[order.index(seat)], f"{number}:{seat}") for seat in range(seats)]
    match = Match(game, players, seed=number, salt="strength", **options)
    match.play_bots()
    scores, ranks = match.state.scores(), match.state.ranking()
    return [scores[seat] for seat in order], [ranks[seat] for seat in order]


def spread(values: list[int]) -> str:
    """Say where the scores lie."""
    ordered = sorted(values)
    low, high = ordered[len(ordered) // 20], ordered[-1 - len(ordered) // 20]
    return f"mean {statistics.mean(ordered):.1f}, 5–95 % {low}–{high}, range {ordered[0]}–{ordered[-1]}"


def report(game: str, bots: list[str], games: int, options: dict[str, Any]) -> None:
    """Play and print."""
    played = [play(game, bots, number, options) for number in range(games)]
    said = " ".join(f"{name}={str(value).lower()}" for name, value in options.items())
    print(f"{game} {said}: {games} games, seats in turn".replace(" :", ":"))
    for place, name in enumerate(bots):
        alone = sum(ranks[place] == 1 and ranks.count(1) == 1 for _, ranks in played)
        shared = sum(ranks[place] == 1 and ranks.count(1) > 1 for _, ranks in played)
        print(f"  {name}: {alone} won, {shared} shared; {spread([scores[place] for scores, _ in played])}")
    print(f"  winners: {spread([max(scores) for scores, _ in played])}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=cantiere.games())
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--option", action="append", default=[], metavar="name=true")
    chosen = parser.parse_args()
    options = {name: value == "true" for name, value in (text.split("=") for text in chosen.option)}
    report(chosen.game, chosen.bots, chosen.games, options)


if __name__ == "__main__":
    main()
