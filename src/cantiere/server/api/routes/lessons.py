"""Routes of the lessons: what they are, and which of them I have passed."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.rules import pages_of
from cantiere.server.api.dependencies import Lang, Serving
from cantiere.server.api.schemas import Answer
from cantiere.server.api.session import Somebody
from cantiere.server.common.errors import not_found
from cantiere.server.gate.lessons import lessons_json
from cantiere.server.gate.types.lessons import LessonsView, PassedLessons

router = APIRouter(tags=["lessons"])

LESSONS, PASSED = Answer(LessonsView), Answer(PassedLessons)

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]
LessonKey = Annotated[str, Path(pattern=r"^[a-z][a-z0-9-]{0,39}$")]


@router.get("/games/{game}/lessons", responses=LESSONS.described)
async def lessons(service: Serving, game: GameId, lang: Lang) -> Response:
    """Return the lessons of a game: questions with what is said about them, and a game to be won."""
    if game not in games() or "lessons" not in pages_of(find_game(game)):
        raise not_found("there are no such lessons")
    return LESSONS.made(await service.page(lessons_json, game, lang))


@router.get("/me/lessons", responses=PASSED.described)
async def passed(service: Serving, who: Somebody) -> Response:
    """Return the lessons that I have passed; one that is a game is passed by winning such a game anywhere."""
    async with service.leafing:
        return PASSED({"passed": await service.learning.passed(who)})


@router.post("/me/lessons/{game}/{lesson}", status_code=204)
async def keep(service: Serving, who: Somebody, game: GameId, lesson: LessonKey) -> Response:
    """Keep that I have answered the questions of a lesson."""
    await service.learning.keep(who, game, lesson)
    return Response(status_code=204)
