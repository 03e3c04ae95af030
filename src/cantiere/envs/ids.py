"""Versioned names of the environments."""

from __future__ import annotations

from cantiere.core.registry import game


def version(game_id: str) -> int:
    """Return an environment's version: it goes up when a rules change makes old games impossible."""
    return game(game_id).rules_version - 1


def version_id(game_id: str) -> str:
    """Return the name under which PettingZoo users know a game, such as "pillars_v1"."""
    return f"{game_id}_v{version(game_id)}"
