"""Who I am: accounts, and being told, in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Arrive, on_a_laptop, on_a_phone
from tests.e2e.person import NEXT_FRAME, PHONE
from tests.server.recipients import Browser as PushedBrowser
from tests.server.recipients import Post
from tests.server.serving import Server, wait_for

# A push service of the tests' own: the browser's would be somewhere in the world.
SUBSCRIBE = """
const given = %s;
PushManager.prototype.subscribe = async () => ({ endpoint: given.endpoint, toJSON: () => given });
"""


# The notices on the screen, once there is one.
SHOWN_NOTICES = """async () => {
  const registration = await navigator.serviceWorker.ready;
  for (;;) {
    const notices = await registration.getNotifications();
    if (notices.length) return notices.map(({ title, body }) => [title, body]);
    await new Promise((go) => requestAnimationFrame(go));
  }
}"""


@on_a_phone
def test_an_account_says_what_it_needs_and_what_is_wrong_beside_the_field(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open("/me")
    page = anna.page
    expect(page.locator("#password-needs")).to_contain_text("8 characters")
    page.fill("#login", "anna-e2e" + ("p" if anna.size.phone else "l"))
    page.fill("#password", "short")
    page.click("#register")
    expect(page.locator("#password-wrong")).to_contain_text("too short")
    expect(page.locator("#password-wrong")).to_be_in_viewport()
    page.fill("#password", "correct horse")
    page.click("#register")
    expect(page.locator("#account")).to_contain_text("Your login: anna-e2e")
    page.fill("#old-password", "wrong")
    page.fill("#new-password", "battery staple")
    page.get_by_role("button", name="Change the password").click()
    expect(page.locator("#old-password-wrong")).to_have_text("That is not your password.")
    page.fill("#old-password", "correct horse")
    page.get_by_role("button", name="Change the password").click()
    expect(page.locator("#account .good")).to_contain_text("The password is changed")


@on_a_phone
def test_forgetting_asks_first_and_says_what_is_lost(arrive: Arrive) -> None:
    guest = arrive("Gast", lang="de")
    guest.post("/tables", {"game": "arcadia", "seats": [{"kind": "me"}, {"kind": "open"}]})
    guest.open("/me")
    page = guest.page
    page.click("#forget")
    expect(page.locator("#what-is-lost")).to_contain_text("1 Partie")
    page.get_by_role("button", name="Abbrechen").click()
    expect(page.locator("#name")).to_have_value("Gast")
    page.click("#forget")
    page.click("#forget-sure")
    expect(page.locator("#name")).to_have_count(0)
    assert guest.context.request.get("/api/me").status == 401


@on_a_laptop
def test_a_guest_who_logs_in_has_the_games_and_a_lost_password_comes_by_the_link(arrive: Arrive) -> None:
    anna = arrive("Anna", on=PHONE)
    login = "takes-along" + ("p" if arrive("Nobody").size.phone else "l")
    anna.post("/register", {"login": login, "password": "correct horse"})
    anna.open("/me")
    anna.page.get_by_role("button", name="Make a personal link").click()
    link = anna.page.locator("#personal-link").inner_text()

    guest = arrive("Guest", lang="it")
    table = guest.post("/tables", {"game": "arcadia", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    guest.open(link.removeprefix(guest.url))
    guest.page.get_by_role("button", name="Sono io").click()
    guest.page.fill("#new-password", "battery staple")
    guest.page.get_by_role("button", name="Cambia la password").click()
    expect(guest.page.locator(".lobby")).to_be_visible()

    again = arrive("Again")
    mine = again.post("/tables", {"game": "castelli", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    again.open("/me")
    again.page.fill("#login", login)
    again.page.fill("#password", "battery staple")
    again.page.click("#log-in")
    expect(again.page.locator("#account")).to_contain_text(login)
    again.open("/games")
    expect(again.page.locator(f"a.row[href='/table/{mine}']")).to_be_visible()
    expect(again.page.locator(f"a.row[href='/table/{table}']")).to_have_count(0)  # the other guest's


@on_a_laptop
def test_what_the_server_is_not_set_up_for_is_not_offered(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.open("/me")
    expect(anna.page.locator("#holiday")).to_be_visible()
    expect(anna.page.locator("#notices")).to_have_count(0)


@pytest.fixture
def post_office() -> Iterator[Post]:
    with Post() as post:
        yield post


@on_a_phone
def test_notices_are_chosen_and_tried_out(arrive: Arrive, tmp_path: Path, post_office: Post) -> None:
    browser = PushedBrowser()
    more = {
        "push": True,
        "private_hooks": True,
        "mail": post_office.settings,
        "address": "http://play.example",
    }
    with browser.serving as url, Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        anna = arrive("Anna", to=server)
        page = anna.page
        anna.context.grant_permissions(["notifications"], origin=server.url)
        given = str(browser.subscription(url)).replace("'", '"')
        page.add_init_script(SUBSCRIBE % given)
        slow = anna.quick_table("arcadia", [{"kind": "me"}, {"kind": "open"}], pace="turns")
        page.get_by_role("link", name="Tell me when it is my turn").click()
        expect(page).to_have_url(f"{server.url}/me#notices")
        page.check("#push")
        expect(page.locator("#notices .good")).to_have_text("Saved.")
        page.get_by_role("button", name="Try out: on my devices").click()
        expect(page.locator("#notices .good")).to_have_text("It is on its way.")
        wait_for(lambda: bool(browser.received))
        assert browser.received[0][1]["title"] == "This is how Cantiere tells you something."
        page.fill("#email", "anna@example.org")
        page.check("#quiet")
        page.check("#digest")
        page.get_by_role("checkbox", name="when somebody talks at my table: by e-mail").check()
        page.click("#save-notices")
        expect(page.locator("#notices .good")).to_contain_text("Open the link")
        wait_for(lambda: bool(post_office.messages))
        (link,) = re.findall(r"http://play\.example(/confirm#\S+)", post_office.last())
        anna.open(link)
        expect(page.get_by_text("It is confirmed")).to_be_visible()
        me = anna.api("/me")
        assert (me["confirmed"], me["wishes"]["quiet"], me["wishes"]["digest"]) == (
            True,
            {"begin": 22, "end": 8},
            9,
        )
        assert me["wishes"]["ways"]["chat"] == ["mail"]
        anna.open(f"/table/{slow}")
        expect(page.locator(".waiting")).to_be_visible()
        expect(page.locator(".tell-me")).to_have_count(0)


# As when somebody clicks the notice: the browser lets a page be brought to the front only then.
CLICK = """async () => {
  WindowClient.prototype.focus = async function () { return this; };
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


@on_a_laptop
def test_a_pushed_notice_is_shown_and_leads_to_the_table(arrive: Arrive, server: Server) -> None:
    anna = arrive("Anna")
    page = anna.page
    table = anna.post("/tables", {"game": "arcadia", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    anna.context.grant_permissions(["notifications"], origin=server.url)
    browser = anna.context.new_cdp_session(page)
    registrations: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    anna.open("/me")
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    while not (registrations and anna.context.service_workers):  # told in their own time
        page.evaluate(NEXT_FRAME)
    told = {"title": "It is your turn.", "body": "Arcadia", "url": f"/table/{table}", "tag": "cantiere-1"}
    for _ in range(2):  # the second takes the place of the first
        browser.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url, "registrationId": registrations[-1], "data": json.dumps(told)},
        )
    shown = page.evaluate(SHOWN_NOTICES)
    assert shown == [[told["title"], told["body"]]]
    anna.context.service_workers[0].evaluate(CLICK)
    page.wait_for_url(f"{server.url}/table/{table}")
    expect(page.locator(".waiting")).to_be_visible()
