"""Lessons: what comes after the guided first round, up to a game that is won.

`games/<id>/lessons/` holds `lessons.json` and a page for each language (`markup.py`). A lesson either asks
`questions`, each a problem of the game (docs/problems.md: its answers were searched twice), or is a whole
game `against` bots. On the page stands a section for each lesson, which introduces it, and after it one for
each of its questions: what is said when it was answered.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cantiere.core.registry import home_of
from cantiere.rules.markup import Block, PageError, Section
from cantiere.rules.page import read, written
from cantiere.texts import Texts

FOLDER, FILE = "lessons", "lessons.json"


class LessonQuestion(NamedTuple):
    """A question of a lesson: a problem's id, and why its best answer is the best."""

    key: str
    problem: str
    title: str
    blocks: list[Block]


class Lesson(NamedTuple):
    """A lesson: an introduction, and what is to be done: answer questions, or win against bots."""

    key: str
    title: str
    blocks: list[Block]
    questions: list[LessonQuestion]
    against: list[str]


class Lessons:
    """The lessons of one game in one language."""

    def __init__(self, texts: Texts) -> None:
        assert texts.game is not None
        self.game = texts.game
        self.lang = texts.lang
        folder = home_of(self.game) / FOLDER
        page = read(texts, written(folder, texts.lang))
        data: list[Mapping[str, Any]] = json.loads((folder / FILE).read_text(encoding="utf-8"))
        if [section.id for section in page.sections] != list(_keys(data)):
            raise PageError(f"{page.name} does not have the lessons of {FILE}, in their order")
        self.title = page.title
        sections = {section.id: section for section in page.sections}
        self.lessons = [_lesson(one, sections) for one in data]

    def lesson(self, key: str) -> Lesson | None:
        """Return a lesson by its key."""
        return next((one for one in self.lessons if one.key == key), None)


def _keys(data: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for lesson in data:
        yield lesson["key"]
        for question in lesson.get("questions", ()):
            yield question["key"]


def _lesson(data: Mapping[str, Any], sections: Mapping[str, Section]) -> Lesson:
    questions, against = data.get("questions", []), list(data.get("against", ()))
    if bool(questions) == bool(against):
        raise PageError(f"{FILE}: {data['key']} must either ask questions or be a game against bots")
    section = sections[data["key"]]
    asked = [
        LessonQuestion(one["key"], one["problem"], sections[one["key"]].title, sections[one["key"]].blocks)
        for one in questions
    ]
    return Lesson(data["key"], section.title, section.blocks, asked, against)


@functools.cache
def lessons_of(texts: Texts) -> Lessons:
    """Return the lessons of a game in a language; read once for each `Texts`."""
    return Lessons(texts)
