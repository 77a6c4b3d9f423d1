"""What is asked for under /host/: only with the host's rights, and changed only by a page of this
host's own."""

from __future__ import annotations

from typing import Any

from flask import Response, request

from partyhost.host.rights import Rights
from partyhost.host.room import refused
from partyhost.host.sockets import same_origin

NO_RIGHT = "Only the host's controls may do that. Open them and give the PIN."
NOT_OURS = "Only the host's own page may do that."


def turned_away(rights: Rights) -> Any:
    if rights.may_host(request.environ) is None:
        return no(403, "not_allowed", NO_RIGHT)
    if request.method == "POST" and not _from_our_page():
        return no(403, "not_allowed", NOT_OURS)
    return None


def _from_our_page() -> bool:
    """Browsers say from which page a request comes; other programs of the host need not."""
    origin, site = request.headers.get("Origin"), request.headers.get("Sec-Fetch-Site")
    return site in (None, "same-origin", "none") and same_origin(origin, request.environ)


def no(status: int, code: str, message: str) -> Any:
    return refused(code, message), status


def told_to_nobody_else(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    return response
