"""Rules pages and guided first rounds as they are sent, the same for everybody: `Service.page` keeps them."""

from __future__ import annotations

import msgspec

from cantiere.core.registry import game as find_game
from cantiere.rules import guide_of, rules_page
from cantiere.rules.markup import Block
from cantiere.server.common.errors import not_found
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.news import move_lines
from cantiere.server.gate.positions import position_view
from cantiere.server.gate.types.rules import GuideAnswer, GuideStepView, GuideView, PageBlock, RulesPage
from cantiere.server.play.pictures import known_answer, known_picture, known_step

encode = msgspec.json.Encoder().encode


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
                "blocks": [shown_block(block, game, lang) for block in one.blocks],
            }
            for one in page.sections
        ],
    }
    return encode(data)


def guide_json(game: str, lang: str) -> bytes:
    """Return the guided first round of a game in a language."""
    guide = guide_of(texts_of(game, lang))
    steps: list[GuideStepView] = [
        {
            "key": step.key,
            "move": step.move,
            "seat": step.seat,
            "title": step.title,
            "blocks": [shown_block(block, game, lang) for block in step.blocks],
            "highlight": step.highlight,
            "rule": step.rule,
            "asks": step.right is not None,
            "view": position_view(known_step(step), lang, guide.names),
        }
        for step in guide.steps
    ]
    names = list(guide.names)
    data: GuideView = {"game": game, "lang": lang, "title": guide.title, "names": names, "steps": steps}
    return encode(data)


def guide_answer_json(game: str, lang: str, key: str, text: str) -> bytes:
    """Return what is said of an answer to a step that asks."""
    texts = texts_of(game, lang)
    guide = guide_of(texts)
    step = guide.step(key)
    if step is None or step.right is None:
        raise not_found("nothing is asked there")
    chosen, right, moves = known_answer(step, text)
    data: GuideAnswer = {
        "right": chosen.text == right.text,
        "chosen": {"text": chosen.text, "label": texts.label(chosen, guide.names)},
        "played": {"text": right.text, "label": texts.label(right, guide.names)},
        "moves": move_lines(moves, game, lang, guide.names),
    }
    return encode(data)


def shown_block(block: Block, game: str, lang: str) -> PageBlock:
    """Return a block of a page as it is sent: a picture with its position."""
    if block["kind"] != "picture":
        return block
    known = known_picture(find_game(game), block["name"], block["seat"])
    return {**block, "view": position_view(known, lang, tuple(block["names"]))}
