"""What was entered for a guest is the account's when they log in: sums are added up."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from cantiere.arena.ratings import Rating as Strength
from cantiere.server.club.ratings import together
from cantiere.server.store.models import CardTally, Played, Rating, SourceTally, Tally
from cantiere.server.store.sums import add_up


def move_books(c: Connection, guest: str, account: str) -> None:
    """Give what a guest has played to an account."""
    c.execute(update(Played).where(Played.player == guest).values(player=account))
    for sums in (Tally, SourceTally, CardTally):
        rows = c.execute(select(sums.__table__).where(sums.player == guest)).mappings()
        add_up(c, sums, [{**row, "player": account} for row in rows])
        c.execute(delete(sums).where(sums.player == guest))
    for row in c.execute(select(Rating.__table__).where(Rating.player == guest)).mappings().all():
        mine = (Rating.player == account, Rating.game == row["game"], Rating.seats == row["seats"])
        known = c.execute(select(Rating.__table__).where(*mine)).mappings().first()
        if known is None:
            c.execute(insert(Rating).values({**row, "player": account}))
            continue
        one = together(Strength(row["mu"], row["sigma"]), Strength(known["mu"], known["sigma"]))
        both = {"mu": one.mu, "sigma": one.sigma, "games": row["games"] + known["games"]}
        c.execute(update(Rating).where(*mine).values(**both))
    c.execute(delete(Rating).where(Rating.player == guest))
