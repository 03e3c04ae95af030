"""Problems in a browser: the day's, answered on the page; a trainer by theme and level; four languages."""

from __future__ import annotations

import datetime
import re

import pytest
from playwright.sync_api import expect

import cantiere
from cantiere.problems import find, fitting, of_the_day, puzzles_of, themes_in
from cantiere.texts import Texts, languages
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person
from tests.e2e.test_accessible import objections

MISSING = re.compile(r"\[[a-z-]+\]|web-[a-z]+-")

every_game = pytest.mark.parametrize("name", cantiere.games())


def answer(person: Person, label: str) -> None:
    """Choose an answer in the list, which may have to be opened first."""
    page = person.page
    page.wait_for_selector("#show-answer")
    if page.locator(".opener[aria-expanded=false]").count():
        page.click(".opener")
    said = re.compile(rf"^\s*{re.escape(label)}(\s*[A-Z].*)?\s*$")  # a warning may stand behind it
    page.locator("aside .answer").filter(has_text=said).first.click()
    page.wait_for_selector(".problem[data-answered=true]")


@every_game
def test_the_days_problem_from_the_lobby(arrive: Arrive, name: str) -> None:
    anna = arrive()
    page = anna.page
    anna.open("/")
    page.click("#to-problems")
    page.wait_for_url(re.compile("/problems$"))
    today = page.locator(f"[data-game={name}] .today")
    wanted = today.get_attribute("href") or ""
    expect(page.locator(f"[data-game={name}] .done")).to_have_count(0)
    today.click()
    page.wait_for_selector(".problem .scene svg")
    puzzle = find(cantiere.game(name), wanted.rsplit("/", 1)[1])
    assert puzzle is not None
    asked = anna.api(f"/games/{name}/problems/{puzzle.id}")
    expect(page.locator("#question")).to_contain_text(asked["view"]["question"]["words"])
    labels = {one["text"]: one["label"] for one in asked["view"]["question"]["options"]}
    assert page.locator("#verdict").count() == 0

    answer(anna, labels[puzzle.answers[-1].text])
    expect(page.locator("#verdict")).to_contain_text(f"The best answer is: {labels[puzzle.best.text]}")
    expect(page.locator(".chances li")).to_have_count(len(puzzle.answers))
    expect(page.locator(".chances .mine")).to_contain_text(labels[puzzle.answers[-1].text])
    expect(page.locator("details[open] li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    page.click("#again")
    answer(anna, labels[puzzle.best.text])
    expect(page.locator("#verdict")).to_contain_text(f"Right: {labels[puzzle.best.text]}")
    assert not objections(anna, f"problem of {name}")
    # What was tried first is kept in this browser, and nothing else.
    assert page.evaluate("JSON.parse(localStorage.getItem('cantiere-problems'))") == {
        f"{name} {puzzle.id}": False
    }
    anna.open("/problems")
    expect(page.locator(f"[data-game={name}] .done")).to_have_text("tried")
    expect(page.locator(f"[data-game={name}] .count")).to_contain_text("0 of")


def test_the_board_answers(arrive: Arrive) -> None:
    """What is lit on the board can be touched: where one answer touches it, it is the answer."""
    anna = arrive()
    page = anna.page
    for name in cantiere.games():
        game = cantiere.game(name)
        for puzzle in puzzles_of(game):
            asked = anna.api(f"/games/{name}/problems/{puzzle.id}")
            options = asked["view"]["question"]["options"]
            touched = [target for one in options for target in set(one["targets"])]
            best = next(one for one in options if one["text"] == puzzle.best.text)
            alone = [target for target in best["targets"] if touched.count(target) == 1]
            if asked["view"]["question"]["decision"] in ("place_builder", "tile", "building") and alone:
                break
        else:
            continue
        anna.open(f"/problems/{name}/{puzzle.id}")
        page.wait_for_selector(".problem .scene svg")
        page.locator(f'.problem [data-target="{alone[0]}"]').first.press("Enter")
        page.wait_for_selector(".problem[data-answered=true]")
        expect(page.locator("#verdict.right")).to_contain_text(best["label"])
        kept = page.evaluate("JSON.parse(localStorage.getItem('cantiere-problems'))")
        assert kept[f"{name} {puzzle.id}"] is True


def test_a_trainer_by_theme_and_level(arrive: Arrive) -> None:
    anna = arrive()
    page = anna.page
    name = cantiere.games()[-1]
    game = cantiere.game(name)
    theme, level = next(
        (theme, level)
        for theme in themes_in(game)
        for level in ("apprentice", "journeyman")
        if len(fitting(puzzles_of(game), theme, level)) >= 2
    )
    found = fitting(puzzles_of(game), theme, level)
    anna.open(f"/problems/{name}")
    expect(page.locator("article")).to_have_count(1)
    page.select_option(".theme", theme)
    page.select_option(".level", level)
    expect(page.locator(".train")).to_contain_text(f"({len(found)})")
    page.click(".train")
    page.wait_for_url(re.compile(f"/problems/{name}/{found[0].id}\\?"))
    page.wait_for_selector("#show-answer")
    expect(page.locator("aside")).to_contain_text(Texts(game).say(theme))
    page.click("#show-answer")
    expect(page.locator("#verdict")).to_contain_text("The best answer is:")
    page.click("#next-problem")
    page.wait_for_url(re.compile(f"/problems/{name}/{found[1].id}\\?"))
    page.wait_for_selector("#show-answer")


def test_four_languages(arrive: Arrive) -> None:
    anna = arrive()
    page = anna.page
    today = datetime.datetime.now(datetime.UTC).date()
    for lang in languages():
        anna.open("/problems")
        page.wait_for_selector("article")
        page.select_option("#language", lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        for name in cantiere.games():
            game = cantiere.game(name)
            theme = next(iter(themes_in(game)))
            expect(page.locator(f"[data-game={name}] .theme")).to_contain_text(Texts(game, lang).say(theme))
        assert not MISSING.search(page.locator("main").inner_text())
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        if lang == "en":
            assert not objections(anna, "problems")
        name = cantiere.games()[len(lang) % len(cantiere.games())]
        anna.open(f"/problems/{name}/{of_the_day(puzzles_of(cantiere.game(name)), today).id}")
        page.wait_for_selector("#show-answer")
        page.click("#show-answer")
        page.wait_for_selector("#verdict")
        assert not MISSING.search(page.locator("main").inner_text())
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
