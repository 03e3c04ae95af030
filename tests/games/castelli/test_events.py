"""What a move tells: pieces that travel, figures that change and where they came from, in words."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Any

import cantiere
from cantiere import Event, State
from cantiere.core.history import History
from cantiere.texts import Texts
from tests.games.by_text import act, seat_of, table
from tests.games.castelli.build import BLUE, FULL_SET, GAME, RED, position

LANGUAGES = ("en", "it", "es", "de")
MODES: list[tuple[int, dict[str, bool]]] = [
    (2, {}),
    (3, {"battle": True}),
    (4, {"battle": True, "dilemma": True}),
    (4, {"tournament": True, "battle": True}),
]
ROWS, CHOICES = 389, 307
TEXTS_HASH = "a3c9b06f5c2888453019ab698f33836a34698170234e9d3bd936a2c30b4be830"
PLACE = re.compile(r"box|deck|seat-[0-3]|[0-7],[0-7]( [nesw])?")


def told(state: State, *texts: str) -> list[Event]:
    """Play, and return what was told."""
    state.listener = []
    act(state, *texts)
    found, state.listener = state.listener, None
    return found


def one(events: list[Event], name: str) -> Event:
    (found,) = [event for event in events if event.name == name]
    return found


def games() -> Iterator[tuple[State, History]]:
    """Play each mode at random, to the end."""
    for seed, (seats, options) in enumerate(MODES):
        state, history, rng = GAME.new(seats, **options), History(), cantiere.Rng(seed)
        while state.to_move != cantiere.OVER:
            actions = state.legal_actions()
            history.play(state, actions[rng.below(len(actions))])
        yield state, history


def test_the_numbers_of_actions_and_their_texts_stay_as_they_are() -> None:
    """Networks and records rely on them."""
    rows = [(row.text, row.key, sorted(row.params.items())) for row in GAME.notation.rows]
    assert (len(rows), GAME.num_choices) == (ROWS, CHOICES)
    assert hashlib.sha256(repr(rows).encode()).hexdigest() == TEXTS_HASH


def test_events_name_places_of_the_board_and_sources_that_can_be_told_apart() -> None:
    sources, names = set[str](), set[str]()
    for state, history in games():
        for move in history.moves:
            for event in move.events:
                names.add(event.name)
                sources |= {change.source for change in event.figures}
                for piece in event.pieces:
                    assert PLACE.fullmatch(piece.start), piece
                    assert PLACE.fullmatch(piece.end), piece
        assert state.round == -(-(16 if state.seats == 2 else 32) // int(state.seats))
    assert len(names) > 20
    assert len(sources) > 15
    for lang in LANGUAGES:
        texts = Texts(GAME, lang)
        words = [texts.say(source) for source in sources]
        assert len(set(words)) == len(words), (lang, sorted(words))
        assert all(texts.say(figure.name) for figure in GAME.figures)


def test_no_words_of_the_terminal_are_in_what_is_told() -> None:
    for state, history in games():
        for lang in LANGUAGES:
            texts = Texts(GAME, lang)
            for event in [event for move in history.moves[:120] for event in move.events]:
                said = texts.event(event, [f"P{seat}" for seat in range(state.seats)])
                assert not re.search(r"\b[TS]\d", said), said


# --- what travels ------------------------------------------------------------------------------------------


def test_C_3_1_a_castle_tells_its_cubes_and_its_place() -> None:
    state = position(tiles={"3,4": "t23 e"}, hands={RED: {"materials": FULL_SET}})
    event = one(told(state, "build 3,5"), "castle")
    assert {(piece.kind, piece.amount, piece.start, piece.end) for piece in event.pieces} == {
        ("wood", 1, "seat-0", "box"),
        ("grain", 1, "seat-0", "box"),
        ("stone", 1, "seat-0", "box"),
        ("castle-0", 1, "seat-0", "3,5"),
    }
    assert [(c.figure, c.by) for c in event.figures][-1] == ("castles-left", -1)


def test_C_4_a_card_drawn_by_the_traitor_travels_for_all_and_is_named_for_two() -> None:
    hands: dict[int, Any] = {RED: {"cards": ["traitor"], "silver": 1}, BLUE: {"cards": ["robber"]}}
    events = told(position(hands=hands), "play traitor", "from 1", "steal robber")
    assert [(p.kind, p.start, p.end) for p in one(events, "takes-card").pieces] == [
        ("card", "seat-1", "seat-0")
    ]
    assert [(p.kind, p.start, p.end) for p in one(events, "betrays").pieces] == [
        ("silver", "seat-0", "seat-1")
    ]
    secret = [event for event in events if event.name == "card-passed"]
    assert [event.seen_by for event in secret] == [RED, BLUE]
    assert not any(event.pieces or event.figures for event in secret)


def test_C_6_1_a_tile_kept_changes_places_with_the_one_in_hand() -> None:
    state = act(GAME.new(2, start=0, dilemma=True), "deal s1", "deal s2", "tile 0,1", "reveal t32")
    assert one(told(state.clone(), "lay drawn", "turn n"), "lays").pieces == []
    event = one(told(state, "lay held"), "keeps")
    assert [(p.start, p.end) for p in event.pieces] == [("0,1", "seat-0"), ("seat-0", "0,1")]
    assert state.view(BLUE)["table"]["tile"]["from_hand"]
    assert act(state, "turn n").view(BLUE)["table"]["tile"] is None


def test_C_2_6_what_is_beyond_the_limit_is_told_as_lost() -> None:
    for have, gained, name in ((4, 1, "material"), (5, 0, "no-room")):
        state = position("tile", hands={RED: {"materials": {"stone": have}}})
        events = told(state, "tile 0,1", "reveal t17", "turn n")  # stone at the frame, red faces it
        event = one([event for event in events if event.params.get("material") == "stone"], name)
        assert [(p.amount, p.end) for p in event.pieces] == [(1, "seat-0" if gained else "box")]
        assert sum(change.by for change in event.figures) == gained
        assert [piece.start for piece in event.pieces] == ["0,1 n"]
        assert seat_of(state, RED)["materials"]["stone"] == 5


def test_a_snapshot_keeps_the_round_and_older_ones_are_taken_up() -> None:
    state = GAME.new(2, start=0)
    for _ in range(3):
        act(state, GAME.text(state, state.legal_actions()[0]))
        while state.decision != "tile":
            act(state, GAME.text(state, state.legal_actions()[0]))
    assert state.round == 2
    data = state.snapshot()
    assert data["table"]["round"] == 2
    del data["table"]["round"], data["table"]["from_hand"]
    assert GAME.restore(data).round == 2
    assert table(GAME.restore(data))["from_hand"] is False
