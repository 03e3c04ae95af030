"""What a player is told before an action."""

from __future__ import annotations

from cantiere import State
from tests.games.arcadia.build import GAME, NUMBERS, full_level, position, values
from tests.games.by_text import act


def warned(state: State, text: str) -> list[tuple[str, str]]:
    return [(one.key, one.rule) for one in GAME.warnings(state, NUMBERS[text])]


def test_A_4_1_the_twentieth_piece_brings_the_end() -> None:
    frame = {"owed": 1}
    last = position("castle_piece", step="completion", frame=frame, pieces=[*full_level(), *full_level(9)])
    assert warned(last, "piece green 10") == [("brings-the-end", "A-4.1")]
    earlier = position("castle_piece", step="completion", frame=frame, pieces=[*full_level(), *full_level(8)])
    assert warned(earlier, "piece red 9") == []


def test_A_2_5_seals_without_value() -> None:
    free = 5  # the one space not built on shows nothing printed
    spaces = [space for space in range(1, 11) if space != free]
    others = list(zip(["green", "black", "silver"] * 3, spaces, strict=True))
    state = act(position("flag", step="flag", seal={0: {"red": 2, "black": 1}}, pieces=others), "flag")
    assert values(state)["red"] == 0
    assert warned(state, "sell red 2") == [("sold-for-nothing", "A-2.5")]
    assert warned(state, "sell black 1") == []
