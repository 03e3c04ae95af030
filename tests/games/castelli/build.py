"""Set positions of Castelli up by names, play them by texts, and read them back.

A position starts as the snapshot of a new game; what is handed out comes from where it would lie at a real
table, so that silver, cards, castles and tiles stay complete.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import cantiere
from cantiere import Event, State
from tests.games.by_text import at_random, numbers, seat_of

GAME = cantiere.game("castelli")
NUMBERS = numbers(GAME)
RED, BLUE, GREEN, YELLOW = range(4)
MEADOWS = [f"{row},{column}" for row in range(8) for column in range(8) if (row + column) % 2]
TILES = [f"t{number:02}" for number in range(1, 33)]
FULL_SET = {"wood": 1, "grain": 1, "stone": 1}

# Four tiles whose card shields face the mine at 2,2: nobody has influence there.
DEAD_MINE = {"1,2": "t05 s", "2,3": "t06 e", "3,2": "t07 w", "2,1": "t08 n"}


# --- playing -----------------------------------------------------------------------------------------------


def scored(events: Sequence[Event], source: str, seats: int = 4) -> list[int]:
    """Return the points that each seat got from one source."""
    points = [0] * seats
    for event in events:
        if event.name == "points" and event.params["source"] == source:
            points[event.seat] += int(event.params["amount"])
    return points


def random_game(seats: int, seed: int, moves: int = 10_000, **options: Any) -> State:
    """Play at random, so many moves or to the end."""
    *_, last = islice(at_random(GAME.new(seats, **options), seed), moves + 1)
    return last


# --- reading -----------------------------------------------------------------------------------------------


def cubes(state: State, seat: int) -> dict[str, int]:
    """Return a seat's cubes, only those it has."""
    return {name: amount for name, amount in seat_of(state, seat)["materials"].items() if amount}


# --- set up by snapshot ------------------------------------------------------------------------------------


def position(
    ask: str = "main",
    *,
    active: int = RED,
    seats: int = 4,
    tiles: Mapping[str, str] | None = None,
    hands: Mapping[int, Mapping[str, Any]] | None = None,
    castles: Mapping[str, Sequence[int]] | None = None,
    under: Sequence[tuple[str, int | None]] = (),
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> State:
    """Return a position in which the active seat is asked; `changes` go to the table."""
    data = GAME.new(seats, start=active, **(options or {})).snapshot()
    data["step"] = ask
    data["pending"] = [{"ask": ask, "seat": active}]
    lay: dict[str, Any] = data["table"]
    for meadow, text in (tiles or {}).items():
        lay["tiles"][meadow] = text
        lay["tiles_unseen"].remove(text.split()[0])
    lay["castles"] = {place: list(owners) for place, owners in (castles or {}).items()}
    for owners in lay["castles"].values():
        for owner in owners:
            lay["seats"][owner]["castles_left"] -= 1
    for seat, hand in (hands or {}).items():
        _deal(lay, seat, hand, 2 if lay["mines"][1:] else seats)
    for card, seller in under:
        lay["deck"]["top"].remove(card)
        lay["deck"]["under"].append({"card": card, "sold_by": seller})
    lay.update(changes)
    return GAME.restore(data)


def _deal(lay: dict[str, Any], seat: int, hand: Mapping[str, Any], at_table: int) -> None:
    own = lay["seats"][seat]
    for name, value in hand.items():
        if name == "cards":
            for card in value:
                lay["deck"]["top"].remove(card)
            own["cards"] = list(value)
        elif name == "materials":
            own["materials"].update(value)
        elif name == "silver":
            lay["mines"][seat // at_table if len(lay["mines"]) > 1 else 0] -= value
            own["silver"] = value
        elif name == "tile":
            lay["start_tiles_unseen" if value.startswith("s") else "tiles_unseen"].remove(value)
            own["tile"] = value
        else:
            own[name] = value


def full_board(fixed: Mapping[str, str] | None = None, empty: Sequence[str] = ()) -> dict[str, str]:
    """Return tiles for all meadows but `empty`: those fixed, then any others."""
    laid = dict(fixed or {})
    used = [text.split()[0] for text in laid.values()]
    rest = iter([tile for tile in TILES if tile not in used])
    for meadow in MEADOWS:
        if meadow not in laid and meadow not in empty:
            laid[meadow] = f"{next(rest)} n"
    return laid


def last_turn(seats: int = 4, fixed: Mapping[str, str] | None = None, **setting: Any) -> State:
    """Return the last turn, all tiles laid: red may still build, then the end is counted."""
    return position(seats=seats, tiles=full_board(fixed), **setting)
