"""Every id of the rules, as tests and refusals cite them; each game lists its own, beside its tests."""

from __future__ import annotations

import importlib


def numbered(sections: dict[str, int]) -> frozenset[str]:
    """Return the ids of sections that have so many paragraphs each."""
    return frozenset(
        f"{section}.{number}" for section, last in sections.items() for number in range(1, last + 1)
    )


def rule_ids(game: str) -> frozenset[str]:
    """Return the ids of a game's rules."""
    found: frozenset[str] = importlib.import_module(f"tests.games.{game}.rule_ids").RULE_IDS
    return found
