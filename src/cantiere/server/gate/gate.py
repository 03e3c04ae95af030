"""The gate: what leaves about a table is made here, of what its viewer may know and of nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

import msgspec

from cantiere.server.gate.changes import Comparison
from cantiere.server.gate.names import named_seats, seat_names
from cantiere.server.gate.news import news_line
from cantiere.server.gate.positions import position_view
from cantiere.server.gate.types.positions import PastPosition, Position
from cantiere.server.gate.types.tables import TableView
from cantiere.server.play.known import Known, KnownNews, KnownPast, KnownPerson
from cantiere.server.play.types import PersonFacts

TableKey: TypeAlias = tuple[str | None, int | None, str, str]
Document: TypeAlias = dict[str, Any]

SHARED_DEPTH = 3  # in a table's view, in the game's own table, and there part by part

encode = msgspec.json.Encoder().encode


class Gate:
    """Words and JSON for all who look at a table at one moment: what is the same for several is made once.

    Whatever depends on the viewer is kept under the person, the seat and the language it is for; nothing of
    one seat's view is ever handed to another. Views share only what everybody sees (`Game.looking_at`). It is
    good for that moment only.
    """

    def __init__(self) -> None:
        self._shared_json = b""
        self._tables: dict[TableKey, bytes] = {}
        self._documents: dict[TableKey, TableView] = {}
        self._changes: dict[TableKey, tuple[TableView, bytes]] = {}
        self._positions: dict[tuple[int | None, str], Position] = {}
        self._compared = Comparison()
        self._news_json: dict[tuple[int, int | None, str], bytes] = {}

    def table_json(self, known: Known, lang: str) -> bytes:
        """Return a table as JSON."""
        key = _key(known, lang)
        if key not in self._tables:
            if not self._shared_json:
                self._shared_json = encode(known.shared)
            person = known.person
            if lang not in person.json:
                person.json[lang] = encode(_named(person, lang))
            view = b'{"view":%b}' % encode(self._position(known, lang))
            self._tables[key] = _joined(self._shared_json, person.json[lang], encode(known.turn), view)
        return self._tables[key]

    def table(self, known: Known, lang: str) -> TableView:
        """Return a table: whoever is sent changes of it keeps what they were sent."""
        key = _key(known, lang)
        if key not in self._documents:
            person, view = _named(known.person, lang), self._position(known, lang)
            self._documents[key] = {**known.shared, **person, **known.turn, "view": view}
        return self._documents[key]

    def _position(self, known: Known, lang: str) -> Position | None:
        if known.position is None:
            return None
        key = (known.seat, lang)
        if key not in self._positions:
            self._positions[key] = position_view(known.position, lang, seat_names(known.names, lang))
        return self._positions[key]

    def news_json(self, news: KnownNews, game: str, lang: str, names: tuple[str, ...]) -> bytes:
        """Return a piece of news as JSON."""
        key = (news.seq, news.seat, lang)
        if key not in self._news_json:
            self._news_json[key] = encode(news_line(news, game, lang, names))
        return self._news_json[key]

    def message(
        self, known: Known, news: Sequence[KnownNews], seq: int, lang: str, told: Sequence[bytes] = ()
    ) -> bytes:
        """Return what a browser that watches is sent: what is new, up to number `seq`, and the table now.

        `told`: what is new before that, which was made in pieces.
        """
        return b'{%b,"now":%b}' % (self._told(known, news, seq, lang, told), self.table_json(known, lang))

    def change_message(
        self, known: Known, news: Sequence[KnownNews], seq: int, lang: str, sent: TableView
    ) -> bytes:
        """Return the same with what has changed of the table since this very viewer was sent it."""
        key = _key(known, lang)
        if key not in self._changes or self._changes[key][0] is not sent:
            now = self.table(known, lang)
            change = self._compared.change_of(cast(Document, sent), cast(Document, now), SHARED_DEPTH)
            self._changes[key] = (sent, encode(change if change is not None else {}))
        told = self._told(known, news, seq, lang)
        return b'{%b,"since":%d,"change":%b}' % (told, sent["seq"], self._changes[key][1])

    def _told(
        self, known: Known, news: Sequence[KnownNews], seq: int, lang: str, told: Sequence[bytes] = ()
    ) -> bytes:
        names = seat_names(known.names, lang)
        lines = [*told, *[self.news_json(one, known.game, lang, names) for one in news]]
        return b'"table":%b,"seq":%d,"news":[%b]' % (encode(known.shared["id"]), seq, b",".join(lines))


def _key(known: Known, lang: str) -> TableKey:
    """Return for whom a table is. Where one may sit down depends on the link, too."""
    return (known.me, known.seat, lang, known.turn["why_not"] or str(known.turn["free"]))


def _joined(*objects: bytes) -> bytes:
    """Return JSON objects, none of them empty, as one."""
    return b"{" + b",".join([one[1:-1] for one in objects]) + b"}"


def _named(person: KnownPerson, lang: str) -> PersonFacts:
    """Return what a table is to a person, with the seats as they are called in a language."""
    if lang not in person.named:
        person.named[lang] = {**person.facts, "seats": named_seats(person.facts["seats"], lang)}
    return person.named[lang]


def table_view(known: Known, lang: str) -> TableView:
    """Return a table as its viewer is sent it, without what cannot be answered."""
    position = known.position
    names = seat_names(known.names, lang)
    view = position_view(position, lang, names) if position is not None else None
    return {**known.shared, **_named(known.person, lang), **known.turn, "view": view}


def past_position(past: KnownPast, lang: str) -> PastPosition:
    """Return an earlier position as its viewer is sent it."""
    view = position_view(past.position, lang, seat_names(past.names, lang))
    return {"move": past.move, "moves": past.moves, "view": view}
