"""Lessons as they are sent: the same for everybody (`Service.page` keeps them)."""

from __future__ import annotations

import msgspec

from cantiere.rules import lessons_of
from cantiere.rules.markup import Block
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.rules import shown_block
from cantiere.server.gate.types.lessons import LessonsView
from cantiere.server.gate.types.rules import PageBlock

encode = msgspec.json.Encoder().encode


def lessons_json(game: str, lang: str) -> bytes:
    """Return the lessons of a game in a language."""
    found = lessons_of(texts_of(game, lang))

    def shown(blocks: list[Block]) -> list[PageBlock]:
        return [shown_block(block, game, lang) for block in blocks]

    data: LessonsView = {
        "game": game,
        "lang": lang,
        "title": found.title,
        "lessons": [
            {
                "key": lesson.key,
                "title": lesson.title,
                "blocks": shown(lesson.blocks),
                "questions": [
                    {"key": one.key, "problem": one.problem, "title": one.title, "why": shown(one.blocks)}
                    for one in lesson.questions
                ],
                "against": lesson.against,
            }
            for lesson in found.lessons
        ],
    }
    return encode(data)
