"""What the browser's tests look at in Arcadia."""

from __future__ import annotations

ONE_SCREEN = [(3, {"first_game": True})]
