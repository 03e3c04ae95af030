"""The table of actions: networks have learnt their numbers, and records name them by their texts."""

from __future__ import annotations

import hashlib

from tests.games.pillars.build import GAME


def test_every_action_has_the_number_and_text_that_it_always_had() -> None:
    rows = [f"{row.text}|{row.key}" for row in GAME.notation.rows]
    assert (len(rows), GAME.num_choices) == (505, 372)
    assert (
        hashlib.sha256("\n".join(rows).encode()).hexdigest()
        == "b3cd3b167b9c9c1ce0f813213d82720bde69ddffa7f4b52ed99021091449ae8d"
    )


def test_numbers_of_some_actions_by_hand() -> None:
    texts = [row.text for row in GAME.notation.rows]
    assert [texts[0], texts[1], texts[371], texts[372]] == [
        "pass",
        "take gravel-2",
        "dismiss tile-maker-6",
        "start 0",
    ]


def test_a_card_for_workers_names_what_it_brings_but_is_touched_itself() -> None:
    row = GAME.notation.rows[[row.text for row in GAME.notation.rows].index("take quarry-3")]
    assert (row.params["material"], GAME.targets(row)) == ("stone", ["quarry-3"])
