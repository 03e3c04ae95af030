"""A rules page, ready for JSON: read from the game's folder; its pictures are positions."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cantiere.core.game import Game
from cantiere.core.record import Record
from cantiere.core.registry import home_of
from cantiere.core.state import State
from cantiere.pseudo import PSEUDO
from cantiere.rules.figures import Figures
from cantiere.rules.markup import Block, NoPage, PageError, Parser, Section, plain, spans_of
from cantiere.texts import ENGLISH, Texts


class Page:
    """The rules of one game in one language."""

    def __init__(self, texts: Texts) -> None:
        assert texts.game is not None
        self.game = texts.game
        self.lang = texts.lang
        parser = read(texts, written(home_of(self.game) / "rules", texts.lang))
        self.title = parser.title
        self.sections = parser.sections
        self.ids = frozenset(parser.ids)
        pictures = pictures_of(self.game)
        for block in (block for section in self.sections for block in section.blocks):
            if block["kind"] == "picture":
                if block["name"] not in pictures:
                    raise PageError(f"{self.game.id}/rules/pictures.json has no {block['name']!r}")
                shown = pictures[block["name"]]
                block["seat"] = shown.get("seat")
                block["highlight"] = shown["highlight"]
                block["names"] = _names(texts, shown)

    def data(self) -> dict[str, Any]:
        """Return all of it, ready for JSON. A picture's position is `picture(game, name)`."""
        return {
            "game": self.game.id,
            "lang": self.lang,
            "title": self.title,
            "sections": [section._asdict() for section in self.sections],
        }

    def rule(self, wanted: str) -> Section | None:
        """Return a section, or what belongs to one paragraph of it: all up to the next id."""
        for section in self.sections:
            if section.id.lower() == wanted.lower():
                return section
            for number, block in enumerate(section.blocks):
                if _id(block).lower() == wanted.lower():
                    return section._replace(blocks=[block, *_unnamed(section.blocks[number + 1 :])])
        return None

    def find(self, words: str) -> Iterator[Section]:
        """Yield what contains these words: for each section its blocks that do; all if its title does."""
        wanted = words.casefold()
        for section in self.sections:
            if wanted in section.title.casefold():
                yield section
                continue
            found = [block for block in section.blocks if wanted in plain(spans_of([block])).casefold()]
            if found:
                yield section._replace(blocks=found)


@functools.cache
def rules_page(texts: Texts) -> Page:
    """Return the rules of a game in a language; made once for each `Texts`."""
    return Page(texts)


def written(folder: Path, lang: str) -> Path:
    """Return the page of a folder in a language; the pseudo-language has the English one."""
    return folder / f"{ENGLISH if lang == PSEUDO else lang}.md"


def pages_of(game: Game) -> list[str]:
    """Return which pages a game has to learn it by: a guided first round, lessons, rules, or none."""
    home = home_of(game)
    return [kind for kind in ("guide", "lessons", "rules") if (home / kind / f"{ENGLISH}.md").is_file()]


def read(texts: Texts, path: Path) -> Parser:
    """Read a page in its language: names from the catalogues, figures from the game's data."""
    assert texts.game is not None
    home = home_of(texts.game)
    parser = Parser(path.relative_to(home.parent).as_posix(), Figures(texts, home))
    if not path.is_file():
        game = texts.game.id
        raise NoPage(f"{game} has no page {parser.name}", "error-no-page", game=game, page=parser.name)
    text = path.read_text(encoding="utf-8")
    parser.read(text)
    return parser


def _id(block: Block) -> str:
    return (block["id"] or "") if block["kind"] == "paragraph" else ""


def _unnamed(blocks: list[Block]) -> Iterator[Block]:
    for block in blocks:
        if _id(block):
            return
        yield block


# --- pictures ----------------------------------------------------------------------------------------


@functools.cache
def pictures_of(game: Game) -> Mapping[str, Mapping[str, Any]]:
    """Return the positions that pages show, by name.

    Each is a position of the guided first round (`guide`: after so many moves), a snapshot (`snapshot`), or a
    new game (`seats`, `options`) after some moves (`moves`). `seat`: whose view it is; else a spectator's.
    `highlight`: ids of what the words are about.
    """
    path = home_of(game) / "rules" / "pictures.json"
    if not path.is_file():
        return {}
    data: Mapping[str, Mapping[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return data


def _names(texts: Texts, shown: Mapping[str, Any]) -> list[str]:
    assert texts.game is not None
    if "guide" in shown:
        return list(guide_record(texts.game).players)
    seats = shown["seats"] if "seats" in shown else shown["snapshot"]["seats"]
    return [texts.name(seat) for seat in range(seats)]


def picture(game: Game, name: str) -> State:
    """Return the position of a picture."""
    data = pictures_of(game)[name]
    if "guide" in data:
        return position(game, data["guide"])
    if "snapshot" in data:
        return game.restore(data["snapshot"])
    state = game.new(data["seats"], **data.get("options", {}))
    for text in data["moves"]:
        state.apply(game.notation.exactly(state, text))
    return state


@functools.cache
def guide_record(game: Game) -> Record:
    """Return the game that the guided first round shows."""
    return Record.load(home_of(game) / "guide" / "record.json")


@functools.cache
def _positions(game: Game) -> list[State]:
    return list(guide_record(game).replay(game))


def position(game: Game, number: int) -> State:
    """Return one position of the guided first round: the one after so many moves."""
    return _positions(game)[number].clone()
