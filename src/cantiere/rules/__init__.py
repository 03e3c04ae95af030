"""Rules pages, guided first rounds and lessons: what a game's folder tells people who want to learn it.

A page is `games/<id>/rules/<lang>.md`, in the small language of `markup.py`; its names come from the
catalogues, its figures from the component data, and its pictures are positions (`pictures.json`).
This package knows no game.

>>> import cantiere
>>> from cantiere.texts import Texts
>>> page = rules_page(Texts(cantiere.game(cantiere.games()[0])))
>>> page.data()["sections"][0]["id"]
'goal'
"""

from cantiere.rules.guide import Guide, GuideStep, guide_of
from cantiere.rules.lessons import Lesson, LessonQuestion, Lessons, lessons_of
from cantiere.rules.markup import PageError, plain
from cantiere.rules.page import Page, pages_of, rules_page

__all__ = [
    "Guide",
    "GuideStep",
    "Lesson",
    "LessonQuestion",
    "Lessons",
    "Page",
    "PageError",
    "guide_of",
    "lessons_of",
    "pages_of",
    "plain",
    "rules_page",
]
