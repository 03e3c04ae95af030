"""Following in a browser: the strongest game from the lobby, somebody to follow, the page of the week."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from cantiere.texts import languages
from tests.e2e.conftest import Arrive
from tests.e2e.test_accessible import objections
from tests.server.serving import GAME, Player, Server, wait_for

MISSING = re.compile(r"\[[a-z-]+\]|web-[a-z]+-")
PASSWORD = "long enough"


def test_watch_follow_and_read_the_week(arrive: Arrive, server: Server) -> None:
    anna = arrive("Anna")
    page, width = anna.page, anna.size.width
    berta = Player(server, f"Berta {width}")
    berta.post("/api/register", {"login": f"followed{width}", "password": PASSWORD})
    player = berta.me["id"]
    table = berta.table("me", "hot", game=GAME, name=f"Watched {width}")
    wait_for(lambda: anna.api("/watch")["table"] is not None)

    # The strongest game, as somebody sees it who only looks.
    anna.open("/")
    page.click("#strongest")
    page.wait_for_selector("div.page[data-status=running]")
    assert anna.api(f"/tables/{anna.table_id}")["my_seats"] == []

    # Somebody to follow.
    anna.open(f"/players/{player}")
    page.click("#follow")
    expect(page.locator("#follow")).to_have_text("Stop following")
    page.get_by_role("link", name="People I follow").click()
    page.wait_for_url(re.compile("/following$"))
    mine = page.locator("#followed li")
    expect(mine).to_contain_text(f"Berta {width}")
    wait_for(lambda: anna.api("/me/following")["players"][0]["table"] is not None)
    page.reload()
    expect(mine.locator(f"a[href$='/table/{table['id']}']")).to_be_visible()

    # The week, once a game is over.
    played = berta.table("me", "random", game=GAME, name=f"Played {width}")
    berta.post(f"/api/tables/{played['id']}/resign")
    wait_for(lambda: any(one["game"] == GAME for one in anna.api("/week")["games"]))
    anna.open("/")
    page.click("#to-week")
    page.wait_for_url(re.compile("/week$"))
    expect(page.locator("#week h2").first).to_be_visible()
    for lang in languages():
        page.select_option("#language", lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        for path in ("/following", "/week", f"/players/{player}", "/manners"):
            anna.follow(path)
            anna.settled()
            assert page.url.endswith(path)
            assert not MISSING.search(page.locator("main").inner_text())
            across = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert across <= 0, (lang, path, across)
    page.select_option("#language", "en")
    page.wait_for_function("lang => document.documentElement.lang === lang", arg="en")
    wrong = []
    for path in ("/following", "/week", f"/players/{player}"):
        anna.follow(path)
        page.wait_for_selector("h1")
        wrong += objections(anna, path)  # by day and by candlelight
    assert not wrong, "\n".join(wrong)

    # Who does not want to be followed is not on the list, and has no button any more.
    berta.http.patch("/api/me", json={"no_followers": True}).raise_for_status()
    anna.open("/following")
    expect(page.locator("article")).to_contain_text("You follow nobody yet")
    anna.open(f"/players/{player}")
    page.click("#follow")  # what is left to do is to stop
    expect(page.locator("#follow")).to_have_count(0)
    anna.open("/me")
    page.check("#no-followers")
    wait_for(lambda: anna.api("/me")["no_followers"])
