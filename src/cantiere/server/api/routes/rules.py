"""Routes for those who learn a game: its rules page and its guided first round."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from cantiere.core.registry import games
from cantiere.rules.markup import NoPage
from cantiere.server.api.dependencies import Lang, Serving
from cantiere.server.api.schemas import Answer
from cantiere.server.common.errors import Problem
from cantiere.server.gate.rules import guide_answer_json, guide_json, rules_json
from cantiere.server.gate.types.rules import GuideAnswer, GuideView, RulesPage
from cantiere.server.service import Service

router = APIRouter(tags=["rules"])

RULES, GUIDE, ANSWER = Answer(RulesPage), Answer(GuideView), Answer(GuideAnswer)

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]


@router.get("/games/{game}/rules", responses=RULES.described)
async def rules(service: Serving, game: GameId, lang: Lang) -> Response:
    """Return the rules of a game; every rule id that a refusal names is the id of a block or section."""
    return await _page(service, rules_json, game, lang)


@router.get("/games/{game}/guide", responses=GUIDE.described)
async def guide(service: Serving, game: GameId, lang: Lang) -> Response:
    """Return the guided first round of a game: positions with explanations."""
    return await _page(service, guide_json, game, lang)


@router.get("/games/{game}/guide/{step}", responses=ANSWER.described)
async def guide_answer(
    service: Serving,
    game: GameId,
    lang: Lang,
    step: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")],
    answer: Annotated[str, Query(max_length=200)],
) -> Response:
    """Return what is said of an answer at a step that asks: whether it is right, and what comes of it."""
    return await _page(service, guide_answer_json, game, lang, step, answer)


async def _page(service: Service, make: Callable[..., bytes], game: str, *given: str) -> Response:
    if game not in games():
        raise Problem(404, "no-such-game", f"There is no game {game!r}; there are: {', '.join(games())}.")
    try:
        return Response(await service.page(make, game, *given), media_type="application/json")
    except NoPage as error:
        raise Problem(404, "no-page", f"{error}.") from error
