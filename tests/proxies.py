"""Runs the site behind nginx and Caddy with the files in deploy/: `python -m tests.proxies [nginx] [caddy]`.

At the root and under a path, with TLS, by programs and with a browser. It needs both proxies and openssl,
which the tests do not: run it by hand when these files have changed, or what a proxy hands on. With
`--pictures FOLDER` what the browser sees is kept.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import socket
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from tests.e2e.person import LAPTOP, Person, chromium
from tests.server.serving import GAME, _free_ports, options, wait_for

DEPLOY = Path(__file__).parents[1] / "deploy"
ROOT, PATH = "cantiere.example.org", "club.example.org"  # the names in deploy/
FROM, SAID = "127.0.0.9", "203.0.113.6"  # where the visitor is, and where they say they are
LIES = {"X-Forwarded-For": SAID, "X-Real-IP": SAID, "Forwarded": f"for={SAID}", "X-Forwarded-Proto": "http"}
SENT = """([path, data]) => fetch(path, {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data),
}).then((answer) => answer.json())"""


def nginx(folder: Path, name: str, port: int, server: int) -> list[str]:
    """Return how to start nginx with our file, and a certificate as certbot would enter it."""
    tls = f"listen 127.0.0.1:{port} ssl; ssl_certificate {folder}/c.pem; ssl_certificate_key {folder}/k.pem;"
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = (
        text.replace("listen 80;", tls)
        .replace("listen [::]:80;", "")
        .replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    )
    if name == PATH:
        text = text.replace("location / {", "location /cantiere/ {").replace(ROOT, PATH)
    folders = " ".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = f"pid {folder}/pid; events {{}} http {{ access_log off; {folders}\n{text}}}"
    (folder / "nginx.conf").write_text(around, encoding="utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors"), "-g", "daemon off;"]


def caddy(folder: Path, name: str, port: int, server: int) -> list[str]:
    """Return how to start Caddy with one of the two sites in our file."""
    root, _, path = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").partition("# Under a path")
    text = root if name == ROOT else re.sub("^# ", "", path.partition("\n")[2], flags=re.MULTILINE)
    site = f"https://{name}:{port} {{\n\tbind 127.0.0.1\n\ttls {folder}/c.pem {folder}/k.pem"
    text = text.replace(f"{name} {{", site).replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    quiet = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(quiet + text, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextlib.contextmanager
def running(folder: Path, proxy: str, name: str) -> Iterator[tuple[int, Path]]:
    """Start a server with our settings and a proxy before it; return the proxy's port, the server's log."""
    port, server, metrics = _free_ports(3)
    home = "/cantiere" if name == PATH else ""
    text = (DEPLOY / "cantiere.toml").read_text(encoding="utf-8")
    for old, new in (
        ("/var/lib/cantiere", str(folder)),
        ("port = 8000", f"port = {server}"),
        ("9464", str(metrics)),
        ('"https://cantiere.example.org"', f'"https://{name}:{port}{home}"'),
    ):
        text = text.replace(old, new, 1)
    (folder / "cantiere.toml").write_text(text, encoding="utf-8")
    own = {**os.environ, "CANTIERE_SETTINGS": str(folder / "cantiere.toml"), "XDG_DATA_HOME": str(folder)}
    log = folder / "log"
    before = (nginx if proxy == "nginx" else caddy)(folder, name, port, server)
    with contextlib.ExitStack() as stack:
        for command, said in (
            ([sys.executable, "-m", "cantiere.cli", "serve"], log),
            (before, folder / "proxy"),
        ):
            out = stack.enter_context(said.open("wb"))
            process = stack.enter_context(subprocess.Popen(command, env=own, stdout=out, stderr=out))
            stack.callback(process.terminate)
        yield port, log


def visit(folder: Path, name: str, port: int, log: Path) -> None:
    """Look at the site, play some moves, and try what must be refused."""
    home, site = "/cantiere" if name == PATH else "", f"https://{name}:{port}"
    trusted = ssl.create_default_context(cafile=str(folder / "c.pem"))
    way = httpx.HTTPTransport(verify=trusted, local_address=FROM)
    with httpx.Client(transport=way, base_url=site, timeout=60, headers=LIES) as client:
        wait_for(lambda: is_up(client, f"{home}/healthz"))
        page = client.get(f"{home}/")
        assert page.headers["content-encoding"] in ("gzip", "zstd"), "pages are compressed"
        (script,) = re.findall(r'src="([^"]+\.js)"', page.text)
        assert script.startswith(f"{home}/assets/")
        assert client.get(script).is_success
        if home:
            assert client.get(home).headers["location"] in (f"{home}/", f"{site}{home}/")
        guest = client.post(f"{home}/api/session", json={"name": "Anna"}, headers={"Origin": site})
        assert guest.status_code == 201, guest.text
        assert {"Secure", f"Path={home or '/'}"} <= set(guest.headers["set-cookie"].split("; "))
        foreign = {"Origin": "https://elsewhere.example"}
        assert client.post(f"{home}/api/session", json={"name": "Eva"}, headers=foreign).status_code == 403
        seats = [{"kind": "me"}, {"kind": "hot"}]
        table = client.post(f"{home}/api/tables", json={"game": GAME, "seats": seats}).json()
        cookie = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
        play(client, trusted, f"{name}:{port}", home, table["id"], {"Cookie": cookie, "Origin": site})
        for length, status in ((400_000, 422), (700_000, 413), (5_000_000, 413)):
            body = {"snapshot": {"game": GAME, "x": "y" * length}}
            answer = client.post(f"{home}/api/analysis", json=body)
            assert answer.status_code == status, answer.text
        assert "cantiere_requests" not in client.get(f"{home}/metrics").text
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines() if line[:1] == "{"]
    asked = {line["client"] for line in lines if line.get("request") == guest.headers["x-request-id"]}
    assert asked == {FROM}, "who asks is whom the proxy sees, not whom they say they are"


def is_up(client: httpx.Client, path: str) -> bool:
    """Tell whether proxy and server answer."""
    try:
        return client.get(path).is_success
    except httpx.TransportError:
        return False


def play(client: httpx.Client, trusted: ssl.SSLContext, name: str, home: str, table: str, sent: Any) -> None:
    """Play some moves through the WebSocket."""
    host, _, port = name.partition(":")
    opened = socket.create_connection(("127.0.0.1", int(port)))
    address = f"wss://{name}{home}/api/live"
    with connect(address, sock=opened, ssl=trusted, server_hostname=host, additional_headers=sent) as live:
        for number in range(8):
            seen = client.get(f"{home}/api/tables/{table}").json()
            act = {"do": "act", "table": table, "action": options(seen)[0], "number": seen["number"]}
            live.send(json.dumps({**act, "key": f"k{number}", "id": number}))
            answer = json.loads(live.recv(60))
            assert "ok" in answer, answer


def browse(folder: Path, name: str, port: int, picture: Path | None) -> None:
    """Play some moves in a browser that trusts this certificate alone."""
    key = f"openssl x509 -in {folder}/c.pem -pubkey -noout | openssl pkey -pubin -outform der"
    command = f"{key} | openssl dgst -sha256 -binary"
    spki = subprocess.run(command, shell=True, check=True, capture_output=True).stdout
    trusted = f"--ignore-certificate-errors-spki-list={base64.b64encode(spki).decode()}"
    args = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {name} 127.0.0.1", trusted]
    site = f"https://{name}:{port}{'/cantiere' if name == PATH else ''}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=args)
        anna = Person(browser, site, LAPTOP)
        anna.open("/")
        anna.page.evaluate(SENT, ["api/session", {"name": "Anna", "lang": "en"}])
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        table = anna.page.evaluate(SENT, ["api/tables", {"game": GAME, "seats": seats}])["id"]
        anna.open(f"/table/{table}")
        for _ in range(3):
            anna.wait_for_turn()
            anna.answer()
        anna.wait_for_turn()
        assert anna.received, "the table is told by the WebSocket"
        scope = anna.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
        assert scope == f"{site}/"
        (cookie,) = anna.context.cookies()
        assert (cookie["secure"], cookie["httpOnly"], cookie["path"]) == (
            True,
            True,
            "/cantiere" if name == PATH else "/",
        )
        assert anna.troubles == []
        if picture is not None:
            picture.parent.mkdir(parents=True, exist_ok=True)
            anna.page.screenshot(path=picture)
        browser.close()


def main() -> None:
    """Try both proxies, or those that are named."""
    words = sys.argv[1:]
    pictures = Path(words.pop(words.index("--pictures") + 1)) if "--pictures" in words else None
    words = [word for word in words if word != "--pictures"]
    real = socket.getaddrinfo
    here = {ROOT, PATH}
    socket.getaddrinfo = lambda host, *rest, **more: real(
        "127.0.0.1" if host in here else host, *rest, **more
    )
    for proxy in words or ["nginx", "caddy"]:
        for name in (ROOT, PATH):
            with tempfile.TemporaryDirectory() as made:
                folder = Path(made)
                folder.chmod(0o755)  # nginx works as another user
                told = f"-subj /CN={ROOT} -addext subjectAltName=DNS:{ROOT},DNS:{PATH}"
                files = f"-keyout {folder}/k.pem -out {folder}/c.pem"
                command = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 {told} {files}"
                subprocess.run(command.split(), check=True, capture_output=True)
                with running(folder, proxy, name) as (port, log):
                    visit(folder, name, port, log)
                    browse(folder, name, port, pictures / f"{proxy}-{name}.png" if pictures else None)
                print(proxy, name)


if __name__ == "__main__":
    main()
