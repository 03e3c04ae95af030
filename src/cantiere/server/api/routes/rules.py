"""Routes for those who learn a game: its rules page and its guided first round.

They are not `async`: the first request for a page reads and replays it, and nobody else should wait for that.
"""

import functools
from typing import Annotated

from fastapi import APIRouter, Path, Response

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.rules import guide_of, rules_page
from cantiere.rules.markup import Block
from cantiere.rules.page import picture
from cantiere.server.api.dependencies import Lang
from cantiere.server.api.schemas import Answer, encode
from cantiere.server.common.errors import Problem
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.positions import position
from cantiere.server.gate.types.rules import GuideStepView, GuideView, PageBlock, RulesPage

router = APIRouter(tags=["rules"])

RULES, GUIDE = Answer(RulesPage), Answer(GuideView)

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]


@router.get("/games/{game}/rules", responses=RULES.described)
def rules(game: GameId, lang: Lang) -> Response:
    """Return the rules of a game; every rule id that a refusal names is the id of a block or section."""
    return Response(_rules(_known(game), lang), media_type="application/json")


@router.get("/games/{game}/guide", responses=GUIDE.described)
def guide(game: GameId, lang: Lang) -> Response:
    """Return the guided first round of a game: positions with explanations."""
    return Response(_guide(_known(game), lang), media_type="application/json")


@functools.cache
def _rules(game: str, lang: str) -> bytes:
    """Return the page as it goes out; it is the same for everybody."""
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


def _shown(block: Block, game: str, lang: str) -> PageBlock:
    if block["kind"] != "picture":
        return block
    state = picture(find_game(game), block["name"])
    return {**block, "view": position(state, block["seat"], lang, block["names"])}


@functools.cache
def _guide(game: str, lang: str) -> bytes:
    guide = guide_of(texts_of(game, lang))
    names = list(guide.names)
    steps: list[GuideStepView] = [
        {
            "key": step.key,
            "move": step.move,
            "seat": step.seat,
            "title": step.title,
            "blocks": [_shown(block, game, lang) for block in step.blocks],
            "highlight": step.highlight,
            "rule": step.rule,
            "view": position(step.state, step.seat, lang, names),
        }
        for step in guide.steps
    ]
    data: GuideView = {"game": game, "lang": lang, "title": guide.title, "names": names, "steps": steps}
    return encode(data)


def _known(game: str) -> str:
    if game not in games():
        raise Problem(404, "no-such-game", f"There is no game {game!r}; there are: {', '.join(games())}.")
    return game
