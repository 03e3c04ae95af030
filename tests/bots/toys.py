"""Small games whose best play is known, on the contract: Nim, noughts and crosses, Kuhn poker, a guess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cantiere.core.game import Game
from cantiere.core.heuristics import Heuristics
from cantiere.core.notation import Notation, Row
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, Frame, State, Step


class ToyState(State):
    """Everything is a list of ints; a toy says what they mean."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[int] = []
        self.points: list[int] = []

    def clone(self) -> ToyState:
        copy = type(self)()
        copy.copy_machine(self)
        copy.cells, copy.points = list(self.cells), list(self.points)
        return copy

    def standing(self, seat: int) -> list[int]:
        return [self.points[seat]]

    def end(self, points: list[int]) -> None:
        self.points = points
        self.finish()


class End(Step[ToyState]):
    """Nothing more is asked."""

    def enter(self, t: ToyState) -> None:
        t.finish()


END = End("end")


class ToyGame(Game):
    """A game of two with one question."""

    rules_version = 1
    has_secrets = False
    seat_counts = (2,)
    state: type[ToyState] = ToyState
    first: Step[Any]

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> State:
        t = self.state()
        t.begin(self, seats, options, [self.first, END], rules_version)
        t.points = [0] * seats
        self.lay(t)
        t.advance()
        return t

    def lay(self, t: ToyState) -> None:
        """Lay the table."""

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        return {"cells": list(state.cells)}

    def table_data(self, state: State) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        return {"cells": list(state.cells), "points": list(state.points)}

    def fill_table(self, state: State, data: Mapping[str, Any]) -> None:
        assert isinstance(state, ToyState)
        state.cells, state.points = list(data["cells"]), list(data["points"])


def texts(word: str, count: int) -> list[Row]:
    return [Row(f"{word} {n}", "action", {"n": n}) for n in range(count)]


# --- Nim: heaps of 3, 5 and 7; who takes the last stick wins -------------------------------------------

HEAPS, MOST = 3, 7


class Take(Step[ToyState]):
    """Take one or more sticks from one heap: action = heap * MOST + sticks - 1."""

    def enter(self, t: ToyState) -> None:
        t.ask(self, 0)

    def legal(self, t: ToyState, frame: Frame) -> list[int]:
        return [heap * MOST + n for heap in range(HEAPS) for n in range(t.cells[heap])]

    def apply(self, t: ToyState, frame: Frame, action: int) -> None:
        t.cells[action // MOST] -= action % MOST + 1
        if any(t.cells):
            t.ask(self, 1 - frame.seat)
        else:
            t.end([int(seat == frame.seat) for seat in range(2)])


class Nim(ToyGame):
    """Perfect information, first seat wins."""

    id = "nim"
    first = Take("take")
    questions: Mapping[str, Step[Any]] = {"take": first}
    notation = Notation(texts("take", HEAPS * MOST))
    num_choices = HEAPS * MOST

    def lay(self, t: ToyState) -> None:
        t.cells = [3, 5, 7]


# --- noughts and crosses: a draw --------------------------------------------------------------------------

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Mark(Step[ToyState]):
    """Mark an empty cell."""

    def enter(self, t: ToyState) -> None:
        t.ask(self, 0)

    def legal(self, t: ToyState, frame: Frame) -> list[int]:
        return [cell for cell in range(9) if t.cells[cell] < 0]

    def apply(self, t: ToyState, frame: Frame, action: int) -> None:
        t.cells[action] = frame.seat
        if any(all(t.cells[cell] == frame.seat for cell in line) for line in LINES):
            t.end([int(seat == frame.seat) for seat in range(2)])
        elif -1 not in t.cells:
            t.end([0, 0])
        else:
            t.ask(self, 1 - frame.seat)


class Crosses(ToyGame):
    """Perfect information, a draw."""

    id = "crosses"
    first = Mark("mark")
    notation = Notation(texts("mark", 9))
    num_choices = 9

    def lay(self, t: ToyState) -> None:
        t.cells = [-1] * 9


# --- Kuhn poker: a card each of J, Q, K (0, 1, 2); pass or bet --------------------------------------------

PASS, BET, DEAL = 0, 1, 2


class Bid(Step[ToyState]):
    """Deal, then pass or bet; cells are the two cards, then the bids."""

    def enter(self, t: ToyState) -> None:
        t.ask(self, CHANCE)

    def legal(self, t: ToyState, frame: Frame) -> list[int]:
        if frame.seat == CHANCE:
            return [DEAL + card for card in range(3) if card not in t.cells]
        return [PASS, BET]

    def apply(self, t: ToyState, frame: Frame, action: int) -> None:
        t.cells.append(action - DEAL if frame.seat == CHANCE else action)
        bids = t.cells[2:]
        if len(t.cells) < 2:
            t.ask(self, CHANCE)
        elif bids in ([PASS, PASS], [BET, BET], [PASS, BET, BET]):
            self.show(t, 2 if BET in bids else 1)
        elif bids in ([BET, PASS], [PASS, BET, PASS]):
            t.end([1, -1] if bids == [BET, PASS] else [-1, 1])
        else:
            t.ask(self, len(bids) % 2)

    def show(self, t: ToyState, stake: int) -> None:
        t.end([stake, -stake] if t.cells[0] > t.cells[1] else [-stake, stake])


class KuhnState(ToyState):
    """The other's card is hidden."""

    def redeal(self, seat: int, rng: Rng) -> None:
        if len(self.cells) >= 2:
            others = [card for card in range(3) if card != self.cells[seat]]
            self.cells[1 - seat] = others[rng.below(2)]


class Stakes(Heuristics):
    """In poker it matters how much is won, not only who wins."""

    def chances(self, state: State) -> list[float]:
        return [0.5 + 0.25 * score for score in state.scores()]


class Kuhn(ToyGame):
    """Hidden cards; some answers are right whatever the other does."""

    id = "kuhn"
    heuristics = Stakes()
    state = KuhnState
    first = Bid("bid")
    notation = Notation([*texts("bid", 2), *texts("deal", 3)])
    num_choices = 2

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ToyState)
        own = state.cells[seat] if seat is not None and len(state.cells) > seat else None
        return {"card": own, "bids": state.cells[2:]}


def kuhn(cards: tuple[int, int], *bids: int) -> State:
    state = Kuhn().new(seats=2)
    for action in (DEAL + cards[0], DEAL + cards[1], *bids):
        state.play(action)
    return state


# --- a guess at a hidden number: knowing it would win always ------------------------------------------------

NUMBERS = 4


class Guess(Step[ToyState]):
    """Chance hides a number that nobody sees; seat 0 guesses it, or takes a point for not trying."""

    def enter(self, t: ToyState) -> None:
        t.ask(self, CHANCE)

    def legal(self, t: ToyState, frame: Frame) -> list[int]:
        if frame.seat == CHANCE:
            return [NUMBERS + 1 + n for n in range(NUMBERS)]
        return list(range(NUMBERS + 1))

    def apply(self, t: ToyState, frame: Frame, action: int) -> None:
        if frame.seat == CHANCE:
            t.cells = [action - NUMBERS - 1]
            t.ask(self, 0)
        elif action == NUMBERS:  # not trying: a tie
            t.end([0, 0])
        else:
            t.end([1, 0] if action == t.cells[0] else [0, 1])


class GuessState(ToyState):
    """Nobody knows the number."""

    def redeal(self, seat: int, rng: Rng) -> None:
        self.cells = [rng.below(NUMBERS)]


class Guessing(ToyGame):
    """Who knew the number would guess; who does not had better not try."""

    id = "guessing"
    state = GuessState
    first = Guess("guess")
    notation = Notation([*texts("guess", NUMBERS), Row("leave", "leave", {}), *texts("hide", NUMBERS)])
    num_choices = NUMBERS + 1

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {}


def guessing(hidden: int) -> State:
    state = Guessing().new(seats=2)
    state.play(NUMBERS + 1 + hidden)
    return state
