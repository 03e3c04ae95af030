"""Routes for those who learn a game: its rules page and its guided first round.

They are not `async`: the first request for a page reads and replays it, and nobody else should wait for that.
"""

import functools
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.rules import guide_of, rules_page
from cantiere.rules.page import picture
from cantiere.server.api.dependencies import Lang, encode
from cantiere.server.api.schemas.rules import GuideShape, RulesPage
from cantiere.server.common.errors import Problem
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.positions import position

router = APIRouter(tags=["rules"])

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]


@router.get("/games/{game}/rules", response_model=RulesPage)
def rules(game: GameId, lang: Lang) -> Response:
    """Return the rules of a game; every rule id that a refusal names is the id of a block or section."""
    return Response(_rules(_known(game), lang), media_type="application/json")


@router.get("/games/{game}/guide", response_model=GuideShape)
def guide(game: GameId, lang: Lang) -> Response:
    """Return the guided first round of a game: positions with explanations."""
    return Response(_guide(_known(game), lang), media_type="application/json")


@functools.cache
def _rules(game: str, lang: str) -> bytes:
    """Return the page as it goes out; it is the same for everybody."""
    page = rules_page(texts_of(game, lang))
    data = page.data()
    for section in data["sections"]:
        section["blocks"] = [_shown(block, game, lang) for block in section["blocks"]]
    return encode(data)


def _shown(block: dict[str, Any], game: str, lang: str) -> dict[str, Any]:
    if block["kind"] != "picture":
        return block
    state = picture(find_game(game), block["name"])
    return {**block, "view": position(state, block["seat"], lang, block["names"])}


@functools.cache
def _guide(game: str, lang: str) -> bytes:
    guide = guide_of(texts_of(game, lang))
    names = list(guide.names)
    steps = []
    for step in guide.steps:
        data = step._asdict()
        state = data.pop("state")
        steps.append({**data, "view": position(state, step.seat, lang, names)})
    return encode({"game": game, "lang": lang, "title": guide.title, "names": names, "steps": steps})


def _known(game: str) -> str:
    if game not in games():
        raise Problem(404, "no-such-game", f"There is no game {game!r}; there are: {', '.join(games())}.")
    return game
