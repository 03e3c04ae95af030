"""A league as a feed: each round that begins, each table that is over, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from cantiere.server.common.texts import texts_of
from cantiere.server.gate.atom import MOST, Entry, Feed, atom
from cantiere.server.leagues.meetings import ranks_of
from cantiere.server.leagues.page import LeagueRows, names_of
from cantiere.server.leagues.rows import meetings_of, players_of, rules_of
from cantiere.server.leagues.standings import standings
from cantiere.server.store.models import OVER


def league_feed(rows: LeagueRows, lang: str, home: str, invite: str | None = None) -> bytes:
    """Return the feed; `home` is the address under which people reach the server."""
    row = rows.row
    own = f"{home}/tournaments/{row['id']}" + (f"?invite={invite}" if invite else "")
    asked = "&".join([f"lang={lang}", *([f"invite={invite}"] if invite else [])])
    address = f"{home}/api/leagues/{row['id']}/feed?{asked}"
    feed = Feed(row["id"], row["name"], row["created"], own, address)
    return atom(feed, lang, _entries(rows, lang, home, own))


def _entries(rows: LeagueRows, lang: str, home: str, own: str) -> Iterator[Entry]:
    row, texts = rows.row, texts_of(None, lang)
    names, meetings = names_of(rows.entrants, lang), meetings_of(rows.tables)
    yield Entry(row["created"], "made", texts.say("feed-league-made"), own)
    for one in rows.tables:
        if one["number"] == 1:
            title = texts.say("feed-league-round", round=one["round"])
            yield Entry(one["begun"], f"{one['round']}", title, own)
    over = [
        (one, meeting)
        for one, meeting in zip(rows.tables, meetings, strict=True)
        if not meeting.bye and one["ended"] is not None
    ]
    over.sort(key=lambda pair: float(pair[0]["ended"]))
    for one, meeting in over[-MOST:]:  # only what will be told is put into words
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
        yield Entry(one["ended"], f"{one['round']}.{one['number']}", title, link)
    if row["status"] == OVER:
        first = standings(rules_of(row), players_of(rows.entrants), meetings)[0]
        winners = " · ".join(names[line.entrant] for line in first if line.place == 1)
        last = over[-1][0]["ended"] if over else row["created"]
        yield Entry(last, "over", f"{texts.say('feed-league-over')}: {winners}", own)
