"""The guided first round in a browser: the person answers at some steps, and is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import cantiere
from cantiere.rules import guide_of
from cantiere.texts import Texts, languages
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person
from tests.e2e.test_accessible import objections

MISSING = re.compile(r"\[[a-z-]+\]|web-[a-z]+-")


def answer(person: Person, label: str) -> None:
    """Choose an answer in the list, which may have to be opened first."""
    page = person.page
    page.wait_for_selector("#asked[data-told=false]")
    if page.locator("#asked .opener[aria-expanded=false]").count():
        page.click("#asked .opener")
    said = re.compile(rf"^\s*{re.escape(label)}(\s*[A-Z].*)?\s*$")  # a warning may stand behind it
    page.locator("#asked .answer").filter(has_text=said).first.click()
    page.wait_for_selector("#asked[data-told=true]")


@pytest.mark.parametrize("game", cantiere.games())
def test_whoever_learns_answers_and_is_told(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    page = anna.page
    right = {step.key: step.right for step in guide_of(Texts(cantiere.game(game), "en")).steps}
    steps = anna.api(f"/games/{game}/guide")["steps"]
    anna.open(f"/guide/{game}")
    seen = 0
    for number, step in enumerate(steps):
        expect(page.locator("aside h1")).to_have_text(step["title"])
        if step["asks"]:
            seen += 1
            labels = {one["text"]: one["label"] for one in step["view"]["question"]["options"]}
            best = labels[right[step["key"]]]
            if seen == 1:  # something else is possible, too, but the round goes on in its way
                other = next(label for text, label in labels.items() if text != right[step["key"]])
                answer(anna, other)
                expect(page.locator("#told")).to_contain_text(f"goes on with: {best}")
                assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
                assert not objections(anna, f"guide of {game}")
                page.click("#answer-again")
            answer(anna, best)
            expect(page.locator("#told")).to_have_text(f"Right: {best}")
        else:
            expect(page.locator("#asked")).to_have_count(0)
        if number + 1 < len(steps):
            page.click("#next-step")
    assert seen == sum(step["asks"] for step in steps) >= 4


def test_the_board_answers_in_every_language(arrive: Arrive) -> None:
    """What the answer touches is lit; what was said before is forgotten in another language."""
    game = cantiere.games()[0]
    anna = arrive("Anna")
    page = anna.page
    steps = anna.api(f"/games/{game}/guide")["steps"]
    first = next(number for number, step in enumerate(steps) if step["asks"])
    anna.open(f"/guide/{game}")
    for _ in range(first):
        page.click("#next-step")
    for lang in languages():
        page.select_option("#language", lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        words = anna.api(f"/games/{game}/guide", lang=lang)["steps"][first]["view"]["question"]
        expect(page.locator("#asked h2")).to_have_text(words["words"])
        answer(anna, words["options"][0]["label"])
        assert not MISSING.search(page.locator("main").inner_text())
