"""What Typer itself says, in the reader's language: the frame of the help, and what is wrong with a line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import typer

from cantiere.cli.screen import trouble
from cantiere.core.reason import CantiereError
from cantiere.texts import Texts

HEADINGS = {"Options": "usage-options", "Commands": "usage-commands", "Arguments": "usage-arguments"}
HELP = "Show this message and exit."  # Typer's, of its own option


def speak(texts: Texts) -> None:
    """Have help written in a language from now on. Typer offers no other place to say so."""

    class Formatter(_PLAIN):  # type: ignore[misc]  # Typer keeps it to itself, but lets it be replaced
        """Typer's formatter with our words."""

        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            """Write the first line."""
            super().write_usage(prog, args, f"{texts.say('usage')} ")

        def write_heading(self, heading: str) -> None:
            """Write the title of a list."""
            super().write_heading(texts.say(HEADINGS[heading]) if heading in HEADINGS else heading)

        def write_dl(self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
            """Write a list."""
            super().write_dl([(name, _about(text, texts)) for name, text in rows], col_max, col_spacing)

    _OWNER.formatter_class = Formatter


_OWNER: Any = next(one for one in typer.Context.__mro__ if "formatter_class" in vars(one))
_PLAIN: Any = _OWNER.formatter_class


def _about(text: str, texts: Texts) -> str:
    if text == HELP:
        return texts.say("help-help")
    text = re.sub(r"\[default: ", f"[{texts.say('usage-default')}: ", text)
    return re.sub(r"\brequired\]$", f"{texts.say('usage-required')}]", text)


def misused(error: typer.TyperException) -> CantiereError:
    """Return what is wrong with a command line as an error that the catalogue has words for."""
    context = getattr(error, "ctx", None)
    command = context.command_path.partition(" ")[2] if context is not None else ""
    option, param = getattr(error, "option_name", ""), getattr(error, "param", None)
    if param is not None:
        what = str(max(param.opts, key=len))
        missing = type(error).__name__ == "MissingParameter"
        named = what if what.startswith("-") else what.upper()
        return trouble("missing" if missing else "bad-value", what=named, command=command)
    if option:
        known = type(error).__name__ != "NoSuchOption"
        return trouble("option-usage" if known else "no-such-option", option=option, command=command)
    return trouble("usage", command=command)


def check_command(app: typer.Typer, args: Sequence[str]) -> None:
    """Refuse a command that there is not, and name those there are."""
    known = [one.name or getattr(one.callback, "__name__", "") for one in app.registered_commands]
    known += [str(one.name) for one in app.registered_groups]
    wanted = next((arg for arg in args if not arg.startswith("-")), None)
    if wanted is not None and wanted not in known:
        raise trouble("no-command", command=wanted, known=", ".join(sorted(known)))
