"""Several people at one screen: behind the curtain everything belongs to the seat that sits down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.conftest import Arrive
from tests.e2e.person import LAPTOP, Person, Size

HIDING: list[tuple[str, dict[str, Any]]] = [
    ("arcadia", {}),
    ("arcadia", {"first_game": True}),
    ("castelli", {}),
    ("castelli", {"dilemma": True}),
    ("castelli", {"battle": True}),
    ("castelli", {"dilemma": True, "battle": True}),
]
CURTAINS = 5  # how often somebody else sits down, at least
MOST_CURTAINS = 25  # by then something has been hidden from somebody
# All that the page says: every piece of text, every value of an attribute.
EVERYTHING = """
() => {
  const said = [];
  for (const element of document.querySelectorAll('*')) {
    if (/^(SCRIPT|STYLE|LINK)$/i.test(element.tagName)) continue;
    for (const attribute of element.attributes) said.push(attribute.value);
    for (const node of element.childNodes) if (node.nodeType === 3) said.push(node.data.trim());
  }
  return [...new Set(said)];
}
"""
SITS = "div.page[data-asked=true][data-busy=false]"


@pytest.fixture(params=[LAPTOP], ids=["laptop"])
def size(request: pytest.FixtureRequest) -> Size:
    found: Size = request.param
    return found


def strings(data: Any) -> Iterator[str]:
    """Every string in what the API says."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def told(person: Person, table: str, seat: int) -> set[str]:
    """Everything that the API tells a seat."""
    return {
        *strings(person.api(f"/tables/{table}", seat=seat)),
        *strings(person.api(f"/tables/{table}/log", seat=seat)),
    }


@pytest.mark.parametrize("people", [2, 3])
@pytest.mark.parametrize(("game", "options"), HIDING, ids=lambda value: "-".join(value) or "plain")
def test_nothing_of_one_is_shown_to_another(
    arrive: Arrive, game: str, options: dict[str, Any], people: int
) -> None:
    anna = arrive("Anna")
    # As a new browser has it: what others do is shown move by move.
    anna.page.emulate_media(reduced_motion="no-preference")
    seats = [{"kind": "me"}] * people
    table = anna.quick_table(game, seats, options=options)
    page, curtains, secrets = anna.page, 0, 0
    for _ in range(200):
        page.wait_for_selector(f".curtain, {SITS}, div.page[data-status=over], #skip")
        enough = CURTAINS if secrets else MOST_CURTAINS
        if page.locator("div.page[data-status=over]").count() or curtains >= enough:
            break
        asked = anna.api(f"/tables/{table}")["to_move"]
        if page.locator(".curtain").count():
            curtains += 1
            hidden = {one for seat in range(people) for one in lines_of(anna, table, seat)}
            assert not hidden & set(page.evaluate(EVERYTHING))
            page.click("#lift-curtain")
            page.wait_for_selector(f"{SITS}, #skip")
        shown = page.evaluate(EVERYTHING)
        mine = told(anna, table, asked)
        others = set().union(*(told(anna, table, seat) for seat in range(people) if seat != asked))
        hidden = {one for one in others - mine if len(one) > 2}
        secrets += len(hidden)
        found = {one for one in hidden if any(one == text or (" " in one and one in text) for text in shown)}
        assert not found, f"seat {asked} reads {found}"
        if page.locator("#skip").count():
            page.keyboard.press("Escape")
        page.wait_for_selector(SITS)
        before = anna.number
        anna.answer_by_program(table)
        page.wait_for_function(
            "before => document.querySelector('.curtain') ||"
            " Number(document.querySelector('div.page')?.dataset.number) > before",
            arg=before,
        )
    assert curtains > 1
    assert secrets, "nothing was hidden: the test says nothing"


def lines_of(person: Person, table: str, seat: int) -> set[str]:
    """The sentences of the log that a seat may read."""
    moves = person.api(f"/tables/{table}/log", seat=seat)["moves"]
    return {event["line"] for move in moves for event in move["events"]}
