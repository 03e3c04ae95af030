"""What is told of the moves of Arcadia: sentences, pieces, figures, and to whom."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import cantiere
from cantiere import CHANCE, Event, State
from cantiere.core.conformance import check_game
from cantiere.core.events import Piece
from cantiere.core.history import History
from cantiere.games.arcadia.telling import GOLD, SEALS
from cantiere.texts import Texts, languages
from tests.games.arcadia.build import GAME, NUMBERS, full_level, position
from tests.games.by_text import legal

NAMES = ["Anna", "Bruno", "Carla", "Dino"]


def told(state: State, text: str) -> list[Event]:
    """Return what one move tells."""
    return History().play(state, NUMBERS[text]).events


def pieces(events: list[Event]) -> list[Piece]:
    return [piece for event in events for piece in event.pieces]


def changes(events: list[Event]) -> list[tuple[int, str, int]]:
    return [(change.seat, change.figure, change.by) for event in events for change in event.figures]


def test_numbers_and_texts_of_actions_never_change() -> None:
    """Records and trained networks know actions by these."""
    texts = "\n".join(row.text for row in GAME.notation.rows)
    digest = "506ce8f229ef5b272f989bde2f4d2e6fc68bdab73775b87486e8003fc96c298b"
    assert hashlib.sha256(texts.encode()).hexdigest() == digest
    assert (GAME.num_choices, GAME.num_actions) == (2433, 2471)


@pytest.mark.parametrize("option", [{}, {"open_screens": True}, {"first_game": True}, {"castle": "random"}])
def test_events_add_up_to_the_figures(option: dict[str, object]) -> None:
    check_game(GAME, games=1, options=[option], seed="figures")


def test_A_0_2_goods_are_hidden_figures_unless_the_screens_are_open() -> None:
    hidden = [figure.name for figure in GAME.figures if figure.hidden]
    assert hidden == [GOLD, *SEALS, "worker-own", "worker-neutral"]
    for option in (False, True):
        options = GAME.check(2, {"open_screens": option})
        found = [figure.name for figure in GAME.figures if GAME.hides(options, figure)]
        assert found == hidden * (not option)


def test_A_1_5_a_hidden_card_is_told_to_all_and_its_name_to_its_seat() -> None:
    state = position("deal", to_move=CHANCE, step="draw", frame={"to": 1, "left": 1})
    everybody, one = told(state, "card farm-red")
    assert (everybody.name, everybody.seen_by, everybody.params) == ("draws", -1, {})
    assert everybody.pieces == [Piece("card", 1, "deck", "seat-1")]
    assert (one.name, one.seen_by, one.params) == ("dealt", 1, {"card": "farm-red"})
    assert changes([everybody, one]) == [(1, "card", 1)]


def test_A_1_5_an_open_card_goes_to_its_seat_and_another_takes_its_place() -> None:
    state = position("draw", step="draw", open_cards=["mill-black"])
    assert pieces(told(state, "take mill-black")) == [Piece("card", 1, "mill-black", "seat-0")]
    assert pieces(told(state, "card farm-red")) == [Piece("card", 1, "deck", "farm-red")]


def test_A_1_1_a_building_comes_from_its_seat_with_a_seal_and_brings_neutral_workers() -> None:
    state = position("card", hands={0: ["house-red"]})
    events = told(state, "play house-red")
    assert pieces(events) == [Piece("card", 1, "seat-0", "box")]
    tents = GAME.new(2).view(0)["table"]["board"]["tents"]
    effects = state.view(0)["table"]["effects"]
    text = next(text for text, effect in effects.items() if len(effect["tents"]) == 1)
    assert set(effects[text]["cells"]) & set(tents)
    first = text.split()[1]
    assert pieces(told(state, text)) == [
        Piece("house-red", 1, "seat-0", first),
        Piece("seal-red", 1, "box", first),
        Piece("worker-neutral", 1, "pool", "seat-0"),
    ]


@pytest.mark.parametrize(("kind", "figure"), [("own", "worker-own"), ("neutral", "worker-neutral")])
def test_A_1_6_a_worker_goes_to_its_cell(kind: str, figure: str) -> None:
    state = position("building", neutral={0: 1})
    told(state, "at castle")
    cell = legal(state)[0].split()[1]
    events = told(state, f"{kind} {cell}")
    assert pieces(events) == [Piece("worker-0" if kind == "own" else figure, 1, "seat-0", f"worker-{cell}")]
    assert changes(events) == [(0, figure, -1)]


def test_A_2_2_seals_come_from_the_building_that_is_completed() -> None:
    state = position(
        "building",
        buildings=[("house-red", "a1 b1")],
        workers={"c1": 1, "a2": 1},
        own={1: 1},
    )
    told(state, "at a1")
    events = told(state, "own b2")
    assert [event.name for event in events] == ["places-own", "completed", "seals", "seals"]
    assert pieces(events)[1:] == [Piece("seal-red", 2, "a1", "seat-0"), Piece("seal-red", 2, "a1", "seat-1")]
    assert changes(events)[1:] == [(0, "seal-red", 2), (1, "seal-red", 2)]
    texts = Texts(GAME, "en")
    assert texts.event(events[1], NAMES) == "Anna completes the red house at a1."
    assert texts.event(events[2], NAMES) == "Anna gets 2 red seals for the building at a1."


def test_A_2_4_pieces_come_from_the_supply_and_the_rest_goes_to_the_last_one() -> None:
    state = position("castle_piece", step="completion", frame={"owed": 1}, pieces=full_level(9))
    events = told(state, "piece green 10")
    assert [event.name for event in events] == ["piece", "level-full"]
    assert pieces(events) == [
        Piece("piece-green", 1, "supply-1-green", "space-10"),
        Piece("piece-black", 1, "supply-1-black", "supply-3-black"),
        Piece("piece-silver", 1, "supply-1-silver", "supply-3-silver"),
    ]


def test_A_3_1_a_flag_brings_workers_and_a_sale_gold() -> None:
    state = position("flag", step="flag", seal={0: {"red": 3}})
    events = told(state, "flag")
    assert pieces(events) == [Piece("flag-0", 1, "seat-0", "box"), Piece("worker-0", 2, "box", "seat-0")]
    assert changes(events) == [(0, "flag", -1), (0, "worker-own", 2)]
    events = told(state, "sell red 3")
    assert pieces(events) == [Piece("seal-red", 3, "seat-0", "box"), Piece("gold", 6, "box", "seat-0")]
    assert changes(events) == [(0, "seal-red", -3), (0, "gold", 6)]
    assert events[0].figures[1].source == "seal-red"


@pytest.mark.parametrize("lang", languages())
def test_sources_of_gold_and_figures_have_different_words(lang: str) -> None:
    texts = Texts(GAME, lang)
    words = Counter(texts.say(figure.name) for figure in GAME.figures)
    assert all(texts.knows(figure.name) for figure in GAME.figures)
    assert set(words.values()) == {1}


def test_a_round_is_a_turn_of_every_seat() -> None:
    state = GAME.new(3, start=1)
    assert state.round == 0
    rng, rounds = cantiere.Rng("rounds"), list[tuple[int, int]]()
    while state.to_move != cantiere.OVER and len(rounds) < 7:
        if state.decision == "action":
            rounds.append((int(state.to_move), int(state.round)))
            assert state.clone().round == state.round == GAME.restore(state.snapshot()).round
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    assert rounds == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]
