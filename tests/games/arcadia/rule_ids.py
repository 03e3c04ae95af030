"""Every id of the rules of Arcadia: each is a paragraph of its rules page."""

from __future__ import annotations

from tests.rule_ids import numbered

RULE_IDS = numbered({"A-0": 6, "A-1": 8, "A-2": 6, "A-3": 1, "A-4": 3})
