"""What lies on the table, and its copies: made from `fields.py` by `make facts`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.state import State


class Facts(State):
    """What the fields keep."""

    tops: vec[i64]
    pieces: vec[i64]
    holds: vec[i64]
    free: vec[i64]
    touch: vec[i64]
    placements: vec[i64]
    cards: vec[i64]
    gaps: vec[i64]
    open_cards: vec[i64]
    deck: vec[i64]
    gold: vec[i64]
    flags: vec[i64]
    own: vec[i64]
    neutral: vec[i64]
    seals: vec[i64]
    hands: vec[i64]
    known: vec[i64]
    lacks: vec[i64]

    def __init__(self) -> None:
        super().__init__()
        self.mirror: bool = True
        self.active: i64 = 0
        self.turn: i64 = 0
        self.passes: i64 = 0
        self.turns_left: i64 = -1
        self.drawing: bool = False
        self.in_play: i64 = -1
        self.site: i64 = -1
        self.level: i64 = 0
        self.raised: i64 = 0
        self.built: i64 = 0
        self.completed: i64 = 0
        self.pool: i64 = 24

    def copy_to(self, t: Facts) -> None:
        """Make another table the same as this one."""
        t.copy_machine(self)
        t.tops = self.tops[:]
        t.pieces = self.pieces[:]
        t.holds = self.holds[:]
        t.free = self.free[:]
        t.touch = self.touch[:]
        t.placements = self.placements[:]
        t.cards = self.cards[:]
        t.gaps = self.gaps[:]
        t.open_cards = self.open_cards[:]
        t.deck = self.deck[:]
        t.gold = self.gold[:]
        t.flags = self.flags[:]
        t.own = self.own[:]
        t.neutral = self.neutral[:]
        t.seals = self.seals[:]
        t.hands = self.hands[:]
        t.known = self.known[:]
        t.lacks = self.lacks[:]
        t.mirror = self.mirror
        t.active = self.active
        t.turn = self.turn
        t.passes = self.passes
        t.turns_left = self.turns_left
        t.drawing = self.drawing
        t.in_play = self.in_play
        t.site = self.site
        t.level = self.level
        t.raised = self.raised
        t.built = self.built
        t.completed = self.completed
        t.pool = self.pool
