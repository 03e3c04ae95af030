"""One good at a time: what the craftsmen that use nothing else make of so many pieces of it.

Gold is a good like the four materials. A craftsman is *free* (uses nothing up), *plain* (turns one good into
points) or *coupled* (touches several goods).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cantiere.games.pillars.components import (
    CAPACITY,
    CRAFTSMEN,
    CUBE_LIMIT,
    GIVES_CUBES,
    GIVES_GOLD,
    GIVES_VP,
    GOLD_LIMIT,
    KINDS,
    MAX_CUBES,
    USES,
    USES_GOLD,
    bit,
)

GOLD: Final = KINDS  # the fifth good
GOODS: Final = KINDS + 1
FREE: Final = -1
COUPLED: Final = -2


def _takes(craftsman: i64, good: i64) -> i64:
    return USES_GOLD[craftsman] if good == GOLD else USES[craftsman * KINDS + good]


def _makes(craftsman: i64, good: i64) -> i64:
    return GIVES_GOLD[craftsman] if good == GOLD else GIVES_CUBES[craftsman * KINDS + good]


def _role(craftsman: i64) -> i64:
    """Return the one good that a plain craftsman uses, or FREE or COUPLED."""
    touched = [good for good in range(GOODS) if _takes(craftsman, good) or _makes(craftsman, good)]
    taken = [good for good in range(GOODS) if _takes(craftsman, good)]
    if not taken:
        return FREE
    return taken[0] if len(touched) == 1 else COUPLED


def _makes_cubes(craftsman: i64) -> bool:
    return sum([GIVES_CUBES[craftsman * KINDS + good] for good in range(KINDS)]) > 0


def _urgency(craftsman: i64) -> i64:
    """Return when to use a craftsman: who makes cubes, who spends gold, who earns it, then the others."""
    if _makes_cubes(craftsman):
        return 0
    if USES_GOLD[craftsman]:
        return 1
    return 2 if GIVES_GOLD[craftsman] else 3


NUMBERS: Final = list(range(len(CRAFTSMEN)))
TAKES: Final = vec[i64]([_takes(c, good) for c in NUMBERS for good in range(GOODS)])
MAKES: Final = vec[i64]([_makes(c, good) for c in NUMBERS for good in range(GOODS)])
ROLE: Final = vec[i64]([_role(c) for c in NUMBERS])
BY_URGENCY: Final = sorted(NUMBERS, key=_urgency)
MAKES_CUBES: Final[i64] = sum([bit(c) for c in NUMBERS if _makes_cubes(c)])
# The longest table: all cubes, or all gold and what the whole crew could add to it.
_LONGEST: Final[i64] = max(KINDS * MAX_CUBES, GOLD_LIMIT + 2 * sum(list(CAPACITY)) * max(GIVES_GOLD)) + 1
ZEROS: Final = vec[i64]([0 for _ in range(_LONGEST)])
KEPT: Final[i64] = CUBE_LIMIT + 1  # so many numbers of cubes can be kept


def admit(table: vec[i64], craftsman: i64, left: i64, point: i64) -> None:
    """Let one more plain craftsman work on a good: n pieces then make more."""
    size: i64 = TAKES[craftsman * GOODS + ROLE[craftsman]]
    gain: i64 = GIVES_VP[craftsman] * point
    pieces: i64 = len(table) - 1
    while pieces >= size:
        best: i64 = table[pieces]
        times: i64 = 1
        rest: i64 = pieces - size
        while times <= left and rest >= 0:
            best = max(best, table[rest] + times * gain)
            times += 1
            rest -= size
        table[pieces] = best
        pieces -= 1


def best_times(table: vec[i64], craftsman: i64, left: i64, point: i64) -> i64:
    """Return how often a plain craftsman works in the best use of all pieces of its good."""
    size: i64 = TAKES[craftsman * GOODS + ROLE[craftsman]]
    gain: i64 = GIVES_VP[craftsman] * point
    pieces: i64 = len(table) - 1
    best: i64 = 0
    times: i64
    for times in range(1, min(left, pieces // size) + 1):
        if table[pieces - times * size] + times * gain > table[pieces - best * size] + best * gain:
            best = times
    return best


def share_room(shared: vec[i64], table: vec[i64], pieces: i64, keep: vec[i64], material: i64) -> None:
    """Let one more material share the room for kept cubes; what is not kept is used."""
    room: i64 = CUBE_LIMIT
    while room >= 0:
        best: i64 = shared[room] + table[pieces]
        kept: i64
        for kept in range(1, min(room, pieces) + 1):
            best = max(best, shared[room - kept] + table[pieces - kept] + keep[material * KEPT + kept])
        shared[room] = best
        room -= 1


def worth_of_kept(keep: vec[i64], material: i64, kept: i64) -> i64:
    """Return what so many kept cubes of a material are worth, also beyond the usual limit."""
    first: i64 = material * KEPT
    if kept <= CUBE_LIMIT:
        return keep[first + kept]
    last: i64 = keep[first + CUBE_LIMIT]
    return last + (kept - CUBE_LIMIT) * (last - keep[first + CUBE_LIMIT - 1])


def best_gold(table: vec[i64], gold: i64, each: i64) -> i64:
    """Return the most that spending some gold and keeping the rest is worth (P-0.10)."""
    spent: i64 = gold_spent(table, gold, each)
    return table[spent] + min(gold - spent, GOLD_LIMIT) * each


def gold_spent(table: vec[i64], gold: i64, each: i64) -> i64:
    """Return how much gold the plain craftsmen should spend."""
    if table[gold] == 0:
        return 0
    best: i64 = 0
    spent: i64
    for spent in range(1, gold + 1):
        now: i64 = table[spent] + min(gold - spent, GOLD_LIMIT) * each
        if now > table[best] + min(gold - best, GOLD_LIMIT) * each:
            best = spent
    return best
