"""The guard at the door: every request passes here first, and every answer leaves through it.

Limits on size and rate, refusal of requests that another site makes a browser send, headers that keep
browsers strict, one line in the log. Written to ASGI itself, so that nothing behind it runs for a refused
request.
"""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import re
import secrets
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cantiere.server.api.errors import response_to
from cantiere.server.api.language import set_reader_language
from cantiere.server.api.turns import Turns
from cantiere.server.common.errors import Problem
from cantiere.server.common.logs import request_id
from cantiere.server.common.metrics import Metrics
from cantiere.server.common.rate_limits import RateLimit
from cantiere.server.community.bans import Bans, banned, known_address
from cantiere.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
LARGE = ("/api/records", "/api/analysis")  # where records and snapshots are sent in
DOORS = (
    "/api/session",
    "/api/login",
    "/api/register",
    "/api/restore",
    "/api/lost-password",
    "/api/reset-password",
    "/api/confirm",
    "/api/me/password",
    "/api/me/delete",
)  # where guessing or filling up is tried
ONE_CLICK = "/api/unsubscribe/"  # mail programs send a form there
PRIVATE = (ONE_CLICK, "/api/me/tokens/", "/api/me/blocks/")  # what follows does not go into the log
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
LONGEST_ADDRESS = 4096  # characters of path and query: whoever takes them apart takes a while
MOST_HEADERS = 100
LONGEST_NUMBER = 15  # digits of a length
LONGEST_HEADER = 8192  # bytes
HEAVY = 4 * 1024  # bytes of a body that count as another request
HOST = re.compile(r"[A-Za-z0-9.-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

log = logging.getLogger("cantiere.server.access")


class TooLarge(Exception):
    """The body turned out longer than allowed while it was read."""


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, bans: Bans, often: RateLimit
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.bans = bans
        self.all = often
        self.doors = RateLimit(settings.doors, settings.door_burst)
        self.turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] in ("http", "websocket") and overlong(scope) is None:
            set_reader_language(scope)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, answer = time.perf_counter(), _Answer(send, scope)
        request_id.set(answer.request)
        counted = _counted(_client(scope))
        await self.turns.begin(counted)
        problem = self._refusal(scope, counted)
        if problem is None:
            with contextlib.suppress(TooLarge):
                await self.app(scope, self._limited(scope, receive, answer), answer)
            if answer.muted:
                problem, answer.muted = Problem(413, "too-large", "The request is too large."), False
        if problem is not None:
            await response_to(problem)(scope, receive, answer)
        seconds = time.perf_counter() - began
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        self.metrics.requests.labels(method, str(answer.status)).inc()
        self.metrics.seconds.observe(seconds)
        # The path only: a query may carry an invitation.
        log.info(
            "request",
            extra={
                "method": method,
                "path": _shown(scope["path"]),
                "status": answer.status,
                "ms": round(seconds * 1000, 1),
                "client": _client(scope) if self.settings.log_addresses else None,
            },
        )

    def _refusal(self, scope: Scope, counted: str) -> Problem | None:
        if not self.all.allows(counted):
            return Problem(429, "too-many", "Too many requests: wait a moment.")
        status = overlong(scope)
        if status is not None:
            return Problem(status, "too-large", "The request is too large.")
        headers = Headers(scope=scope)
        if scope["method"] in SAFE:
            return None
        if self.bans.bans_address(_client(scope)):
            return banned()
        if scope["path"] in DOORS and not self.doors.allows(counted):
            return Problem(429, "too-many", "Too many attempts: wait a moment.")
        if foreign(headers):
            return Problem(403, "foreign-site", "Another site made your browser send this.")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit():
            return Problem(400, "bad-length", "The length of the request is not a number.")
        if len(length) > LONGEST_NUMBER or int(length) > self._most(scope):
            return Problem(413, "too-large", "The request is too large.")
        if not self.all.allows(counted, int(length) // HEAVY):
            return Problem(429, "too-many", "Too much at once: wait a moment.")
        has_body = length != "0" or "transfer-encoding" in headers
        if (
            has_body
            and not scope["path"].startswith(ONE_CLICK)
            and headers.get("content-type", "").split(";")[0].strip() != "application/json"
        ):
            return Problem(415, "not-json", "Send application/json.")
        return None

    def _most(self, scope: Scope) -> int:
        """Return how long a body may be; one that does not say how long it is must not be very long."""
        large = scope["path"].startswith(LARGE) and "content-length" in Headers(scope=scope)
        return self.settings.record if large else self.settings.body

    def _limited(self, scope: Scope, receive: Receive, answer: _Answer) -> Receive:
        most, read = self._most(scope), 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most and not answer.begun:
                answer.muted = True  # whatever is made of this error, the answer is ours
                raise TooLarge
            return message

        return limited

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = _client(scope)
        shut = self.bans.bans_address(client) or not self.all.allows(_counted(client))
        if shut or overlong(scope) is not None or foreign(Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)


class _Answer:
    """Sends on, adds the headers, and remembers how it went."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self.send = send
        self.begun = False
        self.muted = False
        self.status = 500
        self.request = secrets.token_hex(8)
        self.api = scope["path"].startswith("/api")
        self.policy = DATA_POLICY if self.api else page_policy(_host(scope))

    async def __call__(self, message: Message) -> None:
        if self.muted:
            return
        if message["type"] == "http.response.start":
            self.begun = True
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            headers["Content-Security-Policy"] = self.policy
            headers["X-Request-Id"] = self.request
            if self.api:
                headers.setdefault("Cache-Control", "no-store")
        await self.send(message)


def overlong(scope: Scope) -> int | None:
    """Return the status for a head that would take a while to read, or None; all of it is only counted.

    >>> (
    ...     overlong({"path": "/", "query_string": b"a&" * 9000, "headers": []}),
    ...     overlong({"path": "/", "headers": [(b"a", b"b")] * 999}),
    ... )
    (414, 431)
    """
    if len(scope["path"]) + len(scope.get("query_string", b"")) > LONGEST_ADDRESS:
        return 414
    headers = scope["headers"]
    if len(headers) > MOST_HEADERS or any(len(value) > LONGEST_HEADER for _, value in headers):
        return 431
    return None


def page_policy(host: str) -> str:
    """Return what a page may load. Not every browser takes 'self' to mean the WebSocket of the same host.

    >>> "ws://localhost:8000 wss://localhost:8000;" in page_policy("localhost:8000")
    True
    """
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return PAGE_POLICY.format(sockets=sockets)


def foreign(headers: Headers) -> bool:
    """Tell whether a browser says that another site made it send this.

    Browsers say so themselves (Sec-Fetch-Site, Origin) and pages cannot change it; programs say nothing.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def _host(scope: Scope) -> str:
    return Headers(scope=scope).get("host", "") if overlong(scope) is None else ""


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _counted(client: str) -> str:
    """Return whose requests are counted together: of the new addresses everybody has 2^64.

    >>> (_counted("2001:db8::1") == _counted("2001:db8::2"), _counted("::ffff:192.0.2.1"))
    (True, '192.0.2.1')
    """
    address = known_address(client) if ":" in client else None
    if address is None or address.version == 4:
        return str(address or client)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


def _shown(path: str) -> str:
    """Return a path for the log: without what is a secret, or what somebody has called something.

    >>> _shown("/api/unsubscribe/c2VjcmV0")
    '/api/unsubscribe/…'
    """
    for told in PRIVATE:
        if path.startswith(told):
            return f"{told}…"
    return path[:120]
