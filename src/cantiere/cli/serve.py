"""`cantiere serve`: tables on the network."""

from __future__ import annotations

import dataclasses

from cantiere.cli.screen import Screen
from cantiere.core.reason import CantiereError
from cantiere.texts import Verbatim


def serve(screen: Screen, host: str, port: int, database: str | None, bots: int) -> None:
    """Serve until Ctrl-C."""
    try:
        from cantiere.server.run import serve as serve_tables
        from cantiere.server.settings import from_environment
    except ModuleNotFoundError as error:
        raise CantiereError(f"the server needs {error.name}: pip install 'cantiere[server]'") from error
    settings = dataclasses.replace(from_environment(), host=host, port=port, bots=bots)
    if database is not None:
        settings = dataclasses.replace(settings, database=database)
    try:
        serve_tables(settings, lambda address: screen.say("serve-ready", address=Verbatim(address)))
    except OSError as error:
        raise CantiereError(f"cannot serve at {host}:{port}: {error.strerror}") from error
