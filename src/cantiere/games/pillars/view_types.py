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
    """What a seat has that is no field of its own."""

    in_mill: int
    out_of_supply: bool
    town_wall: bool
    town_wall_next: bool
    grey_workers: bool
    grey_workers_next: bool
    crusades: list[str]
    audience: bool
    audience_next: bool


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


class PillarsExpansionBoard(TypedDict):
    """What lies on the expansion's board that is no field of its own."""

    crusades: list[str]
    privilege: str | None
    line: list[PillarsOwner]
    saint_denis: int | None
    trader: int | None


class PillarsExpansion(PillarsExpansionBoard):
    """What lies on the expansion's board."""

    black_in_bag: bool
    inspired: str | None
    inspired_uses: int


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
    dial: dict[str, int]
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
    uses: dict[str, int]
