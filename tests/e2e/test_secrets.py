"""What is hidden stays hidden: behind the curtain, and from who only watches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive, on_a_laptop, on_a_phone
from tests.e2e.games import HIDING, PHASED, SCREENED
from tests.e2e.person import ASKED, Person
from tests.e2e.test_languages import read_large


def hidden(person: Person, table: str, seat: int) -> Any:
    """What only the seat itself is shown of its things."""
    own = person.api(f"/tables/{table}", seat=seat)["view"]["table"]["seats"][seat]
    return own.get("hand") or own.get("cards")


@on_a_phone
@pytest.mark.parametrize("game", HIDING)
def test_hot_seats_with_a_curtain(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    table = anna.new_table(game, ["me", "hot"])
    lifted = set()
    for _ in range(60):
        anna.page.wait_for_selector(".curtain, div.page[data-asked=true]")
        if anna.page.locator(".curtain").count():
            anna.at_rest(table)  # for a moment it may have fallen for whoever had no choice
            asked = anna.api(f"/tables/{table}")["to_move"]
            anna.page.wait_for_selector(f".curtain[data-seat='{asked}'], div.page[data-asked=true]")
            if not anna.page.locator(".curtain").count():
                continue
            shown = anna.page.content()
            assert anna.page.locator(".board, .desk, .question").count() == 0
            for seat in (0, 1):
                secrets = [f'"{card}"' for card in hidden(anna, table, seat) or []]
                assert not any(secret in shown for secret in secrets)
            name = "Anna" if asked == 0 else "Seat 2"
            expect(anna.page.locator(".curtain h2")).to_have_text(f"{name} is next")
            anna.page.click("#lift-curtain")
            lifted.add(asked)
            if len(lifted) == 2:
                break
        anna.wait_for_turn()
        anna.answer_by_program(table)
        anna.page.wait_for_function(
            "number => document.querySelector('.curtain') ||"
            " Number(document.querySelector('div.page')?.dataset.number) >= number",
            arg=anna.api(f"/tables/{table}")["number"],
        )
    assert lifted == {0, 1}


@on_a_laptop
def test_what_one_has_opened_is_not_there_for_the_next(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    table = anna.quick_table(SCREENED, [{"kind": "me"}, {"kind": "hot"}])
    page.click("#lift-curtain")
    anna.wait_for_turn()
    first = anna.api(f"/tables/{table}")["to_move"]
    read_large(anna)
    while anna.api(f"/tables/{table}")["to_move"] == first:
        anna.answer_by_program(table)
    expect(page.locator(f".curtain:not([data-seat='{first}'])")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.click("#lift-curtain")
    expect(page.locator(ASKED)).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


@on_a_laptop
def test_hot_seats_without_a_curtain_where_nothing_is_hidden(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.new_table(PHASED, ["me", "hot"])
    asked = set()
    for _ in range(30):
        anna.wait_for_turn()
        assert anna.page.locator(".curtain").count() == 0
        asked.add(anna.api(f"/tables/{table}")["to_move"])
        if len(asked) == 2:
            break
        anna.answer()
    assert asked == {0, 1}


@on_a_laptop
@pytest.mark.parametrize("game", HIDING)
def test_a_spectator_sees_no_hidden_thing(arrive: Arrive, game: str) -> None:
    anna, berta, carla = arrive("Anna"), arrive("Berta"), arrive("Carla")
    table = anna.post("/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    berta.post(f"/tables/{table}/join", {"seat": 1})
    carla.open(f"/table/{table}")
    carla.page.wait_for_selector("div.page")
    secret: set[str] = set()
    looked = 0
    for number in range(300):
        for person in (anna, berta):
            person.answer_by_program(table)
        hides = any(hidden(who, table, seat) for seat, who in enumerate((anna, berta)))
        if hides and (not looked or number % 5 == 0):
            looked += 1
            carla.reached(anna.api(f"/tables/{table}")["number"])
            expect(carla.page.locator(".board .target.lit")).to_have_count(0)
            expect(carla.page.locator(".question .answer")).to_have_count(0)
            shown = carla.page.content()
            secret = unknown(anna, berta, carla, table)  # after it: what is secret still was secret then
            assert not [card for card in secret if f'"{card}"' in shown]
            if looked == 3:
                break
    assert looked, "nothing was hidden: the test says nothing"
    told = carla.heard()
    secret = unknown(anna, berta, carla, table)
    assert not [card for card in secret if any(f'"{card}"' in text for text in told)]
    messages = [json.loads(text) for text in told if text.startswith(("{", "["))]
    views = [view for message in messages for view in views_in(message)]
    assert views
    for view in views:
        assert view["question"] is None or "options" not in view["question"]
        for seat in view["table"]["seats"]:
            assert not any(seat.get(name) for name in ("hand", "cards", "goods"))


def unknown(anna: Person, berta: Person, carla: Person, table: str) -> set[str]:
    """Cards in the hands that nobody else can have seen: not on the table, not in the log."""
    held = {card for seat, who in enumerate((anna, berta)) for card in hidden(who, table, seat) or []}
    told = str(carla.api(f"/tables/{table}")) + str(carla.api(f"/tables/{table}/log"))
    return {card for card in held if f"'{card}'" not in told}


def views_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every whole view of a position inside a message; of those that changed, only the changes come later."""
    if isinstance(data, dict):
        if "question" in data and "game" in data and isinstance(data.get("table"), dict):
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            yield from views_in(value)
