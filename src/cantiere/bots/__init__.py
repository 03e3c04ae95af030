"""Bots by name.

`random`, `greedy`, `casual:30` (greedy with 30 careless answers in a hundred), `hasty:30` (overlooks 30
answers in a hundred), `search` (for as many iterations as suit the game), `search:500` (iterations),
`search:300ms`, `search:x3` (three times as many as suit the game), `search:900/4` (in four parts, for as many
cores), `net` (what a network prefers), `deep` (a search that asks it; with a budget like `search`), `even:40`
(of a strength from 0 to 100), the levels, and `path/to/my_bot.py` for one of your own. `net@FILE` and
`deep:200@FILE` take the weights in a file.
"""

from __future__ import annotations

from cantiere.bots.bot import Bot
from cantiere.bots.casual import CasualBot
from cantiere.bots.even import USUAL, EvenBot
from cantiere.bots.external import is_path, load
from cantiere.bots.greedy import GreedyBot
from cantiere.bots.hasty import HastyBot
from cantiere.bots.learned import DeepBot, PolicyBot, network_of
from cantiere.bots.random_bot import RandomBot
from cantiere.bots.search import SearchBot
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError

RANDOM, GREEDY, CASUAL, HASTY, EVEN = "random", "greedy", "casual", "hasty", "even"
SEARCH, NET, DEEP = "search", "net", "deep"
KINDS = (RANDOM, GREEDY, CASUAL, HASTY, SEARCH, NET, DEEP, EVEN)
PER_CENT = {CASUAL: 30, HASTY: 30, EVEN: USUAL}
SEARCHING = (SEARCH, DEEP)
LEARNED = (NET, DEEP)
MOST_PARTS = 64  # of a search
MOST_TIME = 2500  # milliseconds that a bot whose budget is a multiple (x3) takes at most

# The levels that people choose: a bot and its budget. docs/bot-lab.md has their measured strength.
LEVELS: dict[str, str] = {
    "novice": "hasty:75",
    "apprentice": "hasty:50",
    "journeyman": GREEDY,
    "master": DEEP,
    "grandmaster": "deep:x3/4",
}

# What levels were, kept for ever, so that progress can be told.
FROZEN: dict[str, str] = {"apprentice-1": "casual:40", "master-1": SEARCH, "grandmaster-1": "deep:x3"}


def bots(game: Game | None = None) -> tuple[str, ...]:
    """Return the names of all bots, levels included; the learned ones not for a game without a network."""
    without = LEARNED if game is not None and network_of(game) is None else ()
    return tuple(name for name in (*KINDS, *LEVELS, *FROZEN) if name not in without)


def bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name; the seed decides its choices among equals.

    >>> bot("search:50").name
    'search:50'
    """
    if is_path(name):
        return load(name, seed)
    known = FROZEN.get(name, LEVELS.get(name, name))
    spec, at, file = known.partition("@")
    kind, colon, budget = spec.partition(":")
    if kind not in KINDS or bool(at) != bool(file) or (file and kind not in LEARNED):
        raise _no_bot(name)
    if bool(colon) != bool(budget) or (budget and kind in (RANDOM, GREEDY, NET)):
        raise _no_bot(name)
    if kind in SEARCHING:
        return _searching(name, kind, budget, file, seed)
    if kind in PER_CENT:
        return _per_cent(name, kind, _number(name, budget) if budget else PER_CENT[kind], seed)
    made: Bot = RandomBot(seed) if kind == RANDOM else GreedyBot(seed)
    if kind == NET:
        made = PolicyBot(seed, file, name)
    made.name = name
    return made


def file_of(name: str) -> str:
    """Return the file that a bot's name names: its own, or that of its weights; "" if there is none.

    >>> file_of("deep:200@mine.weights"), file_of("my_bot.py"), file_of("greedy")
    ('mine.weights', 'my_bot.py', '')
    """
    return name if is_path(name) else name.partition("@")[2]


def searching(name: str, seed: int | str = 0) -> SearchBot | DeepBot:
    """Return a bot that searches, by its name; any other is refused."""
    made = bot(name, seed)
    if not isinstance(made, SearchBot | DeepBot):
        raise CantiereError(f"{name!r} does not search", "error-no-search", bot=name)
    return made


def _no_bot(name: str) -> CantiereError:
    known = ", ".join(bots())
    return CantiereError(
        f"there is no bot {name!r}; there are: {known}", "error-no-bot", bot=name, known=known
    )


def _number(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or not 0 < int(text) < 10**9:
        raise CantiereError(
            f"{name!r}: write search:500 (iterations), search:300ms, search:x3, or casual:30 (per cent)",
            "error-bot-number",
            bot=name,
        )
    return int(text)


def _per_cent(name: str, kind: str, number: int, seed: int | str) -> Bot:
    number = min(number, 100)
    if kind == CASUAL:
        return CasualBot(seed, number, name)
    return HastyBot(seed, number, name) if kind == HASTY else EvenBot(seed, number, name)


def _searching(name: str, kind: str, budget: str, file: str, seed: int | str) -> Bot:
    iterations, milliseconds, times = 0, 0, 0
    budget, slash, some = budget.partition("/")
    parts = _number(name, some) if slash else 1
    if slash and (not budget or parts > MOST_PARTS):
        raise _no_bot(name)
    if budget.endswith("ms"):
        milliseconds = _number(name, budget.removesuffix("ms"))
    elif budget.startswith("x"):
        times, milliseconds = _number(name, budget.removeprefix("x")), MOST_TIME
    elif budget:
        iterations = _number(name, budget)
    if kind == DEEP:
        return DeepBot(seed, file, name, iterations, milliseconds, times, parts)
    return SearchBot(seed, iterations, milliseconds, name=name, times=times, parts=parts)
