"""The search finds what is known to be best, keeps to its budget, and sees no more than its seat."""

from __future__ import annotations

from collections import Counter

import pytest

import cantiere
import cantiere.bots
from cantiere.bots.bot import Bot
from cantiere.bots.search import SearchBot
from cantiere.core.rng import Rng
from cantiere.core.state import State
from cantiere.match import Match
from tests.bots.toys import BET, NUMBERS, PASS, Crosses, Nim, ToyState, guessing, kuhn

MOST = 7  # sticks of a heap, as Nim numbers its actions
# How often is looked. Interpreted, searches are slow: there a few looks are enough, along the same game.
DEALS, LOOKS, TOLD = (3, 12, 150) if cantiere.compiled else (2, 4, 60)


def _nim(*heaps: int) -> State:
    state = Nim().new(seats=2)
    assert isinstance(state, ToyState)
    state.cells = list(heaps)
    return state


@pytest.mark.parametrize("heaps", [(2, 3, 4), (1, 2, 4), (0, 3, 5), (2, 2, 1), (0, 0, 6)])
def test_nim_is_won_from_a_won_position(heaps: tuple[int, int, int]) -> None:
    action = SearchBot(1, iterations=3000).choose(_nim(*heaps), 0)
    left = list(heaps)
    left[action // MOST] -= action % MOST + 1
    assert left[0] ^ left[1] ^ left[2] == 0


def test_nim_is_won_against_a_random_bot_from_the_first_seat() -> None:
    for seed in range(2):
        match = Match(Nim(), [SearchBot(seed, iterations=800), cantiere.bots.bot("random", seed)], seed=seed)
        match.play_bots()
        assert match.state.ranking() == [1, 2]


def test_noughts_and_crosses_between_two_searches_is_a_draw() -> None:
    for seed in range(2):
        match = Match(Crosses(), [SearchBot(f"{seed}:{n}", iterations=1000) for n in range(2)], seed=seed)
        match.play_bots()
        assert match.state.ranking() == [1, 1]


def test_noughts_and_crosses_is_never_lost_to_a_random_bot() -> None:
    for seed in range(6):
        players = [SearchBot(seed, iterations=400), cantiere.bots.bot("random", seed)]
        seat = seed % 2
        match = Match(Crosses(), players[::-1] if seat else players, seed=seed)
        match.play_bots()
        assert match.state.ranking()[seat] == 1


@pytest.mark.parametrize(
    ("cards", "bids", "best"),
    [
        ((0, 2), (PASS, BET), PASS),  # a jack never calls
        ((2, 0), (PASS, BET), BET),  # a king always calls
        ((1, 0), (BET,), PASS),  # second seat, a jack facing a bet
        ((1, 2), (BET,), BET),  # second seat, a king facing a bet
    ],
)
def test_kuhn_poker_answers_that_are_right_whatever_the_other_does(
    cards: tuple[int, int], bids: tuple[int, ...], best: int
) -> None:
    for seed in range(3):
        state = kuhn(cards, *bids)
        assert SearchBot(seed, iterations=600).choose(state, state.to_move) == best


def test_what_is_hidden_is_not_guessed_from_the_position_handed_over() -> None:
    for hidden in range(NUMBERS):
        thought = SearchBot(hidden, iterations=800).think(guessing(hidden), 0)
        assert thought.action == NUMBERS  # does not try
        guesses = [option.chances[0] for option in thought.options if option.action < NUMBERS]
        assert all(chance < 0.5 for chance in guesses)


def test_hidden_things_swapped_under_the_search_change_nothing() -> None:
    for seed in range(5):
        for card in (0, 1, 2):
            others = [other for other in range(3) if other != card]
            told = [SearchBot(seed, iterations=60).think(kuhn((card, other)), 0).data() for other in others]
            assert told[0] == told[1]


@pytest.mark.parametrize("game", cantiere.games())
def test_choices_are_distributed_alike_however_the_hidden_is_dealt(game: str) -> None:
    """Deal what the seat cannot know in several ways along a game: the search answers the same."""
    state = cantiere.game(game).new(seats=3)
    rng, guide = Rng(5), cantiere.bots.bot("greedy", 2)
    looked = Counter[bool]()
    while state.to_move != cantiere.OVER and looked.total() < LOOKS:
        cantiere.settle(state, rng)
        seat = state.to_move
        if len(state.legal_actions()) > 1 and rng.below(6) == 0:
            dealt = [state.clone() for _ in range(DEALS)]
            for number, other in enumerate(dealt):
                other.resample(seat, Rng(number))
            answers = [SearchBot(9, iterations=25).think(other, seat).data() for other in dealt]
            looked[all(answer == answers[0] for answer in answers)] += 1
        state.apply(guide.choose(state.clone(), seat))
    assert looked[True] >= LOOKS * 5 // 6


def test_a_search_is_determined_by_its_seed_and_iterations() -> None:
    def told(seed: int) -> object:
        state = cantiere.game(cantiere.games()[0]).new(seats=2)
        cantiere.settle(state, Rng(4))
        return SearchBot(seed, iterations=40).think(state, state.to_move).data()

    assert told(1) == told(1)


def test_a_budget_in_milliseconds_searches_at_least_once() -> None:
    thought = SearchBot(1, milliseconds=1).think(_nim(3, 5, 7), 0)
    assert thought.iterations >= 1


def test_a_thought_tells_visits_chances_and_what_may_follow() -> None:
    bot = SearchBot(1, iterations=500)
    thought = bot.think(_nim(1, 1, 2), 0)
    assert thought.iterations == sum(option.visits for option in thought.options) == 500
    best = thought.options[0]
    assert [option.visits for option in thought.options] == sorted(
        (option.visits for option in thought.options), reverse=True
    )
    assert abs(sum(best.chances) - 1.0) < 1e-9
    assert best.line[0] == best.action == thought.action
    assert len(best.line) > 1
    assert thought.chance() == best.chances[0]


def test_forced_and_worked_out_answers_need_no_search() -> None:
    thought = SearchBot(1, iterations=500).think(_nim(0, 0, 1), 0)
    assert thought.exact
    assert thought.iterations == 0


def test_the_tree_is_kept_between_moves() -> None:
    bot = SearchBot(1, iterations=400)
    state = _nim(3, 5, 7)
    first = bot.choose(state, 0)
    state.play(first)
    reply = state.legal_actions()[0]
    state.play(reply)
    untold, other = SearchBot(1, iterations=400), SearchBot(1, iterations=400)
    for one in (untold, other):
        assert one.choose(_nim(3, 5, 7), 0) == first
    for who, action in ((0, first), (1, reply)):
        bot.told(who, action)
        other.told(who, action)
    other.forget()
    thought = bot.think(state, 0)
    assert sum(option.visits for option in thought.options) > 400  # this search's and some of the last one's
    for one in (untold, other):
        assert sum(option.visits for option in one.think(state, 0).options) == 400


class Listener(Bot):
    """Answers as a search does, and writes down what it is told."""

    def __init__(self) -> None:
        super().__init__("listener")
        self.search = SearchBot(1, iterations=12)
        self.heard: list[tuple[int, int]] = []
        self.kept = 0

    def choose(self, state: State, seat: int) -> int:
        thought = self.search.think(state, seat)
        self.kept += sum(option.visits for option in thought.options) > thought.iterations > 0
        return int(thought.action)

    def told(self, who: int, action: int) -> None:
        self.heard.append((int(who), int(action)))
        self.search.told(who, action)


@pytest.mark.parametrize("game", cantiere.games())
def test_a_match_tells_its_bots_what_they_may_know(game: str) -> None:
    listener = Listener()
    match = Match(game, [listener, cantiere.bots.bot("greedy", 1)], seed="told", salt="")
    before = len(match.moves)
    while not match.over and len(match.moves) < TOLD:
        match.play_bot()
    assert listener.heard == [(m.who, m.action if m.known_to(0) else -1) for m in match.moves[before:]]
    assert listener.kept > 0  # trees were taken over
    if match.game.asks_secretly or any(figure.hidden for figure in match.game.figures):
        assert any(action == -1 for _, action in listener.heard)


def test_a_tree_of_another_game_is_not_kept() -> None:
    bot = SearchBot(1, iterations=50)
    bot.choose(_nim(3, 5, 7), 0)
    state = Crosses().new(seats=2)
    assert sum(option.visits for option in bot.think(state, 0).options) == 50


@pytest.mark.parametrize("parts", [1, 2])
def test_in_each_stage_half_of_the_answers_are_given_up_and_the_others_are_tried_as_often(parts: int) -> None:
    thought = SearchBot(1, iterations=480, parts=parts).think(Nim().new(seats=2), 0)
    tried = Counter(option.visits for option in thought.options)
    assert [tried[visits] for visits in sorted(tried)] == [7, 4, 2, 2]
    assert sum(visits * options for visits, options in tried.items()) == 480
