"""Match: the one way a game is played, by the command line, the server and the arena.

It holds the seats, draws chance from a committed seed (or is told the outcomes), records every move, and
takes moves back where that is fair.
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

from cantiere.core.chance import draw
from cantiere.core.game import Game
from cantiere.core.history import History, Move
from cantiere.core.reason import CantiereError
from cantiere.core.record import Record, chance_stream, commitment, record_of
from cantiere.core.registry import game as find_game
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, OVER, State


class Player(Protocol):
    """Whoever answers for a seat by itself: a bot."""

    name: str

    def choose(self, state: State, seat: int) -> int:
        """Return a legal action, given a state in which everything the seat cannot know is dealt anew.

        A player may also have `told(who, action)`, which is called with every move (-1 for an action that its
        seat may not know), and `forget()`, when moves are taken back.
        """


class Match:
    """A game being played. A seat is a bot, or None for a person; `position` is one to begin from.

    The same seed is the same luck. Where the luck is promised to others, either leave the seed out or give a
    salt as well, and keep it secret: who can guess the seed can work out the promise.

    >>> from cantiere.core.registry import games
    >>> match = Match(games()[0], [None, None], seed="demo")
    >>> move = match.play(match.state.legal_actions()[0])
    >>> match.moves[-1] is move or match.moves[-1].who == CHANCE
    True
    """

    def __init__(
        self,
        game: Game | str,
        players: Sequence[Player | None],
        *,
        seed: int | str | None = None,
        salt: str | None = None,
        ask_chance: bool = False,
        answer_forced: bool = False,
        position: State | None = None,
        rules_version: int | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = list(players)
        self.seed = str(seed) if seed is not None else secrets.token_hex(16)
        usual = secrets.token_hex(8) if seed is None else ""  # a chosen seed is to give the same game again
        self.salt = salt if salt is not None else usual
        self.commitment = commitment(self.seed, self.salt)
        self.ask_chance = ask_chance
        self.bots_mind = False  # whether nothing is taken back across what bots have chosen either
        self.answer_forced = answer_forced
        if position is not None:
            self.state = position.clone()
        else:
            self.state = self.game.new(len(self.players), rules_version=rules_version, **options)
        self.history = History()
        self.go_on()

    @classmethod
    def resume(cls, record: Record, players: Sequence[Player | None], **settings: Any) -> Match:
        """Take up a recorded game where it stopped; its seed, if revealed, goes on being used."""
        if len(players) != record.seats:
            raise CantiereError(
                f"the record has {record.seats} seats, not {len(players)}",
                "error-record-seats",
                seats=record.seats,
                players=len(players),
            )
        record.verify()
        settings = {
            "seed": record.seed,
            "salt": record.salt,
            "rules_version": record.rules_version,
            **settings,
        }
        silent = {**settings, "ask_chance": True, "answer_forced": False}  # the record says all of it
        match = cls(record.game, players, **silent, **record.options)
        for _, text in record.moves:
            match.history.play(match.state, match.game.notation.exactly(match.state, text))
        match.ask_chance = settings.get("ask_chance", False)
        match.answer_forced = settings.get("answer_forced", False)
        match.go_on()
        return match

    def __copy__(self) -> Match:
        return copy.deepcopy(self)  # no match shares its moves or its bots with another

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.to_move == OVER

    @property
    def moves(self) -> list[Move]:
        """All moves so far, chance included."""
        return self.history.moves

    def play(self, action: int | str) -> Move:
        """Play for the seat that is asked, or name what chance brings where that is asked; chance follows."""
        if self.over:
            raise CantiereError("the game is over")
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        before = len(self.moves)
        move = self.history.play(self.state, number)
        self.go_on()
        self._tell(before)
        return move

    def _tell(self, before: int) -> None:
        """Tell the bots what was played since there were so many moves, as far as their seats may know it."""
        for seat, player in enumerate(self.players):
            told = getattr(player, "told", None)
            if told is not None:
                for move in self.moves[before:]:
                    told(move.who, move.action if move.known_to(seat) else -1)

    def secret_answer(self) -> str | None:
        """Return the only answer to a question of which nobody else may know, or None if there is a choice.

        Whoever drives the match gives it as an answer of its own: then nobody waits for somebody who has no
        choice, and what is sent is the same as where there is one.
        """
        if self.state.to_move < 0 or not self.game.asks_secretly:
            return None
        actions = self.state.legal_actions()
        if len(actions) > 1 or not self.game.secret(self.state, actions[0]):
            return None
        return self.game.action_name(actions[0])

    def bot_to_move(self) -> bool:
        """Tell whether the seat that is asked is a bot's."""
        return self.state.to_move >= 0 and self.players[self.state.to_move] is not None

    def play_bot(self) -> Move:
        """Let the bot that is asked make its move."""
        seat = int(self.state.to_move)
        player = self.players[seat]
        if player is None:
            raise CantiereError(f"seat {seat} is a person's")
        return self.play(player.choose(self.seen_by(seat), seat))

    def play_bots(self) -> list[Move]:
        """Let bots move until a person is asked, chance must be named, or the game is over."""
        made: list[Move] = []
        while self.bot_to_move():
            made.append(self.play_bot())
        return made

    def seen_by(self, seat: int, number: int | None = None) -> State:
        """Return a copy in which everything that `seat` cannot know is dealt anew: bots get only this.

        It is the position after `number` moves; by default the one that stands.
        """
        after = len(self.moves) if number is None else number
        seen = self.position(after).clone()
        seen.resample(seat, Rng(f"{self.seed}:{self.salt}:seen:{after}"))
        return seen

    def position(self, number: int) -> State:
        """Return the position after so many moves."""
        return self.moves[number].before if number < len(self.moves) else self.state

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last choice by itself."""
        return self.history.undo_point(seat, self._bots()) is not None

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back a seat's last choice and what followed; with everybody's consent, across anything."""
        ignoring = range(len(self.players)) if consent else self._bots()
        keep = self.history.undo_point(seat, ignoring)
        if keep is None:
            raise CantiereError(
                "nothing to take back: since your last choice chance or another player has moved"
                if any(move.who == seat for move in self.moves)
                else "nothing to take back yet"
            )
        self.state = self.history.cut(keep)
        for player in self.players:
            forget = getattr(player, "forget", None)
            if forget is not None:
                forget()

    def record(self) -> Record:
        """Return the game so far; the seed is revealed only when it is over."""
        revealed = {"seed": self.seed, "salt": self.salt} if self.over else {}
        return record_of(
            self.state,
            [(move.who, move.text) for move in self.moves],
            players=[player.name if player is not None else "person" for player in self.players],
            commitment=self.commitment,
            **revealed,
        )

    def _bots(self) -> list[int]:
        if self.bots_mind:
            return []
        return [seat for seat, player in enumerate(self.players) if player is not None]

    def go_on(self) -> None:
        """Play chance, and single choices if the driver was told to answer those."""
        while not self.over:
            if self.state.to_move == CHANCE:
                if self.ask_chance:
                    return
                stream = chance_stream(self.seed, self.salt, len(self.moves))
                self.history.play(self.state, draw(self.state, stream))
            elif self.answer_forced and len(self.state.legal_actions()) == 1:
                self.history.play(self.state, self.state.legal_actions()[0])
            else:
                return
