"""Web Push: notices for a browser that is closed, encrypted so that only it reads them (RFC 8291, VAPID)."""

from __future__ import annotations

import base64
import os
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, insert, select

from cantiere.server.notifications.posting import post
from cantiere.server.settings import Settings
from cantiere.server.store.database import Database
from cantiere.server.store.models import Note

KEY = "push-key"  # the note with the private key by which push services know this server
KEPT = 24 * 3600  # seconds for which a push service keeps a notice for a browser that is switched off
GONE = (404, 410)  # the browser does not want any more


class PushKey:
    """The key of this server, the same in all its processes."""

    def __init__(self, pem: str) -> None:
        self._vapid = Vapid02.from_pem(pem.encode())

    @property
    def public(self) -> str:
        """What browsers are given to subscribe with."""
        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def headers(self, endpoint: str, settings: Settings) -> dict[str, str]:
        """Return what shows a push service who sends."""
        parts = urlsplit(endpoint)
        sender = settings.address if settings.address.startswith("https://") else "mailto:nobody@localhost"
        signed = self._vapid.sign({"sub": sender, "aud": f"{parts.scheme}://{parts.netloc}"})
        return {name: str(value) for name, value in signed.items()}


def load_key(database: Database) -> PushKey:
    """Return the key, made when it is first needed."""

    def work(c: Connection) -> str:
        found = c.scalar(select(Note.value).where(Note.name == KEY))
        if found is None:
            made = Vapid02()
            made.generate_keys()
            found = made.private_pem().decode()
            c.execute(insert(Note).values(name=KEY, value=found))
        return found

    with database.engine.begin() as connection:
        return PushKey(work(connection))


def push(key: PushKey, endpoint: str, p256dh: str, auth: str, text: bytes, settings: Settings) -> bool:
    """Send a notice to a browser; tell whether it still wants any."""
    body = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(p256dh),
        auth_secret=_bytes(auth),
        version="aes128gcm",
    )
    headers = {
        **key.headers(endpoint, settings),
        "TTL": str(KEPT),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
    }
    return post(endpoint, body, headers, private=settings.private_hooks) not in GONE


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
