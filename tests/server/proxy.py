"""A small reverse proxy: what is under a path goes to a server, everything else belongs to somebody else."""

from __future__ import annotations

import contextlib
import socket
import socketserver
import threading
from typing import Self

NOT_HERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NOBODY = b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
OURS = (b"connection", b"x-forwarded-for", b"x-forwarded-proto")  # what it says itself, whatever it was told


class Proxy(socketserver.ThreadingTCPServer):
    """One request a connection, or one WebSocket; keeps what was asked for elsewhere."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, home: str) -> None:
        super().__init__(("127.0.0.1", 0), _Request)
        self.home, self.server_port = home.encode(), 0
        self.url = f"http://127.0.0.1:{self.server_address[1]}{home}"
        self.strays: list[str] = []

    def __enter__(self) -> Self:
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.shutdown()
        self.server_close()


class _Request(socketserver.StreamRequestHandler):
    server: Proxy

    def handle(self) -> None:
        asked = self.rfile.readline()
        lines = list(iter(self.rfile.readline, b"\r\n"))
        if len(asked.split()) != 3 or b"" in lines[-1:]:
            return
        path = asked.split()[1]
        if (
            not path.startswith((self.server.home + b"/", self.server.home + b"?"))
            and path != self.server.home
        ):
            self.server.strays.append(path.decode())
            self.wfile.write(NOT_HERE)
            return
        kept = [line for line in lines if line.split(b":")[0].lower() not in OURS]
        upgrade = any(line.lower().startswith(b"upgrade:") for line in lines)
        kept.append(b"Connection: upgrade\r\n" if upgrade else b"Connection: close\r\n")
        kept.append(b"X-Forwarded-For: 203.0.113.9\r\n")
        length = next(
            (int(line.split(b":")[1]) for line in lines if line.lower().startswith(b"content-length")), 0
        )
        with contextlib.suppress(OSError):
            try:
                behind = socket.create_connection(("127.0.0.1", self.server.server_port))
            except OSError:
                self.wfile.write(NOBODY)
                return
            with behind:
                behind.sendall(asked + b"".join(kept) + b"\r\n" + self.rfile.read(length))
                if upgrade:
                    threading.Thread(target=_pour, args=(self.connection, behind), daemon=True).start()
                _pour(behind, self.connection)


def _pour(source: socket.socket, into: socket.socket) -> None:
    """Hand on whatever comes until one of the two is done."""
    with contextlib.suppress(OSError):
        while some := source.recv(65536):
            into.sendall(some)
    with contextlib.suppress(OSError):
        into.shutdown(socket.SHUT_RDWR)
