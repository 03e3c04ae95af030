"""Whole games on the page, to the end: every combination of options of every game, in every language."""

from __future__ import annotations

import itertools
from typing import Any

from playwright.sync_api import expect

import cantiere
from cantiere.core.game import Game
from cantiere.core.reason import CantiereError
from cantiere.core.record import Record
from tests.e2e.conftest import Arrive, in_turn
from tests.e2e.test_end_screens import check_end
from tests.e2e.test_languages import OVERFLOW
from tests.e2e.test_screens import LANGUAGES

# Now and then: what is cut off or sticks out, and words for a terminal ("expansion=true", "T27 on 3,4").
TERMINAL = r"() => document.querySelector('#main').innerText.match(/\w+=\w+|\bT\d+\b/g) ?? []"
LOOK = f"(count) => count % 10 ? [] : [...({OVERFLOW})(), ...({TERMINAL})()]"

Setup = tuple[int, dict[str, Any]]


def setups(game: Game) -> list[Setup]:
    """Every combination of what can be ticked; over them all numbers of seats, and other choices."""
    ticked = [one for one in game.options if set(one.choices) == {False, True}]
    chosen = [one for one in game.options if one not in ticked]
    names = [one.name for one in (*ticked, *chosen)]
    seen: set[Any] = set()
    found: list[Setup] = []

    def new_in(setup: Setup) -> int:
        return len({setup[0], *setup[1].items()} - seen)

    def take(*ticks: tuple[bool, ...]) -> None:
        """Take the set-up in which most is new, if these ticks go together at all."""
        every = itertools.product(game.seat_counts, *ticks, *(one.choices for one in chosen))
        possible = [(seats, dict(zip(names, rest, strict=True))) for seats, *rest in every]
        for best in sorted((one for one in possible if goes(game, *one)), key=new_in)[-1:]:
            found.append(best)
            seen.update({best[0], *best[1].items()})

    for ticks in itertools.product((False, True), repeat=len(ticked)):
        take(*((tick,) for tick in ticks))
    while not seen.issuperset(game.seat_counts):
        take(*((False, True) for _ in ticked))
    return found


def goes(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Tell whether these options go together."""
    try:
        game.check(seats, options)
    except CantiereError:
        return False
    return True


GAMES = [(name, setup) for name in cantiere.games() for setup in setups(cantiere.game(name))]


def test_every_combination_of_options_and_every_number_of_seats_is_among_them() -> None:
    for name in cantiere.games():
        game = cantiere.game(name)
        ticked = [one.name for one in game.options if set(one.choices) == {False, True}]
        seen = {tuple(options[one] for one in ticked) for other, (_, options) in GAMES if other == name}
        every = itertools.product((False, True), repeat=len(ticked))
        possible = {
            ticks
            for ticks in every
            if any(goes(game, seats, dict(zip(ticked, ticks, strict=True))) for seats in game.seat_counts)
        }
        assert seen == possible
        assert {seats for other, (seats, _) in GAMES if other == name} == set(game.seat_counts)


@in_turn("lang", LANGUAGES)
def test_every_combination_of_options_is_played_to_the_end(arrive: Arrive, lang: str) -> None:
    """Against bots that answer at random, on a page that stays open; the end screen is complete."""
    anna = arrive("Anna", lang=lang)
    anna.open("/")
    for name, (seats, options) in GAMES[LANGUAGES.index(lang) :: len(LANGUAGES)]:
        bots = [{"kind": "bot", "bot": "random"}] * (seats - 1)
        wanted = {"game": name, "seats": [{"kind": "me"}, *bots], "options": options}
        table = anna.post("/tables", wanted)["id"]
        anna.follow(f"/table/{table}")
        expect(anna.page.locator("#end-screen")).to_have_count(0)  # that of the game before
        anna.page.wait_for_selector("div.page")
        anna.play_on(look=LOOK)
        assert not anna.played(), (name, seats, options)
        check_end(anna, Record.from_data(anna.api(f"/tables/{table}/record")).verify())
    assert anna.page.locator("html").get_attribute("data-missing") is None
