"""Settings from a TOML file and from the environment, which comes last; and all of them, printed.

Every setting can stand in the file under its name, and in the environment as CANTIERE_ and its name in
capitals.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import ipaddress
import math
import os
import re
import tomllib
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from cantiere.core.reason import CantiereError
from cantiere.server import settings as described_module
from cantiere.server.settings import Mail, Settings

FILE = "CANTIERE_SETTINGS"  # where the file is, if it is not named on the command line
SMTP = "CANTIERE_SMTP"  # mail in one address: smtp://user:password@host:port?from=sender
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")
OWN = ("process",)  # made by each server for itself
OTHERS = ("settings", "smtp", "lang", "form", "compile", "objects", "pseudo")  # variables of other programs
MOST_PORTS = 65535
PATH = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9._~-]*)*")  # that the site may live under
KINDS = ("sqlite", "postgresql")  # of databases
MOST = 1e15
LEAST = {  # with less nothing would be answered, thought about or kept
    "sweep": 0.05,
    "budget": 0.01,
    "lease": 1.0,
    "patience": 0.1,
    "queue": 1,
    "queue_of_one": 1,
    "body": 1024,
    "record": 1024,
    "burst": 1,
    "door_burst": 1,
    "thought_burst": 1,
    "analysis": 1,
    "open_tables": 1,
    "outbox": 1,
    "outbox_bytes": 64 * 1024,
}
TAKEN = ("api", "assets", "healthz")  # what the server itself has at its root


class Setting(NamedTuple):
    """A setting as it is printed."""

    name: str
    value: str
    about: str


def read_settings(
    environment: Mapping[str, str] = os.environ, file: Path | None = None, **given: Any
) -> Settings:
    """Return the settings of a server: its defaults, then the file, the environment, and what is given.

    >>> read_settings({"CANTIERE_PORT": "9000", "CANTIERE_HOOKS": "yes", "CANTIERE_DATABASE": "a.db"}).port
    9000
    >>> read_settings({"CANTIERE_PORT": "many"})
    Traceback (most recent call last):
    cantiere.core.reason.CantiereError: CANTIERE_PORT must be a whole number, not 'many'
    """
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    values: dict[str, Any] = {"database": str(_home(environment) / "cantiere" / "tables.db")}
    values |= _from_file(file) if file is not None else {}
    values |= _from_environment(environment)
    values |= {name: value for name, value in given.items() if value is not None}
    return checked(Settings(**values))


def checked(settings: Settings) -> Settings:
    """Return settings whose values can be; say which one cannot.

    >>> checked(Settings(proxies="10.0.0.0/8, localhost"))
    Traceback (most recent call last):
    cantiere.core.reason.CantiereError: proxies must be addresses with commas between, not 'localhost'
    """
    for name, value in dataclasses.asdict(settings).items():
        _check_number(name, value)
    if settings.port > MOST_PORTS:
        raise CantiereError(f"port must be at most {MOST_PORTS}, and is {settings.port}")
    for proxy in filter(None, (one.strip() for one in settings.proxies.split(","))):
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise CantiereError(f"proxies must be addresses with commas between, not {proxy!r}") from None
    host, _, port = settings.metrics.rpartition(":")
    if settings.metrics and (not host or not port.isdigit() or int(port) > MOST_PORTS):
        raise CantiereError(f"metrics is written address:port, as 127.0.0.1:9464, not {settings.metrics!r}")
    _check_address(settings)
    _check_home(settings)
    _check_places(settings)
    return settings


def _check_number(name: str, value: Any) -> None:
    """Refuse a number with which nothing would work."""
    if not isinstance(value, int | float):
        return
    if not math.isfinite(value) or value > MOST:
        raise CantiereError(f"{name} must be a number that can be counted with, and is {value:g}")
    if value < 0:
        raise CantiereError(f"{name} must not be negative, and is {value:g}")
    if value < LEAST.get(name, 0):
        raise CantiereError(f"{name} must be at least {LEAST[name]:g}, and is {value:g}")


def _check_address(settings: Settings) -> None:
    """Refuse an address that nobody could reach."""
    address = settings.address
    if address and not address.startswith(("http://", "https://")):
        raise CantiereError(f"address begins with https:// or http://, not as {address!r}")
    try:
        parts = urlsplit(address)
        named = bool(parts.hostname) and parts.port != 0 and parts.username is None
    except ValueError:
        named = False
    if address and not named:
        raise CantiereError(
            f"address has the name of the site, as https://cantiere.example.org, not {address!r}"
        )


def _check_places(settings: Settings) -> None:
    """Refuse a database that is of no kind we know, and files and folders that are not there."""
    kind, _, rest = settings.database.partition("://")
    if not settings.database or (rest and not kind.startswith(KINDS)):
        raise CantiereError(f"database is a file or postgresql://…, not {shown(settings.database)}")
    if settings.web is not None and not (settings.web / "index.html").is_file():
        raise CantiereError(f"there is no browser client in {settings.web} (setting `web`)")
    if settings.mail is not None and not 0 < settings.mail.port <= MOST_PORTS:
        raise CantiereError(f"the port of mail must be from 1 to {MOST_PORTS}, and is {settings.mail.port}")


def _check_home(settings: Settings) -> None:
    """Refuse a path that could not be told from what follows it."""
    if set(urlsplit(settings.address)[3:]) != {""}:
        raise CantiereError(f"address ends with its path, without ? and #, and is {settings.address!r}")
    if not PATH.fullmatch(settings.home):
        raise CantiereError(f"the path in address is made of letters, digits and -, not as {settings.home!r}")
    first = settings.home.split("/")[1] if settings.home else ""
    if first in TAKEN:
        raise CantiereError(f"the path in address cannot begin with /{first}: the site uses that itself")


def described(settings: Settings) -> list[Setting]:
    """Return all settings with what they are and what each is about; passwords are not shown."""
    about = _comments()
    return [
        Setting(field.name, shown(getattr(settings, field.name)), about.get(field.name, ""))
        for field in dataclasses.fields(settings)
        if field.name not in OWN
    ]


def shown(value: Any) -> str:
    """Return a value as TOML has it, without the password that an address may contain.

    >>> shown("postgresql://club:secret@db/cantiere")
    '"postgresql://club:…@db/cantiere"'
    """
    if value is None:
        return "(none)"
    if isinstance(value, Mail):
        return f'"{value.sender} by {value.host}:{value.port}"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return f"{value:g}" if isinstance(value, float) else str(value)
    text = str(value)
    password = urlsplit(text).password if "://" in text else None
    return f'"{text.replace(f":{password}@", ":…@") if password else text}"'


# --- where they come from ------------------------------------------------------------------------------


def _from_file(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            read = tomllib.load(opened)
    except OSError as error:
        raise CantiereError(f"the settings in {file} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CantiereError(f"{file} is not TOML: {error}") from error
    return {name: _checked(name, value, f"{name} in {file}") for name, value in read.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    kinds = _kinds()
    for variable, text in environment.items():
        name = variable.removeprefix("CANTIERE_").lower()
        if variable.startswith("CANTIERE_") and name not in kinds and name not in OTHERS:
            raise CantiereError(f"there is no setting {name!r} ({variable}); see cantiere serve --settings")
        if variable.startswith("CANTIERE_") and name in kinds and name not in (*OWN, "mail") and text:
            found[name] = _parsed(kinds[name], text, variable)
    if environment.get(SMTP):
        found["mail"] = _mail(environment[SMTP])
    return found


def _checked(name: str, value: Any, where: str) -> Any:
    kinds = _kinds()
    if name not in kinds or name in OWN:
        known = ", ".join(sorted(set(kinds) - set(OWN)))
        raise CantiereError(f"there is no setting {name!r} ({where}); there are {known}")
    kind = kinds[name]
    if kind is Mail:
        return _mail_table(value, where)
    if kind is Path and isinstance(value, str):
        return Path(value)
    if kind is float and type(value) is int:
        return float(value)
    if type(value) is not kind:
        raise CantiereError(f"{where} must be {_KINDS[kind]}, not {value!r}")
    return value


def _parsed(kind: type, text: str, variable: str) -> Any:
    if kind is bool:
        if text.lower() not in (*YES, *NO):
            raise CantiereError(f"{variable} must be {_KINDS[bool]}, not {text!r}")
        return text.lower() in YES
    try:
        return kind(text)
    except ValueError:
        raise CantiereError(f"{variable} must be {_KINDS[kind]}, not {text!r}") from None


_KINDS: dict[type, str] = {
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    str: "a text",
    Path: "a path",
    Mail: "a table [mail]",
}


def _kinds() -> dict[str, type]:
    """Return the type of each setting; where it may be left out, the other one."""
    hints = typing.get_type_hints(Settings)
    return {name: _one(hint) for name, hint in hints.items()}


def _one(hint: Any) -> type:
    if isinstance(hint, types.UnionType):
        (hint,) = [kind for kind in hint.__args__ if kind is not types.NoneType]
    found: type = hint
    return found


def _home(environment: Mapping[str, str]) -> Path:
    """Return where programs keep people's data."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    return Path(home) if home else Path.home() / ".local" / "share"


def _mail_table(value: Any, where: str) -> Mail:
    known = {field.name: type(field.default) for field in dataclasses.fields(Mail)} | {"host": str}
    if not isinstance(value, dict) or "host" not in value:
        raise CantiereError(f"{where} must be a table with host, port, user, password, sender")
    for name, given in value.items():
        if name not in known or type(given) is not known[name]:
            raise CantiereError(f"{where}: {name} = {given!r} is not understood; it has {', '.join(known)}")
    return Mail(**value)


def _mail(url: str) -> Mail:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if host is None or parts.scheme != "smtp":
        raise CantiereError(f"{SMTP} is written smtp://user:password@host:port?from=sender")
    sender = parse_qs(parts.query).get("from", ["cantiere@localhost"])[0]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mail(host, port or 587, user, password, sender)


def _comments() -> dict[str, str]:
    """Return what is written beside each setting: its only description."""
    source = inspect.getsource(described_module)
    return dict(_described_fields(source))


def _described_fields(source: str) -> Iterator[tuple[str, str]]:
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name == Settings.__name__:
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    _, _, about = lines[field.lineno - 1].partition("  # ")
                    yield field.target.id, about
