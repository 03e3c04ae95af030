"""Compression of what is the same for everybody: the client's files, words, boxes. Each is compressed once.

What is made for one person is not compressed: beside what somebody else can have put into it, its length
would tell of its secrets.
"""

import asyncio
import functools
import gzip

from fastapi import Request, Response

LEAST = 500  # bytes that are worth it
KEPT = 512  # files, words, boxes
HEADERS = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}

_gzip = functools.lru_cache(KEPT)(functools.partial(gzip.compress, mtime=0))


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
    smaller = await asyncio.to_thread(_gzip, body)
    return Response(smaller, response.status_code, {**headers, **HEADERS})
