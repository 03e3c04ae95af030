"""What is hidden stays hidden: behind the curtain, and from who only watches."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import Person

HIDING = ["arcadia", "castelli"]


def hidden(person: Person, table: str, seat: int) -> Any:
    """What only the seat itself is shown of its things."""
    own = person.api(f"/tables/{table}", seat=seat)["view"]["table"]["seats"][seat]
    return own.get("hand") or own.get("cards")


@pytest.mark.parametrize("game", HIDING)
def test_hot_seats_with_a_curtain(arrive: Arrive, game: str) -> None:
    anna = arrive("Anna")
    table = anna.new_table(game, ["me", "hot"])
    lifted = set()
    for _ in range(60):
        anna.page.wait_for_selector(".curtain, div.page[data-asked=true]")
        if anna.page.locator(".curtain").count():
            asked = anna.api(f"/tables/{table}")["to_move"]
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
            " Number(document.querySelector('div.page')?.dataset.number) === number",
            arg=anna.api(f"/tables/{table}")["number"],
        )
    assert lifted == {0, 1}


def test_hot_seats_without_a_curtain_where_nothing_is_hidden(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.new_table("pillars", ["me", "hot"])
    asked = set()
    for _ in range(30):
        anna.wait_for_turn()
        assert anna.page.locator(".curtain").count() == 0
        asked.add(anna.api(f"/tables/{table}")["to_move"])
        if len(asked) == 2:
            break
        anna.answer()
    assert asked == {0, 1}


@pytest.mark.parametrize("game", HIDING)
def test_a_spectator_sees_no_hidden_thing(arrive: Arrive, game: str) -> None:
    anna, berta, carla = arrive("Anna"), arrive("Berta"), arrive("Carla")
    table = anna.post("/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    berta.post(f"/tables/{table}/join", {"seat": 1})
    carla.open(f"/table/{table}")
    carla.page.wait_for_selector("div.page")
    secrets: set[str] = set()
    for _ in range(40):
        for person in (anna, berta):
            person.answer_by_program(table)
        number = anna.api(f"/tables/{table}")["number"]
        expect(carla.page.locator(f"div.page[data-number='{number}']")).to_be_visible()
        expect(carla.page.locator(".board .target.lit")).to_have_count(0)
        expect(carla.page.locator(".question .answer")).to_have_count(0)
        shown = carla.page.content()
        secrets = unknown(anna, berta, carla, table)
        assert not [card for card in secrets if f'"{card}"' in shown]
    assert secrets, "nothing was hidden: the test says nothing"
    told = carla.heard()
    assert not [card for card in secrets if f'"{card}"' in told]
    assert '"question"' in told
    assert '"options"' not in told.replace('"options":null', "")
    views = [view for view in seats_in(carla) if view]
    assert views
    assert all(not seat.get("hand") and not seat.get("cards") and not seat.get("goods") for seat in views)


def unknown(anna: Person, berta: Person, carla: Person, table: str) -> set[str]:
    """Cards in the hands that nobody else can have seen: not on the table, not in the log."""
    held = {card for seat, who in enumerate((anna, berta)) for card in hidden(who, table, seat) or []}
    told = str(carla.api(f"/tables/{table}")) + str(carla.api(f"/tables/{table}/log"))
    return {card for card in held if f"'{card}'" not in told}


def seats_in(person: Person) -> list[dict[str, Any]]:
    """Every seat of every view that came over the network."""
    found: list[dict[str, Any]] = []

    def look(data: Any) -> None:
        if isinstance(data, dict):
            inner = data.get("table")
            if isinstance(inner, dict) and isinstance(inner.get("seats"), list):
                found.extend(inner["seats"])
            for value in data.values():
                look(value)
        elif isinstance(data, list):
            for value in data:
                look(value)

    for text in [*person.received, *(response.text() for response in person.answered)]:
        if text.startswith(("{", "[")):
            look(json.loads(text))
    return found
