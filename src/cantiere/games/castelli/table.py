"""The state of Castelli, and the helpers by which steps change it; what lies where is said in `fields.py`.

Quantities are packed arrays indexed by seat or place; sets of lands, meadows and tiles are bit masks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.bags import one_of
from cantiere.core.rng import Rng
from cantiere.games.castelli import components as box
from cantiere.games.castelli.facts import Facts
from cantiere.games.castelli.telling import (
    tell_material,
    tell_paid,
    tell_played,
    tell_points,
    tell_silver,
)
from cantiere.games.castelli.topology import FRAME, Topology

NOBODY: Final = -1  # no seat, no tile, no meadow
WOOD_PLOT: Final = 2  # of a land's four plots: after the two of the stone area
GRAIN_PLOT: Final = 3
ON_TOP: Final = 3  # a castle: owner + 1, and from this bit on who built over it + 1
OWNER: Final = 7


class Table(Facts):
    """A position of Castelli."""

    def lay_board(self, board: Topology) -> None:
        """C-0.3, C-0.4: the board is put together, tiles face down on it, towns on their sites."""
        self.board = board
        self.arrangement = board.arrangement
        self.villages = board.villages
        self.cities = board.cities
        self.spare_villages = box.SPARE_VILLAGES + board.covered_villages
        self.spare_cities = box.SPARE_CITIES + board.covered_cities
        self.free = board.with_kind[:]
        table: i64
        for table in range(self.tables):
            self.face_down |= board.meadows[table]

    def clone(self) -> Table:
        """Return an independent copy."""
        t = Table()
        self.copy_to(t)
        return t

    def standing(self, seat: i64) -> list[int]:
        """C-5.3: points, then castles built."""
        return [self.points[seat], box.CASTLES - self.castles_left[seat]]

    def groups(self) -> list[list[int]]:
        """C-8.1: each table of the tournament is a game of its own.

        The records of the first version have the places of all four: they stay as they are.
        """
        if self.tables == 1 or self.rules_version == 1:
            return [list(range(self.seats))]
        size: i64 = self.seats // self.tables
        return [list(range(first, first + size)) for first in range(0, self.seats, size)]

    def figures(self, seat: int) -> list[int]:
        """Return the figures of a seat, as `telling.FIGURES` names them."""
        cubes = [int(self.materials[seat * box.KINDS + material]) for material in range(box.KINDS)]
        cards: i64 = box.card_total(self.cards.hands[seat])
        return [self.points[seat], *cubes, self.silver[seat], self.castles_left[seat], cards]

    # --- hidden information ------------------------------------------------------------------------------

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew what `seat` cannot know.

        By the first version of the rules a seat that is asked to react can do so: it still can.
        """
        asked: i64 = self.reacting() if self.rules_version == 1 else NOBODY
        needed: i64 = NOBODY
        frame = self.frame
        if asked >= 0 and frame is not None:
            needed = box.BAILIFF if frame.step.name == "bailiff" else box.GUARD
        self.cards.redeal(seat, rng, asked, needed)
        self.declining &= 1 << seat  # nobody knows of the others' orders
        self._redeal_tiles(seat, rng)

    def _redeal_tiles(self, seat: i64, rng: Rng) -> None:
        """C-6.1: the others' tiles in hand, and one just being looked at; start tiles show by their backs."""
        other: i64
        for other in range(self.seats):
            if other != seat and self.held[other] != NOBODY:
                self._put_back(self.held[other])
        hidden: bool = self.looking and self.active != seat
        if hidden:
            self._put_back(self.tile)
        for other in range(self.seats):
            if other != seat and self.held[other] != NOBODY:
                self.held[other] = self._another(self.held[other], rng)
        if hidden:
            self.tile = self._another(self.tile, rng)

    def _put_back(self, tile: i64) -> None:
        if tile < box.ORDINARY_TILES:
            self.pool |= box.bit(tile)
        else:
            self.start_tiles |= box.bit(tile)

    def _another(self, tile: i64, rng: Rng) -> i64:
        """Draw a tile with the same back."""
        ordinary: bool = tile < box.ORDINARY_TILES
        drawn: i64 = one_of(self.pool if ordinary else self.start_tiles, rng)
        if ordinary:
            self.pool &= ~box.bit(drawn)
        else:
            self.start_tiles &= ~box.bit(drawn)
        return drawn

    def reacting(self) -> i64:
        """Return the seat that is secretly asked for a reaction, or NOBODY."""
        frame = self.frame
        if frame is not None and (frame.step.name == "bailiff" or frame.step.name == "guard"):
            return frame.seat
        return NOBODY

    # --- seats and tables --------------------------------------------------------------------------------

    def table_of(self, seat: i64) -> i64:
        """Return at which table a seat plays: there is one, in the tournament two."""
        return seat // 2 if self.tables > 1 else 0

    def first_at(self, seat: i64) -> i64:
        """Return the first seat at the same table."""
        return seat - seat % 2 if self.tables > 1 else 0

    def end_at(self, seat: i64) -> i64:
        """Return the number after the last seat at the same table."""
        return self.first_at(seat) + 2 if self.tables > 1 else self.seats

    def beside(self, seat: i64) -> i64:
        """Return the next seat clockwise at the same table."""
        return seat + 1 if seat + 1 < self.end_at(seat) else self.first_at(seat)

    def seats_at(self, seat: i64) -> i64:
        """Return the mask of the seats at the same table."""
        return box.bit(self.end_at(seat)) - box.bit(self.first_at(seat))

    def after(self, seat: i64) -> i64:
        """Return whose turn comes next: clockwise (C-0.7); in the tournament the tables take turns."""
        if self.tables > 1:
            return seat + 2 if seat < 2 else 3 - seat
        return self.beside(seat)

    def plays_at(self, colour: i64, table: i64) -> bool:
        """Tell whether a colour belongs to a seat at this table: otherwise it is neutral (C-0.6)."""
        return colour < self.seats and self.table_of(colour) == table

    # --- the board ---------------------------------------------------------------------------------------

    def shield_points(self, colour: i64, land: i64) -> i64:
        """Return a colour's points at all four sides of a land."""
        total: i64 = 0
        side: i64
        for side in range(4):
            face: i64 = self.board.land_faces[land * 4 + side]
            if face != FRAME and self.laid[face >> 2] != NOBODY:
                place: i64 = self.laid[face >> 2] * 4 + (face & 3)
                if box.FACE_COLOUR[place] == colour:
                    total += box.FACE_VALUE[place]
        return total

    def tiles_turned(self) -> i64:
        """Return how many meadows are face down no more."""
        board: i64 = self.board.meadows[0] | (self.board.meadows[1] if self.tables > 1 else 0)
        return box.count(board) - box.count(self.face_down)

    def mine_land(self, table: i64) -> i64:
        """Return the land of a table's mine."""
        return self.board.area_land[self.board.mine[table]]

    def town_points(self, land: i64) -> i64:
        """C-3.4: what a castle on this land is worth."""
        line: i64 = self.board.line[land]
        return box.CITY_POINTS * box.count(self.cities & line) + box.VILLAGE_POINTS * box.count(
            self.villages & line
        )

    def free_plot(self, land: i64, kind: i64) -> i64:
        """Return the plot where the next castle in a land's area stands, or -1."""
        if kind != box.STONE:
            plot: i64 = WOOD_PLOT if kind == box.WOOD else GRAIN_PLOT
            has_area: bool = self.board.with_kind[kind] >> land & 1 != 0
            return plot if has_area and self.castles[land * box.PLOT_COUNT + plot] == 0 else -1
        for plot in range(self.board.stone_plots[land]):
            if self.castles[land * box.PLOT_COUNT + plot] == 0:
                return plot
        return -1

    def owner(self, place: i64) -> i64:
        """Return whose castle stands on top of a plot (land * PLOT_COUNT + plot), or NOBODY."""
        castle: i64 = self.castles[place]
        return ((castle >> ON_TOP) if castle >> ON_TOP else castle & OWNER) - 1

    def mark_free(self, land: i64) -> None:
        """Note whether castles may still stand on a land."""
        kind: i64
        for kind in range(box.KINDS):
            if self.free_plot(land, kind) < 0:
                self.free[kind] &= ~box.bit(land)

    # --- changing ----------------------------------------------------------------------------------------

    def gain_points(self, seat: i64, amount: i64, source: str) -> None:
        """Score points."""
        self.points[seat] += amount
        tell_points(self, seat, amount, source)

    def gain_material(self, seat: i64, material: i64, amount: i64, place: str, source: str) -> None:
        """C-2.6: what is beyond the limit is lost."""
        at: i64 = seat * box.KINDS + material
        gained: i64 = amount
        if self.materials[at] + gained > box.MATERIAL_LIMIT:
            gained = box.MATERIAL_LIMIT - self.materials[at]
        self.materials[at] += gained
        tell_material(self, seat, material, gained, amount - gained, place, source)

    def take_silver(self, seat: i64, amount: i64, source: str) -> None:
        """Take silver from the table's mine, or what is left of it."""
        table: i64 = self.table_of(seat)
        gained: i64 = amount if amount <= self.mine[table] else self.mine[table]
        self.mine[table] -= gained
        self.silver[seat] += gained
        tell_silver(self, seat, gained, self.mine_land(table), source)

    def pay_silver(self, seat: i64, amount: i64, source: str) -> None:
        """Pay silver that the seat has into the table's mine."""
        table: i64 = self.table_of(seat)
        self.silver[seat] -= amount
        self.mine[table] += amount
        tell_paid(self, seat, amount, self.mine_land(table), source)

    def put_castle(self, seat: i64, land: i64, kind: i64) -> None:
        """A castle is put on a free plot."""
        self.castles[land * box.PLOT_COUNT + self.free_plot(land, kind)] = seat + 1
        self.castles_left[seat] -= 1
        self.mark_free(land)

    def play_card(self, seat: i64, kind: i64) -> None:
        """A card is shown, and goes under the deck."""
        self.cards.play(seat, kind)
        tell_played(self, seat, kind)
