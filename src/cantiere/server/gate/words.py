"""Questions, answers and events in words, in every language. What was said before is kept in memory."""

from __future__ import annotations

import functools
import re

from cantiere.core.events import ALL, Event
from cantiere.core.notation import Row
from cantiere.core.reason import Caution, Reason
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.words import SEAT_PARAMS
from cantiere.server.common.texts import texts_of

Param = tuple[str, int | str]

SENTENCES = 20_000  # kept in memory
FIRST_PLACE = 0xE000  # of the characters that stand for nothing else: here, for the names of the seats
PLACE = re.compile("([\ue000-\ue0ff])")

# Every word of what follows depends on what is given, so whoever is given the same may read the same. Names
# are put in last: what happens at one table is said with the same sentences as at another, and what one seat
# does with the same as what another does.


def _in_place_of(count: int) -> list[str]:
    return [chr(FIRST_PLACE + seat) for seat in range(count)]


def _in_pieces(sentence: str) -> tuple[str, ...]:
    """Return a sentence cut where names go: every second piece stands for a seat."""
    return tuple(PLACE.split(sentence))


def _with_names(pieces: tuple[str, ...], names: tuple[str, ...], first: int = 0) -> str:
    """Return a sentence with the names put in, counted from the first seat on."""
    if len(pieces) == 1:
        return pieces[0]
    said = list(pieces)
    for place in range(1, len(said), 2):
        said[place] = names[(ord(said[place]) - FIRST_PLACE + first) % len(names)]
    return "".join(said)


@functools.lru_cache(SENTENCES)
def question_words(game: str, lang: str, decision: str) -> str:
    """Return a question."""
    return texts_of(game, lang).question(decision)


def option_label(
    game: str, lang: str, text: str, key: str, params: tuple[Param, ...], names: tuple[str, ...]
) -> str:
    """Return an answer as people read it."""
    return _with_names(_label(game, lang, text, key, params, len(names)), names)


@functools.lru_cache(SENTENCES)
def _label(
    game: str, lang: str, text: str, key: str, params: tuple[Param, ...], seats: int
) -> tuple[str, ...]:
    return _in_pieces(texts_of(game, lang).label(Row(text, key, dict(params)), _in_place_of(seats)))


def choice_words(game: str, lang: str, text: str, names: tuple[str, ...]) -> str:
    """Return an answer, known by its text, as people read it; that text itself if it is of other rules."""
    row = find_game(game).notation.row(text) if game in games() else None
    return text if row is None else option_label(game, lang, text, row.key, tuple(row.params.items()), names)


def refusal_words(game: str, lang: str, reason: Reason) -> str:
    """Return why an answer is not possible: of a thousand answers, many for the same reason."""
    return _refused(game, lang, reason.key, reason.rule, tuple(reason.params.items()))


@functools.lru_cache(SENTENCES)
def _refused(game: str, lang: str, key: str, rule: str, params: tuple[Param, ...]) -> str:
    return texts_of(game, lang).reason(Reason(key, rule, dict(params)))


def warning_words(game: str, lang: str, warning: Caution) -> str:
    """Return what may be overlooked about an answer."""
    return _warned(game, lang, warning.key, warning.rule, tuple(warning.params.items()))


@functools.lru_cache(SENTENCES)
def _warned(game: str, lang: str, key: str, rule: str, params: tuple[Param, ...]) -> str:
    return texts_of(game, lang).warning(Caution(key, rule, dict(params)))


def event_line(
    game: str, lang: str, name: str, seat: int, params: tuple[Param, ...], names: tuple[str, ...]
) -> str:
    """Return an event as people read it; of a game that is gone only its name is known."""
    count, first = len(names), 0
    if 0 <= seat < count:
        params = tuple([(key, _turned(key, value, seat, count)) for key, value in params])
        first, seat = seat, 0
    return _with_names(_line(game, lang, name, seat, params, count), names, first)


def _turned(key: str, value: int | str, first: int, count: int) -> int | str:
    """Return a parameter; a seat by how many it comes after the first one."""
    is_seat = key in SEAT_PARAMS and isinstance(value, int) and 0 <= value < count
    return (int(value) - first) % count if is_seat else value


@functools.lru_cache(SENTENCES)
def _line(
    game: str, lang: str, name: str, seat: int, params: tuple[Param, ...], seats: int
) -> tuple[str, ...]:
    if game not in games():
        return (name,)
    event = Event(name, seat, dict(params), ALL)
    return _in_pieces(texts_of(game, lang).event(event, _in_place_of(seats)))


@functools.lru_cache(SENTENCES)
def event_targets(game: str, params: tuple[Param, ...]) -> list[str]:
    """Return what an event touches on the board, by the ids that answers use."""
    if game not in games():
        return []
    return find_game(game).targets(Row("", "", dict(params)))
