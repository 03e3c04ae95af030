"""Who I am: accounts, and being told, in a real browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Arrive, Friends, on_a_laptop
from tests.e2e.games import SCREENED, WHISPERING, name_of
from tests.e2e.person import NEXT_FRAME
from tests.server.recipients import Browser as PushedBrowser
from tests.server.recipients import Post
from tests.server.serving import Server, wait_for

# A push service of the tests' own: the browser's would be somewhere in the world.
SUBSCRIBE = """
const given = %s;
PushManager.prototype.subscribe = async () => ({ endpoint: given.endpoint, toJSON: () => given });
"""


# Whether just these notices are shown.
SHOWS = """async (wanted) => {
  const registration = await navigator.serviceWorker.getRegistration();
  const notices = (await registration?.getNotifications()) ?? [];
  return JSON.stringify(notices.map(({ title, body }) => [title, body])) === JSON.stringify(wanted);
}"""


def test_an_account_says_what_it_needs_and_what_is_wrong_beside_the_field(friends: Friends) -> None:
    anna, bruno = people = friends("Anna", "Bruno")
    for person in people:
        page = person.page
        person.open("/me")
        expect(page.locator("#password-needs")).to_have_text(person.t("password-needs"))
        page.click("#register")  # nothing filled in: the browser itself would say so in its own language
        expect(page.locator("#login-wrong")).to_have_text(person.t("wrong-login"))
        page.fill("#login", "the-same")
        page.fill("#password", "short")
        page.click("#register")
        expect(page.locator("#password-wrong")).to_have_text(person.t("wrong-password"))
        expect(page.locator("#password-wrong")).to_be_in_viewport()
        page.fill("#password", "correct horse")
        page.click("#register")
        if person is anna:
            expect(page.locator("#account")).to_contain_text("Your login: the-same")
    expect(bruno.page.locator("#login-wrong")).to_have_text("Questo nome d’accesso è già preso.")
    expect(bruno.page.locator("#login-wrong")).to_be_in_viewport()
    bruno.page.fill("#login", "another")
    bruno.page.click("#register")
    expect(bruno.page.locator("#account")).to_contain_text(bruno.t("your-login", login="another"))

    page = anna.page
    page.fill("#old-password", "wrong")
    page.fill("#new-password", "battery staple")
    page.get_by_role("button", name="Change the password").click()
    expect(page.locator("#old-password-wrong")).to_have_text("That is not your password.")
    page.fill("#old-password", "correct horse")
    page.get_by_role("button", name="Change the password").click()
    expect(page.locator("#account .good")).to_contain_text("The password is changed")


def test_forgetting_asks_first_and_logging_out_everywhere_ends_open_pages(friends: Friends) -> None:
    anna, bruno = friends("Anna", "Bruno")
    table = anna.post("/tables", {"game": SCREENED, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bruno.post(f"/tables/{table}/join")

    # A guest loses everything; who has an account can come back.
    bruno.open("/me")
    page = bruno.page
    page.click("#forget")
    expect(page.locator("#what-is-lost")).to_have_text(bruno.t("forget-guest", games=1))
    page.get_by_role("button", name=bruno.t("cancel")).click()
    expect(page.locator("#name")).to_have_value("Bruno")
    page.click("#forget")
    page.click("#forget-sure")
    expect(page.locator("#name")).to_have_count(0)
    assert bruno.context.request.get("/api/me").status == 401
    account = {"login": "comes-back", "password": "correct horse"}
    anna.post("/register", account)
    anna.open("/me")
    anna.page.click("#forget")
    expect(anna.page.locator("#what-is-lost")).to_have_text(anna.t("forget-account", login="comes-back"))
    session = "; ".join(f"{one['name']}={one['value']}" for one in anna.context.cookies())
    assert anna.context.request.get("/api/me", headers={"Cookie": session}).ok
    anna.page.click("#forget-sure")
    expect(anna.page.locator("#name")).to_have_count(0)
    # The session has ended on the server as well.
    assert anna.context.request.get("/api/me", headers={"Cookie": session}).status == 401

    # Two devices of hers: the page that is open on the other is nobody's any more.
    for device in (anna, bruno):
        device.context.clear_cookies()
        device.post("/login", account)
    bruno.open(f"/table/{table}")
    expect(page.locator("div.page")).to_be_visible()
    expect(page.locator(".seat .quiet", has_text=bruno.t("you"))).to_have_count(1)
    anna.open("/me")
    anna.page.click("#everywhere")
    expect(anna.page.get_by_text(anna.t("everywhere-done"))).to_be_visible()
    expect(page.locator(".seat .quiet", has_text=bruno.t("you"))).to_have_count(0)
    expect(page.locator("header nav")).to_contain_text(bruno.t("guest"))
    assert bruno.context.request.get("/api/me").status == 401
    anna.open(f"/table/{table}")
    expect(anna.page.locator(".seat .quiet", has_text="you")).to_have_count(1)


def test_a_guest_who_logs_in_has_the_games_and_a_lost_password_comes_by_the_link(friends: Friends) -> None:
    anna, guest, again = friends("Anna", "Guest", "Again")
    anna.post("/register", {"login": "takes-along", "password": "correct horse"})
    anna.open("/me")
    anna.page.get_by_role("button", name="Make a personal link").click()
    link = anna.page.locator("#personal-link").inner_text()

    table = guest.post("/tables", {"game": SCREENED, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    guest.open(link.removeprefix(guest.url))
    guest.page.get_by_role("button", name="Sono io").click()
    guest.page.fill("#new-password", "battery staple")
    guest.page.get_by_role("button", name="Cambia la password").click()
    expect(guest.page.locator(".lobby")).to_be_visible()

    mine = again.post("/tables", {"game": WHISPERING, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    again.open("/me")
    again.page.fill("#login", "takes-along")
    again.page.fill("#password", "battery staple")
    again.page.click("#log-in")
    expect(again.page.locator("#account")).to_contain_text("takes-along")
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


def test_notices_are_chosen_and_tried_out(friends: Friends, tmp_path: Path, post_office: Post) -> None:
    browser = PushedBrowser()
    more = {
        "push": True,
        "private_hooks": True,
        "mail": post_office.settings,
        "address": "http://play.example",
    }
    with browser.serving as url, Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        anna, bruno = friends("Anna", "Bruno", to=server)
        page = bruno.page
        bruno.context.grant_permissions(["notifications"], origin=server.url)
        page.add_init_script(SUBSCRIBE % json.dumps(browser.subscription(url)))
        slow = bruno.quick_table(SCREENED, [{"kind": "me"}, {"kind": "open"}], pace="turns")
        page.get_by_role("link", name=bruno.t("tell-me-when")).click()
        expect(page).to_have_url(f"{server.url}/me#notices")
        page.check("#push")
        expect(page.locator("#notices .good")).to_have_text(bruno.t("saved"))
        page.get_by_role("button", name=bruno.t("test-way", way=bruno.t("way-push"))).click()
        expect(page.locator("#notices .good")).to_have_text(bruno.t("test-sent"))
        wait_for(lambda: bool(browser.received))
        assert browser.received[0][1]["title"] == "Così Cantiere ti avvisa."
        page.fill("#email", "bruno@example.org")
        for kind in ("begin", "chat"):
            wish = f"{bruno.t(f'notice-{kind}')}: {bruno.t('way-mail')}"
            page.get_by_role("checkbox", name=wish).check()
        page.click("#save-notices")
        expect(page.locator("#notices .good")).to_have_text(bruno.t("saved-confirm"))
        wait_for(lambda: bool(post_office.messages))
        (link,) = re.findall(r"http://play\.example(/confirm#\S+)", post_office.last())
        bruno.open(link)
        expect(page.get_by_text(bruno.t("by-mail-confirm-done"))).to_be_visible()
        me = bruno.api("/me")
        assert me["confirmed"]
        assert me["wishes"]["ways"]["chat"] == ["mail"]

        # Anna sits down while he is elsewhere: the e-mail leads to the table, and to no more e-mails.
        sent = len(post_office.messages)
        anna.open(f"/table/{slow}")
        anna.page.click(".sit")
        expect(anna.page.locator("div.page")).to_have_attribute("data-status", "running")
        wait_for(lambda: len(post_office.messages) > sent)
        told = post_office.last()
        bruno.open(re.findall(r"http://play\.example(/table/\S+)", told)[0])
        expect(page.locator("div.page")).to_have_attribute("data-status", "running")
        assert bruno.table_id == slow
        expect(page.locator(".tell-me")).to_have_count(0)  # he is told already
        bruno.open(re.findall(r"http://play\.example(/unsubscribe#\S+)", told)[0])
        expect(page.get_by_text(bruno.t("by-mail-unsubscribe-done"))).to_be_visible()
        assert bruno.api("/me")["email"] is None

        # And she chooses quiet hours, and one e-mail a day.
        anna.open("/me")
        anna.page.check("#quiet")
        anna.page.check("#digest")
        anna.page.click("#save-notices")
        expect(anna.page.locator("#notices .good")).to_have_text("Saved.")
        wishes = anna.api("/me")["wishes"]
        assert (wishes["quiet"], wishes["digest"]) == ({"begin": 22, "end": 8}, 9)


def test_a_lost_password_is_set_anew_by_the_link_in_an_e_mail(
    friends: Friends, tmp_path: Path, post_office: Post
) -> None:
    more = {"mail": post_office.settings, "address": "http://play.example"}
    with Server(tmp_path / "a.db", tmp_path / "log", **more) as server:
        anna, phone, again = friends("Anna", "", "", to=server)  # three browsers of hers
        anna.post("/register", {"login": "forgets", "password": "correct horse"})
        assert anna.context.request.patch("/api/me", data={"email": "anna@example.org"}).ok
        wait_for(lambda: bool(post_office.messages))
        anna.post("/confirm", {"secret": re.findall(r"/confirm#(\S+)", post_office.last())[0]})
        anna.open("/me")
        expect(anna.page.locator("#account")).to_contain_text("forgets")

        page, sent = phone.page, len(post_office.messages)
        phone.open("/me")
        page.get_by_role("button", name=phone.t("lost-password")).click()
        send = page.get_by_role("button", name=phone.t("lost-send"))
        expect(send).to_be_disabled()  # whose password it is comes first
        page.fill("#login", "forgets")
        send.click()
        expect(page.locator("#account .good")).to_have_text(phone.t("lost-sent"))
        wait_for(lambda: len(post_office.messages) > sent)
        (link,) = re.findall(r"http://play\.example(/reset#\S+)", post_office.last())

        phone.open(link)
        assert "#" not in page.url  # nobody who looks over her shoulder, or at where she was, has the secret
        page.fill("#new-password", "short")
        page.get_by_role("button", name=phone.t("change-password")).click()
        expect(page.locator("#new-password-wrong")).to_have_text(phone.t("wrong-password"))
        page.fill("#new-password", "battery staple")
        page.get_by_role("button", name=phone.t("change-password")).click()
        expect(page.get_by_role("status")).to_have_text(phone.t("by-mail-reset-done"))
        page.get_by_role("link", name=phone.t("me")).last.click()
        expect(page.locator("#account")).to_contain_text(phone.t("your-login", login="forgets"))
        # As it says: elsewhere she is logged out.
        anna.open("/me")
        expect(anna.page.locator("#log-in")).to_be_visible()

        # The old one opens nothing any more, nor does the link; the new one does.
        page = again.page
        again.open(link)
        page.fill("#new-password", "somebody else")
        page.get_by_role("button", name=again.t("change-password")).click()
        expect(page.locator("#new-password-wrong")).to_have_text("Dieser Link gilt nicht mehr.")
        again.open("/me")
        page.fill("#login", "forgets")
        page.fill("#password", "correct horse")
        page.click("#log-in")
        expect(page.locator("#password-wrong")).to_be_visible()
        page.fill("#password", "battery staple")
        page.click("#log-in")
        expect(page.locator("#account")).to_contain_text(again.t("your-login", login="forgets"))


# As when somebody clicks the notice: the browser lets a page be brought to the front only then.
CLICK = """async () => {
  WindowClient.prototype.focus = async function () { return this; };
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


@on_a_laptop
def test_a_pushed_notice_is_shown_and_leads_to_the_table(
    arrive: Arrive, server: Server, whole_browser: Browser
) -> None:
    anna = arrive("Anna", by=whole_browser)
    page = anna.page
    table = anna.post("/tables", {"game": SCREENED, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
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
    # Both are told in their own time.
    wait_for(lambda: bool(page.evaluate(NEXT_FRAME) or (registrations and anna.context.service_workers)))
    for title in ("It is your turn.", "It is still your turn."):  # the second takes the place of the first
        told = {"title": title, "body": name_of(SCREENED), "url": f"/table/{table}", "tag": "cantiere-1"}
        browser.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server.url, "registrationId": registrations[-1], "data": json.dumps(told)},
        )
        shown = [[title, name_of(SCREENED)]]
        wait_for(partial(page.evaluate, SHOWS, shown))
    anna.context.service_workers[-1].evaluate(CLICK)  # one before may be on its way out
    page.wait_for_url(f"{server.url}/table/{table}")
    expect(page.locator(".waiting")).to_be_visible()


def test_who_is_away_is_told_and_who_looks_on_is_not(friends: Friends, tmp_path: Path) -> None:
    """Anna has one of two tables before her and Carla none when Bruno sits down at both."""
    hers, carlas = PushedBrowser(), PushedBrowser()
    with (
        hers.serving as url,
        carlas.serving as other_url,
        Server(tmp_path / "a.db", tmp_path / "log", push=True, private_hooks=True) as server,
    ):
        anna, bruno, carla = friends("Anna", "Bruno", "Carla", to=server)
        for person, given in ((anna, hers.subscription(url)), (carla, carlas.subscription(other_url))):
            person.context.grant_permissions(["notifications"], origin=server.url)
            person.page.add_init_script(SUBSCRIBE % json.dumps(given))
            person.open("/me#notices")
            person.page.check("#push")
            expect(person.page.locator("#notices .good")).to_have_text(person.t("saved"))
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        terms = {"game": SCREENED, "seats": seats, "pace": "turns"}
        seen, unseen = (anna.post("/tables", terms)["id"] for _ in range(2))
        anna.open(f"/table/{seen}")
        expect(anna.page.locator(".waiting")).to_be_visible()
        for table in (seen, unseen):
            carla.post(f"/tables/{table}/join")
            bruno.open(f"/table/{table}")
            bruno.page.locator(".sit").first.click()
            expect(bruno.page.locator("div.page")).to_have_attribute("data-status", "running")
        expect(anna.page.locator("div.page")).to_have_attribute("data-status", "running")
        # News are told in their order: were she told of what is open before her, that would come first.
        wait_for(lambda: bool(hers.received and carlas.received))
        assert [told["url"] for _, told in hers.received] == [f"/table/{unseen}"]
        titles = ("Eine Partie beginnt.", "2 Neuigkeiten an deinen Tischen.")
        assert carlas.received[0][1]["title"] in titles
        for person, browser in ((anna, hers), (carla, carlas)):
            person.open(browser.received[0][1]["url"])
            person.page.locator("div.page, .lobby").first.wait_for()
