"""What was a guest's is the account's when they log in: sums are added up, follows and lessons go along."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from cantiere.arena.ratings import Rating as Strength
from cantiere.server.club.learning import keep_passed, passed_questions
from cantiere.server.club.ratings import together
from cantiere.server.store.models import CardTally, Follow, Played, Rating, SourceTally, Tally, WeekTally
from cantiere.server.store.sums import add_up


def move_books(c: Connection, guest: str, account: str) -> None:
    """Give what a guest has played and learned, and whom they follow, to an account."""
    c.execute(update(Played).where(Played.player == guest).values(player=account))
    for sums in (Tally, SourceTally, CardTally, WeekTally):
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
    _move_follows(c, guest, account)
    for game, keys in passed_questions(c, guest).items():
        keep_passed(c, account, game, keys)


def _move_follows(c: Connection, guest: str, account: str) -> None:
    known = set(c.scalars(select(Follow.followed).where(Follow.person == account))) | {account}
    c.execute(delete(Follow).where(Follow.person == guest, Follow.followed.in_(known)))
    c.execute(update(Follow).where(Follow.person == guest).values(person=account))
