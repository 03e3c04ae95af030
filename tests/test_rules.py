"""Rules pages and guided first rounds: complete, alike in every language, with real positions."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cantiere
from cantiere.cli.rules import markdown
from cantiere.core.conformance import variants
from cantiere.core.game import Game
from cantiere.core.registry import home_of
from cantiere.core.state import CHANCE, OVER, State
from cantiere.core.views import View
from cantiere.rules import PageError, guide_of, plain, rules_page
from cantiere.rules.markup import RULE_ID, Block, Parser, spans_of
from cantiere.rules.page import guide_record, picture, pictures_of, read
from cantiere.texts import ENGLISH, Texts, languages
from tests.rule_ids import rule_ids

DOCS = Path(__file__).parents[1] / "docs" / "rules"
GAMES = [cantiere.game(name) for name in cantiere.games()]
PAGES = [
    (game, kind, path.stem)
    for game in GAMES
    for kind in ("rules", "guide", "lessons")
    for path in sorted((home_of(game) / kind).glob("*.md"))
]
LANGUAGES = sorted({lang for _, _, lang in PAGES})
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_page = pytest.mark.parametrize(("game", "kind", "lang"), PAGES, ids=lambda one: getattr(one, "id", one))


def page_of(game: Game, kind: str, lang: str) -> Parser:
    """Read a page with English names: its structure does not depend on them."""
    return read(Texts(game), home_of(game) / kind / f"{lang}.md")


def shape(block: Block) -> tuple[Any, ...]:
    """Return what must be the same in all languages."""
    rules = sorted(span["text"] for span in spans_of([block]) if span["kind"] == "rule")
    if block["kind"] == "list":
        return "list", len(block["items"]), rules
    if block["kind"] == "table":
        return "table", len(block["head"]), len(block["rows"]), rules
    return block["kind"], block.get("id"), block.get("name"), rules


# --- the pages ---------------------------------------------------------------------------------------


def test_every_language_has_every_page() -> None:
    assert set(languages()) <= set(LANGUAGES)
    assert len(PAGES) == len(GAMES) * 3 * len(LANGUAGES)


@every_game
def test_every_rule_is_a_paragraph(game: Game) -> None:
    page = rules_page(Texts(game))
    assert rule_ids(game.id) - page.ids == set()


@every_game
def test_every_rule_that_a_refusal_names_is_on_the_page(game: Game) -> None:
    sources = [path.read_text(encoding="utf-8") for path in home_of(game).rglob("*.py")]
    cited = {name for source in sources for name in re.findall(rf'"({RULE_ID})"', source)}
    assert cited
    assert cited - rules_page(Texts(game)).ids == set()


def questions(game: Game) -> Iterator[State]:
    """Some questions of random games, with various seats and options."""
    rng = random.Random(game.id)
    for seats, options in variants(game)[::3]:
        state = game.new(seats, **options)
        while state.to_move != OVER:
            if state.to_move != CHANCE and rng.random() < 0.04:
                yield state
            state.apply(rng.choice(state.legal_actions()))


@every_game
def test_every_refusal_names_a_rule_of_the_page(game: Game) -> None:
    """Also that something does not answer the question: the rule of the section that asks."""
    ids, met = rules_page(Texts(game)).ids, Counter[str]()
    for state in questions(game):
        legal = set(state.legal_actions())
        step = 1 + game.num_choices // 300
        for action in range(met.total() % step, game.num_choices, step):
            if action not in legal:
                reason = state.why_not(action)
                assert reason is not None
                assert reason.rule in ids, (reason, state.decision)
                met[reason.key] += 1
    assert met["not-asked"] > 100
    assert len(met) > 8


RULINGS = {"en": "Ruling", "it": "Decisione", "es": "Decisión", "de": "Auslegung"}


@every_game
@pytest.mark.parametrize("lang", RULINGS)
def test_rulings_and_reconstructions_are_marked_in_every_language(game: Game, lang: str) -> None:
    """What the rulebook leaves open is marked in the same paragraphs; what was rebuilt has a section."""

    def marked(lang: str) -> list[tuple[str, int, int]]:
        page = read(Texts(game), home_of(game) / "rules" / f"{lang}.md")
        word = RULINGS[lang]
        return [
            (section.id, number, len(re.findall(rf"\b{word}\b", text)))
            for section in page.sections
            if section.id != "reconstruction"
            for number, text in enumerate(plain(spans_of([block])) for block in section.blocks)
            if word in text
        ]

    assert marked(lang) == marked("en")
    assert sum(count for _, _, count in marked(lang)) > 5
    page = read(Texts(game), home_of(game) / "rules" / f"{lang}.md")
    assert "reconstruction" in [section.id for section in page.sections]


@every_page
def test_every_language_has_the_same_structure_and_ids(game: Game, kind: str, lang: str) -> None:
    english, page = page_of(game, kind, ENGLISH), page_of(game, kind, lang)
    assert page.ids == english.ids
    for here, there in zip(page.sections, english.sections, strict=True):
        assert [shape(block) for block in here.blocks] == [shape(block) for block in there.blocks], here.id


@every_page
def test_figures_and_names_are_the_same_in_every_language(game: Game, kind: str, lang: str) -> None:
    def placeables(of: str) -> set[str]:
        text = (home_of(game) / kind / f"{of}.md").read_text(encoding="utf-8")
        return {name.lstrip("^") for name in re.findall(r"\{([^{}#]+)\}", text)}

    assert placeables(lang) == placeables(ENGLISH)


@every_page
def test_no_language_repeats_the_english_words(game: Game, kind: str, lang: str) -> None:
    if lang == ENGLISH:
        return
    english = {plain(spans_of([block])) for block in _prose(page_of(game, kind, ENGLISH))}
    same = [
        text for block in _prose(page_of(game, kind, lang)) if (text := plain(spans_of([block]))) in english
    ]
    assert same == []


def _prose(page: Parser) -> Iterator[Block]:
    return (block for section in page.sections for block in section.blocks if block["kind"] != "table")


@every_page
def test_every_name_is_said_in_the_language_of_the_page(game: Game, kind: str, lang: str) -> None:
    if lang not in languages():
        return
    texts = Texts(game, lang)
    page = read(texts, home_of(game) / kind / f"{lang}.md")
    said = plain(span for section in page.sections for span in spans_of(section.blocks))
    assert texts.missing == set()
    assert "{" not in said
    known = {
        key
        for home in (home_of(game), home_of(game).parents[1])
        for key in re.findall(r"^([a-z][\w-]*) =", (home / "locale" / f"{lang}.ftl").read_text("utf-8"), re.M)
    }
    source = (home_of(game) / kind / f"{lang}.md").read_text(encoding="utf-8")
    names = set(re.findall(r"\{\^?([a-z][\w-]*)(?:\.text)?\}", source))
    assert names - known == set()


@pytest.mark.parametrize("lang", languages())
@every_game
def test_the_documentation_is_current(game: Game, lang: str) -> None:
    written = (DOCS / f"{game.id}.{lang}.md").read_text(encoding="utf-8")
    assert written == markdown(Texts(game, lang)), "make rules writes the pages anew"


# --- looking things up -------------------------------------------------------------------------------


@every_game
def test_a_rule_is_found_by_its_id_in_any_case(game: Game) -> None:
    page = rules_page(Texts(game))
    for section in page.sections:
        ids = [block["id"] for block in section.blocks if block["kind"] == "paragraph" and block["id"]]
        if len(ids) < 2:
            continue
        found = page.rule(ids[1].lower())
        assert found is not None
        assert (found.id, found.blocks[0].get("id")) == (section.id, ids[1])
        assert ids[0] not in [block.get("id") for block in found.blocks]
        whole = page.rule(section.id)
        assert whole is not None
        assert whole.blocks == section.blocks
    assert page.rule("Z-99") is None


# --- pictures and guides -----------------------------------------------------------------------------


@every_game
def test_every_picture_is_a_real_position_and_is_used(game: Game) -> None:
    used = {
        block["name"]
        for section in rules_page(Texts(game)).sections
        for block in section.blocks
        if block["kind"] == "picture"
    }
    assert used == set(pictures_of(game))
    for name in used:
        game.check_table(picture(game, name))
        assert_highlights(pictures_of(game)[name]["highlight"], picture(game, name).view(None))


@every_game
def test_the_guided_round_is_a_real_game(game: Game) -> None:
    record = guide_record(game)
    last = record.verify(game)
    assert len(record.players) == last.seats
    steps = guide_of(Texts(game)).steps
    assert 12 <= len(steps) <= 20
    moves = [step.move for step in steps]
    assert moves == sorted(moves)
    for step in steps:
        assert step.rule in rules_page(Texts(game)).ids
        assert step.blocks
        assert_highlights(step.highlight, step.state.view(step.seat))


def assert_highlights(highlight: list[str], view: View) -> None:
    """What is pointed at is on the table: a name, or a cell."""
    shown = json.dumps(view)
    for name in highlight:
        place = re.fullmatch(r"[a-z]\d{1,2}|space-\d+", name)  # may be empty: no view speaks of it then
        assert place or f'"{name}"' in shown or f"[{name.replace(',', ', ')}]" in shown, name


# --- mistakes ----------------------------------------------------------------------------------------


class Nothing:
    """A filler that knows nothing."""

    def fill(self, placeable: str, row: Any) -> str:
        raise LookupError("unknown")

    def entries(self, file: str, table: str, wanted: Any) -> list[Any]:
        return []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "the page has no section"),
        ("words", "line 1: words before the first section"),
        ("## Head {#a}", "line 1: the page begins with"),
        ("# T\n## Head", "line 2: a section is written"),
        ("# T\n## Head {#a}\n\n## Head {#a}", "line 4: a is there already"),
        ("# T\n## Head {#a}\n\n[P-1.1] x\n\n[P-1.1] y", "line 6: P-1.1 is there already"),
        ("# T\n## Head {#a}\n\nsee [[P-1.2]]", "[[P-1.2]] refers to no paragraph"),
        ("# T\n## Head {#a}\n\n{nobody}", "line 4: {nobody}: unknown"),
        ("# T\n## Head {#a}\n\n*open", "line 4: stray mark"),
        ("# T\n## Head {#a}\n\n1. one", "line 4: this is no paragraph"),
        ("# T\n## Head {#a}\n\n| a |\n| --- |\n| b | c |", "longer or shorter"),
        ("# T\n## Head {#a}\n\n| a |\n| --- |\n{{each x.y}} | b |", "the data has no such y in x.toml"),
        ("# T\n## Head {#a}\n\n{{picture}} x", "line 4: a picture is written"),
    ],
)
def test_a_mistake_on_a_page_is_named_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(PageError, match=re.escape(problem)):
        Parser("page", Nothing()).read(text)
