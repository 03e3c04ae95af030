"""A tournament as a feed: each round that begins or is over, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from cantiere.server.common.texts import texts_of
from cantiere.server.gate.atom import Entry, Feed, atom
from cantiere.server.store.models import OVER
from cantiere.server.tournaments.page import TournamentRows, tournament_data


def tournament_feed(rows: TournamentRows, lang: str, home: str, invite: str | None = None) -> bytes:
    """Return the feed; `home` is the address under which people reach the server."""
    row = rows[0]
    own = f"{home}/tournaments/{row['id']}" + (f"?invite={invite}" if invite else "")
    asked = "&".join([f"lang={lang}", *([f"invite={invite}"] if invite else [])])
    address = f"{home}/api/tournaments/{row['id']}/feed?{asked}"
    feed = Feed(row["id"], row["name"], row["created"], own, address)
    return atom(feed, lang, _entries(rows, lang, home, own))


def _entries(rows: TournamentRows, lang: str, home: str, own: str) -> Iterator[Entry]:
    row, _, rounds = rows
    texts, page = texts_of(None, lang), tournament_data(rows, None, lang)
    yield Entry(row["created"], "made", texts.say("feed-league-made"), own)
    begun = [kept["now"].created for kept in rounds]
    ended = [*begun[1:], row["changed"]]  # a round is over when the next one is made; its table may hear more
    for at, end, one in zip(begun, ended, page["rounds"], strict=False):
        number, link = one["round"], f"{home}/table/{one['table']}"
        yield Entry(at, f"{number}", texts.say("feed-league-round", round=number), link)
        if one["status"] == OVER:
            seats = sorted(one["seats"], key=lambda seat: (seat["rank"] or 0, seat["seat"]))
            who = " · ".join(f"{seat['name']} {seat['score']}" for seat in seats)
            title = f"{texts.say('feed-league-table', round=number)}: {who}"
            yield Entry(end, f"{number}.over", title, link)
    if row["status"] == OVER:
        winners = " · ".join(one["name"] for one in page["entrants"] if one["place"] == 1)
        yield Entry(row["changed"], "over", f"{texts.say('feed-league-over')}: {winners}", own)
