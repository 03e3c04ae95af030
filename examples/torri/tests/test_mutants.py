"""Eleven faults that are easily made, each put into Torri on purpose: `check_game` notices every one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from cantiere_torri import Torri
from cantiere_torri import steps as rules
from cantiere_torri.table import NAMES, Table

from cantiere import CantiereError, Reason, Rng, State
from cantiere.core.conformance import ConformanceError, check_game
from cantiere.core.declared import DeclaredEncoder
from cantiere.core.fields import NOBODY, OWNER, Counts, Kinds, Pile
from cantiere.core.sheet import Sheet
from cantiere.core.state import Frame
from cantiere.texts import Texts


class SharedHands(Table):
    """A copy has the same hands, not hands of its own."""

    def clone(self) -> Table:
        copy = super().clone()
        assert isinstance(copy, Table)
        copy.hands = self.hands
        return copy


class ForgottenPoints(Table):
    """A copy begins without points."""

    def clone(self) -> Table:
        copy = super().clone()
        assert isinstance(copy, Table)
        copy.points = [0] * int(self.seats)
        return copy


class NeverDealtAnew(Table):
    """What a seat cannot know stays where it is, so bots see it."""

    def redeal(self, seat: int, rng: Rng) -> None:
        pass


class LostPoints(Torri):
    """A snapshot does not tell the points."""

    def table_data(self, state: State) -> dict[str, Any]:
        return super().table_data(state) | {"points": [0] * int(state.seats)}


class TurnedTowers(Torri):
    """A snapshot tells the towers upside down."""

    def table_data(self, state: State) -> dict[str, Any]:
        data = super().table_data(state)
        return data | {"towers": [tower[::-1] for tower in data["towers"]]}


class OpenHands(Torri):
    """Everybody sees every hand."""

    def table_view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        return {**super().table_view(state, seat), "hands": self.table_data(state)["hands"]}


class OpenFeatures(DeclaredEncoder):
    """The numbers for networks tell the next seat's hand."""

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        super().write(state, seat, sheet)
        assert isinstance(state, Table)
        hand = state.hands[(seat + 1) % state.seats]
        for name, amount in zip(NAMES, hand, strict=True):
            sheet.share(f"next/{name}", amount, 6)


def with_table(table: type[Table]) -> Torri:
    """Return Torri played on another table."""
    game = Torri()
    game.table = table
    return game


def with_features() -> Torri:
    game = Torri()
    game.encoder = OpenFeatures(game.fields, 4, list(game.questions))
    return game


MADE = {
    "playing on a clone changed": lambda: with_table(SharedHands),
    "by the events": lambda: with_table(ForgottenPoints),
    "dealt otherwise than drawn": lambda: with_table(NeverDealtAnew),
    "shown or scored otherwise": LostPoints,
    "a restored position differs": TurnedTowers,
    "changed its view": OpenHands,
    "features": with_features,
}


def caught(game: Torri) -> str:
    """Return what is said against a game."""
    with pytest.raises((ConformanceError, CantiereError)) as found:
        check_game(game, seats=[2], games=2, knows=Texts(Torri()).knows)
    return str(found.value)


@pytest.mark.parametrize("said", MADE)
def test_a_fault_of_the_table_is_noticed(said: str) -> None:
    assert said in caught(MADE[said]())


def test_a_secret_that_is_told_to_all_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Table.tell

    def loudly(t: Table, name: str, seat: int, params: dict[str, int | str], seen_by: int = -1) -> Any:
        return tell(t, name, seat, params)

    monkeypatch.setattr(Table, "tell", loudly)
    assert "finds" in caught(Torri())


def test_a_refusal_that_tells_of_another_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = rules.Turn.why_not

    def telling(step: rules.Turn, t: Table, frame: Frame, action: int) -> Reason | None:
        reason = why_not(step, t, frame, action)
        if reason is not None:
            other = t.hands[(frame.seat + 1) % t.seats]
            reason.params["below"] = NAMES[other.index(max(other))]
        return reason

    monkeypatch.setattr(rules.Turn, "why_not", telling)
    assert "refus" in caught(Torri())


def test_an_event_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Table.tell

    def anew(t: Table, name: str, seat: int, params: dict[str, int | str], seen_by: int = -1) -> Any:
        return tell(t, "hurls" if name == "throws" else name, seat, params, seen_by)

    monkeypatch.setattr(Table, "tell", anew)
    assert "hurls" in caught(Torri())


def uneven() -> Torri:
    """Return Torri with a box in which the kinds differ much: else nobody could tell how they are drawn."""
    game = Torri()
    box = Kinds("block", NAMES, [2, 2, 22, 2, 2])
    game.fields = [
        Counts("bag", box, seen=NOBODY, full=True),
        Counts("hands", box, per_seat=True, seen=OWNER),
        Pile("towers", box, per_seat=True),
        Counts("rubble", box),
        *game.fields[-2:],
    ]
    return game


def test_draws_that_are_all_as_likely_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    check_game(uneven(), seats=[2], games=1)
    monkeypatch.setattr(rules.Draw, "weight", lambda *_: 1)
    assert "dealt otherwise than drawn" in caught(uneven())
