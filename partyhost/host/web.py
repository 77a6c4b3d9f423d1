"""What the host serves over plain HTTP: the three pages, the rulebooks, and everything they are
made of (docs/protocol.md). Game moves never come this way; `sockets` carries them.

Templates are called phone.html, tv.html and host.html and write addresses of files as
"/static/…"; they are sent with the version of all files in them and may be kept for good.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from flask import Flask, Request, Response, jsonify, redirect, render_template, request
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as AnyResponse

from partyhost import assets, l10n
from partyhost.host import guests_page, nights_page, packs_page, qr, readings, trouble
from partyhost.host.files import ASK_AGAIN, File, Files, pack
from partyhost.host.rights import COOKIE, Rights
from partyhost.host.room import Room
from partyhost.host.within import asked_for, said
from partyhost.l10n import msg

LARGEST_FORM = 64 * 1024
_SAID_OF = (400, 404, 405, 413)  # what a page says, by status; 500 of any other


@dataclass
class Web:
    """What the routes answer from."""

    room: Room
    rights: Rights
    files: Files = field(default_factory=lambda: Files(assets.folder("static")))

    def routes(self) -> dict[str, Callable[..., Any]]:
        return {
            "/": lambda: self.page("phone.html"),
            "/play": lambda: self.page("phone.html", laptop=True),
            "/tv": lambda: self.page("tv.html", language=self.room.night.language),
            "/host": self.host,
            "/host/doctor": self.doctor,
            "/qr.svg": lambda: _picture(qr.svg(self.room.join_url), "image/svg+xml"),
            "/qr.png": lambda: _picture(qr.png(self.room.join_url), "image/png"),
            "/wifi.svg": self.wifi,
            "/rules/<title>": self.rules,
            "/keepsake.png": self.keepsake,
            "/about": self.about,
            "/health": lambda: (self.room.health(), {"Cache-Control": "no-store"}),
            "/static/<path:path>": self.static,
            "/favicon.ico": lambda: redirect("/static/art/icon.svg", 301),
        }

    def page(self, template: str, status: int = 200, **words: Any) -> Response:
        """One of our pages; never kept by a browser without asking again."""
        self.files.look()
        words = {"language": asked_for(), **words}
        words["msg"] = partial(_said, words["language"])
        text = self.files.versioned(render_template(template, **words)).encode()
        file = File("text/html; charset=utf-8", "", text, pack(text))
        response = _sent(file, ASK_AGAIN)
        response.status_code = status
        return response

    def host(self) -> AnyResponse:
        """The controls, once this browser may have them; before that, the question for the PIN."""
        if request.method == "POST":
            return self._pin_told(request.form.get("pin", ""))
        if self.rights.may_host(request.environ) is None:
            return self.page("pin.html", 401, refusal=None)
        return self.page("host.html")

    def _pin_told(self, pin: str) -> AnyResponse:
        refusal = self.rights.guess(request.environ, pin)
        if refusal is not None:
            return self.page("pin.html", 403, refusal=said(refusal))
        response = redirect("/host", 303)
        response.set_cookie(COOKIE, self.rights.cookie, httponly=True, samesite="Strict")
        return response

    def wifi(self) -> Response:
        """The code that joins the house's Wi-Fi, for those who were told its key."""
        wifi = self.room.doorway.wifi
        if wifi is None or request.args.get("key") != wifi.key:
            return self.problem(404)
        response = _picture(wifi.svg, "image/svg+xml")
        response.headers["Cache-Control"] = "no-store"
        return response

    def doctor(self) -> AnyResponse:
        """What the host page says about the way in, for the terminal."""
        if self.rights.may_host(request.environ) is None:
            return self.problem(404)
        return jsonify(
            msgspec.to_builtins(self.room.doorway.advice, enc_hook=l10n.hook(l10n.ENGLISH))
        )

    def rules(self, title: str) -> Response:
        found = self.room.shelf.titles.get(title)
        book = readings.rulebook(found, asked_for()) if found else None
        if book is None:
            return self.problem(404)
        return self.page("rules.html", book=book)

    def about(self) -> Response:
        return self.page("about.html", third_party=readings.third_party())

    def keepsake(self) -> Response:
        told = self.room.last_finished()
        wanted = request.args.get("m")
        if told is None or (wanted is not None and wanted != str(told["match"])):
            return self.problem(404)
        from partyhost.host import keepsake  # it loads Pillow, which a start should not wait for

        return _picture(keepsake.picture(told, self.room.night.language), "image/png")

    def static(self, path: str) -> Response:
        found = self.files.get(path)
        return _sent(*found) if found else self.problem(404)

    def problem(self, status: int) -> Response:
        """A plain page that says what to do, and nothing about the program."""
        kind = status if status in _SAID_OF else 500
        head, text = msg(f"web-head-{kind}"), msg(f"web-text-{kind}")
        return self.page("problem.html", status, head=said(head), text=said(text))

    def failed(self, error: Exception) -> Response:
        if isinstance(error, HTTPException):
            return self.problem(error.code or 500)
        page = str(request.url_rule)
        message = msg("room-page-failed")
        trouble.report(self.room, "A page could not be made", message, error, page=page)
        return self.problem(500)


def create_app(room: Room, rights: Rights) -> Flask:
    """The Flask application, without sockets; `app.extensions["partyhost"]` is its Web."""
    app = Flask("partyhost", static_folder=None, template_folder=assets.folder("templates"))
    app.config["MAX_CONTENT_LENGTH"] = LARGEST_FORM
    app.debug = False  # whatever the surroundings say
    web = Web(room, rights)
    app.extensions["partyhost"] = web
    for path, answer in web.routes().items():
        methods = ["GET", "POST"] if path == "/host" else ["GET"]
        app.add_url_rule(path, path, answer, methods=methods)
    souvenirs = guests_page.Souvenirs(room, asked_for)
    app.register_blueprint(guests_page.blueprint(room, souvenirs))
    app.register_blueprint(nights_page.blueprint(room, rights, souvenirs))
    drops = packs_page.opened(room)
    if drops:
        app.register_blueprint(packs_page.blueprint(room, rights, drops))
    app.register_error_handler(Exception, web.failed)
    app.after_request(guard)
    return app


def _said(language: str, id: str, **args: Any) -> str:
    return l10n.msg(id, **args).within(language)


def guard(response: Response) -> Response:
    """Nothing from elsewhere, nothing inside another's page, no word to others."""
    response.headers["X-Content-Type-Options"] = "nosniff"
    if response.mimetype != "text/html":
        return (
            response  # a phone's first visit is many small files; what only pages heed is left out
        )
    response.headers.setdefault(
        "Content-Security-Policy",
        f"default-src 'self'; connect-src 'self' {_sockets(request)}; img-src 'self' data: blob:; "
        "media-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    response.headers["X-Frame-Options"] = "DENY"
    response.headers["Referrer-Policy"] = "no-referrer"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    return response


def _sockets(asked: Request) -> str:
    """Where pages may open sockets, for browsers whose 'self' leaves them out: at the host as the
    browser named it, if that can stand in a policy. An IPv6 address can't."""
    named = asked.environ.get("HTTP_HOST", "")
    if named.startswith("["):
        return "ws: wss:"
    plain = named.isascii() and all(letter.isalnum() or letter in ".-:" for letter in named)
    return " ".join(f"{scheme}://{named if plain else 'localhost'}" for scheme in ("ws", "wss"))


def _sent(file: File, caching: str) -> Response:
    packed = file.packed if request.accept_encodings["gzip"] else None
    response = Response(packed or file.plain, content_type=file.type)
    response.headers["Cache-Control"] = caching
    if file.packed:
        response.headers["Vary"] = "Accept-Encoding"
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    if file.etag and caching == ASK_AGAIN:
        response.set_etag(file.etag + ("-gzip" if packed else ""))
        response.make_conditional(request)
    return response


def _picture(data: bytes, kind: str) -> Response:
    return Response(data, content_type=kind, headers={"Cache-Control": ASK_AGAIN})
