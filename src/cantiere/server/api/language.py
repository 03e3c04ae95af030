"""The language to answer in: asked for, the person's own, or the browser's; else English."""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from cantiere.server.common.texts import LANGUAGES, reader_language
from cantiere.texts import ENGLISH


def language_of(scope: Scope, own: str | None = None) -> str:
    """Return the language that is asked for, the person's own, or the browser's; else English."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    accepted = Headers(scope=scope).get("accept-language", "").split(",")
    wanted = [*query.get("lang", []), own, *(part.split(";")[0].split("-")[0].strip() for part in accepted)]
    return next((lang for lang in wanted if lang in LANGUAGES), ENGLISH)


def set_reader_language(scope: Scope, own: str | None = None) -> None:
    """Answer in this language, problems too."""
    reader_language.set(language_of(scope, own))
