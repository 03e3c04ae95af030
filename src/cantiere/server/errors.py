"""Problems: everything that is refused is answered as problem+json, with a reason that a program can read.

What people read (`title`, `detail`) is said in the language of whoever is served: `speaking` knows it.
"""

from __future__ import annotations

import functools
import logging
from contextvars import ContextVar
from typing import Any
from urllib.parse import parse_qs

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import Scope

from cantiere.core.reason import CantiereError
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.texts import ENGLISH, Texts, Verbatim, languages

LANGUAGES = languages()
UNREADABLE = {"error-record": "problem-not-a-record", "error-snapshot": "problem-not-a-snapshot"}
speaking: ContextVar[str] = ContextVar("speaking", default=ENGLISH)  # the language of whoever is served

log = logging.getLogger("cantiere.server")


@functools.cache
def _texts(lang: str) -> Texts:
    return Texts(None, lang)


def listen(scope: Scope, own: str | None = None) -> None:
    """Answer in the language that is asked for, in the person's own, or in the browser's; else in English."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    accepted = Headers(scope=scope).get("accept-language", "").split(",")
    wanted = [*query.get("lang", []), own, *(part.split(";")[0].split("-")[0].strip() for part in accepted)]
    speaking.set(next((lang for lang in wanted if lang in LANGUAGES), ENGLISH))


class Problem(Exception):
    """Something refused. `reason` is for programs; people read the catalogue's message `problem-REASON`.

    `detail` is for those who write code. Where it is said already in the reader's language, `said` is true.
    """

    def __init__(self, status: int, reason: str, detail: str, *, said: bool = False, **more: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.reason = reason
        self.detail = detail
        self.said = said
        self.more = more

    def data(self, lang: str | None = None) -> dict[str, Any]:
        """Return the problem ready for JSON."""
        texts = _texts(lang or speaking.get())
        title, words = f"problem-title-{self.status}", f"problem-{self.reason}"
        return {
            "type": "about:blank",
            "title": texts.say(title if texts.knows(title) else "problem-title-422"),
            "status": self.status,
            "detail": texts.say(words) if not self.said and texts.knows(words) else self.detail,
            "reason": self.reason,
            **self.more,
        }

    def response(self) -> Response:
        """Return the problem as an answer."""
        headers = {"Retry-After": "1"} if self.status in (429, 503) else None
        return Response(
            msgspec.json.encode(self.data()), self.status, headers, media_type="application/problem+json"
        )


def not_found(what: str = "there is no such thing here") -> Problem:
    """Return the answer to whoever asks for what is not there, or not theirs to know."""
    return Problem(404, "not-found", what)


def refusal(error: CantiereError) -> Problem:
    """Return what a game or a bot refuses, in the reader's language.

    What is wrong inside a file is known in English only: `why` has it for whoever wrote the program.
    """
    if error.key in UNREADABLE:
        return Problem(
            422, "refused", _texts(speaking.get()).say(UNREADABLE[error.key]), said=True, why=str(error)
        )
    game = error.params.get("game")
    known = game if isinstance(game, str) and game in games() else None
    texts = Texts(find_game(known), speaking.get()) if known is not None else _texts(speaking.get())
    return Problem(422, "refused", texts.error(error), said=True)


def install(app: FastAPI) -> None:
    """Answer every error as a problem."""

    @app.exception_handler(Problem)
    async def _problem(_request: Request, problem: Problem) -> Response:
        return problem.response()

    @app.exception_handler(CantiereError)
    async def _refused(_request: Request, error: CantiereError) -> Response:
        return refusal(error).response()

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> Response:
        title = f"problem-title-{error.status_code}"
        texts = _texts(speaking.get())
        detail = texts.say(title) if texts.knows(title) else str(error.detail)
        answer = Problem(error.status_code, "http", detail, said=True).response()
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(RequestValidationError)
    async def _invalid(_request: Request, error: RequestValidationError) -> Response:
        wrong = [
            {"at": ".".join(str(part) for part in one["loc"]), "what": one["msg"]}
            for one in error.errors()[:8]
        ]
        bad_json = any(one["type"] == "json_invalid" for one in error.errors())
        status, reason = (400, "bad-json") if bad_json else (422, "invalid")
        at = _texts(speaking.get()).say(f"problem-{reason}", at=Verbatim(wrong[0]["at"]))
        return Problem(status, reason, at, said=True, errors=wrong).response()

    @app.exception_handler(SQLAlchemyError)
    async def _database(_request: Request, error: SQLAlchemyError) -> Response:
        log.error("database", extra={"error": type(error).__name__})  # its text may quote parameters
        return Problem(503, "database", "The database does not answer; nothing was changed.").response()

    @app.exception_handler(Exception)
    async def _mistake(_request: Request, error: Exception) -> Response:
        log.error("mistake", extra={"error": type(error).__name__}, exc_info=error)
        return Problem(500, "mistake", "Something went wrong on our side.").response()
