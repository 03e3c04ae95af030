"""What lies on the table, and its copies: made from `fields.py` by `make facts`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.state import State
from cantiere.games.castelli.cards import Cards
from cantiere.games.castelli.topology import Topology


class Facts(State):
    """What the fields keep."""

    cards: Cards
    board: Topology
    mine: vec[i64]
    laid: vec[i64]
    present: vec[i64]
    castles: vec[i64]
    free: vec[i64]
    points: vec[i64]
    silver: vec[i64]
    materials: vec[i64]
    castles_left: vec[i64]
    held: vec[i64]

    def __init__(self) -> None:
        super().__init__()
        self.arrangement: str = ""
        self.tables: i64 = 0
        self.battle: bool = False
        self.face_down: i64 = 0
        self.active: i64 = 0
        self.spare_villages: i64 = 2
        self.spare_cities: i64 = 2
        self.burnt: i64 = 0
        self.looking: bool = False
        self.from_hand: bool = False
        self.card_played: bool = False
        self.bought: bool = False
        self.reacted: i64 = 0
        self.declining: i64 = 0
        self.villages: i64 = 0
        self.cities: i64 = 0
        self.meadow: i64 = -1
        self.tile: i64 = -1
        self.pool: i64 = 4294967295
        self.start_tiles: i64 = 64424509440
        self.draws: i64 = 0

    def copy_to(self, t: Facts) -> None:
        """Make another table the same as this one."""
        t.copy_machine(self)
        t.cards = self.cards.clone()
        t.board = self.board
        t.mine = self.mine[:]
        t.laid = self.laid[:]
        t.present = self.present[:]
        t.castles = self.castles[:]
        t.free = self.free[:]
        t.points = self.points[:]
        t.silver = self.silver[:]
        t.materials = self.materials[:]
        t.castles_left = self.castles_left[:]
        t.held = self.held[:]
        t.arrangement = self.arrangement
        t.tables = self.tables
        t.battle = self.battle
        t.face_down = self.face_down
        t.active = self.active
        t.spare_villages = self.spare_villages
        t.spare_cities = self.spare_cities
        t.burnt = self.burnt
        t.looking = self.looking
        t.from_hand = self.from_hand
        t.card_played = self.card_played
        t.bought = self.bought
        t.reacted = self.reacted
        t.declining = self.declining
        t.villages = self.villages
        t.cities = self.cities
        t.meadow = self.meadow
        t.tile = self.tile
        t.pool = self.pool
        t.start_tiles = self.start_tiles
        t.draws = self.draws
