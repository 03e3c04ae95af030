"""Every id of the rules of Pillars: each is a paragraph of its rules page."""

from __future__ import annotations

from tests.rule_ids import numbered

RULE_IDS = numbered(
    {"P-0": 10, "P-R": 2, "P-I": 5, "P-II": 7, "P-1": 2, "P-2": 1, "P-3": 1, "P-4": 1, "P-5": 1, "P-9": 2}
    | {"P-10": 1, "P-11": 1, "P-12": 4, "P-13": 5, "P-14": 1, "P-15": 1, "P-16": 1}
    | {"X-0": 5, "X-1": 2, "X-9a": 1, "X-9b": 2, "X-9c": 1, "X-9d": 1, "X-9e": 1, "X-II": 3, "X-W": 1}
    | {"X-P": 3}
) | {"P-6", "P-7", "P-8"}
