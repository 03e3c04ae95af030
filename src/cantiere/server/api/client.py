"""The browser client: files that were built beforehand, and its first page for every address of its own."""

import asyncio
import functools
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, HTTPException, Request, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import FileResponse
from starlette.staticfiles import StaticFiles

from cantiere.server.api.compressed import KEPT, compressed
from cantiere.server.api.language import language_of
from cantiere.server.api.session import identify, service_of
from cantiere.server.common.errors import Problem, not_found
from cantiere.server.common.texts import browser_texts, texts_of
from cantiere.server.settings import Settings

BUILT = Path(__file__).parent.parent / "client"  # where the build puts it, and the wheel has it
FIRST_PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ change with their content
SHORT = "public, max-age=300"
ASK_FIRST = "no-cache"  # kept, but asked about each time: these decide which of the others are wanted
ASKED_ABOUT = (FIRST_PAGE, "sw.js")
PAGES = (
    FIRST_PAGE,
    "offline.html",
)  # shown at any address of ours, so what they name must be whole addresses
EMPTY = '<div id="app"></div>'  # where the client will be
SAID = ("no-table", "no-table-why", "table-closed", "to-lobby", "new-table")
TEXTS = (".js", ".css", ".svg")  # pictures and fonts are compressed already


class FirstWords(NamedTuple):
    """What the first page says before the client does."""

    status: int
    lang: str
    body: str


mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")  # some systems call it something else


def folder_of(settings: Settings) -> Path:
    """Return where the client's files are."""
    return Path(settings.web) if settings.web is not None else BUILT


def is_built(settings: Settings) -> bool:
    """Tell whether there is a client to serve."""
    return (folder_of(settings) / FIRST_PAGE).is_file()


def client_router(settings: Settings) -> APIRouter:
    """Return the route of everything that is not the API."""
    router = APIRouter(include_in_schema=False)
    files = StaticFiles(directory=folder_of(settings), check_dir=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def client(request: Request, path: str) -> Response:
        """Return a file of the client; where there is none, its first page, which knows what to show."""
        parts = path.split("/")
        if parts[0] == "api" or any(part.startswith(".") for part in parts) or "\0" in path:
            raise not_found()
        if "." not in parts[-1]:
            if not is_built(settings):
                return _not_built(request)
            path = FIRST_PAGE
        if path in PAGES:
            told = await _told(request, parts[1]) if parts[0] == "table" and len(parts) == 2 else None
            return _page(folder_of(settings) / path, settings.home, request, told)
        return await _file(files, path, request)

    return router


async def _file(files: StaticFiles, path: str, request: Request) -> Response:
    try:
        response = await files.get_response(path, request.scope)
    except HTTPException as error:
        raise not_found() from error
    if path.startswith("assets/"):
        response.headers["Cache-Control"] = FOR_EVER
        if isinstance(response, FileResponse) and path.endswith(TEXTS):
            return await compressed(request, response, await asyncio.to_thread(_read, str(response.path)))
    else:
        response.headers["Cache-Control"] = _kept_for(path)
    return response


async def _told(request: Request, table: str) -> FirstWords | None:
    """Return what whoever follows a link to a table that is not there has to be told.

    It stands in the first page itself: it is read before any of the client is.
    """
    try:
        who = await identify(request)
        why = await service_of(request).viewing.shut(who, table, request.query_params.get("invite"))
    except (Problem, SQLAlchemyError):
        return None  # the client will be told
    if why is None:
        return None
    lang = language_of(request.scope, who.lang if who is not None else None)
    say = {key: html.escape(browser_texts(lang).say(f"web-{key}")) for key in SAID}
    more = f"<p>{say['no-table-why']}</p>" if why == "no-table" else ""
    return FirstWords(
        404 if why == "no-table" else 200,
        lang,
        f'<main class="gone" data-shut="{why}"><h1>{say[why]}</h1>{more}<p>'
        f'<a class="button main" href="./">{say["to-lobby"]}</a> '
        f'<a class="button" href="./new">{say["new-table"]}</a></p></main>',
    )


def _page(path: Path, home: str, request: Request, told: FirstWords | None = None) -> Response:
    """Return a page in which it says where the site lives, and what is told at once."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise not_found() from error
    if told is not None:
        text = text.replace(EMPTY, EMPTY.replace("><", f">{told.body}<"))
        text = text.replace('<html lang="en">', f'<html lang="{told.lang}">')
    page = text.replace('="./', f'="{home}/').encode()
    headers = {"Cache-Control": _kept_for(path.name), "ETag": f'"{hashlib.sha256(page).hexdigest()[:32]}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(page, told.status if told is not None else 200, headers, media_type="text/html")


def _kept_for(path: str) -> str:
    return ASK_FIRST if path in ASKED_ABOUT else SHORT


@functools.lru_cache(KEPT)
def _read(path: str) -> bytes:
    return Path(path).read_bytes()


def _not_built(request: Request) -> Response:
    """Say how to get the client: the API works without it."""
    lang = language_of(request.scope)
    texts = texts_of(None, lang)
    title, body = (html.escape(texts.say(key)) for key in ("client-not-built", "client-build-it"))
    page = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Cantiere</title>'
        f"<h1>{title}</h1><p>{body}</p></html>\n"
    )
    return Response(page, 503, {"Cache-Control": "no-store"}, media_type="text/html")
