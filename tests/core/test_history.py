"""What a seat may take back, and what that must not tell it."""

from __future__ import annotations

import pytest

from cantiere.core.history import History, Move, is_final
from cantiere.core.state import CHANCE, State
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


class Unforeseen(Toy):
    """The toy, where what follows an answer may depend on what is hidden."""

    def unseen(self, state: State, action: int) -> bool:
        return True


@pytest.mark.parametrize(("game", "final"), [(Toy(), False), (Unforeseen(), True)])
def test_what_depends_on_hidden_things_is_said_to_be_final_whatever_follows(game: Toy, final: bool) -> None:
    """Else it would tell what follows, where somebody's moves stand in the way of taking back."""
    state = game.new(2)
    for card in ("deal 1", "deal 2"):
        state.apply(game.parse(state, card))
    assert is_final(state, game.parse(state, "bid 2"), {CHANCE}) == final
    assert not is_final(state, game.parse(state, "bid 2"), ())
