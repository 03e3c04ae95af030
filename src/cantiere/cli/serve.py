"""`cantiere serve`: tables on the network."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cantiere.cli.info import say_if_slower
from cantiere.cli.screen import Screen
from cantiere.core.extras import Extra
from cantiere.core.words import Verbatim


def serve(screen: Screen, given: dict[str, Any], file: Path | None, open_: bool, print_: bool) -> None:
    """Serve until Ctrl-C; open the lobby in a browser where that is wanted and there is one.

    `given` are the settings of the command line, None where nothing was said; `print_` only shows them all.
    """
    with _no_garbage(), Extra("server"):
        from cantiere.server.api.client import is_built
        from cantiere.server.run import serve as serve_tables
        from cantiere.server.settings_file import described, read_settings
    settings = read_settings(file=file, **given)
    if print_:
        for name, value, about in described(settings):
            screen.line(f"{name} = {value}  # {about}")
        return

    def ready(address: str) -> None:
        screen.say("serve-ready", address=Verbatim(address))
        say_if_slower(screen)
        if not is_built(settings):
            screen.say("client-not-built", "yellow")
        if open_ and has_browser():
            # A browser may take its time, or never return: nobody waits for it.
            threading.Thread(target=_open, args=(reachable(address),), daemon=True).start()

    serve_tables(settings, ready)


def has_browser(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Tell whether a browser with a window can be expected; one in the terminal would take it over.

    >>> has_browser({}, "linux"), has_browser({"DISPLAY": ":0"}, "linux"), has_browser({}, "darwin")
    (False, True, True)
    """
    named = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return platform in ("darwin", "win32") or any(environment.get(name) for name in named)


def reachable(address: str) -> str:
    """Return an address that a browser on this machine can open.

    >>> reachable("http://0.0.0.0:8000")
    'http://127.0.0.1:8000'
    """
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


@contextlib.contextmanager
def _no_garbage() -> Iterator[None]:
    """While modules are read there is no garbage, and looking for it takes a tenth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
