"""What is in the box: the components a game is played with, by edition and number of seats.

Steps ask the box instead of asking whether the expansion is played.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.pillars.components import (
    ALL_CRAFTSMEN,
    ALL_CRUSADES,
    ALL_EVENTS,
    ALL_PRIVILEGES,
    ALL_RESOURCES,
    BASE_CRAFTSMEN,
    BASE_EVENTS,
    BASE_PLACES,
    BASE_PRIVILEGES,
    BUILDERS,
    CUBES,
    KINDS,
    LAST_ROUND,
    LINE_BUILDERS,
    LINE_RESOURCES,
    LINE_SEATS,
    MORE_CUBES,
    PERMANENT,
    PLACES,
    REMOVED_CRAFTSMEN,
    SEAT_COUNTS,
    UNUSED_BY_SEATS,
    UNUSED_RESOURCES,
)


class Box:
    """The base game's box; the expansion's changes what it adds to."""

    def __init__(self) -> None:
        self.places: i64 = BASE_PLACES  # the first so many places are on the board
        self.cubes: vec[i64] = CUBES[:]
        self.craftsmen: i64 = BASE_CRAFTSMEN  # masks
        self.removed_craftsmen: i64 = 0  # each round
        self.resources: i64 = ALL_RESOURCES & ~LINE_RESOURCES
        self.unused_resources: i64 = UNUSED_RESOURCES
        self.crusades: i64 = 0
        self.privileges: i64 = BASE_PRIVILEGES & ~LAST_ROUND  # the deck for Kingsbridge
        self.last_privileges: i64 = BASE_PRIVILEGES & LAST_ROUND
        self.second_deck: i64 = 0  # for step 9e
        self.last_of_second: i64 = 0
        self.events: i64 = BASE_EVENTS
        self.bag: i64 = BUILDERS  # of each seat
        self.flags: i64 = 0  # of the builders' line

    def all_privileges(self) -> i64:
        """Return the mask of the privileges of all decks."""
        return self.privileges | self.last_privileges | self.second_deck | self.last_of_second


def _with_expansion(seats: i64) -> Box:
    """X-0: what the expansion adds with so many seats."""
    box = Box()
    box.places = len(PLACES)
    box.cubes = vec[i64]([CUBES[material] + MORE_CUBES[material] for material in range(KINDS)])
    box.craftsmen = ALL_CRAFTSMEN
    box.crusades = ALL_CRUSADES
    box.privileges = PERMANENT
    box.second_deck = ALL_PRIVILEGES & ~PERMANENT & ~LAST_ROUND
    box.last_of_second = LAST_ROUND & ~BASE_PRIVILEGES
    box.events = ALL_EVENTS
    box.unused_resources = UNUSED_BY_SEATS[SEAT_COUNTS.index(seats)]
    if seats >= LINE_SEATS:
        box.resources = ALL_RESOURCES
        box.bag = LINE_BUILDERS
        box.flags = seats
    else:
        box.removed_craftsmen = REMOVED_CRAFTSMEN
    return box


BASE_BOX: Final = Box()
EXPANSION_BOXES: Final = [_with_expansion(seats) for seats in SEAT_COUNTS]


def box_for(seats: i64, expansion: bool) -> Box:
    """Return the box for a number of seats."""
    return EXPANSION_BOXES[SEAT_COUNTS.index(seats)] if expansion else BASE_BOX
