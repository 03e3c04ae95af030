"""Bots of one's own: a Python file with `make(seed)`, which returns an object with `choose(state, seat)`.

The object may have a `name`; without one it is called after its file. See examples/my_bot.py.
"""

from __future__ import annotations

import hashlib
import importlib.util
import operator
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cantiere.bots.bot import Bot
from cantiere.core.reason import CantiereError

if TYPE_CHECKING:
    from cantiere.core.state import State


class ExternalBot(Bot):
    """A bot from a file; its answers are checked, since nobody knows who wrote it."""

    def __init__(self, name: str, mind: Any) -> None:
        super().__init__(name)
        self.mind = mind

    def recipe(self) -> tuple[Any, ...]:
        return (self.name, self.mind)

    def last_thought(self) -> Any:
        """Return what the file's bot has thought, if it searches and says so."""
        own = getattr(self.mind, "last_thought", None)
        return own() if callable(own) else None

    def choose(self, state: State, seat: int) -> int:
        """Return the file's answer if it is legal."""
        actions = state.legal_actions()
        action = self.mind.choose(state, seat)
        number = _number(action)
        if number not in actions:
            raise CantiereError(
                f"bot {self.name!r} answered {action!r}, which is none of {actions}",
                "error-bot-answer",
                bot=self.name,
                answer=repr(action),
            )
        return number


def _number(answer: Any) -> int:
    """Return an answer as a number, numpy's own too; -1 for what is none."""
    if isinstance(answer, bool):
        return -1
    try:
        return operator.index(answer)
    except TypeError:
        return -1


def is_path(name: str) -> bool:
    """Tell whether a bot is named by its file."""
    return name.endswith(".py")


def load(path: str, seed: int | str) -> Bot:
    """Return the bot that a file makes."""
    module = _module(Path(path))
    make = getattr(module, "make", None)
    if not callable(make):
        raise CantiereError(f"{path} has no function make(seed)", "error-bot-file-make", file=str(path))
    mind = make(seed)
    if not callable(getattr(mind, "choose", None)):
        raise CantiereError(
            f"{path}: make(seed) must return an object with choose(state, seat)",
            "error-bot-file-choose",
            file=str(path),
        )
    return ExternalBot(str(getattr(mind, "name", "") or Path(path).name), mind)


def fingerprint(path: str) -> str:
    """Return a digest of a bot's file: results of another version of it are another bot's."""
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError as error:
        raise CantiereError(
            f"there is no bot file {path}", "error-bot-file-missing", file=str(path)
        ) from error


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise CantiereError(f"there is no bot file {path}", "error-bot-file-missing", file=str(path))
    name = "cantiere_bot_" + hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        why = f"{type(error).__name__}: {error}"
        raise CantiereError(
            f"{path} cannot be loaded: {why}", "error-bot-file", file=str(path), why=why
        ) from error
    return module
