"""A toy game on the contract: each seat is dealt a hidden card, then says how many points it will make.

Small enough to know by heart, with chance, hidden information, a refusal and a tie-break.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from cantiere.core.game import Game, Option
from cantiere.core.notation import Notation, Row
from cantiere.core.reason import CantiereError, Reason
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, Frame, State, Step

CARDS = 6
BIDS = 3
DEAL = BIDS  # actions: 0..2 bids, then the cards dealt by chance


class ToyTable(State):
    """What lies where."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.bids: list[int] = []
        self.deck: list[int] = []

    def clone(self) -> ToyTable:
        """Return an independent copy."""
        copy = type(self)()
        copy.copy_machine(self)
        copy.cards, copy.bids, copy.deck = list(self.cards), list(self.bids), list(self.deck)
        return copy

    def standing(self, seat: int) -> list[int]:
        """The bid counts if the card covers it; the card breaks ties."""
        if seat >= len(self.bids):
            return [0, 0]
        return [self.bids[seat] if self.cards[seat] >= self.bids[seat] else 0, self.cards[seat]]

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal the other seats' cards anew."""
        unknown = [other for other in range(len(self.cards)) if other != seat]
        pool = sorted([*self.deck, *(self.cards[other] for other in unknown)])
        for other in unknown:
            self.cards[other] = pool.pop(rng.below(len(pool)))
        self.deck = pool


class Deal(Step[ToyTable]):
    """Each seat gets a card."""

    def enter(self, t: ToyTable) -> None:
        t.ask(self, CHANCE, 0)

    def legal(self, t: ToyTable, frame: Frame) -> list[int]:
        return [DEAL + card for card in sorted(t.deck)]

    def apply(self, t: ToyTable, frame: Frame, action: int) -> None:
        t.deck.remove(action - DEAL)
        t.cards.append(action - DEAL)
        if t.listener is not None:
            t.tell("dealt", frame.a, {"card": action - DEAL}, seen_by=frame.a)
        if frame.a + 1 < t.seats:
            t.ask(self, CHANCE, frame.a + 1)


class Bid(Step[ToyTable]):
    """Each seat bids at least what its neighbour has bid."""

    def enter(self, t: ToyTable) -> None:
        t.ask(self, 0)

    def legal(self, t: ToyTable, frame: Frame) -> list[int]:
        return list(range(max(t.bids, default=0), BIDS))

    def apply(self, t: ToyTable, frame: Frame, action: int) -> None:
        t.bids.append(action)
        if frame.seat + 1 < t.seats:
            t.ask(self, frame.seat + 1)

    def why_not(self, t: ToyTable, frame: Frame, action: int) -> Reason | None:
        return Reason("too-low", "T-1", {"lowest": max(t.bids)}) if action < BIDS else None


class End(Step[ToyTable]):
    """The game is over."""

    def enter(self, t: ToyTable) -> None:
        t.finish()


DEAL_STEP, BID_STEP, END_STEP = Deal("deal", "to", rule="T-0"), Bid("bid", rule="T-1"), End("end")


class Toy(Game):
    """The toy, with one option that changes nothing."""

    id = "toy"
    rules_version = 1
    has_secrets: bool | None = True
    seat_counts = (2, 3)
    options = (Option("loud", False, (False, True)),)
    notation = Notation(
        [Row(f"bid {n}", "action-bid", {"amount": n}) for n in range(BIDS)]
        + [Row(f"deal {card}", "action-deal", {"card": card}) for card in range(CARDS)]
    )
    num_choices = BIDS
    questions: Mapping[str, Step[Any]] = {"deal": DEAL_STEP, "bid": BID_STEP}
    table: type[ToyTable] = ToyTable

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> State:
        """Return the set-up."""
        t = self.table()
        t.begin(self, seats, options, [DEAL_STEP, BID_STEP, END_STEP], rules_version)
        t.deck = list(range(CARDS))
        t.advance()
        return t

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Show the bids and one's own card."""
        assert isinstance(state, ToyTable)
        own = state.cards[seat] if seat is not None and seat < len(state.cards) else None
        return {"bids": list(state.bids), "card": own}

    def table_data(self, state: State) -> dict[str, Any]:
        """Return everything."""
        assert isinstance(state, ToyTable)
        return {"cards": list(state.cards), "bids": list(state.bids), "deck": sorted(state.deck)}

    def fill_table(self, state: State, data: Mapping[str, Any]) -> None:
        """Lay out a snapshot."""
        assert isinstance(state, ToyTable)
        state.cards, state.bids, state.deck = list(data["cards"]), list(data["bids"]), list(data["deck"])
        self.check_table(state)

    def check_table(self, state: State) -> None:
        """Each card is in one place."""
        assert isinstance(state, ToyTable)
        if sorted([*state.cards, *state.deck]) != list(range(CARDS)):
            raise CantiereError("a card is missing or doubled")

    def features(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        """Return the own card and the number of bids."""
        assert isinstance(state, ToyTable)
        own = state.cards[seat] if seat < len(state.cards) else -1
        return np.array([own, len(state.bids)], dtype=np.float32)

    def feature_names(self) -> list[str]:
        """Name the two."""
        return ["own card", "bids made"]
