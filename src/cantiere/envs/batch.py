"""Many games at once: one call plays one decision in each of them, without leaving compiled code.

Results lie in packed arrays; `cantiere.envs.vector` shows them as numpy arrays. Every game has a random
stream of its own, so a game goes the same way however many are played beside it.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from cantiere.bots.bot import Bot
from cantiere.core.answers import Answers
from cantiere.core.chance import settle
from cantiere.core.reason import CantiereError
from cantiere.core.rng import Rng
from cantiere.core.sheet import Encoder, Sheet
from cantiere.core.state import OVER, State
from cantiere.envs.rewards import ILLEGAL, Potential, outcome

SAME_STEP: Final = 0  # where a game ends, the next one begins in the same step
NEXT_STEP: Final = 1  # it begins with the next step, whose action does not count
BY_HAND: Final = 2  # it begins when it is reset
SPLIT: Final = 536870913.0  # 2**29 + 1: what is left of a float after the split has 24 bits (Veltkamp)
EVERYBODY: Final = -1  # all seats are asked; the observation is that of the seat to move


def mask_of(actions: list[int], blank: vec[u8]) -> vec[u8]:
    """Return a copy of an empty mask, with 1 for each of the actions."""
    mask = blank[:]
    for action in actions:
        mask[action] = 1
    return mask


class Lister:
    """Writes what a seat sees as a list, as OpenSpiel wants it; most entries, 0 or 1, need no object."""

    def __init__(self, encoder: Encoder[Any], features: i64) -> None:
        self.encoder = encoder
        self.blank = Sheet(features)
        self.zeros: list[object] = [0.0] * features
        self.one: object = 1.0

    def features(self, state: State, seat: i64) -> list[object]:
        """Return the features, each as exact as a float32 is."""
        sheet = self.blank.fresh()
        self.encoder.write(state, seat, sheet)
        values = sheet.values
        listed = self.zeros[:]
        one = self.one
        length: i64 = sheet.length
        place: i64
        for place in range(length):
            value: float = values[place]
            if value != 0.0:  # rarely
                if value == 1.0:
                    listed[place] = one
                else:
                    split: float = value * SPLIT
                    listed[place] = split - (split - value)
        return listed


class Seating:
    """Who plays one of the games: a learner among bots, or the asker for everybody."""

    def __init__(self, seat: i64, turns: bool, bots: list[Bot]) -> None:
        self.seat = seat  # the learner's, or EVERYBODY
        self.turns = turns  # the learner sits one seat further on in the next game
        self.bots = bots  # in the order in which they sit after the learner

    def __reduce__(self) -> tuple[object, ...]:
        return Seating, (self.seat, self.turns, self.bots)


class Batch:
    """A number of games of one kind. `renewal` says when one that is over is begun anew.

    `potential`, if there is one, is what shaped rewards are made of.
    """

    def __init__(
        self,
        start: State,
        choices: i64,
        features: i64,
        seatings: list[Seating],
        illegal_ends: bool,
        renewal: i64 = SAME_STEP,
        potential: Potential | None = None,
    ) -> None:
        self.renewal = renewal
        self.potential = potential
        self.start = start
        self.choices = choices
        self.features = features
        self.seatings = seatings
        self.illegal_ends = illegal_ends
        self.encoder: Encoder[Any] = start.game.encoder
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
        self.waiting: vec[u8] = self.no_flags[:]  # it is over, and has not been begun anew
        self.worth: vec[float] = self.no_rewards[:]  # the potentials of all seats, a row for each game
        self.answers = Answers()
        self.asked: vec[i64] = vec[i64]([0 for _ in range(count)])  # the seat that is asked
        self.earlier: vec[i64] = vec[i64]([0 for _ in range(count)])  # the seat that was asked before

    def reset(self, seeds: list[str | None], which: list[bool]) -> None:
        """Begin some of the games; without a seed a game goes on with its random stream as it is."""
        self._clear()
        n: i64
        for n in range(len(self.seatings)):
            if which[n]:
                seed = seeds[n]
                if seed is not None:
                    self.rngs[n] = Rng(seed)
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
            if self.waiting[n]:
                self._begin(n)
            elif old[n * self.choices + actions[n]] == 0:
                self._fail(n)
            else:
                state = self.states[n]
                state.apply(actions[n])
                self._go_on(n)
                if self.potential is not None:
                    self._weigh(n, True)
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
            if self.waiting[n]:
                if self.renewal == BY_HAND:
                    raise CantiereError(f"game {n} is over: reset it first")
                continue
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
        self.waiting[n] = 0
        self._go_on(n)
        if self.potential is not None:
            self._weigh(n, False)
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

    def _weigh(self, n: i64, rewarding: bool) -> None:
        """See what a position is worth to all seats; changes of that may be rewarded."""
        potential = self.potential
        assert potential is not None
        seat: i64
        for seat in range(self.start.seats):
            place: i64 = n * self.start.seats + seat
            worth: float = potential.of(self.states[n], seat)
            if rewarding:
                self.rewards[place] += worth - self.worth[place]
            self.worth[place] = worth

    def _finish(self, n: i64) -> None:
        first: i64 = n * self.start.seats
        for seat, reward in enumerate(outcome(self.states[n])):
            self.rewards[first + seat] += reward
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
        if self.renewal == SAME_STEP:
            self._begin(n)
        else:
            self.waiting[n] = 1

    def _show(self, n: i64) -> None:
        """Show a game to the seat that is asked; one that waits to be begun anew, to who was asked last."""
        state = self.states[n]
        if not self.waiting[n]:
            self.asked[n] = state.to_move
        self._write(self.sheet, n, self.asked[n])
        if self.waiting[n]:
            return
        first: i64 = n * self.choices
        state.answers_into(self.answers)
        number: i64
        for number in range(self.answers.count):
            self.mask[first + self.answers.numbers[number]] = 1

    def _write(self, sheet: Sheet, n: i64, seat: i64) -> None:
        if sheet is self.final:
            sheet.wipe(n)
        sheet.begin(n)
        self.encoder.write(self.states[n], seat, sheet)

    # --- copies ------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: object) -> Batch:
        return _batch_again(*copy.deepcopy(self.__reduce__()[1]))

    def __copy__(self) -> Batch:
        return self.__deepcopy__(None)

    def __reduce__(self) -> tuple[Any, Any]:
        made = (self.start, self.choices, self.features, self.seatings, self.illegal_ends, self.renewal)
        playing = (self.states, self.ended, self.rngs)
        shown = (self.rewards, self.done, self.illegal, self.waiting, self.worth, self.asked, self.earlier)
        last = (self.final.values, self.sheet.values, self.mask)
        return _batch_again, ((*made, self.potential), playing, [list(row) for row in (*shown, *last)])


def _batch_again(made: Any, playing: Any, shown: list[Any]) -> Batch:
    batch = Batch(*made)
    batch.states, batch.ended, batch.rngs = playing
    batch.rewards = vec[float](shown[0])
    batch.done = vec[u8](shown[1])
    batch.illegal = vec[u8](shown[2])
    batch.waiting = vec[u8](shown[3])
    batch.worth = vec[float](shown[4])
    batch.asked = vec[i64](shown[5])
    batch.earlier = vec[i64](shown[6])
    batch.final.values = vec[float](shown[7])
    batch.sheet.values = vec[float](shown[8])
    batch.mask = vec[u8](shown[9])
    return batch
