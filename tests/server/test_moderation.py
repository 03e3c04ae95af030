"""Moderation and privacy, on both databases: an evening with Anna, Berta and Mara, who moderates."""

from __future__ import annotations

import io
import json
import time
import zipfile
from pathlib import Path
from typing import Any

from sqlalchemy import func, select, update

import cantiere
from cantiere.server.community.roles import deeds, roles, set_role
from cantiere.server.store.database import Database
from cantiere.server.store.models import Deed, News, Person, Seat
from tests.server.serving import GAME, Player, Server, play_out, refused, wait_for

HEADER = "x-forwarded-for"
OFTEN = 0.05  # seconds between two looks; at each sixtieth goes what was kept long enough


def account(server: Server, name: str) -> Player:
    player = Player(server, name)
    player.post("/api/register", {"login": name.lower(), "password": "long enough"})
    return player


def moderator(server: Server, database: str, name: str = "Mara") -> Player:
    player = account(server, name)
    store = Database(database)
    set_role(store, name.lower(), "moderator")
    assert [(one.login, one.role) for one in roles(store)] == [(name.lower(), "moderator")]
    store.close()
    wait_for(
        lambda: player.http.get("/api/moderation/reports").status_code == 200
    )  # once it is looked up again
    assert player.get("/api/me")["role"] == "moderator"
    return player


def said(player: Player, table: str) -> list[tuple[int, str]]:
    news = player.get(f"/api/tables/{table}/news", after=0)["news"]
    return [(one["seq"], one["text"]) for one in news if one["kind"] == "chat"]


def person(mara: Player, name: str) -> dict[str, Any]:
    (found,) = [one for one in mara.get("/api/moderation/people", find=name)["people"] if one["name"] == name]
    return dict(found)


def test_reports_mutes_names_and_words(database: str, tmp_path: Path) -> None:
    words = tmp_path / "words"
    words.write_text("# not here\nheck\ndrat*\n", encoding="utf-8")
    with Server(database, tmp_path / "log", words=str(words), guests_wait=1.0) as server:
        mara, anna, berta = moderator(server, database), account(server, "Anna"), account(server, "Berta")
        refused(anna.http.get("/api/moderation/reports"), 403, "not-a-moderator")
        # Words: names are refused, chat is cleaned.
        refused(anna.http.post("/api/session", json={"name": "Dratted"}), 422, "word")
        refused(anna.http.patch("/api/me", json={"name": "Héck"}), 422, "word")
        table = anna.table("me", "open", listed=True)["id"]
        refused(
            anna.http.post(
                "/api/tables", json={"game": GAME, "seats": [{"kind": "me"}] * 2, "name": "oh heck"}
            ),
            422,
            "word",
        )
        played = next(name for name in cantiere.games() if cantiere.game(name).tournaments)
        form = next(iter(cantiere.game(played).tournaments))
        cup = {"game": played, "form": form, "name": "heck cup", "entrants": [{"kind": "open"}] * 4}
        refused(anna.http.post("/api/tournaments", json=cup), 422, "word")
        refused(anna.http.post("/api/analysis", json={"snapshot": {}, "name": "heck"}), 422, "word")
        refused(anna.http.post(f"/api/tables/{table}/arrange", json={"name": "h\u0332eck"}), 422, "word")
        berta.post(f"/api/tables/{table}/join", {})
        berta.post(
            f"/api/tables/{table}/chat", {"text": "What the HE\u200bCK"}
        )  # a character that is not seen
        ((seq, text),) = said(anna, table)
        assert text == "What the …"
        # New guests may not write at strangers' tables.
        guest = Player(server, "Gino")
        refused(guest.http.post(f"/api/tables/{table}/chat", json={"text": "hi"}), 403, "guests-wait")
        own = guest.table("me", "open")["id"]
        guest.post(f"/api/tables/{own}/chat", {"text": "mine"})
        # A report of a message and of a person.
        anna.post("/api/reports", {"table": table, "seq": seq, "text": "Rude"}, 204)
        anna.post("/api/reports", {"table": table, "seat": 1, "text": "She stalls"}, 204)
        refused(anna.http.post("/api/reports", json={"table": table, "seat": 9, "text": "?"}), 404)
        waiting = mara.get("/api/moderation/reports")["reports"]
        assert [(one["name"], one["said"], one["text"]) for one in waiting] == [
            ("Berta", "What the …", "Rude"),
            ("Berta", "", "She stalls"),
        ]
        wait_for(lambda: "cantiere_reports_open 2.0" in server.counted())
        for one in waiting:
            mara.post(f"/api/moderation/reports/{one['id']}/settle", status=204)
        assert mara.get("/api/moderation/reports")["reports"] == []
        # Removing what was said, muting, renaming.
        mara.http.delete(f"/api/moderation/tables/{table}/chat/{seq}").raise_for_status()
        assert said(anna, table) == []
        bad = person(mara, "Berta")
        assert bad["reports"] == 2
        mara.post(f"/api/moderation/people/{bad['id']}/mute", {"hours": 1}, 204)
        refused(berta.http.post(f"/api/tables/{table}/chat", json={"text": "x"}), 403, "muted")
        mara.post(f"/api/moderation/people/{bad['id']}/mute", {"hours": None}, 204)
        berta.post(f"/api/tables/{table}/chat", {"text": "Sorry"})
        mara.post(f"/api/moderation/people/{bad['id']}/rename", {"name": "Bianca"}, 204)
        seen = anna.see(table)
        assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Bianca"]
        news = anna.get(f"/api/tables/{table}/news", after=0)["news"]
        assert not any("Berta" in json.dumps(one) for one in news)
        refused(
            mara.http.post(f"/api/moderation/people/{mara.me['id']}/mute", json={"hours": 1}),
            403,
            "has-a-role",
        )
        done = [one["what"] for one in mara.get("/api/moderation/deeds")["deeds"]]
        assert done == ["rename", "mute", "mute", "remove", "settle", "settle", "role"]


def test_titles_are_reported_changed_and_what_has_them_called_off(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        mara, anna, berta = moderator(server, database), account(server, "Anna"), Player(server, "Berta")
        played = next(name for name in cantiere.games() if cantiere.game(name).tournaments)
        form, shape = next(iter(cantiere.game(played).tournaments.items()))
        cup = {"game": played, "form": form, "entrants": [{"kind": "open"}] * shape.players, "listed": True}
        league = {"game": GAME, "form": "swiss", "listed": True, "bots": ["random"], "hours": 24}
        ids = {
            "tables": anna.table("me", "open", listed=True, name="Rude 1")["id"],
            "tournaments": anna.post("/api/tournaments", {**cup, "name": "Rude 2"})["id"],
            "leagues": anna.post("/api/leagues", {**league, "pace": "turns", "name": "Rude 3"})["id"],
        }
        hidden = anna.post("/api/leagues", {**league, "pace": "turns", "listed": False})["id"]
        anna.post(f"/api/leagues/{ids['leagues']}/start")
        for kind, one in ids.items():
            which = {"table" if kind == "tables" else "cup": one}
            berta.post("/api/reports", {**which, "text": "Rude"}, 204)
        refused(berta.http.post("/api/reports", json={"cup": hidden, "text": "?"}), 404)
        refused(berta.http.post("/api/reports", json={"text": "?"}), 422, "report-what")
        waiting = mara.get("/api/moderation/reports")["reports"]
        assert [(one["name"], one["said"]) for one in waiting] == [("Anna", f"Rude {n}") for n in (1, 2, 3)]
        assert [one["table"] or one["cup"] for one in waiting] == list(ids.values())
        refused(berta.http.post(f"/api/moderation/cups/{ids['leagues']}/close"), 403, "not-a-moderator")
        for kind, one in ids.items():
            where = f"/api/moderation/{'tables' if kind == 'tables' else 'cups'}/{one}"
            mara.post(f"{where}/rename", {"name": "Kind"}, 204)
            assert berta.get(f"/api/{kind}/{one}")["name"] == "Kind"
        (seat,) = [one["table"] for one in anna.get(f"/api/leagues/{ids['leagues']}")["my_tables"]]
        assert anna.see(seat)["name"] == "Kind · 1.1"
        for kind in ("tournaments", "leagues"):
            mara.post(f"/api/moderation/cups/{ids[kind]}/close", status=204)
            assert berta.get(f"/api/{kind}/{ids[kind]}")["status"] == "closed"
        assert anna.see(seat)["status"] == "running"  # what has begun is played to its end
        done = [one["what"] for one in mara.get("/api/moderation/deeds")["deeds"]]
        assert done == ["call-off"] * 2 + ["title"] * 3 + ["role"]
        mara.post(f"/api/moderation/people/{anna.me['id']}/mute", {"hours": 1}, 204)
        refused(anna.http.post("/api/leagues", json={**league, "name": "Rude"}), 403, "muted")


def test_bans_blocks_and_tables(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log", proxies="127.0.0.1") as server:
        mara, anna, berta = moderator(server, database), account(server, "Anna"), Player(server, "Berta")
        table = anna.table("me", "open", listed=True)["id"]
        # Blocked for myself: only I do not hear them.
        berta.post(f"/api/tables/{table}/join", {})
        berta.post(f"/api/tables/{table}/chat", {"text": "one"})
        ((seq, _),) = said(anna, table)
        anna.post("/api/me/blocks", {"table": table, "seq": seq}, 204)
        refused(anna.http.post("/api/me/blocks", json={"table": table, "seat": 0}), 422, "yourself")
        with anna.live() as live:
            live.send(do="subscribe", table=table)
            live.news()
            berta.post(f"/api/tables/{table}/chat", {"text": "two"})
            assert live.news()["news"] == []
        assert said(anna, table) == []
        assert [text for _, text in said(berta, table)] == ["one", "two"]
        (block,) = anna.get("/api/me/blocks")["blocks"]
        assert block["name"] == "Berta"
        assert berta.me["id"] not in json.dumps(block)
        anna.http.delete(f"/api/me/blocks/{block['id']}").raise_for_status()
        assert len(said(anna, table)) == 2
        # A guest who is banned is a stranger everywhere, also under another name, until it is lifted.
        with berta.live() as live:
            mara.post("/api/moderation/bans", {"person": berta.me["id"], "hours": 1, "why": "rude"}, 204)
            closed = live.closing()
            assert closed is not None
        refused(berta.http.post(f"/api/tables/{table}/chat", json={"text": "x"}), 403, "banned")
        refused(berta.http.post("/api/session", json={"name": "Carla"}), 403, "banned")
        assert berta.see(table)["my_seats"] == []
        (ban,) = mara.get("/api/moderation/bans")["bans"]
        assert (ban["kind"], ban["name"], ban["why"]) == ("person", "Berta", "rude")
        mara.http.delete(f"/api/moderation/bans/{ban['id']}").raise_for_status()
        berta.post(f"/api/tables/{table}/chat", {"text": "three"})
        # A range of addresses, for a time: whoever is here from there goes, seated or not.
        there: dict[str, Any] = {HEADER: "203.0.113.7"}
        elsewhere: dict[str, Any] = {HEADER: "198.51.100.7"}
        with berta.live(**there) as live, berta.live(**elsewhere) as other:
            assert "ok" in live.ask(do="ping")
            mara.post("/api/moderation/bans", {"address": "203.0.113.0/24", "hours": 1}, 204)
            assert live.closing() is not None
            assert "ok" in other.ask(do="ping")
        mapped = {HEADER: "::ffff:203.0.113.7"}  # the same, as a server sees it that listens to both kinds
        refused(berta.http.post("/api/session", json={"name": "Carla"}, headers=mapped), 403, "banned")
        refused(berta.http.post("/api/session", json={"name": "Carla"}, headers=there), 403, "banned")
        assert berta.http.get("/api/games", headers=there).is_success  # looking is free
        assert berta.http.post(f"/api/tables/{table}/chat", json={"text": "x"}, headers=elsewhere).is_success
        refused(mara.http.post("/api/moderation/bans", json={"address": "0.0.0.0/0"}), 422, "no-such-address")
        refused(mara.http.post("/api/moderation/bans", json={}), 422, "ban-whom")
        # Tables are closed, also while a game is going on, and deleted.
        mara.post(f"/api/moderation/tables/{table}/close", status=204)
        assert anna.see(table)["status"] == "closed"
        refused(anna.http.delete(f"/api/moderation/tables/{table}"), 403, "not-a-moderator")
        mara.http.delete(f"/api/moderation/tables/{table}").raise_for_status()
        refused(anna.http.get(f"/api/tables/{table}"), 404)
        store = Database(database)
        with store.engine.connect() as c:
            for kept in (News, Seat):
                assert not c.scalar(select(func.count()).select_from(kept).where(kept.table == table))
            done = [one["what"] for one in deeds(c, 99)]
            assert c.scalar(select(func.count()).select_from(Deed)) == len(done)
        store.close()
        assert done == ["delete", "close", "ban", "lift", "ban", "role"]


def test_a_ban_counts_at_once_on_the_other_server(empty_postgresql: str, tmp_path: Path) -> None:
    """Whoever is sent away there must not come in here, before this server next looks around."""
    seldom = {"sweep": 600.0, "proxies": "127.0.0.1"}
    with (
        Server(empty_postgresql, tmp_path / "one", **seldom) as one,
        Server(empty_postgresql, tmp_path / "two", **seldom) as two,
    ):
        mara, berta = moderator(one, empty_postgresql), Player(two, "Berta")
        with berta.live() as live:
            mara.post("/api/moderation/bans", {"person": berta.me["id"]}, 204)
            assert live.closing() is not None
        wait_for(lambda: berta.http.get("/api/me").status_code == 403)
        with berta.live() as live:
            assert live.ask(do="act", table="t", action="x", number=0, key="k")["problem"]["reason"] == "who"


def test_everything_about_me_and_going_for_good(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        anna, berta = account(server, "Anna"), account(server, "Berta")
        over = play_out(anna, anna.table("me", "hot"))["id"]
        table = anna.table("me", "open", listed=True)["id"]
        berta.post(f"/api/tables/{table}/join", {})
        anna.post(f"/api/tables/{table}/chat", {"text": "Well met"})
        anna.post("/api/me/blocks", {"table": table, "seat": 1}, 204)
        token = anna.post("/api/me/tokens", {"name": "robot"})["secret"]
        packed = anna.http.get("/api/me/archive")
        assert packed.headers["content-type"] == "application/zip"
        with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
            files = {name: json.loads(archive.read(name)) for name in archive.namelist()}
        assert (files["me.json"]["login"], files["tokens.json"][0]["name"]) == ("anna", "robot")
        assert [one["data"]["text"] for one in files["said.json"]] == ["Well met"]
        assert files["blocked.json"][0]["name"] == "Berta"
        assert files[f"games/{over}.json"]["moves"]
        mine = files[f"games/{table}.json"]
        assert all(move["who"] in mine["my_seats"] for move in mine["moves"])  # what others draw is theirs
        assert token not in json.dumps(files)
        assert berta.me["id"] not in json.dumps(files)
        # Gone: with the password only, from everywhere, and the games stay.
        record = anna.get(f"/api/tables/{over}/record")
        told = [f"/api/tables/{over}/{one}" for one in ("log", "story", "record", "news")]
        assert all("Anna" in berta.http.get(one).text for one in told)
        refused(anna.http.post("/api/me/delete", json={"password": "wrong"}), 401, "wrong-old-password")
        cookie = anna.cookie()
        anna.post("/api/me/delete", {"password": "long enough"}, 204)
        assert Player(server, Cookie=cookie).http.get("/api/me").status_code == 401
        assert Player(server, Authorization=f"Bearer {token}").http.get("/api/me").status_code == 401
        refused(berta.http.post("/api/login", json={"login": "anna", "password": "long enough"}), 401)
        seen = berta.see(table)
        assert (seen["seats"][0]["name"], seen["seats"][0]["resigned"]) == ("A former player", True)
        assert said(berta, table) == []
        for one in (*told, f"/api/tables/{table}/news?after=0"):
            assert "Anna" not in berta.http.get(one).text, one
        store = Database(database)
        with store.engine.connect() as c:
            row = c.execute(select(Person).where(Person.id == anna.me["id"])).mappings().one()
            empty = {row[name] for name in ("login", "password", "email", "hook", "wishes", "role")}
            assert (row["name"], empty) == ("A former player", {None})
            kept = c.execute(select(Seat.name).where(Seat.table == over)).scalars().all()
            assert all(name.startswith("A former player") for name in kept)
        store.close()
        assert record["result"] is not None


def test_guests_and_chat_go_after_their_time(database: str, tmp_path: Path) -> None:
    day = 24 * 3600
    with Server(database, tmp_path / "log", guest_days=30.0, chat_days=10.0, sweep=OFTEN) as server:
        guest, account_ = Player(server, "Gino"), account(server, "Anna")
        idle, seated = Player(server, "Ida"), Player(server, "Sara")
        table = account_.table("me", "open", listed=True)["id"]
        seated.post(f"/api/tables/{table}/join", {})
        for text in ("old", "new"):
            account_.post(f"/api/tables/{table}/chat", {"text": text})
        assert [text for _, text in said(account_, table)] == ["old", "new"]
        store = Database(database)
        long_ago = time.time() - 40 * day
        gone = [idle.me["id"], seated.me["id"], account_.me["id"]]
        aged = update(Person).where(Person.id.in_(gone)).values(created=long_ago, seen=long_ago)

        def named(player: Player) -> str | None:
            """Age them, again if the server has noted that they were here; return what they are called."""
            with store.engine.begin() as c:
                c.execute(aged)
            return _name(store, player.me["id"])

        with store.engine.begin() as c:
            (first, _), _second = said(account_, table)
            c.execute(
                update(News).where(News.table == table, News.seq == first).values(at=time.time() - 11 * day)
            )
        wait_for(lambda: [text for _, text in said(account_, table)] == ["new"])
        wait_for(lambda: named(idle) is None)  # who never sat anywhere leaves no row
        wait_for(lambda: named(seated) == "A former player")
        assert _name(store, guest.me["id"]) == "Gino"
        assert _name(store, account_.me["id"]) == "Anna"  # accounts stay
        store.close()
        facts = account_.get("/api/privacy")
        assert (facts["guest_days"], facts["chat_days"], facts["own"]) == (30, 10, [])


def _name(store: Database, person: str) -> str | None:
    with store.engine.connect() as c:
        found: str | None = c.scalar(select(Person.name).where(Person.id == person))
        return found


def test_the_operator_adds_to_the_privacy_page(tmp_path: Path) -> None:
    own = tmp_path / "privacy.txt"
    own.write_text("The club of Kingsbridge\nruns this house.\n\nWrite to us.\n", encoding="utf-8")
    with Server(tmp_path / "a.db", tmp_path / "log", privacy=str(own)) as server:
        facts = Player(server).get("/api/privacy")
    assert facts["own"] == ["The club of Kingsbridge runs this house.", "Write to us."]
