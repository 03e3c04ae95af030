"""The check that what a snapshot asks can be asked at its step, on its table: so that it can be played on."""

from __future__ import annotations

import itertools
from typing import Final

from cantiere.core.game import pending
from cantiere.core.reason import CantiereError
from cantiere.core.state import CHANCE, Frame
from cantiere.games.castelli.components import (
    BAILIFF,
    CARD_KINDS,
    CASTLE_CARDS,
    CELLS,
    GUARD,
    ORDINARY_TILES,
    OVER_CARDS,
    PLOT_COUNT,
    TOWN_CARDS,
    count,
    within,
)
from cantiere.games.castelli.steps.c4_castles import can_use
from cantiere.games.castelli.steps.c4_reactions import is_asked
from cantiere.games.castelli.steps.c4_towns import town_sites
from cantiere.games.castelli.steps.c4_traitor import can_betray
from cantiere.games.castelli.steps.c7_over import NO_CARD, can_attack, can_pay, cost, is_target, shortage
from cantiere.games.castelli.table import NOBODY, Table

# Which question is asked first at a step of the plan, and which may wait for one that was asked in between.
_FIRST: Final[dict[str, tuple[str, ...]]] = {
    "arrangement": ("arrangement",),
    "start_seat": ("start_seat",),
    "deal_start_tiles": ("deal_start_tiles",),
    "tile": ("tile", "reveal_tile"),
    "keep": ("keep",),
    "turn": ("turn", "draw_card"),
    "bailiff": ("bailiff",),
    "evaluate": ("draw_card",),
    "main": ("main",),
    "last_sale": ("last_sale",),
}
_EFFECTS: Final = ("town_site", "victim", "steal_card")
_CARDS: Final = (*_EFFECTS, "castle_site", "over_site", "guard", "payment")
_NEXT: Final[dict[str, tuple[str, ...]]] = {
    "tile": _CARDS,
    "keep": _CARDS,
    "turn": _CARDS,
    "main": _CARDS,
    "payment": _EFFECTS,
}
_SETUP: Final = ("arrangement", "start_seat", "deal_start_tiles")
_OF_CHANCE: Final = (*_SETUP, "reveal_tile", "draw_card", "steal_card")
_OF_OTHERS: Final = ("bailiff", "guard", "last_sale")


def check_pending(t: Table) -> None:
    """Refuse questions that cannot be asked so; whatever is let through can be played to the end."""
    frames = pending(t)
    step = t.plan[t.at].name
    first = frames[0].step.name
    if first not in _FIRST.get(step, ()):
        raise CantiereError(f"the step {step!r} does not ask {first!r}")
    for below, frame in itertools.pairwise(frames):
        if frame.step.name not in _NEXT.get(below.step.name, ()):
            raise CantiereError(f"{frame.step.name!r} is not asked while {below.step.name!r} waits")
    _check_set_up(t, first)
    if first not in _SETUP:
        _check_tile(t, step, first)
        _check_tiles_to_come(t, chosen=first not in ("tile", "last_sale"))
    for frame in frames:
        _check_seat(t, frame)
        _check_frame(t, frame)
    _check_draws(t, frames[-1])


# --- the table at this step --------------------------------------------------------------------------------


def _check_set_up(t: Table, first: str) -> None:
    """The board is laid, unless its parts are being drawn; with Dilemma everybody has a tile, else nobody."""
    laid = len(t.arrangement) == (2 if t.seats == 2 else 4)
    if laid == (first == "arrangement"):
        raise CantiereError(f"{first!r} is not asked with the parts {t.arrangement!r} on the table")
    if first == "arrangement" or first == "start_seat":
        dealt = 0
    elif first == "deal_start_tiles":
        frame = t.frame
        assert frame is not None
        dealt = int(frame.a)
    else:
        dealt = int(t.seats) if t.options["dilemma"] else 0
    for seat in range(t.seats):
        if (t.held[seat] != NOBODY) != (seat < dealt):
            raise CantiereError(f"at {first!r} seat {seat} has a tile in hand, or should have one")


def _check_tile(t: Table, step: str, first: str) -> None:
    """A tile is in question from when its meadow is chosen until it has been evaluated."""
    chosen = step in ("keep", "turn", "bailiff") or first == "reveal_tile"
    seen = chosen and first != "reveal_tile"
    if (t.meadow != NOBODY) != chosen or (t.tile != NOBODY) != seen:
        raise CantiereError(f"at {first!r} a tile or its meadow is missing, or too many")
    if t.looking != (first == "keep") or (t.from_hand and not (seen and t.options["dilemma"])):
        raise CantiereError(f"at {first!r} no tile is looked at like that")
    if first == "keep" and t.tile >= ORDINARY_TILES:
        raise CantiereError("a start tile does not lie on a meadow")
    if not chosen:
        return
    if not t.board.meadows[t.table_of(t.active)] >> t.meadow & 1:
        raise CantiereError("the meadow of the tile is not at the table of who lays it")
    lies = first in ("bailiff", "draw_card")
    if (t.laid[t.meadow] != NOBODY) != lies or (lies and t.laid[t.meadow] // 4 != t.tile):
        raise CantiereError(f"at {first!r} the tile lies open, or should")


def _check_tiles_to_come(t: Table, *, chosen: bool) -> None:
    """C-8.1: the tables take turns, so that their tiles end together; and there are tiles to turn up."""
    here = t.table_of(t.active)
    left = [int(count(t.face_down & mask)) for mask in t.board.meadows]
    if chosen:
        left[here] += 1
    if t.tables > 1 and left[here] - left[1 - here] not in (0, 1):
        raise CantiereError(f"the tables have {left} tiles face down: they take turns")
    if not chosen and (left[here] > 0) != (t.plan[t.at].name == "tile"):
        raise CantiereError("there is no tile left to choose, or there is one left at the end")
    if count(t.face_down) + (t.meadow != NOBODY and t.tile == NOBODY) > count(t.pool):
        raise CantiereError("more tiles lie face down than are unseen")


def _check_draws(t: Table, top: Frame) -> None:
    """Cards are drawn in their order, and nothing is asked before all are drawn."""
    drawing = top.step.name == "draw_card"
    if drawing != (t.draws != 0) or (drawing and ((t.draws & 7) - 1 != top.a or t.cards.top == 0)):
        raise CantiereError("cards are to be drawn in another order, or none are left")


# --- each question -----------------------------------------------------------------------------------------


def _check_seat(t: Table, frame: Frame) -> None:
    """Chance is asked, or the seat whose turn it is, or another of its table that may react."""
    name, seat = frame.step.name, frame.seat
    if name in _OF_CHANCE:
        right = seat == CHANCE
    elif name == "bailiff":
        right = seat >= 0 and seat != t.active and t.table_of(seat) == t.table_of(t.active)
    elif name in _OF_OTHERS:
        right = seat >= 0
    else:
        right = seat == t.active
    if not right:
        raise CantiereError(f"the question {name!r} is not for seat {seat}")


def _check_frame(t: Table, frame: Frame) -> None:
    if not _possible(t, frame):
        raise CantiereError(f"the question {frame.step.name!r} cannot be asked on this table")


def _possible(t: Table, frame: Frame) -> bool:
    name, seat, a = frame.step.name, frame.seat, frame.a
    if name == "deal_start_tiles":
        return 0 <= a < t.seats and count(t.start_tiles) >= t.seats - a
    if name == "draw_card":
        return 0 <= a < t.seats
    if name == "steal_card":
        return _may_steal(t, a, frame.b)
    if name == "victim":
        return can_betray(t, seat)
    if name in ("castle_site", "town_site", "over_site"):
        return 0 <= a < CARD_KINDS and _has_site(t, name, seat, a)
    if name in ("guard", "payment"):
        return _may_attack(t, frame)
    return name != "bailiff" or is_asked(t, seat, BAILIFF)


def _may_steal(t: Table, thief: int, victim: int) -> bool:
    there = 0 <= victim < t.seats and thief == t.active and victim != thief
    return there and t.table_of(victim) == t.table_of(thief) and t.cards.hands[victim] != 0


def _has_site(t: Table, name: str, seat: int, card: int) -> bool:
    if name == "castle_site":
        return within(card, CASTLE_CARDS) and can_use(t, seat, card)
    if name == "town_site":
        return within(card, TOWN_CARDS) and town_sites(t, seat, card) != 0
    return within(card, OVER_CARDS) and can_attack(t, seat, card)


def _may_attack(t: Table, frame: Frame) -> bool:
    """C-7.2: a castle that the active seat can build over; how to pay is asked only if it lacks nothing."""
    place, card = frame.a, frame.b
    if not t.battle or not 0 <= place < CELLS * PLOT_COUNT:
        return False
    if card != NO_CARD and not (0 <= card < CARD_KINDS and within(card, OVER_CARDS)):
        return False
    if not is_target(t, t.active, place, card) or not can_pay(t, t.active, card):
        return False
    if frame.step.name == "payment":
        return shortage(t, t.active, cost(card)) == 0
    return frame.seat == t.owner(place) and is_asked(t, frame.seat, GUARD)
