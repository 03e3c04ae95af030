"""Routes of the library: the words in each language, and what lies in a game's box."""

import functools
import hashlib
import re
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import PlainTextResponse

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.server.api.compressed import compressed
from cantiere.server.api.schemas import Answer, encode
from cantiere.server.common.errors import not_found
from cantiere.server.common.texts import BROWSER, LANGUAGES
from cantiere.server.gate.types.games import GameBox
from cantiere.texts import ENGLISH, box, source

router = APIRouter(tags=["library"])

MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
LangName = Annotated[str, Path(pattern=r"^[a-z]{2,3}$")]
GameName = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,40}$")]
BOX = Answer(GameBox)
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "Unchanged since the ETag that was sent"}}


@router.get("/texts/{lang}", response_class=PlainTextResponse, responses=UNCHANGED)
async def common_texts(request: Request, lang: LangName) -> Response:
    """Return what all games and the browser say, as Fluent; English where there is no such language."""
    return await _kept(request, _common(lang if lang in LANGUAGES else ENGLISH), "text/plain")


@router.get("/texts/{lang}/{game}", response_class=PlainTextResponse, responses=UNCHANGED)
async def game_texts(request: Request, lang: LangName, game: GameName) -> Response:
    """Return what a game says, as Fluent; English where it is not translated."""
    _check_game(game)
    return await _kept(request, _of_game(lang if lang in LANGUAGES else ENGLISH, game), "text/plain")


@router.get("/games/{game}/box", responses=BOX.described | UNCHANGED)
async def box_of(request: Request, game: GameName) -> Response:
    """Return the component data of a game: prices, capacities, shapes, by the name of each data file."""
    _check_game(game)
    return await _kept(request, _box(game), "application/json")


def _check_game(game: str) -> None:
    if game not in games():
        raise not_found("there is no such game")


@functools.cache
def _common(lang: str) -> bytes:
    parts = [
        whole_texts(source(lang), source(ENGLISH)),
        whole_texts(source(lang, part=BROWSER), source(ENGLISH, part=BROWSER)),
    ]
    return "\n".join(parts).encode()


@functools.cache
def _of_game(lang: str, game: str) -> bytes:
    return whole_texts(source(lang, find_game(game)), source(ENGLISH, find_game(game))).encode()


def whole_texts(words: str, english: str) -> str:
    """Return words, and in English what is not said there: so a browser needs one language only."""
    said = {one.group(1) for one in MESSAGE.finditer(words)}
    begins = list(MESSAGE.finditer(english))
    ends = [*(one.start() for one in begins[1:]), len(english)]
    missing = [
        english[one.start() : end] for one, end in zip(begins, ends, strict=True) if one.group(1) not in said
    ]
    return words + "\n" + "".join(missing) if missing else words


@functools.cache
def _box(game: str) -> bytes:
    return encode(box(find_game(game)))


async def _kept(request: Request, body: bytes, kind: str) -> Response:
    """Return something that browsers keep, and ask about before they use it again."""
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    known = request.headers.get("if-none-match", "").split(",")
    if etag in [one.strip().removeprefix("W/") for one in known]:
        return Response(status_code=304, headers=headers)
    return await compressed(request, Response(body, headers=headers, media_type=kind), body)
