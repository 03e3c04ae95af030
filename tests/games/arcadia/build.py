"""Set positions of Arcadia up by names, play them by texts, and read them back.

A position starts as the snapshot of a new game. Cards that are not named lie in the deck, workers that are
not named are in the reserve, so that everything stays complete.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import cantiere
from cantiere import State
from tests.games.by_text import act, at_random, every, legal, numbers

GAME = cantiere.game("arcadia")
NUMBERS = numbers(GAME)
FAMILIES = ("red", "green", "black", "silver")
SHAPES = ("house", "farm", "tavern", "mill", "smithy", "market", "abbey")
TWICE = ("house", "farm", "tavern")
BOX = [f"{shape}-{family}" for shape in SHAPES for family in FAMILIES for _ in range(1 + (shape in TWICE))]
PRINTED = ["red", "green", "black", "silver", None, None, "silver", "black", "green", "red"]
ALL_WORKERS = 11
Piece = tuple[str, int]


# --- playing -----------------------------------------------------------------------------------------------


def quietly(state: State) -> State:
    """Answer what follows an action in the dullest way, until the next seat is asked for its action."""
    while state.decision not in ("action", "over"):
        choices = legal(state)
        act(state, next((text for text in ("stop", "keep", "done") if text in choices), choices[0]))
    return state


def decisions(seats: int, seed: int | str, **options: Any) -> Iterator[State]:
    """Play a random game; yield the position before every decision, chance included, and at the end."""
    return at_random(GAME.new(seats=seats, **options), seed)


# --- reading -----------------------------------------------------------------------------------------------


def seals(state: State, seat: int) -> dict[str, int]:
    """Return a seat's seals, only those it has."""
    return {family: number for family, number in every(state, "seals")[seat].items() if number}


def values(state: State) -> dict[str, int]:
    """Return what each family's seal is worth."""
    found: dict[str, int] = state.view(None)["table"]["castle"]["values"]
    return found


# --- setting up --------------------------------------------------------------------------------------------


def position(
    ask: str = "action",
    *,
    to_move: int = 0,
    step: str = "action",
    frame: Mapping[str, int] | None = None,
    **setting: Any,
) -> State:
    """Return a restored position in which a question is asked; see `snapshot` for the settings."""
    return GAME.restore(snapshot(ask, to_move=to_move, step=step, frame=frame, **setting))


def snapshot(
    ask: str = "action",
    *,
    to_move: int = 0,
    step: str = "action",
    frame: Mapping[str, int] | None = None,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    buildings: Sequence[tuple[str, str]] = (),
    workers: Mapping[str, int | str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    known: Mapping[int, Sequence[str]] | None = None,
    lacks: Mapping[int, Sequence[str]] | None = None,
    own: Mapping[int, int] | None = None,
    neutral: Mapping[int, int] | None = None,
    seal: Mapping[int, Mapping[str, int]] | None = None,
    pieces: Sequence[Piece] = (),
    deck: Sequence[str] | None = None,
    **changes: Any,
) -> dict[str, Any]:
    """Return the snapshot that `position` restores.

    `buildings`: card and cells, "house-red", "a1 b1". `pieces`: castle pieces as placed, family and space.
    `deck`: all it holds; the cards that are then nowhere are built far away, if there is room.
    """
    data = GAME.new(seats=seats, start=0, **(options or {})).snapshot()
    data["step"] = step
    data["pending"] = [{"ask": ask, "seat": to_move, **(frame or {})}]
    lay: dict[str, Any] = data["table"]
    lay["active"] = max(0, to_move)
    lay["buildings"] = [{"card": card, "cells": cells.split()} for card, cells in buildings]
    lay["workers"] = dict(workers or {})
    lay["castle"].update(castle(pieces))
    if len(pieces) >= 20:
        lay["turns_left"] = seats
    lay.update(changes)
    for seat in range(seats):
        entry = lay["seats"][seat]
        entry["hand"] = sorted((hands or {}).get(seat, []), key=BOX.index)
        entry["known"] = sorted((known or {}).get(seat, []), key=BOX.index)
        entry["lacks"] = list((lacks or {}).get(seat, []))
        entry["neutral"] = (neutral or {}).get(seat, 0)
        entry["seals"].update((seal or {}).get(seat, {}))
        _count_workers(entry, list(lay["workers"].values()).count(seat), (own or {}).get(seat))
    _count_rest(lay, deck)
    return data


def castle(pieces: Iterable[Piece]) -> dict[str, Any]:
    """Return the castle after these pieces, level by level."""
    level, spaces, built = 1, list(PRINTED), set[int]()
    supply = [dict.fromkeys(FAMILIES, number) for number in (3, 3, 1)]
    for family, space in pieces:
        supply[level - 1][family] -= 1
        spaces[space - 1] = family
        built.add(space)
        if len(built) == 10:
            for one, left in supply[level - 1].items():
                supply[2][one] += left
            supply[level - 1] = dict.fromkeys(FAMILIES, 0)
            level, built = level + 1, set()
    return {"level": level, "spaces": spaces, "built": sorted(built), "supply": supply}


def full_level(first: int = 10) -> list[Piece]:
    """Return pieces for the first spaces of a level: black and silver are left over."""
    return list(
        zip(["red", "green", "black", "silver"] * 2 + ["red", "green"], range(1, first + 1), strict=False)
    )


def _count_workers(entry: dict[str, Any], placed: int, own: int | None) -> None:
    """The workers that are neither placed nor behind the screen come with flags, two each."""
    if own is None:
        own = min(3, ALL_WORKERS - placed)
        own -= (ALL_WORKERS - placed - own) % 2
    flags, odd = divmod(ALL_WORKERS - placed - own, 2)
    assert odd == 0, f"{placed} placed and {own} own workers: the rest is no number of flags"
    entry["own"], entry["flags"] = own, flags


def _count_rest(lay: dict[str, Any], deck: Sequence[str] | None) -> None:
    used = [entry["card"] for entry in lay["buildings"]] + list(lay["open_cards"])
    used += [card for entry in lay["seats"] for card in entry["hand"]]
    used += [lay["in_play"]] if lay["in_play"] else []
    rest = list(BOX)
    for card in used:
        rest.remove(card)
    if deck is not None:
        for card in deck:
            rest.remove(card)
        lay["buildings"] += _far_away(lay, rest)
        rest = sorted(deck, key=BOX.index)
    lay["deck"] = rest
    behind = sum(entry["neutral"] for entry in lay["seats"])
    lay["neutral_workers"] = 24 - behind - list(lay["workers"].values()).count("neutral")


def _far_away(lay: dict[str, Any], cards: Iterable[str]) -> list[dict[str, Any]]:
    """Put buildings down from the lower right corner on, as close as they go."""
    taken = {cell for entry in lay["buildings"] for cell in entry["cells"]} | set(lay["workers"])
    taken |= set(GAME.new(seats=2, start=0).view(None)["table"]["castle"]["cells"])
    outlines = {
        "house": [(0, 0), (1, 0)],
        "farm": [(0, 0), (1, 0), (2, 0)],
        "tavern": [(0, 0), (1, 0), (0, 1)],
        "mill": [(1, 0), (2, 0), (0, 1), (1, 1)],
        "smithy": [(0, 0), (0, 1), (0, 2), (1, 2)],
        "market": [(0, 0), (1, 0), (2, 0), (1, 1)],
        "abbey": [(0, 0), (1, 0), (0, 1), (1, 1)],
    }
    laid: list[dict[str, Any]] = []
    for card in sorted(cards, key=BOX.index, reverse=True):
        for at in range(191, -1, -1):
            spots = [(at % 16 + x, at // 16 + y) for x, y in outlines[card.split("-")[0]]]
            cells = [f"{chr(97 + x)}{y + 1}" for x, y in spots if x < 16 and y < 12]
            if len(cells) == len(spots) and not taken.intersection(cells):
                taken.update(cells)
                laid.append({"card": card, "cells": cells})
                break
        else:
            raise AssertionError(f"no room for the {card}")
    return laid
