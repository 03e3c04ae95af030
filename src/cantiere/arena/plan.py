"""What is played: which bots, how many games, who sits where in each, with which luck."""

from __future__ import annotations

import atexit
import dataclasses
import functools
import hashlib
import shutil
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import cantiere
from cantiere.bots import bot, file_of
from cantiere.bots.bot import Bot
from cantiere.bots.external import fingerprint, is_path
from cantiere.bots.thought import Thought
from cantiere.core.reason import CantiereError
from cantiere.core.record import Record
from cantiere.core.registry import game as find_game
from cantiere.match import Match

FORMAT = 2


@dataclasses.dataclass(frozen=True)
class Plan:
    """A run of the arena. `bots` are as many as there are seats; names may repeat.

    Games come in blocks of as many as there are seats: in a block the luck is the same and the bots move on
    by one seat from game to game, so that each sits everywhere equally often. `files` are the bots'
    files, for where they cannot be read (`with_files`).
    """

    game: str
    bots: Sequence[str]
    seed: str
    options: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    files: Mapping[str, bytes] = dataclasses.field(default_factory=dict, compare=False, repr=False)

    def check(self) -> None:
        """Raise a CantiereError if this cannot be played."""
        find_game(self.game).check(len(self.bots), dict(self.options))
        for name in self.bots:
            bot(name)

    def seating(self, number: int) -> list[int]:
        """Return, by seat, which of the bots sits there in a game.

        >>> Plan("any", ["a", "b", "c"], "7").seating(1)
        [2, 0, 1]
        """
        count = len(self.bots)
        return [(seat - number) % count for seat in range(count)]

    def deal(self, number: int) -> int:
        """Return the block of a game: its luck."""
        return number // len(self.bots)

    def with_files(self) -> Plan:
        """Return the plan with what its bots' files hold, so that it can be played on another machine."""
        paths = {file_of(name) for name in self.bots if file_of(name)}
        return dataclasses.replace(self, files={path: Path(path).read_bytes() for path in sorted(paths)})

    def player(self, place: int, seed: str) -> Bot:
        """Return one of the bots, from the file that came with the plan if there is one."""
        name = self.bots[place]
        path = file_of(name)
        if path not in self.files:
            return bot(name, seed)
        made = bot(name.removesuffix(path) + unpacked(path, self.files[path]), seed)
        if not is_path(name):
            made.name = name  # it would be called after where its weights lie here
        return made

    def header(self) -> dict[str, Any]:
        """Return what a file of results begins with: results of another run do not belong there."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules_version": find_game(self.game).rules_version,
            "bots": list(self.bots),
            "files": {file_of(name): fingerprint(file_of(name)) for name in self.bots if file_of(name)},
            "cantiere": cantiere.__version__,
            "seed": self.seed,
            "options": dict(self.options),
        }


@functools.cache
def _unpacking() -> Path:
    folder = tempfile.mkdtemp(prefix="cantiere-bots-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@functools.cache
def unpacked(path: str, content: bytes) -> str:
    """Return where this process keeps a file that came with a plan; it goes when the process ends."""
    folder = _unpacking() / hashlib.sha256(path.encode() + content).hexdigest()
    folder.mkdir(exist_ok=True)
    here = folder / Path(path).name
    here.write_bytes(content)
    return str(here)


def names_of(specs: Sequence[str]) -> dict[str, str]:
    """Return what bots are called in tables: as they call themselves, or as they were asked for where two
    would be called alike.

    >>> names_of(["greedy", "random"])
    {'greedy': 'greedy', 'random': 'random'}
    """
    own = {spec: bot(spec).name for spec in specs}
    count = Counter(own.values())
    return {spec: name if count[name] == 1 else spec for spec, name in own.items()}


@dataclasses.dataclass(frozen=True)
class Result:
    """How a game ended. Everything is in the order of the plan's bots, not of the seats."""

    game: int
    deal: int
    seats: list[int]
    scores: list[int]
    ranks: list[int]
    moves: int

    @classmethod
    def from_data(cls, data: Any) -> Result:
        """Read a line of a file of results."""
        try:
            return cls(**data)
        except TypeError as error:
            raise CantiereError(f"this is no result: {data!r}") from error


def match_of(plan: Plan, number: int) -> Match:
    """Return a game of the plan, about to be played."""
    deal = plan.deal(number)
    players = [plan.player(place, f"{plan.seed}:{deal}:{place}:{number}") for place in plan.seating(number)]
    return Match(plan.game, players, seed=f"{plan.seed}:{deal}", salt="arena", **plan.options)


def play(plan: Plan, number: int) -> Result:
    """Play one game of the plan: the same result wherever and whenever it is played."""
    match = match_of(plan, number)
    match.play_bots()
    return result_of(plan, number, match)


def play_thoughtfully(plan: Plan, number: int) -> tuple[Result, Record, dict[int, Thought]]:
    """Play one game; return the result, the record, and by move what was thought where a search played."""
    match = match_of(plan, number)
    thoughts: dict[int, Thought] = {}
    while match.bot_to_move():
        player: Any = match.players[match.state.to_move]
        move = len(match.moves)
        match.play_bot()
        thought = player.last_thought()
        if thought is not None:
            thoughts[move] = thought
    return result_of(plan, number, match), match.record(), thoughts


def result_of(plan: Plan, number: int, match: Match) -> Result:
    """Return how a game of the plan has ended."""
    scores, ranks = match.state.scores(), match.state.ranking()
    seating = plan.seating(number)
    seats = [seating.index(place) for place in range(len(seating))]
    return Result(
        number,
        plan.deal(number),
        seats,
        [int(scores[seat]) for seat in seats],
        [int(ranks[seat]) for seat in seats],
        len(match.moves),
    )


def won(result: Result, place: int) -> float:
    """Return a bot's part of the victory: 1, a share of it, or 0."""
    return 1.0 / result.ranks.count(1) if result.ranks[place] == 1 else 0.0
