"""Snapshots and records broken in any field: refused with a sentence, or a game that is played to its end.

Tried in a process of its own with a memory limit, because what is wrong in compiled code may end the process:

    python -m tests.broken_snapshots GAME 20000 1     # a game, how many inputs, a seed
"""

from __future__ import annotations

import copy
import functools
import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
from hypothesis import strategies as st

import cantiere
from cantiere.core.chance import draw
from cantiere.core.conformance import variants
from cantiere.core.game import Game
from cantiere.core.record import Record
from cantiere.core.state import State
from tests.games.by_text import at_random

HERE = Path(__file__).parent
MOST_MOVES = 20_000
MEMORY = 2**31  # bytes that trying may take
DEEP = 3000  # lists in each other
NESTS = 2  # the way of breaking that puts them into a snapshot
POSITIONS = 60  # of each random game, about

NUMBERS = [-1, -2, 0, 1, 2, 3, 5, 6, 7, 9, 15, 31, 63, 64, 99, 10**6]
LARGE = [2**31, 2**63 - 1, 2**63, 2**64, -(2**70)]
FRACTIONS = [0.5, 1.0, -0.0, 1e300, float("nan"), float("inf")]
WORDS = ["", "x", "0", "-1", "over", "\ud800", "a\udfffb", "\0", "a\0b", "9" * 5000]
THINGS: list[Any] = [None, True, False, [], [None], [-1], [0, 0], {}, {"0": 0}, {"": None}, [[]], [[0]], [{}]]
ODD: list[Any] = [*NUMBERS, *LARGE, *FRACTIONS, *WORDS, *THINGS]

# Which position; what is done to which of its values; how the game then goes on.
Breakage = tuple[int, list[tuple[int, int, int]], int]
_MANY = st.integers(0, 10**6)
BREAKAGES: st.SearchStrategy[Breakage] = st.tuples(
    _MANY, st.lists(st.tuples(_MANY, _MANY, st.integers(0, 29)), min_size=1, max_size=3), _MANY
)


# --- what is broken ----------------------------------------------------------------------------------------


@functools.cache
def whole(game: Game) -> list[str]:
    """Return snapshots of random games, by seats, options and version of the rules; and records."""
    found: list[str] = []
    for seats, options in variants(game):
        for version in (*game.older_rules, game.rules_version):
            new = game.new(seats, rules_version=version, **options)
            snapshots = [json.dumps(state.snapshot()) for state in at_random(new, f"{seats}{options}")]
            found += snapshots[:: max(1, len(snapshots) // POSITIONS)] + snapshots[-1:]
    records = sorted((HERE / "records").glob(f"{game.id}-*.json"))
    return found + [path.read_text(encoding="utf-8") for path in records]


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from paths(value, (*path, key))


def broken(game: Game, breakage: Breakage) -> Any:
    """Return a snapshot or record in which some values are changed, missing, too many or nested too deep."""
    start, changes, _ = breakage
    data = json.loads(whole(game)[start % len(whole(game))])
    for where, what, how in changes:
        ways = list(paths(data))
        if ways:
            _break(game, data, ways, where, what, how)
        if how == NESTS:  # nothing that looks into it comes after that
            break
    return data


def _break(game: Game, data: Any, ways: list[tuple[Any, ...]], where: int, what: int, how: int) -> None:
    *way, last = ways[where % len(ways)]
    holder = _inside(data, way)
    if how == 0:
        del holder[last]
    elif how == 1:  # an entry too many
        _add(holder, last, _value(game, data, ways, what))
    elif how == NESTS:
        holder[last] = _nested(DEEP)
    elif how < 10 and type(holder[last]) is int:  # near what it was: what is just too many or too few
        holder[last] += what % 7 - 3
    else:
        holder[last] = _value(game, data, ways, what)


def _nested(deep: int) -> list[Any]:
    lists: list[Any] = []
    for _ in range(deep):
        lists = [lists]
    return lists


def _inside(data: Any, way: Any) -> Any:
    return functools.reduce(lambda inside, key: inside[key], way, data)


def _add(holder: Any, beside: Any, value: Any) -> None:
    if isinstance(holder, dict):
        holder[value if isinstance(value, str) else str(beside) + "x"] = copy.copy(holder[beside])
    else:
        holder.insert(beside, value)


def _value(game: Game, data: Any, ways: list[tuple[Any, ...]], what: int) -> Any:
    """Return an odd value, the name of a question, or another value of the same snapshot."""
    other: list[Any] = [ODD, list(game.questions), ways][what % 3]
    chosen = other[what // 3 % len(other)]
    return copy.deepcopy(_inside(data, chosen) if other is ways else chosen)


# --- what must hold ----------------------------------------------------------------------------------------


def check(game: Game, breakage: Breakage) -> bool:
    """Tell whether a broken input is accepted; then it is shown to everybody and played to its end."""
    data = broken(game, breakage)
    try:
        state = _read(game, data)
    except cantiere.CantiereError as error:
        _check_sentence(error)
        return False
    for seat in (None, *range(state.seats)):
        json.dumps(state.view(seat)).encode()
    assert game.restore(json.loads(json.dumps(state.snapshot()))) == state, "it does not restore again"
    _play_to_the_end(state, breakage[2])
    return True


def _read(game: Game, data: Any) -> State:
    if isinstance(data, dict) and "moves" in data:
        return Record.from_data(data).verify(game)
    return game.restore(data)


def _check_sentence(error: cantiere.CantiereError) -> None:
    """Refusals are sent to people: there are words, and they are text."""
    for said in (str(error), *map(str, error.params.values())):
        said.encode()
    assert str(error), "refused without a word"


def _play_to_the_end(state: State, seed: int) -> None:
    rng = cantiere.Rng(seed)
    for _ in range(MOST_MOVES):
        if state.to_move == cantiere.OVER:
            state.ranking()
            return
        legal = state.legal_actions()
        chance = state.to_move == cantiere.CHANCE
        state.apply(draw(state, rng) if chance else legal[rng.below(len(legal))])
    raise AssertionError("the game does not end")


# --- in a process of its own -------------------------------------------------------------------------------


def check_many(game: Game, number: int, seed: int) -> int:
    """Try so many broken inputs; return how many were accepted. The first that fails is shown, made short."""
    accepted: list[bool] = []

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=number,
        deadline=None,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
    )
    @hypothesis.given(BREAKAGES)
    def try_one(breakage: Breakage) -> None:
        accepted.append(check(game, breakage))

    try_one()
    return sum(accepted)


def tried_apart(name: str, number: int, seed: int = 0) -> str:
    """Try broken inputs in a process with a memory limit; return what it complained about, if anything."""
    command = [sys.executable, "-m", "tests.broken_snapshots", name, str(number), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=HERE.parent, check=False)
    return "" if done.returncode == 0 else f"ended with {done.returncode}: {done.stderr[-4000:]}"


def main() -> None:
    """Try as many as is said."""
    name, number, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    accepted = check_many(cantiere.game(name), number, seed)
    sys.stdout.write(f"{name}: {accepted} of {number} broken inputs accepted, and played to the end\n")


if __name__ == "__main__":
    main()
