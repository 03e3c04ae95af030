"""What a person wants to be told: by which ways, and when."""

from __future__ import annotations

import datetime
import zoneinfo

from cantiere.server.people.types import Quiet, Wishes

TURN, BEGIN, VOTE, CHAT, OVER = "turn", "begin", "vote", "chat", "over"  # what there is to tell
PUSH, MAIL, HOOK = "push", "mail", "hook"  # the ways
USUAL: Wishes = {  # for who has not chosen
    "ways": {TURN: [PUSH, MAIL, HOOK], BEGIN: [PUSH], VOTE: [PUSH, MAIL, HOOK], CHAT: [], OVER: [PUSH]},
    "quiet": None,
    "digest": None,
    "zone": "UTC",
}
DAY = 24 * 3600.0


def known_zone(name: str) -> bool:
    """Tell whether there is such a time zone."""
    try:
        zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def may_be_told(wishes: Wishes, told: float, now: float, pause: float) -> bool:
    """Tell whether somebody may be told now, who was told last at `told`.

    >>> night: Wishes = {**USUAL, "quiet": {"begin": 22, "end": 7}}
    >>> [may_be_told(night, 0.0, hour * 3600.0, 60.0) for hour in (21, 22, 30, 31)]
    [True, False, False, True]
    """
    hour, quiet, daily = _hour(wishes["zone"], now), wishes["quiet"], wishes["digest"]
    if quiet is not None and _within(quiet, hour):
        return False
    if daily is not None:
        if quiet is not None and _within(quiet, daily):  # as soon as it may, or it would never come
            daily = quiet["end"]
        return hour == daily and told < now - DAY / 2
    return told < now - pause


def _hour(zone: str, now: float) -> int:
    place = zoneinfo.ZoneInfo(zone) if known_zone(zone) else datetime.UTC
    return datetime.datetime.fromtimestamp(now, place).hour


def _within(quiet: Quiet, hour: int) -> bool:
    begin, end = quiet["begin"], quiet["end"]
    return begin <= hour < end if begin <= end else hour >= begin or hour < end
