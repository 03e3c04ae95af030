"""Matches between networks, or against a bot: the same luck for both sides, in turn on all seats."""

from __future__ import annotations

import dataclasses

from cantiere.bots import bot
from cantiere.bots.bot import Bot
from cantiere.bots.net import NetBot
from cantiere.core.chance import settle
from cantiere.core.game import Game
from cantiere.core.rng import Rng
from cantiere.core.state import OVER
from cantiere.train.lessons import learned, result
from cantiere.train.settings import OFTEN


@dataclasses.dataclass(frozen=True)
class Contest:
    """Who plays against whom: weights, or a bot by its name."""

    game: Game
    one: bytes
    other: bytes | str
    seed: str
    counts: tuple[int, ...]  # of seats, in turn

    def play(self, number: int) -> float:
        """Play a game; return the first side's part of the victory, as if both had half of the seats."""
        deal, side = number // 2, number % 2
        seats = self.counts[deal % len(self.counts)]
        luck = Rng(f"{self.seed}:{deal}")
        state = self.game.new(seats)
        players = [self._player(seat % 2 == side, f"{number}:{seat}") for seat in range(seats)]
        while True:
            settle(state, luck)
            if state.to_move == OVER:
                break
            seat = int(state.to_move)
            seen = state.clone()
            seen.redeal(seat, luck)
            state.apply(players[seat].choose(seen, seat))
        shares, _ = result(state)
        own = sum(share for seat, share in enumerate(shares) if seat % 2 == side)
        return own / sum(shares)

    def _player(self, first: bool, seed: str) -> Bot:
        who = self.one if first else self.other
        return bot(who, seed) if isinstance(who, str) else NetBot(seed, learned(self.game, who))


def even_counts(game: Game) -> tuple[int, ...]:
    """Return the numbers of seats at which two sides can meet with as many each."""
    even = tuple(seats for seats in OFTEN if seats in game.seat_counts)
    return even or tuple(seats for seats in game.seat_counts if seats % 2 == 0) or (game.seat_counts[0],)
