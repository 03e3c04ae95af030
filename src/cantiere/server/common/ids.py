"""Identifiers and secrets: how they are made, and what is kept of a secret."""

from __future__ import annotations

import hashlib
import secrets


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
