"""A league as a feed (Atom, RFC 4287): each round that begins, each table that is over, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple
from xml.etree import ElementTree

from cantiere.server.common.texts import texts_of
from cantiere.server.leagues.meetings import ranks_of
from cantiere.server.leagues.page import LeagueRows, names_of
from cantiere.server.leagues.rows import meetings_of, players_of, rules_of
from cantiere.server.leagues.standings import standings
from cantiere.server.store.models import OVER

ATOM = "http://www.w3.org/2005/Atom"
MOST = 60  # entries, the latest first


class News(NamedTuple):
    """An entry of the feed."""

    at: float
    key: str
    title: str
    link: str


def league_feed(rows: LeagueRows, lang: str, home: str, invite: str | None = None) -> bytes:
    """Return the feed; `home` is the address under which people reach the server."""
    row = rows.row
    own = f"{home}/tournaments/{row['id']}" + (f"?invite={invite}" if invite else "")
    asked = "&".join([f"lang={lang}", *([f"invite={invite}"] if invite else [])])
    entries = sorted(_entries(rows, lang, home, own), key=lambda one: one.at)[-MOST:]
    entries.reverse()  # of what happened at once, the last comes first
    feed = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": lang})
    _add(feed, "id", f"urn:cantiere:{row['id']}")
    _add(feed, "title", row["name"])
    _add(feed, "updated", _time(max([row["created"], *(one.at for one in entries)])))
    ElementTree.SubElement(feed, "link", {"rel": "alternate", "href": own})
    self_ = f"{home}/api/leagues/{row['id']}/feed?{asked}"
    ElementTree.SubElement(feed, "link", {"rel": "self", "href": self_})
    author = ElementTree.SubElement(feed, "author")
    _add(author, "name", texts_of(None, lang).say("feed-author"))
    for one in entries:
        entry = ElementTree.SubElement(feed, "entry")
        _add(entry, "id", f"urn:cantiere:{row['id']}:{one.key}")
        _add(entry, "title", one.title)
        _add(entry, "updated", _time(one.at))
        ElementTree.SubElement(entry, "link", {"rel": "alternate", "href": one.link})
        _add(entry, "content", one.title)
    sent: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return sent


def _entries(rows: LeagueRows, lang: str, home: str, own: str) -> Iterator[News]:
    row, texts = rows.row, texts_of(None, lang)
    names = names_of(rows.entrants, lang)
    yield News(row["created"], "made", texts.say("feed-league-made"), own)
    last = row["created"]
    for one, meeting in zip(rows.tables, meetings_of(rows.tables), strict=True):
        if one["number"] == 1:
            title = texts.say("feed-league-round", round=one["round"])
            yield News(one["begun"], f"{one['round']}", title, own)
        if meeting.bye or one["ended"] is None:
            continue
        last = max(last, one["ended"])
        ranks = ranks_of(meeting)
        seats = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        who = [
            f"{names[meeting.seats[seat]]} {meeting.scores[seat]}"
            if meeting.scores
            else names[meeting.seats[seat]]
            for seat in seats
        ]
        title = f"{texts.say('feed-league-table', round=one['round'])}: {' · '.join(who)}"
        link = f"{home}/table/{one['table']}"
        yield News(one["ended"], f"{one['round']}.{one['number']}", title, link)
    if row["status"] == OVER:
        first = standings(rules_of(row), players_of(rows.entrants), meetings_of(rows.tables))[0]
        winners = " · ".join(names[line.entrant] for line in first if line.place == 1)
        yield News(last, "over", f"{texts.say('feed-league-over')}: {winners}", own)


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = text


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
