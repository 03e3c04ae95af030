"""5 · The end of a turn, and of the game: the mine, what is left over, and the silver."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.core.state import Step
from cantiere.games.castelli.components import (
    BATTLE_SILVER_POINTS,
    CARD_POINTS,
    KINDS,
    MATERIAL_POINTS,
    SILVER_POINTS,
    card_total,
)
from cantiere.games.castelli.steps.c2_evaluate import divided, influence_of, leaders
from cantiere.games.castelli.table import Table

MOST: Final = 0  # the order of the prizes for silver
SECOND: Final = 1
TIED_MOST: Final = 2
TIED_SECOND: Final = 3


class NextTurn(Step[Table]):
    """5 · The next seat's turn, until the last tile is laid (C-5.1). A turn begins at `back` in the plan."""

    def __init__(self, name: str, back: int) -> None:
        super().__init__(name)
        self.back = back

    def enter(self, t: Table) -> None:
        t.card_played = False
        t.bought = False
        t.reacted = 0
        t.declining = 0
        if t.face_down:
            t.active = t.after(t.active)
            t.at = self.back - 1


class SilverMine(Step[Table]):
    """5 · The mine's silver goes to the most influence around it; divided if level, a neutral share stays."""

    def enter(self, t: Table) -> None:
        table: i64
        for table in range(t.tables):
            tied: i64 = leaders(influence_of(t, t.board.mine[table]))
            share: i64 = divided(t.mine[table], tied)
            seat: i64
            for seat in range(t.seats):
                if tied >> seat & 1 and t.plays_at(seat, table):
                    t.take_silver(seat, share, "mine-won")


class FinalPoints(Step[Table]):
    """5 · Points for cards and materials, and for the most and second most silver (C-5.2, C-7.3)."""

    def enter(self, t: Table) -> None:
        prizes = BATTLE_SILVER_POINTS if t.battle else SILVER_POINTS
        seat: i64
        material: i64
        for seat in range(t.seats):
            t.gain_points(seat, CARD_POINTS * card_total(t.cards.hands[seat]), "cards")
            cubes: i64 = 0
            for material in range(KINDS):
                cubes += t.materials[seat * KINDS + material]
            t.gain_points(seat, MATERIAL_POINTS * cubes, "materials")
            t.gain_points(seat, silver_points(t, seat, prizes), "silver")


class TheEnd(Step[Table]):
    """5 · The game is over (C-5.3)."""

    def enter(self, t: Table) -> None:
        t.finish()


def silver_points(t: Table, seat: i64, prizes: vec[i64]) -> i64:
    """C-5.2: who is level for most shares that prize and there is no second; no silver, no points."""
    mine: i64 = t.silver[seat]
    if mine == 0:
        return 0
    more: i64 = 0
    level: i64 = 0
    other: i64
    for other in range(t.first_at(seat), t.end_at(seat)):
        if t.silver[other] > mine:
            more += 1
        elif t.silver[other] == mine:
            level += 1
    if more == 0:
        return prizes[MOST] if level == 1 else prizes[TIED_MOST]
    if more == 1:
        return prizes[SECOND] if level == 1 else prizes[TIED_SECOND]
    return 0


SILVER_MINE: Final = SilverMine("silver_mine")
FINAL_POINTS: Final = FinalPoints("final_points")
THE_END: Final = TheEnd("the_end")
