"""Rules pages and guided first rounds as they are sent: the same for everybody, made once."""

from __future__ import annotations

import functools

import msgspec

from cantiere.core.registry import game as find_game
from cantiere.rules import guide_of, rules_page
from cantiere.rules.markup import Block
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.positions import position_view
from cantiere.server.gate.types.rules import GuideStepView, GuideView, PageBlock, RulesPage
from cantiere.server.play.pictures import known_picture, known_step

encode = msgspec.json.Encoder().encode


@functools.cache
def rules_json(game: str, lang: str) -> bytes:
    """Return the rules page of a game in a language."""
    page = rules_page(texts_of(game, lang))
    data: RulesPage = {
        "game": page.game.id,
        "lang": page.lang,
        "title": page.title,
        "sections": [
            {
                "id": one.id,
                "part": one.part,
                "title": one.title,
                "blocks": [_shown(block, game, lang) for block in one.blocks],
            }
            for one in page.sections
        ],
    }
    return encode(data)


@functools.cache
def guide_json(game: str, lang: str) -> bytes:
    """Return the guided first round of a game in a language."""
    guide = guide_of(texts_of(game, lang))
    steps: list[GuideStepView] = [
        {
            "key": step.key,
            "move": step.move,
            "seat": step.seat,
            "title": step.title,
            "blocks": [_shown(block, game, lang) for block in step.blocks],
            "highlight": step.highlight,
            "rule": step.rule,
            "view": position_view(known_step(step), lang, guide.names),
        }
        for step in guide.steps
    ]
    names = list(guide.names)
    data: GuideView = {"game": game, "lang": lang, "title": guide.title, "names": names, "steps": steps}
    return encode(data)


def _shown(block: Block, game: str, lang: str) -> PageBlock:
    if block["kind"] != "picture":
        return block
    known = known_picture(find_game(game), block["name"], block["seat"])
    return {**block, "view": position_view(known, lang, tuple(block["names"]))}
