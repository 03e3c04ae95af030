"""Every id of the rules of Castelli: each is a paragraph of its rules page."""

from __future__ import annotations

from tests.rule_ids import numbered

RULE_IDS = numbered(
    {"C-0": 7, "C-1": 3, "C-2": 6, "C-3": 4, "C-4": 2, "C-5": 3, "C-6": 2, "C-7": 3, "C-8": 2}
)
