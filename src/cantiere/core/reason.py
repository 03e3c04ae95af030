"""Reasons: why something is refused, as data that every language can put into words."""

from __future__ import annotations


class Reason:
    """Why an action is refused: a message key, its parameters, and the id of the rule.

    A string parameter is itself the id of a message (a card, a material, a place); numbers are numbers.
    """

    def __init__(self, key: str, rule: str, params: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.params: dict[str, int | str] = params if params is not None else {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.key == other.key
            and self.rule == other.rule
            and self.params == other.params
        )

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"Reason({self.key!r}, {self.rule!r}{', ' + inside if inside else ''})"


class Caution(Reason):
    """What a player may overlook about a legal action: its message begins with `warning-`."""


def writable(text: str) -> str:
    """Return a text that can be sent: half a character, as broken input may have it, is spelled out."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


class CantiereError(ValueError):
    """Something a caller can put right; the text says how.

    The text is for those who write code. What people are to read also has the key of a message and its
    parameters; strings among these are said as they are.
    """

    key: str = ""

    def __init__(self, english: str, key: str = "", **params: object) -> None:
        super().__init__(writable(english))
        self.key = key
        self.params: dict[str, object] = {
            name: writable(value) if isinstance(value, str) else value for name, value in params.items()
        }


class IllegalAction(CantiereError):
    """An action that exists in the game but is refused in this position."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"{text}: {reason.key} ({reason.rule})" if reason.rule else f"{text}: {reason.key}")
        self.text = text
        self.reason = reason


class UnknownAction(CantiereError):
    """A text that names no action of the game; `suggestions` lists what may have been meant."""

    def __init__(self, text: str, suggestions: list[str]) -> None:
        hint = f"; did you mean {' or '.join(repr(s) for s in suggestions)}?" if suggestions else ""
        super().__init__(f"{text!r} is no action of this game{hint}")
        self.text = text
        self.suggestions = suggestions


class AmbiguousAction(CantiereError):
    """A shortened text that several legal actions begin with."""

    def __init__(self, text: str, matches: list[str]) -> None:
        super().__init__(f"{text!r} may mean {', '.join(repr(m) for m in matches)}: write a little more")
        self.text = text
        self.matches = matches
