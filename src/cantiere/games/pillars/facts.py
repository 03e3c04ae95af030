"""What lies on the table, and its copies: made from `fields.py` by `make facts`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.state import State
from cantiere.games.pillars.box import Box


class Facts(State):
    """What the fields keep."""

    box: Box
    kingsbridge: vec[i64]
    shiring: vec[i64]
    market: vec[i64]
    supply: vec[i64]
    uses: vec[i64]
    spaces: vec[i64]
    dial: vec[i64]
    vp: vec[i64]
    gold: vec[i64]
    workers: vec[i64]
    bag: vec[i64]
    cubes: vec[i64]
    craftsmen: vec[i64]
    privileges: vec[i64]
    sites: vec[i64]
    line: vec[i64]

    def __init__(self) -> None:
        super().__init__()
        self.round = 1
        self.start: i64 = 0
        self.cost: i64 = 7
        self.extra_uses: i64 = 0
        self.tax: i64 = 0
        self.grey_now: i64 = -1
        self.grey_next: i64 = -1
        self.vetoed: bool = False
        self.event_open: bool = False
        self.passed: i64 = 0
        self.spared: i64 = 0
        self.exempt: i64 = 0
        self.struck: i64 = 0
        self.struck_next: i64 = 0
        self.event: i64 = -1
        self.events_left: i64 = 0
        self.privileges_left: i64 = 0
        self.offered_craftsmen: i64 = 0
        self.offered_resources: i64 = 0
        self.black: i64 = -1
        self.bought: i64 = 0
        self.second_left: i64 = 0
        self.shiring_privilege: i64 = -1
        self.offered_crusades: i64 = 0
        self.crusaders: i64 = 0
        self.inspired: i64 = -1
        self.inspired_uses: i64 = 0
        self.saint_denis: i64 = -1
        self.trader: i64 = -1
        self.silent: i64 = 0
        self.silent_next: i64 = 0

    def copy_to(self, t: Facts) -> None:
        """Make another table the same as this one."""
        t.copy_machine(self)
        t.box = self.box
        t.kingsbridge = self.kingsbridge[:]
        t.shiring = self.shiring[:]
        t.market = self.market[:]
        t.supply = self.supply[:]
        t.uses = self.uses[:]
        t.spaces = self.spaces[:]
        t.dial = self.dial[:]
        t.vp = self.vp[:]
        t.gold = self.gold[:]
        t.workers = self.workers[:]
        t.bag = self.bag[:]
        t.cubes = self.cubes[:]
        t.craftsmen = self.craftsmen[:]
        t.privileges = self.privileges[:]
        t.sites = self.sites[:]
        t.line = self.line[:]
        t.start = self.start
        t.cost = self.cost
        t.extra_uses = self.extra_uses
        t.tax = self.tax
        t.grey_now = self.grey_now
        t.grey_next = self.grey_next
        t.vetoed = self.vetoed
        t.event_open = self.event_open
        t.passed = self.passed
        t.spared = self.spared
        t.exempt = self.exempt
        t.struck = self.struck
        t.struck_next = self.struck_next
        t.event = self.event
        t.events_left = self.events_left
        t.privileges_left = self.privileges_left
        t.offered_craftsmen = self.offered_craftsmen
        t.offered_resources = self.offered_resources
        t.black = self.black
        t.bought = self.bought
        t.second_left = self.second_left
        t.shiring_privilege = self.shiring_privilege
        t.offered_crusades = self.offered_crusades
        t.crusaders = self.crusaders
        t.inspired = self.inspired
        t.inspired_uses = self.inspired_uses
        t.saint_denis = self.saint_denis
        t.trader = self.trader
        t.silent = self.silent
        t.silent_next = self.silent_next
