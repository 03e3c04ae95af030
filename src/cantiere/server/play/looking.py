"""What viewers may know of a table. For them, this module alone touches the match and its states.

Whatever is told about answers (labels, warnings, finality, refusals) is found out on a state in which
everything that the seat cannot know has been dealt anew: what is hidden cannot show in it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import cast

from cantiere.core.history import Move, is_final
from cantiere.core.reason import Caution
from cantiere.core.state import CHANCE, State
from cantiere.server.people.people import Who
from cantiere.server.play.access import check_sees, viewing_seat
from cantiere.server.play.facts import (
    my_turn,
    person_facts,
    shared_facts,
    shown_to_move,
    thinking,
    votes_of,
)
from cantiere.server.play.known import (
    Known,
    KnownMove,
    KnownNews,
    KnownOption,
    KnownPerson,
    KnownPosition,
    KnownQuestion,
    KnownRefusal,
)
from cantiere.server.play.known_news import hidden_figures, known_moves, known_news, open_to_all
from cantiere.server.play.live_table import LiveTable, moves_data
from cantiere.server.play.sitting import free_seats, may_be_replaced
from cantiere.server.play.types import TurnFacts, UndoState
from cantiere.server.store.changes import NewsItem
from cantiere.server.store.models import OVER, RUNNING
from cantiere.server.store.news import KeptMove, TakenBack, moves_in

GENERAL = ("not-asked", "chance-decides", "game-over", "no-such-action")  # refusals that explain nothing
NO_BARRIERS: frozenset[int] = frozenset()
PIECE = 128  # answers of which it is found out why they are refused, before others have their turn


class Moment:
    """What was found out about a table, good for as long as nothing happens there."""

    def __init__(self) -> None:
        self.positions: dict[int | None, KnownPosition | None] = {}
        self.refused: dict[int | None, list[KnownRefusal]] = {}
        self.finding = asyncio.Lock()  # of whoever finds out what is refused: others share it
        self.curtains: dict[tuple[int, ...], bool] = {}
        self.may: dict[int, bool] = {}  # which seats may take back


class Looking:
    """A table at one moment, for all who look at it then; what is the same for several is found out once.

    Whoever holds the table may keep it, for that moment only.
    """

    def __init__(self, live: LiveTable, moment: Moment | None = None) -> None:
        self.live = live
        self.moment = moment if moment is not None else Moment()
        self.names = live.names
        self._shared = shared_facts(live)
        self._hidden = hidden_figures(live.row["game"], live.row["options"])
        self._news: dict[tuple[int, int | None], KnownNews] = {}
        self._open: dict[int, bool] = {}

    def still(self) -> AbstractContextManager[None]:
        """While several look, and nothing happens: what everybody sees is made once."""
        match = self.live.match
        return nullcontext() if match is None else match.state.game.looking_at(match.state)

    def known(self, who: Who | None, wanted: int | None, invite: str | None = None) -> Known:
        """Return all that somebody may know, through the eyes of a seat; refuse who may not look."""
        live = self.live
        check_sees(live, who, invite)
        seat = viewing_seat(live, who, wanted)
        me = who.id if who is not None and who.id in live.concerned() else None
        person = self._person(me)
        position = self._position(seat)
        turn = self._turn(me, person.facts["my_seats"], seat, position)
        turn["free"], turn["why_not"] = free_seats(live, who.id if who is not None else None, invite)
        return Known(me, seat, live.row["game"], self.names, self._shared, person, turn, position)

    def _person(self, me: str | None) -> KnownPerson:
        kept: dict[str | None, KnownPerson] = self.live.persons
        if me not in kept:
            kept[me] = KnownPerson(person_facts(self.live, me))
        return kept[me]

    def _turn(
        self, me: str | None, mine: list[int], seat: int | None, position: KnownPosition | None
    ) -> TurnFacts:
        live, row = self.live, self.live.row
        to_move = shown_to_move(row["to_move"], position, mine) if live.trouble is None else None
        return {
            "my_turn": my_turn(row, me),
            "to_move": to_move,
            "deadline": row["deadline"] if to_move is not None else None,
            "thinking": thinking(live, to_move),
            "seat": seat,
            "undo": self._undo(me, mine),
            "curtain": self._curtain(mine),
            "since": row["since"] if to_move is not None else None,
            "votes": votes_of(live, me),
            "replaceable": _replaceable(live) if mine else [],
            "free": [],
            "why_not": None,
        }

    def _position(self, seat: int | None) -> KnownPosition | None:
        match, kept = self.live.match, self.moment.positions
        if match is None:
            return None
        if seat not in kept:
            seen: State | None = None
            barriers = NO_BARRIERS
            if seat is not None and match.state.to_move == seat:
                seen, barriers = match.seen_by(seat), _barriers(self.live, seat)
            kept[seat] = known_position(match.state, seat, seen, barriers)
        return kept[seat]

    def refused(self, known: Known) -> Iterator[list[KnownRefusal]] | None:
        """Return what the viewer, if asked, cannot answer and why, piece by piece; it outlasts the moment."""
        position, match = known.position, self.live.match
        if match is None or position is None or position.question is None:
            return None
        if known.seat is None or position.question.options is None:
            return None
        return _refusals(match.seen_by(known.seat))

    def _curtain(self, mine: list[int]) -> bool:
        key, kept = tuple(mine), self.moment.curtains
        if key not in kept:
            kept[key] = _curtain(self.live, mine)
        return kept[key]

    def _undo(self, me: str | None, mine: list[int]) -> UndoState:
        live, asked = self.live, self.live.row["undo"]
        match = live.match
        if live.status != RUNNING or match is None:
            return {"may": False, "asked": None}
        kept = self.moment.may
        for seat in mine:
            if seat not in kept:
                kept[seat] = match.can_undo(seat)
        may = any(kept[seat] for seat in mine)
        if asked is None:
            return {"may": may, "asked": None}
        waiting = live.holders() - {asked["by"], *asked["agreed"]}
        return {"may": may, "asked": {"seat": asked["seat"], "answer": me is not None and me in waiting}}

    # --- what happened -------------------------------------------------------------------------------

    def news(self, items: Sequence[NewsItem], seat: int | None) -> list[KnownNews]:
        """Return news as a viewer may know them; without those of which they may know nothing."""
        found: list[KnownNews] = []
        for item in items:
            one = self._one_news(item, seat)
            if one.moves or not moves_in(item.data):
                found.append(one)
        return found

    def _one_news(self, item: NewsItem, seat: int | None) -> KnownNews:
        if item.seq not in self._open:
            self._open[item.seq] = open_to_all(item, self._hidden)
        key = (item.seq, None if self._open[item.seq] else seat)
        if key not in self._news:
            self._news[key] = known_news(item, key[1], self._hidden, all_open=self.live.status == OVER)
        return self._news[key]

    def log(self, moves: Sequence[Move], first: int, seat: int | None) -> list[KnownMove]:
        """Return moves that stand, from number `first` on, as far as a viewer may know them."""
        kept = moves_data(moves, first)
        return known_moves(kept, seat, self._hidden, all_open=self.live.status == OVER)

    def kept_log(self, items: Sequence[NewsItem], seat: int | None) -> list[KnownMove]:
        """Return the same from the news: it needs no rules, where the game cannot be replayed."""
        kept: list[KeptMove] = []
        for item in items:
            if item.kind == "undone":
                keep = cast(TakenBack, item.data)["keep"]
                kept = [one for one in kept if one["move"] <= keep]
            kept += moves_in(item.data) or []
        return known_moves(kept, seat, self._hidden, all_open=self.live.status == OVER)

    def past(self, move: int, seat: int | None) -> KnownPosition:
        """Return the position after so many moves, as the viewer could see it then."""
        match = self.live.match
        assert match is not None
        state = match.position(move)
        seen = match.seen_by(seat, move) if seat is not None and state.to_move == seat else None
        return known_position(state, seat, seen)


# --- positions ---------------------------------------------------------------------------------------


def known_position(
    state: State,
    seat: int | None,
    seen: State | None,
    barriers: frozenset[int] = NO_BARRIERS,
) -> KnownPosition:
    """Return what a seat (None: a spectator) may know of a position.

    `seen` is the same position with all that the seat cannot know dealt anew; it is needed where the seat is
    asked. `barriers`: whose moves stand in the way of taking back.
    """
    view = state.view(seat)
    asked = view["question"]
    if asked is None:
        return KnownPosition(view, None)
    options: list[KnownOption] | None = None
    if "options" in asked:
        assert seen is not None
        options = [_option(seen, one["action"], barriers) for one in asked["options"]]
    return KnownPosition(view, KnownQuestion(asked["decision"], asked["seat"], options, None))


def with_refusals(known: Known, refused: list[KnownRefusal]) -> Known:
    """Return the same, and what the viewer, who is asked, cannot answer."""
    position = known.position
    assert position is not None
    assert position.question is not None
    question = position.question._replace(refusals=refused)
    return known._replace(position=position._replace(question=question))


def _option(seen: State, action: int, barriers: frozenset[int]) -> KnownOption:
    game = seen.game
    row = game.label(seen, action)
    warnings = list(game.warnings(seen, action))
    if is_final(seen, action, barriers):
        warnings.append(Caution("final", ""))
    return KnownOption(row, game.targets(row), warnings)


def _refusals(seen: State) -> Iterator[list[KnownRefusal]]:
    """Yield the answers that are refused; of a thousand it takes a while to find out why."""
    game, legal = seen.game, set(seen.legal_actions())
    for first in range(0, game.num_choices, PIECE):
        refused: list[KnownRefusal] = []
        for action in range(first, min(first + PIECE, game.num_choices)):
            reason = seen.why_not(action) if action not in legal else None
            if reason is not None and reason.key not in GENERAL:
                row = game.label(seen, action)
                refused.append(KnownRefusal(row, game.targets(row), reason))
        yield refused


def _barriers(live: LiveTable, seat: int) -> frozenset[int]:
    """Return whose moves follow at once and stay: of chance and bots, if others play or the game is rated."""
    alone = live.holders() <= {live.seats[seat]["person"]}
    if live.status != RUNNING or (alone and not live.row["rated"]):
        return NO_BARRIERS
    return frozenset({CHANCE, *(seat["seat"] for seat in live.seats if seat["bot"] is not None)})


def _replaceable(live: LiveTable) -> list[int]:
    """Return the seats for which the others may let a bot sit in."""
    now = time.time()
    return [seat["seat"] for seat in live.seats if may_be_replaced(live, seat["seat"], now)]


def _curtain(live: LiveTable, mine: list[int]) -> bool:
    """Tell whether people at one screen must not look over each other's shoulders."""
    if len(mine) < 2 or live.match is None or live.status == OVER:
        return False
    state = live.match.state
    open_table = state.game.table_view(state, None)
    return any(state.game.table_view(state, seat) != open_table for seat in mine)
