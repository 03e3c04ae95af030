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


class PillarsSeat(TypedDict):
    """What a seat has."""

    vp: int
    gold: int
    workers: int
    in_mill: int
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
    crusades: list[str]
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


class PillarsTable(TypedDict):
    """A table of Pillars as a seat sees it."""

    round: int
    step: str
    start: int
    cathedral: list[str]
    cost: int
    vetoed: bool
    builder: PillarsBuilder | None
    event: PillarsEvent | None
    tax: int
    supply: PillarsSupply
    kingsbridge: list[str | None]
    shiring: list[str | None]
    market: PillarsCubes
    places: dict[str, list[PillarsOwner]]
    dial: dict[str, int]
    uses: dict[str, int]
    seats: list[PillarsSeat]
    expansion: PillarsExpansion | None
