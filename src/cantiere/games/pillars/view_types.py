"""The types of what is shown of a table of Pillars. Not compiled: the API's document is made from them."""

from __future__ import annotations

from typing import Literal, TypedDict

PillarsMaterial = Literal["stone", "wood", "sand", "metal"]
PillarsOwner = int | Literal["black"] | None  # of a builder on a space


class PillarsCubes(TypedDict):
    """Cubes by material."""

    stone: int
    wood: int
    sand: int
    metal: int


class PillarsBuilder(TypedDict):
    """The builder that is asked about: whose it is, and what placing it costs."""

    seat: int
    cost: int
    black: bool


class PillarsEvent(TypedDict):
    """The round's event; not open where only the viewer knows it."""

    card: str
    good: bool
    open: bool


class PillarsSupply(TypedDict):
    """What is on offer in Phase I, and the cubes of the general supply."""

    resources: list[str]
    craftsmen: list[str]
    cubes: PillarsCubes


class PillarsSeatMarks(TypedDict):
    """What a seat has that takes more than one field."""

    in_mill: int
    crusades: list[str]


class PillarsSeat(PillarsSeatMarks):
    """What a seat has."""

    vp: int
    gold: int
    workers: int
    cubes: PillarsCubes
    craftsmen: list[str]
    privileges: list[str]
    resources: list[str]
    builders_in_bag: int
    bought: list[PillarsMaterial]
    out_of_supply: bool
    town_wall: bool
    town_wall_next: bool
    grey_workers: bool
    grey_workers_next: bool
    audience: bool
    audience_next: bool


class PillarsExpansion(TypedDict):
    """What lies on the expansion's board."""

    crusades: list[str]
    privilege: str | None
    line: list[PillarsOwner]
    black_in_bag: bool
    saint_denis: int | None
    inspired: str | None
    inspired_uses: int
    trader: int | None


class PillarsSeen(TypedDict):
    """What not everybody sees alike: an event that was foreseen."""

    event: PillarsEvent | None


class PillarsOpen(PillarsSeen):
    """What is shown beside the single fields."""

    step: str
    cathedral: list[str]
    builder: PillarsBuilder | None
    supply: PillarsSupply
    places: dict[str, list[PillarsOwner]]
    seats: list[PillarsSeat]
    expansion: PillarsExpansion | None


class PillarsTable(PillarsOpen):
    """A table of Pillars as a seat sees it."""

    round: int
    start: int
    cost: int
    vetoed: bool
    tax: int
    kingsbridge: list[str | None]
    shiring: list[str | None]
    market: PillarsCubes
    dial: dict[str, int]
    uses: dict[str, int]
