"""What there is to play, in words."""

from __future__ import annotations

from cantiere.bots import bots
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.problems import puzzles_of
from cantiere.rules import pages_of
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.types.games import GameInfo, GamesInfo
from cantiere.texts import languages


def games_info(lang: str) -> GamesInfo:
    """Return the games with their numbers of seats and options, the bots, and the languages."""
    return {
        "games": [_game(name, lang) for name in games()],
        "bots": list(bots()),
        "languages": list(languages()),
    }


def _game(name: str, lang: str) -> GameInfo:
    game, texts = find_game(name), texts_of(name, lang)
    return {
        "id": game.id,
        "title": texts.say(game.id),
        "about": texts.about(game.id),
        "rules_version": game.rules_version,
        "seats": list(game.seat_counts),
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)}
            for option in game.options
        ],
        "tournaments": [
            {"name": form.name, "label": texts.say(f"form-{form.name}"), "players": form.players}
            for form in game.tournaments.values()
        ],
        "pages": [*pages_of(game), *(["problems"] if puzzles_of(game) else [])],
    }
