"""Every word is looked up, in every language, and fits on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect

import cantiere
from cantiere.texts import Texts, languages
from tests.e2e.conftest import Arrive, in_turn, on_a_laptop, on_a_phone
from tests.e2e.games import MIDDLES
from tests.e2e.person import PHONE, Person
from tests.server.serving import Server, wait_for

NAME = "Zz"  # of everybody in these tests: no word of any language
PSEUDO = "xx"

# Every text on the page with its readers' texts: what is seen, and what is said of it.
# What is written as a page in each language is named by a selector; pictures in it are looked up.
TEXTS = """written => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (around.closest('script, style, code, kbd, time')) continue;
    if (around.checkVisibility?.() === false) continue;
    if (written && around.closest(written) && !around.closest('svg')) continue;
    let text = node.textContent, part = around;
    while (text.split('⟦').length !== text.split('⟧').length && part) {
      text = part.textContent; // one message over several lines of a drawing
      part = part.parentElement;
    }
    found.push(text.trim());
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      if (one.hasAttribute(name)) found.push(one.getAttribute(name).trim());
  }
  found.push(document.title);
  return [...new Set(found)];
}"""

# Buttons and links whose words do not fit, and how far the page is wider than the screen.
OVERFLOW = """() => {
  const cut = [...document.querySelectorAll('button, .button, select, .answer, summary, th, h1, h2, h3')]
    .filter(one => one.checkVisibility() && !one.closest('.unseen') && !one.matches('.unseen'))
    .filter(one => getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.textContent.trim().slice(0, 60)}: ${one.scrollWidth} > ${one.clientWidth}`);
  const wide = document.documentElement.scrollWidth;
  return wide > innerWidth ? [...cut, `the page is ${wide} wide`] : cut;
}"""


@pytest.fixture(scope="module")
def pseudo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers the language that nobody speaks."""
    folder = tmp_path_factory.mktemp("pseudo")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CANTIERE_PSEUDO", "1")
        with Server(folder / "tables.db", folder / "log") as running:
            yield running


def not_looked_up(person: Person, names: Sequence[str] = (), written: str = "") -> list[str]:
    """Texts with letters outside all brackets, names of people, rules and keys aside."""
    texts = person.page.evaluate(TEXTS, written)
    return [text for text in texts if re.search(r"[^\W\d_]{2}", outside(text, *names))]


def outside(text: str, *names: str) -> str:
    """What is left of a text without names and its looked-up parts, which may be inside each other."""
    while (rest := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = rest
    text = re.sub(r"\b[PXAC]-[\w.]*\d[\w.]*", "", text)
    for name in (NAME, "https", *sorted(names, key=len, reverse=True)):
        text = re.sub(rf"\b{re.escape(name)}\b", "", text)
    return text


def none_left(found: dict[str, list[str]]) -> None:
    assert not any(found.values()), {where: texts for where, texts in found.items() if texts}


def names_at(person: Person) -> list[str]:
    """What the people and the table are called here."""
    table = person.api(f"/tables/{person.table_id}")
    return [table["name"], *(seat["name"] for seat in table["seats"])]


def speak_pseudo(person: Person) -> None:
    person.open("/")
    person.page.select_option("#language", PSEUDO)
    expect(person.page.locator("h2").first).to_contain_text("⟦")


@on_a_phone
def test_every_page_is_looked_up(arrive: Arrive, pseudo_server: Server) -> None:
    person = arrive(NAME, to=pseudo_server)
    speak_pseudo(person)
    found: dict[str, list[str]] = {"lobby": not_looked_up(person)}
    games = [f"/new?game={game}" for game in cantiere.games()]
    for path in (*games, "/me", "/tournaments", "/nothing-here", "/restore"):
        person.follow(path)
        person.settled()
        found[path] = not_looked_up(person)
    person.quick_table(cantiere.games()[0], [{"kind": "me"}, {"kind": "link"}, {"kind": "open"}], name=NAME)
    person.page.wait_for_selector("#start")
    found["waiting"] = not_looked_up(person)
    stranger = arrive(to=pseudo_server)
    speak_pseudo(stranger)
    stranger.open("/new")
    stranger.page.click("#create")
    stranger.page.wait_for_selector("dialog[open]")
    found["who are you"] = not_looked_up(stranger)
    none_left(found)


@on_a_laptop
def test_a_tournament_is_looked_up(arrive: Arrive, pseudo_server: Server) -> None:
    person = arrive(NAME, to=pseudo_server)
    page = person.page
    speak_pseudo(person)
    person.open("/tournaments")
    page.fill("form input[maxlength]", NAME)
    page.click("#create")
    page.wait_for_selector("#start")
    found = {"open": not_looked_up(person)}
    page.click("#start")
    page.wait_for_selector("a.round")
    names = [one["name"] for one in person.api(f"/tournaments/{page.url.split('/')[-1]}")["entrants"]]
    found["running"] = not_looked_up(person, names)
    page.locator("a.round").first.click()
    page.wait_for_selector("div.page")
    found["table"] = not_looked_up(person, names_at(person))
    person.open("/tournaments")
    page.wait_for_selector("a.line")
    found["list"] = not_looked_up(person)
    none_left(found)


@on_a_laptop
def test_a_league_is_looked_up(arrive: Arrive, pseudo_server: Server) -> None:
    person = arrive(NAME, to=pseudo_server)
    page = person.page
    speak_pseudo(person)
    found = {}
    for form in ("swiss", "groups", "knockout"):
        person.open(f"/tournaments?game={cantiere.games()[0]}")
        page.select_option("#form", f"league-{form}")
        page.fill("#bots", "2")
        page.fill("form input[maxlength]", NAME)
        found[f"new {form}"] = not_looked_up(person)
        page.click("#create")
        page.wait_for_selector("#start")
        names = [one["name"] for one in person.api(f"/leagues/{page.url.split('/')[-1]}")["entrants"]]
        found[f"open {form}"] = not_looked_up(person, names)
        page.click("#start")
        page.wait_for_selector("article[data-round='1'] .round")
        found[f"running {form}"] = not_looked_up(person, names)
    none_left(found)


@on_a_laptop
@pytest.mark.parametrize("game", cantiere.games())
def test_what_surrounds_the_rules_is_looked_up(arrive: Arrive, pseudo_server: Server, game: str) -> None:
    person = arrive(NAME, to=pseudo_server)
    page = person.page
    speak_pseudo(person)
    rules = person.api(f"/games/{game}/rules", lang=PSEUDO)
    blocks = [block for section in rules["sections"] for block in section["blocks"]]
    people = {name for block in blocks for name in block.get("names") or ()}
    names = [outside(rules["title"]).strip(" :"), *people]
    person.open(f"/rules/{game}")
    page.wait_for_selector(".rules figure svg")
    found = {"rules": not_looked_up(person, names, ".rules article, .rules nav ol")}
    page.fill("#search-rules", "qqqq")
    found["no rules"] = not_looked_up(person, names)
    guide = person.api(f"/games/{game}/guide", lang=PSEUDO)
    names = [outside(guide["title"]).strip(" :"), *guide["names"]]
    person.open(f"/guide/{game}")
    for step in range(len(guide["steps"])):
        page.wait_for_selector(".scene svg")
        found[f"guide {step}"] = not_looked_up(person, names, ".guide [aria-live]")
        if page.locator("#next-step").count():
            page.click("#next-step")
    none_left(found)


def read_large(person: Person) -> None:
    """Show a card large, whichever can be."""
    page = person.page
    for one in page.locator(".board .target, .desk .target, .desk .cover, .desk button").all():
        if not one.is_visible():
            continue
        one.focus()
        page.keyboard.press("i")
        if page.locator("dialog[open]").count():
            return
    raise AssertionError("no card can be read large")


@in_turn("game", cantiere.games())
def test_every_dialog_is_looked_up(arrive: Arrive, pseudo_server: Server, game: str) -> None:
    person = arrive(NAME, to=pseudo_server)
    page = person.page
    speak_pseudo(person)
    person.open(f"/table/{person.middle_of(MIDDLES[game])}")
    person.wait_for_turn()
    names, found = names_at(person), dict[str, list[str]]()
    read_large(person)
    found["card"] = not_looked_up(person, names)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    found["keys"] = not_looked_up(person, names)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.wait_for_selector(".question .hints li")
    found["hint"] = not_looked_up(person, names)
    if person.size.phone:
        page.locator(".phone-tabs button").nth(2).click()
    page.click("#to-fair")
    page.wait_for_selector("#fairness")
    found["fair"] = not_looked_up(person, names)
    page.keyboard.press("Escape")
    person.open(f"/table/{person.take_in(MIDDLES[game])}")
    page.click("#analyse")
    page.locator("#end-screen figure").nth(1).wait_for()
    # The first table waits for me and is named above, perhaps in the language of a moment before.
    found["analysis"] = not_looked_up(person, [*names, *names_at(person)])
    none_left(found)


@in_turn("game", cantiere.games(), first=PHONE)  # on the other screen than its dialogs
def test_every_word_of_a_game_is_looked_up(arrive: Arrive, pseudo_server: Server, game: str) -> None:
    person = arrive(NAME, to=pseudo_server)
    page = person.page
    speak_pseudo(person)
    found: dict[str, list[str]] = {}
    names: list[str] = []  # also of the tables before: they may wait for me, and are named above
    for part in (0.1, 0.5, 0.9):
        person.open(f"/table/{person.middle_of(MIDDLES[game], part)}")
        for move in range(3):
            if not person.wait_for_turn():
                break
            names += names_at(person)
            found[f"table {part} {move}"] = not_looked_up(person, names)
            person.answer()
    person.open(f"/table/{person.take_in(MIDDLES[game])}")
    page.wait_for_selector("#end-screen .ranking")
    names += names_at(person)
    found["end"] = not_looked_up(person, names)
    page.click("#replay")
    page.wait_for_selector("#to-now")
    found["replay"] = not_looked_up(person, names)
    none_left(found)


# Choose another language, and be gone before anything of it has come.
CHOOSE_AND_LEAVE = """([lang, path]) => {
  const select = document.querySelector('#language');
  select.value = lang;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  location.assign(path);
}"""


@on_a_laptop
def test_a_language_chosen_just_before_leaving_is_kept_here_and_by_the_server(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open("/")
    with anna.page.expect_navigation(url=re.compile("/me$")):
        anna.page.evaluate(CHOOSE_AND_LEAVE, ["de", "/me"])
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    wait_for(lambda: anna.api("/me")["lang"] == "de")


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != PSEUDO])
def test_a_game_in_each_language_on_a_phone(browser: Browser, server: Server, lang: str) -> None:
    """Nothing is missing, nothing is cut off, nothing sticks out."""
    games = cantiere.games()
    game = games[languages().index(lang) % len(games)]
    person = Person(browser, server.url, PHONE, lang=lang)
    person.say_name("Wolfeschlegelsteinhausen")
    found: dict[str, list[str]] = {}
    person.open("/")
    expect(person.page.locator("html")).to_have_attribute("lang", lang)
    for path in ("/", "/new?game=" + game, f"/rules/{game}", f"/guide/{game}", "/me", "/tournaments"):
        person.follow(path)
        person.settled()
        found[path] = person.page.evaluate(OVERFLOW)
    for other, record in MIDDLES.items():
        person.open(f"/table/{person.middle_of(record)}")
        person.wait_for_turn()
        person.answers()
        found[other] = person.page.evaluate(OVERFLOW)
    person.quick_table(game, [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}])
    expect(person.page.locator(".seats")).to_contain_text(Texts(None, lang).bot("apprentice"))
    missing = person.page.locator("html").get_attribute("data-missing")
    troubles = person.troubles
    person.leave()
    assert not any(found.values()), "\n".join(f"{where}: {texts}" for where, texts in found.items() if texts)
    assert not missing
    assert not troubles


def test_what_counts_as_not_looked_up() -> None:
    assert outside("⟦å ⟦b⟧ ç⟧ P-12.3 " + NAME).strip() == ""
    assert outside("⟦å⟧ left").strip() == "left"
