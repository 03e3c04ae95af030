"""Under a path: what is asked for below it is taken as if the site had a name of its own.

A proxy may hand the path on as it is or leave it out; both are understood, and so is whoever asks this server
itself.
"""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send


class Home:
    """The layer around everything: takes the path of the site away before anybody looks at it."""

    def __init__(self, app: ASGIApp, home: str) -> None:
        self.app = app
        self.home = home

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand on, with the path as all the others know it."""
        if scope["type"] in ("http", "websocket"):
            scope = {**scope, "path": inside(scope["path"], self.home)}
            if scope.get("raw_path") is not None:
                scope["raw_path"] = inside(scope["raw_path"].decode("latin-1"), self.home).encode("latin-1")
        await self.app(scope, receive, send)


def inside(path: str, home: str) -> str:
    """Return a path without that of the site.

    >>> (
    ...     inside("/club/api/me", "/club"),
    ...     inside("/club", "/club"),
    ...     inside("/clubs", "/club"),
    ...     inside("/api/me", "/club"),
    ... )
    ('/api/me', '/', '/clubs', '/api/me')
    """
    if path == home or path.startswith(f"{home}/"):
        return path[len(home) :] or "/"
    return path
