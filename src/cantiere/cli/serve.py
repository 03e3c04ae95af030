"""`cantiere serve`: tables on the network."""

from __future__ import annotations

import dataclasses

from cantiere.cli.screen import Screen, trouble
from cantiere.texts import Verbatim


def serve(screen: Screen, host: str, port: int, database: str | None, bots: int) -> None:
    """Serve until Ctrl-C."""
    try:
        from cantiere.server.run import serve as serve_tables
        from cantiere.server.settings import from_environment
    except ModuleNotFoundError as error:
        raise trouble("needs", what=error.name, package="cantiere[server]") from error
    settings = dataclasses.replace(from_environment(), host=host, port=port, bots=bots)
    if database is not None:
        settings = dataclasses.replace(settings, database=database)
    try:
        serve_tables(settings, lambda address: screen.say("serve-ready", address=Verbatim(address)))
    except OSError as error:
        raise trouble("serve", address=f"{host}:{port}", why=error.strerror) from error
