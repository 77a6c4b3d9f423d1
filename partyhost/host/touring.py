"""How a title is played, shown on the TV before a match that asks for it. The match stands still
meanwhile, and goes on by itself, or as soon as the captain or the host says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from partyhost.host.room import Room

SECONDS = 28.0


def begin(room: Room) -> None:
    """Of the match that has just been dealt."""
    room.night.paused, room.touring_since = "tour", room.now
    room.save()
    room.show()


def on(room: Room) -> bool:
    return room.night.paused == "tour" and room.phase == "game"


def run(room: Room) -> None:
    """After a restart it is shown from its beginning."""
    if on(room) and _left(room) <= 0:
        end(room)


def end(room: Room) -> None:
    room.night.paused = None
    room.save()
    room.show()


def told(room: Room) -> dict[str, Any] | None:
    """How far it is, for the screens that play it."""
    if not on(room):
        return None
    return {"left_ms": max(0, round(_left(room) * 1000)), "total_ms": round(SECONDS * 1000)}


def _left(room: Room) -> float:
    return SECONDS - (room.now - room.touring_since)
