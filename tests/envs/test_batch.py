"""Many toys at once, each known by heart: whose turn it is, what is legal, who gets what, what comes next."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

import cantiere
from cantiere.bots.bot import Bot
from cantiere.core.game import Game
from cantiere.core.sheet import Encoder, Sheet
from cantiere.core.state import OVER, State
from cantiere.envs.batch import BY_HAND, EVERYBODY, NEXT_STEP, SAME_STEP, Batch, Lister, Seating, mask_of
from cantiere.envs.rewards import Potential
from tests.core.toys import BIDS, Toy, ToyTable


def own(state: State, seat: int) -> int:
    """The own card; 0 before it is dealt."""
    cards = table(state).cards
    return cards[seat] if seat < len(cards) else 0


class OwnCard(Encoder[ToyTable]):
    """Writes the own card, in tenths, and the number of bids."""

    def write(self, state: ToyTable, seat: int, sheet: Sheet) -> None:
        sheet.number("card", own(state, seat) / 10)
        sheet.number("bids", float(len(state.bids)))


class Written(Toy):
    """The toy with what a seat sees written by an encoder."""

    encoder = OwnCard()
    features = Game.features
    feature_names = Game.feature_names


class Bids(Bot):
    """Bids as high as it can, and remembers where it sat."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sat: list[int] = []

    def choose(self, state: State, seat: int) -> int:
        self.sat.append(seat)
        return state.legal_actions()[-1]


class Worth(Potential):
    """A hundred for each bid made, and the seat's number: that never changes."""

    def of(self, state: State, seat: int) -> float:
        assert isinstance(state, ToyTable)
        return 100.0 * len(state.bids) + seat


def batch_of(
    count: int = 3,
    seats: int = 2,
    *,
    illegal_ends: bool = True,
    renewal: int = SAME_STEP,
    potential: Potential | None = None,
) -> Batch:
    """So many games in which everybody is asked, begun with seeds of their own."""
    game = Written()
    everybody = [Seating(EVERYBODY, False, []) for _ in range(count)]
    batch = Batch(
        game.new(seats), BIDS, game.num_features, everybody, illegal_ends, renewal, potential=potential
    )
    batch.reset([str(number) for number in range(count)], [True] * count)
    return batch


def table(state: State) -> ToyTable:
    assert isinstance(state, ToyTable)
    return state


def masks(batch: Batch) -> list[list[int]]:
    return [list(batch.mask)[row * BIDS : (row + 1) * BIDS] for row in range(len(batch.states))]


def seen(sheet: Sheet) -> list[tuple[float, float]]:
    values = list(sheet.values)
    return [(round(10 * values[at], 6), values[at + 1]) for at in range(0, len(values), 2)]


def cards(batch: Batch) -> list[list[int]]:
    return [list(table(state).cards) for state in batch.states]


def test_each_game_shows_what_its_asker_may_do_and_sees() -> None:
    batch = batch_of()
    dealt = cards(batch)
    assert len({tuple(row) for row in dealt}) > 1, "three deals"
    assert list(batch.asked) == [0, 0, 0]
    assert masks(batch) == [[1, 1, 1]] * 3
    assert seen(batch.sheet) == [(row[0], 0.0) for row in dealt]
    batch.step([0, 1, 2])
    assert [table(state).bids for state in batch.states] == [[0], [1], [2]]
    assert list(batch.asked) == [1, 1, 1]
    assert list(batch.earlier) == [0, 0, 0]
    assert masks(batch) == [[1, 1, 1], [0, 1, 1], [0, 0, 1]]
    assert seen(batch.sheet) == [(row[1], 1.0) for row in dealt]
    assert list(batch.rewards) == [0.0] * 6
    assert list(batch.done) == list(batch.illegal) == [0, 0, 0]


def test_where_a_game_ends_the_next_begins_and_the_others_go_on() -> None:
    batch = batch_of()
    batch.step([0, 0, 2])
    before = cards(batch)
    batch.step([2, 1, 2])
    assert list(batch.done) == [1, 1, 1]
    assert list(batch.illegal) == list(batch.waiting) == [0, 0, 0]
    for row, (ended, dealt) in enumerate(zip(batch.ended, before, strict=True)):
        assert table(ended).cards == dealt
        first = ended.ranking().index(1)
        assert list(batch.rewards)[2 * row : 2 * row + 2] == ([1.0, -1.0] if first == 0 else [-1.0, 1.0])
        assert seen(batch.final)[row] == (dealt[1], 2.0)  # the end, as who was asked last sees it
        assert batch.states[row].to_move == 0  # the next one has begun
        assert seen(batch.sheet)[row] == (table(batch.states[row]).cards[0], 0.0)
    batch.step([0, 0, 0])
    assert list(batch.done) == [0, 0, 0]
    assert list(batch.rewards) == [0.0] * 6


def test_of_three_seats_each_has_its_own_reward() -> None:
    batch = batch_of(2, seats=3)
    for _ in range(3):
        batch.step([0, 2])
    for row, ended in enumerate(batch.ended):
        assert sorted(ended.ranking()) == [1, 2, 3]
        assert list(batch.rewards)[3 * row : 3 * row + 3] == [2.0 - rank for rank in ended.ranking()]


def test_an_illegal_action_ends_that_game_and_costs_its_asker() -> None:
    batch = batch_of()
    batch.step([1, 1, 1])
    batch.step([0, 1, 1])
    assert list(batch.illegal) == [1, 0, 0]
    assert list(batch.done) == [1, 1, 1]
    assert list(batch.rewards)[:2] == [0.0, -1.0]
    assert list(batch.rewards)[2:] != [0.0] * 4


def test_what_cannot_be_done_is_refused_before_anything_happens() -> None:
    batch = batch_of(illegal_ends=False)
    batch.step([1, 1, 1])
    for actions, why in (
        ([1, 1, 0], "T-1"),
        ([1, 1], "3 games need as many actions, not 2"),
        ([1, 1, 1, 1], "3 games need as many actions, not 4"),
        ([1, -1, 1], "game 1: there is no action -1"),
        ([1, 1, BIDS], "game 2: there is no action 3"),
    ):
        with pytest.raises(cantiere.CantiereError, match=why):
            batch.step(actions)
        assert [table(state).bids for state in batch.states] == [[1], [1], [1]]
    batch.step([2, 2, 2])
    assert list(batch.done) == [1, 1, 1]


def test_a_game_may_begin_anew_with_the_next_step_whose_action_does_not_count() -> None:
    batch = batch_of(2, renewal=NEXT_STEP)
    batch.step([0, 0])
    batch.step([1, 1])
    last = cards(batch)
    assert list(batch.waiting) == [1, 1]
    assert list(batch.asked) == [1, 1], "shown to who was asked last"
    assert seen(batch.sheet) == [(row[1], 2.0) for row in last]
    assert masks(batch) == [[0, 0, 0]] * 2
    batch.step([99, 0])
    assert list(batch.waiting) == list(batch.done) == list(batch.illegal) == [0, 0]
    assert [table(state).bids for state in batch.states] == [[], []]
    assert masks(batch) == [[1, 1, 1]] * 2
    assert cards(batch) != last


def test_that_one_waits_excuses_no_other() -> None:
    batch = batch_of(2, seats=3, renewal=NEXT_STEP)
    batch.step([2, 1])
    batch.step([0, 1])  # the first is over, by an illegal action
    assert list(batch.waiting) == [1, 0]
    with pytest.raises(cantiere.CantiereError, match="game 1: there is no action -1"):
        batch.step([99, -1])


def test_a_game_may_wait_until_it_is_reset() -> None:
    batch = batch_of(2, renewal=BY_HAND)
    batch.step([0, 0])
    batch.step([1, 1])
    with pytest.raises(cantiere.CantiereError, match="game 0 is over: reset it first"):
        batch.step([0, 0])
    batch.reset([None, None], [True, False])
    assert list(batch.waiting) == [0, 1]
    assert list(batch.done) == [0, 0]
    with pytest.raises(cantiere.CantiereError, match="game 1 is over: reset it first"):
        batch.step([0, 0])
    assert [state.to_move for state in batch.states] == [0, OVER]


def test_a_seed_begins_a_stream_and_without_one_it_goes_on() -> None:
    batch = batch_of(2)
    first = cards(batch)
    batch.reset([None, None], [True, True])
    second = cards(batch)
    batch.reset([None, None], [True, True])
    assert cards(batch) != second
    batch.reset(["0", "1"], [True, True])
    assert cards(batch) == first
    batch.reset([None, "7"], [True, False])
    assert cards(batch) == [second[0], first[1]], "only what was to be reset was"


def test_a_learner_sits_among_bots_in_their_order_and_moves_on() -> None:
    game = Written()
    next_one, last_one = Bids("next"), Bids("last")
    seatings = [Seating(1, True, [next_one, last_one])]
    batch = Batch(game.new(3), BIDS, game.num_features, seatings, False)
    batch.reset(["0"], [True])
    for learner in (1, 2, 0, 1):
        assert (seatings[0].seat, int(batch.asked[0])) == (learner, learner)
        batch.step([BIDS - 1])
        assert list(batch.done) == [1]
        assert table(batch.ended[0]).bids[learner] == BIDS - 1
    assert next_one.sat[:4] == [2, 0, 1, 2]
    assert sorted(last_one.sat[:4]) == [0, 0, 1, 2]


def test_one_who_stays_stays() -> None:
    game = Written()
    seating = Seating(0, False, [Bids("other")])
    batch = Batch(game.new(2), BIDS, game.num_features, [seating], False)
    batch.reset(["0"], [True])
    for _ in range(3):
        batch.step([0])
        assert list(batch.done) == [1]
        assert (seating.seat, int(batch.asked[0])) == (0, 0)


def test_a_game_without_a_question_for_the_learner_is_refused() -> None:
    game = Written()
    nowhere = Seating(2, False, [Bids("one")])
    batch = Batch(game.new(2), BIDS, game.num_features, [nowhere], False)
    with pytest.raises(cantiere.CantiereError, match="before the learner was asked"):
        batch.reset(["0"], [True])


def test_shaped_rewards_are_the_changes_of_what_positions_are_worth() -> None:
    batch = batch_of(2, potential=Worth())
    assert list(batch.rewards) == [0.0] * 4
    assert list(batch.worth) == [0.0, 1.0] * 2
    batch.step([0, 1])
    assert list(batch.rewards) == [100.0] * 4
    batch.step([2, 2])
    for row, ended in enumerate(batch.ended):
        by_rank = [1.0, -1.0] if ended.ranking() == [1, 2] else [-1.0, 1.0]
        assert list(batch.rewards)[2 * row : 2 * row + 2] == [100.0 + one for one in by_rank]
    batch.step([0, 0])
    assert list(batch.rewards) == [100.0] * 4, "the next game begins with its own worth"


def test_copies_go_the_same_way_without_each_other() -> None:
    batch = batch_of(3, renewal=NEXT_STEP)
    batch.step([1, 0, 2])
    batch.step([1, 0, 2])
    batch.step([0, 0, 0])
    for other in (copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch, 5))):
        for name in ("rewards", "done", "illegal", "waiting", "worth", "asked", "earlier", "mask"):
            assert list(getattr(other, name)) == list(getattr(batch, name)), name
        assert seen(other.sheet) == seen(batch.sheet)
        assert seen(other.final) == seen(batch.final)
        assert (other.renewal, other.illegal_ends) == (batch.renewal, batch.illegal_ends)
        before = [table(state).bids[:] for state in batch.states]
        other.step([1, 1, 1])
        other.step([1, 1, 1])
        assert [table(state).bids for state in batch.states] == before
        again = copy.copy(batch)
        again.step([1, 1, 1])
        again.step([1, 1, 1])
        assert cards(again) == cards(other)
        assert list(again.rewards) == list(other.rewards)


def test_copies_tell_what_has_just_happened() -> None:
    batch = batch_of(3, seats=3)
    for actions in ([2, 1, 0], [0, 1, 0], [2, 1, 0], [2, 1, 0]):  # the first is illegal in the second step
        batch.step(actions)
        for other in (copy.copy(batch), pickle.loads(pickle.dumps(batch, 5))):
            for name in ("rewards", "done", "illegal", "waiting", "asked", "earlier"):
                assert list(getattr(other, name)) == list(getattr(batch, name)), name


def test_the_end_of_a_later_game_takes_the_place_of_the_last_one() -> None:
    """Also where what was written before would show through: a row is wiped first."""

    class Once(OwnCard):
        def write(self, state: State, seat: int, sheet: Sheet) -> None:
            sheet.flag("low", own(state, seat) < 3)
            sheet.flag("high", own(state, seat) >= 3)

    class Flags(Written):
        encoder = Once()

    game = Flags()
    batch = Batch(game.new(2), BIDS, game.num_features, [Seating(EVERYBODY, False, [])] * 2, True)
    batch.reset(["0", "1"], [True, True])
    for _ in range(12):
        batch.step([2, 2])
        batch.step([2, 2])
        for row, ended in enumerate(batch.ended):
            high = table(ended).cards[1] >= 3
            assert list(batch.final.values)[2 * row : 2 * row + 2] == [float(not high), float(high)]


def test_masks_and_lists_of_features() -> None:
    blank = vec[u8]([0, 0, 0, 0])
    assert list(mask_of([1, 3], blank)) == [0, 1, 0, 1]
    assert list(blank) == [0, 0, 0, 0]
    batch = batch_of()
    lister = Lister(OwnCard(), 2)
    for state in batch.states:
        for seat in range(2):
            exact = float(np.float32(own(state, seat) / 10))
            assert lister.features(state, seat) == [exact, 0.0]
    assert len({own(state, seat) for state in batch.states for seat in range(2)}) > 1
    batch.step([0, 0, 0])
    assert lister.features(batch.states[0], 1)[1] == 1.0
