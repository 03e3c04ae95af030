from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

import cantiere
from cantiere.pseudo import pseudo
from cantiere.server.api.routes.library import whole_texts
from cantiere.texts import HOME, Texts, box, languages
from tests.server.serving import GAME, PATIENCE, Player, Server


def test_texts_are_handed_out_as_fluent(anna: Player) -> None:
    common = anna.http.get("/api/texts/en")
    assert common.headers["content-type"].startswith("text/plain")
    assert (HOME / "locale" / "en.ftl").read_text() in common.text
    browser = HOME / "locale" / "web" / "en.ftl"
    assert not browser.exists() or common.text.endswith(browser.read_text())
    for game in cantiere.games():
        assert (
            anna.http.get(f"/api/texts/en/{game}").text
            == (HOME / "games" / game / "locale" / "en.ftl").read_text()
        )


def test_what_a_language_lacks_is_said_in_english() -> None:
    english = (
        "# c\nfirst = one\n    .text = One\nsecond = two\n-x = x\nlast =\n    { $n ->\n *[other] z\n }\n"
    )
    assert (
        whole_texts("first = uno\nlast = z\n", english) == "first = uno\nlast = z\n\nsecond = two\n-x = x\n"
    )
    assert whole_texts(english, english) == english
    assert whole_texts("", english).strip() == english.removeprefix("# c").strip()


def test_languages_without_texts_get_english(anna: Player) -> None:
    assert "qq" not in languages()
    assert anna.http.get("/api/texts/qq").text == anna.http.get("/api/texts/en").text
    assert anna.http.get(f"/api/texts/qq/{GAME}").text == anna.http.get(f"/api/texts/en/{GAME}").text


def test_the_box_is_the_data_of_the_game(anna: Player) -> None:
    for game in cantiere.games():
        data = anna.get(f"/api/games/{game}/box")
        assert data == box(cantiere.game(game))
        assert game in data


@pytest.mark.parametrize("path", ["/api/texts/en", f"/api/texts/en/{GAME}", f"/api/games/{GAME}/box"])
def test_what_has_not_changed_is_not_sent_again(anna: Player, path: str) -> None:
    first = anna.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = anna.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert anna.http.get(path, headers={"If-None-Match": '"other"'}).content == first.content


@pytest.mark.parametrize(
    "path", ["/api/texts/en/nothing", "/api/games/nothing/box", "/api/texts/..%2fen", "/api/texts/e.n"]
)
def test_there_is_nothing_else_in_the_library(anna: Player, path: str) -> None:
    answer = anna.http.get(path)
    assert answer.status_code in (404, 422)
    assert answer.headers["content-type"] == "application/problem+json"


def test_the_pseudo_language_is_for_tests_only(anna: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "xx" not in languages()
    assert "xx" not in anna.get("/api/games")["languages"]
    assert anna.http.get("/api/texts/xx").text == anna.http.get("/api/texts/en").text
    monkeypatch.setenv("CANTIERE_PSEUDO", "1")
    assert languages()[-1] == "xx"
    texts = Texts(cantiere.game(GAME), "xx")
    for row in texts.game.notation.rows if texts.game is not None else ():
        said = texts.label(row, ["A", "B", "C", "D", "E", "F"])
        assert said.startswith("⟦")
        assert said.endswith("⟧")
    assert texts.missing == set()


def test_the_pseudo_language_is_valid_fluent() -> None:
    source = """
# A comment
plain = Take this
    and that
    .text = It costs { $price ->
        [one] one coin
       *[other] { $price } coins
    } { -term }
-term = a word
"""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(pseudo(source)))
    message = bundle.get_message("plain")
    said, errors = bundle.format_pattern(message.attributes["text"], {"price": 3})
    assert (said, errors) == ("⟦Îţ çöšţš 3 çöîñš å ŵöŕð⟧", [])
    assert message.value is not None
    assert bundle.format_pattern(message.value)[0] == "⟦Ţåķé ţĥîš\nåñð ţĥåţ⟧"


def test_a_server_offers_the_pseudo_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANTIERE_PSEUDO", "1")
    with (
        Server(tmp_path / "a.db", tmp_path / "log") as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as http,
    ):
        assert http.get("/api/games", params={"lang": "xx"}).json()["games"][0]["title"].startswith("⟦")
        assert "⟦" in http.get("/api/texts/xx").text
        assert "⟦" in http.get(f"/api/texts/xx/{GAME}").text
