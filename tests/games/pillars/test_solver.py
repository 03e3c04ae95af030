"""The solver of step 13 against brute force: every sequence of actions on the real table."""

from __future__ import annotations

import random

import pytest

import cantiere
from cantiere.games.pillars.actions import DONE
from cantiere.games.pillars.components import (
    CRAFTSMEN,
    CUBES,
    EVENTS,
    GOLD_LIMIT,
    KINDS,
    MATERIALS,
    PRICE,
    PRIVILEGES,
    ROUNDS,
)
from cantiere.games.pillars.solver import next_return, next_use, solve, worth_kept
from cantiere.games.pillars.steps.s13_cathedral import CATHEDRAL
from cantiere.games.pillars.table import NOBODY, Table

SEAT = 0
GAME = cantiere.game("pillars")


def building(
    craftsmen: list[str],
    cubes: dict[str, int],
    gold: int = 0,
    event: str = "king",
    round: int = 3,
    others: list[str] | None = None,
) -> Table:
    """Return a table on which seat 0 is at its turn of step 13; with others' craftsmen it has Saint-Denis."""
    t = GAME.new(seats=2, start=0, expansion=True)
    assert isinstance(t, Table)
    cantiere.settle(t, cantiere.Rng(1))
    t.round = round
    t.event = EVENTS.index(event)
    t.event_open = True
    t.craftsmen[SEAT] = sum(1 << CRAFTSMEN.index(name) for name in craftsmen)
    t.craftsmen[1] = sum(1 << CRAFTSMEN.index(name) for name in others or [])
    t.saint_denis = SEAT if others is not None else NOBODY
    t.gold[SEAT] = gold
    for name, amount in cubes.items():
        material = MATERIALS.index(name)
        t.cubes[SEAT * KINDS + material] = amount
        t.supply[material] -= amount
    t.frame = None
    t.at = [step.name for step in t.plan].index("cathedral")
    t.ask(CATHEDRAL, SEAT)
    t.to_move = SEAT
    return t


def mine(t: Table) -> bool:
    """Tell whether seat 0 is still at work."""
    return t.to_move == SEAT and t.decision in ("cathedral", "return_cubes")


def worth(t: Table) -> tuple[int, int]:
    """Return points and the worth of what has been kept."""
    prices = PRICE if t.round < ROUNDS else [0] * KINDS
    cubes = sum(int(t.cubes[SEAT * KINDS + m]) * int(prices[m]) for m in range(KINDS))
    return int(t.vp[SEAT]), cubes + int(t.gold[SEAT])


def position(t: Table) -> tuple[object, ...]:
    """Return all that matters for what seat 0 may still do."""
    cubes = tuple(t.cubes[SEAT * KINDS + m] for m in range(KINDS))
    inspired = t.inspired, t.inspired_uses
    return t.decision, cubes, t.gold[SEAT], t.vp[SEAT], tuple(t.uses), t.extra_uses, inspired


def brute_force(t: Table) -> tuple[int, int]:
    """Return the best that any sequence of legal actions reaches."""
    seen = {position(t)}
    waiting = [t]
    best = (-1, -1)
    round = t.round
    while waiting:
        now = waiting.pop()
        if not mine(now):
            now.round = round
            best = max(best, worth(now))
            continue
        for action in now.legal_actions():
            then = now.clone()
            then.apply(action)
            if position(then) not in seen or not mine(then):
                seen.add(position(then))
                waiting.append(then)
    return best


def play_out(t: Table) -> tuple[int, int]:
    """Return what following the solver reaches; each action must be legal."""
    round = t.round
    while mine(t):
        if t.decision == "cathedral":
            action = next_use(solve(t, SEAT))
        else:
            action = next_return(t, SEAT, worth_kept(t))
        assert action in t.legal_actions()
        t.apply(action)
    t.round = round
    return worth(t)


def random_hand(rng: random.Random, most: int) -> Table:
    """Return a hand of up to `most` cubes of a kind and up to six craftsmen, some of them used already."""
    names = rng.sample(CRAFTSMEN, rng.randint(1, 6))
    cubes = {name: min(rng.randint(0, most), CUBES[m] // 3) for m, name in enumerate(MATERIALS)}
    event = rng.choice(["king", "archbishop", "archbishop", "cloister"])
    others = rng.sample(CRAFTSMEN, rng.randint(0, 3)) if rng.random() < 0.4 else None
    t = building(names, cubes, rng.randint(0, GOLD_LIMIT), event, rng.randint(1, ROUNDS), others)
    if rng.random() < 0.2:
        t.privileges[SEAT] = 1 << PRIVILEGES.index("sally")
    for _ in range(rng.choice([0, 0, 0, 1, 2])):
        uses = [action for action in t.legal_actions() if action != DONE]
        if uses and mine(t) and t.decision == "cathedral":
            t.apply(rng.choice(uses))
    return t


@pytest.mark.parametrize(("most", "hands"), [(2, 120), (4, 70), (6, 15)])
def test_solver_agrees_with_brute_force(most: int, hands: int) -> None:
    rng = random.Random(most)
    compared = 0
    while compared < hands:
        t = random_hand(rng, most)
        if not mine(t) or t.decision != "cathedral":
            continue
        compared += 1
        before = int(t.vp[SEAT])
        plan = solve(t, SEAT)
        best = brute_force(t.clone())
        names = [CRAFTSMEN[c] for c in range(len(CRAFTSMEN)) if t.craftsmen[SEAT] >> c & 1]
        assert (before + int(plan.vp), int(plan.kept)) == best, (names, position(t))
        assert play_out(t) == best, (names, position(t))


def test_worked_example_3_cathedral() -> None:
    names = ["potter-2", "mortar-mixer", "stonecutter", "architect-2", "tool-maker"]
    plan = solve(building(names, {"sand": 5, "stone": 3, "metal": 1}), SEAT)
    assert plan.vp == 5
    assert plan.kept == 2 + PRICE[MATERIALS.index("stone")] + PRICE[MATERIALS.index("metal")]


def test_worked_example_4_goldsmith_and_woodworkers() -> None:
    assert solve(building(["goldsmith-5"], {}, gold=12), SEAT).vp == 4
    assert solve(building(["master-woodworker"], {"wood": 3}), SEAT).kept == 8 + 3
    assert solve(building(["woodworker"], {"wood": 9}), SEAT).vp == 4


def test_P_13_2_masons_score_nothing_without_a_mortar_mixer() -> None:
    assert solve(building(["mason-4", "woodworker"], {"stone": 4, "wood": 2}), SEAT).vp == 1
    assert solve(building(["mason-4", "mortar-mixer-1"], {"stone": 4, "wood": 2}), SEAT).vp == 4


def test_P_13_3_tool_maker_works_before_the_metal_is_spent() -> None:
    plan = solve(building(["tool-maker", "bell-maker-6"], {"metal": 1}), SEAT)
    assert [CRAFTSMEN[c] for c in plan.order] == ["tool-maker", "bell-maker-6"]


def test_P_0_10_gold_is_spent_before_more_comes_in() -> None:
    plan = solve(building(["goldsmith-6", "tool-maker"], {"metal": 1}, gold=GOLD_LIMIT), SEAT)
    assert (plan.vp, plan.kept) == (8, GOLD_LIMIT - 8 * 3 + 2 + PRICE[MATERIALS.index("metal")])
    assert CRAFTSMEN[plan.order[0]] == "goldsmith-6"


def test_archbishop_grants_one_more_use_where_it_brings_most() -> None:
    plan = solve(building(["sculptor-3", "carpenter-2"], {"stone": 2, "wood": 3}, event="archbishop"), SEAT)
    assert plan.vp == 2 + 2 + 2


def test_nothing_to_do_is_an_empty_plan() -> None:
    plan = solve(building(["mortar-mixer"], {"sand": 2}), SEAT)
    assert plan.order == []
    assert plan.vp == 0


def test_a_large_hand_is_solved() -> None:
    names = ["goldsmith-6", "goldsmith-5", "glassblower-5", "organ-builder-6", "bell-maker-6", "sculptor-6"]
    cubes = {"stone": 15, "wood": 15, "sand": 15, "metal": 10}
    t = building(names, cubes, gold=GOLD_LIMIT, event="archbishop", round=ROUNDS)
    assert solve(t, SEAT).vp == 10 + 3 * 3 + 6 + 2 * 4 + 4 * 2


def test_an_assistant_and_the_archbishop_each_help_whom_they_may() -> None:
    """The glassblower (metal) only the archbishop helps, the architect only the assistant."""
    names = ["assistant-2", "glassblower-4", "architect-2"]
    plan = solve(building(names, {"sand": 2, "metal": 2}, event="archbishop"), SEAT)
    assert plan.vp == 2 * 3 + 2


def test_X_9c_1_saint_denis_is_used_for_the_best_craftsman_in_play() -> None:
    plan = solve(building(["potter-2"], {"sand": 2, "stone": 3}, others=["sculptor-5", "mason-4"]), SEAT)
    assert plan.vp == 2 + 2 * 2


def test_X_9c_1_saint_denis_for_an_own_craftsman_that_has_worked() -> None:
    plan = solve(building(["carpenter-3"], {"wood": 7}, others=[]), SEAT)
    assert plan.vp == 3 + 2


def test_the_brick_makers_stone_is_worked() -> None:
    plan = solve(building(["brick-maker-3", "sculptor-4"], {"sand": 3}, round=ROUNDS), SEAT)
    assert [CRAFTSMEN[c] for c in plan.order] == ["brick-maker-3"] * 2 + ["sculptor-4"] * 2
    assert plan.vp == 4


def test_with_the_cloister_everything_is_kept() -> None:
    assert solve(building(["mortar-mixer"], {"stone": 9}, event="cloister"), SEAT).kept == 9 * 4
