"""English texts for everything that can be said, and the board in a terminal of 100 columns."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.games import castelli
from cantiere.games.castelli.components import AREA_KINDS, CARDS, COLOURS, MATERIALS, PLOTS, SIDES, TILES
from cantiere.games.castelli.steps import QUESTIONS
from tests.games.by_text import act
from tests.games.castelli.build import GAME, random_game

fluent = pytest.importorskip("fluent.runtime")
HOME = Path(castelli.__file__).parent
SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in [*HOME.glob("*.py"), *HOME.glob("steps/*.py")]
)


class Texts:
    """The messages of the game, strictly: a missing one or a missing parameter fails."""

    def __init__(self) -> None:
        self.bundle = fluent.FluentBundle(["en"], use_isolating=False)
        resource = (HOME / "locale" / "en.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(fluent.FluentResource(resource))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **params: Any) -> str:
        said, errors = self.bundle.format_pattern(self.bundle.get_message(key).value, params)
        assert not errors, (key, errors)
        return str(said)


TEXTS = Texts()


def test_every_id_has_a_message() -> None:
    for one in [*CARDS, *TILES, *SIDES, *MATERIALS, *AREA_KINDS, *COLOURS, *PLOTS]:
        assert TEXTS.has(one), one


def test_the_bailiff_has_a_name_in_every_language() -> None:
    """The Italian rulebook keeps the German word; who reads Italian does not know it."""
    named = [
        re.findall(r"^bailiff = (.+)$", path.read_text("utf-8"), re.M) for path in HOME.glob("locale/*.ftl")
    ]
    assert len({name for (name,) in named}) == len(named) > 3


def test_every_question_has_a_message() -> None:
    for name in [*QUESTIONS, "resolving"]:
        assert TEXTS.say(f"decision-{name}")


def test_every_action_has_a_message() -> None:
    for row in GAME.notation.rows:
        assert TEXTS.say(row.key, **row.params)
        assert all(TEXTS.has(value) for value in row.params.values() if isinstance(value, str))


def test_every_reason_and_event_has_a_message() -> None:
    reasons = set(re.findall(r"Reason\(\s*\"([a-z-]+)\"", SOURCES))
    events = set(re.findall(r"tell\(\s*\"([a-z-]+)\"", SOURCES)) | {"town", "fire"}
    assert len(reasons) > 30
    assert [key for key in sorted(reasons) if not TEXTS.has(f"reason-{key}")] == []
    assert [key for key in sorted(events) if not TEXTS.has(f"event-{key}")] == []


def test_every_refusal_and_event_of_random_games_can_be_said() -> None:
    for seed, options in enumerate(({}, {"battle": True, "dilemma": True}, {"tournament": True})):
        state, rng = GAME.new(4, **options), cantiere.Rng(seed)
        state.listener = []
        while state.to_move != cantiere.OVER:
            actions = state.legal_actions()
            for action in range(seed, GAME.num_choices, 37):
                reason = state.why_not(action)
                if reason is not None and TEXTS.has(f"reason-{reason.key}"):
                    TEXTS.say(f"reason-{reason.key}", **reason.params)
            state.apply(actions[rng.below(len(actions))])
        for event in state.listener:
            said = TEXTS.say(f"event-{event.name}", seat=event.seat, **event.params)
            assert said
            assert all(TEXTS.has(value) for value in event.params.values() if isinstance(value, str)), event


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_board_is_readable_at_100_columns(seats: int) -> None:
    console = pytest.importorskip("rich.console")
    terminal = pytest.importorskip("cantiere.games.castelli.terminal")
    names = ["Ada", "Beatrice", "Carlo", "Domenico"]
    for moves in (0, 60, 10_000):
        state = random_game(seats, 4, moves, battle=True, dilemma=True)
        screen = console.Console(width=100, record=True, file=io.StringIO())
        screen.print(terminal.draw(state.view(0), TEXTS, names))
        lines = screen.export_text().splitlines()
        assert max(len(line.rstrip()) for line in lines) <= 100
        assert any("Beatrice" in line for line in lines)
        board = [line for line in lines if re.match(r" \d ", line)]
        assert len(board) == (4 if seats == 2 else 8)


def test_the_terminal_says_how_many_castles_are_left_and_who_holds_a_start_tile() -> None:
    console = pytest.importorskip("rich.console")
    terminal = pytest.importorskip("cantiere.games.castelli.terminal")
    state = GAME.new(2, start=0, dilemma=True)
    act(state, "deal s1", "deal s2", "tile 0,1", "reveal t32", "lay held", "turn n", "end")
    screen = console.Console(width=120, record=True, file=io.StringIO())
    screen.print(terminal.draw(state.view(1), TEXTS, ["Ada", "Bea"]))
    shown = screen.export_text().splitlines()
    head, ada, bea = shown[-3:]
    assert "castles left" in head
    assert "other tile" in ada
    assert "start tile" in bea
