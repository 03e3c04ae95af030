"""What bots may do to a worker. A module of its own: the workers must load it before they can fail."""

from __future__ import annotations

import os
import threading
from typing import Any

from cantiere.server.bots import thinking


def die(*_about: Any) -> Any:
    os._exit(1)


def hang(*_about: Any) -> Any:
    threading.Event().wait()


def slow_master(game: str, seen: dict[str, Any], seat: int, name: str, seed: str, *_told: Any) -> str:
    if name == "master":
        hang()
    return thinking.choose(game, seen, seat, name, seed)


def mortal_master(game: str, seen: dict[str, Any], seat: int, name: str, seed: str, *_told: Any) -> str:
    if name == "master":
        die()
    return thinking.choose(game, seen, seat, name, seed)
