"""Every error is answered as problem+json."""

from __future__ import annotations

import logging

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from cantiere.core.reason import CantiereError
from cantiere.core.words import Verbatim
from cantiere.server.common.errors import Problem, refusal
from cantiere.server.common.texts import reader_language, texts_of

log = logging.getLogger("cantiere.server")


def response_to(problem: Problem) -> Response:
    """Return a problem as an answer."""
    headers = {"Retry-After": "1"} if problem.status in (429, 503) else None
    return Response(
        msgspec.json.encode(problem.data()), problem.status, headers, media_type="application/problem+json"
    )


def install(app: FastAPI) -> None:
    """Answer every error as a problem."""

    @app.exception_handler(Problem)
    async def _problem(_request: Request, problem: Problem) -> Response:
        return response_to(problem)

    @app.exception_handler(CantiereError)
    async def _refused(_request: Request, error: CantiereError) -> Response:
        return response_to(refusal(error))

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> Response:
        title = f"problem-title-{error.status_code}"
        texts = texts_of(None, reader_language.get())
        detail = texts.say(title) if texts.knows(title) else str(error.detail)
        answer = response_to(Problem(error.status_code, "http", detail, translated=True))
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
        at = texts_of(None, reader_language.get()).say(f"problem-{reason}", at=Verbatim(wrong[0]["at"]))
        return response_to(Problem(status, reason, at, translated=True, errors=wrong))

    @app.exception_handler(SQLAlchemyError)
    async def _database(_request: Request, error: SQLAlchemyError) -> Response:
        log.error("database", extra={"error": type(error).__name__})  # its text may quote parameters
        return response_to(Problem(503, "database", "The database does not answer; nothing was changed."))

    @app.exception_handler(Exception)
    async def _mistake(_request: Request, error: Exception) -> Response:
        log.error("mistake", extra={"error": type(error).__name__}, exc_info=error)
        return response_to(Problem(500, "mistake", "Something went wrong on our side."))
