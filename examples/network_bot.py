"""A bot at somebody's server: python examples/network_bot.py http://127.0.0.1:8000"""

import json
import sys
import uuid
from typing import Any

import httpx
from websockets.sync.client import connect


def choose(table: Any) -> Any:
    """Your idea goes here. The view has everything your seat may see."""
    options = table["view"]["question"]["options"]
    return options[-1]["text"]


def find_table(http: httpx.Client) -> Any:
    for table in http.get("/api/tables", params={"free": True}).json()["tables"]:
        joined = http.post(f"/api/tables/{table['id']}/join", json={})
        if joined.is_success:
            return joined.json()
    game = http.get("/api/games").json()["games"][0]["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    return http.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()


def answer(http: httpx.Client, table: Any) -> None:
    request = {"action": choose(table), "number": table["number"], "key": uuid.uuid4().hex}
    response = http.post(f"/api/tables/{table['id']}/actions", json=request)
    if response.status_code != 409:  # 409: somebody was quicker; the news tell
        response.raise_for_status()


def main(address: str) -> None:
    with httpx.Client(base_url=address) as http:
        http.post("/api/session", json={"name": "My bot"}).raise_for_status()
        token = http.post("/api/me/tokens", json={"name": "bot"}).json()["secret"]
        table = find_table(http)
        live = address.replace("http", "ws", 1) + "/api/live"
        with connect(live, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
            socket.send(json.dumps({"do": "subscribe", "table": table["id"]}))
            for message in socket:
                table = json.loads(message).get("now", table)
                if table["status"] == "over":
                    print("scores:", table["result"]["scores"])
                    return
                if "now" in message and table["my_turn"]:
                    answer(http, table)


main(sys.argv[1])
