"""Let the bots play each other, in every game with every number of seats: their first ratings in the club.

    python -m benchmarks.bot_ratings [SECONDS [GAME …]]

writes data/bots.json in each game's folder. First QUICK bots play some hundred games; then those join in that
think long, for so many seconds for each game and number of seats. They begin where the bots stand whose
answers they improve on. Nobody is surer there than SURE, so that what they do against people counts, too.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import cantiere
from cantiere.arena.plan import Plan, play
from cantiere.arena.ratings import Rating, first_rating, rated
from cantiere.core.registry import home_of
from cantiere.server.club.ratings import MEASURED

QUICK = ["random", "novice", "apprentice", "journeyman"]
SLOW = {"master": "journeyman"}
THE_SAME = {"greedy": "journeyman", "deep": "master"}  # other names of the same bots
GAMES = 240
SURE = 1.0


def measure(game: str, seats: int, seconds: float) -> dict[str, tuple[float, float]]:
    """Return the ratings of the bots that have played, with their errors."""
    rng, options = random.Random(f"{game}{seats}"), options_for(game, seats)
    first = first_rating()
    known = dict.fromkeys(QUICK, first)
    for number in range(GAMES):
        meet(known, Plan(game, drawn(rng, QUICK, seats), f"club:{number}", options))
    known |= {slow: Rating(known[quick].mu, first.sigma) for slow, quick in SLOW.items()}
    began, number = time.monotonic(), 0
    while time.monotonic() - began < seconds:
        number += 1
        names = [*SLOW, *drawn(rng, QUICK[2:], seats - len(SLOW))]
        meet(known, Plan(game, rng.sample(names, seats), f"club:slow:{number}", options))
    found = {name: (round(one.mu, 2), round(max(SURE, one.sigma), 2)) for name, one in sorted(known.items())}
    print(f"{game} {seats}: {GAMES} + {number} games", found, flush=True)
    return found | {other: found[name] for other, name in THE_SAME.items()}


def drawn(rng: random.Random, names: list[str], seats: int) -> list[str]:
    """Return bots for so many seats: different ones as long as there are any."""
    more = max(0, seats - len(names))
    return [*rng.sample(names, min(seats, len(names))), *rng.choices(names, k=more)]


def meet(known: dict[str, Rating], plan: Plan) -> None:
    """Let bots play a game, and rate it."""
    known |= rated(known, plan.bots, play(plan, 0).ranks)


def options_for(game: str, seats: int) -> dict[str, Any]:
    """Return no options, or the one without which so many cannot play."""
    tries = [{}, *({one.name: choice} for one in cantiere.game(game).options for choice in one.choices)]
    for options in tries:
        try:
            cantiere.game(game).check(seats, options)
        except cantiere.CantiereError:
            continue
        return dict(options)
    raise SystemExit(f"{game} cannot be played by {seats}")


def main(seconds: float = 60.0, *wanted: str) -> None:
    for game in wanted or cantiere.games():
        counts = [seats for seats in cantiere.game(game).seat_counts if seats > 1]
        found = {str(seats): measure(game, seats, seconds) for seats in counts}
        file = home_of(cantiere.game(game)) / MEASURED
        file.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 60.0, *sys.argv[2:])
