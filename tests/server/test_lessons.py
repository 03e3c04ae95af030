"""Lessons on both databases: what is kept of them, and which games pass one."""

from __future__ import annotations

import pytest

import cantiere
from cantiere.rules import lessons_of
from cantiere.server.common.errors import Problem
from cantiere.server.gate.types.lessons import LessonsView, PassedLessons
from cantiere.server.service import Service
from cantiere.texts import Texts, languages
from tests.server.schema_check import assert_is
from tests.server.serving import GAME, Player, refused
from tests.server.test_club import PASSWORD
from tests.server.test_follow import account, on, played


def test_what_was_learned_is_kept_and_a_game_passes_by_being_won(database: str) -> None:
    first, second, last = (one.key for one in lessons_of(Texts(cantiere.game(GAME))).lessons)

    async def told(service: Service) -> None:
        learning = service.learning
        anna, berta = [await account(service, name) for name in ("Anna", "Berta")]
        gino = await service.people.new_guest("Gino", "en")
        assert await learning.passed(anna) == {}
        for lesson in (second, second, first):  # twice is the same as once
            await learning.keep(anna, GAME, lesson)
        await learning.keep(gino, GAME, second)
        assert await learning.passed(anna) == {GAME: [first, second]}
        for wrong in ("nothing", last):  # the game must be won
            with pytest.raises(Problem) as problem:
                await learning.keep(anna, GAME, wrong)
            assert problem.value.status == 404
        # Not against people, not against less, not together with another, not by somebody else's hand.
        await played(service, [anna, berta], [9, 1], 1.0)
        await played(service, [anna, "novice"], [9, 1], 2.0)
        await played(service, [anna, "apprentice", "random"], [9, 1, 1], 3.0)
        await played(service, [anna, "apprentice"], [5, 5], 4.0)
        await played(service, [anna, "apprentice"], [1, 9], 5.0)
        await played(service, [anna, "apprentice"], [9, 1], 6.0, done=[False, True])
        assert await learning.passed(anna) == {GAME: [first, second]}
        await played(service, [gino, "apprentice"], [9, 1], 7.0)
        assert await learning.passed(gino) == {GAME: [second, last]}
        await played(service, [berta, "journeyman", "apprentice"], [9, 1, 1], 8.0)  # more is enough
        assert await learning.passed(berta) == {GAME: [last]}
        # A guest who logs in takes along what they have learned.
        await learning.keep(berta, GAME, first)
        await service.take_along(gino, berta)
        assert await learning.passed(berta) == {GAME: [first, second, last]}
        await service.community.privacy.leave(anna, PASSWORD)
        assert await learning.passed(anna) == {}

    on(database, told)


def test_lessons_are_sent(anna: Player) -> None:
    for lang in languages():
        found = anna.get(f"/api/games/{GAME}/lessons", lang=lang)
        assert_is(LessonsView, found)
        assert [one["title"] for one in found["lessons"]] == [
            one.title for one in lessons_of(Texts(cantiere.game(GAME), lang)).lessons
        ]
        for lesson in found["lessons"]:
            for question in lesson["questions"]:
                anna.get(f"/api/games/{GAME}/problems/{question['problem']}")
    refused(anna.http.get("/api/games/chess/lessons"), 404)
    key = found["lessons"][0]["key"]
    assert anna.http.post(f"/api/me/lessons/{GAME}/{key}").status_code == 204
    passed = anna.get("/api/me/lessons")
    assert_is(PassedLessons, passed)
    assert passed == {"passed": {GAME: [key]}}
    refused(anna.http.post(f"/api/me/lessons/{GAME}/nothing"), 404)
    refused(anna.http.post(f"/api/me/lessons/chess/{key}"), 404)
