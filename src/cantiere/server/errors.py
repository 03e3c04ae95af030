"""Problems: everything that is refused is answered as problem+json, with a reason that a program can read."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from cantiere.core.reason import CantiereError

TITLES = {
    400: "Not understood",
    401: "Who are you?",
    403: "Not allowed",
    404: "Not found",
    405: "Not possible here",
    409: "Out of date",
    413: "Too large",
    415: "Wrong kind of content",
    422: "Refused",
    429: "Too many requests",
    500: "Our mistake",
    503: "Busy",
}

log = logging.getLogger("cantiere.server")


class Problem(Exception):
    """Something refused. `reason` is for programs, `detail` for people; more entries may follow."""

    def __init__(self, status: int, reason: str, detail: str, **more: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.reason = reason
        self.detail = detail
        self.more = more

    def data(self) -> dict[str, Any]:
        """Return the problem ready for JSON."""
        return {
            "type": "about:blank",
            "title": TITLES.get(self.status, "Refused"),
            "status": self.status,
            "detail": self.detail,
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


def install(app: FastAPI) -> None:
    """Answer every error as a problem."""

    @app.exception_handler(Problem)
    async def _problem(_request: Request, problem: Problem) -> Response:
        return problem.response()

    @app.exception_handler(CantiereError)
    async def _refused(_request: Request, error: CantiereError) -> Response:
        return Problem(422, "refused", str(error)).response()

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> Response:
        answer = Problem(error.status_code, "http", str(error.detail)).response()
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
        return Problem(status, reason, f"{wrong[0]['at']}: {wrong[0]['what']}", errors=wrong).response()

    @app.exception_handler(SQLAlchemyError)
    async def _database(_request: Request, error: SQLAlchemyError) -> Response:
        log.error("database", extra={"error": type(error).__name__})  # its text may quote parameters
        return Problem(503, "database", "The database does not answer; nothing was changed.").response()

    @app.exception_handler(Exception)
    async def _mistake(_request: Request, error: Exception) -> Response:
        log.error("mistake", extra={"error": type(error).__name__}, exc_info=error)
        return Problem(500, "mistake", "Something went wrong on our side.").response()
