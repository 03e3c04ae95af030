"""The types of the data file, as far as it is drawn. Not compiled: the API's schema is made from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class ArcadiaSetup(TypedDict):
    """Figures of the whole game."""

    flags: int
    own_workers_total: int
    workers_per_flag: int


class ArcadiaFamily(TypedDict):
    """A family."""

    id: str


class ArcadiaShape(TypedDict):
    """A shape of buildings: its cells [x, y], and how many cards of each family have it."""

    id: str
    cells: list[tuple[int, int]]
    cards: int


class ArcadiaSpace(TypedDict):
    """A space of the castle, and the seal that is printed on it."""

    at: tuple[int, int]
    seal: NotRequired[str]


class ArcadiaCastleData(TypedDict):
    """The castle's spaces."""

    size: tuple[int, int]
    space: list[ArcadiaSpace]


class ArcadiaData(TypedDict):
    """What is drawn of the components."""

    setup: ArcadiaSetup
    family: list[ArcadiaFamily]
    shape: list[ArcadiaShape]
    castle: ArcadiaCastleData


class ArcadiaBox(TypedDict):
    """What lies in the box, by the name of its data file."""

    arcadia: ArcadiaData
