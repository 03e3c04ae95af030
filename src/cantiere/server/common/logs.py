"""Logs: one JSON object a line. Only what is named here is written, so that no secret slips in."""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

FIELDS = (
    "method",
    "path",
    "status",
    "ms",
    "client",
    "error",
    "table",
    "bot",
    "count",
    "address",
    "database",
    "server",
    "deed",
)

# The request that is being answered: all lines that it causes have its id, and so has the answer.
request_id: ContextVar[str] = ContextVar("request_id", default="")


class JsonFormatter(logging.Formatter):
    """Writes a record of the log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= {name: getattr(record, name) for name in FIELDS if getattr(record, name, None) is not None}
        if record.exc_info and record.exc_info[2] is not None:
            line["where"] = _places(record)
        return json.dumps(line, ensure_ascii=False)


def _places(record: logging.LogRecord) -> list[str]:
    """Return where it went wrong, without the values: those may be secret."""
    places = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(
            f"{code.co_qualname if hasattr(code, 'co_qualname') else code.co_name}:{trace.tb_lineno}"
        )
        trace = trace.tb_next
    return places[-12:]


def set_up(level: str = "INFO") -> None:
    """Send all logs of the server, and the warnings of everybody else, to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("cantiere").setLevel(level)
