"""`cantiere verify`: check a record, and that its luck was fixed before the game began."""

from __future__ import annotations

from pathlib import Path

from cantiere.cli.screen import Screen
from cantiere.core.record import Record


def verify(screen: Screen, path: Path) -> None:
    """Check the moves, the result, the commitment, and every chance outcome."""
    record = Record.load(path)
    record.verify()
    screen.say("verify-moves", moves=len(record.moves))
    if record.seed is None or record.salt is None:
        screen.say("verify-hidden")
        return
    screen.say("verify-chance", draws=record.check_chance())
    if record.commitment is None:
        screen.say("verify-no-promise")
