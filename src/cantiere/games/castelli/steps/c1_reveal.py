"""1 · Reveal: a face-down tile is chosen, looked at and laid open; bailiffs may turn it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cantiere.core.answers import Answers
from cantiere.core.reason import Reason
from cantiere.core.state import CHANCE, Frame, Step
from cantiere.games.castelli.actions import (
    DECLINES,
    PLAY,
    REVEAL,
    TILE,
    TURN,
    uses_card,
)
from cantiere.games.castelli.components import (
    BAILIFF,
    CARDS,
    ROW,
    TILE_CARD,
    TILE_SILVER,
    bit,
)
from cantiere.games.castelli.steps.c4_cards import (
    add_cards,
    add_cards_meanwhile,
    answer_card,
    no_card_answer,
    no_card_meanwhile,
)
from cantiere.games.castelli.steps.c4_draw import deal_cards, to_draw
from cantiere.games.castelli.steps.c4_reactions import can_react, decline, is_asked, offer_to_decline
from cantiere.games.castelli.table import NOBODY, Table
from cantiere.games.castelli.telling import tell_laid, tell_revealed, tell_turned


class ChooseTile(Step[Table]):
    """1 · The active seat chooses a face-down tile (C-1.1); before that it may use its cards (C-4.1)."""

    def enter(self, t: Table) -> None:
        t.round = t.tiles_turned() // t.seats + 1  # each turn lays one tile
        t.ask(self, t.active)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(TILE, t.face_down & t.board.meadows[t.table_of(frame.seat)])
        add_cards(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if uses_card(action):
            t.ask(self, frame.seat)
            answer_card(t, frame.seat, action)
            return
        t.meadow = TILE.part(action, 0)
        t.face_down &= ~bit(t.meadow)
        t.ask(REVEAL_TILE, CHANCE)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if TILE.holds(action):
            meadow: i64 = TILE.part(action, 0)
            if t.board.meadows[t.table_of(frame.seat)] & bit(meadow):
                return Reason("tile-open", "C-1.1")
            on_board: bool = meadow < t.board.rows * ROW
            return Reason("other-table", "C-8.1") if on_board else Reason("no-meadow", "C-0.6")
        return no_card_answer(t, frame.seat, action)


class RevealTile(Step[Table]):
    """1 · Which tile lies there (C-1.1)."""

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        answers.add_each(REVEAL, t.pool)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        t.tile = REVEAL.part(action, 0)
        t.pool &= ~bit(t.tile)
        t.looking = t.held[t.active] != NOBODY
        tell_revealed(t, t.active, t.meadow, t.tile, secretly=t.looking)


class LayTile(Step[Table]):
    """1 · The tile is laid open, turned any way (C-1.1); its card symbol and silver serve at once (C-1.2)."""

    def enter(self, t: Table) -> None:
        t.ask(self, t.active)

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        side: i64
        for side in range(4):
            answers.add(TURN.at(side))
        add_cards_meanwhile(t, frame.seat, answers)

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        if uses_card(action):
            t.ask(self, frame.seat)
            answer_card(t, frame.seat, action)
            return
        turn: i64 = TURN.part(action, 0)
        t.laid[t.meadow] = t.tile * 4 + turn
        tell_laid(t, frame.seat, t.meadow, t.tile, turn)
        if TILE_SILVER[t.tile]:
            t.take_silver(frame.seat, TILE_SILVER[t.tile], "tile")
        if TILE_CARD[t.tile]:
            to_draw(t, frame.seat, 1)
            deal_cards(t)

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        return no_card_meanwhile(t, frame.seat, action)


class Bailiff(Step[Table]):
    """1 · Other seats that hold a bailiff may turn the tile just laid, clockwise; the last counts (C-1.3).

    All that may hold one are asked, and nobody else sees who: whoever holds none can only decline.
    """

    def enter(self, t: Table) -> None:
        self._ask_from(t, t.beside(t.active))

    def offer(self, t: Table, frame: Frame, answers: Answers) -> None:
        offer_to_decline(t, frame.seat, BAILIFF, answers)
        if can_react(t, frame.seat, BAILIFF):
            now: i64 = t.laid[t.meadow] & 3
            side: i64
            for side in range(4):
                if side != now:
                    answers.add(TURN.at(side))

    def apply(self, t: Table, frame: Frame, action: i64) -> None:
        seat = frame.seat
        if TURN.holds(action):
            t.play_card(seat, BAILIFF)
            t.reacted |= 1 << seat
            t.laid[t.meadow] = (t.laid[t.meadow] & ~3) + TURN.part(action, 0)
            tell_turned(t, seat, t.meadow, TURN.part(action, 0))
        else:
            decline(t, seat, action)
        self._ask_from(t, t.beside(seat))

    def why_not(self, t: Table, frame: Frame, action: i64) -> Reason | None:
        if TURN.holds(action) or DECLINES.holds(action) or action == PLAY.at(BAILIFF):
            if not t.cards.holds(frame.seat, BAILIFF):
                return Reason("card-not-held", "C-1.3", {"card": CARDS[BAILIFF]})
            if not can_react(t, frame.seat, BAILIFF):
                return Reason("declined", "C-1.3")
            return Reason("turned-that-way" if TURN.holds(action) else "bailiff-turns", "C-1.3")
        return Reason("in-own-turn", "C-4.1") if uses_card(action) else None

    def _ask_from(self, t: Table, seat: i64) -> None:
        while seat != t.active:
            if is_asked(t, seat, BAILIFF):
                t.ask(self, seat)
                return
            seat = t.beside(seat)


CHOOSE_TILE: Final = ChooseTile("tile", rule="C-1.1")
REVEAL_TILE: Final = RevealTile("reveal_tile", rule="C-1.1")
LAY_TILE: Final = LayTile("turn", rule="C-1.1")
BAILIFF_STEP: Final = Bailiff("bailiff", rule="C-1.3")
