"""Heuristics: greedy plays well, and every position has a value."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from librt.vecs import vec

import cantiere
from cantiere.bots import bot
from cantiere.core.heuristics import Heuristics
from cantiere.games.castelli.actions import TURN
from cantiere.games.castelli.components import (
    CARD_BITS,
    FACE_COLOUR,
    FACE_VALUE,
    INFLUENCE_BITS,
    MINE,
    ROBBER_KNIGHT,
    SILVER_SYMBOL,
    STONE,
    bit,
    count,
    members,
)
from cantiere.games.castelli.heuristics import GOOD_SITE
from cantiere.games.castelli.meadows import Meadows
from cantiere.games.castelli.rating import Rating
from cantiere.games.castelli.shields import SYMBOL_KINDS, Areas, Outlook, _share, areas_of
from cantiere.games.castelli.steps.c2_evaluate import influence_of
from cantiere.games.castelli.steps.c3_build import sites, way_to_pay
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.topology import FRAME
from cantiere.games.castelli.towns import best_site
from cantiere.games.castelli.worth import Weights, as_before, assess
from cantiere.match import Match
from tests.games.castelli.build import FULL_SET, GAME, NUMBERS, RED, position

BOTH = {"dilemma": True, "battle": True}


@pytest.mark.parametrize("options", [{}, BOTH, {"tournament": True}])
def test_every_position_has_a_value_for_every_seat(options: dict[str, Any]) -> None:
    """Chances follow from the values, though what the seats share is looked at once for them."""
    state, rng = GAME.new(4, **options), cantiere.Rng(1)
    while state.to_move != cantiere.OVER:
        if rng.below(6) == 0 or not state.clone().view(None)["table"]["tiles_left"]:
            assert all(math.isfinite(GAME.heuristics.value(state, seat)) for seat in range(4))
            if state.to_move != cantiere.CHANCE:
                assert GAME.heuristics.chances(state) == GAME.heuristics.by_value(state)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


@pytest.mark.parametrize("options", [{}, BOTH])
def test_a_meadow_promises_what_the_position_after_choosing_it_is_worth(options: dict[str, Any]) -> None:
    """Areas are looked at once for all the meadows beside them: nothing may differ by that."""
    state, rng = GAME.new(3, **options), cantiere.Rng(7)
    while state.to_move != cantiere.OVER:
        actions = state.legal_actions()
        if state.decision == "tile" and rng.below(3) == 0:
            promises = GAME.heuristics.order(state, actions)
            assert promises == Heuristics.order(GAME.heuristics, state, actions)
        state.apply(actions[rng.below(len(actions))])


def _positions(question: str, seats: int, **options: Any) -> Iterator[Table]:
    """Positions of random games in which this is asked."""
    for seed in range(2):
        state, rng = GAME.new(seats, **options), cantiere.Rng(seed)
        while state.to_move != cantiere.OVER:
            if state.decision == question:
                assert isinstance(state, Table)
                yield state
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])


def _slow_gain(t: Table, rating: Rating, meadow: int, tile: int, turn: int) -> float:
    """What a tile would change on a meadow, each side by itself."""
    gains = []
    for side in range(4):
        face, place = meadow * 4 + side, (tile * 4 + turn) * 4 + side
        colour, points = int(FACE_COLOUR[place]), int(FACE_VALUE[place])
        area = int(t.board.area_at[face])
        if area == FRAME:
            gains.append(rating.frame(t, face, colour, points))
            continue
        mine = t.board.area_kind[area] == MINE
        kind = SILVER_SYMBOL if mine else int(t.board.area_kind[area])
        unseen = count(t.board.area_meadows[area] & t.face_down & ~bit(meadow))
        before = influence_of(t, area)
        after = before + (points << INFLUENCE_BITS * colour)
        gain = 0.0
        for seat in range(int(rating.first), int(rating.end)):
            change = _share(after, unseen, seat) - _share(before, unseen + 1, seat)
            gain += rating.prizes[seat * SYMBOL_KINDS + kind] * change
        gains.append(gain * (rating.mine if mine else float(t.board.area_symbols[area])))
    return gains[0] + gains[1] + gains[2] + gains[3]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, BOTH), (4, {"tournament": True})])
def test_meadows_promise_what_the_slow_way_finds(seats: int, options: dict[str, Any]) -> None:
    """On average over the tiles that may lie there, each turned as it is best: to the last bit."""
    for number, t in enumerate(_positions("tile", seats, **options)):
        if number % 7:
            continue
        rating = Rating(t, t.to_move, Weights())
        meadows = Meadows(rating, t)
        tiles = members(t.pool if t.tile == NOBODY else bit(t.tile))
        for meadow in members(t.face_down & t.board.meadows[t.table_of(t.to_move)]):
            best = [max(_slow_gain(t, rating, meadow, tile, turn) for turn in range(4)) for tile in tiles]
            assert meadows.promise(meadow) == functools.reduce(operator.add, best, 0.0) / len(best)


@pytest.mark.parametrize("options", [{}, BOTH])
def test_a_tile_is_turned_as_the_slow_way_would(options: dict[str, Any]) -> None:
    for t in _positions("turn", 3, **options):
        rating = Rating(t, t.to_move, Weights())
        gains = [_slow_gain(t, rating, int(t.meadow), int(t.tile), turn) for turn in range(4)]
        assert GAME.heuristics.pick(t, t.legal_actions()) == TURN.at(gains.index(max(gains)))


def test_sites_are_compared_by_the_towns_as_they_stand() -> None:
    """What castles score is kept while the towns are the same: founded or burnt, they are not."""
    towns = set()
    for t in _positions("main", 4, **BOTH):
        towns.add((int(t.villages), int(t.cities)))
        for seat in range(4):
            lands = members(sites(t, seat, STONE))
            assert best_site(t, seat, STONE) == max([int(t.town_points(land)) for land in lands], default=0)
        way = way_to_pay(t, t.to_move)
        lands = members(sites(t, t.to_move, STONE))
        good = [land for land in lands if t.town_points(land) >= GOOD_SITE] if way is not None else []
        first = max(good, key=t.town_points, default=None)
        assert GAME.heuristics.advice(t) == (-1 if first is None or way is None else way.at(first))
    assert len(towns) > 1


def test_an_outlook_is_the_sum_of_its_areas() -> None:
    for question in ("tile", "turn", "main"):
        for t in _positions(question, 4, tournament=True):
            for table in range(2):
                whole, summed = Outlook(t, table), Outlook(t, table)
                whole.look(t)
                for area in range(int(t.board.areas)):
                    if t.board.table_of(t.board.area_land[area]) == table:
                        summed.add(t, area, 1.0)
                assert list(whole.symbols) == list(summed.symbols)
                assert list(whole.mine) == list(summed.mine)


def test_areas_are_looked_at_again_where_tiles_have_changed() -> None:
    def shares(t: Table) -> list[float]:
        return list(areas_of(t).shares)

    for number, t in enumerate(_positions("main", 4)):
        meadow = next(iter(members(t.board.meadows[0] & ~t.face_down)))
        turned, shown = t.clone(), t.clone()
        assert isinstance(turned, Table)
        assert isinstance(shown, Table)
        turned.laid[meadow] = int(turned.laid[meadow]) ^ 2
        if shown.face_down:
            shown.face_down &= shown.face_down - 1
        for other in (t, turned, t, shown):
            assert shares(other) == list(Areas(other, None).shares), number


def test_what_a_seat_has_is_taken_over_only_where_it_is_the_same() -> None:
    """Whatever is changed: either it is found anew, or it is the same."""

    def found(t: Table, seat: int) -> tuple[float, list[float]]:
        prizes = vec[float]([0.0] * SYMBOL_KINDS)
        worth = assess(t, seat, Weights(), prizes, 0)
        return worth, list(prizes)

    taken_over = 0
    for before in islice(_positions("main", 3), 0, None, 5):
        for change in range(3 * 4 + 6):
            t = before.clone()
            assert isinstance(t, Table)
            seat, what = divmod(change, 4)
            if seat < 3:
                if what == 0:
                    t.points[seat] += 1
                elif what == 1:
                    t.silver[seat] += 3
                elif what == 2:
                    t.castles_left[seat] -= 1
                else:
                    t.cards.hands[seat] = 1 << (CARD_BITS * ROBBER_KNIGHT)
            elif change == 12:
                t.materials[0] = 3 - t.materials[0]
            elif change == 13:
                t.present[1] = 0
            elif change == 14:
                t.cities = t.villages
            elif change == 15:
                t.mine[0] += 9
            elif change == 16:
                t.card_played = not t.card_played
            else:
                t.active = t.after(t.active)
            for other in range(3):
                if as_before(t, before, other):
                    taken_over += 1
                    assert found(t, other) == found(before, other), (change, other)
    assert taken_over > 100


@pytest.mark.parametrize("options", [{}, {"dilemma": True}, {"battle": True}, {"tournament": True}])
def test_what_has_not_changed_is_not_found_anew_but_the_same(options: dict[str, Any]) -> None:
    """Answers in the main part of a turn leave tiles, and most of what the seats have, as they were."""
    for t in _positions("main", 4, **options):
        actions = t.legal_actions()
        if len(actions) > 1:
            slowly = Heuristics.order(GAME.heuristics, t, actions)
            assert GAME.heuristics.order(t, actions) == slowly


def test_a_castle_is_built_on_the_best_site_at_once() -> None:
    # Red faces 3,5 (5 points) and 2,4.
    state = position(tiles={"3,4": "t23 e"}, hands={RED: {"materials": FULL_SET}})
    assert bot("greedy").choose(state, RED) == NUMBERS["build 3,5"]


@pytest.mark.parametrize("options", [{}, BOTH])
def test_greedy_beats_random(options: dict[str, Any]) -> None:
    wins = 0
    for number in range(2):
        bots = [bot("greedy" if seat == number else "random", seat) for seat in range(4)]
        match = Match(GAME, bots, seed=number, salt="x", **options)
        match.play_bots()
        wins += match.state.ranking()[number] == 1
    assert wins == 2
