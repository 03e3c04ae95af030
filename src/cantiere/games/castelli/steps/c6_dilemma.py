"""6 · Module Dilemma: a start tile in hand, and each turn the choice which tile to lay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.castelli.actions import DEAL, LAY_DRAWN, LAY_HELD, uses_card
from cantiere.games.castelli.components import ORDINARY_TILES, START_TILE_POINTS, bit
from cantiere.games.castelli.steps.c4_cards import add_cards_meanwhile, answer_card, no_card_meanwhile
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.telling import tell_kept, tell_start_tile


class DealStartTiles(Step[Table]):
    """6 · Each seat receives a start tile (C-6.1)."""

    def enter(self, t: Table) -> None:
        t.ask(self, CHANCE, 0)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(DEAL, t.start_tiles >> ORDINARY_TILES)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        tile: i64 = DEAL.part(action, 0) + ORDINARY_TILES
        t.start_tiles &= ~bit(tile)
        t.held[frame.a] = tile
        tell_start_tile(t, frame.a, tile)
        if frame.a + 1 < t.seats:
            t.ask(self, CHANCE, frame.a + 1)


class Keep(Step[Table]):
    """6 · The seat lays the tile it has looked at, or the one in hand, and keeps the other (C-6.1)."""

    def enter(self, t: Table) -> None:
        t.ask(self, t.active)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(LAY_DRAWN)
        answers.add(LAY_HELD)
        add_cards_meanwhile(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if uses_card(action):
            t.ask(self, frame.seat)
            answer_card(t, frame.seat, action)
            return
        if action == LAY_HELD:
            kept: i64 = t.tile
            t.tile = t.held[frame.seat]
            t.held[frame.seat] = kept
            t.from_hand = True
            tell_kept(t, frame.seat, t.meadow)
        t.looking = False

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        return no_card_meanwhile(t, frame.seat, action)


class OwnStartTile(Step[Table]):
    """6 · Who holds its own start tile at the end (C-6.2). None changes hands, so any is its own."""

    def enter(self, t: Table) -> None:
        seat: i64
        for seat in range(t.seats):
            if t.held[seat] != NOBODY and t.held[seat] >= ORDINARY_TILES:
                t.gain_points(seat, START_TILE_POINTS, "start-tile")


DEAL_START_TILES: Final = DealStartTiles("deal_start_tiles", "to", rule="C-6.1")
KEEP: Final = Keep("keep", rule="C-6.1")
OWN_START_TILE: Final = OwnStartTile("own_start_tile")
