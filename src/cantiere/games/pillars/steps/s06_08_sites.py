"""6 · Forest, 7 · Quarry, 8 · Gravel pit: the cubes of the resource cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import each
from cantiere.core.state import Step
from cantiere.games.pillars.components import (
    EACH_ROUND,
    EVENT_CARD_CUBES,
    EVENT_GOOD,
    KINDS,
    PRIVILEGES,
    RESOURCE_CUBES,
    RESOURCE_MATERIAL,
    RESOURCE_WORKERS,
    SAND,
    STONE,
    WOOD,
    bit,
)
from cantiere.games.pillars.table import Table
from cantiere.games.pillars.telling.cards import workers_home


class Site(Step[Table]):
    """6–8 · Each card brings its cubes and the workers return, start player first (P-6, P-7, P-8)."""

    def __init__(self, name: str, material: i64) -> None:
        super().__init__(name)
        self.material: Final = material

    def enter(self, t: Table) -> None:
        number: i64
        for number in range(t.seats):
            seat: i64 = t.clockwise(number)
            self._from_cards(t, seat)
            self._from_privileges(t, seat)

    def _from_cards(self, t: Table, seat: i64) -> None:
        change: i64 = EVENT_CARD_CUBES[t.event]
        if t.spared >> seat & 1 and not EVENT_GOOD[t.event]:
            change = 0
        for resource in each(t.sites[seat]):
            if RESOURCE_MATERIAL[resource] == self.material:
                event = t.gain_cubes(seat, self.material, RESOURCE_CUBES[resource] + change, self.name)
                t.workers[seat] += RESOURCE_WORKERS[resource]
                t.sites[seat] &= ~bit(resource)
                workers_home(t, event, seat, resource, RESOURCE_WORKERS[resource], self.name)

    def _from_privileges(self, t: Table, seat: i64) -> None:
        for privilege in each(t.active(seat)):
            cubes: i64 = EACH_ROUND[privilege * KINDS + self.material]
            if cubes:
                t.gain_cubes(seat, self.material, cubes, PRIVILEGES[privilege])


FOREST: Final = Site("forest", WOOD)
QUARRY: Final = Site("quarry", STONE)
GRAVEL_PIT: Final = Site("gravel_pit", SAND)
