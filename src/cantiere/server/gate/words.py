"""Questions, answers and events in words, in every language. What was said before is kept in memory."""

from __future__ import annotations

import functools

from cantiere.core.events import ALL, Event
from cantiere.core.notation import Row
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.server.common.texts import texts_of

Param = tuple[str, int | str]

SENTENCES = 20_000  # kept in memory

# Every word of what follows depends on what is given, so whoever is given the same may read the same.


@functools.lru_cache(SENTENCES)
def question_words(game: str, lang: str, decision: str) -> str:
    """Return a question."""
    return texts_of(game, lang).question(decision)


@functools.lru_cache(SENTENCES)
def option_label(
    game: str, lang: str, text: str, key: str, params: tuple[Param, ...], names: tuple[str, ...]
) -> str:
    """Return an answer as people read it."""
    return texts_of(game, lang).label(Row(text, key, dict(params)), names)


@functools.lru_cache(SENTENCES)
def event_line(
    game: str, lang: str, name: str, seat: int, params: tuple[Param, ...], names: tuple[str, ...]
) -> str:
    """Return an event as people read it; of a game that is gone only its name is known."""
    if game not in games():
        return name
    return texts_of(game, lang).event(Event(name, seat, dict(params), ALL), names)


@functools.lru_cache(SENTENCES)
def event_targets(game: str, params: tuple[Param, ...]) -> list[str]:
    """Return what an event touches on the board, by the ids that answers use."""
    if game not in games():
        return []
    return find_game(game).targets(Row("", "", dict(params)))
