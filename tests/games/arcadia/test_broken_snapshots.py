"""Broken snapshots of Arcadia: refused with a sentence, or a game that can be played to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import cantiere
from cantiere import CHANCE
from tests.broken_snapshots import tried_apart
from tests.games.arcadia.build import GAME, full_level, snapshot

Change = Callable[[dict[str, Any]], object]
FOUR = ["house-red", "house-green", "farm-red", "mill-black"]
SENT = {f"{column}{row}": 0 for column in "ghij" for row in (4, 8)} | {"f5": 0, "f6": 0, "f7": 0}


def test_broken_inputs_are_refused_or_can_be_played_to_the_end() -> None:
    assert tried_apart("arcadia", 600 if cantiere.compiled else 200) == ""


def refused(data: dict[str, Any], said: str) -> None:
    with pytest.raises(cantiere.CantiereError, match=said):
        GAME.restore(data)


@pytest.mark.parametrize(
    ("step", "pending", "said"),
    [
        ("first_game", [{"ask": "action", "seat": 0}], "the step 'first_game' asks nothing"),
        ("next_turn", [{"ask": "action", "seat": 0}], "the step 'next_turn' asks nothing"),
        ("flag", [{"ask": "action", "seat": 0}], "'action' is not asked at the step 'flag'"),
        ("action", [{"ask": "action", "seat": 0}] * 2, "2 questions are pending at 'action'"),
        ("action", [{"ask": "action", "seat": 1}], "'action' is asked of seat 0, not of 1"),
        ("action", [{"ask": "placement", "seat": 0}], "a card is in play while its building is laid"),
        ("castle_site", [{"ask": "castle_site", "seat": -1}], "the castle is laid when"),
        ("draw", [{"ask": "draw", "seat": 0}], "seat 0 draws back, but its hand is full"),
        ("draw", [{"ask": "deal", "seat": -1, "to": 7, "left": 1}], "there is no seat 7 to deal to"),
        ("draw", [{"ask": "deal", "seat": -1, "to": -1, "left": 1}], "there is no seat -1 to deal to"),
        ("draw", [{"ask": "deal", "seat": -1, "to": 0, "left": 1}], "is dealt 1 cards; there is room for 0"),
        ("draw", [{"ask": "deal", "seat": -1, "to": 1, "left": 2}], "one card is drawn back"),
        ("draw", [{"ask": "open_card", "seat": -1, "left": 4}], "4 cards are turned up; there is room for 3"),
        ("draw", [{"ask": "open_card", "seat": -1, "left": 0}], "0 cards are turned up"),
        ("completion", [{"ask": "castle_piece", "seat": 0, "owed": 0}], "0 castle pieces cannot be owed"),
        ("completion", [{"ask": "castle_piece", "seat": 0, "owed": 2**40}], "cannot be owed"),
        ("action", [{"ask": "worker", "seat": 0, "building": 0, "placed": 0}], "around building 0"),
        ("action", [{"ask": "worker", "seat": 0, "building": -1, "placed": 0}], "around building -1"),
        ("action", [{"ask": "worker", "seat": 0, "building": 40, "placed": -1}], "-1 workers cannot"),
        ("deal_hands", [{"ask": "deal", "seat": -1, "to": 0, "left": 1}], "room for 0"),
        ("deal_hands", [{"ask": "deal", "seat": -1, "to": 1, "left": 1}] * 2, "dealt its cards once"),
        ("start_player", [{"ask": "start_player", "seat": -1}], "a hand has cards before they are dealt"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(step: str, pending: list[Any], said: str) -> None:
    refused(snapshot(hands={0: FOUR}) | {"step": step, "pending": pending}, said)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lay: lay.update(passes=2), "2 seats have passed: the game is over"),
        (lambda lay: lay.update(drawing=True), "who has built draws back after the castle has grown"),
        (lambda lay: lay.update(drawing=1), "drawing: it is true or false"),
        (lambda lay: lay["castle"].update(level=0), "castle: level: a whole number from 1"),
        (lambda lay: lay["castle"].update(built=[0]), "castle: built: a whole number from 1"),
        (lambda lay: lay["seats"][0].update(gold=2**63), "gold: a whole number from 0 to 10000"),
        (lambda lay: lay["seats"][0].update(lacks=["mill"]), "passed for want of a mill, but hides a mill"),
        (lambda lay: lay["buildings"].append({"card": "house-red", "cells": []}), "does not lie on no cell"),
        (lambda lay: lay.update(castle=lay["castle"] | {"at": None}), "the castle is laid when"),
        (lambda lay: lay.update(turn=-1), "turn: a whole number"),
    ],
)
def test_a_table_that_cannot_be_played_on_is_refused(change: Change, said: str) -> None:
    data = snapshot(hands={0: FOUR})
    change(data["table"])
    refused(data, said)


def test_who_gives_up_a_flag_has_one() -> None:
    spent = snapshot("flag", step="flag", workers=SENT, own={0: 0})
    assert spent["table"]["seats"][0]["flags"] == 0
    refused(spent, "seat 0 has no flag to give up")


def test_who_places_workers_has_some() -> None:
    refused(snapshot("building", own={0: 0}, workers=SENT), "seat 0 has no worker to place")
    frame = {"building": 40, "placed": 1}
    refused(snapshot("worker", frame=frame, own={0: 0}, workers=SENT), "no worker to place")


def test_A_2_4_a_full_level_has_no_pieces_and_is_left() -> None:
    data = snapshot(pieces=full_level())
    supply = data["table"]["castle"]["supply"]
    supply[0]["black"], supply[2]["black"] = 1, supply[2]["black"] - 1
    refused(data, "1 castle pieces are left at full levels")
    data = snapshot(pieces=full_level(9))
    data["table"]["castle"]["built"].append(10)
    data["table"]["castle"]["spaces"][9] = "green"
    data["table"]["castle"]["supply"][0]["green"] -= 1
    refused(data, "the next one has not been begun")


def test_A_0_3_there_are_cards_for_all_that_is_still_dealt() -> None:
    deal = [{"ask": "deal", "seat": CHANCE, "to": seat, "left": 4} for seat in (1, 0)]
    data = GAME.new(2, start=0).snapshot() | {"step": "deal_hands", "pending": deal}
    assert GAME.restore(data).decision == "deal"
    data["table"]["open_cards"] = [data["table"]["deck"].pop()]
    refused(data, "cards lie open before the hands are dealt")
    far = snapshot(options={"first_game": True}, deck=FOUR)
    refused(far | {"step": "deal_hands", "pending": deal}, "11 cards are still to be dealt; the deck has 4")


def test_a_completed_building_is_paid_at_the_end_of_the_action() -> None:
    around = {"c1": 1, "a2": 1, "b2": 1}
    data = snapshot(buildings=[("house-red", "a1 b1")], workers=around, own={1: 2})
    data["table"]["completed_now"] = [0]
    refused(data, "completed buildings are paid at the end of the action")
    data["pending"] = [{"ask": "worker", "seat": 0, "building": 40, "placed": 1}]
    assert GAME.restore(data).decision == "worker"


def test_a_snapshot_from_before_turns_were_counted_is_still_read() -> None:
    data = snapshot()
    del data["table"]["turn"]
    assert GAME.restore(data).round == 1
