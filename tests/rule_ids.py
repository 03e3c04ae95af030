"""Every id of the rules, as tests and refusals cite them; each is a paragraph of its game's rules page."""

from __future__ import annotations

from collections.abc import Iterator


def _numbered(section: str, last: int) -> Iterator[str]:
    return (f"{section}.{number}" for number in range(1, last + 1))


def _all(sections: dict[str, int]) -> frozenset[str]:
    return frozenset(name for section, last in sections.items() for name in _numbered(section, last))


RULE_IDS = {
    "pillars": _all(
        {"P-0": 10, "P-R": 2, "P-I": 5, "P-II": 7, "P-1": 2, "P-2": 1, "P-3": 1, "P-4": 1, "P-5": 1, "P-9": 2}
        | {"P-10": 1, "P-11": 1, "P-12": 4, "P-13": 5, "P-14": 1, "P-15": 1, "P-16": 1}
        | {"X-0": 5, "X-1": 2, "X-9a": 1, "X-9b": 2, "X-9c": 1, "X-9d": 1, "X-9e": 1, "X-II": 3, "X-W": 1}
        | {"X-P": 3}
    )
    | {"P-6", "P-7", "P-8"},
    "arcadia": _all({"A-0": 6, "A-1": 8, "A-2": 6, "A-3": 1, "A-4": 3}),
    "castelli": _all(
        {"C-0": 7, "C-1": 3, "C-2": 6, "C-3": 4, "C-4": 2, "C-5": 3, "C-6": 2, "C-7": 3, "C-8": 2}
    ),
}
