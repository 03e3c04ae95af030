"""What runs in the worker processes: a bot's choice, hints, analyses. They get only what a seat may know."""

from __future__ import annotations

import math
import signal
from collections import OrderedDict
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from cantiere.arena.analysis import Analyst
from cantiere.bots import bot, helpers
from cantiere.bots.learned import DeepBot
from cantiere.core.record import Record
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.state import State

GRACE = 5  # seconds that the server is given to stop a worker itself
MOST_BOTS = 64  # kept in one process with what they have thought
HINTS = 3  # what the bot would do, and the two next best


def work(line: Connection) -> None:
    """Do one task after another, until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's, which ends its workers itself
    for name in games():  # loaded before the first question, so that nobody's time is spent on it
        find_game(name)
    line.send("up")
    while True:
        try:
            task, about, seconds, cores = line.recv()
        except EOFError:
            return
        _limit(seconds)
        helpers.use(cores)
        try:
            answer = (True, task(*about))
        except Exception as error:
            answer = (False, error)
        _limit(None)
        line.send(answer)


def _limit(seconds: float | None) -> None:
    """The server stops whoever takes too long; should it have died, nobody thinks on for ever."""
    if hasattr(signal, "alarm"):
        signal.alarm(0 if seconds is None else math.ceil(seconds) + GRACE)


class LastMoves(NamedTuple):
    """What a bot at a table is told: the last moves, as far as its seat may know them.

    `first` is how many moves came before these; `undone` changes when moves are taken back.
    """

    table: str
    undone: int
    first: int
    moves: list[tuple[int, int]]


class KeptBot(NamedTuple):
    """A bot that has answered at a table, after so many moves."""

    bot: Any
    undone: int
    number: int


BOTS: OrderedDict[tuple[str, int, str], KeptBot] = OrderedDict()  # of this process


def choose(
    game: str, seen: dict[str, Any], seat: int, name: str, seed: str, told: LastMoves | None = None
) -> str:
    """Return a bot's answer as text. At a table the one that has answered there before is asked again."""
    state = find_game(game).restore(seen)
    if told is None:
        return state.game.text(state, int(bot(name, seed).choose(state, seat)))
    key = (told.table, seat, name)
    player = _told_bot(BOTS.pop(key, None), told) or bot(name, seed)
    answer = int(player.choose(state, seat))
    BOTS[key] = KeptBot(player, told.undone, told.first + len(told.moves))
    if len(BOTS) > MOST_BOTS:
        BOTS.popitem(last=False)
    return state.game.text(state, answer)


def _told_bot(kept: KeptBot | None, told: LastMoves) -> Any:
    """Return a bot that has answered before, told of all moves since; None if some are not known any more."""
    if kept is None or kept.undone != told.undone or kept.number < told.first:
        return None
    if not hasattr(kept.bot, "told"):
        return None
    for who, action in told.moves[kept.number - told.first :]:
        kept.bot.told(who, action)
    return kept.bot


class HintFigures(NamedTuple):
    """An answer, the chance to win and the points that it promises."""

    text: str
    chance: float
    points: float


def hints(game: str, seen: dict[str, Any], seat: int, milliseconds: int, seed: str) -> list[HintFigures]:
    """Return the best answer and the next best, each with the chance to win and the points it promises.

    What the search has hardly tried is known badly: no answer is said to be better than one before it.
    """
    state = find_game(game).restore(seen)
    thought = DeepBot(seed, milliseconds=milliseconds, parts=helpers.allowed()).think(state, seat)
    chances = {int(one.action): one.chances[seat] for one in thought.options if one.chances}
    actions = [int(one.action) for one in thought.options]
    others = [action for action in state.legal_actions() if action not in actions]
    promises = dict(zip(others, state.game.heuristics.order(state, others), strict=True))
    actions += sorted(others, key=lambda action: -promises[action])
    found: list[HintFigures] = []
    highest = 1.0
    for action in actions[:HINTS]:
        after = _after(state, action)
        chance = chances.get(action, float(state.game.heuristics.chances(after)[seat]))
        highest = min(highest, chance)
        points = float(state.game.heuristics.value(after, seat))
        found.append(HintFigures(state.game.text(state, action), round(highest, 3), round(points, 1)))
    return found


def analyse(record: Mapping[str, Any], first: int, last: int, search: str) -> dict[str, Any]:
    """Look at some positions of a finished game: return the estimates, and what is said of the choices."""
    analyst = Analyst(Record.from_data(record), search)
    for _ in analyst.steps(range(first, last)):
        pass
    return analyst.analysis().part()


def _after(state: State, action: int) -> State:
    after = state.clone()
    after.apply(action)
    return after
