"""Lessons that somebody has passed: questions that were answered are kept, won games are in the books."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, or_, select, update
from sqlalchemy.orm import aliased

from cantiere.bots import LEVELS
from cantiere.core.registry import game as find_game
from cantiere.core.registry import games
from cantiere.rules import Lesson, lessons_of, pages_of
from cantiere.server.club.ratings import bot_player
from cantiere.server.common.errors import not_found
from cantiere.server.common.texts import texts_of
from cantiere.server.people.people import Who
from cantiere.server.store.database import Database
from cantiere.server.store.models import Person, Played
from cantiere.texts import ENGLISH


class Learning:
    """What people have learned."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def passed(self, who: Who) -> dict[str, list[str]]:
        """Return the lessons that somebody has passed, by game; one that was won counts wherever it was."""

        def look(c: Connection) -> dict[str, list[str]]:
            answered = passed_questions(c, who.id)

            def done(game: str, lesson: Lesson) -> bool:
                if lesson.against:
                    return _won(c, who.id, game, lesson.against)
                return lesson.key in answered.get(game, ())

            found = {name: [one.key for one in known_lessons(name) if done(name, one)] for name in games()}
            return {name: keys for name, keys in found.items() if keys}

        return await self.database.read(look)

    async def keep(self, who: Who, game: str, lesson: str) -> None:
        """Note that somebody has answered the questions of a lesson."""
        if not any(one.key == lesson and one.questions for one in known_lessons(game)):
            raise not_found("there is no such lesson with questions")
        await self.database.write(lambda c: keep_passed(c, who.id, game, [lesson]))


def known_lessons(name: str) -> list[Lesson]:
    """Return the lessons of a game; none if there is no such game, or it has none."""
    if name not in games() or "lessons" not in pages_of(find_game(name)):
        return []
    return lessons_of(texts_of(name, ENGLISH)).lessons


def passed_questions(c: Connection, person: str) -> dict[str, list[str]]:
    """Return the lessons whose questions somebody has answered, by game."""
    return dict(c.scalar(select(Person.lessons).where(Person.id == person)) or {})


def keep_passed(c: Connection, person: str, game: str, lessons: Iterable[str]) -> None:
    """Add lessons to those that somebody has passed."""
    known = passed_questions(c, person)
    known[game] = list(dict.fromkeys((*known.get(game, ()), *lessons)))
    c.execute(update(Person).where(Person.id == person).values(lessons=known))


def _won(c: Connection, person: str, game: str, against: Sequence[str]) -> bool:
    """Tell whether somebody has won alone, to the end, with nobody else there but such bots, or stronger."""
    levels = list(LEVELS)
    weakest = min((levels.index(bot) for bot in against if bot in levels), default=len(levels))
    enough = [bot_player(bot) for bot in dict.fromkeys((*against, *levels[weakest:]))]
    other = aliased(Played)
    spoils = select(other.seat).where(
        other.table == Played.table,
        other.seat != Played.seat,
        or_(other.rank <= Played.rank, other.player.is_(None), other.player.not_in(enough)),
    )
    mine = (Played.player == person, Played.game == game, Played.rank == 1, Played.done.is_(True))
    return c.scalar(select(Played.table).where(*mine, ~spoils.exists()).limit(1)) is not None
