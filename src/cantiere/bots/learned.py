"""Bots with a network: `net`, its policy alone, and `deep`, a search that asks it.

The network is the game's own, from its folder of data, or one from a file. Where a game has none that fits,
`net` answers as `greedy` does and `deep` as `search` does; a file that was named is refused instead.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from cantiere.bots.bot import Bot, Luck
from cantiere.bots.evaluator import NetEvaluator
from cantiere.bots.greedy import GreedyBot
from cantiere.bots.net import NetBot
from cantiere.bots.search import SearchBot
from cantiere.bots.thought import Thought
from cantiere.bots.tries import Tuning
from cantiere.bots.weights import Learned, load, own_file
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.rng import Rng
from cantiere.core.state import State

_known: Final[dict[tuple[str, str], Learned | None]] = {}


def network_of(game: Game) -> Learned | None:
    """Return a game's own network, or None if it has none that fits; why not is logged once."""
    path = own_file(game)
    if path is None:
        return None
    key = (game.id, str(path))
    if key not in _known:
        try:
            _known[key] = load(game, path)
        except CantiereError as refused:
            logging.getLogger("cantiere.bots").warning("%s", refused)
            _known[key] = None
    return _known[key]


def _network(game: Game, file: str) -> Learned | None:
    if not file:
        return network_of(game)
    key = (game.id, file)
    if _known.get(key) is None:
        _known[key] = load(game, Path(file))
    return _known[key]


def tuning_of(card: dict[str, Any]) -> Tuning:
    """Return how a search uses a network, as its card says."""
    tuning = Tuning()
    said: dict[str, Any] = card.get("search", {})
    tuning.follow = float(said.get("follow", tuning.follow))
    tuning.trust = float(said.get("trust", tuning.trust))
    tuning.prior = float(said.get("prior", tuning.prior))
    tuning.part = float(said.get("part", tuning.part))
    tuning.caution = float(said.get("caution", tuning.caution))
    tuning.horizon = int(said.get("horizon", tuning.horizon))
    tuning.candidates = int(said.get("candidates", tuning.candidates))
    return tuning


def searches_with(card: dict[str, Any], seats: i64) -> bool:
    """Tell whether a search does better with a network, as its card says; if it says nothing, it does."""
    said: dict[str, Any] = card.get("search", {})
    return "seats" not in said or seats in said["seats"]


class _Chosen(Bot):
    """Whoever answers in the present game is made when it is first asked."""

    def __init__(self, seed: int | str, file: str, name: str) -> None:
        super().__init__(name)
        self.seed: Final = seed
        self.file: Final = file
        self.game: Game | None = None
        self.version: i64 = -1
        self.seats: i64 = 0
        self.mind: Bot = Bot(name)
        self.luck: list[
            Luck
        ] = []  # of the mind that is to be made, if it is to go on with somebody's streams

    def recipe(self) -> tuple[Any, ...]:
        return (self.seed, self.file, self.name)

    def streams(self) -> list[Rng]:
        return self.mind.streams()

    def take_up(self, luck: list[Luck]) -> None:
        self.luck = luck

    def last_thought(self) -> Any:
        """Return what its mind has thought."""
        return self.mind.last_thought()

    def choose(self, state: State, seat: i64) -> i64:
        """Return its answer."""
        return self.mind_for(state).choose(state, seat)

    def mind_for(self, state: State) -> Bot:
        """Return who answers in this game. A game by older rules is not what the network has learnt."""
        same = self.game is state.game and self.version == state.rules_version
        if not same or self.seats != state.seats:
            self.game = state.game
            self.version = state.rules_version
            self.seats = state.seats
            fits = state.rules_version == state.game.rules_version
            self.mind = self.make(_network(state.game, self.file) if fits else None)
            if self.luck:
                self.mind.take_up(self.luck)
                self.luck = []
        return self.mind

    def make(self, learned: Learned | None) -> Bot:
        """Return who answers, with a network or without."""
        raise NotImplementedError


class PolicyBot(_Chosen):
    """`net`: what the network prefers."""

    def make(self, learned: Learned | None) -> Bot:
        """Return the network's player."""
        return GreedyBot(self.seed) if learned is None else NetBot(self.seed, learned)


class DeepBot(_Chosen):
    """`deep`: a search that asks the network what to try, what the seats answer, and who will win."""

    def __init__(
        self,
        seed: int | str,
        file: str = "",
        name: str = "deep",
        iterations: i64 = 0,
        milliseconds: i64 = 0,
        times: i64 = 0,
        parts: i64 = 1,
    ) -> None:
        super().__init__(seed, file, name)
        self.parts: Final[i64] = parts
        self.iterations: Final[i64] = iterations
        self.milliseconds: Final[i64] = milliseconds
        self.times: Final[i64] = times

    def recipe(self) -> tuple[Any, ...]:
        return (self.seed, self.file, self.name, self.iterations, self.milliseconds, self.times, self.parts)

    def make(self, learned: Learned | None) -> Bot:
        """Return the search. With numbers of seats that the network's card leaves out it goes without."""
        if learned is not None and not searches_with(learned.card, self.seats):
            learned = None
        return SearchBot(
            self.seed,
            self.iterations,
            self.milliseconds,
            tuning_of(learned.card) if learned is not None else None,
            self.name,
            None,
            NetEvaluator(learned) if learned is not None else None,
            self.times,
            self.parts,
        )

    def think(self, state: State, seat: i64) -> Thought:
        """Return what is found about each answer."""
        mind = self.mind_for(state)
        assert isinstance(mind, SearchBot)
        return mind.think(state, seat)
