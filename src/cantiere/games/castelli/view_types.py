"""The types of what a viewer is shown of a table of Castelli. The client's types are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

CastelliSide = Literal["n", "e", "s", "w"]
CastelliMaterial = Literal["wood", "grain", "stone"]
CastelliAreaKind = Literal["wood", "grain", "stone", "market", "mine"]
CastelliSymbol = Literal["wood", "grain", "stone", "card", "silver"]  # on the frame, and what a tile brings
CastelliTown = Literal["village", "city"]
CastelliPlace = tuple[int, int]  # row and column


class CastelliShieldFace(TypedDict):
    """A shield; `seat` is null where the colour is neutral, and one with a card on it has no points."""

    colour: str
    seat: int | None
    points: int


class CastelliShields(TypedDict):
    """The shields of a tile, by side."""

    n: CastelliShieldFace
    e: CastelliShieldFace
    s: CastelliShieldFace
    w: CastelliShieldFace


class CastelliTileFace(TypedDict):
    """A tile that lies open; `turn` is where its first shield points."""

    id: str
    turn: CastelliSide
    silver: int
    shields: CastelliShields


class CastelliGain(TypedDict):
    """What a seat would receive."""

    seat: int
    what: CastelliSymbol
    amount: int


class CastelliChosen(TypedDict):
    """The tile in question this turn, and for who is asked what the seats would receive for each turn of it.

    `from_hand`: it was in the hand of the seat that lays it.
    """

    at: CastelliPlace
    tile: CastelliTileFace | None
    from_hand: bool
    turns: dict[CastelliSide, list[CastelliGain]]


class CastelliMeadow(TypedDict):
    """A meadow, its tile if that lies open, and the symbols of the frame beside it."""

    at: CastelliPlace
    table: int
    tile: CastelliTileFace | None
    frame: dict[CastelliSide, CastelliSymbol]


class CastelliArea(TypedDict):
    """An area: `sides` at which tiles count, `spans` all its sides, `waiting` how many tiles are to come.

    `castles` are by plot, from below.
    """

    kind: CastelliAreaKind
    symbols: int
    sides: list[CastelliSide]
    spans: list[CastelliSide]
    waiting: int
    closed: bool
    influence: dict[str, int]
    leaders: list[str]
    share: int
    castles: dict[str, list[int]]


class CastelliPrize(TypedDict):
    """What a town gives at the end, and to whom as things stand."""

    points: int
    seats: list[int]


class CastelliLand(TypedDict):
    """A land: what a castle scores there, and the towns that count for it; `prize` with the module Battle."""

    at: CastelliPlace
    table: int
    town: CastelliTown | None
    worth: int
    towns: list[str]
    prize: CastelliPrize | None
    areas: list[CastelliArea]


class CastelliSite(TypedDict):
    """What a castle of the viewer would score on a land, its points there, and the areas open to it."""

    points: int
    shields: int
    areas: list[CastelliMaterial]


class CastelliCubes(TypedDict):
    """How many cubes of each material."""

    wood: int
    grain: int
    stone: int


class CastelliHand(TypedDict, total=False):
    """What a viewer knows of a seat's cards and of the tile in its hand."""

    cards: list[str] | None
    known_cards: list[str]
    tile: CastelliTileFace | None


class CastelliSeatOpen(TypedDict):
    """What everybody sees of a seat beside the single fields; its hand is hidden."""

    colour: str
    table: int
    card_count: int
    cards: list[str] | None
    known_cards: list[str]
    holds_tile: bool
    holds_start_tile: bool
    tile: CastelliTileFace | None


class CastelliSeatThings(CastelliSeatOpen):
    """What a seat has before it: its cards and its tile only for itself."""

    points: int
    silver: int
    materials: CastelliCubes
    castles_left: int


class CastelliBox(TypedDict):
    """The towns beside the board, and the cities that have left the game."""

    villages: int
    cities: int
    burnt: int


class CastelliDeck(TypedDict):
    """How many cards lie on top, and those under them in their order, as far as the viewer has seen them."""

    top: int
    under: list[str | None]


class CastelliSeen(TypedDict):
    """What not everybody sees alike. `attacked` is the castle being built over, for who is asked about it."""

    tile: CastelliChosen | None
    attacked: str | None
    sites: dict[str, CastelliSite]
    deck: CastelliDeck
    seats: list[CastelliSeatThings]


class CastelliOpen(CastelliSeen):
    """What is shown beside the single fields."""

    rows: int
    tables: int
    battle: bool
    box: CastelliBox
    tiles_left: int
    meadows: list[CastelliMeadow]
    lands: list[CastelliLand]


class CastelliTable(CastelliOpen):
    """The table of Castelli as a seat sees it."""

    arrangement: str
    active: int
    card_played: bool
    bought: bool
    mines: list[int]
