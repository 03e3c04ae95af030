"""Moderation in a browser: Anna reports what Berta said, Mara sees to it, Anna goes for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cantiere.server.community.roles import set_role
from cantiere.server.store.database import Database
from tests.e2e.conftest import Arrive
from tests.e2e.person import LAPTOP, Size
from tests.server.serving import GAME, Player, Server, wait_for


@pytest.fixture(params=[LAPTOP], ids=["laptop"])
def size(request: pytest.FixtureRequest) -> Size:
    found: Size = request.param
    return found


def test_a_report_is_seen_to_and_somebody_goes_for_good(arrive: Arrive, server: Server) -> None:
    berta = Player(server, "Berta")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = berta.post("/api/tables", {"game": GAME, "seats": seats, "listed": True}, 201)["id"]
    berta.post(f"/api/tables/{table}/chat", {"text": "Something rude"})
    wanted = {"game": GAME, "form": "swiss", "listed": True, "name": "Something ruder"}
    league = berta.post("/api/leagues", wanted, 201)["id"]
    anna = arrive("Anna").page
    anna.goto(f"/table/{table}")
    anna.locator("#report").click()
    anna.locator("#report-whom").select_option(label="Berta: Something rude")
    anna.locator("#report-why").fill("Not nice")
    anna.get_by_role("button", name="Report", exact=True).click()
    expect(anna.get_by_text("The moderators will look at it.")).to_be_visible()
    anna.locator("#block").click()
    expect(anna.locator(".said").get_by_text("Something rude")).to_have_count(0)

    mara = arrive("Mara")
    mara.post("/register", {"login": "mara", "password": "long enough"})
    store = Database(server.settings["database"])
    set_role(store, "mara", "moderator")
    store.close()
    wait_for(lambda: mara.page.request.get("/api/moderation/reports").ok)
    page = mara.page
    page.goto("/moderation")
    expect(page.locator("#reports")).to_contain_text("Not nice")
    page.locator("#reports").get_by_role("button", name="Remove what was said").click()
    expect(page.locator("#deeds")).to_contain_text("removed what was said by")
    page.locator("#reports").get_by_role("button", name="Berta").click()
    page.locator("#found").get_by_role("button", name="Silence").click()
    expect(page.locator("#found")).to_contain_text("silent until")
    page.locator("#reports").get_by_role("button", name="Settled").click()
    expect(page.locator("#reports")).to_contain_text("Nothing waits.")
    refused = berta.http.post(f"/api/tables/{table}/chat", json={"text": "What?"})
    assert refused.json()["reason"] == "muted"

    anna.goto(f"/tournaments/{league}")
    anna.locator("#report").click()
    anna.locator("#report-whom").select_option(label="The title: Something ruder")
    anna.locator("#report-why").fill("Not nice, either")
    anna.get_by_role("button", name="Report", exact=True).last.click()
    expect(anna.get_by_text("The moderators will look at it.")).to_be_visible()
    page.reload()
    page.once("dialog", lambda asked: asked.accept("Something kind"))
    page.locator("#reports").get_by_role("button", name="Rename").click()
    expect(page.locator("#deeds")).to_contain_text("changed a title of")
    expect(anna.get_by_role("heading", name="Something kind")).to_be_attached()

    anna.goto("/privacy")
    expect(anna.get_by_text("One cookie")).to_be_visible()
    anna.goto("/me")
    with anna.expect_download() as download:
        anna.locator("#archive").click()
    assert download.value.suggested_filename == "cantiere.zip"
    anna.locator("#delete-me").click()
    anna.locator("#delete-sure").click()
    expect(anna.locator("#delete-sure")).to_have_count(0)
    assert anna.request.get("/api/me").status == 401
