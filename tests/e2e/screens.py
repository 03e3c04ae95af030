"""Take pictures of the main screens: python -m tests.e2e.screens FOLDER [part of a name …].

`pictures [GAME]` in place of a part of a name takes those of the rules pages.
"""

from __future__ import annotations

import functools
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import cantiere
from cantiere.rules import lessons_of
from cantiere.texts import Texts, languages
from tests.e2e.games import SCREENED, WHISPERING
from tests.e2e.person import LAPTOP, PHONE, Person, Size, chromium
from tests.server.serving import Player, Server, wait_for

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
PICTURES = "pictures"  # those of the rules pages
# A server that can tell people something, so that it is offered; nothing is ever sent.
TELLING = {
    "push": True,
    "mail": {"host": "127.0.0.1", "sender": "cantiere@example.org"},
    "address": "http://play.example",
}
PART_OF_GAME = 0.6  # how far into the game the table is shown
MOST_ANSWERS = 12
TITLES = "() => [...document.fonts].some((one) => /Fell/.test(one.family) && one.status === 'loaded')"


def main(folder: str, *wanted: str) -> None:
    """Start a server, play nothing, show everything."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as work,
        Server(Path(work, "t.db"), Path(work, "log"), **TELLING) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(whole=True), args=["--no-sandbox"])
        take_sizes(browser, server.url, out, wanted)
        for size_name, size in (("laptop", LAPTOP), ("phone", PHONE)):
            for theme in THEMES:
                files = Wanted(f"-{size_name}-{theme}.jpg", wanted)
                anna = arrive(browser, server.url, size, theme)
                if files.has("invitation"):  # as long as nobody knows her name
                    open_invitation(anna, Player(server, "Bruno"))
                    take(anna, out / files.name("invitation"))
                    print(files.name("invitation"))
                anna.say_name("Anna")
                for name in screens(anna, files.has):
                    if files.has(name):
                        take(anna, out / files.name(name))
                        print(files.name(name))
                anna.leave()
        if not wanted or PICTURES in wanted:
            take_rules_pictures(browser, server.url, wanted)
        browser.close()


class Wanted:
    """The files of one size in one light, and which of them are wanted."""

    def __init__(self, end: str, parts: tuple[str, ...]) -> None:
        self.end, self.parts = end, parts

    def name(self, screen: str) -> str:
        return screen + self.end

    def has(self, screen: str) -> bool:
        return all(part in self.name(screen) for part in self.parts)


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
        files = {game: file for game, file in files.items() if all(part in file for part in wanted)}
        if not files:
            continue
        anna = arrive(browser, url, size, theme)
        anna.say_name("Anna")
        for game, file in files.items():
            next(of_game(anna, game, lambda name: name.endswith("-table")))
            take(anna, out / file)
            print(file)
        anna.leave()


def take_rules_pictures(browser: Browser, url: str, wanted: tuple[str, ...]) -> None:
    """Take the pictures of the rules pages in every language, for docs/rules; of one game, if it is named."""
    RULES.mkdir(parents=True, exist_ok=True)
    for lang in languages():
        reader = arrive(browser, url, LAPTOP, lang=lang)
        for game in set(cantiere.games()) & set(wanted) or cantiere.games():
            reader.open(f"/rules/{game}")
            reader.page.wait_for_selector("figure svg")
            settle(reader)
            for figure in reader.page.locator("figure[data-picture]").all():
                name = figure.get_attribute("data-picture")
                picture = figure.locator(".picture")
                picture.locator("svg").first.wait_for()
                picture.screenshot(path=RULES / f"{game}-{name}.{lang}.jpg", type="jpeg", quality=QUALITY)
        reader.leave()


def open_invitation(anna: Person, host: Player) -> None:
    """Open the link that somebody has sent."""
    terms: dict[str, Any] = {"game": WHISPERING, "options": {"dilemma": True}, "pace": "turns", "hours": 48}
    table = host.table("me", "link", "open", **terms)
    anna.open(f"/table/{table['id']}?invite={table['invite']}")
    anna.page.wait_for_selector(".sit")


def screens(anna: Person, wants: Callable[[str], bool]) -> Iterator[str]:
    """Go from screen to screen, those that are wanted, and say the name of each."""
    if wants("new-table"):
        anna.open("/new")
        anna.page.wait_for_selector("#create")
        yield "new-table"
    for name in ("me", "manners"):
        if wants(name):
            anna.open(f"/{name}")
            yield name
    if wants("waiting"):
        seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}]
        anna.quick_table(WHISPERING, seats, options={"dilemma": True}, pace="turns", hours=48)
        anna.page.get_by_role("button", name="QR code").click()
        yield "waiting"
    if wants("one-screen") or wants("table-menu"):
        anna.quick_table(SCREENED, [{"kind": "me"}, {"kind": "hot", "name": "Else"}], pace="turns", hours=24)
        anna.page.wait_for_selector("#lift-curtain")
        yield "one-screen"
        anna.page.click("#lift-curtain")
        if anna.size.phone:
            anna.page.locator(".phone-tabs button[data-place=log]").click()
        anna.page.click("#open-menu")
        yield "table-menu"
    for game in cantiere.games():
        yield from of_game(anna, game, wants)
    for info in anna.api("/games")["games"]:
        name = f"{info['id']}-tournament"
        for form in info["tournaments"][:1] if wants(name) else []:
            entrants = [{"kind": "me"}, *[{"kind": "bot", "bot": "apprentice"}] * (form["players"] - 1)]
            wanted = {"game": info["id"], "form": form["name"], "entrants": entrants, "name": form["label"]}
            made = anna.context.request.post("/api/tournaments", data=wanted).json()
            anna.open(f"/tournaments/{made['id']}")
            anna.page.wait_for_selector(".round")
            yield name
    yield from of_the_club(anna, wants)
    if not wants("lobby") and not wants("my-games"):
        return
    ended = anna.quick_table(cantiere.games()[0], [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    anna.post(f"/tables/{ended}/end", {"agree": True})
    anna.open("/")
    anna.page.wait_for_selector(".game svg")
    yield "lobby"
    anna.open("/games")
    anna.page.wait_for_selector("article.finished")
    yield "my-games"


def of_the_club(anna: Person, wants: Callable[[str], bool]) -> Iterator[str]:
    """What one learns by, one page of each kind, and where one meets others; once, not for every game."""
    game = cantiere.games()[0]
    first = lessons_of(Texts(cantiere.game(game))).lessons[0]
    for name, path, there in (
        ("lessons", f"/lessons/{game}", "[data-lesson]"),
        ("lesson", f"/lessons/{game}/{first.key}/1", "#show-answer"),
        ("problems", "/problems", ".today"),
        ("tournaments", "/tournaments", "article, form, a.line"),
    ):
        if wants(name):
            anna.open(path)
            anna.page.wait_for_selector(there)
            yield name
    if wants("problem"):
        anna.open("/problems")
        anna.page.locator(f"[data-game={WHISPERING}] .today").click()
        anna.page.wait_for_selector("#show-answer")
        anna.page.click("#show-answer")
        anna.page.wait_for_selector("#verdict")
        yield "problem"
    if wants("league"):
        bots = ["novice", "apprentice", "random", "random"]
        wanted = {"game": SCREENED, "form": "swiss", "rounds": 2, "bots": bots, "most": 4, "enter": False}
        made = anna.post("/leagues", {**wanted, "name": "Winter cup"})["id"]
        wait_for(lambda: anna.api(f"/leagues/{made}")["status"] == "over")
        anna.open(f"/tournaments/{made}")
        anna.page.wait_for_selector("article[data-status=over]")
        yield "league"
    if not any(wants(name) for name in ("player", "players", "collection", "week")):
        return
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    for one in cantiere.games():
        rated = anna.post("/tables", {"game": one, "seats": seats, "rated": True, "hints": False})["id"]
        anna.post(f"/tables/{rated}/resign")
        wait_for(functools.partial(entered, anna, rated))
    for name, path, there in (
        ("player", "/players/me", "#last-games li"),
        ("players", f"/players?game={game}&seats=2", "main table, main ol"),
        ("collection", "/collection", "#found > li"),
        ("week", "/week", "main h1"),
    ):
        if wants(name):
            anna.open(path)
            anna.page.wait_for_selector(there)
            yield name


def entered(anna: Person, table: str) -> bool:
    """Tell whether a finished game stands in the club's books."""
    return anna.api(f"/tables/{table}/players")["players"][0]["gain"] is not None


def of_game(anna: Person, game: str, wants: Callable[[str], bool]) -> Iterator[str]:
    """The screens of one game."""
    record = json.loads(longest_record(game).read_text(encoding="utf-8"))
    table = anna.context.request.post("/api/records", data={"record": record}).json()
    moves = [who for who, _text in record["moves"]]
    move = next(number for number in range(int(len(moves) * PART_OF_GAME), len(moves)) if moves[number] == 0)
    if wants(f"{game}-table"):
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
    for name, path, there in (
        ("end", f"/table/{table['id']}", "#end-screen polyline"),
        ("replay", f"/table/{table['id']}?move={move}", ".page.back"),
        ("guide", f"/guide/{game}", "#next-step"),
        ("rules", f"/rules/{game}", "article section"),
    ):
        if wants(f"{game}-{name}"):
            anna.open(path)
            anna.page.wait_for_selector(there)
            yield f"{game}-{name}"


def longest_record(game: str) -> Path:
    """A whole game of many seats looks like something."""
    paths = [path for path in RECORDS.glob("*.json") if json.loads(path.read_text())["game"] == game]
    return max(paths, key=lambda path: (json.loads(path.read_text())["seats"] == 4, path.stat().st_size))


if __name__ == "__main__":
    main(*sys.argv[1:])
