"""Nothing of a person is left out of their archive, and no name of theirs is left when they have gone."""

from __future__ import annotations

import io
import json
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

import cantiere
from cantiere.server.community.archive import ABOUT, NOT_ABOUT
from cantiere.server.store.database import Database
from cantiere.server.store.models import (
    Base,
    CardTally,
    Key,
    Person,
    PlayedCard,
    Rating,
    Report,
    SourceTally,
    Tally,
    WeekTally,
)
from tests.server.serving import Player, Server, play_out, refused, wait_for
from tests.server.test_moderation import OFTEN, account, moderator, person

OLD, NEW = "Annunziata", "Nunziatina"  # what she calls herself, and what a moderator makes of it
BETWEEN = "Zita"  # what she changes it to meanwhile
DAY = 24 * 3600.0


def cup(player: Player, *kinds: str, **more: Any) -> str:
    played = next(name for name in cantiere.games() if cantiere.game(name).tournaments)
    form, shape = next(iter(cantiere.game(played).tournaments.items()))
    kinds = (*kinds, *["open"] * (shape.players - len(kinds)))
    wanted = {"game": played, "form": form, "entrants": [{"kind": kind} for kind in kinds], **more}
    return str(player.post("/api/tournaments", wanted)["id"])


def league(player: Player) -> str:
    wanted = {"game": cantiere.games()[0], "form": "swiss", "listed": True}
    return str(player.post("/api/leagues", wanted)["id"])


class Life:
    """All that somebody can leave behind: at tables, in tournaments, with moderators."""

    def __init__(self, server: Server, database: str) -> None:
        mara = moderator(server, database)
        anna, berta = self.anna, self.berta = account(server, OLD), account(server, "Berta")
        self.tables = {
            "left": berta.table("me", "open", "open", listed=True)["id"],
            "taken off": berta.table("me", "open", "open", listed=True)["id"],
            "watched": berta.table("me", "open", listed=True)["id"],
            "running": anna.table("me", "open", listed=True)["id"],
            "titled": anna.table("me", "open", "open", listed=True, name=f"{OLD}'s garden")["id"],
            "for others": anna.table("open", "open", listed=True)["id"],
            "for bots": anna.table("greedy", "greedy", listed=True)["id"],
            "arranged": anna.table("me", "open", "open", listed=True)["id"],
        }
        anna.post(f"/api/tables/{self.tables['left']}/join", {})
        anna.post(f"/api/tables/{self.tables['left']}/leave", status=204)
        anna.post(f"/api/tables/{self.tables['taken off']}/join", {})
        stay = [{"kind": "stay", "seat": 0}, {"kind": "open"}, {"kind": "open"}]
        berta.post(f"/api/tables/{self.tables['taken off']}/arrange", {"seats": stay})
        anna.post(f"/api/tables/{self.tables['arranged']}/arrange", {"hints": False})
        for name in ("watched", "running"):
            anna.post(f"/api/tables/{self.tables[name]}/chat", {"text": "Well met"})
        berta.post(f"/api/tables/{self.tables['running']}/join", {})
        over = anna.table("me", "open", listed=True)["id"]
        berta.post(f"/api/tables/{over}/join", {})
        for player in (anna, berta):
            player.post(f"/api/tables/{over}/end", {})
        self.tables |= {"over": over, "again": berta.post(f"/api/tables/{over}/rematch")["id"]}
        self.tables["what if"] = berta.post(f"/api/tables/{over}/what-if", {"move": 0})["id"]
        alone = play_out(anna, anna.table("me", "hot"))["id"]
        record = anna.get(f"/api/tables/{alone}/record")
        self.tables |= {"alone": alone, "record": anna.post("/api/records", {"record": record})["id"]}
        berta.get(f"/api/tables/{over}/story")  # what is kept at hand must not outlive her
        self.cups = [cup(anna, "me"), cup(anna, "me", "bot", "bot", "bot"), cup(berta, "me")]
        anna.post(f"/api/tournaments/{self.cups[2]}/join", {})
        (said,) = [one["seq"] for one in self.news("watched") if one["kind"] == "chat"]
        told = {"table": self.tables["watched"], "seq": said, "text": "Look"}
        berta.post("/api/reports", told, 204)
        berta.post("/api/me/blocks", {"table": told["table"], "seq": said}, 204)
        anna.post("/api/reports", {"table": self.tables["running"], "seat": 1, "text": "Slow"}, 204)
        anna.post("/api/me/blocks", {"table": self.tables["running"], "seat": 1}, 204)
        anna.post("/api/me/following", {"player": mara.me["id"]}, 204)
        self.leagues = [league(anna), league(berta)]
        anna.post(f"/api/leagues/{self.leagues[1]}/join", {})
        anna.post("/api/me/tokens", {"name": "robot"})
        anna.http.patch("/api/me", json={"email": f"{OLD.lower()}@example.org"}).raise_for_status()
        mara.post(f"/api/moderation/tables/{self.tables['arranged']}/close", status=204)
        mara.post(f"/api/moderation/people/{anna.me['id']}/mute", {"hours": 1}, 204)
        self.mara = mara

    def news(self, table: str) -> Any:
        return self.berta.get(f"/api/tables/{self.tables[table]}/news", after=0)["news"]


def rows(database: str) -> list[tuple[str, str]]:
    """Return everything that is kept, as text, with the name of its table."""
    store = Database(database)
    with store.engine.connect() as c:
        found = [
            (table.name, json.dumps(list(row), default=str, ensure_ascii=False))
            for table in Base.metadata.sorted_tables
            for row in c.execute(table.select())
        ]
    store.close()
    return found


def test_no_name_is_left_of_whoever_has_gone(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        life = Life(server, database)
        anna, berta = life.anna, life.berta
        assert {table for table, row in rows(database) if OLD in row} >= {
            "news",
            "seats",
            "entrants",
            "league_entrants",
            "traces",
        }
        life.mara.post(f"/api/moderation/people/{anna.me['id']}/mute", {"hours": None}, 204)
        anna.http.patch("/api/me", json={"name": BETWEEN}).raise_for_status()
        life.mara.post(f"/api/moderation/people/{anna.me['id']}/rename", {"name": NEW}, 204)
        assert not [one for one in rows(database) if OLD in one[1] and one[0] != "deeds"]
        assert person(life.mara, NEW)["login"] == OLD.lower()
        anna.post("/api/me/delete", {"password": "long enough"}, 204)
        for name in (OLD, BETWEEN, NEW, OLD.lower()):
            assert [one for one in rows(database) if name in one[1]] == []
        assert anna.me["id"] not in json.dumps(
            [row for table, row in rows(database) if table not in KEEP_HER]
        )
        pages = [
            f"/api/tables/{table}{page}" for table in life.tables.values() for page in ("", "/news?after=0")
        ]
        pages += [f"/api/tables/{life.tables['over']}/{page}" for page in ("story", "log")]
        pages += [f"/api/tables?status={status}" for status in ("open", "running", "over")]
        pages += [f"/api/tournaments/{one}" for one in life.cups] + ["/api/me/blocks"]
        pages += [f"/api/leagues/{one}{page}" for one in life.leagues for page in ("", "/feed")]
        told = [berta.http.get(page).text for page in pages]
        assert not [text for text in told if OLD in text or NEW in text]
        assert any("A former player" in text for text in told)
        # Her tournament goes on without her; those that had not begun have a free place, or are called off.
        wait_for(lambda: berta.get(f"/api/tournaments/{life.cups[1]}")["status"] == "over")
        going = [berta.get(f"/api/tournaments/{one}") for one in life.cups]
        assert [one["status"] for one in going] == ["closed", "over", "open"]
        leagues = [berta.get(f"/api/leagues/{one}") for one in life.leagues]
        assert [one["status"] for one in leagues] == ["closed", "open"]
        assert sum(one["kind"] == "open" for one in going[2]["entrants"]) == len(going[2]["entrants"]) - 1
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert not [line for line in log.splitlines() if OLD in line or NEW in line or OLD.lower() in line]


# What still has the id of whoever has gone: the seat that was theirs is nobody else's.
KEEP_HER = {"people", "seats", "tables", "entrants", "tournaments", "league_entrants", "leagues", "deeds"}


def enter_in_the_books(database: str, player: str, table: str) -> None:
    """Enter what a club would know of somebody who has played for years."""
    game: dict[str, Any] = {"player": player, "game": cantiere.games()[0]}
    sums = {"seats": 2, "variant": "", "games": 1, "done": 1, "wins": 1.0, "points": 9}
    store = Database(database)
    with store.engine.begin() as c:
        c.execute(insert(Tally).values(**game, **sums))
        c.execute(insert(SourceTally).values(**game, seats=2, source="market", points=9))
        c.execute(insert(CardTally).values(**game, card="a", games=1, wins=1.0))
        c.execute(insert(Rating).values(**game, seats=2, mu=1.0, sigma=1.0, games=1, changed=0.0))
        c.execute(insert(PlayedCard).values(table=table, seat=0, card="a", ended=0.0))
        c.execute(insert(WeekTally).values(**game, week=1, games=1, wins=1.0))
    store.close()


def test_the_archive_has_everything_that_is_kept_about_me(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log") as server:
        life = Life(server, database)
        anna = life.anna
        enter_in_the_books(database, anna.me["id"], life.tables["over"])
        life.mara.post("/api/moderation/bans", {"person": anna.me["id"], "why": "a test"}, 204)
        refused(anna.http.get("/api/me"), 403, "banned")
        packed = anna.http.get("/api/me/archive")  # what is hers she may have all the same
        with zipfile.ZipFile(io.BytesIO(packed.content)) as archive:
            files = {name: json.loads(archive.read(name)) for name in archive.namelist()}
        known = {table.__tablename__ for table in ABOUT}
        mine = {table for table, row in rows(database) if anna.me["id"] in row or OLD in row}
        assert mine <= known, "say in community/archive.py what is given out of it"
        empty = {name for name, data in files.items() if not data}
        assert empty <= {"browsers.json", "notices.json", "moderated.json", "requests.json"}
        assert files["bans.json"][0]["why"] == "a test"
        assert {one["what"] for one in files["deeds.json"]} == {"ban", "mute", "close"}
        assert [one["said"] for one in files["reported.json"]] == ["Well met"]
        assert {one["table"] for one in files["names.json"]} >= {
            life.tables["left"],
            life.tables["taken off"],
        }
        text = json.dumps(files)
        assert "Look" not in text, "who has reported her, and how, is theirs"
        assert life.berta.me["id"] not in text
        anna.post("/api/me/delete", {"password": "long enough"}, 204)  # and may go
    assert not [one for one in rows(database) if OLD in one[1]]


def test_every_table_is_in_the_archive_or_it_is_said_why_not() -> None:
    tables = {mapper.class_ for mapper in Base.registry.mappers}
    assert tables == ABOUT | set(NOT_ABOUT)
    assert not ABOUT & set(NOT_ABOUT)
    named = {"person", "player", "owner", "by", "about", "whom", "kept_for", "blocked", "asked"}
    for table in NOT_ABOUT:
        assert not named & set(table.__table__.columns.keys())


def test_a_guest_who_logs_in_takes_along_what_was_said_and_is_silent_as_before(
    database: str, tmp_path: Path
) -> None:
    with Server(database, tmp_path / "log") as server:
        mara, berta = moderator(server, database), account(server, "Berta")
        account(server, "Anna")
        guest = Player(server, "Ospite")
        table = berta.table("me", "open", listed=True)["id"]
        other = berta.table("me", "open", "open", listed=True)["id"]  # where they sit when they log in
        for joined in (table, other):
            guest.post(f"/api/tables/{joined}/join", {})
        guest.post(f"/api/tables/{table}/chat", {"text": "hm"})
        guest.post(f"/api/tables/{table}/leave", status=204)
        seq = max(one["seq"] for one in berta.get(f"/api/tables/{table}/news", after=0)["news"])
        berta.post("/api/me/blocks", {"table": table, "seq": seq - 1}, 204)
        mara.post(f"/api/moderation/people/{guest.me['id']}/mute", {"hours": 1}, 204)
        guest.post("/api/login", {"login": "anna", "password": "long enough"})
        refused(guest.http.post(f"/api/tables/{table}/chat", json={"text": "again"}), 403, "muted")
        assert [one["name"] for one in berta.get("/api/me/blocks")["blocks"]] == ["Anna"]
        guest.post("/api/me/delete", {"password": "long enough"}, 204)
        told = berta.http.get(f"/api/tables/{table}/news?after=0").text
        for one in (told, berta.http.get(f"/api/tables/{other}/news?after=0").text):
            assert "Ospite" not in one
            assert "Anna" not in one
        assert "hm" not in [one.get("text") for one in json.loads(told)["news"]]


@pytest.mark.parametrize("muted", [False, True])
def test_whoever_is_to_be_silent_does_not_write_in_names_either(tmp_path: Path, muted: bool) -> None:
    database = str(tmp_path / "a.db")
    with Server(database, tmp_path / "log") as server:
        mara, berta = moderator(server, database), account(server, "Berta")
        mara.post(f"/api/moderation/people/{berta.me['id']}/rename", {"name": "Bianca"}, 204)
        if muted:
            mara.post(f"/api/moderation/people/{berta.me['id']}/mute", {"hours": 1}, 204)
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": cantiere.games()[0], "seats": seats, "name": "Anna is slow"}
        answers = [
            berta.http.patch("/api/me", json={"name": "Berta"}),
            berta.http.post("/api/tables", json=wanted),
            berta.http.post("/api/tables", json={**wanted, "name": None}),
        ]
        assert [one.status_code for one in answers] == ([403, 403, 201] if muted else [200, 201, 201])


def test_what_was_reported_and_used_up_links_go_after_their_time(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path / "log", chat_days=10.0, sweep=OFTEN) as server:
        anna, berta = account(server, "Anna"), account(server, "Berta")
        table = anna.table("me", "open", listed=True)["id"]
        anna.post(f"/api/tables/{table}/chat", {"text": "Rude"})
        seq = anna.see(table)["seq"]
        berta.post("/api/reports", {"table": table, "seq": seq, "text": "Look"}, 204)
        store = Database(database)
        with store.engine.begin() as c:
            c.execute(update(Report).values(at=time.time() - 11 * DAY))
            old = {"kind": "confirm", "name": "old@example.org", "created": time.time() - 2 * DAY}
            c.execute(insert(Key).values(hash="x", person=anna.me["id"], **old))
        wait_for(lambda: not [one for one in rows(database) if one[0] == "reports" and "Rude" in one[1]])
        wait_for(lambda: not [one for one in rows(database) if "old@example.org" in one[1]])
        store.close()
        assert [one for one in rows(database) if one[0] == "reports" and "Look" in one[1]]


def test_one_guest_who_cannot_go_does_not_keep_the_others(tmp_path: Path) -> None:
    """Whoever made a table for bots alone sits nowhere: there is nothing to resign."""
    database = str(tmp_path / "a.db")
    with Server(database, tmp_path / "log", guest_days=30.0, sweep=OFTEN) as server:
        guests = [Player(server, "Ida"), Player(server, "Ines")]
        guests[0].table("greedy", "greedy")
        store = Database(database)

        def gone() -> bool:
            """Age them, again if the server has noted that they were here; tell whether they went."""
            with store.engine.begin() as c:
                c.execute(update(Person).values(created=time.time() - 40 * DAY, seen=time.time() - 40 * DAY))
            return not [one for one in rows(database) if "Ida" in one[1] or "Ines" in one[1]]

        wait_for(gone)
        store.close()
