"""Take pictures of the main screens: python -m tests.e2e.screens FOLDER [part of a name …]."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import cantiere
from cantiere.texts import languages
from tests.e2e.person import LAPTOP, PHONE, Person, Size, chromium
from tests.server.serving import Server

RECORDS = Path(__file__).parents[1] / "records"
RULES = Path(__file__).parents[2] / "docs" / "rules" / "pictures"
THEMES = ("light", "candlelight")
# The table alone, on the other sizes of screen, each in one light.
SIZES = [
    ("desktop", Size(1920, 1080), "candlelight"),
    ("window", Size(1366, 625), "light"),
    ("tablet", Size(820, 1180), "light"),
    ("tablet-sideways", Size(1180, 820), "candlelight"),
    ("small-phone", Size(360, 640), "light"),
    ("phone-sideways", Size(844, 390), "light"),
]
QUALITY = 72
PART_OF_GAME = 0.6  # how far into the game the table is shown
MOST_ANSWERS = 12
TITLES = "() => [...document.fonts].some((one) => /Fell/.test(one.family) && one.status === 'loaded')"


def main(folder: str, *wanted: str) -> None:
    """Start a server, play nothing, show everything."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as work,
        Server(Path(work, "t.db"), Path(work, "log")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        take_sizes(browser, server.url, out, wanted)
        for size_name, size in (("laptop", LAPTOP), ("phone", PHONE)):
            for theme in THEMES:
                anna = arrive(browser, server.url, size, theme)
                anna.say_name("Anna")
                for name in screens(anna):
                    file = f"{name}-{size_name}-{theme}.jpg"
                    if all(part in file for part in wanted):
                        take(anna, out / file)
                        print(file)
                anna.leave()
        if not wanted:
            take_rules_pictures(browser, server.url)
        browser.close()


def arrive(browser: Browser, url: str, size: Size, theme: str = "light", lang: str = "en") -> Person:
    """Somebody who has been here before: the letters of titles come at once."""
    person = Person(browser, url, size, theme=theme, lang=lang)
    person.context.add_init_script("localStorage.setItem('cantiere-titles', 'true')")
    return person


def settle(person: Person) -> None:
    """Wait until all is there, the letters of titles too."""
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_function(TITLES)


def take(person: Person, file: Path) -> None:
    settle(person)
    person.page.screenshot(path=file, type="jpeg", quality=QUALITY)


def take_sizes(browser: Browser, url: str, out: Path, wanted: tuple[str, ...]) -> None:
    """Take the tables of all games on every other size of screen, each in one light."""
    for name, size, theme in SIZES:
        files = {game: f"{game}-table-{name}-{theme}.jpg" for game in cantiere.games()}
        if not any(all(part in file for part in wanted) for file in files.values()):
            continue
        anna = arrive(browser, url, size, theme)
        anna.say_name("Anna")
        for game, file in files.items():
            next(of_game(anna, game))
            take(anna, out / file)
            print(file)
        anna.leave()


def take_rules_pictures(browser: Browser, url: str) -> None:
    """Take the pictures of the rules pages in every language, for docs/rules."""
    RULES.mkdir(parents=True, exist_ok=True)
    for lang in languages():
        reader = arrive(browser, url, LAPTOP, lang=lang)
        for game in cantiere.games():
            reader.open(f"/rules/{game}")
            reader.page.wait_for_selector("figure svg")
            settle(reader)
            for figure in reader.page.locator("figure[data-picture]").all():
                name = figure.get_attribute("data-picture")
                picture = figure.locator(".picture")
                picture.locator("svg").first.wait_for()
                picture.screenshot(path=RULES / f"{game}-{name}.{lang}.jpg", type="jpeg", quality=QUALITY)
        reader.leave()


def screens(anna: Person) -> Iterator[str]:
    """Go from screen to screen, and say the name of each."""
    anna.open("/new")
    anna.page.wait_for_selector("#create")
    yield "new-table"
    anna.open("/me")
    yield "me"
    anna.open("/manners")
    yield "manners"
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}]
    anna.quick_table("castelli", seats, options={"dilemma": True}, pace="turns", hours=48)
    anna.page.get_by_role("button", name="QR code").click()
    yield "waiting"
    for game in cantiere.games():
        yield from of_game(anna, game)
    for info in anna.api("/games")["games"]:
        for form in info["tournaments"][:1]:
            entrants = [{"kind": "me"}, *[{"kind": "bot", "bot": "apprentice"}] * (form["players"] - 1)]
            wanted = {"game": info["id"], "form": form["name"], "entrants": entrants, "name": form["label"]}
            made = anna.context.request.post("/api/tournaments", data=wanted).json()
            anna.open(f"/tournaments/{made['id']}")
            anna.page.wait_for_selector(".round")
            yield f"{info['id']}-tournament"
    ended = anna.quick_table(cantiere.games()[0], [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    anna.post(f"/tables/{ended}/end", {"agree": True})
    anna.open("/")
    anna.page.wait_for_selector(".game svg")
    yield "lobby"
    anna.open("/games")
    anna.page.wait_for_selector("article.finished")
    yield "my-games"


def of_game(anna: Person, game: str) -> Iterator[str]:
    """The screens of one game."""
    record = json.loads(longest_record(game).read_text(encoding="utf-8"))
    table = anna.context.request.post("/api/records", data={"record": record}).json()
    moves = [who for who, _text in record["moves"]]
    move = next(number for number in range(int(len(moves) * PART_OF_GAME), len(moves)) if moves[number] == 0)
    bots = [None, *["journeyman"] * (record["seats"] - 1)]
    wanted = {"move": move, "bots": bots}
    played = anna.context.request.post(f"/api/tables/{table['id']}/what-if", data=wanted).json()
    anna.open(f"/table/{played['id']}")
    for _ in range(MOST_ANSWERS):  # until there is something to tell of the others
        anna.wait_for_turn()
        before = anna.number
        anna.answer()
        anna.wait_for_turn()
        if anna.number > before + record["seats"]:
            break
    anna.open(f"/table/{played['id']}")  # as whoever comes sees it: the list of answers is folded
    anna.wait_for_turn()
    yield f"{game}-table"
    anna.open(f"/table/{table['id']}")
    anna.page.wait_for_selector("#end-screen polyline")
    yield f"{game}-end"
    anna.open(f"/table/{table['id']}?move={move}")
    anna.page.wait_for_selector(".page.back")
    yield f"{game}-replay"
    anna.open(f"/guide/{game}")
    anna.page.wait_for_selector("#next-step")
    yield f"{game}-guide"
    anna.open(f"/rules/{game}")
    anna.page.wait_for_selector("article section")
    yield f"{game}-rules"


def longest_record(game: str) -> Path:
    """A whole game of many seats looks like something."""
    paths = [path for path in RECORDS.glob("*.json") if json.loads(path.read_text())["game"] == game]
    return max(paths, key=lambda path: (json.loads(path.read_text())["seats"] == 4, path.stat().st_size))


if __name__ == "__main__":
    main(*sys.argv[1:])
