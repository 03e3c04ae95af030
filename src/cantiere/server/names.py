"""Names, identifiers and secrets: how they are made and which ones are accepted."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, direction and private characters


def new_id() -> str:
    """Return an identifier that nobody can guess.

    >>> len(new_id())
    16
    """
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """Return a secret that stands for a person."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Return what is kept of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


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


Name = Annotated[str, StringConstraints(max_length=40), AfterValidator(tidy)]
Title = Annotated[str, StringConstraints(max_length=80), AfterValidator(tidy)]
Message = Annotated[str, StringConstraints(max_length=500), AfterValidator(printable)]
Login = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{2,29}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]
RequestKey = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
