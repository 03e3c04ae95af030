"""The catalogues: every language says everything that English says, and says it in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import cantiere
from cantiere.texts import ENGLISH, Texts, catalogues, languages

OTHERS = [lang for lang in languages() if lang != ENGLISH]
FOLDERS = catalogues()
# What is the same in another language: proper names, and words that the languages share.
SAME = {
    *(Texts(cantiere.game(name)).say(name) for name in cantiere.games()),  # names of games may be
    *("Aliena", "Alfred", "Bartholomew", "Ellen", "Francis", "Hamleigh", "Jack", "Jonathan"),
    *(
        "Kingsbridge",
        "Madonna",
        "Otto",
        "Philip",
        "Prior",
        "Regan",
        "Remigius",
        "Richard",
        "Sally",
        "Shiring",
    ),
    *(
        "Thomas",
        "Toledo",
        "Tom",
        "Waleran",
        "William",
        "cantiere",
        "bot",
        "id",
        "metal",
        "nave",
        "portal",
        "no",
    ),
    *(
        "Mine",
        "Land",
        "Cantiere",
        "English",
        "Italiano",
        "Español",
        "Deutsch",
        "Name",
        "Chat",
        "live",
        "Password",
        "Web",
    ),
    *("hook", "https"),
}
LONGEST_NAME = 30  # letters: a card's or a place's name on a phone 390 pixels wide
TABS = 10  # letters: four of them side by side there
NAMES = (
    *(
        "action-",
        "board-",
        "decision-",
        "error",
        "event-",
        "form-",
        "help-",
        "piece-",
        "option-",
        "problem-",
        "rank",  # a line of the result
        "reason-",
    ),
    *("warning-", "choice-", "work-"),
)
# What may stand right behind a number without a selector around it: words that do not change with it, or
# do not belong to it. Every other word there is counted, and says one and many in its own way.
UNCHANGED = {
    "en": (
        "VP gold silver stone wood sand metal {material} {what} {area} of for to in lost used neutral against"
    ),
    "it": "PV di a per su contro non",
    "es": "PV de a para por contra no tuyo",
    "de": "SP Gold Silber Stein Holz Sand Metall {material} {what} {area} von für gegen statt steht verloren",
}
# … unless the number is never one.
NEVER_ONE = {
    "error-tournament-seats",
    "error-record-seats",
    "problem-wrong-seats",
    "error-tournament-players",
    "web-seats-from-to",
    "web-log-all",
    "board-card-cells",
    "board-built",
}
# Numbers that name something, and count nothing.
NAMING = {"round", "value"}

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: "-".join(path.parts[-3:]))
every_other = pytest.mark.parametrize("lang", OTHERS)
every_language = pytest.mark.parametrize("lang", languages())


@cache
def entries(path: Path) -> dict[str, ast.Pattern]:
    """Return the pattern of each message, term and attribute; broken or doubled ones fail."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, (ast.Message, ast.Term)):
            key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            parts = [(key, entry.value), *((f"{key}.{one.id.name}", one.value) for one in entry.attributes)]
            for name, pattern in parts:
                assert name not in found, f"{path}: {name} is there twice"
                if pattern is not None:
                    found[name] = pattern
    return found


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Yield a node and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for one in node:
            yield from walk(one)


def variables(pattern: object) -> set[str]:
    """Return the parameters in a pattern."""
    return {node.id.name for node in walk(pattern) if isinstance(node, ast.VariableReference)}


def selectors(pattern: ast.Pattern) -> set[str]:
    """Return the parameters that a pattern chooses its words by."""
    chosen = [node.selector for node in walk(pattern) if isinstance(node, ast.SelectExpression)]
    return {name for one in chosen for name in variables(one)}


def words(pattern: ast.Pattern) -> str:
    """Return the words of a pattern without what is filled in."""
    return " ".join(str(node.value) for node in walk(pattern) if isinstance(node, ast.TextElement))


def test_there_are_four_languages_and_all_folders() -> None:
    assert languages() == ("en", "de", "es", "it")
    assert len(FOLDERS) >= 4


@every_folder
@every_other
def test_every_language_has_exactly_the_messages_of_english(folder: Path, lang: str) -> None:
    english, other = entries(folder / "en.ftl"), entries(folder / f"{lang}.ftl")
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "unknown"


@every_folder
@every_other
def test_every_message_has_exactly_the_parameters_of_english(folder: Path, lang: str) -> None:
    english, other = entries(folder / "en.ftl"), entries(folder / f"{lang}.ftl")
    wrong = {
        key: (variables(english[key]), variables(other[key]))
        for key in english.keys() & other.keys()
        if variables(english[key]) != variables(other[key])
    }
    assert wrong == {}


@every_folder
@every_other
def test_numbers_choose_their_words_in_every_language(folder: Path, lang: str) -> None:
    english, other = entries(folder / "en.ftl"), entries(folder / f"{lang}.ftl")
    wrong = [key for key in english.keys() & other.keys() if selectors(english[key]) - selectors(other[key])]
    assert sorted(wrong) == []


@every_folder
@every_language
def test_counted_nouns_stand_inside_a_selector(folder: Path, lang: str) -> None:
    own = entries(folder / f"{lang}.ftl")
    wrong = [
        f"{key}: {number} {word}"
        for key, pattern in own.items()
        for number, word in _uncounted(pattern, own, frozenset())
        if word not in UNCHANGED[lang].split() and not _never_one(key, number)
    ]
    assert wrong == []


def _uncounted(
    pattern: ast.Pattern, words: Mapping[str, ast.Pattern], chosen: frozenset[str]
) -> Iterator[tuple[str, str]]:
    """Yield numbers that no selector around has looked at, each with the word right behind it."""
    for place, one in enumerate(pattern.elements):
        inner = one.expression if isinstance(one, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from _uncounted(variant.value, words, chosen | variables(inner.selector))
        elif isinstance(inner, ast.VariableReference) and inner.id.name in _numbers() - chosen:
            word = re.match(r" ([^\W\d]+|\{\w+\})", _behind(pattern.elements[place + 1 :], words))
            if word:
                yield inner.id.name, word[1]


def _behind(elements: Sequence[ast.TextElement | ast.Placeable], words: Mapping[str, ast.Pattern]) -> str:
    """Return what is said there, with names in braces for what is filled in."""
    said = ""
    for one in elements[:2]:
        inner = one.expression if isinstance(one, ast.Placeable) else None
        if isinstance(one, ast.TextElement):
            said += str(one.value)
        elif isinstance(inner, ast.MessageReference) and inner.id.name in words:
            said += _behind(words[inner.id.name].elements, words)
        elif isinstance(inner, ast.VariableReference):
            said += f"{{{inner.id.name}}}"
    return said


@cache
def _numbers() -> set[str]:
    """Return the parameters that are numbers: figures, and what words are chosen by anywhere."""
    found: set[str] = set()
    for facts in (Texts(cantiere.game(name)).facts for name in cantiere.games()):
        figures = {figure for known in facts.values() for figure in known}
        found |= figures | {f"{thing}-{figure}" for thing in ("card", "material") for figure in figures}
    chosen = [
        node
        for folder in FOLDERS
        for lang in languages()
        for node in walk(list(entries(folder / f"{lang}.ftl").values()))
        if isinstance(node, ast.SelectExpression)
    ]
    counted = [node for node in chosen if any(_is_number(variant.key) for variant in node.variants)]
    return (found | {name for node in counted for name in variables(node.selector)}) - NAMING


def _is_number(key: ast.Identifier | ast.NumberLiteral) -> bool:
    return isinstance(key, ast.NumberLiteral) or key.name == "one"


def _never_one(key: str, number: str) -> bool:
    """What a component says of itself is said with its own figures."""
    of = [Texts(cantiere.game(name)).facts.get(key.removesuffix(".text"), {}) for name in cantiere.games()]
    return key in NEVER_ONE or any(facts.get(number, 1) != 1 for facts in of)


@every_folder
@every_other
def test_nothing_is_left_in_english(folder: Path, lang: str) -> None:
    english, other = entries(folder / "en.ftl"), entries(folder / f"{lang}.ftl")
    same = [key for key in english.keys() & other.keys() if words(english[key]) == words(other[key])]
    left = [key for key in same if set(re.findall(r"[^\W\d_]{2,}", words(english[key]))) - SAME]
    assert sorted(left) == []


@every_folder
@every_language
def test_there_are_no_stray_marks(folder: Path, lang: str) -> None:
    """Typing slips: straight quotes, doubled spaces, a space before a full stop, isolation marks."""
    slips = re.compile(r"[\u2066-\u2069]|\w'\w|\w\"|\"\w|\w  \w| [.,;](?!\w)| [!:]|\w \?$")
    wrong = []
    for key, pattern in entries(folder / f"{lang}.ftl").items():
        for node in walk(pattern):
            if isinstance(node, ast.TextElement) and key != "help-playing" and slips.search(str(node.value)):
                wrong.append(f"{key}: {node.value}")
    assert wrong == []


@every_folder
@every_language
def test_names_fit_a_phone(folder: Path, lang: str) -> None:
    own = entries(folder / f"{lang}.ftl")
    assert [key for key in own if key.startswith("web-tab-") and len(words(own[key])) > TABS] == []
    if "games" not in folder.parts:
        return
    names = [key for key in own if "." not in key and not key.startswith(NAMES)]
    assert [(key, words(own[key])) for key in names if len(words(own[key])) > LONGEST_NAME] == []


@every_other
def test_messages_that_share_a_table_do_not_collide(lang: str) -> None:
    """The browser reads the common file and its own together."""
    common = [folder for folder in FOLDERS if "games" not in folder.parts]
    keys = [key for folder in common for key in entries(folder / f"{lang}.ftl") if "." not in key]
    assert len(keys) == len(set(keys))
