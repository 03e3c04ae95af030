"""Bots by name.

`random`, `greedy`, `casual:30` (greedy with 30 careless answers in a hundred), `search` (for as many
iterations as suit the game), `search:500` (iterations), `search:300ms`, the levels
`apprentice`, `journeyman`, `master`, and `path/to/my_bot.py` for one of your own.
"""

from __future__ import annotations

from cantiere.bots.bot import Bot
from cantiere.bots.casual import CasualBot
from cantiere.bots.external import is_path, load
from cantiere.bots.greedy import GreedyBot
from cantiere.bots.random_bot import RandomBot
from cantiere.bots.search import SearchBot
from cantiere.core.reason import CantiereError

RANDOM, GREEDY, CASUAL, SEARCH = "random", "greedy", "casual", "search"
USUAL_BUDGET = {CASUAL: "30", SEARCH: ""}  # a search asks the game

# The levels that people choose: a bot and its budget. docs/bot-lab.md has their measured strength.
LEVELS: dict[str, str] = {"apprentice": "casual:40", "journeyman": "greedy", "master": SEARCH}


def bots() -> tuple[str, ...]:
    """Return the names of all bots, levels included."""
    return (RANDOM, GREEDY, CASUAL, SEARCH, *LEVELS)


def bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name; the seed decides its choices among equals.

    >>> bot("search:50").name
    'search:50'
    """
    if is_path(name):
        return load(name, seed)
    kind, colon, budget = LEVELS.get(name, name).partition(":")
    if kind in USUAL_BUDGET and bool(colon) == bool(budget):
        return _budgeted(name, kind, budget or USUAL_BUDGET[kind], seed)
    if colon or kind not in (RANDOM, GREEDY):
        known = ", ".join(bots())
        raise CantiereError(
            f"there is no bot {name!r}; there are: {known}", "error-no-bot", bot=name, known=known
        )
    made: Bot = RandomBot(seed) if kind == RANDOM else GreedyBot(seed)
    made.name = name
    return made


def _budgeted(name: str, kind: str, budget: str, seed: int | str) -> Bot:
    if not budget:
        return SearchBot(seed, name=name)
    number = budget.removesuffix("ms") if kind == SEARCH else budget
    if not (number.isascii() and number.isdecimal()) or not 0 < int(number) < 10**9:
        raise CantiereError(
            f"{name!r}: write search:500 (iterations), search:300ms, or casual:30 (per cent)",
            "error-bot-number",
            bot=name,
        )
    if kind == CASUAL:
        return CasualBot(seed, min(int(number), 100), name)
    if budget.endswith("ms"):
        return SearchBot(seed, milliseconds=int(number), name=name)
    return SearchBot(seed, iterations=int(number), name=name)
