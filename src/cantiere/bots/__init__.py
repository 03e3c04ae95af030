"""Bots by name: `random`, `greedy`."""

from __future__ import annotations

from cantiere.bots.bot import Bot
from cantiere.bots.greedy import GreedyBot
from cantiere.bots.random_bot import RandomBot
from cantiere.core.reason import CantiereError

_KINDS: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


def bots() -> tuple[str, ...]:
    """Return the names of all bots."""
    return tuple(_KINDS)


def bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name; the seed decides its choices among equals."""
    if name not in _KINDS:
        raise CantiereError(f"there is no bot {name!r}; there are: {', '.join(_KINDS)}")
    return _KINDS[name](seed)
