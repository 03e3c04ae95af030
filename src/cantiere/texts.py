"""Texts: everything the games and the front ends say, in the reader's language.

The words lie in Fluent files: `locale/<lang>.ftl` for what all games share, `games/<id>/locale/<lang>.ftl`
for each game. They hold no component figures: those come from the game's data files. A card's `.text` is
given its own (`$price`, `$uses-wood`), and wherever a parameter is a component, its figures come with it:
beside `$card` there are `$card-price` and `$card-uses-wood`.

>>> import cantiere
>>> Texts(cantiere.game(cantiere.games()[0])).reason(cantiere.Reason("game-over", ""))
'The game is over.'
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNumber, fluent_number
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Resource

from cantiere.core.events import Event
from cantiere.core.game import Game
from cantiere.core.notation import Row
from cantiere.core.reason import (
    AmbiguousAction,
    CantiereError,
    Caution,
    IllegalAction,
    Reason,
    UnknownAction,
)
from cantiere.core.registry import game as game_of
from cantiere.core.registry import games, home_of
from cantiere.core.state import CHANCE
from cantiere.core.words import SEAT_PARAMS, Verbatim
from cantiere.pseudo import PSEUDO, offered, pseudo

ENGLISH = "en"
HOME = Path(__file__).parent
FIGURES = 5_000  # that are kept
# Parameters of errors that are seats or chance.
MOVERS = ("who", "asked")


def languages() -> tuple[str, ...]:
    """Return the languages there are texts in, English first."""
    found = sorted(path.stem for path in (HOME / "locale").glob("*.ftl"))
    return (ENGLISH, *(lang for lang in found if lang != ENGLISH), *((PSEUDO,) if offered() else ()))


def source(lang: str, game: Game | None = None, part: str = "") -> str:
    """Return the Fluent file of a game (None: the common one) in a language, "" if there is none.

    `part` names a folder with words of one front end only.
    """
    home = home_of(game) if game is not None else HOME
    path = home / "locale" / part / f"{ENGLISH if lang == PSEUDO else lang}.ftl"
    if not path.is_file():
        return ""
    text = path.read_text(encoding="utf-8")
    return pseudo(text) if lang == PSEUDO else text


def box(game: Game) -> dict[str, Any]:
    """Return the component data of a game, by the name of each file, and which entries of views are seats."""
    paths = sorted((home_of(game) / "data").glob("*.toml"))
    data = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}
    if game.about_seats:  # a plain board calls them by the names of who sits there
        data["board"] = data.get("board", {}) | {"seats": list(game.about_seats)}
    return data


def catalogues() -> list[Path]:
    """Return the folders that hold a file for each language: the common one, the browser's, the games'."""
    folders = [
        HOME / "locale",
        HOME / "locale" / "web",
        *(home_of(game_of(one)) / "locale" for one in games()),
    ]
    return [folder for folder in folders if (folder / f"{ENGLISH}.ftl").exists()]


class Texts:
    """The messages of one game (None: only the common ones) in one language, with English behind it.

    `part`: with the words of one front end.

    `missing` collects what could not be said properly; readers get the key in brackets instead.
    """

    def __init__(self, game: Game | None = None, lang: str = ENGLISH, part: str = "") -> None:
        if lang not in languages():
            raise no_language(lang)
        self.game = game
        self.lang = lang
        self.missing: set[str] = set()
        self._words: dict[str, str] = {}
        self._bundles = [_bundle(one, game, part) for one in dict.fromkeys((lang, ENGLISH))]

    # --- messages ------------------------------------------------------------------------------------

    def say(self, key: str, **params: int | str) -> str:
        """Return a message. String parameters are ids of messages and said first; numbers are numbers."""
        return self._format(key, self._params(params, ()))

    def knows(self, key: str) -> bool:
        """Tell whether there is such a message (`key.attribute`: such an attribute) in any language."""
        return any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def about(self, thing: str) -> str:
        """Return what a card or place does, with the figures of its component data; "" if nothing is said."""
        key = thing + ".text"
        return self._format(key, self.facts.get(thing, {})) if self.knows(key) else ""

    # --- what the contract hands out -----------------------------------------------------------------

    def label(self, row: Row, names: Sequence[str] = ()) -> str:
        """Return an action in words."""
        return self._format(row.key, self._params(row.params, names))

    def reason(self, reason: Reason) -> str:
        """Return why something is refused, with the rule's id."""
        sentence = self._format(f"reason-{reason.key}", self._params(reason.params, ()))
        return f"{sentence} ({reason.rule})" if reason.rule else sentence

    def warning(self, reason: Caution) -> str:
        """Return what to know before an action, with the rule's id."""
        sentence = self._format(f"warning-{reason.key}", self._params(reason.params, ()))
        return f"{sentence} ({reason.rule})" if reason.rule else sentence

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return a line for the log; `$seat` is the name of the player it is about."""
        params = {"seat": event.seat, **event.params} if event.seat >= 0 else event.params
        return self._format(f"event-{event.name}", self._params(params, names))

    def source(self, source: str) -> str:
        """Return where points came from. An event is a sentence: its `.source` says it in a word."""
        key = source + ".source" if source.startswith("event-") else source
        return self.say(key if self.knows(key) else "source-other")

    def error(self, error: CantiereError) -> str:
        """Return what went wrong; an error without a message of its own says its English text."""
        if isinstance(error, IllegalAction):
            return self.say(
                "refused", action=Verbatim(error.text), reason=Verbatim(self.reason(error.reason))
            )
        if isinstance(error, AmbiguousAction):
            return self.say(
                "ambiguous", text=Verbatim(error.text), matches=Verbatim(", ".join(error.matches))
            )
        if isinstance(error, UnknownAction):
            near = Verbatim(", ".join(error.suggestions))
            return self.say("unknown-near" if near else "unknown", text=Verbatim(error.text), near=near)
        if not error.key or not self.knows(error.key):
            return str(error)
        params = {name: self._error_param(name, value) for name, value in error.params.items()}
        return self.say(error.key, **params)

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Return a number as it is written in this language, with so many digits behind the comma.

        >>> Texts(None, "it").number(1234.5, 2)
        '1.234,50'
        """
        figure = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        said = str(figure.format(self._bundles[0]._babel_locale))
        return "+" + said if sign and value >= 0 else said.replace("-", "−")

    def question(self, decision: str) -> str:
        """Return the question that a decision asks."""
        return self._format(f"decision-{decision}", {})

    def bot(self, spec: str) -> str:
        """Return what to call a bot: the word for its kind, with what was said of its strength.

        >>> Texts(None, "it").bot("apprentice"), Texts().bot("search:500")
        ('Apprendista', 'Search:500')
        """
        kind, colon, strength = spec.partition(":")
        key = f"called-{kind}"
        return self.say(key) + colon + strength if self.knows(key) else spec.capitalize()

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return a player's name, or the number of the seat if there are no names."""
        return names[seat] if seat < len(names) else self.say("seat-number", number=seat)

    # --- inside --------------------------------------------------------------------------------------

    def _error_param(self, name: str, value: object) -> int | str:
        if isinstance(value, CantiereError):
            return Verbatim(self.error(value))
        if isinstance(value, int):
            if name not in MOVERS:
                return value
            return Verbatim(self.say("chance-name") if value == CHANCE else self.name(value))
        return Verbatim(value)

    def _params(self, params: Mapping[str, int | str], names: Sequence[str]) -> dict[str, Any]:
        said: dict[str, Any] = {}
        for name, value in params.items():
            if isinstance(value, Verbatim):
                said[name] = str(value)
            elif isinstance(value, str):
                said[name] = self._word(value)
                said |= {f"{name}-{figure}": number for figure, number in self.facts.get(value, {}).items()}
            else:
                said[name] = self.name(int(value), names) if name in SEAT_PARAMS else int(value)
        return said

    def _word(self, key: str) -> str:
        """Return a message without parameters; what was said before is kept."""
        if key not in self._words:
            self._words[key] = self._format(key, {})
        return self._words[key]

    def _format(self, key: str, params: Mapping[str, Any]) -> str:
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, dict(params))
                self.missing.update(f"{key}: {error}" for error in errors)
                return str(said)
        self.missing.add(key)
        return f"[{key}]"

    @functools.cached_property
    def facts(self) -> dict[str, dict[str, int]]:
        """The figures of each component by its id: `uses = { wood = 2 }` is `uses-wood`."""
        facts: dict[str, dict[str, int]] = {}
        for data in box(self.game).values() if self.game is not None else ():
            for entry in _entries(data):
                facts.setdefault(str(entry["id"]), {}).update(figures(entry))
        return facts


def no_language(lang: str) -> CantiereError:
    """Return the answer to whoever asks for a language that there is not."""
    known = ", ".join(languages())
    return CantiereError(
        f"there is no language {lang!r}; there are: {known}", "error-no-language", lang=lang, known=known
    )


class _Figure(FluentInt):
    """A whole number. How it is written is kept: that takes longer than all else in a sentence."""

    def format(self, locale: Any) -> str:
        return _written(int(self), locale)


@functools.lru_cache(FIGURES)
def _figure(value: int) -> FluentNumber:
    return _Figure(value)


@functools.lru_cache(FIGURES)
def _written(value: int, locale: Any) -> str:
    return FluentInt(value).format(locale)


class _Bundle(FluentBundle):
    """Says a sentence as Fluent's own does, with figures that know how they are written."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        errors: list[Exception] = []
        given = {
            name: _figure(value) if type(value) is int else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        try:
            said = pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(args=given)))
        except ValueError as error:
            errors.append(error)
            said = "{???}"
        return said, errors


@functools.cache
def _bundle(lang: str, game: Game | None, part: str) -> FluentBundle:
    bundle = _Bundle([ENGLISH if lang == PSEUDO else lang], use_isolating=False)
    files = dict.fromkeys([(game, ""), (None, ""), (None, part)])  # the first to define a message keeps it
    for one, folder in files:
        bundle.add_resource(_resource(lang, one, folder))
    return bundle


@functools.cache  # the common words are part of every bundle of a language
def _resource(lang: str, game: Game | None, part: str) -> Resource:
    return FluentResource(source(lang, game, part))


def _pattern(bundle: FluentBundle, key: str) -> Any:
    """Return the pattern of a message or of one of its attributes, or None."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _entries(data: Any) -> Iterator[Mapping[str, Any]]:
    """Yield every table with an id, wherever it stands."""
    if isinstance(data, Mapping):
        if "id" in data:
            yield data
        for value in data.values():
            yield from _entries(value)
    elif isinstance(data, list):
        for value in data:
            yield from _entries(value)


def figures(entry: Mapping[str, Any]) -> dict[str, int]:
    """Return an entry's numbers under plain names; lists are numbered from 1."""
    flat: dict[str, int] = {}
    for name, value in entry.items():
        if isinstance(value, bool):
            continue
        if isinstance(value, int):
            flat[name] = value
        elif isinstance(value, list):
            flat |= figures({f"{name}-{number}": one for number, one in enumerate(value, start=1)})
        elif isinstance(value, Mapping):
            flat |= {f"{name}-{inner}": number for inner, number in figures(value).items()}
    return {name.replace("_", "-"): number for name, number in flat.items()}
