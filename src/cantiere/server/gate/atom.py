"""Feeds in Atom (RFC 4287), of whatever there is news of."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple
from xml.etree import ElementTree

from cantiere.server.common.texts import texts_of

ATOM = "http://www.w3.org/2005/Atom"
MOST = 60  # entries, the latest first


class Entry(NamedTuple):
    """An entry of a feed; its key is its own within the feed."""

    at: float
    key: str
    title: str
    link: str


class Feed(NamedTuple):
    """What a feed is of: its id, its title, when it began, the page that it is about, and its own address."""

    id: str
    title: str
    since: float
    page: str
    address: str


def atom(feed: Feed, lang: str, told: Iterable[Entry]) -> bytes:
    """Return a feed, the latest entries first."""
    entries = sorted(told, key=lambda one: one.at)[-MOST:]
    entries.reverse()  # of what happened at once, the last comes first
    root = ElementTree.Element("feed", {"xmlns": ATOM, "xml:lang": lang})
    _add(root, "id", f"urn:cantiere:{feed.id}")
    _add(root, "title", feed.title)
    _add(root, "updated", _time(max([feed.since, *(one.at for one in entries)])))
    ElementTree.SubElement(root, "link", {"rel": "alternate", "href": feed.page})
    ElementTree.SubElement(root, "link", {"rel": "self", "href": feed.address})
    author = ElementTree.SubElement(root, "author")
    _add(author, "name", texts_of(None, lang).say("feed-author"))
    for one in entries:
        entry = ElementTree.SubElement(root, "entry")
        _add(entry, "id", f"urn:cantiere:{feed.id}:{one.key}")
        _add(entry, "title", one.title)
        _add(entry, "updated", _time(one.at))
        ElementTree.SubElement(entry, "link", {"rel": "alternate", "href": one.link})
        _add(entry, "content", one.title)
    sent: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return sent


def _add(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, name).text = text


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
