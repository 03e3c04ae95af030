"""Screen: where the command line speaks and listens, in a terminal or through pipes."""

from __future__ import annotations

import contextlib
import re
import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.words import Verbatim
from cantiere.texts import ENGLISH, Texts

COLOUR = re.compile("\x1b\\[[0-9;]*m")  # takes no room: the line editor is told so
PIPE_WIDTH = 100  # how wide lines are when nobody's window says so


class Screen:
    """One conversation: a console, the texts, and whether a person sits at both ends."""

    def __init__(self, lang: str = ENGLISH, game: Game | None = None) -> None:
        self.lang = lang
        self.texts = Texts(game, lang)
        self.console = Console(highlight=False, markup=False, emoji=False)
        if not self.console.is_terminal and not self.console._environ.get("COLUMNS"):
            self.console.width = PIPE_WIDTH
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        if self.interactive:
            with contextlib.suppress(ImportError):  # line editing, where the platform has it
                import readline  # noqa: F401

    def use(self, game: Game) -> None:
        """Speak of this game from now on."""
        self.texts = Texts(game, self.lang)

    def say(self, key: str, style: str = "", **params: int | str) -> None:
        """Print a message of the catalogue. Strings that are no message ids must be Verbatim."""
        self.line(self.texts.say(key, **params), style)

    def line(self, text: str, style: str = "") -> None:
        """Print a line of text as it is."""
        self.console.print(Text(text, style=style), soft_wrap=True)  # a path in it must stay whole

    def clear(self) -> None:
        """Clear the screen and what can be scrolled back to."""
        self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.console.file.flush()

    def show(self, *things: RenderableType) -> None:
        """Print something drawn."""
        self.console.print(*things)

    def ask(self, prompt: str) -> str | None:
        """Return a line that was typed, or None when there is no more input."""
        if self.interactive:
            try:
                return input(self._prompt(prompt))
            except EOFError:
                self.console.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.line(prompt + line.rstrip("\n"))  # so that a transcript shows what was answered
        return line.rstrip("\n")

    def _prompt(self, text: str) -> str:
        """Return a prompt that the line editor knows: else Enter alone would not end the prompt's line."""
        with self.console.capture() as captured:
            self.console.print(Text(text, style="bold"), end="")
        unseen = "\x01\\g<0>\x02" if "readline" in sys.modules else r"\g<0>"
        return COLOUR.sub(unseen, captured.get())

    def waiting(self, key: str) -> contextlib.AbstractContextManager[Any]:
        """Show that something is being thought about, if somebody watches."""
        if not self.console.is_terminal:
            return contextlib.nullcontext()
        return self.console.status(self.texts.say(key))


def trouble(key: str, **params: object) -> CantiereError:
    """Return an error that the catalogue has words for."""
    return CantiereError(key, f"error-{key}", **params)


def verbatim(thing: object) -> Verbatim:
    """Return a parameter that is said as it is."""
    return Verbatim(thing)
