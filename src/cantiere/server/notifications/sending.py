"""Notices go out: in the person's language, by Web Push, e-mail and web hook."""

from __future__ import annotations

import json
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from typing import NamedTuple, TypedDict

from cantiere.server.common.texts import texts_of
from cantiere.server.notifications.posting import TIMEOUT, post
from cantiere.server.settings import Settings

WHOLE_LINES = SMTP.clone(max_line_length=998)  # a link in a header must not be broken


class Line(NamedTuple):
    """Something that happened at a table, or that it waits for."""

    kind: str
    table: str
    name: str
    game: str


class Push(NamedTuple):
    """A browser that takes notices."""

    hash: str
    endpoint: str
    p256dh: str
    auth: str


class HookLine(TypedDict):
    """What a web hook is told of a table."""

    kind: str
    game: str
    name: str
    link: str


class HookNotice(TypedDict):
    """What a web hook is told: all of it in words, and table by table."""

    text: str
    tables: list[HookLine]


class PushNotice(TypedDict):
    """What a browser is told by Web Push; `tag`: it takes the place of what was told before under it."""

    title: str
    body: str
    url: str
    tag: str


class Digest(NamedTuple):
    """All that one person is to be told, by each way, and where."""

    person: str
    lang: str
    email: str | None
    hook: str | None
    pushes: list[Push]
    lines: dict[str, list[Line]]  # by way
    unsubscribe: str = ""


def link(table: str, settings: Settings) -> str:
    """Return the address of a table."""
    return f"{settings.address.rstrip('/')}/table/{table}"


def headline(lines: list[Line], lang: str) -> str:
    """Return the most important line, in words."""
    say = texts_of(None, lang).say
    turns = [line for line in lines if line.kind == "turn"]
    if turns:
        return say("notice-turn", count=len(turns))
    return say(f"notice-{lines[0].kind}") if len(lines) == 1 else say("notice-several", count=len(lines))


def words(lines: list[Line], lang: str, settings: Settings) -> str:
    """Return a notice in the person's language, with a way to each table."""
    say = texts_of(None, lang).say
    told = [headline(lines, lang)]
    for line in lines:
        title = texts_of(line.game, lang).say(line.game)
        what = say(f"notice-{line.kind}", count=1)
        told.append(f"{title} · {line.name}: {what} {link(line.table, settings)}")
    return "\n".join(told)


def hook_data(lines: list[Line], lang: str, settings: Settings) -> HookNotice:
    """Return what a web hook is told."""
    return {
        "text": words(lines, lang, settings),
        "tables": [
            {"kind": one.kind, "game": one.game, "name": one.name, "link": link(one.table, settings)}
            for one in lines
        ],
    }


def push_data(lines: list[Line], lang: str) -> bytes:
    """Return what a browser is told: where a click on it leads, too."""
    titles = [f"{texts_of(one.game, lang).say(one.game)} · {one.name}" for one in lines]
    one = lines[0].table if len({line.table for line in lines}) == 1 else None
    told: PushNotice = {
        "title": headline(lines, lang),
        "body": "\n".join(dict.fromkeys(titles)),
        "url": f"/table/{one}" if one is not None else "/games",
        "tag": f"cantiere-{one or 'several'}",
    }
    return json.dumps(told).encode()


def mail(to: str, lang: str, subject: str, text: str, settings: Settings, unsubscribe: str = "") -> None:
    """Send an e-mail; where it is a notice, with the way to end them."""
    assert settings.mail is not None
    where, message = settings.mail, EmailMessage(policy=WHOLE_LINES)
    message["Subject"] = subject
    message["From"], message["To"] = where.sender, to
    if unsubscribe:
        home = settings.address.rstrip("/")
        message["List-Unsubscribe"] = f"<{home}/api/unsubscribe/{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        text += "\n\n" + texts_of(None, lang).say("mail-unsubscribe") + f" {home}/unsubscribe#{unsubscribe}"
    message.set_content(text)
    with smtplib.SMTP(where.host, where.port, timeout=TIMEOUT) as server:
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        if where.user:
            server.login(where.user, where.password)
        server.send_message(message)


def call_hook(url: str, data: HookNotice, settings: Settings) -> None:
    """Tell a web hook."""
    headers = {"Content-Type": "application/json"}
    post(url, json.dumps(data).encode(), headers, private=settings.private_hooks)
