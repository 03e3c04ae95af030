"""A search with an evaluator or with heuristics of its own; what learned players may see."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.bots import bot
from cantiere.bots.evaluator import Evaluation, Evaluator, NetEvaluator
from cantiere.bots.net import NetBot
from cantiere.bots.search import SearchBot
from cantiere.bots.tries import Tuning
from cantiere.core.heuristics import Heuristics
from cantiere.core.rng import Rng
from cantiere.core.state import State
from tests.bots.nets import random_file, random_net
from tests.bots.toys import NUMBERS, Nim, ToyState, guessing

MOST = 7
# How often is looked. Interpreted, networks and searches are slow: there a few looks are enough.
DEALS, LOOKS = (3, 10) if cantiere.compiled else (2, 4)


def _nim(*heaps: int) -> State:
    state = Nim().new(seats=2)
    assert isinstance(state, ToyState)
    state.cells = list(heaps)
    return state


class Bouton(Evaluator):
    """Knows who wins Nim, but not by which answer."""

    def evaluate(self, state: State, actions: list[int]) -> Evaluation:
        assert isinstance(state, ToyState)
        one, two, three = state.cells
        mover = 1.0 if one ^ two ^ three else 0.0
        chances = [mover, 1.0 - mover] if state.to_move == 0 else [1.0 - mover, mover]
        return Evaluation([1.0 / len(actions)] * len(actions), chances)


def test_an_evaluators_value_finds_the_winning_answer_without_playing_out() -> None:
    for heaps in ((2, 3, 4), (1, 2, 4), (0, 3, 5)):
        tuning = Tuning()
        tuning.trust, tuning.candidates = 1.0, 20
        bot_ = SearchBot(1, iterations=500, tuning=tuning, evaluator=Bouton())
        action = bot_.choose(_nim(*heaps), 0)
        left = list(heaps)
        left[action // MOST] -= action % MOST + 1
        assert left[0] ^ left[1] ^ left[2] == 0


class Fond(Evaluator):
    """Likes one answer, and thinks every position level."""

    def __init__(self, liked: int) -> None:
        self.liked = liked

    def evaluate(self, state: State, actions: list[int]) -> Evaluation:
        liked = [1.0 if action == self.liked else 0.0 for action in actions]
        return Evaluation(liked, [0.5, 0.5])


@pytest.mark.parametrize("liked", [0, 8, 15])
def test_the_likeliest_answer_is_the_usual_one_and_stays_unless_another_does_better(liked: int) -> None:
    tuning = Tuning()
    tuning.trust = 1.0
    thought = SearchBot(1, iterations=60, tuning=tuning, evaluator=Fond(liked)).think(_nim(3, 5, 7), 0)
    assert thought.action == liked


def test_of_equally_likely_answers_the_first_is_picked() -> None:
    state = _nim(3, 5, 7)
    assert Bouton().pick(state, state.legal_actions()) == state.legal_actions()[0]


class Near(Heuristics):
    """Notes who is to move in the positions that it is asked to judge."""

    def __init__(self) -> None:
        super().__init__()
        self.judged: set[int] = set()

    def rewards(self, state: State) -> list[float]:
        self.judged.add(state.to_move)
        return [0.5, 0.5]


@pytest.mark.parametrize(("horizon", "to_move"), [(1, 1), (2, 0), (3, 1)])
def test_a_search_looks_as_far_as_its_horizon(horizon: int, to_move: int) -> None:
    tuning, near = Tuning(), Near()
    tuning.horizon = horizon
    SearchBot(1, iterations=20, tuning=tuning, heuristics=near).think(_nim(7, 7, 7), 0)
    assert near.judged == {to_move}


class Least(Heuristics):
    """Wants the least points: the opposite of what a game says."""

    def value(self, state: State, seat: int) -> float:
        return -state.game.heuristics.value(state, seat)

    def chances(self, state: State) -> list[float]:
        chances = state.game.heuristics.chances(state)
        return [(1.0 - chance) / (len(chances) - 1) for chance in chances]


def test_two_ideas_of_a_game_meet_in_one_process() -> None:
    state = cantiere.game(cantiere.games()[0]).new(seats=2)
    cantiere.settle(state, Rng(3))
    usual = SearchBot(1, iterations=30).think(state.clone(), state.to_move).data()
    contrary = SearchBot(1, iterations=30, heuristics=Least()).think(state.clone(), state.to_move).data()
    again = SearchBot(1, iterations=30).think(state.clone(), state.to_move).data()
    assert usual == again
    assert usual["options"] != contrary["options"]


@pytest.mark.parametrize("game", cantiere.games())
def test_a_games_own_heuristics_can_be_subclassed(game: str) -> None:
    own: Any = type(cantiere.game(game).heuristics)

    class Same(own):  # type: ignore[misc]  # which class it is depends on the game
        """Adds nothing."""

    class Meek(own):  # type: ignore[misc]  # which class it is depends on the game
        """Judges positions by who has fewest points, and counts how often."""

        asked = 0

        def rewards(self, state: State) -> list[float]:
            self.asked += 1
            return [-float(score) for score in state.scores()]

    state = cantiere.game(game).new(seats=2)
    cantiere.settle(state, Rng(3))
    meek = Meek()
    told = [
        SearchBot(1, iterations=8, heuristics=mind).think(state.clone(), state.to_move).data()
        for mind in (None, Same(), meek)
    ]
    assert told[0] == told[1]
    assert meek.asked == told[2]["iterations"]


def test_a_budget_may_be_a_multiple_of_what_the_game_finds_worth_while() -> None:
    state = _nim(3, 5, 7)
    suits = state.game.heuristics.iterations(state)
    assert SearchBot(0, times=3).think(state, 0).iterations == 3 * suits
    assert SearchBot(0, times=1, milliseconds=10**8).think(state, 0).iterations == suits


def test_told_both_a_search_stops_at_what_comes_first() -> None:
    assert SearchBot(0, iterations=40, milliseconds=10**8).think(_nim(3, 5, 7), 0).iterations == 40


def test_what_is_hidden_is_not_guessed_with_an_evaluator() -> None:
    class Level(Evaluator):
        def evaluate(self, state: State, actions: list[int]) -> Evaluation:
            return Evaluation([1.0 / len(actions)] * len(actions), [0.5, 0.5])

    for hidden in range(NUMBERS):
        thought = SearchBot(hidden, iterations=400, evaluator=Level()).think(guessing(hidden), 0)
        assert thought.action == NUMBERS  # does not try


@pytest.mark.parametrize("name", cantiere.games())
def test_hidden_things_swapped_under_learned_players_change_nothing(name: str, tmp_path: Path) -> None:
    """Deal what the seat cannot know in several ways along a game: network and search answer the same."""
    game = cantiere.game(name)
    net = random_net(game, 3)
    state = game.new(seats=3)
    rng, guide = Rng(5), cantiere.bots.bot("greedy", 2)
    policy, search = Counter[bool](), Counter[bool]()
    while state.to_move != cantiere.OVER and policy.total() < LOOKS:
        cantiere.settle(state, rng)
        seat = state.to_move
        if len(state.legal_actions()) > 1 and rng.below(6) == 0:
            dealt = [state.clone() for _ in range(DEALS)]
            for number, other in enumerate(dealt):
                other.resample(seat, Rng(number))
            answers = [NetBot(9, net).choose(other.clone(), seat) for other in dealt]
            policy[all(answer == answers[0] for answer in answers)] += 1
            evaluator = NetEvaluator(net)
            told = [
                SearchBot(9, iterations=8, evaluator=evaluator).think(other, seat).data() for other in dealt
            ]
            search[all(one == told[0] for one in told)] += 1
        state.apply(guide.choose(state.clone(), seat))
    assert policy[True] >= LOOKS * 9 // 10
    assert search[True] >= LOOKS * 8 // 10


def test_weights_in_a_file_play_by_name(tmp_path: Path) -> None:
    game = cantiere.game(cantiere.games()[0])
    path = tmp_path / "mine.weights"
    path.write_bytes(random_file(game))
    state = game.new(seats=2)
    cantiere.settle(state, Rng(3))
    for name in (f"net@{path}", f"deep:9@{path}", f"deep:5ms@{path}"):
        player = bot(name, 1)
        assert player.name == name
        assert player.choose(state.clone(), state.to_move) in state.legal_actions()


class AtOnce(Evaluator):
    """Judges several questions at once, as networks like it."""

    def evaluate_many(self, states: list[State]) -> list[Evaluation]:
        return [Bouton().evaluate(state, state.legal_actions()) for state in states]


def test_an_evaluator_may_judge_one_question_or_several() -> None:
    tuning = Tuning()
    tuning.trust, tuning.candidates = 1.0, 20
    thoughts = [
        SearchBot(1, iterations=60, tuning=tuning, evaluator=judge).think(_nim(2, 3, 4), 0).data()
        for judge in (Bouton(), AtOnce())
    ]
    assert thoughts[0] == thoughts[1]
    many = Bouton().evaluate_many([_nim(1, 1, 0), _nim(1, 0, 0)])
    assert [judged.chances for judged in many] == [[0.0, 1.0], [1.0, 0.0]]
    with pytest.raises(NotImplementedError, match="evaluate_many"):
        Evaluator().evaluate(_nim(1, 1, 0), [0])
