"""The fields of requests: which names, texts, secrets and numbers are accepted."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    model_validator,
)

MOST_ENTRIES = 60
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, direction and private characters


def tidy(text: str) -> str:
    """Return a name in its usual form, or refuse what could not be read.

    >>> tidy("  Anna   Rossi ")
    'Anna Rossi'
    """
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not text:
        raise ValueError("is empty")
    if any(unicodedata.category(letter) in HIDDEN for letter in text):
        raise ValueError("has characters that cannot be seen")
    return text


def printable(text: str) -> str:
    """Return a message as it was written, without what could not be read."""
    text = unicodedata.normalize("NFC", text).strip()
    if not text:
        raise ValueError("is empty")
    if any(unicodedata.category(letter) in HIDDEN - {"Cf"} and letter != "\n" for letter in text):
        raise ValueError("has characters that cannot be seen")
    return text


def few(data: Any) -> Any:
    """Refuse what has far too many entries before each of them is found to be wrong.

    >>> few({"a": 1})
    {'a': 1}
    """
    if isinstance(data, dict) and len(data) > MOST_ENTRIES:
        raise ValueError("has too many entries")
    return data


Name = Annotated[str, StringConstraints(max_length=40), AfterValidator(tidy)]
Title = Annotated[str, StringConstraints(max_length=80), AfterValidator(tidy)]
Message = Annotated[str, StringConstraints(max_length=500), AfterValidator(printable)]
Login = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{2,29}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]
RequestKey = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
OptionValue = bool | int | str | None
OptionValues = Annotated[dict[str, OptionValue], Field(max_length=40), BeforeValidator(few)]
Lang = Annotated[str, Field(pattern=r"^[a-z]{2,3}$")]
BotName = Annotated[str, Field(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, lt=16)]


class RequestBody(BaseModel):
    """Anything that is sent in: unknown entries are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _few(cls, data: Any) -> Any:
        return few(data)
