"""How many sequences of actions and chance outcomes a few positions have: a fingerprint of the rules.

A number that changes is a rule that has changed. Where the count can be done by hand, the comment does it.
"""

from __future__ import annotations

import pytest

from cantiere import State
from tests.games.pillars.build import GAME, before_tax, phase_one, phase_three, phase_two, position, untaxed


def perft(state: State, depth: int) -> int:
    """Count the sequences of this length; a game that ends earlier counts none."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = state.clone()
        child.apply(action)
        total += perft(child, depth - 1)
    return total


def counts(state: State, depth: int) -> list[int]:
    before = state.snapshot()
    found = [perft(state, number) for number in range(1, depth + 1)]
    assert state.snapshot() == before
    return found


def test_a_new_game() -> None:
    """14 privileges, then 13; 4 craftsmen, then 3."""
    assert counts(GAME.new(seats=2, start=0), 4) == [14, 14 * 13, 14 * 13 * 4, 14 * 13 * 4 * 3]


def test_a_new_game_with_the_start_player_drawn() -> None:
    assert counts(GAME.new(seats=3), 3) == [3, 3 * 14, 3 * 14 * 13]


def test_phase_one() -> None:
    """Five cards, all within the means of both seats even after another one.

    1: five cards or a pass. 2: after the pass again 6, after each card 5: 6 + 5 * 5 = 31.
    3: pass, pass ends the phase: a builder of 2 seats is drawn; pass, card: the same seat has 5 answers, so
    2 + 5 * 5 = 27. Card, pass: 5; card, card: 4, so 5 * (5 + 4 * 4) = 105. Together 132.
    4: of the 20 ordered pairs of cards that one seat takes, the 6 of two resource cards leave too few workers
    for the third: 6 * 3 + 14 * 4 = 74. Pass, pass: 2 * 2. Pass, card, pass: 5 * 2; pass, card, card: 74; the
    same 84 for card, pass. Card, card, pass: 20 * 4; card, card, card: 20 * 3 * 3. Together 432.
    """
    assert counts(phase_one(), 4) == [6, 31, 132, 432]


def test_phase_two() -> None:
    """A builder of 2 seats is drawn; kept or not; kept it has 10 places and the pass, put back 2 may come.

    Then the next of 2 is drawn after each of the 11, and the one drawn instead has its 11 answers.
    """
    assert counts(phase_two(), 4) == [2, 2 * 2, 2 * (11 + 2), 2 * (11 * 2 + 2 * 11)]


def test_phase_two_at_cost_nothing() -> None:
    """No pass, no bishop: 9 places for either seat; then again, with one place fewer where it was single.

    Of the 9 only priory, court and market have more than one space: 3 keep 9 open, 6 leave 8.
    """
    state = phase_two(cost=0, vetoed=True, places={"bishop": [0]})
    second = 2 * (3 * 9 + 6 * 8)
    assert counts(state, 4) == [2, 2 * 9, 2 * 9 * 2, 2 * second]


def test_the_waiting_are_placed_free() -> None:
    """Two waiting, ten places; the other seven places once are used up; then one of ten events."""
    state = position(
        "builders",
        "place_builder",
        to_move=1,
        frame={"origin": 1},
        dial={"5": 0},
        hands={0: {"builders_in_bag": 0}, 1: {"builders_in_bag": 0}},
    )
    assert counts(state, 3) == [10, 3 * 10 + 7 * 9, (3 * 10 + 7 * 9) * 10]


def test_events_with_the_bishop_and_thomas() -> None:
    """Ten events. The bishop: 3 cubes for the five good ones, and protection for the five bad ones: 15 + 20.

    Then, after a good event's cube (15) and after protection (5), the tax die: 4 faces; after a bad one's
    cube (15) Thomas: 2 answers. Where seat 0 is protected from the collapse, seat 1 has 3 craftsmen to lose.
    """
    state = phase_three(places={"bishop": [0]}, hands={0: {"privileges": ["thomas"]}})
    assert counts(state, 3) == [10, 15 + 20, 15 * 4 + 4 * 4 + 3 + 15 * 2]


def test_tax() -> None:
    """Four faces; then trade: seat 0 is untaxed with 7 gold, so 1 stone, 2 wood or 3 sand, or stops: 7."""
    state = before_tax(places={"court": [0], "market": [0]}, hands={0: {"gold": 7}})
    assert counts(state, 2) == [4, 4 * (7 + 1)]  # the eighth: it sells the metal of the court


def test_market() -> None:
    """Seat 0 has 7 gold and a metal: stop, 1 stone, 1-2 wood, 1-3 sand, or the metal: 8.

    Seat 1 has 2 gold and a stone: stop, 1 sand (some is left in every case), or the stone: 3.
    3: when seat 0 has stopped, 14 privileges (both stopped), 2 or 7 answers of seat 1: 23. Else seat 0 again:
    after a stone 4, wood 6 or 2, sand 6, 4 or 2, three times each: 72; after the metal it has 12 gold: 3
    stone, 4 wood, 4 sand (3 if seat 1 took one) or stop: 12 + 11 + 12. Together 130.
    """
    state = untaxed(
        places={"market": [0, 1]},
        hands={0: {"gold": 7, "cubes": {"metal": 1}}, 1: {"gold": 2, "cubes": {"stone": 1}}},
    )
    assert counts(state, 4) == [8, 8 * 3, 130, 738]


def test_cathedral() -> None:
    """4 wood and 3 sand, in the last round: done, woodworker or mortar mixer.

    2: done ends the game; after the woodworker the same 3; after the mixer 2. 3: woodworker, then either
    craftsman: 2 + 2; mixer, woodworker: 2. The rest has ended the game, as does all that follows.
    By version 1 of the rules done leaves 7 cubes, so one of 2 kinds goes back, then a second: 2 * 2.
    """
    hands = {0: {"cubes": {"wood": 4, "sand": 3}}}
    assert counts(untaxed(round=6, hands=hands), 4) == [3, 3 + 2, 4 + 2, 0]
    assert counts(untaxed(round=6, hands=hands, rules_version=1), 4) == [3, 2 + 3 + 2, 4 + 4 + 2, 0]


def test_return_of_cubes() -> None:
    """7 cubes, 2 too many; 1 stone, 1 wood, 5 sand: 3 kinds; then 2, 2 or 3; then one of 14 privileges."""
    state = untaxed(hands={0: {"craftsmen": [], "cubes": {"stone": 1, "wood": 1, "sand": 5}}})
    assert counts(state, 3) == [3, 2 + 2 + 3, 7 * 14]


@pytest.mark.parametrize("seats", [3, 4])
def test_phase_one_with_more_seats(seats: int) -> None:
    """The third seat has 6 answers after pass, pass; 5 after a pass and a card; 4 after two cards."""
    assert counts(phase_one(seats), 3) == [6, 31, 6 + 5 * 5 + 5 * 5 + 5 * 4 * 4]
