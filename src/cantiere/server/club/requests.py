"""What the collection of finished games can be asked for."""

from __future__ import annotations

from typing import NamedTuple


class Wanted(NamedTuple):
    """What is looked for: whatever is given must hold of one seat of the game.

    `opening` is how its first choices begin; `person` a name; `least` are points.
    """

    game: str | None = None
    seats: int | None = None
    opening: str | None = None
    card: str | None = None
    person: str | None = None
    won: bool = False
    least: int | None = None
    before: float | None = None
