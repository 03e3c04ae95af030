"""Every screen: the board has the room, nothing overlaps, is cut or scrolls sideways, text can be read."""

from __future__ import annotations

import dataclasses
import itertools
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import cantiere
from cantiere.match import Match
from tests.e2e.conftest import Arrive
from tests.e2e.person import LAPTOP, Person, Size
from tests.e2e.test_end_screens import played

SIZES = [
    (1920, 1080),
    (1366, 768),
    (1366, 625),
    (820, 1180),
    (1180, 820),
    (390, 844),
    (360, 640),
    (844, 390),
]
LANGUAGES = ["de", "it", "es", "en"]
SMALLEST = 11  # CSS pixels
PART = 0.6
SAID_LINES = 5
MIDDLE, OTHERS = 0.5, (0.2, 0.85)  # how far into the game the table is looked at
NAMES = ["Anna", "Bruno", "Carla", "Dario"]
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
# The page has taken its new size, and what follows from it.
SETTLED = """
() => new Promise((done) => {
  let frames = 4;
  const next = () => (frames-- ? requestAnimationFrame(next) : done());
  next();
})
"""

Box = dict[str, Any]
PAGES = ["/new?game={game}", "/rules/{game}", "/guide/{game}"]
PAGES_OF_NO_GAME = ["/", "/me", "/games", "/manners"]  # looked at once
OTHER_SIZES = [(1366, 625), (820, 1180), (390, 844), (360, 640), (844, 390)]


@pytest.fixture
def size() -> Size:
    return LAPTOP


def variants() -> list[tuple[str, tuple[str, ...]]]:
    """Every game as it is, and with each option that can be ticked: boards look different."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for name in cantiere.games():
        ticks = [one.name for one in cantiere.game(name).options if one.choices == (False, True)]
        found += [(name, ()), *((name, (one,)) for one in ticks)]
    return found


def languages_of(game: str, ticked: tuple[str, ...]) -> list[str]:
    """All; with an option the one with the longest words, and another in turn."""
    if not ticked:
        return LANGUAGES
    return [LANGUAGES[0], LANGUAGES[1 + variants().index((game, ticked)) % (len(LANGUAGES) - 1)]]


def sizes_of(languages: list[str], lang: str, turn: int) -> list[tuple[int, int]]:
    """The sizes that are a language's turn where each is looked at in one of them."""
    number = languages.index(lang)
    return [size for place, size in enumerate(SIZES) if (place + turn) % len(languages) == number]


def table_at(person: Person, match: Match, part: float) -> str:
    """A table at which I am asked in a game of four that has come so far, against bots."""
    record = dataclasses.replace(match.record(), seed=match.seed, salt=match.salt, players=NAMES)
    finished = person.post("/records", {"record": record.data()})["id"]
    moves = match.moves
    asked = [number for number, move in enumerate(moves) if move.who >= 0 and not move.forced]
    move = next(number for number in asked if number >= int(part * len(moves)))
    bots = [None if seat == moves[move].who else "apprentice" for seat in range(len(NAMES))]
    table: str = person.post(f"/tables/{finished}/what-if", {"move": move, "bots": bots})["id"]
    return table


def measured(page: Page, root: str = "div.page") -> Box:
    found: Box = page.evaluate(MEASURE, [SMALLEST, root])
    return found


def overlap(one: Box, other: Box) -> tuple[float, float]:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across, down


def over_each_other(texts: list[Box]) -> list[str]:
    """Texts that lie over each other."""
    found = []
    for number, one in enumerate(texts):
        for other in texts[number + 1 :]:
            if min(overlap(one, other)) <= 0:
                continue
            pairs = itertools.product(one["lines"], other["lines"])
            if any(across > 2 and down > 4 for across, down in itertools.starmap(overlap, pairs)):
                found.append(f"{one['text']!r} lies over {other['text']!r}")
    return found


def filled(seen: Box) -> float:
    """How much the board fills of the smaller side of what question, answers and own things leave free."""
    width, height = float(seen["room"]["width"]), float(seen["room"]["height"])
    for part in seen["needed"]:
        if part["width"] > 0.6 * width:  # it lies across
            height -= part["height"]
        elif part["left"] > 0.5 * seen["room"]["width"]:  # it stands at the side
            width = min(width, part["left"])
    board = seen["board"]
    part = (board["right"] - board["left"]) / width
    return float(part if width <= height else (board["bottom"] - board["top"]) / height)


def wrong_texts(seen: Box, *, scrolls_down: bool = False) -> list[str]:
    """What is wrong with the words, wherever they stand; those of the board may be small."""
    small = [f"too small: {one['text']} ({one['size']})" for one in seen["texts"] if small_word(one)]
    scrolls = [f"the page scrolls by {seen['across']}, {seen['down']}"]
    too_far = seen["across"] > 0 or (seen["down"] > 0 and not scrolls_down)
    return [*seen["wrong"], *small, *over_each_other(seen["texts"]), *(scrolls if too_far else [])]


def small_word(one: Box) -> bool:
    return bool(one["small"] and not one["board"])


def wrong_zoom(page: Page, seen: Box) -> list[str]:
    """Where words of the board are small: whether one touch of a button beside it has them grow enough."""
    if not any(one["small"] and one["board"] for one in seen["texts"]):
        return []
    page.locator(".buttons.used #zoom-in").wait_for()
    button = measured(page)["zoom"]
    small = [one["text"] for one in seen["texts"] if one["small"]]
    found = [f"{one['text']} lies under the button" for one in seen["texts"] if min(overlap(one, button)) > 1]
    if min(overlap(seen["board"], button)) > 4:
        found.append(f"the button lies over the board, for {small}")
    page.click("#zoom-in")
    page.evaluate(SETTLED)
    small = [one for one in measured(page)["texts"] if one["small"] and one["board"]]
    found += [f"still too small: {one['text']} ({one['size']})" for one in small]
    while page.locator("#zoom-out").count():
        page.click("#zoom-out")
    return found


def wrong_parts(page: Page) -> list[str]:
    """What is wrong with the other parts of the table, where one of them has the screen."""
    found = []
    for part in ("seats", "log", "board"):
        page.click(f".phone-tabs [data-place={part}]")
        page.evaluate(SETTLED)
        found += [f"{part}: {what}" for what in wrong_texts(measured(page))]
    return found


def speak(person: Person, lang: str) -> None:
    page = person.page
    page.set_viewport_size({"width": LAPTOP.width, "height": LAPTOP.height})
    page.select_option("#language", lang)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
    person.settled()


def wrong_on(
    page: Page, sizes: list[tuple[int, int]], *, zoomed: list[tuple[int, int]], parts: bool
) -> list[str]:
    wrong: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        seen = measured(page)
        found = wrong_texts(seen)
        part = filled(seen)
        if part < PART:
            found.append(f"the board fills {part:.2f}: {seen['board']}")
        if (width, height) in zoomed:
            found += wrong_zoom(page, seen)
        if parts and page.locator(".phone-tabs").is_visible():
            found += wrong_parts(page)
        wrong += [f"{width}x{height}: {what}" for what in found]
    return wrong


@pytest.mark.parametrize(
    ("game", "ticked"), variants(), ids=lambda one: one if isinstance(one, str) else "+".join(one) or "plain"
)
def test_every_size_of_screen_in_every_language(arrive: Arrive, game: str, ticked: tuple[str, ...]) -> None:
    match = played(cantiere.game(game), len(NAMES), dict.fromkeys(ticked, True))
    assert match is not None
    anna = arrive("Anna", lang=LANGUAGES[0])
    wrong: list[str] = []
    plain = not ticked
    turn = variants().index((game, ticked))
    languages = languages_of(game, ticked)
    # In the middle every language has every size; early and late each size is the turn of one language.
    for number, part in enumerate((MIDDLE, *OTHERS) if plain else (MIDDLE,)):
        anna.open(f"/table/{table_at(anna, match, part)}")
        anna.wait_for_turn()
        for lang in languages:
            speak(anna, lang)
            zoomed = sizes_of(languages, lang, turn + number)
            sizes = SIZES if part == MIDDLE else zoomed
            found = wrong_on(anna.page, sizes, zoomed=zoomed, parts=plain)
            wrong += [f"{game} {ticked} {part} {lang} {what}" for what in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("width", "height"), [(1366, 625), (1180, 820)])
def test_what_was_said_can_be_read(arrive: Arrive, width: int, height: int) -> None:
    """Beside a full board and three seats the chat has room for several lines, and all of its form."""
    anna = arrive("Anna", lang=LANGUAGES[0])
    anna.page.set_viewport_size({"width": width, "height": height})
    bots = [{"kind": "bot", "bot": "novice"}] * (len(NAMES) - 1)
    anna.quick_table(cantiere.games()[-1], [{"kind": "me"}, *bots])
    anna.wait_for_turn()
    anna.page.click("#chat-tab")
    for text in ("Guten Abend! " * 12, "Rechtsschutzversicherungsgesellschaften" * 3):
        anna.page.fill("#chat-text", text)
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(".chat .said p").filter(has_text=text.strip())).to_have_count(1)
    expect(anna.page.locator(".chat form")).to_be_in_viewport(ratio=1)
    said = anna.page.locator(".chat .said").bounding_box()
    line = anna.page.locator(".chat .said p b").first.bounding_box()
    assert said is not None
    assert line is not None
    assert said["height"] >= SAID_LINES * line["height"]


def wrong_elsewhere(page: Page, root: str = "#main", about: str | None = None) -> list[str]:
    """What is wrong with a page, or with a part of it, about something in it that may lie far down."""
    wrong: list[str] = []
    for width, height in OTHER_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if about is not None:
            page.locator(about).last.scroll_into_view_if_needed()
        page.evaluate(SETTLED)
        seen = measured(page, root)
        longer = not page.locator("main.full").count()  # at a table what scrolls is in the page, not the page
        found = [*seen["broken"], *wrong_texts(seen, scrolls_down=longer)]
        wrong += [f"{width}x{height}: {what}" for what in found]
    return wrong


@pytest.mark.parametrize("game", cantiere.games())
def test_every_other_page(arrive: Arrive, game: str) -> None:
    """What is not a table: pages, the waiting room, the end; in the language with the longest words."""
    anna = arrive("Anna", lang=LANGUAGES[0])
    wrong: list[str] = []
    anna.open("/")
    for path in [*PAGES, *(PAGES_OF_NO_GAME if game == cantiere.games()[0] else [])]:
        address = path.format(game=game)
        anna.follow(address)
        anna.settled()
        wrong += [f"{address} {what}" for what in wrong_elsewhere(anna.page)]
    anna.quick_table(game, [{"kind": "me"}, {"kind": "link"}], pace="turns", hours=48)
    anna.page.locator("#invite-link").wait_for()
    wrong += [f"waiting {what}" for what in wrong_elsewhere(anna.page)]
    anna.page.click("#arrange")
    wrong += [f"arranging {what}" for what in wrong_elsewhere(anna.page, "#arrange-form")]
    match = played(cantiere.game(game), len(NAMES), {})
    assert match is not None
    record = dataclasses.replace(match.record(), seed=match.seed, salt=match.salt, players=NAMES)
    finished = anna.post("/records", {"record": record.data()})["id"]
    anna.open(f"/table/{finished}")
    anna.page.wait_for_selector("#end-screen polyline")
    for figure in ("#end-screen table.points", "#end-screen figure"):
        wrong += [f"end {what}" for what in wrong_elsewhere(anna.page, "#end-screen", figure)]
    assert not wrong, "\n".join(wrong)


# A page with nothing wrong, in which one thing after another is made wrong.
GOOD = """<style>
  body { margin: 0; font: 16px/20px sans-serif; }
  .page { position: relative; height: 600px; }
  .board { position: absolute; left: 0; top: 0; width: 600px; height: 560px; }
  .board > div { height: 100%; }
  .question { position: absolute; left: 640px; top: 0; width: 200px; height: 300px; }
  p { margin: 0; }
</style>
<div class="page">
  <div class="board"><div data-board><p id="word">north</p></div></div>
  <section class="question">
    <p id="first">one</p><p id="second">two</p><button id="button">three</button>
  </section>
</div>"""
# What breaks it, and what must be said then.
BROKEN = {
    "": "",
    "#second { margin-top: -12px; }": "'one' lies over 'two'",
    "#first { height: 6px; overflow: hidden; }": "cut: one",
    "#first { width: 8px; overflow: hidden; }": "cut: one",
    "#word { width: 20px; overflow-wrap: anywhere; }": "broken: north",
    "#button { width: 12px; padding: 0; }": "reaches out of what it is written on: three",
    "#first { font-size: 10px; }": "too small: one (10)",
    ".page { width: 1400px; }": "the page scrolls by",
    ".page { height: 900px; }": "the page scrolls by",
    ".board { height: 300px; }": "the board fills 0.39",
    ".board { width: 300px; height: 300px; }": "the board fills",
    "#word { font-size: 10px; }": "the board's words are small",
}


@pytest.mark.parametrize("style", BROKEN)
def test_what_is_wrong_with_a_page_is_noticed(browser: Browser, style: str) -> None:
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.set_content(f"{GOOD}<style>{style}</style>")
    seen = measured(page)
    found = [*seen["broken"], *wrong_texts(seen)]
    if (part := filled(seen)) < PART:
        found.append(f"the board fills {part:.2f}")
    if any(one["small"] and one["board"] for one in seen["texts"]):
        found.append("the board's words are small")
    page.close()
    wanted = BROKEN[style]
    assert bool(found) == bool(wanted), found
    assert not wanted or any(one.startswith(wanted) for one in found), found
