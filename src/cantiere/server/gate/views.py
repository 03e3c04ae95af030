"""What goes out: a table as one viewer may see it, in the viewer's language. No position leaves otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.core.state import CHANCE
from cantiere.server.gate.news import news_for, open_to_all
from cantiere.server.gate.positions import position
from cantiere.server.gate.types.news import NewsLine
from cantiere.server.gate.types.positions import Position
from cantiere.server.gate.types.tables import (
    Luck,
    MomentFacts,
    PersonFacts,
    PresenceState,
    SeatLine,
    SharedFacts,
    TableFacts,
    TableLine,
    TableView,
    UndoState,
)
from cantiere.server.people.people import Who
from cantiere.server.play.live_table import LiveTable
from cantiere.server.store.changes import NewsItem
from cantiere.server.store.models import BOT, OVER, RUNNING

encode = msgspec.json.Encoder().encode


class Person:
    """What a table is to one person, as long as nobody sits down or gets up."""

    def __init__(self, live: LiveTable, me: str | None) -> None:
        row, owner = live.row, me is not None and live.row["owner"] == me
        self.mine = live.seats_of(me)
        self.facts: PersonFacts = {
            "seats": _seats(live.seats, me),
            "my_seats": self.mine,
            "owner": owner,
        }
        if self.mine or owner:
            self.facts["invite"] = row["invite"]
        if owner:
            links = {str(s["seat"]): s["link"] for s in live.seats if s["kind"] == "link" and s["link"]}
            self.facts["links"] = links
        self.json = encode(self.facts)


class Views:
    """A table at one moment, for all who look at it then: what is the same for several is made once.

    Whatever depends on the viewer is kept under the person, the seat and the language it is for; nothing of
    one seat's view is ever handed to another. Who holds the table may keep it, for that moment only.
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._names = tuple(live.names)
        self._shared = _shared(live)
        self._shared_json = b""
        self._tables: dict[tuple[str | None, int | None, str], bytes] = {}
        self._positions: dict[tuple[int | None, str, bool], Position | None] = {}
        self._news: dict[tuple[int, int | None, str], NewsLine] = {}
        self._news_json: dict[tuple[int, int | None, str], bytes] = {}
        self._open: dict[int, bool] = {}
        self._may: dict[int, bool] = {}

    # --- the table -----------------------------------------------------------------------------------

    def table(self, who: Who | None, seat: int | None, lang: str, *, refusals: bool = False) -> TableView:
        """Return all that a viewer may know of a table."""
        me = self._me(who)
        person = self._person(me)
        return {**self._shared, **person.facts, **self._moment(me, person, seat, lang, refusals=refusals)}

    def table_json(self, who: Who | None, seat: int | None, lang: str) -> bytes:
        """Return the same as JSON."""
        me = self._me(who)
        key = (me, seat, lang)
        if key not in self._tables:
            if not self._shared_json:
                self._shared_json = encode(self._shared)
            person = self._person(me)
            moment = encode(self._moment(me, person, seat, lang, refusals=False))
            self._tables[key] = _joined(self._shared_json, person.json, moment)
        return self._tables[key]

    def _me(self, who: Who | None) -> str | None:
        """Return the viewer's id. Whoever has nothing to do with the table sees what everybody sees."""
        return who.id if who is not None and who.id in self.live.concerned() else None

    def _person(self, me: str | None) -> Person:
        kept: dict[str | None, Person] = self.live.persons
        if me not in kept:
            kept[me] = Person(self.live, me)
        return kept[me]

    def _moment(
        self, me: str | None, person: Person, seat: int | None, lang: str, *, refusals: bool
    ) -> MomentFacts:
        """Return what changes with every move, for a viewer."""
        live, row = self.live, self.live.row
        view = self._position(seat, lang, refusals=refusals)
        to_move = _shown_to_move(row["to_move"], view, person.mine)
        return {
            "my_turn": _my_turn(row, me),
            "to_move": to_move,
            "thinking": _thinking(live, to_move),
            "seat": seat,
            "view": view,
            "undo": self._undo(me, person.mine),
            "curtain": _curtain(live, person.mine),
        }

    def _position(self, seat: int | None, lang: str, *, refusals: bool) -> Position | None:
        match = self.live.match
        if match is None:
            return None
        key = (seat, lang, refusals)
        if key not in self._positions:
            asked = seat is not None and match.state.to_move == seat
            barriers = _barriers(self.live, seat) if asked else frozenset()
            self._positions[key] = position(
                match.state, seat, lang, self._names, refusals=refusals, barriers=barriers
            )
        return self._positions[key]

    def _undo(self, me: str | None, mine: list[int]) -> UndoState:
        live, asked = self.live, self.live.row["undo"]
        match = live.match
        if live.status != RUNNING or match is None:
            return {"may": False, "asked": None}
        for seat in mine:
            if seat not in self._may:
                self._may[seat] = match.can_undo(seat)
        may = any(self._may[seat] for seat in mine)
        if asked is None:
            return {"may": may, "asked": None}
        waiting = live.humans() - {asked["by"], *asked["agreed"]}
        return {"may": may, "asked": {"seat": asked["seat"], "answer": me is not None and me in waiting}}

    # --- its news ------------------------------------------------------------------------------------

    def news(self, item: NewsItem, seat: int | None, lang: str) -> NewsLine:
        """Return a piece of news as a viewer may know it."""
        key = self._news_key(item, seat, lang)
        if key not in self._news:
            over, game = self.live.status == OVER, self.live.row["game"]
            self._news[key] = news_for(item, key[1], game, lang, self._names, all_open=over)
        return self._news[key]

    def news_json(self, item: NewsItem, seat: int | None, lang: str) -> bytes:
        """Return the same as JSON."""
        key = self._news_key(item, seat, lang)
        if key not in self._news_json:
            self._news_json[key] = encode(self.news(item, seat, lang))
        return self._news_json[key]

    def _news_key(self, item: NewsItem, seat: int | None, lang: str) -> tuple[int, int | None, str]:
        """Return for whom it is made: what is open to all is made once for them."""
        if item.seq not in self._open:
            self._open[item.seq] = open_to_all(item, self.live.row["game"])
        return (item.seq, None if self._open[item.seq] else seat, lang)


def _joined(*objects: bytes) -> bytes:
    """Return JSON objects, none of them empty, as one."""
    return b"{" + b",".join([one[1:-1] for one in objects]) + b"}"


def table_data(
    live: LiveTable, who: Who | None, seat: int | None, lang: str, *, refusals: bool = False
) -> TableView:
    """Return all that a viewer may know of a table."""
    return Views(live).table(who, seat, lang, refusals=refusals)


def table_line(row: dict[str, Any], seats: Iterable[dict[str, Any]], who: Who | None) -> TableLine:
    """Return a table as the lobby lists it."""
    me = who.id if who is not None else None
    mine = _my_turn(row, me)
    secret = not mine and row["game"] in games() and find_game(row["game"]).asks_secretly
    return {
        **_facts(row),
        "to_move": None if secret else row["to_move"],
        "my_turn": mine,
        "seats": _seats(seats, me),
    }


def presence(live: LiveTable) -> PresenceState:
    """Return which seats are there (bots always are), and how many watch without sitting here."""
    pages = live.watchers(live.id)
    seated = live.people()
    return {
        "connected": [seat["kind"] == BOT or pages.get(seat["person"], 0) > 0 for seat in live.seats],
        "spectators": sum(
            count if person == "" else 1 for person, count in pages.items() if person not in seated
        ),
    }


def _facts(row: dict[str, Any]) -> TableFacts:
    return {
        "id": row["id"],
        "name": row["name"],
        "game": row["game"],
        "rules_version": row["rules_version"],
        "options": row["options"],
        "status": row["status"],
        "listed": row["listed"],
        "pace": row["pace"],
        "hours": row["hours"],
        "deadline": row["deadline"],
        "created": row["created"],
        "changed": row["changed"],
        "number": row["number"],
        "result": row["result"],
        "tournament": row["tournament"],
    }


def _shared(live: LiveTable) -> SharedFacts:
    """Return what is the same for all who look at a table. Who is asked is not, where that is a secret."""
    row = live.row
    luck: Luck = {}
    if live.status == OVER:
        luck = {"seed": row["seed"], "salt": row["salt"]}
    return {
        **_facts(row),
        **presence(live),
        **luck,
        "seq": row["seq"],
        "hints": row["hints"],
        "late": row["late"],
        "commitment": row["commitment"],
        "source": row["source"],
        "rematch": row["rematch"],
    }


def _seats(seats: Iterable[dict[str, Any]], me: str | None) -> list[SeatLine]:
    return [
        {
            "seat": seat["seat"],
            "kind": seat["kind"],
            "name": seat["name"],
            "bot": seat["bot"],
            "you": me is not None and seat["person"] == me,
            "kept_for_you": me is not None and seat["kept_for"] == me,
        }
        for seat in seats
    ]


def _my_turn(row: dict[str, Any], me: str | None) -> bool:
    return row["status"] == RUNNING and row["asked"] is not None and row["asked"] == me


def _shown_to_move(asked: int | None, view: Position | None, mine: list[int]) -> int | None:
    """Return who is asked, as far as the viewer may know: for one's own seats that is always so."""
    if view is None or asked is None or asked in mine:
        return asked
    shown = int(view["to_move"])
    return shown if shown >= 0 else None


def _thinking(live: LiveTable, to_move: int | None) -> int | None:
    """Return the seat of the bot that thinks."""
    thinks = to_move is not None and live.status == RUNNING and live.seats[to_move]["bot"] is not None
    return to_move if thinks else None


def _barriers(live: LiveTable, seat: int | None) -> frozenset[int]:
    """Return whose moves follow at once and cannot be taken back: of chance and bots, if others play."""
    if live.status != RUNNING or seat is None or live.humans() <= {live.seats[seat]["person"]}:
        return frozenset()
    return frozenset({CHANCE, *(seat["seat"] for seat in live.seats if seat["bot"] is not None)})


def _curtain(live: LiveTable, mine: list[int]) -> bool:
    """Tell whether people at one screen must not look over each other's shoulders."""
    if len(mine) < 2 or live.match is None or live.status == OVER:
        return False
    state = live.match.state
    open_table = state.game.table_view(state, None)
    return any(state.game.table_view(state, seat) != open_table for seat in mine)
