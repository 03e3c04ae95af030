"""The texts of the server and of the games in every language, and the language of whoever is served."""

from __future__ import annotations

import functools
from contextvars import ContextVar

from cantiere.core.registry import game as find_game
from cantiere.texts import ENGLISH, Texts, languages

BROWSER = "web"  # the folder of words that the browser client says
LANGUAGES = languages()  # looked up once: it reads a folder

# The language of whoever is served.
reader_language: ContextVar[str] = ContextVar("reader_language", default=ENGLISH)


@functools.cache
def _texts(game: str | None, lang: str) -> Texts:
    return Texts(find_game(game) if game is not None else None, lang)


@functools.cache
def browser_texts(lang: str) -> Texts:
    """Return what the browser says, for pages that have to say it before the client is there."""
    return Texts(None, lang, BROWSER)


def texts_of(game: str | None, lang: str) -> Texts:
    """Return the texts of a game in a language, English where there is none."""
    return _texts(game, lang if lang in LANGUAGES else ENGLISH)
