"""Whoever asks for much at once stands behind themselves, and not before the others."""

from __future__ import annotations

import asyncio
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from typing import Any

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.types import Message, Receive, Scope, Send

from cantiere.server.api import routes
from cantiere.server.api.client import client_router
from cantiere.server.api.guard import Guard
from cantiere.server.common.metrics import Metrics
from cantiere.server.common.rate_limits import RateLimit
from cantiere.server.community.bans import Bans
from cantiere.server.settings import Settings

TURNS = 4  # of the loop that an answer takes
MANY = 200


def asked(address: str, path: str) -> Scope:
    client = (address, 1)
    return {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": [],
        "client": client,
    }


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)
    await send({"type": "http.response.start", "status": 200, "headers": []})


def guarded(**settings: Any) -> Guard:
    chosen = Settings(**{"rate": 0.0, "doors": 0.0} | settings)
    return Guard(answer, chosen, Metrics(), Bans(), RateLimit(chosen.rate, chosen.burst))


async def ask(guard: Guard, address: str, path: str, done: list[tuple[str, int]]) -> None:
    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            done.append((path, message["status"]))

    await guard(asked(address, path), receive, send)


def test_a_burst_of_one_address_is_begun_one_by_one() -> None:
    async def play() -> list[tuple[str, int]]:
        guard, done = guarded(), list[tuple[str, int]]()
        burst = [ask(guard, "127.0.0.2", f"/{number}", done) for number in range(MANY)]
        await asyncio.gather(*burst, ask(guard, "127.0.0.3", "/anna", done))
        return done

    done = [path for path, _ in asyncio.run(play())]
    assert done.index("/anna") <= TURNS, "behind the whole burst"
    assert [path for path in done if path != "/anna"] == [f"/{number}" for number in range(MANY)]


def test_refusals_wait_for_their_turn_too() -> None:
    async def play() -> list[tuple[str, int]]:
        guard, done = guarded(rate=1e-9, burst=2), list[tuple[str, int]]()
        burst = [ask(guard, "127.0.0.2", f"/{number}", done) for number in range(MANY)]
        await asyncio.gather(*burst, ask(guard, "127.0.0.3", "/anna", done))
        return done

    done = asyncio.run(play())
    assert done.index(("/anna", 200)) <= TURNS
    assert [status for _, status in done].count(429) == MANY - 2


def test_whoever_goes_away_while_they_wait_holds_nobody_up() -> None:
    async def play() -> list[tuple[str, int]]:
        guard, done = guarded(), list[tuple[str, int]]()
        tasks = [asyncio.create_task(ask(guard, "127.0.0.2", f"/{number}", done)) for number in range(MANY)]
        await asyncio.sleep(0)
        for task in tasks[1:-1]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ask(guard, "127.0.0.2", "/again", done)
        return done

    assert [path for path, _ in asyncio.run(play())] == ["/0", f"/{MANY - 1}", "/again"]


def test_requests_that_take_long_hold_up_no_other() -> None:
    async def play() -> list[str]:
        guard, done, told = guarded(), list[tuple[str, int]](), asyncio.Event()

        async def wait(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["path"] == "/long":
                await told.wait()
            await answer(scope, receive, send)

        guard.app = wait
        long = asyncio.create_task(ask(guard, "127.0.0.2", "/long", done))
        await asyncio.gather(*[ask(guard, "127.0.0.2", f"/{number}", done) for number in range(5)])
        told.set()
        await long
        return [path for path, _ in done]

    assert asyncio.run(play()) == ["/0", "/1", "/2", "/3", "/4", "/long"]


def called(dependant: Dependant) -> Iterator[Any]:
    if dependant.call is not None:
        yield dependant.call
    for one in dependant.dependencies:
        yield from called(one)


def test_no_request_is_answered_in_a_thread() -> None:
    """Forty threads that all want to go on would hold up the one in which everybody else is answered."""
    names = [f"{routes.__name__}.{one.name}" for one in pkgutil.iter_modules(routes.__path__)]
    routers = [client_router(Settings()), *(importlib.import_module(name).router for name in names)]
    found = [one for router in routers for one in router.routes if isinstance(one, APIRoute)]
    assert len(found) > 100
    functions = {function for one in found for function in called(one.dependant)}
    assert [one.__name__ for one in functions if not inspect.iscoroutinefunction(one)] == []
