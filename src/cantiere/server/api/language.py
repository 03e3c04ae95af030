"""The language to answer in: asked for, the person's own, or the browser's; else English."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

from cantiere.server.common.texts import LANGUAGES, reader_language
from cantiere.server.people.people import Who
from cantiere.texts import ENGLISH


def set_reader_language(scope: Scope, own: str | None = None) -> None:
    """Answer in the language that is asked for, in the person's own, or in the browser's; else in English."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    accepted = Headers(scope=scope).get("accept-language", "").split(",")
    wanted = [*query.get("lang", []), own, *(part.split(";")[0].split("-")[0].strip() for part in accepted)]
    reader_language.set(next((lang for lang in wanted if lang in LANGUAGES), ENGLISH))


def language_of(connection: HTTPConnection, who: Who | None, asked: str | None = None) -> str:
    """Return the first of these languages that we have."""
    wanted = (asked, who.lang if who is not None else None)
    return next((one for one in wanted if one in LANGUAGES), None) or accepted_language(connection)


def accepted_language(connection: HTTPConnection) -> str:
    """Return the first of the browser's languages that we have, or English."""
    wanted = connection.headers.get("accept-language", "").split(",")
    shorts = (part.split(";")[0].split("-")[0].strip() for part in wanted)
    return next((one for one in shorts if one in LANGUAGES), ENGLISH)
