"""The names of places and pieces in events, as the board has them. A card that lies out is its own place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.games.pillars.actions import BLACK
from cantiere.games.pillars.components import METAL

NOBODY: Final = -1  # the seat of an event that is about none
# Places beside those where builders are placed.
STOCK: Final = "stock"  # the general supply
BAG: Final = "bag"
DRAWN: Final = "drawn"  # the builder that is asked about
DIAL: Final = "dial"
LINE: Final = "line"
MILL: Final = "wool-mill"
EVENT_SPACE: Final = "event"
CATHEDRAL_SITE: Final = "cathedral-site"
# Kinds of pieces beside materials and cards.
GREY: Final = "worker-grey"
START_FLAG: Final = "start-player"
SAINT_DENIS: Final = "saint-denis"


def workers_of(seat: i64) -> str:
    """Return the kind of piece that a seat's workers are."""
    return f"worker-{seat}"


def builder_of(seat: i64) -> str:
    """Return the kind of piece that a seat's builders are, or the black one."""
    return "builder-black" if seat == BLACK else f"builder-{seat}"


def stall_of(material: i64) -> str:
    """Return where cubes of a material are on offer."""
    return "court" if material == METAL else "market"
