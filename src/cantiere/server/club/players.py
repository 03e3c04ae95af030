"""Who a player is, and who may see that: bots, and people with an account who do not hide."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, false, or_, select

from cantiere.bots import bots
from cantiere.server.club.ratings import BOTS
from cantiere.server.people.people import Who
from cantiere.server.store.models import Person


class Known(NamedTuple):
    """A player whom somebody may see."""

    player: str
    name: str
    bot: str | None = None
    private: bool = False
    guest: bool = False


def shown(who: Who | None) -> Any:
    """Return the condition under which a person's page is shown: to themselves, or if it is public."""
    public = Person.login.is_not(None) & Person.private.is_not(True) & Person.gone.is_(None)
    return or_(public, Person.id == who.id if who is not None else false())


def known_players(c: Connection, players: Collection[str | None], who: Who | None) -> dict[str, Known]:
    """Return those of the players whom somebody may see."""
    found = {
        player: Known(player, bot.capitalize(), bot)
        for player in players
        if player is not None and (bot := player.removeprefix(BOTS)) != player and bot in bots()
    }
    people = [player for player in players if player is not None and not player.startswith(BOTS)]
    columns = (Person.id, Person.name, Person.login, Person.private)
    for row in c.execute(select(*columns).where(Person.id.in_(people), shown(who))):
        found[row.id] = Known(row.id, row.name, None, bool(row.private), row.login is None)
    return found
