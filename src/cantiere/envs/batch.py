"""Many games at once: one call plays one decision in each of them, without leaving compiled code.

Results lie in packed arrays; `cantiere.envs.vector` shows them as numpy arrays. Every game has a random
stream of its own, so a game goes the same way however many are played beside it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cantiere.bots.bot import Bot
from cantiere.core.chance import settle
from cantiere.core.reason import CantiereError
from cantiere.core.rng import Rng
from cantiere.core.sheet import Encoder, Sheet
from cantiere.core.state import OVER, State
from cantiere.envs.rewards import ILLEGAL, outcome

EVERYBODY: Final = -1  # all seats are asked; the observation is that of the seat to move


def mask_of(actions: list[int], blank: vec[u8]) -> vec[u8]:
    """Return a copy of an empty mask, with 1 for each of the actions."""
    mask = blank[:]
    for action in actions:
        mask[action] = 1
    return mask


class Seating:
    """Who plays one of the games: a learner among bots, or the asker for everybody."""

    def __init__(self, seat: i64, turns: bool, bots: list[Bot]) -> None:
        self.seat = seat  # the learner's, or EVERYBODY
        self.turns = turns  # the learner sits one seat further on in the next game
        self.bots = bots  # in the order in which they sit after the learner


class Batch:
    """A number of games of one kind, each begun anew as soon as it is over."""

    def __init__(
        self, start: State, choices: i64, features: i64, seatings: list[Seating], illegal_ends: bool
    ) -> None:
        self.start = start
        self.choices = choices
        self.features = features
        self.seatings = seatings
        self.illegal_ends = illegal_ends
        self.encoder: Encoder = start.game.encoder
        count = len(seatings)
        self.states: list[State] = [start for _ in seatings]
        self.ended: list[State] = [start for _ in seatings]  # the end of each one's last game
        self.rngs: list[Rng] = [Rng(0) for _ in seatings]
        self.blank = Sheet(features, count)
        self.no_mask: vec[u8] = vec[u8]([0 for _ in range(count * choices)])
        self.no_rewards: vec[float] = vec[float]([0.0 for _ in range(count * start.seats)])
        self.no_flags: vec[u8] = vec[u8]([0 for _ in range(count)])
        self.sheet = self.blank.fresh()  # what the seat that is asked sees, a row for each game
        self.final = self.blank.fresh()  # the same at the end, for games that have just ended
        self.mask: vec[u8] = self.no_mask[:]  # its legal actions, a row for each game
        self.rewards: vec[float] = self.no_rewards[:]  # a row of all seats for each game
        self.done: vec[u8] = self.no_flags[:]
        self.illegal: vec[u8] = self.no_flags[:]
        self.asked: vec[i64] = vec[i64]([0 for _ in range(count)])  # the seat that is asked
        self.earlier: vec[i64] = vec[i64]([0 for _ in range(count)])  # the seat that was asked before

    def reset(self, seeds: list[str]) -> None:
        """Begin all games; no seeds: go on with the random streams as they are."""
        self._clear()
        n: i64
        for n in range(len(self.seatings)):
            if len(seeds) > 0:
                self.rngs[n] = Rng(seeds[n])
            self._begin(n)
            self._show(n)

    def step(self, actions: list[int]) -> None:
        """Play one action in each game; where that ends it, a new one is begun."""
        self._check(actions)
        old = self.mask
        self._clear()
        n: i64
        for n in range(len(self.seatings)):
            self.earlier[n] = self.asked[n]
            if old[n * self.choices + actions[n]] == 0:
                self._fail(n)
            else:
                state = self.states[n]
                state.apply(actions[n])
                self._go_on(n)
                if state.to_move == OVER:
                    self._finish(n)
            self._show(n)

    def _check(self, actions: list[int]) -> None:
        """Refuse before anything is changed."""
        if len(actions) != len(self.seatings):
            raise CantiereError(f"{len(self.seatings)} games need as many actions, not {len(actions)}")
        n: i64
        for n in range(len(actions)):
            action: i64 = actions[n]
            if not 0 <= action < self.choices:
                raise CantiereError(f"game {n}: there is no action {action}")
            if not self.illegal_ends and self.mask[n * self.choices + action] == 0:
                self.states[n].play(action)  # raises the reason

    def _clear(self) -> None:
        self.sheet = self.blank.fresh()
        self.mask = self.no_mask[:]
        self.rewards = self.no_rewards[:]
        self.done = self.no_flags[:]
        self.illegal = self.no_flags[:]

    def _begin(self, n: i64) -> None:
        state = self.start.clone()
        self.states[n] = state
        self._go_on(n)
        if state.to_move == OVER:
            raise CantiereError("a game was over before the learner was asked anything")

    def _go_on(self, n: i64) -> None:
        """Let chance and the bots play until the asker must decide, or the game is over."""
        state = self.states[n]
        seating = self.seatings[n]
        rng = self.rngs[n]
        while True:
            settle(state, rng)
            seat: i64 = state.to_move
            if seat == OVER or seating.seat == EVERYBODY or seat == seating.seat:
                return
            seen = state.clone()
            seen.redeal(seat, rng)
            place: i64 = seat - seating.seat - 1
            if place < 0:
                place += state.seats
            state.apply(seating.bots[place].choose(seen, seat))

    def _finish(self, n: i64) -> None:
        first: i64 = n * self.start.seats
        for seat, reward in enumerate(outcome(self.states[n])):
            self.rewards[first + seat] = reward
        self._end(n)

    def _fail(self, n: i64) -> None:
        """An illegal action loses the game there and then."""
        self.rewards[n * self.start.seats + self.asked[n]] = ILLEGAL
        self.illegal[n] = 1
        self._end(n)

    def _end(self, n: i64) -> None:
        self.done[n] = 1
        self.ended[n] = self.states[n]
        self._write(self.final, n, self.earlier[n])
        seating = self.seatings[n]
        if seating.turns:
            seating.seat = seating.seat + 1 if seating.seat + 1 < self.start.seats else 0
        self._begin(n)

    def _show(self, n: i64) -> None:
        state = self.states[n]
        self.asked[n] = state.to_move
        self._write(self.sheet, n, state.to_move)
        first: i64 = n * self.choices
        for action in state.legal_actions():
            self.mask[first + action] = 1

    def _write(self, sheet: Sheet, n: i64, seat: i64) -> None:
        if sheet is self.final:
            sheet.wipe(n)
        sheet.begin(n)
        self.encoder.write(self.states[n], seat, sheet)
