"""Routes of the problems: what there is, a position that asks, what is said about it. Nothing is kept."""

import datetime
from typing import Annotated

from fastapi import APIRouter, Path, Response

from cantiere.server.api.dependencies import Lang, Serving
from cantiere.server.api.schemas import Answer
from cantiere.server.gate.problems import puzzle_json, puzzles_json, solution_json
from cantiere.server.gate.types.problems import PuzzleSolution, PuzzlesView, PuzzleView

router = APIRouter(tags=["problems"])

ALL, ONE, SOLUTION = Answer(PuzzlesView), Answer(PuzzleView), Answer(PuzzleSolution)

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]
PuzzleId = Annotated[str, Path(pattern=r"^[0-9]{1,9}-[0-9]{1,9}$")]


@router.get("/problems", responses=ALL.described)
async def problems(service: Serving, lang: Lang) -> Response:
    """Return the problems of all games: which is today's, what each is about and how hard it is."""
    return ALL.made(await service.page(puzzles_json, datetime.datetime.now(datetime.UTC).date(), lang))


@router.get("/games/{game}/problems/{puzzle}", responses=ONE.described)
async def problem(service: Serving, game: GameId, puzzle: PuzzleId, lang: Lang) -> Response:
    """Return a position in which one answer is clearly better, without saying which."""
    return ONE.made(await service.page(puzzle_json, game, puzzle, lang))


@router.get("/games/{game}/problems/{puzzle}/solution", responses=SOLUTION.described)
async def solution(service: Serving, game: GameId, puzzle: PuzzleId, lang: Lang) -> Response:
    """Return what each answer is worth, the best first, who found it, and what may follow."""
    return SOLUTION.made(await service.page(solution_json, game, puzzle, lang))
