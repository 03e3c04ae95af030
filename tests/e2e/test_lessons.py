"""Lessons in a browser: questions with what is said about them, then a game with help."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import cantiere
from cantiere.problems import find
from cantiere.rules import lessons_of
from cantiere.texts import Texts, languages
from tests.e2e.conftest import Arrive, on_a_laptop
from tests.e2e.person import Person
from tests.e2e.test_accessible import objections
from tests.e2e.test_problems import MISSING, answer


def labels_of(person: Person, game: str, problem: str) -> dict[str, str]:
    asked = person.api(f"/games/{game}/problems/{problem}")
    return {one["text"]: one["label"] for one in asked["view"]["question"]["options"]}


@pytest.mark.parametrize("game", cantiere.games())
def test_a_lesson_asks_tells_why_and_is_passed(arrive: Arrive, game: str) -> None:
    """By somebody without a name first: what this browser knows is told to the server later."""
    anna = arrive()
    page = anna.page
    first, second, last = lessons_of(Texts(cantiere.game(game))).lessons
    anna.open("/lessons")
    expect(page.locator("#games a")).to_have_count(len(cantiere.games()))
    page.locator(f"#games a[href$='/{game}']").click()
    expect(page.locator("[data-lesson]")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator(f"[data-lesson={first.key}] a.button").click()
    for number, question in enumerate(first.questions):
        puzzle = find(cantiere.game(game), question.problem)
        assert puzzle is not None
        page.wait_for_url(re.compile(f"/lessons/{game}/{first.key}/{number + 1}$"))
        labels = labels_of(anna, game, puzzle.id)
        if number == 0:  # a wrong answer is told why, too, and another may be given
            answer(anna, labels[puzzle.answers[-1].text])
            expect(page.locator("#why h2")).to_have_text(question.title)
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            assert not objections(anna, f"lesson of {game}")
            page.click("#next-problem")
            page.wait_for_url(re.compile("/2$"))
            page.go_back()
            page.wait_for_url(re.compile("/1$"))
        answer(anna, labels[puzzle.best.text])
        expect(page.locator("#verdict.right")).to_be_visible()
        expect(page.locator("#why")).to_be_visible()
        page.click("#next-problem")
    expect(page.locator("#lesson[data-left='0']")).to_be_visible()
    page.click("#next-lesson")
    page.wait_for_url(re.compile(f"/{second.key}/1$"))
    # The last one wants a name; then the server knows what was passed before.
    anna.open(f"/lessons/{game}/{last.key}")
    page.click("#play-lesson")
    page.fill("#your-name", "Anna")
    page.keyboard.press("Enter")
    page.wait_for_selector("div.page[data-status=running]")
    anna.wait_for_turn()
    page.wait_for_selector(".hints li")  # without being asked for
    anna.open(f"/lessons/{game}")
    expect(page.locator(f"[data-lesson={first.key}][data-passed=true]")).to_be_visible()
    expect(page.locator("[data-passed=false]")).to_have_count(2)
    page.wait_for_function(
        "async game => ((await (await fetch('/api/me/lessons')).json()).passed[game] ?? []).length", arg=game
    )


@on_a_laptop
def test_the_game_tells_whether_it_was_passed_and_all_of_it_in_four_languages(arrive: Arrive) -> None:
    game = cantiere.games()[0]
    last = lessons_of(Texts(cantiere.game(game))).lessons[-1]
    anna = arrive("Anna")
    page = anna.page
    anna.open(f"/lessons/{game}/{last.key}")
    page.click("#play-lesson")
    page.wait_for_selector("div.page[data-status=running]")
    anna.post(f"/tables/{anna.table_id}/resign")
    expect(page.locator("#lesson-verdict")).to_contain_text("Not won yet")
    page.locator("#lesson-verdict a").click()
    page.wait_for_url(re.compile(f"/lessons/{game}$"))
    for lang in languages():
        page.select_option("#language", lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        titles = [one.title for one in lessons_of(Texts(cantiere.game(game), lang)).lessons]
        for title in titles:
            expect(page.locator("ol h2", has_text=title)).to_be_visible()
        assert not MISSING.search(page.locator("main").inner_text())
