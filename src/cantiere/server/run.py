"""Serving: uvicorn around the application, until Ctrl-C or SIGTERM."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from cantiere.core.reason import CantiereError
from cantiere.server.api.app import create_app
from cantiere.server.api.http_protocol import limited_http
from cantiere.server.api.websocket_protocol import limited_protocol
from cantiere.server.common import logs
from cantiere.server.settings import Settings
from cantiere.server.starting import ready_to_start, serve_metrics

LARGEST_MESSAGE = 64 * 1024
SEND_BUFFER = 128 * 1024
SWITCH = 0.0005  # seconds: the thread that writes must not wait long for the one that serves
GRACE = 5  # seconds for open requests when ending
# Seconds a connection is kept between requests: longer than clients and proxies keep theirs (some for a
# minute). It is the other side that is to close it, or a request comes while we do.
KEPT_OPEN = 75
GARBAGE = (20_000, 20, 50)  # games in memory are many objects that live long: looking at all takes a while


def serve(settings: Settings, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until told to end; `ready` is called with the address once it is open."""
    logs.set_up()
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    with ready_to_start(settings):
        _serve(settings, ready)


def _serve(settings: Settings, ready: Callable[[str], None]) -> None:
    listening = _listen(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    app = create_app(settings)
    counted = serve_metrics(settings, app.state.service.metrics)
    server = Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            http=limited_http(settings),
            ws=limited_protocol(settings),
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # ours has its own way
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=KEPT_OPEN,
            lifespan="on",
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
        ),
        lambda: ready(f"http://{shown}:{port}{settings.home}"),
    )
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn ends cleanly, then raises it again
        server.run(sockets=[listening])
    counted()


class Server(uvicorn.Server):
    """A uvicorn server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        gc.freeze()  # what is there now stays
        if self.started:
            self._ready()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # What waits in the kernel for a slow browser is bounded too; connections inherit it.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        raise CantiereError(
            f"the server cannot listen at {host}:{port}: {error}; choose another `host` or `port`",
            "error-serve",
            address=f"{host}:{port}",
            why=getattr(error, "strerror", None) or str(error),
        ) from error
    return listening
