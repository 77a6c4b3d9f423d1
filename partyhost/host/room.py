"""The room of a night: the one lock, and everything that may be said to the host through it.

Free of Flask and of sockets. Who builds on it needs no more than this:

    room = Room.open(data_dir, titles, packs, seed=None, bots=0, new_night=False)
        titles: Mapping[key, Title]; packs: Mapping[key, pack as JSON-like dict], read at every
        start of a match, so it may change. Goes on with an unfinished night younger than 12 h.
    room.join_url = "http://192.168.1.20:8000/"     shown in every view as room.join.url
    room.pin = "123456"                             told to host pages on the host's own machine
    room.choose_address = lambda value: "sentence why not" or None      the `address` control
    room.doorway            what is known of the way in: arrivals, Wi-Fi, name, addresses
    room.forget_questions = lambda: None            the `forget` control
    room.show()             after such a change: everybody is sent a new view
    room.notify(message, kind="info")               a toast for everybody
    room.last_finished()    what the keepsake shows, or None before the first finished match:
                            {"match", "title", "name", "ended", "places": [{"seat", "name",
                            "avatar", "colour", "shape", "place", "score"}], "facts", "unit",
                            "team"}
    room.running_title()    key of the running title, or None
    room.close()            commits what is left and closes the journal

`sockets.attach(socketio, room)` does the rest for clients (a client is one open connection, known
by an id of its own):

    room.connect(client, role, brings=NOTHING, local=False)    role: phone, tv or host
    room.opened(client)         from now on it hears
    room.disconnect(client)
    room.join(client, payload), and so on for act, draft, hold, leave and control:
        answer {"ok": True, ...} or {"ok": False, "error": {"code", "message"}}; never raise
    room.view_for(client)       the whole of what this client may know
    room.tick()                 call about every 20 ms: lets time pass, returns the messages due
                                as (client, event, payload)
    room.changed                an event: there are messages due before time passes
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from partyhost.engine.acts import IllegalMove, Seat
from partyhost.engine.game import Title
from partyhost.host import (
    acting,
    controls,
    door,
    hands,
    messages,
    opening,
    reacting,
    ticking,
    trouble,
    views,
)
from partyhost.host.absence import Absence
from partyhost.host.bots import Bots
from partyhost.host.clients import NOTHING, Brings, Client, Role
from partyhost.host.clock import Clock, Pulse, system_clock
from partyhost.host.doorway import Doorway
from partyhost.host.journal import Journal
from partyhost.host.lobby import Packs, Shelf
from partyhost.host.match import Match
from partyhost.host.messages import Refusal
from partyhost.host.night import Night, standings
from partyhost.host.seats import Guest, Roster
from partyhost.host.whole import whole
from partyhost.l10n import msg

M = TypeVar("M")
Answer = dict[str, Any]
Message = tuple[str, str, dict[str, Any]]


class Room:
    """Made by `Room.open`. Public methods may be called from any thread."""

    def __init__(
        self,
        journal: Journal,
        titles: Mapping[str, Title],
        packs: Packs,
        *,
        seed: int | None = None,
        clock: Clock | None = None,
        bot_delay: tuple[float, float] = (1.5, 6.0),
    ) -> None:
        self.lock, self.changed = threading.RLock(), threading.Event()
        self.journal, self.seed = journal, seed
        self.shelf = Shelf(titles, packs)
        self.clock = clock or system_clock()
        self.pulse = Pulse(self.clock)
        self.bots = Bots(bot_delay, Random(seed))
        self.clients: dict[str, Client] = {}
        self.outbox: list[Message] = []
        self.dirty: set[str] = set()
        self.join_url, self.pin = "", ""
        self.doorway = Doorway()
        self.choose_address: Callable[[str], str | None] = lambda value: msg(
            "room-no-other-address"
        )
        self.forget_questions: Callable[[], None] = lambda: None
        self.rev, self.greeting, self.closed = 0, "", False
        self.fresh(Night())

    def fresh(self, night: Night) -> None:
        """An empty room, for a night that begins or is opened."""
        self.night, self.roster = night, Roster()
        self.shelf.choose(night.packs)
        self.match: Match | None = None
        self.told: dict[Any, Any] = {}  # what views of one tick share
        self.troubles = trouble.Troubles()
        self.finished: list[dict[str, Any]] = []
        self.points: dict[Seat, int] = {}
        self.counted: set[tuple[Seat, str]] = set()
        self.taps: dict[bytes, float] = {}
        self.cues: list[str] = []
        self.absence = Absence()
        self.empty_since: float | None = None
        self.empty = False
        self.saved = self.alive = self.opened_at = self.touring_since = self.now

    @classmethod
    def open(
        cls,
        data_dir: Path | str,
        titles: Mapping[str, Title],
        packs: Packs,
        seed: int | None = None,
        bots: int = 0,
        new_night: bool = False,
        clock: Clock | None = None,
        bot_delay: tuple[float, float] = (1.5, 6.0),
    ) -> Room:
        """The room of the last night if it is young and unfinished, else of a new one."""
        journal = Journal(Path(data_dir))
        room = cls(journal, titles, packs, seed=seed, clock=clock, bot_delay=bot_delay)
        opening.open_night(room, new_night)
        if bots:
            door.set_bots(room, min(bots, door.most_bots(room)))
        return room

    def close(self) -> None:
        with self.lock:
            if self.closed:
                return
            self.closed = True
            try:
                if self.match and not self.match.over:
                    self.match.save_clock(self.clock.wall())
                self.save()
            except sqlite3.Error as error:
                trouble.report(
                    self, "The last moment could not be kept", msg("room-tick-failed"), error
                )
            self.journal.close()

    # What is so

    @property
    def now(self) -> float:
        return self.clock.monotonic()

    @property
    def phase(self) -> str:
        if self.match is None:
            return "lobby"
        return "podium" if self.match.over else "game"

    @property
    def paused(self) -> bool:
        return bool(self.night.paused or self.empty) and self.phase == "game"

    @property
    def running(self) -> Match:
        """The match that is being played. Raises Refusal where there is none."""
        if self.match is None or self.match.over:
            raise Refusal("moment_passed", msg("room-no-match"))
        return self.match

    def guest_of(self, client: Client) -> Guest | None:
        guest = self.roster.all.get(client.seat) if client.seat else None
        return guest if guest and guest.status == "in" else None

    def may_control(self, client: Client) -> bool:
        return client.role == "host" or self.is_captain(client)

    def is_captain(self, client: Client) -> bool:
        return client.seat is not None and client.seat == self.night.captain

    def running_title(self) -> str | None:
        with self.lock:
            return self.match.title.key if self.match and not self.match.over else None

    def health(self) -> dict[str, Any]:
        with self.lock:
            return views.health(self)

    def last_finished(self) -> dict[str, Any] | None:
        with self.lock:
            return self.finished[-1] if self.finished else None

    # Clients

    def connect(
        self, client_id: str, role: Role, brings: Brings = NOTHING, local: bool = False
    ) -> None:
        with self.lock:
            client = Client(client_id, role, local, cues=len(self.cues), language=brings.language)
            client.bucket.filled = self.now
            self.clients[client_id] = client
            if role == "phone":
                door.recognise(self, client, brings)
            if self.greeting and self.now - self.opened_at < ticking.GREETING:
                self.notify(self.greeting, to=[client_id])
            self.show()

    def opened(self, client_id: str) -> None:
        with self.lock:
            if client_id in self.clients:
                self.clients[client_id].open = True

    def unopened(self) -> list[str]:
        with self.lock:
            return [client.id for client in self.clients.values() if not client.open]

    def disconnect(self, client_id: str) -> None:
        with self.lock:
            client = self.clients.pop(client_id, None)
            if client is not None:
                self.dirty.discard(client_id)
                door.gone(self, client)
                self.show()

    def join(self, client_id: str, payload: Any) -> Answer:
        return self._answer(client_id, payload, messages.Join, door.join)

    def act(self, client_id: str, payload: Any) -> Answer:
        return self._answer(client_id, payload, messages.Acting, acting.act)

    def draft(self, client_id: str, payload: Any) -> Answer:
        return self._answer(client_id, payload, messages.Drafting, acting.draft)

    def leave(self, client_id: str, payload: Any) -> Answer:
        return self._answer(client_id, payload, messages.Leave, door.leave)

    def hold(self, client_id: str, payload: Any) -> Answer:
        return self._answer(client_id, payload, messages.Hold, hands.hold)

    def react(self, client_id: str, payload: Any) -> Answer:
        return self._answer(client_id, payload, messages.React, reacting.react)

    def control(self, client_id: str, payload: Any) -> Answer:
        return self._answer(client_id, payload, messages.Control, controls.control)

    def nonsense(self, client_id: str, payload: Any = None) -> Answer:
        """An event that the protocol does not know, or one that could not be read."""
        return self._answer(client_id, None, messages.Leave, door.leave)

    def _answer(
        self,
        client_id: str,
        payload: Any,
        kind: Any,
        carry_out: Callable[[Room, Client, Any], Answer | None],
    ) -> Answer:
        with self.lock:
            wish = None
            try:
                client = self.client(client_id)
                client.bucket.draw(self.now)
                wish = messages.read(payload, kind)
                ticking.catch_up(self)
                with whole(self):
                    answer = {"ok": True, **(carry_out(self, client, wish) or {})}
            except Exception as error:
                answer = self.failure(client_id, wish, error)
            trouble.heard(self, client_id, wish, answer)
            return answer

    def failure(self, client_id: str, wish: Any, error: Exception) -> Answer:
        if isinstance(error, Refusal | IllegalMove):
            more = error.more if isinstance(error, Refusal) else {}
            return refused(error.code, views.told(self, client_id, error.args[0]), **more)
        why = trouble.refusal(self, client_id, wish, error)
        return refused("bad_request", views.told(self, client_id, why))

    def client(self, client_id: str) -> Client:
        client = self.clients.get(client_id)
        if client is None:
            raise Refusal("not_seated", msg("room-not-connected"))
        return client

    # What everybody is told

    def show(self) -> None:
        """Something that may be seen has changed: everybody is sent a new view at the next tick."""
        self.rev += 1
        hands.settle(self)
        self.dirty.update(self.clients)
        self.changed.set()

    def notify(self, message: str, kind: str = "info", to: Iterable[str] | None = None) -> None:
        with self.lock:
            for client_id in list(self.clients if to is None else to):
                toast = {"kind": kind, "message": views.told(self, client_id, message)}
                self.outbox.append((client_id, "notice", toast))
            self.changed.set()

    def view_for(self, client_id: str) -> dict[str, Any]:
        """Raises KeyError for a client that is gone."""
        with self.lock:
            self.told = {}
            return views.view(self, self.clients[client_id])

    def tick(self) -> list[Message]:
        with self.lock:
            if self.closed:
                return []
            try:
                ticking.catch_up(self)
            except Exception as error:
                trouble.report(self, "A tick went wrong", msg("room-tick-failed"), error)
            self.changed.clear()
            due = [message for message in self.outbox if self._hears(message[0])]
            later = [message for message in self.outbox if not self._hears(message[0])]
            self.outbox = [message for message in later if message[0] in self.clients]
            self.told = {}
            for client_id in [client_id for client_id in self.dirty if self._hears(client_id)]:
                self.dirty.discard(client_id)
                due += self._newest(self.clients[client_id])
            return due

    def _hears(self, client_id: str) -> bool:
        client = self.clients.get(client_id)
        return client is not None and client.open

    def _newest(self, client: Client) -> list[Message]:
        try:
            view = views.view(self, client)
        except Exception as error:
            trouble.report(
                self, "A view could not be made", msg("room-no-view"), error, role=client.role
            )
            return []
        client.cues = len(self.cues)
        return [(client.id, "view", view)]

    def unsent(self, due: list[Message]) -> None:
        """Messages that did not leave after all: the next tick has them, as they are then."""
        with self.lock:
            self.outbox = [each for each in due if each[1] != "view"] + self.outbox
            for client_id, event, told in due:
                client = self.clients.get(client_id)
                if event == "view" and client is not None:
                    client.cues -= len(told["game"]["cues"]) if told["game"] else 0
                    self.dirty.add(client_id)

    # What is kept

    def save(self) -> None:
        """The settings of the night, on disk."""
        self.journal.save_night(msgspec.to_builtins(self.night), self.clock.wall())

    def save_guests(self, *guests: Guest) -> None:
        self.journal.save_seats(list(guests) or list(self.roster.all.values()))

    def count_points(self) -> None:
        rows = self.journal.matches()
        self.finished = [{"match": row.id, **row.result} for row in rows if row.result]
        self.points = standings(self.finished)

    def new_night(self) -> None:
        """Nobody is seated any more, and the last night is closed."""
        self.journal.begin_night(self.clock.wall())
        self.fresh(Night())
        for client in self.clients.values():
            client.stand_up()
        self.show()

    def forget_night(self, night: int) -> bool:
        """Delete a night with all names, answers and drawings; the present one ends by it. False
        if the last bytes go only at the next start. Raises sqlite3.Error where nothing changed."""
        with self.lock:
            with whole(self):
                if night == self.journal.night:
                    self.new_night()
                self.journal.forget_night(night)
            return self.journal.wiped


def refused(code: str, message: str, **more: str) -> Answer:
    return {"ok": False, "error": {"code": code, "message": message, **more}}
