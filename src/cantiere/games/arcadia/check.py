"""Which positions a snapshot may describe: complete ones, from which the game can be played to its end."""

from __future__ import annotations

from typing import Final

from cantiere.core.game import pending
from cantiere.core.reason import CantiereError
from cantiere.core.state import CHANCE, OVER, Frame
from cantiere.games.arcadia.components import (
    ALL_PIECES,
    ALL_WORKERS,
    BUILDINGS,
    CARD_COUNT,
    CARDS,
    END_LEVEL,
    FAMILIES,
    FAMILY_COUNT,
    FLAG_WORKERS,
    HAND,
    LEVELS,
    NEUTRAL_POOL,
    NOBODY,
    OPEN_CARDS,
    PIECES,
    SHAPES,
    SPACES,
)
from cantiere.games.arcadia.steps.a0_setup import CASTLE_SITE, DEAL_HANDS, OPEN_ROW, START_PLAYER
from cantiere.games.arcadia.steps.a1_action import ACTION
from cantiere.games.arcadia.steps.a1_build import CARD_STEP, PLACEMENT
from cantiere.games.arcadia.steps.a1_cards import DEAL, OPEN_CARD
from cantiere.games.arcadia.steps.a1_draw import DRAW_BACK
from cantiere.games.arcadia.steps.a1_workers import BUILDING, WORKER
from cantiere.games.arcadia.steps.a2_castle import CASTLE_PIECE
from cantiere.games.arcadia.steps.a2_completion import COMPLETION
from cantiere.games.arcadia.steps.a3_flag import FLAG, SELL_SEALS
from cantiere.games.arcadia.table import CASTLE, NEUTRAL_WORKER, Table

# What each step may have asked, the set-up first.
_SET_UP: Final = (CASTLE_SITE, START_PLAYER, DEAL_HANDS, OPEN_ROW)
_ASKED: Final = {
    CASTLE_SITE.name: (CASTLE_SITE,),
    START_PLAYER.name: (START_PLAYER,),
    DEAL_HANDS.name: (DEAL,),
    OPEN_ROW.name: (OPEN_CARD,),
    ACTION.name: (ACTION, CARD_STEP, PLACEMENT, BUILDING, WORKER),
    COMPLETION.name: (CASTLE_PIECE,),
    DRAW_BACK.name: (DRAW_BACK, DEAL, OPEN_CARD),
    FLAG.name: (FLAG, SELL_SEALS),
}
_FULL: Final = (1 << SPACES) - 1


def _that(holds: bool, otherwise: str) -> None:
    if not holds:
        raise CantiereError(otherwise)


# --- the table -------------------------------------------------------------------------------------------


def check_table(t: Table) -> None:
    """Refuse a table on which components are missing, doubled or out of bounds."""
    _that(t.open_size() <= OPEN_CARDS, f"{t.open_size()} cards lie open; there is room for {OPEN_CARDS}")
    _check_workers(t)
    _check_castle(t)
    for seat in range(t.seats):
        _check_seat(t, seat)
    open_ones = [number for number in range(t.built) if t.completed >> number & 1 and t.gaps[number] > 0]
    _that(not open_ones, "a building is said to be completed that is not closed in")


def _check_workers(t: Table) -> None:
    for seat in range(t.seats):
        placed = sum(what == seat for what in t.holds)
        total = t.own[seat] + placed + t.flags[seat] * FLAG_WORKERS
        _that(
            total == ALL_WORKERS,
            f"seat {seat} has {total} workers with those its flags bring; there are {ALL_WORKERS}",
        )
    total = t.pool + sum(t.neutral) + sum(what == NEUTRAL_WORKER for what in t.holds)
    _that(total == NEUTRAL_POOL, f"there are {total} neutral workers in all; the game has {NEUTRAL_POOL}")


def _check_castle(t: Table) -> None:
    built = t.level * SPACES + len([space for space in range(SPACES) if t.raised >> space & 1])
    total = sum(t.pieces) + built
    _that(total == ALL_PIECES, f"there are {total} castle pieces; the game has {ALL_PIECES}")
    for family, name in enumerate(FAMILIES):
        all_of_it = sum(int(PIECES[level * FAMILY_COUNT + family]) for level in range(LEVELS))
        left = sum(int(t.pieces[level * FAMILY_COUNT + family]) for level in range(LEVELS))
        seen = sum(t.tops[space] == family for space in range(SPACES) if t.level or t.raised >> space & 1)
        there = left + seen
        _that(there <= all_of_it, f"there are {there} castle pieces of {name}; the game has {all_of_it}")
    below = sum(int(t.pieces[number]) for number in range(t.level * FAMILY_COUNT))
    _that(below == 0, f"{below} castle pieces are left at full levels; they belong to the last one")
    _that(t.raised != _FULL, "a level of the castle is full, but the next one has not been begun")
    last_turns = t.turns_left != NOBODY
    _that(
        t.to_move == OVER or (t.level >= END_LEVEL) == last_turns,
        "the last turns begin when the second level is full, and only then",
    )


def _check_seat(t: Table, seat: int) -> None:
    cards = t.hand_size(seat)
    _that(cards <= HAND, f"seat {seat} has {cards} cards; the limit is {HAND}")
    for card, name in enumerate(CARDS):
        unknown = t.hands[seat * CARD_COUNT + card] - t.known[seat * CARD_COUNT + card]
        _that(unknown >= 0, f"seat {seat} is known to have a {name}, but has none")
        shape = card // FAMILY_COUNT
        lacked = unknown > 0 and bool(t.lacks[seat] >> shape & 1)
        _that(not lacked, f"seat {seat} has passed for want of a {SHAPES[shape]}, but hides a {name}")


# --- the question ----------------------------------------------------------------------------------------


def check_position(t: Table) -> None:
    """Refuse a question that its step does not ask, or that cannot be asked on this table."""
    frames = pending(t)[::-1]  # the one that is asked now first
    top, step = frames[0], t.plan[t.at]
    _that(step.name in _ASKED, f"the step {step.name!r} asks nothing")
    for one in frames:
        _that(
            one.step in _ASKED[step.name],
            f"the question {one.step.name!r} is not asked at the step {step.name!r}",
        )
    most = int(t.seats) if step is DEAL_HANDS else 1
    _that(len(frames) <= most, f"{len(frames)} questions are pending at {step.name!r}; there can be {most}")
    asked = CHANCE if top.step in (CASTLE_SITE, START_PLAYER, DEAL, OPEN_CARD) else int(t.active)
    for one in frames:
        _that(one.seat == asked, f"{one.step.name!r} is asked of seat {asked}, not of {one.seat}")
    _that((t.in_play != NOBODY) == (top.step is PLACEMENT), "a card is in play while its building is laid")
    _that((t.site == NOBODY) == (step is CASTLE_SITE), "the castle is laid when the castle site is drawn")
    if step in _SET_UP:
        _check_set_up(t, frames)
    else:
        _check_turn(t, top)


def _check_set_up(t: Table, frames: list[Frame]) -> None:
    """Nothing has happened yet, and there are cards for all that is dealt."""
    step = t.plan[t.at]
    untouched = not (t.passes or t.level or t.raised or t.completed or t.drawing)
    _that(untouched, "during the set-up nothing has been built or completed")
    _that(t.built == 0 or bool(t.options["first_game"]), "during the set-up no building stands")
    held = sum(int(t.hand_size(seat)) for seat in range(t.seats))
    wanted = 0
    if step is DEAL_HANDS:
        wanted = sum(_check_deal(t, frame) for frame in frames)
        _that(len({frame.a for frame in frames}) == len(frames), "a seat is dealt its cards once")
    elif step is not OPEN_ROW:
        _that(held == 0, "a hand has cards before they are dealt")
        wanted = int(t.seats * HAND)
    if step is OPEN_ROW:
        _check_opening(t, frames[0])
    else:
        _that(t.open_size() == 0, "cards lie open before the hands are dealt")
        wanted += int(OPEN_CARDS)
    _that(t.deck_size() >= wanted, f"{wanted} cards are still to be dealt; the deck has {t.deck_size()}")


def _check_deal(t: Table, frame: Frame) -> int:
    _that(0 <= frame.a < t.seats, f"there is no seat {frame.a} to deal to")
    room = HAND - t.hand_size(frame.a)
    _that(1 <= frame.b <= room, f"seat {frame.a} is dealt {frame.b} cards; there is room for {room}")
    return int(frame.b)


def _check_opening(t: Table, frame: Frame) -> None:
    room = OPEN_CARDS - t.open_size()
    _that(1 <= frame.a <= room, f"{frame.a} cards are turned up; there is room for {room}")


def _check_turn(t: Table, top: Frame) -> None:
    """What the rest of the turn relies on."""
    step, question, seat = t.plan[t.at], top.step, int(t.active)
    _that(t.passes < t.seats or step is FLAG, f"{t.passes} seats have passed: the game is over")
    _that(not t.drawing or step is COMPLETION, "who has built draws back after the castle has grown")
    _that(t.completed == 0 or question is WORKER, "completed buildings are paid at the end of the action")
    workers = t.own[seat] + t.neutral[seat]
    if question is DEAL:
        _that(_check_deal(t, top) == 1, "one card is drawn back")
    elif question is OPEN_CARD:
        _check_opening(t, top)
    elif question is DRAW_BACK or t.drawing:
        _that(t.hand_size(seat) < HAND, f"seat {seat} draws back, but its hand is full")
    elif question is FLAG:
        _that(t.flags[seat] > 0, f"seat {seat} has no flag to give up")
    elif question is BUILDING:
        _that(workers > 0, f"seat {seat} has no worker to place")
    elif question is WORKER:
        beside = 0 <= top.a < t.built or top.a == CASTLE
        _that(beside and t.gaps[top.a] > 0, f"workers cannot be placed around building {top.a}")
        _that(0 <= top.b <= ALL_WORKERS + NEUTRAL_POOL, f"{top.b} workers cannot have been placed")
        _that(workers > 0, f"seat {seat} has no worker to place")
    if question is CASTLE_PIECE:
        _that(1 <= top.a <= BUILDINGS, f"{top.a} castle pieces cannot be owed")
