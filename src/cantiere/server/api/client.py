"""The browser client: files that were built beforehand, and its first page for every address of its own."""

import html
import mimetypes
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response
from starlette.staticfiles import StaticFiles

from cantiere.server.api.language import language_of
from cantiere.server.common.errors import not_found
from cantiere.server.common.texts import texts_of
from cantiere.server.settings import Settings

BUILT = Path(__file__).parent.parent / "client"  # where the build puts it, and the wheel has it
FIRST_PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ change with their content
SHORT = "public, max-age=300"
ASK_FIRST = "no-cache"  # kept, but asked about each time: these decide which of the others are wanted
ASKED_ABOUT = (FIRST_PAGE, "sw.js")

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
        if "." in parts[-1]:
            return await _file(files, path, request)
        if not is_built(settings):
            return _not_built(request)
        return await _file(files, FIRST_PAGE, request)

    return router


async def _file(files: StaticFiles, path: str, request: Request) -> Response:
    try:
        response = await files.get_response(path, request.scope)
    except HTTPException as error:
        raise not_found() from error
    if path.startswith("assets/"):
        response.headers["Cache-Control"] = FOR_EVER
    else:
        response.headers["Cache-Control"] = ASK_FIRST if path in ASKED_ABOUT else SHORT
    return response


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
