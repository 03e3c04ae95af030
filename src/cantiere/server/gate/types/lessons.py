"""The types of lessons: what they say and ask, and which of them somebody has passed."""

from __future__ import annotations

from typing import TypedDict

from cantiere.server.gate.types.rules import PageBlock


class LessonQuestionView(TypedDict):
    """A question of a lesson: `problem` is the id of a problem of the game, `why` is said afterwards."""

    key: str
    problem: str
    title: str
    why: list[PageBlock]


class LessonView(TypedDict):
    """A lesson: it has `questions` to answer, or is a game to be won `against` these bots."""

    key: str
    title: str
    blocks: list[PageBlock]
    questions: list[LessonQuestionView]
    against: list[str]


class LessonsView(TypedDict):
    """The lessons of a game in one language, in their order."""

    game: str
    lang: str
    title: str
    lessons: list[LessonView]


class PassedLessons(TypedDict):
    """The keys of the lessons that somebody has passed, by game."""

    passed: dict[str, list[str]]
