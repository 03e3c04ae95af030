"""What the browser's tests look at in Pillars."""

from __future__ import annotations

HIDDEN_AT_TIMES = ["pillars-3-1.json"]  # events that Ellen's holder has foreseen
