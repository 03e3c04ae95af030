"""What a seat of Castelli may see, as numbers for networks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.sheet import Encoder, Sheet, seat_names
from cantiere.core.state import CHANCE
from cantiere.games.castelli import components as box
from cantiere.games.castelli.actions import land_text, meadow_text
from cantiere.games.castelli.table import NOBODY, ON_TOP, OWNER, Table

USUAL_POINTS: Final = 50
USUAL_SILVER: Final = 11
USUAL_CARDS: Final = 5
USUAL_SYMBOLS: Final = 2
COLOURS: Final[i64] = 4  # on every tile, whoever plays
SYMBOL_COUNT: Final[i64] = len(box.SYMBOLS)
RESOLVING: Final = "resolving"  # somebody may react, and nobody else knows who
SEATS: Final = seat_names(box.MAX_SEATS)
MEADOWS: Final = [meadow_text(meadow) for meadow in range(box.CELLS)]
MEADOW_HEADINGS: Final = [f"meadow {text}/" for text in MEADOWS]
LAND_HEADINGS: Final = [f"land {land_text(land)}/" for land in range(box.CELLS)]
COLOUR_NAMES: Final = [f"colour+{number}" for number in range(COLOURS)]
FRAME_LABELS: Final = [f"{side}/frame" for side in box.SIDES]
CASTLE_LABELS: Final = [f"castle-{plot}" for plot in range(box.PLOT_COUNT)]
OVER_LABELS: Final = [f"over-{plot}" for plot in range(box.PLOT_COUNT)]
UNDER_LABELS: Final = [f"deck/under/{card}" for card in box.CARDS]
HAND_LABELS: Final = [f"hand/{card}" for card in box.CARDS]
MATERIAL_NAMES: Final = [str(material) for material in box.MATERIALS]
KNOWN_LABELS: Final = [f"known/{card}" for card in box.CARDS]


class CastelliEncoder(Encoder[Table]):
    """The features of Castelli."""

    def write(self, t: Table, seat: i64, sheet: Sheet) -> None:
        """Write one row: the turn, the cards, the board, then every seat."""
        _turn(self, t, seat, sheet)
        _deck(t, seat, sheet)
        place: i64
        for place in range(box.CELLS):
            _meadow(t, seat, place, sheet)
        for place in range(box.CELLS):
            _land(t, seat, place, sheet)
        self.write_seats(t, seat, sheet)

    def write_seat(self, t: Table, viewer: i64, seat: i64, sheet: Sheet) -> None:
        sheet.share("points", t.points[seat], USUAL_POINTS)
        sheet.share("silver", t.silver[seat], USUAL_SILVER)
        sheet.share("castles_left", t.castles_left[seat], box.CASTLES)
        sheet.share("cards", box.card_total(t.cards.hands[seat]), USUAL_CARDS)
        sheet.flag("holds_start_tile", t.held[seat] >= box.ORDINARY_TILES)
        sheet.flag("same_table", t.table_of(seat) == t.table_of(viewer))
        sheet.flag("reacted", t.reacted >> seat & 1 != 0)
        sheet.shares("", MATERIAL_NAMES, t.materials, box.MATERIAL_LIMIT, seat * box.KINDS)
        kind: i64
        for kind in range(box.CARD_KINDS):
            known: i64 = box.copies(t.cards.known[viewer * t.seats + seat], kind)
            sheet.share(KNOWN_LABELS[kind], known, box.CARD_COUNT[kind])


def _turn(encoder: Encoder[Table], t: Table, seat: i64, sheet: Sheet) -> None:
    reacting: i64 = t.reacting()
    secret: bool = reacting not in (NOBODY, seat)
    sheet.share("seats", t.seats, box.MAX_SEATS)
    sheet.flag("tournament", t.tables > 1)
    sheet.flag("battle", t.battle)
    sheet.share("tiles_left", box.count(t.face_down), box.CELLS)
    sheet.flag("card_played", t.card_played)
    sheet.flag("bought", t.bought)
    sheet.share("own_mine", t.mine[t.table_of(seat)], 2 * USUAL_SILVER)
    sheet.share("spare_villages", t.spare_villages, 1)
    sheet.share("spare_cities", t.spare_cities, 1)
    asked = RESOLVING if secret else t.decision
    encoder.write_question(asked, CHANCE if secret else t.to_move, seat, t.seats, sheet)
    sheet.seat_from("active", SEATS, t.active, seat, t.seats)
    sheet.one_hot("meadow", MEADOWS, t.meadow)
    sheet.one_hot("tile", box.TILES, t.tile if not t.looking or seat == t.active else NOBODY)


def _deck(t: Table, seat: i64, sheet: Sheet) -> None:
    sheet.share("deck/top", box.card_total(t.cards.top), box.DECK_SIZE)
    sheet.share("deck/under", t.cards.put - t.cards.taken, box.DECK_SIZE)
    kind: i64
    number: i64
    for kind in range(box.CARD_KINDS):
        seen: i64 = 0
        for number in range(t.cards.taken, t.cards.put):
            if t.cards.seen_at(number, seat) and t.cards.kind_at(number) == kind:
                seen += 1
        sheet.share(UNDER_LABELS[kind], seen, box.CARD_COUNT[kind])
        sheet.share(HAND_LABELS[kind], box.copies(t.cards.hands[seat], kind), box.CARD_COUNT[kind])
    sheet.one_hot("held", box.TILES, t.held[seat])


def _meadow(t: Table, seat: i64, meadow: i64, sheet: Sheet) -> None:
    """Face down or not; at each side whose shield, and how strong; the symbol of the frame."""
    sheet.heading = MEADOW_HEADINGS[meadow]
    laid: i64 = t.laid[meadow]
    sheet.flag("face_down", t.face_down >> meadow & 1 != 0)
    side: i64
    for side in range(4):
        colour: i64 = NOBODY
        points: i64 = 0
        if laid != NOBODY:
            colour = (box.FACE_COLOUR[laid * 4 + side] - seat + COLOURS) % COLOURS
            points = box.FACE_VALUE[laid * 4 + side]
        sheet.one_share(box.SIDES[side], COLOUR_NAMES, colour, points, box.MOST_POINTS)
        sheet.share(FRAME_LABELS[side], t.board.symbol_at[meadow * 4 + side] + 1, SYMBOL_COUNT)
    sheet.heading = ""


def _land(t: Table, seat: i64, land: i64, sheet: Sheet) -> None:
    sheet.heading = LAND_HEADINGS[land]
    sheet.flag("village", t.villages >> land & 1 != 0)
    sheet.flag("city", t.cities >> land & 1 != 0)
    sheet.flag("mine", t.board.mines >> land & 1 != 0)
    kind: i64
    for kind in range(4):
        area: i64 = t.board.area_of[land * 4 + kind]
        sheet.share(box.AREA_KINDS[kind], t.board.area_symbols[area] if area >= 0 else 0, USUAL_SYMBOLS)
    plot: i64
    for plot in range(box.PLOT_COUNT):
        castle: i64 = t.castles[land * box.PLOT_COUNT + plot]
        sheet.seat_from(CASTLE_LABELS[plot], SEATS, (castle & OWNER) - 1, seat, t.seats)
        sheet.seat_from(OVER_LABELS[plot], SEATS, (castle >> ON_TOP) - 1, seat, t.seats)
    sheet.heading = ""
