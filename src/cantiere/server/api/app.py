"""The application: the service with the web around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Response
from fastapi.responses import JSONResponse

import cantiere
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.server.api import errors, websocket
from cantiere.server.api.client import client_router
from cantiere.server.api.dependencies import PROBLEMS, Serving
from cantiere.server.api.guard import Guard
from cantiere.server.api.home import Home
from cantiere.server.api.routes import (
    accounts,
    club,
    community,
    finished,
    leagues,
    lessons,
    library,
    people,
    play,
    problems,
    rules,
    tables,
    together,
    tournaments,
)
from cantiere.server.api.schemas import SCHEMAS
from cantiere.server.gate.types.live import LIVE
from cantiere.server.service import Service
from cantiere.server.settings import Settings


def create_app(settings: Settings) -> FastAPI:
    """Return the application; its service lives as long as it is served."""
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    app = FastAPI(
        title="Cantiere",
        version=cantiere.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        separate_input_output_schemas=False,
    )
    app.state.service = service
    errors.install(app)
    for part in (
        people,
        accounts,
        community,
        tables,
        together,
        tournaments,
        leagues,
        play,
        finished,
        club,
        library,
        rules,
        lessons,
        problems,
    ):
        app.include_router(part.router, prefix="/api", responses=PROBLEMS)
    app.include_router(websocket.router, prefix="/api")
    _complete_description(app)
    _add_health(app)
    app.include_router(client_router(settings))  # the last: it answers every other address
    app.add_middleware(
        Guard, settings=settings, metrics=service.metrics, bans=service.bans, often=service.often
    )
    app.add_middleware(Home, home=settings.home)  # added last: it comes first
    return app


def _complete_description(app: FastAPI) -> None:
    """Add what leaves to the document: FastAPI describes only what is sent in."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            for kind in LIVE:  # what the WebSocket sends
                SCHEMAS.of(kind)
            tables = [SCHEMAS.of(find_game(name).table_type) for name in games()]
            boxes = [SCHEMAS.of(find_game(name).box_type) for name in games()]
            described = plain()["components"]["schemas"]
            described |= SCHEMAS.components
            described["GameTable"] = {"title": "GameTable", "anyOf": tables}
            described["GameBox"] = {"title": "GameBox", "anyOf": boxes}
        return plain()

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to change it


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", tags=["health"])
    async def healthz(service: Serving) -> Response:
        """Say whether this server can do its work, or (503) which part of it fails."""
        failing = await service.health.failing()
        said = {"status": "failing" if failing else "ok", "failing": failing}
        return JSONResponse(said, 503 if failing else 200)
