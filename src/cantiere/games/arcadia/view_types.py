"""The types of what a seat is shown of a table of Arcadia: the API's schema is made from them."""

from __future__ import annotations

from typing import Literal, TypedDict

ArcadiaWorkers = dict[str, int | Literal["neutral"]]  # by cell: a seat's, or a neutral one


class ArcadiaBuilding(TypedDict):
    """A building on the board: its cells, the first one first, and how it lies."""

    card: str
    shape: str
    family: str
    cells: list[str]
    turns: int  # quarter turns clockwise, after mirroring
    mirrored: int
    workers: list[int]  # by seat: own workers beside it
    free_around: int
    complete: bool


class ArcadiaBoard(TypedDict):
    """The board. Workers go by their cells: a seat's number, or "neutral"."""

    columns: int
    rows: int
    tents: list[str]
    buildings: list[ArcadiaBuilding]
    workers: ArcadiaWorkers


class ArcadiaCastleFields(TypedDict):
    """What is shown of the castle as the table keeps it."""

    level: int
    spaces: list[str | None]
    supply: list[dict[str, int]]


class ArcadiaCastle(ArcadiaCastleFields):
    """The castle: by space the family seen from above, what a family's seal is worth, pieces by level."""

    at: str
    cells: list[str]
    built: list[bool]  # by space: at the level that is being built
    values: dict[str, int]


class ArcadiaGoods(TypedDict):
    """What stands behind a screen."""

    gold: int
    seals: dict[str, int]
    own_workers: int
    neutral_workers: int


class ArcadiaSeatView(TypedDict):
    """A seat; `hand` and `goods` are null where the viewer may not look."""

    flags: int
    hand_size: int
    known_cards: list[str]
    hand: list[str] | None
    goods: ArcadiaGoods | None


class ArcadiaOrientation(TypedDict):
    """One way in which the building in play may lie: its cells [x, y], counted from the first."""

    name: str
    turns: int
    mirrored: int
    cells: list[tuple[int, int]]


class ArcadiaEffect(TypedDict, total=False):
    """What an answer would do; which of these are there depends on the question."""

    cards: list[str]  # that could be built
    around: list[str]  # first cells of buildings with room for workers, and "castle"
    cells: list[str]
    tents: list[str]
    completes: list[str]  # buildings, by their first cells
    complete: bool  # the new building itself
    values: dict[str, int]
    gold: int


class ArcadiaSeats(TypedDict):
    """What not everybody sees alike of the seats."""

    seats: list[ArcadiaSeatView]


class ArcadiaOpen(ArcadiaSeats):
    """What everybody sees beside the single fields."""

    board: ArcadiaBoard
    castle: ArcadiaCastle | None
    around: str | None
    mirror: bool


class ArcadiaAsked(TypedDict):
    """What the seat that is asked sees besides."""

    orientations: list[ArcadiaOrientation] | None
    effects: dict[str, ArcadiaEffect] | None


class ArcadiaSeen(ArcadiaSeats, ArcadiaAsked):
    """What a seat sees otherwise than the others do."""


class ArcadiaTable(ArcadiaOpen, ArcadiaAsked):
    """The table as a seat sees it."""

    active: int
    in_play: str | None
    open_cards: list[str]
    deck: int
    neutral_workers: int
    passes: int
    turns_left: int | None
