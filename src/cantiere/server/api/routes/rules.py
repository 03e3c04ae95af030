"""Routes for those who learn a game: its rules page and its guided first round.

They are not `async`: the first request for a page reads and replays it, and nobody else should wait for that.
"""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from cantiere.core.registry import games
from cantiere.rules.markup import NoPage
from cantiere.server.api.dependencies import Lang
from cantiere.server.api.schemas import Answer
from cantiere.server.common.errors import Problem
from cantiere.server.gate.rules import guide_answer_json, guide_json, rules_json
from cantiere.server.gate.types.rules import GuideAnswer, GuideView, RulesPage

router = APIRouter(tags=["rules"])

RULES, GUIDE, ANSWER = Answer(RulesPage), Answer(GuideView), Answer(GuideAnswer)

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]


@router.get("/games/{game}/rules", responses=RULES.described)
def rules(game: GameId, lang: Lang) -> Response:
    """Return the rules of a game; every rule id that a refusal names is the id of a block or section."""
    return _page(rules_json, game, lang)


@router.get("/games/{game}/guide", responses=GUIDE.described)
def guide(game: GameId, lang: Lang) -> Response:
    """Return the guided first round of a game: positions with explanations."""
    return _page(guide_json, game, lang)


@router.get("/games/{game}/guide/{step}", responses=ANSWER.described)
def guide_answer(
    game: GameId,
    lang: Lang,
    step: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")],
    answer: Annotated[str, Query(max_length=200)],
) -> Response:
    """Return what is said of an answer at a step that asks: whether it is right, and what comes of it."""
    return _page(lambda game, lang: guide_answer_json(game, lang, step, answer), game, lang)


def _page(made: Callable[[str, str], bytes], game: str, lang: str) -> Response:
    if game not in games():
        raise Problem(404, "no-such-game", f"There is no game {game!r}; there are: {', '.join(games())}.")
    try:
        return Response(made(game, lang), media_type="application/json")
    except NoPage as error:
        raise Problem(404, "no-page", f"{error}.") from error
