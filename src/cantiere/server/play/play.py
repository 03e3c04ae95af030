"""Play: answering questions, taking back, and talking."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from cantiere.core.reason import AmbiguousAction, IllegalAction, Reason, UnknownAction
from cantiere.match import Match
from cantiere.server.common.errors import Problem, Refusal
from cantiere.server.common.texts import texts_of
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable, moves_data, turn_values
from cantiere.server.play.live_tables import LiveTables, match_of
from cantiere.server.play.requests import Undo
from cantiere.server.store.changes import Change, KeptRequest, MoveRow, Repeated, read_request
from cantiere.server.store.models import RUNNING
from cantiere.server.store.news import ActedNumbers, NamedSeat, Said
from cantiere.server.store.rows import UndoRow

REPEATED = 10_000  # requests that came again, of which it is kept how they were answered


class Outdated(Refusal):
    """The table has moved on since the client looked."""


class AnswerRequest(Protocol):
    """An answer, however it came: its text, the number the table stood at, a key, and for which seat."""

    @property
    def action(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def key(self) -> str: ...
    @property
    def seat(self) -> int | None: ...


class Play:
    """What people do at a table that has begun."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        # Refuses whoever may not write there; returns what may be said of what was.
        self.check_says: Callable[[Who, LiveTable, str], str] = lambda who, live, text: text
        # By person and key: how a request was answered never changes, so nothing has to be forgotten.
        self._repeated: OrderedDict[tuple[str, str], Repeated] = OrderedDict()

    # --- moves ---------------------------------------------------------------------------------------

    async def act(self, who: Who, table: str, act: AnswerRequest, lang: str) -> ActedNumbers:
        """Carry out an answer; return the numbers of its rows. Sent again, it is answered as before."""

        def decide(live: LiveTable) -> tuple[Change | None, ActedNumbers]:
            seat = _asked_seat(live, who, act)
            change = carry_out(live, seat, act.action, lang)
            answer: ActedNumbers = {"number": live.number + len(change.played), "seq": live.seq + 1}
            change.request = KeptRequest(who.id, act.key, act.action, answer)
            return change, answer

        doubted = self.live_tables.database.doubts(
            who.id
        )  # then it is worth a look, before anything is played
        earlier = await self._earlier(who, act) if doubted else self._repeated.get((who.id, act.key))
        if earlier is not None:
            return _same(earlier, table, act)
        try:
            return await self.live_tables.change(table, decide)
        except Repeated as again:
            return _same(self._keep(who, act, again), table, act)
        except Outdated:
            earlier = await self._earlier(who, act)
            if earlier is not None:
                return _same(earlier, table, act)
            raise

    async def _earlier(self, who: Who, act: AnswerRequest) -> Repeated | None:
        """Return how this very request was answered, if it was carried out before."""
        known = self._repeated.get((who.id, act.key))
        if known is not None:
            return known
        found = await self.live_tables.database.read(lambda c: read_request(c, who.id, act.key))
        return self._keep(who, act, Repeated(*found)) if found is not None else None

    def _keep(self, who: Who, act: AnswerRequest, earlier: Repeated) -> Repeated:
        """Keep how a request was answered that came again: whoever sends it on and on costs no look then."""
        # Not what was raised: it would keep all that it came through.
        self._repeated[who.id, act.key] = Repeated(earlier.table, earlier.text, earlier.answer)
        if len(self._repeated) > REPEATED:
            self._repeated.popitem(last=False)
        return earlier

    async def act_for_bot(self, table: str, number: int, action: str) -> bool:
        """Carry out a bot's answer, unless the table has moved on or a person has come back."""

        def decide(live: LiveTable) -> tuple[Change | None, bool]:
            if live.status != RUNNING or live.number != number or not live.row["due"]:
                return None, False
            return carry_out(live, live.to_move, action, "en"), True

        return await self.live_tables.change(table, decide)

    # --- taking back ---------------------------------------------------------------------------------

    async def undo(self, who: Who, table: str, undo: Undo) -> bool:
        """Take back, or ask the others to let me; tell whether it is done."""

        def decide(live: LiveTable) -> tuple[Change | None, bool]:
            seat = _undo_seat(live, who, undo)
            match = match_of(live)
            others, rated = live.holders() - {who.id}, live.row["rated"]
            if match.can_undo(seat) or not (others or rated):
                return _take_back(live, seat, consent=not match.can_undo(seat)), True
            if rated:
                why = "In a rated game nothing is taken back past chance or others."
                raise Problem(422, "rated-undo", why)
            if not undo.ask:
                why = "Since your last choice chance or another player has moved: ask the others."
                raise Problem(422, "cannot-undo", why)
            if not any(move.who == seat for move in match.moves):
                raise Problem(422, "cannot-undo", "There is nothing to take back yet.")
            asked: UndoRow = {"seat": seat, "by": who.id, "number": live.number, "agreed": []}
            data: NamedSeat = {"seat": seat, "name": live.seats[seat]["name"]}
            return Change("undo-asked", data, {"undo": asked}), False

        return await self.live_tables.change(table, decide)

    async def answer_undo(self, who: Who, table: str, agree: bool) -> bool:
        """Agree that somebody takes back, or not; when everybody has agreed it is done."""

        def decide(live: LiveTable) -> tuple[Change | None, bool]:
            asked = live.row["undo"]
            if live.status != RUNNING or asked is None or asked["number"] != live.number:
                raise Problem(409, "nothing-asked", "Nobody asks to take back any more.")
            others = live.holders() - {asked["by"]}
            if who.id not in others:
                raise Problem(403, "not-yours", "You are not asked.")
            name = live.seats[live.seats_of(who.id)[0]]["name"]
            if not agree:
                return Change("undo-refused", {"name": name}, {"undo": None}), False
            agreed = sorted({*asked["agreed"], who.id})
            if others <= set(agreed):
                return _take_back(live, asked["seat"], consent=True), True
            return Change("undo-agreed", {"name": name}, {"undo": {**asked, "agreed": agreed}}), False

        return await self.live_tables.change(table, decide)

    # --- talking -------------------------------------------------------------------------------------

    async def say(self, who: Who, table: str, text: str) -> None:
        """Say something at the table."""

        def decide(live: LiveTable) -> tuple[Change | None, None]:
            mine = live.seats_of(who.id)
            name = live.seats[mine[0]]["name"] if mine else who.name
            said: Said = {
                "seat": mine[0] if mine else None,
                "name": name,
                "text": self.check_says(who, live, text),
            }
            return Change("chat", said, person=who.id), None

        await self.live_tables.change(table, decide)


def _asked_seat(live: LiveTable, who: Who, act: AnswerRequest) -> int:
    mine = live.seats_of(who.id)
    if not mine or (act.seat is not None and act.seat not in mine):
        raise Problem(403, "not-your-seat", "That is not your seat.")
    if live.number != act.number:
        raise Outdated
    if live.status != RUNNING:
        raise Problem(409, "not-running", "No game is going on here.")
    match_of(live)  # or it is said why there is none
    asked = live.to_move
    if asked not in mine or act.seat not in (None, asked):
        raise Problem(422, "not-your-turn", "Somebody else is asked.")
    if live.seats[asked]["bot"] is not None:
        raise Problem(409, "bot-sits-in", "A bot sits in for you: take the seat back first.")
    return asked


def carry_out(live: LiveTable, seat: int, action: str, lang: str) -> Change:
    """Play on the match and return what is to be written. If the writing fails, the match is replayed."""
    match = match_of(live)
    before = len(match.moves)
    try:
        match.play(match.game.parse(match.state, action))
    except IllegalAction as error:
        reason = _known_reason(match, seat, action, error)
        sentence = texts_of(match.game.id, lang).reason(reason)
        refused = {"action": error.text, "key": reason.key, "rule": reason.rule, "params": reason.params}
        raise Problem(422, "illegal", sentence, translated=True, **refused) from error
    except UnknownAction as error:
        raise Problem(422, "unknown-action", str(error), suggestions=error.suggestions) from error
    except AmbiguousAction as error:
        raise Problem(422, "ambiguous-action", str(error), suggestions=error.matches) from error
    moves = match.moves[before:]
    change = Change("moved", {"moves": moves_data(moves, before + 1)})
    change.played = [MoveRow(move.who, move.text) for move in moves]
    change.values = turn_values(live, time.time())
    if live.seats[seat]["late"] and live.seats[seat]["bot"] is None and not live.row["due"]:
        change.seats = {seat: {"late": 0}}  # in time again
    if "result" in change.values:
        change.kind = "ended"
    return change


def _known_reason(match: Match, seat: int, action: str, error: IllegalAction) -> Reason:
    """Return why an answer is refused, found out on what the seat may know: nothing hidden shows in it."""
    seen = match.seen_by(seat)
    try:
        seen.play(match.game.parse(seen, action))
    except IllegalAction as found:
        return found.reason
    return error.reason


def _same(earlier: Repeated, table: str, act: AnswerRequest) -> ActedNumbers:
    if earlier.table != table or earlier.text != act.action:
        raise Problem(422, "key-used", "This key was used for another request.")
    return {"number": earlier.answer["number"], "seq": earlier.answer["seq"], "repeated": True}


def _undo_seat(live: LiveTable, who: Who, undo: Undo) -> int:
    mine = [seat for seat in live.seats_of(who.id) if undo.seat in (None, seat)]
    if not mine:
        raise Problem(403, "not-your-seat", "That is not your seat.")
    if live.number != undo.number:
        raise Outdated
    if live.status != RUNNING:
        raise Problem(409, "not-running", "No game is going on here.")
    movers = [move.who for move in match_of(live).moves if move.who in mine and not move.forced]
    return movers[-1] if movers else mine[0]


def _take_back(live: LiveTable, seat: int, *, consent: bool) -> Change:
    match = match_of(live)
    match.undo(seat, consent=consent)
    keep = len(match.moves)
    change = Change("undone", {"seat": seat, "name": live.seats[seat]["name"], "keep": keep})
    change.played = [MoveRow(seat, "undo", keep)]
    change.values = turn_values(live, time.time())
    return change
