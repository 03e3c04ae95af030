"""Events of Pillars tell where pieces go and where figures come from, in the words of every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import cantiere
from cantiere.core.history import History, Move
from cantiere.texts import Texts, languages
from tests.games.by_text import heard
from tests.games.pillars.build import GAME, MATERIALS, before_tax, phase_one, position, untaxed

VARIANTS = [(2, False), (3, False), (4, False), (2, True), (4, True), (6, True)]

Where = Counter[tuple[str, str]]


def moves(seats: int, expansion: bool, seed: int) -> Iterator[tuple[Move, cantiere.State]]:
    """Play a game at random; yield each move and the position after it."""
    state, rng, history = GAME.new(seats, expansion=expansion), cantiere.Rng(seed), History()
    while state.to_move != cantiere.OVER:
        outcomes = state.chance_outcomes() or [(action, 1) for action in state.legal_actions()]
        choices = [action for action, weight in outcomes for _ in range(weight)]
        yield history.play(state, choices[rng.below(len(choices))]), state


def pieces(state: cantiere.State) -> Where:
    """Return how many pieces of each kind are where, as anybody sees it on the board."""
    view = state.view(None)
    table: dict[str, Any] = view["table"]
    found: Where = Counter()
    for seat, mine in enumerate(table["seats"]):
        for material in MATERIALS:
            found[material, f"seat-{seat}"] += mine["cubes"][material]
        for card in mine["craftsmen"] + mine["privileges"]:
            found[card, f"seat-{seat}"] += 1
        for card in mine["resources"]:
            found[card, f"party-{card}"] += 1
        found[f"builder-{seat}", "bag"] += mine["builders_in_bag"]
        found[f"worker-{seat}", "wool-mill"] += mine["in_mill"]
    for material in MATERIALS:
        found[material, "court" if material == "metal" else "market"] += table["market"][material]
        found[material, "stock"] += table["supply"]["cubes"][material]
    for card in table["kingsbridge"] + table["shiring"]:
        found[str(card), str(card)] += card is not None
    for place, owners in table["places"].items():
        for owner in owners:
            found[f"builder-{owner}", place] += owner is not None
    for owner in table["dial"].values():
        found[f"builder-{owner}", "dial"] += 1
    if table["builder"]:
        owner = "black" if table["builder"]["black"] else table["builder"]["seat"]
        found[f"builder-{owner}", "drawn"] += 1
    if table["event"]:
        found[table["event"]["card"], "event"] += 1
    if table["expansion"]:
        for owner in table["expansion"]["line"]:
            found[f"builder-{owner}", "line"] += owner is not None
        found["builder-black", "bag"] += table["expansion"]["black_in_bag"]
        card = table["expansion"]["privilege"]
        found[str(card), str(card)] += card is not None
    if table["step"] == "supply":
        for card in table["supply"]["resources"] + table["supply"]["craftsmen"]:
            found[card, card] += 1
    return +found


def is_counted(kind: str, place: str) -> bool:
    """Tell whether `pieces` says how many of a kind are at a place."""
    at_mill = place == "wool-mill" or not kind.startswith("worker-")
    return at_mill and place not in ("box", "cathedral-site") and kind not in ("start-player", "saint-denis")


@pytest.mark.parametrize(("seats", "expansion"), VARIANTS)
def test_pieces_are_where_events_have_brought_them(seats: int, expansion: bool) -> None:
    where: Where = Counter()
    for move, state in moves(seats, expansion, seats):
        if not where:
            where = pieces(move.before)
        for event in move.events:
            for piece in event.pieces:
                where[piece.kind, piece.start] -= piece.amount
                where[piece.kind, piece.end] += piece.amount
        if state.to_move < 0 and state.to_move != cantiere.OVER:
            continue  # chance is drawn at once: nobody sees what lies out meanwhile
        told = {key: amount for key, amount in where.items() if amount and is_counted(*key)}
        assert told == pieces(state), (move.text, [event.name for event in move.events])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "expansion"), [(4, False), (6, True)])
def test_sources_have_words_and_two_of_points_never_the_same(seats: int, expansion: bool, lang: str) -> None:
    texts = Texts(GAME, lang)
    points: set[str] = set()
    for seed in range(3):
        for move, _ in moves(seats, expansion, seed):
            for event in move.events:
                texts.event(event, ["A", "B", "C", "D", "E", "F"])
                for change in event.figures:
                    texts.say(change.figure)
                    texts.say(change.source)
                    if change.figure == GAME.points:
                        points.add(change.source)
    assert texts.missing == set()
    assert len({texts.say(source) for source in points}) == len(points) > 8


def test_all_crusades_are_one_source() -> None:
    home = {"crusaders": {"crusade-3": 0, "crusade-6": 1}}
    state = before_tax(expansion=home, exempt=[0, 1])
    told = [event for event in heard(state, "roll 2") if event.name == "vp"]
    assert [[(one.figure, one.by, one.source) for one in event.figures] for event in told] == [
        [("vp", 1, "crusade"), ("workers", 3, "crusade")],
        [("vp", 2, "crusade"), ("workers", 6, "crusade")],
    ]


def test_a_purchase_is_told_as_gold_and_cubes() -> None:
    state = untaxed(places={"market": [0]}, hands={0: {"gold": 9}})
    paid, bought = heard(state, "buy sand 2")
    assert [(one.figure, one.by, one.source) for one in paid.figures] == [("gold", -4, "market")]
    assert [(one.figure, one.by) for one in bought.figures] == [("sand", 2)]
    assert [tuple(piece) for piece in bought.pieces] == [("sand", 2, "market", "seat-0")]


def test_workers_and_their_card_go_to_the_site_and_come_back() -> None:
    state = phase_one()
    (sent,) = [event for event in heard(state, "take quarry-2") if event.name == "workers-sent"]
    assert [tuple(piece) for piece in sent.pieces] == [
        ("quarry-2", 1, "quarry-2", "party-quarry-2"),
        ("worker-0", 5, "seat-0", "party-quarry-2"),
    ]


def test_what_only_ellen_sees_is_told_to_her_holder_alone() -> None:
    state = position("foresee_event", hands={1: {"privileges": ["ellen"]}})
    looked, foreseen = heard(state, "event king")[:2]
    assert (looked.name, looked.seat, looked.visible_to(0), looked.params) == ("event-looked-at", 1, True, {})
    assert (foreseen.name, foreseen.visible_to(0), foreseen.visible_to(1)) == ("event-foreseen", False, True)
    assert not foreseen.pieces  # the card is seen to come when it is turned up for all
