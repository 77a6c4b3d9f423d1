"""Who is here: seats, watchers, and the secret that brings a phone back to its own."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from partyhost.engine.acts import Seat
from partyhost.host.messages import Refusal
from partyhost.host.names import alike, cleaned, free_name
from partyhost.l10n import msg

MOST_SEATS = 10
LOOKS = (
    ("red", "circle"),
    ("blue", "square"),
    ("yellow", "triangle"),
    ("green", "diamond"),
    ("violet", "star"),
    ("orange", "hexagon"),
    ("pink", "heart"),
    ("cyan", "plus"),
    ("lime", "pentagon"),
    ("sand", "moon"),
)
AVATARS = (
    "fox", "owl", "cat", "bear", "rabbit", "robot", "lion", "frog", "penguin", "panda", "octopus",
    "dino",
)  # fmt: skip
BOT_NAMES = (
    "Bolt", "Pixel", "Gizmo", "Sprocket", "Beep", "Cog", "Widget", "Dot", "Chip", "Rusty", "Fuse",
    "Ratchet",
)  # fmt: skip


@dataclass
class Guest:
    """A seat and who sits there. `place` is 1..10 and gives colour and shape; 0 for watchers.

    `status`: "in", "left" or "removed"; the last two keep their row, so that no id comes twice.
    """

    seat: Seat
    name: str
    avatar: str
    place: int
    rank: int  # order at the table
    token: bytes = b""  # a hash; the token itself is only on the guest's phone
    bot: bool = False
    muted: bool = False
    stand_in: bool = False
    status: Literal["in", "left", "removed"] = "in"
    join_id: str = ""  # a hash: the join that may be sent again
    client: str | None = field(default=None, compare=False)  # the newest open connection
    since: float = field(default=0.0, compare=False)  # when it came or went, monotonic

    @property
    def present(self) -> bool:
        return self.bot or self.client is not None

    @property
    def watcher(self) -> bool:
        return self.seat.startswith("w")

    @property
    def look(self) -> tuple[str, str]:
        return LOOKS[(self.place or 1) - 1]


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


class Roster:
    """All guests of a night, also those who left. Names and tokens are found here alone."""

    def __init__(self, guests: list[Guest] | None = None) -> None:
        self.all: dict[Seat, Guest] = {guest.seat: guest for guest in guests or []}

    def __iter__(self) -> Iterator[Guest]:
        """Those who are in, seats before watchers, in the order of the table."""
        here = [guest for guest in self.all.values() if guest.status == "in"]
        return iter(sorted(here, key=lambda guest: (guest.watcher, guest.rank)))

    @property
    def seated(self) -> list[Guest]:
        return [guest for guest in self if not guest.watcher]

    @property
    def watchers(self) -> list[Guest]:
        return [guest for guest in self if guest.watcher]

    def get(self, seat: Seat) -> Guest:
        """Raises Refusal where nobody sits there."""
        guest = self.all.get(seat)
        if guest is None or guest.status != "in":
            raise Refusal("bad_value", msg("room-nobody-there"))
        return guest

    def known(self, token: str | None) -> Guest | None:
        """Whose token this is; every hash is compared, in constant time."""
        if not token:
            return None
        wanted, found = hashed(token), None
        for guest in self.all.values():
            if guest.token and hmac.compare_digest(guest.token, wanted):
                found = guest
        return found

    def name_for(self, text: str, seat: Seat | None = None) -> str:
        """The name as shown. Raises Refusal where it is empty, long, or taken by another."""
        name = cleaned(text)
        others = [guest.name for guest in self if guest.seat != seat]
        if any(alike(name, other) for other in others):
            free = free_name(name, others)
            raise Refusal("name_taken", msg("room-name-taken", name=name, free=free), free=free)
        return name

    def removed(self, name: str) -> Guest | None:
        """The guest of this name whom the captain or host removed, if there is one."""
        gone = [guest for guest in self.all.values() if guest.status == "removed"]
        return next((guest for guest in gone if alike(guest.name, name)), None)

    def add(self, name: str, avatar: str | None, token: bytes = b"", bot: bool = False) -> Guest:
        """A new guest: in a seat while one is free, else as a watcher."""
        place = self.free_place()
        seat = self._next_id("s" if place else "w")
        rank = 1 + max((guest.rank for guest in self.all.values()), default=0)
        guest = Guest(seat, name, self._avatar(avatar, rank), place, rank, token, bot)
        self.all[seat] = guest
        return guest

    def add_bot(self) -> Guest:
        taken = [guest.name for guest in self]
        free = [name for name in BOT_NAMES if not any(alike(name, other) for other in taken)]
        return self.add(free[0] if free else free_name(BOT_NAMES[0], taken), "robot", bot=True)

    def seat_watcher(self, watcher: Guest) -> Guest:
        """A seat became free: the watcher takes it, with a new id and the old token."""
        guest = self.add(watcher.name, watcher.avatar, watcher.token)
        guest.client, guest.since, guest.muted = watcher.client, watcher.since, watcher.muted
        guest.join_id = watcher.join_id
        watcher.status, watcher.token, watcher.client = "left", b"", None
        return guest

    def back(self, guest: Guest) -> Guest:
        """A removed guest may come in again: the same seat, while there is a free place."""
        guest.place = 0 if guest.watcher else self.free_place()
        if not guest.watcher and not guest.place:
            raise Refusal("room_full", msg("room-ten-seats"))
        guest.status = "in"
        return guest

    def free_place(self) -> int:
        """The first free position 1..10, or 0."""
        taken = {guest.place for guest in self.seated}
        return next((n for n in range(1, MOST_SEATS + 1) if n not in taken), 0)

    def move(self, seat: Seat, after: Seat | None) -> None:
        """Put a guest behind another one at the table; None: first."""
        guest = self.get(seat)
        order = [other for other in self if other is not guest]
        at = order.index(self.get(after)) + 1 if after not in (None, seat) else 0
        if after != seat:
            for rank, other in enumerate((*order[:at], guest, *order[at:]), start=1):
                other.rank = rank

    def _next_id(self, kind: str) -> Seat:
        used = [int(seat[1:]) for seat in self.all if seat.startswith(kind)]
        return f"{kind}{max(used, default=0) + 1}"

    def _avatar(self, wished: str | None, rank: int) -> str:
        if wished in AVATARS:
            return str(wished)
        used = {guest.avatar for guest in self}
        free = [name for name in AVATARS if name not in used and name != "robot"]
        return free[0] if free else AVATARS[rank % len(AVATARS)]
