"""The WebSocket: one a browser. It subscribes to tables, and may play through it as well.

In:  {"do": "subscribe", "table": …, "after": last number seen}, "unsubscribe", "act", "lang", "ping"
Out: {"table": …, "seq": …, "news": […], "now": the table}, {"re": id, "ok" or "problem": …}
With "changes": true in the subscription, after the first: "since": … and "change": … instead of "now"
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Annotated, cast

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from msgspec import Meta, Struct
from sqlalchemy.exc import SQLAlchemyError

from cantiere.core.reason import CantiereError
from cantiere.server.api.language import language_of
from cantiere.server.api.session import credential, identify, service_of
from cantiere.server.api.tables import act_once
from cantiere.server.api.websocket_protocol import send_together, sender_at_once
from cantiere.server.common.errors import Problem, refusal
from cantiere.server.common.texts import LANGUAGES
from cantiere.server.gate.types.live import LiveAnswer, LiveDone, LiveGone
from cantiere.server.people.people import Who
from cantiere.server.realtime.hub import Outbox, Subscription, Viewer
from cantiere.server.service import Service

log = logging.getLogger("cantiere.server.websocket")
router = APIRouter()
encode = msgspec.json.Encoder().encode

MOST_TABLES = 64  # that one browser watches
TRY_AGAIN_LATER = 1013
MISTAKE = 1011
NOT_ALLOWED = 1008
GONE = (WebSocketDisconnect, OSError)  # the browser went away while it was sent something

TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Short = Annotated[str, Meta(max_length=100)]
Seat = Annotated[int, Meta(ge=0, lt=16)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Subscribe(Struct, tag="subscribe", tag_field="do", forbid_unknown_fields=True):
    """Watch a table, from after the number that was seen last."""

    table: TableId
    after: Number | None = None
    seat: Seat | None = None
    lang: Short | None = None
    invite: Short | None = None
    changes: bool = False
    id: Short | int | None = None


class Unsubscribe(Struct, tag="unsubscribe", tag_field="do", forbid_unknown_fields=True):
    """Watch it no longer."""

    table: TableId
    id: Short | int | None = None


class ActNow(Struct, tag="act", tag_field="do", forbid_unknown_fields=True):
    """Answer a question, as `POST …/actions` does."""

    table: TableId
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    number: Number
    key: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+\Z")]
    seat: Seat | None = None
    lang: Short | None = None
    id: Short | int | None = None


class SetLanguage(Struct, tag="lang", tag_field="do", forbid_unknown_fields=True):
    """Go on in another language."""

    lang: Short
    id: Short | int | None = None


class Ping(Struct, tag="ping", tag_field="do", forbid_unknown_fields=True):
    """Are you there?"""

    id: Short | int | None = None


Message = Subscribe | Unsubscribe | ActNow | SetLanguage | Ping
decode = msgspec.json.Decoder(Message).decode


class Session:
    """One open WebSocket."""

    def __init__(
        self, service: Service, who: Who | None, lang: str, outbox: Outbox, client: str = ""
    ) -> None:
        self.service = service
        self.client = client  # its address: all its sockets together may ask as often as it may by requests
        self.who = who
        self.lang = lang
        self.outbox = outbox
        self.watched: dict[str, Subscription] = {}

    async def handle(self, text: str | bytes) -> None:
        """Carry out one message; whatever is wrong with it, it is answered."""
        message: Message | None = None
        answer: LiveAnswer = {"re": None}
        try:
            message = decode(text)
            self._check_often(1)
            answer["ok"] = await self._do(message)
        except Problem as problem:
            answer["problem"] = problem.data()
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            answer["problem"] = Problem(400, "bad-message", "This message is not understood.").data()
        except CantiereError as error:
            answer["problem"] = refusal(error).data()
        except SQLAlchemyError as error:
            log.error("database", extra={"error": type(error).__name__})  # its text may quote parameters
            answer["problem"] = Problem(503, "database", "The database does not answer.").data()
        except Exception as error:
            log.error("mistake", extra={"error": type(error).__name__}, exc_info=error)
            answer["problem"] = Problem(500, "mistake", "Something went wrong on our side.").data()
        answer["re"] = message.id if message is not None else None
        self.outbox.put(encode(answer))

    def _check_often(self, count: int) -> None:
        if not self.service.often.allows(self.client, count):
            raise Problem(429, "too-many", "Too many requests: wait a moment.")

    async def _do(self, message: Message) -> LiveDone:
        if isinstance(message, Subscribe):
            return await self._subscribe(message)
        if isinstance(message, Unsubscribe):
            self._unsubscribe(message.table)
        elif isinstance(message, ActNow):
            if self.who is None:
                raise Problem(401, "who", "Say your name first: POST /api/session.")
            lang = message.lang if message.lang in LANGUAGES else self.lang
            done = await act_once(self.service, self.who, message.table, message, lang)
            return cast(LiveDone, done)
        elif isinstance(message, SetLanguage):
            await self._set_language(message.lang)
            return {"lang": self.lang}
        return {}

    async def _subscribe(self, message: Subscribe) -> LiveDone:
        if message.lang is not None:
            _check_language(message.lang)
        self._unsubscribe(message.table)
        if len(self.watched) >= MOST_TABLES:
            raise Problem(422, "too-many-tables", f"You watch {MOST_TABLES} tables already.")
        if message.lang is not None:
            await self._set_language(message.lang)
        viewer = Viewer(self.who, message.seat, self.lang, message.invite)
        # Whoever was away for long is told much: one after another, as by `GET …/news`.
        turn = self.service.cache.turn if message.after is not None else contextlib.nullcontext()
        async with turn:
            subscription = await self.service.hub.subscribe(
                self.outbox, message.table, viewer, message.after, changes=message.changes
            )
        self.watched[message.table] = subscription
        return {"table": message.table}

    async def _set_language(self, lang: str) -> None:
        """Say everything from now on in a language, and the tables that are watched once more."""
        _check_language(lang)
        if lang == self.lang:
            return
        self._check_often(len(self.watched))  # each is told as a whole
        self.lang = lang
        for table, watching in list(self.watched.items()):
            self._unsubscribe(table)
            viewer = watching.viewer._replace(lang=lang)
            try:
                again = await self.service.hub.subscribe(
                    self.outbox, table, viewer, watching.last, changes=watching.changes
                )
            except Problem as problem:  # it is no longer ours to see
                gone: LiveGone = {"table": table, "problem": problem.data()}
                self.outbox.put(encode(gone))
                continue
            self.watched[table] = again
            await asyncio.sleep(0)  # whoever plays comes first

    def _unsubscribe(self, table: str) -> None:
        subscription = self.watched.pop(table, None)
        if subscription is not None:
            self.service.hub.unsubscribe(table, subscription)

    def close(self) -> None:
        """Watch nothing any longer."""
        for table in list(self.watched):
            self._unsubscribe(table)


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Problem(
            422, "no-such-language", f"There is no such language; there are: {', '.join(LANGUAGES)}."
        )


@router.websocket("/live")
async def live(socket: WebSocket) -> None:
    """Serve one browser until it goes, or is too slow."""
    service = service_of(socket)
    try:
        who = await identify(socket)
    except Problem:
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    outbox = Outbox(service.settings.outbox, service.settings.outbox_bytes, sender_at_once(socket))
    person, address = who.id if who is not None else "", socket.client.host if socket.client else ""
    ended = service.sockets.opened(person, credential(socket), address)
    lang = language_of(socket.scope, who.lang if who is not None else None)
    session = Session(service, who, lang, outbox, address)
    service.metrics.sockets.inc()
    tasks = [
        asyncio.create_task(_listen(socket, session)),
        asyncio.create_task(_send(socket, session)),
        asyncio.create_task(session.outbox.dropped.wait()),
        asyncio.create_task(ended.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.close()
        service.metrics.sockets.dec()
        service.sockets.closed(person, ended)
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(RuntimeError, *GONE):  # the browser closed it
            logged_out = (NOT_ALLOWED, "logged-out")
            await socket.close(*(logged_out if ended.is_set() else _why_ended(service, outbox, done)))


def _why_ended(service: Service, outbox: Outbox, ended: Sequence[object]) -> tuple[int, str]:
    """Return the code and the reason to close with; whatever it is, the browser may come again."""
    mistakes = [one for one in ended if isinstance(one, Exception) and not isinstance(one, GONE)]
    for error in mistakes:
        log.error("socket", extra={"error": type(error).__name__}, exc_info=error)
    if mistakes:
        return MISTAKE, "mistake"
    if outbox.dropped.is_set():
        service.metrics.dropped.inc()
        log.info("slow")
    return TRY_AGAIN_LATER, "slow"


async def _listen(socket: WebSocket, session: Session) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await session.handle(message.get("text") or message.get("bytes") or b"")


async def _send(socket: WebSocket, session: Session) -> None:
    while True:
        await send_together(socket, await session.outbox.take())
