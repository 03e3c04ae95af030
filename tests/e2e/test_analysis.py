"""What the bots think of a finished game: my mistakes first, to be tried again; hints that can be played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import cantiere
from cantiere.problems import fitting, puzzles_of, themes_in
from cantiere.texts import Texts
from tests.e2e.conftest import Arrive
from tests.e2e.games import PHASED, WHISPERING
from tests.e2e.person import LAPTOP, Person, Size

# What the bots say takes minutes to be worked out; here it is said at once, about real moves.
GAME = WHISPERING


@pytest.fixture(params=[LAPTOP], ids=["laptop"])
def size(request: pytest.FixtureRequest) -> Size:
    found: Size = request.param
    return found


def finished(person: Person) -> str:
    """A game that I have played to its end against another of mine."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    table: str = person.post("/tables", {"game": GAME, "seats": seats})["id"]
    while person.api(f"/tables/{table}")["status"] == "running":
        person.answer_by_program(table)
    return table


def choices(person: Person, table: str, seat: int, count: int) -> list[dict[str, Any]]:
    """Moments at which a seat had a choice: what was played, and something else."""
    found: list[dict[str, Any]] = []
    for move in person.api(f"/tables/{table}/log")["moves"]:
        if move["who"] != seat:
            continue
        path = f"/tables/{table}/positions/{move['move'] - 1}"
        options = person.api(path, seat=seat)["view"]["question"]["options"]
        other = [one for one in options if one["text"] != move["text"]]
        if other:
            mine = next(one for one in options if one["text"] == move["text"])
            words = {"played": mine, "best": other[0]}
            found.append(
                {
                    "number": move["move"],
                    "seat": seat,
                    "decision": "",
                    "question": "",
                    "loss": 0.1 / (len(found) + 1),
                    "chance": 0.6,
                    **{key: {"text": one["text"], "label": one["label"]} for key, one in words.items()},
                }
            )
        if len(found) == count:
            break
    return found


def lesson(moves: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    theme, number = next(iter(themes_in(cantiere.game(GAME)).items()))
    about = Texts(cantiere.game(GAME)).say(theme)
    loss = sum(one["loss"] for one in moves)
    first = fitting(puzzles_of(cantiere.game(GAME)), theme)[0].id
    kept = {"seat": seat, "theme": theme, "about": about, "problems": number, "problem": first}
    return {**kept, "times": len(moves), "loss": loss, "moves": moves}


# Whether the position that is shown is not far from another.
NEAR = "([move, most]) => Math.abs(Number(document.querySelector('#scrubber')?.value ?? NaN) - move) <= most"


def show_analysis(page: Page) -> None:
    """Go back to the end, and to what the bots think of it, which may have to be asked for again."""
    page.click("#show-end")
    page.locator("#analyse, #whose-mistakes").first.wait_for()
    if page.locator("#analyse").count():
        page.click("#analyse")


def test_my_mistakes_first_and_a_way_to_try(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = finished(anna)
    page = anna.page
    mine, others = choices(anna, table, 0, 2), choices(anna, table, 1, 1)
    moves = anna.api(f"/tables/{table}")["number"]
    swings = [
        {"number": number, "who": 0, "text": "", "label": "a move", "seat": 0, "before": 0.4, "after": 0.6}
        for number in (moves - 1, 3)
    ]
    thought = {
        "status": "ready",
        "bot": "search",
        "estimates": [[0.5, 0.5]] * (moves + 1),
        "swings": swings,
        "better": [*others, *mine],
        "lessons": [lesson(mine, 0), lesson(others, 1)],
    }

    def tell(route: Route) -> None:
        route.fulfill(json=thought)

    page.route(re.compile(r"/analysis(\?|$)"), tell)
    anna.open(f"/table/{table}")
    page.click("#analyse")
    # What I may learn from it, not what the others may; each with what would have been better.
    expect(page.locator("#lessons .lesson")).to_have_count(1)
    expect(page.locator("#lessons h3")).to_have_text("One thing to learn")
    expect(page.locator("#lessons ul li")).to_have_count(len(mine))
    expect(page.locator("#lessons ul li").first).to_contain_text(mine[0]["best"]["label"])
    expect(page.locator(".mistakes li")).to_have_count(len(mine))
    expect(page.locator(".mistakes li").first).to_contain_text(mine[0]["best"]["label"])
    page.select_option("#whose-mistakes", "-1")
    expect(page.locator(".mistakes li")).to_have_count(len(mine) + 1)

    # The turning points stand on the curve in the order of the game, and lead to their positions.
    labels = page.locator(".moment").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert [int(re.search(r"\d+", label)[0]) for label in labels] == [3, moves - 1]  # type: ignore[index]
    page.locator(".moment").first.press("Enter")
    expect(page.locator("#scrubber")).to_have_value("3")

    # Elsewhere the curve leads to the position that is under the pointer.
    page.click("#show-end")
    curve = page.locator("#end-screen figure > svg").first
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] - 13, "y": box["height"] / 2})
    page.wait_for_function(NEAR, arg=[moves, moves // 50 + 1])

    show_analysis(page)
    page.select_option("#whose-mistakes", "0")
    page.locator(".mistakes .try").first.click()
    expect(page.locator(".puzzle")).to_contain_text("what would you do now?")
    expect(page.locator("#scrubber")).to_have_value(str(mine[0]["number"] - 1))
    page.wait_for_selector(".question .opener, .question .answer")
    anna.answers()
    page.locator(".question .answers .answer").filter(has_text=mine[0]["best"]["label"]).first.click()
    expect(page.locator("#verdict")).to_be_visible()
    page.locator(".puzzle").get_by_role("button", name="Try again").click()
    page.wait_for_selector(".question .opener, .question .answer")
    anna.answers()
    expect(page.locator(".question .answers .answer").first).to_be_visible()
    page.click("#puzzle-over")
    expect(page.locator(".puzzle")).to_have_count(0)
    assert anna.api(f"/tables/{table}")["number"] == moves, "a try changes nothing"

    # A thing to learn can be tried as well, and leads to problems of its theme.
    show_analysis(page)
    page.locator("#lessons .try").first.click()
    expect(page.locator(".puzzle")).to_contain_text("what would you do now?")
    page.click("#puzzle-over")
    show_analysis(page)
    page.locator("#lessons .train").click()
    theme = next(iter(themes_in(cantiere.game(GAME))))
    page.wait_for_url(re.compile(f"/problems/{GAME}/.+theme={theme}"))
    page.wait_for_selector(".problem .scene svg")


def test_a_hint_can_be_played(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.quick_table(PHASED, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    anna.wait_for_turn()
    before = anna.number
    anna.page.click("#hint")
    hint = anna.page.locator(".hints .answer").first
    expect(hint).to_be_visible()
    hint.click()
    anna.moved_on(before)
