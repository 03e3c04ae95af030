"""What a table of Castelli is, field by field: set-up, copies (`facts.py`), snapshots and checks follow."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Final

from cantiere.core import fields, reading
from cantiere.core.reason import CantiereError
from cantiere.games.castelli import components as box
from cantiere.games.castelli.actions import land_text, meadow_text
from cantiere.games.castelli.cards import SELLER_BITS, Cards, new_cards
from cantiere.games.castelli.table import NOBODY, ON_TOP, OWNER, Table
from cantiere.games.castelli.topology import FRAME, Topology, check_arrangement, default_arrangement, topology

KEPT: Final = 2_000  # hands of cards
MOST_DRAWS: Final = 12  # cards that wait to be drawn
LANDS: Final = [land_text(land) for land in range(box.CELLS)]
CARD: Final = fields.Kinds("card", box.CARDS)
TILE: Final = fields.Kinds("tile", box.TILES)
SIDE: Final = fields.Kinds("side", box.SIDES)
LAND: Final = fields.Kinds("land", LANDS)
MEADOW: Final = fields.Kinds("meadow", [meadow_text(meadow) for meadow in range(box.CELLS)])
PLOT: Final = fields.Kinds("plot", [f"{land} {plot}" for land in LANDS for plot in box.PLOTS])


class Arrangement(fields.Field):
    """The parts of the board. With all of them the board is laid."""

    keeps = (
        fields.Kept("arrangement", start=""),  # the parts laid so far
        fields.Kept("tables", start=lambda t: 2 if t.options["tournament"] else 1),
        fields.Kept("board", of=Topology, start=lambda t: topology(default_arrangement(t.seats), t.tables)),
        fields.Kept("battle", start=False),
        fields.Kept("face_down"),  # mask of meadows
    )

    def data_of(self, t: Table, owner: int) -> Any:
        return t.arrangement

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        parts = str(data)
        if len(parts) >= (2 if t.seats == 2 else 4) or t.options["arrangement"] != "random":
            check_arrangement(parts, int(t.seats))
            t.lay_board(topology(parts, int(t.tables)))
            return
        letters = parts.upper()
        if any(letter not in box.PARTS or letters.count(letter) > 1 for letter in letters):
            raise CantiereError(f"{parts!r} are no parts of the board")
        t.arrangement = parts  # its parts are still being drawn


class Tiles(fields.Field):
    """The tiles that lie open. Which lands their shields face follows, but for one not yet evaluated."""

    keeps = (
        fields.Kept("laid", box.CELLS, start=NOBODY),  # by meadow: tile * 4 + turn, or NOBODY while face down
        fields.Kept("present", per_seat=True),  # by seat: mask of the lands that its shields with points face
    )
    later = 1  # than the meadow of that one

    def data_of(self, t: Table, owner: int) -> Any:
        return {
            MEADOW.names[meadow]: f"{box.TILES[laid // 4]} {box.SIDES[laid % 4]}"
            for meadow, laid in enumerate(t.laid)
            if laid != NOBODY
        }

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        for place, text in data.items():
            meadow = MEADOW.number(place)
            tile, side = text.split()
            t.laid[meadow] = TILE.number(tile) * 4 + SIDE.number(side)
            t.face_down &= ~(1 << meadow)
            if meadow != t.meadow:
                _note_shields(t, meadow)
        if t.meadow != NOBODY:
            t.face_down &= ~(1 << t.meadow)


def _note_shields(t: Table, meadow: int) -> None:
    for side in range(4):
        place, land = t.laid[meadow] * 4 + side, t.board.land_at[meadow * 4 + side]
        colour = box.FACE_COLOUR[place]
        if land != FRAME and box.FACE_VALUE[place] > 0 and t.plays_at(colour, t.board.table_of(meadow)):
            t.present[colour] |= 1 << land


class Round(fields.Number):
    """The round; snapshots that do not say it are some rounds' tiles into the game."""

    later = 2

    def missing(self, t: Table) -> None:
        self.fill(t, int(t.tiles_turned()) // int(t.seats) + 1)


class Castles(fields.Field):
    """The owners of the castles on each plot, from below."""

    keeps = (
        fields.Kept("castles", box.CELLS * box.PLOT_COUNT),  # by land * PLOT_COUNT + plot; see ON_TOP
        fields.Kept("free", box.KINDS),  # by material: mask of the lands where a castle may still stand
    )

    def data_of(self, t: Table, owner: int) -> Any:
        return {PLOT.names[place]: stack(castle) for place, castle in enumerate(t.castles) if castle}

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        for name, owners in data.items():
            seats = [reading.seat(one, int(t.seats)) + 1 for one in owners]
            if not 1 <= len(seats) <= 2 or len(set(seats)) < len(seats):
                raise CantiereError(f"castles at {name}: one, or one that another has built over")
            t.castles[PLOT.number(name)] = seats[0] + (seats[1] << ON_TOP if len(seats) > 1 else 0)
        for land in range(box.CELLS):
            t.mark_free(land)


def stack(castle: int) -> list[int]:
    """Return the seats whose castles stand on a plot, from below."""
    return [int(seat) - 1 for seat in (castle & OWNER, castle >> ON_TOP) if seat]


class Draws(fields.Field):
    """Who is to draw a card, one after the other: the first in the lowest bits, seat + 1."""

    keeps = (fields.Kept("draws"),)

    def data_of(self, t: Table, owner: int) -> Any:
        return [int(t.draws >> place & 7) - 1 for place in range(0, int(t.draws).bit_length(), 3)]

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        seats = [reading.seat(one, int(t.seats)) for one in reading.listed(data, MOST_DRAWS)]
        t.draws = sum((seat + 1) << (3 * number) for number, seat in enumerate(seats))


class Packed(fields.Field):
    """Cards that are packed into a number: on top of the deck, whose order nobody has seen, or in hands."""

    def data_of(self, t: Table, owner: int) -> Any:
        return card_names(t.cards.top if owner == fields.TABLE else t.cards.hands[owner])

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        if owner == fields.TABLE:
            t.cards.top = packed(data)
        else:
            t.cards.hands[owner] = packed(data)


class Under(fields.Field):
    """The cards below, in their order, and who has sold them."""

    def data_of(self, t: Table, owner: int) -> Any:
        found = []
        for number in range(t.cards.taken, t.cards.put):
            seller = int(t.cards.seller_at(number))
            card = box.CARDS[t.cards.kind_at(number)]
            found.append({"card": card, "sold_by": None if seller < 0 else seller})
        return found

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        t.cards.taken = 0
        t.cards.put = len(reading.listed(data, box.DECK_SIZE))
        for number, entry in enumerate(data):
            sold = entry["sold_by"]
            seller = NOBODY if sold is None else reading.seat(sold, int(t.seats))
            t.cards.queue[number] = CARD.number(entry["card"]) << SELLER_BITS | (seller + 1)


class Knows(fields.Field):
    """The cards that a seat knows to be in another's hand."""

    def data_of(self, t: Table, owner: int) -> Any:
        known = {other: t.cards.known[owner * t.seats + other] for other in range(t.seats)}
        return {str(other): card_names(cards) for other, cards in known.items() if cards}

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        for other in range(t.seats):
            t.cards.known[owner * t.seats + other] = packed(data.get(str(other), []))


class Suspects(fields.Field):
    """The cards that may be there still, or in the queue from a place on, counted from its front."""

    def data_of(self, t: Table, owner: int) -> Any:
        pairs = {other: owner * t.seats + other for other in range(t.seats)}
        return {
            str(other): {
                "cards": card_names(t.cards.maybe[pair]),
                "since": max(0, int(t.cards.since[pair] - t.cards.taken)),
            }
            for other, pair in pairs.items()
            if t.cards.maybe[pair]
        }

    def fill_of(self, t: Table, owner: int, data: Any) -> None:
        for other in range(t.seats):
            said = data.get(str(other), {"cards": [], "since": 0})
            t.cards.maybe[owner * t.seats + other] = packed(said["cards"])
            t.cards.since[owner * t.seats + other] = reading.whole(said["since"])


def card_names(cards: int) -> list[str]:
    """Return packed cards by their ids."""
    return cards_view(int(cards))[:]


@functools.lru_cache(KEPT)
def cards_view(cards: int) -> list[str]:
    """Return the same, made once: nobody changes what is handed out."""
    return [name for kind, name in enumerate(box.CARDS) for _ in range(box.copies(cards, kind))]


def packed(data: Iterable[str]) -> int:
    """Return cards packed, from their ids."""
    names = list(data)
    for name in names:
        if names.count(name) > 3:
            raise CantiereError(f"there are not {names.count(name)} cards {name!r}")
    return sum(int(box.card_bit(CARD.number(name))) for name in names)


def _silver(t: Table) -> int:
    return int(box.TOURNAMENT_SILVER if t.tables > 1 else box.SILVER[t.seats])


FIELDS: Final[list[fields.Field]] = [
    fields.Kept("cards", of=Cards, start=lambda t: new_cards(t.seats, bool(t.options["battle"]))),
    Arrangement("arrangement"),
    Round("round", box.CELLS, seen=fields.UNSEEN),
    fields.Seat("active"),
    fields.Number("spare_villages", start=box.SPARE_VILLAGES, seen=fields.UNSEEN),
    fields.Number("spare_cities", start=box.SPARE_CITIES, seen=fields.UNSEEN),
    fields.Number("burnt", seen=fields.UNSEEN),
    fields.Flag("looking", seen=fields.UNSEEN, missing=False),  # only the active seat knows the tile
    fields.Flag("from_hand", seen=fields.UNSEEN, missing=False),  # all have seen it come from there
    fields.Flag("card_played", missing=False),  # by the active seat, this turn
    fields.Flag("bought", missing=False),
    fields.Marked("reacted", seen=fields.UNSEEN),  # has played a card in this turn of another
    fields.Marked("declining", seen=fields.UNSEEN),  # does not want to be asked again in this turn
    fields.Members("villages", LAND, seen=fields.UNSEEN),
    fields.Members("cities", LAND, seen=fields.UNSEEN),
    fields.Row("mine", 0, fields.Number(""), key="mines", start=lambda t: [_silver(t)] * t.tables),
    Tiles("tiles", seen=fields.UNSEEN),
    fields.Name("meadow", MEADOW, seen=fields.UNSEEN),  # chosen this turn, until it has been evaluated
    fields.Name("tile", TILE, seen=fields.UNSEEN),  # looked at, until it is laid
    fields.Members("pool", TILE, key="tiles_unseen", start=box.ALL_ORDINARY, seen=fields.UNSEEN),
    fields.Members("start_tiles", TILE, key="start_tiles_unseen", start=box.ALL_START, seen=fields.UNSEEN),
    Castles("castles", seen=fields.UNSEEN),
    Draws("draws", seen=fields.UNSEEN),
    fields.Group("deck", [Packed("top"), Under("under")], seen=fields.UNSEEN),
    fields.Seats(
        [
            fields.Number("points"),
            fields.Number("silver"),
            fields.Counts(
                "materials", fields.Kinds("material", box.MATERIALS), most=box.MATERIAL_LIMIT, zeros=True
            ),
            fields.Number("castles_left", box.CASTLES, start=box.CASTLES),
            fields.Name("held", TILE, key="tile", seen=fields.UNSEEN),  # in hand, with Dilemma
            Packed("cards", seen=fields.UNSEEN),
            Knows("knows", seen=fields.UNSEEN),
            Suspects("suspects", seen=fields.UNSEEN),
        ]
    ),
]
