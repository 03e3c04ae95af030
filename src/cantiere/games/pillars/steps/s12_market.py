"""12 · Market: buying from the stalls and selling to the supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import Frame, Step
from cantiere.games.pillars.actions import BOUGHT_KINDS, BUY, SELL, STOP
from cantiere.games.pillars.components import (
    FIRST_SPACE,
    KINDS,
    MARKET,
    MATERIALS,
    PLACE_SPACES,
    PRICE,
    STONE,
    STONECUTTERS,
    WOOD,
    WOODWORKERS,
    bit,
)
from cantiere.games.pillars.table import NOBODY, Table
from cantiere.games.pillars.telling.builders import stops_trading
from cantiere.games.pillars.telling.goods import cubes_go

BEYOND: Final[i64] = PLACE_SPACES[MARKET]  # one more, last, space: for who trades without a builder


class Market(Step[Table]):
    """12 · Builders trade in the order of their spaces, round and round, until each has stopped (P-12.1)."""

    def enter(self, t: Table) -> None:
        t.bought = 0
        self._ask_from(t, 0)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add(STOP)
        material: i64
        number: i64
        for material in range(BOUGHT_KINDS):
            for number in range(self._can_buy(t, frame.seat, material)):
                answers.add(BUY.at(material, number))
        for material in range(KINDS):
            for number in range(self._can_sell(t, frame.seat, material)):
                answers.add(SELL.at(material, number))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if action == STOP:
            self._stop(t, frame.seat, frame.a)
        elif BUY.holds(action):
            self._buy(t, frame.seat, BUY.part(action, 0), BUY.part(action, 1) + 1)
        else:
            self._sell(t, frame.seat, SELL.part(action, 0), SELL.part(action, 1) + 1)
        self._ask_from(t, frame.a + 1)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        seat = frame.seat
        if BUY.holds(action):
            material: i64 = BUY.part(action, 0)
            number: i64 = BUY.part(action, 1) + 1
            return self._no_purchase(t, seat, material, number)
        if SELL.holds(action):
            return self._no_sale(t, seat, SELL.part(action, 0), SELL.part(action, 1) + 1)
        return None

    def _can_buy(self, t: Table, seat: i64, material: i64) -> i64:
        """Return how many cubes a seat may buy at most (P-12.2, P-12.3)."""
        if material == WOOD and not t.meets(seat, WOODWORKERS):
            return 0
        affordable: i64 = t.gold[seat] // PRICE[material]
        return affordable if affordable < t.market[material] else t.market[material]

    def _can_sell(self, t: Table, seat: i64, material: i64) -> i64:
        """Return how many cubes a seat may sell at most (P-12.3, P-12.4)."""
        if t.bought >> (seat * KINDS + material) & 1:
            return 0
        if material == STONE and not t.meets(seat, STONECUTTERS):
            return 0
        return t.cubes[seat * KINDS + material]

    def _no_purchase(self, t: Table, seat: i64, material: i64, number: i64) -> Reason:
        if material == WOOD and not t.meets(seat, WOODWORKERS):
            return Reason("needs-woodworker", "P-12.3")
        if number > t.market[material]:
            return Reason(
                "market-has-fewer", "P-12.1", {"have": t.market[material], "material": MATERIALS[material]}
            )
        return Reason("too-little-gold", "P-12.2", {"needed": number * PRICE[material], "have": t.gold[seat]})

    def _no_sale(self, t: Table, seat: i64, material: i64, number: i64) -> Reason:
        have: i64 = t.cubes[seat * KINDS + material]
        if number > have:
            return Reason("too-few-cubes", "P-12.1", {"have": have, "material": MATERIALS[material]})
        if t.bought >> (seat * KINDS + material) & 1:
            return Reason("bought-this-round", "P-12.4", {"material": MATERIALS[material]})
        return Reason("needs-stonecutter", "P-12.3")

    def _buy(self, t: Table, seat: i64, material: i64, number: i64) -> None:
        t.pay_gold(seat, number * PRICE[material], "market")
        t.take_offered(seat, material, number, "bought", "market")
        t.bought |= bit(seat * KINDS + material)

    def _sell(self, t: Table, seat: i64, material: i64, number: i64) -> None:
        t.return_cubes(seat, material, number)  # to the general supply, not to the market (P-12.2)
        cubes_go(t, "sold", seat, material, number, "market")
        t.gain_gold(seat, number * PRICE[material], "market")

    def _stop(self, t: Table, seat: i64, space: i64) -> None:
        """The seat is out for this space; its builder, if it has one there, goes back."""
        if space == BEYOND:
            t.trader = NOBODY
        else:
            t.spaces[FIRST_SPACE[MARKET] + space] = NOBODY
            t.bag[seat] += 1
        stops_trading(t, seat, MARKET, space != BEYOND)

    def _ask_from(self, t: Table, first: i64) -> None:
        """Ask the next that still trades, from this space on and round again."""
        number: i64
        for number in range(BEYOND + 1):
            space: i64 = (first + number) % (BEYOND + 1)
            seat: i64 = t.trader if space == BEYOND else t.spaces[FIRST_SPACE[MARKET] + space]
            if seat != NOBODY:
                t.ask(self, seat, space)
                return


MARKET_STEP: Final = Market("market", "space", rule="P-12.1")
