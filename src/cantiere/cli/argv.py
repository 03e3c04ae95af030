"""What is done to the command line before Typer reads it.

Typer's options take one value each. `--seats me greedy greedy` reads better than a `--seats` before each of
them, so the values after such an option are spread out here. `--lang` may stand anywhere, since even the help
is said in that language.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence

from cantiere.texts import ENGLISH, languages, no_language

SEVERAL = ("--seats",)  # options that take all the values up to the next option


def spread(args: Sequence[str]) -> list[str]:
    """Repeat an option that takes several values before each of them.

    >>> spread(["play", "--seats", "me", "greedy", "--seed", "7"])
    ['play', '--seats', 'me', '--seats', 'greedy', '--seed', '7']
    """
    result: list[str] = []
    taking = ""
    for arg in args:
        if arg.startswith("-"):
            taking = arg if arg in SEVERAL else ""
            if not taking:
                result.append(arg)
        elif taking:
            result += [taking, arg]
        else:
            result.append(arg)
    return result


def take_language(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> tuple[str, list[str]]:
    """Return the language asked for, by `--lang` or by the environment, and the other arguments."""
    rest: list[str] = []
    lang = ""
    left = iter(args)
    for arg in left:
        name, equals, value = arg.partition("=")
        if name != "--lang":
            rest.append(arg)
            continue
        lang = value if equals else next(left, "")
        if lang not in languages():
            raise no_language(lang)
    return lang or usual_language(environment), rest


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment, English where we do not have it.

    >>> usual_language({"LANG": "it_IT.UTF-8"})
    'it'
    >>> usual_language({"LC_ALL": "C", "LANG": "it_IT.UTF-8"})
    'en'
    """
    for name in ("CANTIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            lang = re.split(r"[_.@-]", wanted.lower())[0]
            return lang if lang in languages() else ENGLISH
    return ENGLISH
