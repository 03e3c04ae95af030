"""The table of actions: networks have learnt their numbers, and records name them by their texts."""

from __future__ import annotations

import hashlib

from tests.games.pillars.build import GAME


def test_every_action_has_the_number_text_and_label_that_it_always_had() -> None:
    rows = [f"{row.text}|{row.key}|{sorted(row.params.items())}" for row in GAME.notation.rows]
    assert (len(rows), GAME.num_choices) == (505, 372)
    assert (
        hashlib.sha256("\n".join(rows).encode()).hexdigest()
        == "56e211947374fc6aefc572722807deb004c84e75e2763b6c2faa1bc596e18273"
    )


def test_numbers_of_some_actions_by_hand() -> None:
    texts = [row.text for row in GAME.notation.rows]
    assert [texts[0], texts[1], texts[371], texts[372]] == [
        "pass",
        "take gravel-2",
        "dismiss tile-maker-6",
        "start 0",
    ]
