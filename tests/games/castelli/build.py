"""Set positions of Castelli up by names, play them by texts, and read them back.

A position starts as the snapshot of a new game; what is handed out comes from where it would lie at a real
table, so that silver, cards, castles and tiles stay complete.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import cantiere
from cantiere import Event, Reason, Rng, State

GAME = cantiere.game("castelli")
NUMBERS = {row.text: number for number, row in enumerate(GAME.notation.rows)}
RED, BLUE, GREEN, YELLOW = range(4)
MEADOWS = [f"{row},{column}" for row in range(8) for column in range(8) if (row + column) % 2]
TILES = [f"t{number:02}" for number in range(1, 33)]
FULL_SET = {"wood": 1, "grain": 1, "stone": 1}

# Four tiles whose card shields face the mine at 2,2: nobody has influence there.
DEAD_MINE = {"1,2": "t05 s", "2,3": "t06 e", "3,2": "t07 w", "2,1": "t08 n"}


# --- playing -----------------------------------------------------------------------------------------------


def act(state: State, *texts: str) -> State:
    """Play actions and chance outcomes, each checked first; returns the same state."""
    for text in texts:
        state.play(NUMBERS[text])
    return state


def legal(state: State) -> list[str]:
    """Return the texts of what may be answered now."""
    return [GAME.text(state, action) for action in state.legal_actions()]


def refusal(state: State, text: str) -> tuple[str, str]:
    """Return the key and the rule by which an action is refused."""
    reason = why_not(state, text)
    return reason.key, reason.rule


def why_not(state: State, text: str) -> Reason:
    """Return the reason why an action is refused."""
    reason = state.why_not(NUMBERS[text])
    assert reason is not None, f"{text} is legal"
    return reason


def asked(state: State) -> tuple[str, int]:
    """Return the question and whom it is put to."""
    return state.decision, state.to_move


def heard(state: State, *texts: str) -> list[Event]:
    """Play, and return the events."""
    state.listener = []
    act(state, *texts)
    events, state.listener = state.listener, None
    return events


def scored(events: Sequence[Event], source: str, seats: int = 4) -> list[int]:
    """Return the points that each seat got from one source."""
    points = [0] * seats
    for event in events:
        if event.name == "points" and event.params["source"] == source:
            points[event.seat] += int(event.params["amount"])
    return points


def random_game(seats: int, seed: int, moves: int = 10_000, **options: Any) -> State:
    """Play at random, so many moves or to the end."""
    state, rng = GAME.new(seats, **options), Rng(seed)
    while state.to_move != cantiere.OVER and moves > 0:
        outcomes = state.chance_outcomes() or [(action, 1) for action in state.legal_actions()]
        choices = [action for action, weight in outcomes for _ in range(weight)]
        state.apply(choices[rng.below(len(choices))])
        moves -= 1
    return state


# --- reading -----------------------------------------------------------------------------------------------


def table(state: State) -> dict[str, Any]:
    """Return the whole table by names."""
    found: dict[str, Any] = state.snapshot()["table"]
    return found


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """Return what a seat has."""
    found: dict[str, Any] = table(state)["seats"][seat]
    return found


def every(state: State, what: str) -> list[Any]:
    """Return one thing of every seat: `every(state, "silver")`."""
    return [entry[what] for entry in table(state)["seats"]]


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
