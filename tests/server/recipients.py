"""Those to whom notices go: a web server, a subscribed browser and an SMTP server of the tests' own."""

from __future__ import annotations

import base64
import json
import socket
import threading
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Serving:
    """An HTTP server of the tests' own."""

    def __init__(self, handler: type[BaseHTTPRequestHandler]) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True

    def __enter__(self) -> str:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A browser that has subscribed: it alone can read what is pushed to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.received: list[tuple[dict[str, str], dict[str, Any]]] = []
        self.gone = False
        browser = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                text = http_ece.decrypt(
                    body, private_key=browser.key, auth_secret=browser.auth, version="aes128gcm"
                )
                browser.received.append((dict(self.headers), json.loads(text)))
                self.send_response(410 if browser.gone else 201)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.serving = Serving(Handler)

    def subscription(self, url: str) -> dict[str, Any]:
        raw = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(raw), "auth": _text(self.auth)}
        return {"endpoint": f"{url}/push/1", "keys": keys}


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Post:
    """A real SMTP server that keeps what comes."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=0)

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        self.messages.append(message_from_bytes(envelope.content))
        return "250 OK"

    def __enter__(self) -> Post:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.controller.port = probe.getsockname()[1]
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()

    @property
    def settings(self) -> dict[str, Any]:
        return {"host": "127.0.0.1", "port": self.controller.port, "sender": "cantiere@example.org"}

    def last(self) -> str:
        payload = self.messages[-1].get_payload(decode=True)
        assert isinstance(payload, bytes)
        return payload.decode()
