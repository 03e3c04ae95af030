"""Who sits where: `me` or `me:Anna` is a person, anything else a bot by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cantiere.bots import bot
from cantiere.cli.screen import trouble
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.words import Verbatim
from cantiere.match import Player
from cantiere.texts import Texts

ME = "me"
PERSON = "person"  # how records call a person without a name
USUAL_SEATS = 4


class Seats(NamedTuple):
    """The players of a table (None: a person) and how they are called."""

    players: list[Player | None]
    names: list[str]
    kept: list[str]  # as a record keeps them: a bot's name, a person's name or PERSON


def usual(game: Game) -> list[str]:
    """Return the seats of a game that was asked for without any: one person and greedy bots."""
    count = USUAL_SEATS if USUAL_SEATS in game.seat_counts else max(game.seat_counts)
    return [ME] + ["greedy"] * (count - 1)


def from_record(kept: Sequence[str], count: int) -> list[str]:
    """Return the seats of a saved game."""
    if not kept:
        return [ME] * count
    return [name if _is_bot(name) else ME if name == PERSON else f"{ME}:{name}" for name in kept]


def seated(specs: Sequence[str], texts: Texts, seed: str) -> Seats:
    """Return the players for the words after `--seats`."""
    numbers: Counter[str] = Counter()
    twice = Counter(_kind(spec) for spec in specs)
    seats = Seats([], [], [])
    for seat, spec in enumerate(specs):
        kind, given = _kind(spec), spec.partition(":")[2]
        numbers[kind] += 1
        if kind == ME and _is_bot(given):
            raise trouble("bot-name", spec=spec, name=given)
        seats.players.append(None if kind == ME else bot(spec, f"{seed}:{seat}"))
        seats.names.append(given if kind == ME and given else _name(texts, kind, numbers[kind], twice[kind]))
        seats.kept.append(spec if kind != ME else given or PERSON)
    return seats


def options(game: Game, words: Sequence[str]) -> dict[str, Any]:
    """Return the options written as `name=value`, each one of the values that the game lists."""
    chosen: dict[str, Any] = {}
    known = {option.name: option for option in game.options}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise trouble("option-form", word=word)
        if name not in known:
            raise trouble("no-option", game=game.id, option=name, known=", ".join(known) or "–")
        choices = {written(choice): choice for choice in known[name].choices}
        if value.lower() not in choices:
            raise trouble("option-value", option=name, value=value, known=", ".join(choices))
        chosen[name] = choices[value.lower()]
    return chosen


def written(choice: Any) -> str:
    """Return how an option's value is written on the command line."""
    return str(choice).lower()


def _is_bot(name: str) -> bool:
    try:
        bot(name)
    except CantiereError:
        return False
    return True


def _kind(spec: str) -> str:
    return ME if spec == ME or spec.startswith(ME + ":") else spec


def _name(texts: Texts, kind: str, number: int, of: int) -> str:
    if kind == ME:
        return texts.say("name-me") if of == 1 else texts.say("name-person", number=number)
    shown = Verbatim(Path(kind).stem.capitalize() if kind.endswith(".py") else texts.bot(kind))
    return str(shown) if of == 1 else texts.say("name-bot", bot=shown, number=number)
