"""The conformance suite passes sound games and catches each kind of unsound one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import cantiere
from cantiere.core.conformance import ConformanceError, check_game, variants
from cantiere.core.notation import Row
from cantiere.core.reason import Caution, Reason
from cantiere.core.rng import Rng
from cantiere.core.state import Frame, State, Step
from tests.core.toys import BID_STEP, BIDS, CARDS, DEAL, DEAL_STEP, END_STEP, Bid, Deal, Toy, ToyTable


def test_a_sound_game_passes() -> None:
    report = check_game(Toy(), games=5)
    assert report.games == 5 * 2 * 2  # seats x values of the option
    assert report.close_looks > 0


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    check_game(Toy(), seats=[2], games=2, progress=lambda: told.append(1))
    assert len(told) == 4


def test_impossible_variants_are_left_out_unless_asked_for() -> None:
    assert all(seats in (2, 3) for seats, _ in variants(Toy()))
    with pytest.raises(cantiere.CantiereError, match="seats"):
        check_game(Toy(), seats=[5], options=[{}])


class _Peeking(Toy):
    """Shows everybody's card."""

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ToyTable)
        return {"cards": list(state.cards)}


class _ShownToSpectators(Toy):
    """Shows everybody's card to whoever looks on."""

    def table_view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, ToyTable)
        return super().table_view(state, seat) | ({"cards": list(state.cards)} if seat is None else {})


class _FarRefusal(Bid):
    """Gives the neighbour's card away in the refusal of the last answer."""

    def why_not(self, t: ToyTable, frame: Frame, action: int) -> Reason | None:
        if action < BIDS - 1:
            return super().why_not(t, frame, action)
        return Reason("too-low", "T-1", {"lowest": t.cards[-1]}) if action < BIDS else None

    def legal(self, t: ToyTable, frame: Frame) -> list[int]:
        return list(range(max(t.bids, default=0), BIDS - 1))


class _SharedClone(ToyTable):
    """A clone that shares a list with its original."""

    def clone(self) -> ToyTable:
        copy = super().clone()
        copy.bids = self.bids
        return copy


class _ForgetfulRedeal(ToyTable):
    """Re-deals the same card to everybody."""

    def redeal(self, seat: int, rng: Rng) -> None:
        for other in range(len(self.cards)):
            if other != seat:
                self.cards[other] = self.cards[0]


class _Unsorted(Bid):
    """Lists its actions backwards."""

    def legal(self, t: ToyTable, frame: Frame) -> list[int]:
        return super().legal(t, frame)[::-1]


class _Endless(Bid):
    """Never stops asking."""

    def apply(self, t: ToyTable, frame: Frame, action: int) -> None:
        t.ask(self, 0)


class _Planned(Toy):
    """A toy with another bidding step."""

    bid: Step[Any] = BID_STEP

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> State:
        state = super().build(seats, options, rules_version)
        state.plan = [DEAL_STEP, self.bid, END_STEP]
        return state


class _Tattling(Deal):
    """Tells everybody which card is dealt."""

    def apply(self, t: ToyTable, frame: Frame, action: int) -> None:
        super().apply(t, frame, action)
        if t.listener is not None:
            t.tell("dealt", frame.a, {"card": action - DEAL})


class _NeverDealtAnew(ToyTable):
    """Leaves hidden cards where they are: bots would see them."""

    def redeal(self, seat: int, rng: Rng) -> None:
        pass


class _AllOpenAllSeen(_Peeking):
    """Shows every card, in views and features, and deals nothing anew."""

    table = _NeverDealtAnew

    def features(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        assert isinstance(state, ToyTable)
        return np.array([sum(state.cards), len(state.cards)], dtype=np.float32)


class _Silent(Toy):
    """Does not say whether it hides anything."""

    has_secrets: bool | None = None


class _SaysNothingIsHidden(Toy):
    """Says that nothing is hidden, and deals anew all the same."""

    has_secrets = False


class _GossipyBid(Bid):
    """Gives the neighbour's card away in a refusal."""

    def why_not(self, t: ToyTable, frame: Frame, action: int) -> Reason | None:
        return Reason("too-low", "T-1", {"lowest": t.cards[-1]}) if action < BIDS else None


class _Pointing(Toy):
    """Gives the neighbour's card away in a label."""

    def label(self, state: State, action: int) -> Row:
        assert isinstance(state, ToyTable)
        row = super().label(state, action)
        return row._replace(params={**row.params, "other": sum(state.cards)})


class _Warning(Toy):
    """Gives the neighbour's card away in a warning."""

    def warnings(self, state: State, action: int) -> list[Caution]:
        assert isinstance(state, ToyTable)
        return [Caution("beware", "T-1")] if sum(state.cards) > CARDS else []


class _Farsighted(Toy):
    """Shows the cards of all in the features."""

    def features(self, state: State, seat: int) -> npt.NDArray[np.float32]:
        assert isinstance(state, ToyTable)
        return np.array([sum(state.cards), len(state.bids)], dtype=np.float32)


class _WeightedDeal(Deal):
    """A card is three times as likely as its neighbours, and is dealt anew like any other."""

    def weight(self, t: ToyTable, frame: Frame, outcome: int) -> int:
        return 30 if outcome == DEAL else 1


class _LossySnapshot(Toy):
    """Forgets the bids."""

    def fill_table(self, state: State, data: Mapping[str, Any]) -> None:
        super().fill_table(state, {**data, "bids": []})


class _SilentSnapshot(Toy):
    """Writes every snapshot without the bids, so that they are compared without them as well."""

    def table_data(self, state: State) -> dict[str, Any]:
        return {**super().table_data(state), "bids": []}


def _with_table(table: type[ToyTable]) -> Toy:
    game = Toy()
    game.table = table
    return game


def _with_bid(step: Step[Any]) -> Toy:
    game = _Planned()
    game.bid = step
    game.questions = {"deal": DEAL_STEP, "bid": step}
    return game


class _LoudDeal(Toy):
    """A toy with another deal."""

    def __init__(self, deal: Step[Any]) -> None:
        self.questions = {"deal": deal, "bid": BID_STEP}

    def build(self, seats: int, options: dict[str, Any], rules_version: int) -> State:
        t = self.table()
        t.begin(self, seats, options, [self.questions["deal"], BID_STEP, END_STEP], rules_version)
        t.deck = list(range(CARDS))
        t.advance()
        return t


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (_Peeking(), "changed its view"),
        (_ShownToSpectators(), "changed the spectators' view"),
        (_with_bid(_FarRefusal("bid")), "refusal of . depends on hidden things"),
        (_with_table(_SharedClone), "clone"),
        (_with_table(_ForgetfulRedeal), "missing or doubled|dealt otherwise than drawn"),
        (_with_bid(_Unsorted("bid")), "not sorted"),
        (_with_bid(_Endless("bid")), "does not end"),
        (_LossySnapshot(), "restore"),
        (_SilentSnapshot(), "shown or scored otherwise"),
        (_LoudDeal(_Tattling("deal", "to")), "told of hidden things"),
        (_SaysNothingIsHidden(), "nothing is hidden"),
        (_with_bid(_GossipyBid("bid")), "refusal of . depends on hidden things"),
        (_Pointing(), "the label of .* depends on hidden things"),
        (_Warning(), "the warnings of .* depends on hidden things"),
        (_Farsighted(), "changed its features"),
        (_LoudDeal(_WeightedDeal("deal", "to", weighted=True)), "dealt otherwise than drawn"),
    ],
)
def test_an_unsound_game_is_caught(game: Toy, complaint: str) -> None:
    with pytest.raises(ConformanceError, match=complaint) as caught:
        check_game(game, games=8)
    assert caught.value.record.game == "toy"


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (_Silent(), "does not say whether it hides anything"),
        (_with_table(_NeverDealtAnew), "never changed a position|dealt otherwise than drawn"),
        (_AllOpenAllSeen(), "never changed a position"),
    ],
)
def test_a_game_that_hides_nothing_properly_is_caught(game: Toy, complaint: str) -> None:
    with pytest.raises((cantiere.CantiereError, ConformanceError), match=complaint):
        check_game(game)


def test_messages_without_words_are_named() -> None:
    needed = {"event-dealt", "decision-bid", "action-bid", "reason-too-low", "reason-not-asked"}
    known = {*needed, "reason-chance-decides", "reason-game-over", "reason-no-such-action"}
    assert needed <= check_game(Toy(), knows=lambda key: key in known).messages
    for missing in sorted(needed):
        with pytest.raises(cantiere.CantiereError, match=f"no words for {missing}"):
            check_game(Toy(), knows=(known - {missing}).__contains__)
