"""What is told of each change on the table: in which words, which pieces went where, which figures changed.

Steps call these after the change. Nothing is made while nobody listens, so search pays nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.events import BOX, Figure, seat_place
from cantiere.games.arcadia.components import (
    CARDS,
    CELL_NAMES,
    FAMILIES,
    FLAG_WORKERS,
    LEVELS,
    NOBODY,
    SITES,
    where,
)
from cantiere.games.arcadia.geometry import FIRST_OF
from cantiere.games.arcadia.table import NEUTRAL_WORKER, Table

# Figures, which are also kinds of pieces. Behind a screen stand gold, seals and workers.
GOLD: Final = "gold"
SEALS: Final = [f"seal-{family}" for family in FAMILIES]
OWN_WORKERS: Final = "worker-own"
NEUTRAL_WORKERS: Final = "worker-neutral"
FLAGS: Final = "flag"
HAND_CARDS: Final = "card"
FIGURES: Final = (
    Figure(GOLD, hidden=True),
    *[Figure(seal, hidden=True) for seal in SEALS],
    Figure(OWN_WORKERS, hidden=True),
    Figure(NEUTRAL_WORKERS, hidden=True),
    Figure(FLAGS),
    Figure(HAND_CARDS),
)

# Places that the board names beside its cells, cards and castle spaces.
DECK: Final = "deck"
POOL: Final = "pool"


def _supply(level: i64, family: i64) -> str:
    """Return the place of the castle pieces of a level, counted from 0."""
    return f"supply-{level + 1}-{FAMILIES[family]}"


def _piece(family: i64) -> str:
    return f"piece-{FAMILIES[family]}"


def _first_cell(t: Table, building: i64) -> i64:
    return FIRST_OF[t.placements[building]]


# --- set-up and cards ------------------------------------------------------------------------------------


def castle_laid(t: Table, site: i64) -> None:
    """A-0.1: the castle site has been laid."""
    if t.listener is not None:
        t.tell("castle-laid", NOBODY, where(SITES[site]))


def starts(t: Table, seat: i64) -> None:
    """A-0.6: this is the start player."""
    if t.listener is not None:
        t.tell("starts", seat, {})


def card_drawn(t: Table, seat: i64, card: i64) -> None:
    """A-0.2, A-1.5: a card went face down into a hand; which one, only the seat is told."""
    if t.listener is not None:
        event = t.tell("draws", seat, {}).moved(HAND_CARDS, 1, DECK, seat_place(seat))
        event.changed(seat, HAND_CARDS, 1)
        t.tell("dealt", seat, {"card": CARDS[card]}, seat)


def card_opened(t: Table, card: i64) -> None:
    """A-0.3, A-1.5: a card was turned up beside the deck."""
    if t.listener is not None:
        t.tell("opened", NOBODY, {"card": CARDS[card]}).moved(HAND_CARDS, 1, DECK, CARDS[card])


def card_taken(t: Table, seat: i64, card: i64) -> None:
    """A-1.5: an open card went into a hand."""
    if t.listener is not None:
        event = t.tell("takes", seat, {"card": CARDS[card]})
        event.moved(HAND_CARDS, 1, CARDS[card], seat_place(seat)).changed(seat, HAND_CARDS, 1)


# --- the action ------------------------------------------------------------------------------------------


def passed(t: Table, seat: i64) -> None:
    """A-1.8: a seat could do nothing."""
    if t.listener is not None:
        t.tell("passes", seat, {})


def card_played(t: Table, seat: i64, card: i64) -> None:
    """A-1.1, A-1.3: a card leaves the game."""
    if t.listener is not None:
        event = t.tell("plays", seat, {"card": CARDS[card]})
        event.moved(HAND_CARDS, 1, seat_place(seat), BOX).changed(seat, HAND_CARDS, -1)


def building_laid(t: Table, seat: i64, building: i64) -> None:
    """A-1.1, A-1.3: a building lies on the board, a seal of its family on it."""
    if t.listener is not None:
        card: i64 = t.cards[building]
        cell: i64 = _first_cell(t, building)
        event = t.tell("lays", seat, {"card": CARDS[card], **where(cell)})
        event.moved(CARDS[card], 1, seat_place(seat), CELL_NAMES[cell])
        event.moved(SEALS[t.family(building)], 1, BOX, CELL_NAMES[cell])


def hired(t: Table, seat: i64, amount: i64) -> None:
    """A-1.4: neutral workers came from tents."""
    if t.listener is not None and amount > 0:
        event = t.tell("hires", seat, {"amount": amount})
        event.moved(NEUTRAL_WORKERS, amount, POOL, seat_place(seat))
        event.changed(seat, NEUTRAL_WORKERS, amount)


def worker_placed(t: Table, seat: i64, worker: i64, cell: i64) -> None:
    """A-1.6: a worker (the seat's, or NEUTRAL_WORKER) stands on a cell."""
    if t.listener is None:
        return
    end = f"worker-{CELL_NAMES[cell]}"
    if worker == NEUTRAL_WORKER:
        event = t.tell("places-neutral", seat, where(cell))
        event.moved(NEUTRAL_WORKERS, 1, seat_place(seat), end).changed(seat, NEUTRAL_WORKERS, -1)
    else:
        event = t.tell("places-own", seat, where(cell))
        event.moved(f"worker-{seat}", 1, seat_place(seat), end).changed(seat, OWN_WORKERS, -1)


# --- completion and castle -------------------------------------------------------------------------------


def completed(t: Table, building: i64) -> None:
    """A-2.1: the action has closed a building in."""
    if t.listener is not None:
        place = where(_first_cell(t, building))
        t.tell("completed", t.active, {"card": CARDS[t.cards[building]], **place})


def seals_earned(t: Table, seat: i64, building: i64, amount: i64) -> None:
    """A-2.2: a completed building has paid a seat."""
    if t.listener is not None:
        family: i64 = t.family(building)
        cell: i64 = _first_cell(t, building)
        event = t.tell("seals", seat, {"amount": amount, "family": FAMILIES[family], **where(cell)})
        event.moved(SEALS[family], amount, CELL_NAMES[cell], seat_place(seat))
        event.changed(seat, SEALS[family], amount)


def piece_placed(t: Table, seat: i64, family: i64, space: i64) -> None:
    """A-2.3: the castle has grown by a piece."""
    if t.listener is not None:
        params: dict[str, int | str] = {"family": FAMILIES[family], "space": space + 1, "level": t.level + 1}
        event = t.tell("piece", seat, params)
        event.moved(_piece(family), 1, _supply(t.level, family), f"space-{space + 1}")


def level_full(t: Table, left: list[int]) -> None:
    """A-2.4: a level, the one below that of now, is full; by family, what was left joined the last one."""
    if t.listener is None:
        return
    event = t.tell("level-full", NOBODY, {"level": t.level})
    family: i64
    for family in range(len(left)):
        start, end = _supply(t.level - 1, family), _supply(LEVELS - 1, family)
        event.moved(_piece(family), left[family], start, end)


def last_turns(t: Table) -> None:
    """A-4.1: the end has been brought about."""
    if t.listener is not None:
        t.tell("last-turns", t.active, {})


# --- flag and sale ---------------------------------------------------------------------------------------


def flag_given(t: Table, seat: i64) -> None:
    """A-3.1: a flag has brought workers."""
    if t.listener is not None:
        event = t.tell("flag", seat, {"amount": FLAG_WORKERS})
        event.moved(f"flag-{seat}", 1, seat_place(seat), BOX).changed(seat, FLAGS, -1)
        event.moved(f"worker-{seat}", FLAG_WORKERS, BOX, seat_place(seat))
        event.changed(seat, OWN_WORKERS, FLAG_WORKERS)


def final_sale(t: Table) -> None:
    """A-4.2: the last seals are about to be sold."""
    if t.listener is not None:
        t.tell("final-sale", NOBODY, {})


def seals_sold(t: Table, seat: i64, family: i64, amount: i64, paid: i64) -> None:
    """A-3.1, A-4.2: seals have become gold."""
    if t.listener is not None:
        seal = SEALS[family]
        event = t.tell("sold", seat, {"amount": amount, "family": FAMILIES[family], "gold": paid})
        event.moved(seal, amount, seat_place(seat), BOX).changed(seat, seal, -amount)
        event.moved(GOLD, paid, BOX, seat_place(seat)).changed(seat, GOLD, paid, seal)
