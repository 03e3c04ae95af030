"""The weeks of the server as a feed: each that is over, with what was played."""

from __future__ import annotations

from collections.abc import Mapping

from cantiere.core.registry import games
from cantiere.core.words import Verbatim
from cantiere.server.club.week import MONDAY, begins, named
from cantiere.server.common.texts import texts_of
from cantiere.server.gate.atom import Entry, Feed, atom


def week_feed(weeks: Mapping[int, Mapping[str, int]], lang: str, home: str) -> bytes:
    """Return weeks that are over as a feed; games that the server no longer has are left out."""
    texts = texts_of(None, lang)
    told = []
    for week, played in weeks.items():
        name = named(week)
        counts = [f"{texts_of(game, lang).say(game)} {played[game]}" for game in played if game in games()]
        title = f"{texts.say('feed-week', week=Verbatim(name))}: {' · '.join(counts)}"
        told.append(Entry(begins(week + 1), name, title, f"{home}/week?week={name}"))
    own = f"{home}/api/week/feed?lang={lang}"
    return atom(Feed("week", texts.say("feed-weeks"), MONDAY, f"{home}/week", own), lang, told)
