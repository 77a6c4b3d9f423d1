"""What may befall any screen: somebody is away, the match is paused, something is said over it."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
UNDONE = (
    "“The answer” and what came after it are taken back, to “Play a card”. "
    "What was shown has been seen."
)
REFUSED = "That card can’t go there: red 4 is on top. Play a red 4 or higher, any 4, or a judge."


def with_text(view: View, size: float) -> View:
    room = view["room"]
    return {**view, "room": {**room, "settings": {**room["settings"], "text_size": size}}}


def begun(view: View) -> View:
    """The seal was told as the match began, and the rule stands in its place again."""
    game = view["game"]
    if not game or view["room"]["phase"] != "game":
        return view
    return {**view, "game": {**game, "seal": {**game["seal"], "hash": "0" * 64}}}


def away(view: View) -> View:
    """Whom all wait for is away, else the last guest; never the one who looks."""
    room, awaits = view["room"], (view["game"] or {}).get("awaits", ())
    others = [seat for seat in room["seats"] if seat["seat"] != view["you"]["seat"]]
    missed = [seat for seat in others if seat["seat"] in awaits] or others[-1:]
    seats = [
        {**seat, "present": False, "grace_ms": 45_000} if seat in missed else seat
        for seat in room["seats"]
    ]
    return {**view, "room": {**room, "seats": seats}}


def paused(view: View) -> View:
    if not view["game"]:
        return view
    clock = view["clock"] and {**view["clock"], "paused": True}
    return {**view, "clock": clock, "room": {**view["room"], "paused": True, "paused_why": "host"}}


CHANGED = {"away": away, "paused": paused}
