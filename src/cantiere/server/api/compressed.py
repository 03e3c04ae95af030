"""Compression of what is the same for everybody: the client's files, words, boxes. Each is compressed once.

What is made for one person is not compressed: beside what somebody else can have put into it, its length
would tell of its secrets.
"""

import asyncio
import gzip

from fastapi import Request, Response

LEAST = 500  # bytes that are worth it
KEPT = 512  # files, words, boxes
HEADERS = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}

_smaller: dict[bytes, bytes] = {}  # what was compressed, the oldest first


async def compressed(request: Request, response: Response, body: bytes) -> Response:
    """Return a response, or the same compressed where the browser takes that."""
    if len(body) < LEAST:
        return response
    if "gzip" not in request.headers.get("accept-encoding", ""):
        response.headers["Vary"] = "Accept-Encoding"
        return response
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    etag = headers.get("etag", "")
    if etag and not etag.startswith("W/"):
        headers["etag"] = f"W/{etag}"  # the same, but not byte for byte
    smaller = _smaller.get(body)
    if smaller is None:
        smaller = _smaller[body] = await asyncio.to_thread(gzip.compress, body, mtime=0)
        if len(_smaller) > KEPT:
            del _smaller[next(iter(_smaller))]
    return Response(smaller, response.status_code, {**headers, **HEADERS})
