"""What is asked for under /host/: only with the host's rights, and changed only by a page of this
host's own."""

from __future__ import annotations

from typing import Any

from flask import Response, request

from partyhost import l10n
from partyhost.host.rights import Rights
from partyhost.host.room import refused
from partyhost.host.sockets import same_origin
from partyhost.l10n import msg

LANGUAGE = "partyhost.language"  # the cookie of a browser whose guest chose one


def asked_for() -> str:
    """The language of whoever asks: as chosen on our pages, else as the browser has it."""
    chosen = request.cookies.get(LANGUAGE) or request.accept_languages.best_match(l10n.LANGUAGES)
    return l10n.known(chosen)


def said(told: Any) -> Any:
    """The same in the language of whoever asks."""
    return l10n.within(asked_for(), told)


def turned_away(rights: Rights) -> Any:
    if rights.may_host(request.environ) is None:
        return no(403, "not_allowed", msg("room-no-right"))
    if request.method == "POST" and not _from_our_page():
        return no(403, "not_allowed", msg("room-not-ours"))
    return None


def _from_our_page() -> bool:
    """Browsers say from which page a request comes; other programs of the host need not."""
    origin, site = request.headers.get("Origin"), request.headers.get("Sec-Fetch-Site")
    return site in (None, "same-origin", "none") and same_origin(origin, request.environ)


def no(status: int, code: str, message: str) -> Any:
    return refused(code, said(message)), status


def told_to_nobody_else(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    return response
