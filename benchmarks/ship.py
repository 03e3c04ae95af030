"""Measures a network against `journeyman`, and puts it into its game's folder if it is clearly better.

    python -m benchmarks.ship GAME FILE [--games 200] [--search '{"trust": 0.5}'] [--force]

The weights' card then says how strong they were: victories against one and against three `greedy`, with 95 %
intervals. `--search` says how `deep` uses the network (`cantiere.bots.learned.tuning_of`).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import cantiere
from cantiere.arena.plan import Plan, play, won
from cantiere.arena.ratings import wilson
from cantiere.bots.weights import FILE, load, pack

AGAINST = "greedy"  # journeyman
SHIPPED = 0.5  # the lower end against one must be above it


def measured(game: str, file: Path, seats: int, games: int, seed: str) -> dict[str, Any]:
    """Play, and return the share of the victories with its interval."""
    plan = Plan(game, [f"net@{file}", *[AGAINST] * (seats - 1)], seed)
    share = sum(won(play(plan, number), 0) for number in range(games)) / games
    low, high = wilson(share, games)
    return {
        "against": [AGAINST] * (seats - 1),
        "games": games,
        "seed": seed,
        "share": round(share, 3),
        "low": round(low, 3),
        "high": round(high, 3),
    }


def stamped(data: bytes, **more: Any) -> bytes:
    """Return weights with more on their card."""
    end = data.find(b"\n")
    about = json.loads(data[:end])
    about["card"] |= more
    del about["sha256"]
    return pack(about, data[end + 1 :])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=cantiere.games())
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--search", type=json.loads, default={})
    parser.add_argument("--force", action="store_true", help="even if it is no better")
    wanted = parser.parse_args()
    game = cantiere.game(wanted.game)
    load(game, wanted.file)  # refuses what does not fit
    counts = [seats for seats in (2, 4) if seats in game.seat_counts]
    results = [measured(game.id, wanted.file, seats, wanted.games, wanted.seed) for seats in counts]
    for result in results:
        print(result)
    if results[0]["low"] <= SHIPPED and not wanted.force:
        print("Not clearly better than greedy: not put into the game's folder.")
        return
    folder = Path("src/cantiere/games", game.id, "data")
    data = stamped(wanted.file.read_bytes(), measured=results, search=wanted.search)
    (folder / FILE).write_bytes(data)
    print(f"{folder / FILE}: {len(data)} bytes")


if __name__ == "__main__":
    main()
