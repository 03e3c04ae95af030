"""Sending something to an address that a stranger has named: only to public ones, and not for ever."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import urlsplit

TIMEOUT = 10.0  # seconds for all of it, however slowly the other side drips


class BadHook(ValueError):
    """An address that nothing is sent to."""


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


def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False) -> int:
    """Post something; return the status of the answer. Redirections are not followed.

    `private`: the server's own people allow addresses of their own network, also without TLS.
    """
    parts = urlsplit(url)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    with _connected(url, private=private) as connection:
        connection.request("POST", target, body, dict(headers))
        answer = connection.getresponse()
        answer.read(1024)
        return answer.status


@contextlib.contextmanager
def _connected(url: str, *, private: bool) -> Iterator[HTTPConnection]:
    parts = urlsplit(url)
    if private:
        secure = parts.scheme == "https"
        host, port, address = str(parts.hostname), parts.port or (443 if secure else 80), str(parts.hostname)
    else:
        secure = True
        host, port, address = public_address(url)
    plain = socket.create_connection((address, port), TIMEOUT)
    # A time-out of the socket is one for each piece that comes; this one is for the whole.
    watch = threading.Timer(TIMEOUT, _cut, (plain,))
    watch.start()
    connection: HTTPConnection
    try:
        if secure:
            context = ssl.create_default_context()
            connection = HTTPSConnection(host, port, timeout=TIMEOUT, context=context)
            connection.sock = context.wrap_socket(plain, server_hostname=host)
        else:
            connection = HTTPConnection(host, port, timeout=TIMEOUT)
            connection.sock = plain
        yield connection
        connection.close()
    finally:
        watch.cancel()
        plain.close()


def _cut(plain: socket.socket) -> None:
    with contextlib.suppress(OSError):
        plain.shutdown(socket.SHUT_RDWR)
