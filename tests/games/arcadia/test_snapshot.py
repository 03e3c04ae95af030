"""Snapshots of Arcadia: everything is there, and a broken one is refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cantiere.core.reason import CantiereError
from tests.games.arcadia.build import ALL_WORKERS, BOX, GAME, decisions, snapshot
from tests.games.by_text import table

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_or_doubled_in_random_games(seats: int) -> None:
    for state in decisions(seats, "conservation", first_game=seats == 3):
        lay = table(state)
        placed = list(lay["workers"].values())
        cards = [*lay["deck"], *lay["open_cards"], *([lay["in_play"]] if lay["in_play"] else [])]
        cards += [card for seat in lay["seats"] for card in seat["hand"]]
        cards += [building["card"] for building in lay["buildings"]]
        assert sorted(cards) == sorted(BOX)
        neutral = lay["neutral_workers"] + placed.count("neutral") + sum(s["neutral"] for s in lay["seats"])
        assert neutral == 24
        for number, seat in enumerate(lay["seats"]):
            assert seat["own"] + placed.count(number) + 2 * seat["flags"] == ALL_WORKERS
        castle = lay["castle"]
        built = 10 * (castle["level"] - 1) + len(castle["built"])
        assert built + sum(sum(supply.values()) for supply in castle["supply"]) == 28
        assert sum(len(building["cells"]) for building in lay["buildings"]) + len(placed) + 12 <= 192


@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_comes_back_from_json(seats: int) -> None:
    for number, state in enumerate(decisions(seats, "restored")):
        if number % 7 == 0:
            back = GAME.restore(json.loads(json.dumps(state.snapshot())))
            assert back == state
            assert back.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lay: lay["deck"].pop(), "there are . abbey-silver in all; the game has 1"),
        (lambda lay: lay["deck"].append("house-gold"), "there is no card 'house-gold'"),
        (lambda lay: lay["seats"][0].update(own=4), "seat 0 has 12 workers"),
        (
            lambda lay: lay["seats"][0].update(own=1, flags=5),
            "seat 0: flags: a whole number from 0 to 4 is needed, not 5",
        ),
        (lambda lay: lay["seats"][1].update(gold=-1), "seat 1: gold: a whole number from 0"),
        (lambda lay: lay["seats"][1].update(known=["house-red"]), "seat 1 is known to have a house-red"),
        (lambda lay: lay["seats"][0]["seals"].update(red=99), "seat 0: seals: a whole number from 0 to"),
        (lambda lay: lay.update(neutral_workers=3), "there are 3 neutral workers in all"),
        (lambda lay: lay["workers"].update(g5=0), "a worker stands on g5, where something else is"),
        (lambda lay: lay["workers"].update(z9=0), "there is no cell 'z9'"),
        (
            lambda lay: lay["buildings"].append({"card": "house-red", "cells": ["a1", "b2"]}),
            "does not lie on a1, b2",
        ),
        (
            lambda lay: lay["buildings"].append({"card": "house-red", "cells": ["g5", "f5"]}),
            "g5 is covered twice",
        ),
        (lambda lay: lay["castle"].update(at="a1"), "there is no place for the castle 'a1'"),
        (lambda lay: lay["castle"]["supply"][0].update(red=2), "there are 27 castle pieces"),
        (
            lambda lay: lay["castle"].update(spaces=["red"] * 9),
            "castle: spaces: a list of 10 entries is needed",
        ),
        (lambda lay: lay.update(turns_left=1), "the last turns begin when the second level is full"),
        (lambda lay: lay.update(active=2), "active: there is no seat 2"),
        (lambda lay: lay.update(completed_now=[0]), "completed_now: a whole number from 0"),
        (lambda lay: lay["seats"].pop(), "seats: one entry for each of the 2 seats is needed"),
        (lambda lay: lay.pop("deck"), "the table's 'deck' is missing"),
        (lambda lay: lay.update(open_cards=[lay["deck"].pop() for _ in range(4)]), "4 cards lie open"),
        (
            lambda lay: lay["seats"][0].update(hand=[lay["deck"].pop() for _ in range(5)]),
            "seat 0 has 5 cards",
        ),
    ],
)
def test_a_broken_snapshot_is_refused_with_the_reason(change: Change, said: str) -> None:
    data = snapshot()
    change(data["table"])
    with pytest.raises(CantiereError, match=said):
        GAME.restore(data)


def test_a_building_is_not_said_to_be_completed_now_unless_it_is_closed_in() -> None:
    data = snapshot(buildings=[("house-red", "a1 b1")], completed_now=[0])
    with pytest.raises(CantiereError, match="not closed in"):
        GAME.restore(data)
