"""A snapshot that breaks an invariant is refused with the reason, and nothing else happens."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import cantiere

GAME = cantiere.game("pillars")


@pytest.fixture(scope="module")
def sound() -> dict[str, Any]:
    state = GAME.new(seats=3, start=0)
    rng = cantiere.Rng("snapshot")
    while state.decision != "market":
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state.snapshot()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda t: t["supply"].update(stone=t["supply"]["stone"] + 1), "24 stone in all; the game has 23"),
        (lambda t: t["seats"][0].update(gold=31), "seat 0: gold: a whole number from 0 to 30"),
        (lambda t: t["seats"][0].update(gold=-1), "whole number from 0"),
        (lambda t: t["seats"][0].update(workers=40), "workers in all"),
        (lambda t: t["seats"][0].update(builders_in_bag=9), "builders_in_bag: a whole number from 0 to 3"),
        (lambda t: t["seats"][0].update(builders_in_bag=3), "master builders"),
        (lambda t: t["seats"][0].update(craftsmen=["wizard"]), "no craftsman 'wizard'"),
        (
            lambda t: t["seats"][0].update(privileges=["madonna"]),
            "there are 2 madonna in all; the game has 1",
        ),
        (lambda t: t["seats"].pop(), "one entry for each of the 3 seats"),
        (lambda t: t.update(round=7), "round: a whole number from 1 to 6"),
        (lambda t: t.update(start=3), "start: there is no seat 3"),
        (lambda t: t.update(cost=9), "cost: a whole number from 0 to 7"),
        (lambda t: t.update(event=None), "must be named"),
        (lambda t: t.update(event=None, event_open=False), "must be named and open"),
        (lambda t: t.update(dial={"9": 0}), "the dial has no '9'"),
        (lambda t: t["places"].update(court=[0]), "court has 4 spaces"),
        (lambda t: t["places"].update(bishop=[5]), "no seat 5"),
        (lambda t: t["places"].update({"shiring-1": [0]}), "no card lies"),
        (lambda t: t.update(kingsbridge=[None]), "kingsbridge: a list of 2 entries"),
        (lambda t: t.update(struck=[7]), "no seat 7"),
        (lambda t: t.update(grey_now=7), "no seat 7"),
        (lambda t: t["seats"][0]["cubes"].update(marble=1), "no material 'marble'"),
        (lambda t: t.pop("market"), "the table's 'market' is missing"),
    ],
)
def test_a_broken_table_is_refused(
    sound: dict[str, Any], change: Callable[[dict[str, Any]], None], complaint: str
) -> None:
    data = copy.deepcopy(sound)
    change(data["table"])
    with pytest.raises(cantiere.CantiereError, match=complaint):
        GAME.restore(data)


def test_a_sound_table_is_taken(sound: dict[str, Any]) -> None:
    assert GAME.restore(sound).snapshot() == sound


def test_a_card_cannot_be_in_two_places(sound: dict[str, Any]) -> None:
    data = copy.deepcopy(sound)
    for seat in (0, 1):
        data["table"]["seats"][seat]["craftsmen"].append("sculptor-6")
    with pytest.raises(cantiere.CantiereError, match="2 sculptor-6 in all; the game has 1"):
        GAME.restore(data)
