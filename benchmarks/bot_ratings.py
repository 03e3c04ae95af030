"""Let the bots play each other, in every game with every number of seats: their first ratings in the club.

    python -m benchmarks.bot_ratings [SECONDS [GAME …]]

writes `ratings.json` in each game's folder of data. First QUICK bots play some hundred games; then those
join in, one after another, that think long, for so many seconds for each game and number of seats. They begin
where the bots stand whose answers they improve on, and never stand below them: in a few games luck may say
so, hundreds (docs/bot-lab.md) say otherwise. Nobody is surer there than SURE, so that what they do
against people counts, too. Bots that the file has are not measured again; they are met by those that it
lacks, and learn from it.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
from pathlib import Path
from typing import Any

import cantiere
from cantiere.arena.plan import Plan, play
from cantiere.arena.ratings import Rating, first_rating, rated
from cantiere.server.club.ratings import FILE

GAMES_HERE = Path(__file__).parents[1] / "src" / "cantiere" / "games"
QUICK = ["random", "novice", "apprentice", "journeyman"]
SLOW = {"master": "journeyman", "grandmaster": "master"}
THE_SAME = {"greedy": "journeyman", "deep": "master"}  # other names of the same bots
GAMES = 240
SURE = 1.0


Ratings = dict[str, tuple[float, float]]


def measure(game: str, seats: int, seconds: float, kept: Ratings) -> Ratings:
    """Return the ratings of the bots, with their errors; those that are kept and those that have played."""
    rng, options = random.Random(f"{game}{seats}{len(kept)}"), options_for(game, seats)
    first = first_rating()
    known = {name: Rating(*one) for name, one in kept.items() if name not in THE_SAME}
    if not known:
        known = dict.fromkeys(QUICK, first)
        for number in range(GAMES):
            meet(known, Plan(game, drawn(rng, QUICK, seats), f"club:{number}", options))
    games = 0
    for slow, weaker in SLOW.items():
        if slow in known:
            continue
        known[slow] = Rating(known[weaker].mu, first.sigma)
        began = time.monotonic()
        while time.monotonic() - began < seconds:
            games += 1
            names = [slow, *drawn(rng, list(dict.fromkeys((weaker, QUICK[-1]))), seats - 1)]
            meet(known, Plan(game, rng.sample(names, seats), f"club:{slow}:{games}", options))
    for slow, weaker in SLOW.items():
        known[slow] = Rating(max(known[slow].mu, known[weaker].mu), known[slow].sigma)
    found = {name: (round(one.mu, 2), round(max(SURE, one.sigma), 2)) for name, one in sorted(known.items())}
    print(f"{game} {seats}: {games} games of those who think long", found, flush=True)
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
        file = GAMES_HERE / game / "data" / FILE
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        found = {str(seats): measure(game, seats, seconds, kept.get(str(seats), {})) for seats in counts}
        file.write_text(told(found), encoding="utf-8")


def told(found: dict[str, Ratings]) -> str:
    """Return ratings as JSON, a bot a line."""
    text = json.dumps(found, indent=1, sort_keys=True)
    return re.sub(r"\[\s+(\S+)\s+(\S+)\s+\]", r"[\1 \2]", text) + "\n"


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 60.0, *sys.argv[2:])
