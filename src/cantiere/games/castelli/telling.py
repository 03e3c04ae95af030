"""The events of Castelli: what is told, which pieces travel, and which figures change. Search pays nothing.

Places are named as the board names them: a land or meadow by row and column, a symbol of the frame by its
meadow and side, and the deck. What a piece of news came from (`source`) is a message.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.events import BOX, Event, Figure, seat_place
from cantiere.core.state import State
from cantiere.games.castelli.actions import land_at, land_text, meadow_at, meadow_text
from cantiere.games.castelli.components import (
    AREA_KINDS,
    CARDS,
    FARMER,
    KINDS,
    MARKET,
    MATERIALS,
    SIDES,
    TILE_VALUE,
    TILES,
)

DECK: Final = "deck"  # a place, and the source of cards
FIGURES: Final = (
    Figure("points"),
    *(Figure(material) for material in MATERIALS),
    Figure("silver"),
    Figure("castles-left"),
    Figure("cards"),
)


def at_land(land: i64) -> dict[str, int | str]:
    """Return where a land is, as parameters."""
    row, column = land_at(land)
    return {"row": row, "column": column}


def at_meadow(meadow: i64) -> dict[str, int | str]:
    """Return where a meadow is, as parameters."""
    row, column = meadow_at(meadow)
    return {"row": row, "column": column}


# --- tiles -------------------------------------------------------------------------------------------------


def tell_start_tile(t: State, seat: i64, tile: i64) -> None:
    """C-6.1: a seat receives a start tile; which one only that seat sees."""
    if t.listener is not None:
        t.tell("start-tile", seat, {}).moved("tile", 1, BOX, seat_place(seat))
        t.tell("start-tile-seen", seat, {"tile": TILES[tile], "value": TILE_VALUE[tile]}, seat)


def tell_revealed(t: State, seat: i64, meadow: i64, tile: i64, *, secretly: bool) -> None:
    """C-1.1: a tile is looked at; C-6.1: with the module Dilemma nobody else sees which it is."""
    if t.listener is not None:
        seen: dict[str, int | str] = {"tile": TILES[tile], "value": TILE_VALUE[tile], **at_meadow(meadow)}
        if secretly:
            t.tell("looks", seat, at_meadow(meadow))
            t.tell("reveals", seat, seen, seat)
        else:
            t.tell("reveals", seat, seen)


def tell_kept(t: State, seat: i64, meadow: i64) -> None:
    """C-6.1: a seat keeps the tile from the meadow, and the one in its hand comes there."""
    if t.listener is not None:
        event = t.tell("keeps", seat, at_meadow(meadow))
        event.moved("tile", 1, meadow_text(meadow), seat_place(seat))
        event.moved("tile", 1, seat_place(seat), meadow_text(meadow))


def tell_laid(t: State, seat: i64, meadow: i64, tile: i64, turn: i64) -> None:
    """C-1.1: a tile is laid open."""
    if t.listener is not None:
        tile_is: dict[str, int | str] = {"tile": TILES[tile], "value": TILE_VALUE[tile], "side": SIDES[turn]}
        t.tell("lays", seat, {**tile_is, **at_meadow(meadow)})


def tell_turned(t: State, seat: i64, meadow: i64, turn: i64) -> None:
    """C-1.3: a bailiff has turned the tile."""
    if t.listener is not None:
        t.tell("turns", seat, {"side": SIDES[turn], **at_meadow(meadow)})


# --- areas and the frame -----------------------------------------------------------------------------------


def tell_evaluated(t: State, seat: i64, land: i64, kind: i64, lost: i64, *, won: bool) -> None:
    """C-2.2: an area is evaluated; what is divided and what nobody wins leaves the game (C-2.4)."""
    if t.listener is not None:
        event = t.tell("evaluates" if won else "no-winner", seat, {"area": AREA_KINDS[kind], **at_land(land)})
        if kind != MARKET:
            event.moved(AREA_KINDS[kind], lost, land_text(land), BOX)


def tell_material(
    t: State, seat: i64, material: i64, gained: i64, lost: i64, place: str, source: str
) -> None:
    """C-2.6: a seat receives material; what is beyond the limit is lost."""
    if t.listener is not None:
        name = MATERIALS[material]
        if gained > 0:
            event = t.tell("material", seat, {"amount": gained, "material": name, "source": source})
            event.moved(name, gained, place, seat_place(seat)).changed(seat, name, gained, source)
        if lost > 0:
            event = t.tell("no-room", seat, {"amount": lost, "material": name})
            event.moved(name, lost, place, BOX)


# --- points and silver -------------------------------------------------------------------------------------


def tell_points(t: State, seat: i64, amount: i64, source: str) -> None:
    """A seat scores."""
    if t.listener is not None and amount > 0:
        event = t.tell("points", seat, {"amount": amount, "source": source})
        event.changed(seat, "points", amount, source)


def tell_silver(t: State, seat: i64, amount: i64, mine: i64, source: str) -> None:
    """A seat takes silver from the mine, which is on that land."""
    if t.listener is not None and amount > 0:
        event = t.tell("silver", seat, {"amount": amount, "source": source})
        event.moved("silver", amount, land_text(mine), seat_place(seat))
        event.changed(seat, "silver", amount, source)


def tell_paid(t: State, seat: i64, amount: i64, mine: i64, source: str) -> None:
    """A seat pays silver into the mine."""
    if t.listener is not None and amount > 0:
        event = t.tell("pays", seat, {"amount": amount, "source": source})
        event.moved("silver", amount, seat_place(seat), land_text(mine))
        event.changed(seat, "silver", -amount, source)


def tell_robbed(t: State, victim: i64, thief: i64, amount: i64, card: i64) -> None:
    """C-4: a seat loses silver to another."""
    if t.listener is not None:
        event = t.tell("robbed", victim, {"amount": amount, "other": thief, "card": CARDS[card]})
        _silver_changes_hands(event, victim, thief, amount, CARDS[card])


def tell_betrayed(t: State, thief: i64, victim: i64, amount: i64, card: i64) -> None:
    """C-4: a seat pays another for a card."""
    if t.listener is not None:
        event = t.tell("betrays", thief, {"other": victim, "amount": amount})
        _silver_changes_hands(event, thief, victim, amount, CARDS[card])


def _silver_changes_hands(event: Event, giver: i64, taker: i64, amount: i64, source: str) -> None:
    event.moved("silver", amount, seat_place(giver), seat_place(taker))
    event.changed(giver, "silver", -amount, source).changed(taker, "silver", amount, source)


# --- castles and towns -------------------------------------------------------------------------------------


def tell_castle(t: State, seat: i64, land: i64, cubes: list[int]) -> None:
    """C-3.1: a castle is built, for so many cubes of each material."""
    if t.listener is not None:
        _castle_comes(t.tell("castle", seat, at_land(land)), seat, land, cubes)


def tell_built_over(t: State, seat: i64, owner: i64, land: i64, cubes: list[int]) -> None:
    """C-7.2: a castle is built over."""
    if t.listener is not None:
        _castle_comes(t.tell("built-over", seat, {"owner": owner, **at_land(land)}), seat, land, cubes)


def _castle_comes(event: Event, seat: i64, land: i64, cubes: list[int]) -> None:
    home = seat_place(seat)
    material: i64
    for material in range(KINDS):
        name = MATERIALS[material]
        event.moved(name, cubes[material], home, BOX).changed(seat, name, -cubes[material], "castle")
    event.moved(f"castle-{seat}", 1, home, land_text(land)).changed(seat, "castles-left", -1, "castle")


def tell_attack(t: State, seat: i64, owner: i64, land: i64) -> None:
    """C-7.2: somebody is about to build over a castle."""
    if t.listener is not None:
        t.tell("attacks", seat, {"owner": owner, **at_land(land)})


def tell_guarded(t: State, seat: i64, land: i64) -> None:
    """C-7.1: a guard has protected a castle."""
    if t.listener is not None:
        t.tell("guarded", seat, at_land(land))


def tell_town(t: State, seat: i64, land: i64, card: i64) -> None:
    """C-4, C-7.1: farmer and duke found a town."""
    if t.listener is not None:
        event = t.tell("town", seat, {"card": CARDS[card], **at_land(land)})
        event.moved("village" if card == FARMER else "city", 1, BOX, land_text(land))


def tell_fire(t: State, seat: i64, land: i64, card: i64) -> None:
    """C-7.1: an arsonist burns a city down."""
    if t.listener is not None:
        t.tell("fire", seat, {"card": CARDS[card], **at_land(land)}).moved("city", 1, land_text(land), BOX)


# --- cards -------------------------------------------------------------------------------------------------


def tell_drawn(t: State, seat: i64, kind: i64) -> None:
    """C-4.2: a seat draws a card; which one only that seat sees."""
    if t.listener is not None:
        _card_comes(t.tell("draws", seat, {}), seat)
        t.tell("card", seat, {"card": CARDS[kind]}, seat)


def _card_comes(event: Event, seat: i64) -> None:
    event.moved("card", 1, DECK, seat_place(seat)).changed(seat, "cards", 1, DECK)


def tell_played(t: State, seat: i64, kind: i64) -> None:
    """C-4.1: a card is shown, and goes under the deck."""
    if t.listener is not None:
        event = t.tell("plays", seat, {"card": CARDS[kind]})
        event.moved("card", 1, seat_place(seat), DECK).changed(seat, "cards", -1, CARDS[kind])


def tell_sold(t: State, seat: i64, kind: i64) -> None:
    """C-4.1: a card is sold; which one only its seller knows."""
    if t.listener is not None:
        event = t.tell("sells", seat, {})
        event.moved("card", 1, seat_place(seat), DECK).changed(seat, "cards", -1, "sale")
        t.tell("card-sold", seat, {"card": CARDS[kind]}, seat)


def tell_passed(t: State, thief: i64, victim: i64, kind: i64, card: i64) -> None:
    """C-4: a card changes hands for the card `card`; which one the two seats know."""
    if t.listener is not None:
        event = t.tell("takes-card", thief, {"other": victim})
        event.moved("card", 1, seat_place(victim), seat_place(thief))
        event.changed(victim, "cards", -1, CARDS[card]).changed(thief, "cards", 1, CARDS[card])
        params: dict[str, int | str] = {"card": CARDS[kind], "other": victim}
        t.tell("card-passed", thief, params, thief)
        t.tell("card-passed", thief, params, victim)
