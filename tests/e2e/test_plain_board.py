"""A game of somebody else, without a board of its own, in the browser: on the plain board, to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive
from tests.e2e.person import LAPTOP, PHONE
from tests.outside import EXAMPLE, GAME, build_wheel, environment
from tests.server.serving import Server

pytestmark = pytest.mark.parametrize(
    ("size", "theme"), [(LAPTOP, "light"), (PHONE, "candlelight")], ids=["laptop", "phone"]
)

# What can be answered is lit on the board, and everything has a name.
LOOK = """() => {
  const board = document.querySelector('.plain-board');
  const over = document.querySelector('div.page').dataset.status === 'over';
  const lit = over || board.querySelector('.target.lit');
  return [...(lit ? [] : ['nothing is lit']), ...(board.innerText.includes('[') ? [board.innerText] : [])];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("outside")
    python = environment(folder, build_wheel(EXAMPLE, folder))
    with Server(folder / "tables.db", folder / "log", python) as running:
        yield running


def test_a_whole_game_on_the_plain_board(arrive: Arrive, theme: str) -> None:
    person = arrive("Anna", lang="it", theme=theme)
    page = person.page
    person.open("/")
    game = page.locator("article.game", has_text="Torri")
    expect(game.locator(".links")).to_contain_text("Regole")
    expect(game.locator("a[href*='/guide']")).to_have_count(0)  # it has no guided first round
    person.new_table(GAME, ["me", "apprentice", "novice"], spires=True)
    person.play_on(look=LOOK)  # a block touched may ask: build with it, or throw it away?
    assert not person.played()
    expect(page.locator("#end-screen")).to_contain_text("blocchi posati")  # where the points came from
