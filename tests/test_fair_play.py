"""Fair play: bots see only what their seat may know, and chance is as likely as the rules make it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import cantiere
from cantiere.bots.bot import Bot
from cantiere.core.chance import draw
from cantiere.core.conformance import variants
from cantiere.core.record import Record, chance_stream
from cantiere.core.rng import Rng
from cantiere.core.state import CHANCE, Frame, State, Step
from cantiere.envs.batch import Batch, Seating
from cantiere.match import Match
from tests.core.toys import DEAL, Toy, ToyTable

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


class Spy(Bot):
    """Writes down the cards it is shown, the other's first."""

    def __init__(self) -> None:
        super().__init__("spy")
        self.shown: list[tuple[int, int]] = []

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, ToyTable)
        self.shown.append((state.cards[1 - seat], state.cards[seat]))
        return state.legal_actions()[0]


def test_a_bot_of_a_match_never_sees_the_others_card() -> None:
    seen = Counter[bool]()
    for seed in range(60):
        spy = Spy()
        match = Match(Toy(), [None, spy], seed=seed, salt="")
        match.play(0)
        match.play_bots()
        assert isinstance(match.state, ToyTable)
        others, own = spy.shown[0]
        assert own == match.state.cards[1]
        seen[others == match.state.cards[0]] += 1
    assert seen[True] < 30  # about one in five: what is dealt anew may come out the same


def test_a_bot_of_a_batch_never_sees_the_others_card() -> None:
    spy, true = Spy(), list[int]()
    game = Toy()
    batch = Batch(game.new(2), game.num_choices, game.num_features, [Seating(0, False, [spy])], False)
    for seed in range(60):
        batch.reset([str(seed)], [True])
        state = batch.states[0]
        assert isinstance(state, ToyTable)
        true.append(state.cards[0])
        batch.step([0])
    same = sum(others == card for (others, _), card in zip(spy.shown, true, strict=True))
    assert same < 30


class Bag(Step[ToyTable]):
    """A draw of which the last outcome is nine times as likely as the first."""

    def legal(self, t: ToyTable, frame: Frame) -> list[int]:
        return [DEAL, DEAL + 1]

    def weight(self, t: ToyTable, frame: Frame, outcome: int) -> int:
        return 9 if outcome == DEAL + 1 else 1


def test_outcomes_are_drawn_by_their_weights() -> None:
    state, rng = Toy().new(2), Rng(4)
    state.ask(Bag("bag", weighted=True), CHANCE)
    drawn = Counter(int(draw(state, rng)) for _ in range(1000))
    assert 860 < drawn[DEAL + 1] < 940


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_luck_of_recorded_games_was_as_promised(path: Path) -> None:
    assert Record.load(path).check_chance() > 0


def test_every_chance_outcome_has_a_stream_of_its_own() -> None:
    first = [chance_stream("seed", "salt", number).below(1 << 30) for number in range(200)]
    assert len(set(first)) == 200


@pytest.mark.parametrize("name", cantiere.games())
def test_where_weights_differ_outcomes_are_drawn_by_them(name: str) -> None:
    """A step whose outcomes are not equally likely must say so, or they are drawn as if they were."""
    game, rng = cantiere.game(name), Rng(1)
    seats, options = max(variants(game), key=lambda variant: sum(on is True for on in variant[1].values()))
    state = game.new(seats, **options)
    while state.to_move != cantiere.OVER:
        frame = state.frame
        assert frame is not None
        if state.to_move == CHANCE:
            weights = {weight for _, weight in state.chance_outcomes()}
            assert frame.step.weighted or weights == {1}, state.decision
            state.apply(draw(state, rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
