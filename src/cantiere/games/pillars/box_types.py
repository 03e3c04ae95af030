"""The types of the data files, as far as they are drawn. Not compiled: the API's schema is made from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from cantiere.games.pillars.view_types import PillarsMaterial


class PillarsAmounts(TypedDict, total=False):
    """What is used, held or given."""

    stone: int
    wood: int
    sand: int
    metal: int
    gold: int
    vp: int


class PillarsPiece(TypedDict):
    """A component with its figures: which of them it has depends on what it is."""

    id: str
    kind: NotRequired[str]
    round: NotRequired[int]
    price: NotRequired[int]
    capacity: NotRequired[int]
    uses: NotRequired[PillarsAmounts]
    holds: NotRequired[PillarsAmounts]
    gives: NotRequired[PillarsAmounts]
    each_round: NotRequired[PillarsAmounts]
    either: NotRequired[PillarsAmounts]
    needs: NotRequired[str]
    assists: NotRequired[int]
    material: NotRequired[PillarsMaterial]
    workers: NotRequired[int]
    cubes: NotRequired[int]
    vp: NotRequired[int | list[int]]
    good: NotRequired[bool]
    market: NotRequired[int]
    coast: NotRequired[int]
    court: NotRequired[int]
    spaces: NotRequired[int]
    grey_workers: NotRequired[int]


class PillarsStop(TypedDict):
    """A stop of the road, with its number in the rulebook."""

    id: str
    number: str


class PillarsSetup(TypedDict):
    """Figures of the whole game."""

    rounds: int
    gold_limit: int
    grey_workers: int
    cost: int
    mill_gold: int
    cathedral: list[str]


class PillarsPieces(TypedDict):
    """The components of a data file, and the stops of its road."""

    road: list[PillarsStop]
    material: list[PillarsPiece]
    place: list[PillarsPiece]
    craftsman: list[PillarsPiece]
    resource: list[PillarsPiece]
    privilege: list[PillarsPiece]
    event: list[PillarsPiece]
    crusade: NotRequired[list[PillarsPiece]]


class PillarsData(PillarsPieces):
    """The base game."""

    setup: PillarsSetup


class PillarsBox(TypedDict):
    """What lies in the box, by the name of each data file."""

    pillars: PillarsData
    expansion: PillarsPieces
