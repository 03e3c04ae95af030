from pathlib import Path

from cantiere.server.api.openapi import document

KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_clients_types_come_from_the_api_as_it_is() -> None:
    assert KEPT.read_text(encoding="utf-8") == document(), "run `make types`"
