"""The types of the data file, as far as it is drawn. Not compiled: the API's schema is made from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class CastelliSetup(TypedDict):
    """Figures of the whole game."""

    castles: int
    material_limit: int
    colours: list[str]


class CastelliPlaces(TypedDict):
    """What who has most silver gets at the end, and who comes second."""

    most: int
    second: int


class CastelliPoints(TypedDict):
    """What counts how much."""

    village: int
    city: int
    card: int
    material: int
    start_tile: int
    castle_on_top: int
    village_held: int
    city_held: int
    silver: CastelliPlaces
    battle_silver: CastelliPlaces


class CastelliCard(TypedDict):
    """A kind of cards."""

    id: str
    count: int
    gives: NotRequired[int]
    battle: NotRequired[bool]


class CastelliTileData(TypedDict):
    """A tile."""

    id: str
    value: int
    order: str
    card: str
    silver: int


class CastelliData(TypedDict):
    """What is drawn of the components."""

    setup: CastelliSetup
    points: CastelliPoints
    cards: list[CastelliCard]
    tiles: list[CastelliTileData]
    start_tiles: list[CastelliTileData]


class CastelliGameBox(TypedDict):
    """What lies in the game's box, by the name of its data file."""

    castelli: CastelliData
