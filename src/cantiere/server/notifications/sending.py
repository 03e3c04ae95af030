"""Notifications go out: in the person's language, by e-mail and to web-hooks."""

from __future__ import annotations

import ipaddress
import json
import smtplib
import socket
import ssl
from email.message import EmailMessage
from http.client import HTTPSConnection
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from cantiere.server.common.texts import texts_of
from cantiere.server.settings import Settings

TIMEOUT = 10.0


class Waiting(NamedTuple):
    """A table that waits for somebody."""

    table: str
    name: str
    game: str


class Digest(NamedTuple):
    """All tables that wait for one person, and where to tell them."""

    person: str
    name: str
    lang: str
    email: str | None
    hook: str | None
    tables: list[Waiting]


def send(digest: Digest, settings: Settings) -> None:
    """Send a digest by all the ways the person has chosen and the server allows."""
    if settings.mail is not None and digest.email is not None:
        _mail(digest, settings)
    if settings.hooks and digest.hook is not None:
        call_hook(digest.hook, hook_data(digest, settings))


def hook_data(digest: Digest, settings: Settings) -> dict[str, Any]:
    """Return what a web-hook is told."""
    return {
        "text": words(digest, settings),
        "tables": [
            {"game": table.game, "name": table.name, "link": link(table, settings)} for table in digest.tables
        ],
    }


def words(digest: Digest, settings: Settings) -> str:
    """Return the notification in the person's language."""
    say = texts_of(None, digest.lang).say
    lines = [say("notice-turn", count=len(digest.tables))]
    for table in digest.tables:
        title = texts_of(table.game, digest.lang).say(table.game)
        lines.append(f"{title} · {table.name}: {link(table, settings)}")
    return "\n".join(lines)


def link(table: Waiting, settings: Settings) -> str:
    """Return the address of a table."""
    return f"{settings.address.rstrip('/')}/tables/{table.table}"


def _mail(digest: Digest, settings: Settings) -> None:
    assert settings.mail is not None
    mail, message = settings.mail, EmailMessage()
    text = words(digest, settings)
    message["Subject"] = text.splitlines()[0]
    message["From"], message["To"] = mail.sender, digest.email
    message.set_content(text)
    with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
        if server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)


class BadHook(ValueError):
    """An address that web-hooks are not sent to."""


def public_address(url: str) -> tuple[str, int, str]:
    """Return host, port and one public address of an https URL; refuse private and loopback ranges.

    The connection is made to the address that was checked, so a name cannot change its mind in between.
    """
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname or parts.username is not None:
        raise BadHook("web-hooks are sent to https addresses only")
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise BadHook("the web-hook's host cannot be found") from error
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        number = ipaddress.ip_address(address.split("%")[0])
        inner = getattr(number, "ipv4_mapped", None) or number
        if not inner.is_global or inner.is_multicast:
            raise BadHook("web-hooks are not sent to private addresses")
    return parts.hostname, parts.port or 443, addresses[0]


def call_hook(url: str, data: dict[str, Any]) -> None:
    """Tell a web-hook. Redirections are not followed."""
    host, port, address = public_address(url)
    parts = urlsplit(url)
    connection = HTTPSConnection(host, port, timeout=TIMEOUT, context=ssl.create_default_context())
    plain = socket.create_connection((address, port), TIMEOUT)
    connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", target, json.dumps(data), {"Content-Type": "application/json"})
        connection.getresponse().read(1024)
    finally:
        connection.close()
