"""Placement and completion, fast against slow, on the positions of random games."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.games.arcadia import geometry
from cantiere.games.arcadia.actions import LAY
from cantiere.games.arcadia.components import BUILDINGS, CELLS, MAX_SIZE, SHAPE_SIZE, SHAPES
from tests.games.arcadia import slow
from tests.games.arcadia.build import GAME, decisions
from tests.games.by_text import every, legal, table

GAMES = 24


def cells_of(placement: int) -> slow.Cells:
    first = placement * int(MAX_SIZE)
    size = int(SHAPE_SIZE[geometry.SHAPE_OF[placement]])
    return frozenset(_xy(geometry.CELLS_OF[first + number]) for number in range(size))


def _xy(cell: int) -> slow.Cell:
    return int(cell) % slow.COLUMNS, int(cell) // slow.COLUMNS


@pytest.mark.parametrize(("number", "shape"), list(enumerate(SHAPES)), ids=SHAPES)
def test_each_distinct_placement_stands_once_in_the_table(number: int, shape: str) -> None:
    listed = [cells_of(p) for p in range(geometry.PLACEMENTS) if geometry.SHAPE_OF[p] == number]
    wanted = {
        frozenset((x + dx, y + dy) for dx, dy in way)
        for way in slow.turned(shape)
        for x, y in slow.EVERYWHERE
        if all(x + dx < slow.COLUMNS and y + dy < slow.ROWS for dx, dy in way)
    }
    assert len(listed) == len(set(listed)) == len(wanted)
    assert set(listed) == wanted


def test_how_many_placements_there_are() -> None:
    counts = [list(geometry.SHAPE_OF).count(number) for number in range(len(SHAPES))]
    assert dict(zip(SHAPES, counts, strict=True)) == {
        "house": 356,
        "farm": 328,
        "tavern": 660,
        "mill": 608,
        "smithy": 1216,
        "market": 608,
        "abbey": 165,
    }


def test_borders_tents_and_first_cells_are_right() -> None:
    for placement in range(geometry.PLACEMENTS):
        cells = cells_of(placement)
        first = placement * geometry.MOST_BORDER
        size = int(geometry.BORDER_SIZE[placement])
        assert {_xy(geometry.BORDER_OF[first + n]) for n in range(size)} == slow.around(cells)
        assert size == len(slow.around(cells))
        assert geometry.TENTS_OF[placement] == len(cells & slow.TENTS)
        assert _xy(geometry.FIRST_OF[placement]) == min(cells, key=lambda cell: (cell[1], cell[0]))


def test_the_castle_site_has_a_border_for_each_place() -> None:
    size = int(geometry.SITE_BORDER)
    assert len(geometry.SITE_BORDERS) == 6 * size
    assert size == 14
    assert all(0 <= cell < CELLS for cell in geometry.SITE_BORDERS)


@pytest.mark.parametrize("mirror", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_placements_agree_with_the_slow_ones_in_random_games(seats: int, mirror: bool) -> None:
    """At every placement question, and for all seven shapes at every action."""
    for game in range(GAMES // 2):
        for state in decisions(seats, f"slow {game}", mirror=mirror, castle="random", first_game=False):
            if state.decision == "placement":
                _compare(state, mirror)


def _compare(state: cantiere.State, mirror: bool) -> None:
    shape = table(state)["in_play"].split("-")[0]
    number = SHAPES.index(shape)
    legal = [(LAY.part(action, 0), LAY.part(action, 1)) for action in state.legal_actions()]
    fast = [cells_of(int(geometry.placement_of(number, first, turned))) for first, turned in legal]
    assert len(fast) == len(set(fast))
    assert set(fast) == slow.placements(slow.board(state), shape, mirror)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gaps_and_completion_agree_with_the_slow_ones_in_random_games(seats: int) -> None:
    """At every decision: free cells around each building, what is complete, and who is paid what."""
    for game in range(GAMES // 3):
        paid: list[bool] = []
        for state in decisions(seats, f"gaps {game}", first_game=bool(game % 2)):
            if state.to_move < 0 or state.view(None)["table"]["castle"] is None:
                continue
            on = slow.board(state)
            seen = state.view(None)["table"]["board"]["buildings"]
            assert [entry["free_around"] for entry in seen] == [
                len(slow.free_around(on, cells)) for _, _, cells in on.buildings
            ]
            now = slow.complete(on)
            assert [entry["complete"] for entry in seen] == now
            assert all(after for before, after in zip(paid, now, strict=False) if before)
            paid = now


@pytest.mark.parametrize("seats", [2, 4])
def test_seals_paid_agree_with_the_slow_reckoning(seats: int) -> None:
    """What all have earned, sold or not, is what the closed buildings owe: counted from events."""
    for game in range(GAMES // 3):
        state = GAME.new(seats=seats)
        rng = cantiere.Rng(f"paid {game}")
        had = [dict.fromkeys(("red", "green", "black", "silver"), 0) for _ in range(seats)]
        before: list[bool] = []
        while state.to_move != cantiere.OVER:
            active = table(state)["active"]
            listener: list[cantiere.Event] = []
            state.listener = listener
            actions = [a for a, w in state.chance_outcomes() for _ in range(w)] or state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
            if state.decision == "worker" or state.view(None)["table"]["castle"] is None:
                continue
            on = slow.board(state)
            now = slow.complete(on)
            owed = [dict.fromkeys(had[0], 0) for _ in range(seats)]
            for number, (_, family, cells) in enumerate(on.buildings):
                if now[number] and not (number < len(before) and before[number]):
                    for seat in range(seats):
                        owed[seat][family] += slow.earned(on, cells, seat) + (seat == active)
            before = now
            told = [dict.fromkeys(had[0], 0) for _ in range(seats)]
            for event in listener:
                if event.name == "seals":
                    told[event.seat][str(event.params["family"])] += int(event.params["amount"])
            assert told == owed


def test_whether_a_card_can_be_played_agrees_with_the_slow_answer() -> None:
    for game in range(GAMES // 2):
        for state in decisions(4, f"fits {game}"):
            if state.decision == "card":
                seat = int(state.to_move)
                on = slow.board(state)
                hand = every(state, "hand")[seat]
                playable = {f"play {card}" for card in hand if slow.placements(on, card.split("-")[0])}
                assert set(legal(state)) == playable


def test_there_are_forty_buildings() -> None:
    assert BUILDINGS == 40
