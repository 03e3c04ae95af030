"""Who may not come in, kept at hand, for every request asks; read again with each sweep."""

from __future__ import annotations

import asyncio
import ipaddress
import time

from sqlalchemy import Connection, delete, select

from cantiere.server.common.errors import Problem
from cantiere.server.store.database import Database
from cantiere.server.store.models import Ban

PERSON, ADDRESS = "person", "address"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Bans:
    """The bans that count now."""

    def __init__(self) -> None:
        self._people: dict[str, float | None] = {}
        self._networks: list[tuple[Network, float | None]] = []
        self._reading = asyncio.Lock()  # one after another, so that what was read last counts

    async def refresh(self, database: Database) -> None:
        """Read them, and forget those whose time is over."""
        async with self._reading:
            await self._refresh(database)

    async def _refresh(self, database: Database) -> None:
        now = time.time()

        def work(c: Connection) -> list[tuple[str, str, float | None]]:
            rows = c.execute(select(Ban.kind, Ban.whom, Ban.until))
            return [(row.kind, row.whom, row.until) for row in rows]

        found = await database.read(work)
        if any(until is not None and until < now for _, _, until in found):
            await database.write(lambda c: c.execute(delete(Ban).where(Ban.until < now)))
        self._people = {whom: until for kind, whom, until in found if kind == PERSON}
        self._networks = [
            (ipaddress.ip_network(whom), until) for kind, whom, until in found if kind == ADDRESS
        ]

    def bans_person(self, person: str) -> bool:
        """Tell whether a person may not do anything here."""
        return person in self._people and _counts(self._people[person])

    def bans_address(self, address: str) -> bool:
        """Tell whether nothing is taken from an address."""
        if not self._networks:
            return False
        one = known_address(address)
        return one is not None and any(one in network and _counts(until) for network, until in self._networks)


def known_address(text: str) -> Address | None:
    """Return an address; one of the old kind, written in the new one, is what it is.

    >>> known_address("::ffff:192.0.2.1")
    IPv4Address('192.0.2.1')
    """
    try:
        one = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(one, "ipv4_mapped", None) or one


def banned() -> Problem:
    """Return the answer to whoever may not come in."""
    return Problem(403, "banned", "A moderator has shut you out of this site.")


def known_network(text: str) -> str:
    """Return a range of addresses in its usual form, or refuse; a whole continent is refused, too."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
        if isinstance(network, ipaddress.IPv6Network) and network.network_address.ipv4_mapped is not None:
            old = f"{network.network_address.ipv4_mapped}/{max(0, network.prefixlen - 96)}"
            network = ipaddress.ip_network(old, strict=False)
    except ValueError:
        raise Problem(422, "no-such-address", "That is not an address or a range of addresses.") from None
    if network.prefixlen < (8 if network.version == 4 else 16):
        raise Problem(422, "no-such-address", "That range is too wide.")
    return str(network)


def _counts(until: float | None) -> bool:
    return until is None or until > time.time()
