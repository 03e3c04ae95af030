"""What a seat may take back, and what that must not tell it."""

from __future__ import annotations

import pytest

from cantiere.core.history import History, Move
from tests.core.toys import Toy


class Open(Toy):
    """The toy with its cards face up, as far as it says."""

    has_secrets: bool | None = False


@pytest.mark.parametrize(("game", "may"), [(Toy(), False), (Open(), True)])
def test_an_answer_that_others_cannot_know_to_be_forced_hinders(game: Toy, may: bool) -> None:
    """That it did not would tell them that there was but one: something of what its seat hides."""
    state = game.new(2)
    for card in ("deal 1", "deal 2"):
        state.apply(game.parse(state, card))
    history = History()
    history.play(state, game.parse(state, "bid 2"))
    history.play(state, game.parse(state, "bid 2"))  # the only one that is high enough
    assert history.moves[-1].forced
    assert isinstance(history.moves[-1], Move)
    assert (history.undo_point(0) is not None) == may
