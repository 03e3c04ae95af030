"""Settings come from a file and from the environment, and a wrong one is refused with a sentence."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import httpx
import pytest

from cantiere.core.reason import CantiereError
from cantiere.server.settings import Mail, Settings
from cantiere.server.settings_file import described, read_settings
from tests.server.serving import PATIENCE, Server


def written(folder: Path, text: str) -> Path:
    file = folder / "cantiere.toml"
    file.write_text(text)
    return file


def test_the_environment_comes_after_the_file_and_the_command_line_last(tmp_path: Path) -> None:
    file = written(
        tmp_path, 'port = 1\nbots = 3\nrate = 7\n[mail]\nhost = "mail.example"\npassword = "secret"\n'
    )
    environment = {"CANTIERE_SETTINGS": str(file), "CANTIERE_PORT": "2", "CANTIERE_BOTS": "4"}
    settings = read_settings(environment, port=5, host=None)
    assert (settings.port, settings.bots, settings.rate, settings.host) == (5, 4, 7.0, "127.0.0.1")
    assert settings.mail == Mail("mail.example", password="secret")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "there is no setting 'prot'"),
        ('port = "1"', "must be a whole number, not '1'"),
        ("port = true", "must be a whole number, not True"),
        ("hooks = 1", "must be true or false"),
        ("process = 'x'", "there is no setting 'process'"),
        ("mail = 1", "must be a table with host"),
        ("[mail]\nhost = 'x'\nprot = 1", "prot = 1 is not understood"),
        ("port = ", "is not TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(CantiereError, match=said):
        read_settings({}, written(tmp_path, text))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(CantiereError, match=r"nowhere.toml cannot be read: No such file"):
        read_settings({}, tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("RATE", "fast"),
        ("HOOKS", "perhaps"),
        ("SMTP", "mail.example"),
        ("SMTP", "smtp://mail.example:port"),
        ("SMTP", "smtp://[mail"),
    ],
)
def test_a_wrong_variable_is_refused_with_a_sentence(name: str, text: str) -> None:
    with pytest.raises(CantiereError, match=f"CANTIERE_{name}"):
        read_settings({f"CANTIERE_{name}": text})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rate = nan", "rate must be a number that can be counted with, and is nan"),
        ("messages = inf", "messages must be a number that can be counted with"),
        ("chat_days = -1", "chat_days must not be negative"),
        ("sweep = 0", "sweep must be at least 0.05, and is 0"),
        ("lease = 0.0", "lease must be at least 1"),
        ("body = 10", "body must be at least 1024"),
        ("door_burst = 0", "door_burst must be at least 1"),
        ('address = "https://"', "address has the name of the site"),
        ('address = "https://[club"', "address has the name of the site"),
        ('address = "https://club.example:99999"', "address has the name of the site"),
        ('address = "https://me:secret@club.example"', "address has the name of the site"),
        ('proxies = "*"', "proxies must be addresses"),
        ('metrics = "9464"', "metrics is written address:port"),
        ('database = "mysql://me:secret@db/x"', "database is a file or postgresql"),
        ('web = "/nowhere"', "there is no browser client in /nowhere"),
        ("[mail]\nhost = 'x'\nport = 0", "the port of mail must be from 1 to 65535"),
    ],
)
def test_a_value_with_which_nothing_would_work_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(CantiereError, match=said) as refused:
        read_settings({}, written(tmp_path, text))
    assert "secret" not in str(refused.value) or "address" in text


def test_every_setting_is_described_and_no_password_is_shown() -> None:
    settings = Settings(database="postgresql://me:secret@db/x", mail=Mail("mail.example", password="secret"))
    lines = described(settings)
    assert {one.name for one in lines} == {field.name for field in dataclasses.fields(Settings)} - {"process"}
    assert [one.name for one in lines if not one.about] == []
    assert not any("secret" in one.value for one in lines)


@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
def test_only_named_proxies_say_who_is_behind_them(tmp_path: Path, proxies: str) -> None:
    """Otherwise a local client would choose its address, and with it evade every limit."""
    limits = {"doors": 0.001, "door_burst": 1, "proxies": proxies}
    with Server(tmp_path / "a.db", tmp_path / "log", **limits) as server:
        codes = []
        for number in range(3):
            said = {"x-forwarded-for": f"203.0.113.{number}", "x-forwarded-proto": "https"}
            answer = httpx.post(
                f"{server.url}/api/session", json={"name": "x"}, headers=said, timeout=PATIENCE
            )
            codes.append(answer.status_code)
            if number == 0:
                assert ("Secure" in answer.headers["set-cookie"]) == bool(proxies)
        assert codes == ([201, 201, 201] if proxies else [201, 429, 429])
