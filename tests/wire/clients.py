"""Stock Socket.IO clients that keep every packet they are sent, and players who know of a game
no more than the types of offers."""

from __future__ import annotations

import json
import re
import socket
import threading
import time
import uuid
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Self

import socketio
from engineio.packet import MESSAGE, Packet

View = dict[str, Any]
PATIENCE = 30.0  # seconds that a busy machine may take to answer
OVERTAKEN = ("moment_passed", "not_offered")  # others, or the answer to an older view, were faster


class Wire:
    """A connection of one of the stock clients. `packets`: the Socket.IO packets as text, in the
    order in which they came, acknowledgements among them. `returns`: it connects anew by itself,
    as pages do, and brings what it knows then."""

    returns = False

    def __init__(self, port: int, transport: str = "websocket", **auth: Any) -> None:
        self.packets: list[str] = []
        self.newest: View = {"rev": -1}
        self.changed = threading.Condition()
        self.stopped = False
        self.calls = 0
        self.client = socketio.Client(
            reconnection=self.returns,
            reconnection_delay=0.5,
            reconnection_delay_max=0.75,
            handle_sigint=False,
            request_timeout=PATIENCE,
            websocket_extra_options={"skip_utf8_validation": True},  # or it takes ms in Python
        )
        self._listen()
        self.client.on("view", self._seen)
        if self.returns:
            self.client.on("disconnect", self._lost)
        url, self.auth = f"http://127.0.0.1:{port}", {"role": "phone", **auth}
        self.client.connect(
            url, auth=lambda: self.auth, transports=[transport], wait_timeout=PATIENCE
        )

    def _lost(self, *_: object) -> None:
        """The library leaves the sockets of a lost connection to chance."""
        line = self.client.eio
        for socket_of in (line.ws and line.ws.sock, line.http):
            if socket_of:
                socket_of.close()

    def _listen(self) -> None:
        """The library hands out events in threads of their own; we want them in their order."""
        receive = self.client.eio._receive_packet

        def hear(packet: Packet) -> None:
            if packet.packet_type == MESSAGE:
                self.packets.append(packet.data)
            receive(packet)

        self.client.eio._receive_packet = hear

    def _seen(self, view: View) -> None:
        with self.changed:
            if view["rev"] > self.newest["rev"]:
                self.newest = view
                self.changed.notify_all()

    def until(self, right: Callable[[View], bool], seconds: float = PATIENCE) -> View:
        with self.changed:
            self.changed.wait_for(lambda: self.stopped or self._shows(right), seconds)
            assert self._shows(right), f"waited in vain: {json.dumps(self.newest)[:3000]}"
            return self.newest

    def _shows(self, right: Callable[[View], bool]) -> bool:
        return self.newest["rev"] >= 0 and right(self.newest)

    def stop(self) -> None:
        with self.changed:
            self.stopped = True
            self.changed.notify_all()

    def call(self, event: str, payload: Any = None) -> dict[str, Any]:
        self.calls += 1
        answer: dict[str, Any] = self.client.call(event, payload, timeout=PATIENCE)
        return answer

    def control(self, do: str, **fields: Any) -> None:
        assert self.call("control", {"do": do, **fields}) == {"ok": True}

    def close(self) -> None:
        """At once, without the goodbye that a stock client waits for; no thread or socket of it
        is left to trouble a later test."""
        line = self.client.eio
        reading, web, session = line.read_loop_task, line.ws, line.http
        if web:
            with web.sock as wire:
                wire.shutdown(socket.SHUT_RDWR)  # whoever reads from it wakes up
                reading.join(PATIENCE)
        else:
            line.disconnect()
        if session:
            session.close()

    def check(self) -> None:
        """What must hold of all that any client was ever sent."""
        views = [text for text in self.packets if text.startswith('2["view",')]
        revs = [json.loads(text[1:])[1]["rev"] for text in views]
        assert all(earlier < later for earlier, later in pairwise(revs)), revs
        acks = [int(found[1]) for text in self.packets if (found := re.match(r"3(\d+)\[", text))]
        assert sorted(acks) == list(range(1, self.calls + 1)), "each call is answered once"


class Player(Wire):
    """Reads the room, `awaits` and `offers`, and samples what is offered; knows no title."""

    eager = 0.4  # how many of all that are there do something that nobody waits for

    def __init__(self, port: int, transport: str, name: str, seed: int = 0) -> None:
        super().__init__(port, transport)
        self.name, self.rng = name, Random(f"{seed} {name}")
        self.seat, self.token = "", ""
        self.answers: dict[str, dict[str, Any]] = {}  # by the act's id

    def join(self) -> Self:
        wish = {"name": self.name, "avatar": "owl", "id": self.act_id()}
        answer = self.call("join", wish)
        self.seat, self.token = answer["seat"], answer["token"]
        self.auth["token"] = self.token
        self.until(lambda view: view["you"]["seat"] == self.seat)
        return self

    def play(self, end: float) -> None:
        """Until the podium, or until this time on the monotonic clock."""
        view = self.until(lambda view: view["room"]["phase"] != "lobby")
        while view["room"]["phase"] == "game":
            offer = self.choose(view)
            if offer is not None:
                self.act(view, offer)
            rev, left = view["rev"], end - time.monotonic()
            view = self.until(lambda view, rev=rev: view["rev"] > rev, left)  # type: ignore[misc]

    def choose(self, view: View) -> View | None:
        """One of the offers, if the room waits for it; else now and then one for the fun of it.
        The captain answers for the host, and where nobody is waited for, goes on."""
        offers, awaits = view["offers"], view["game"]["awaits"]
        goes_on = [offer for offer in offers if offer["act"] == "next"]
        if not offers:
            return None
        if goes_on and self.rng.random() < 0.8:
            return goes_on[0]
        waited_for = self.seat in awaits or (view["you"]["captain"] and self._host_acts(awaits))
        if waited_for:
            return offers[0] if self.rng.random() < 0.9 else self.rng.choice(offers)
        fun = self.rng.random() < self.eager / len(view["room"]["seats"])
        return self.rng.choice(offers) if fun else None

    @staticmethod
    def _host_acts(awaits: Sequence[str]) -> bool:
        return not awaits or "host" in awaits

    def act(self, view: View, offer: View) -> None:
        id, value = self.act_id(), self.value(offer, view)
        seat, step = view["you"]["seat"], view["game"]["step"]
        wish = {"id": id, "step": step, "act": offer["act"], "value": value, "seat": seat}
        answer = self.answers[id] = self.call("act", wish)
        assert answer["ok"] or answer["error"]["code"] in OVERTAKEN, (wish, answer)

    def act_id(self) -> str:
        return uuid.uuid4().hex

    def value(self, offer: View, view: View) -> Any:
        return sample(offer, self.rng)


def sample(offer: View, rng: Random) -> Any:
    """Any value that this offer admits, by its type alone."""
    match offer:
        case {"type": "button"}:
            return None
        case {"type": "choice", "options": options}:
            return rng.choice(options)["value"]
        case {"type": "cards", "options": options, "min": low, "max": high}:
            values = [option["value"] for option in options]
            return rng.sample(values, rng.randint(low, high))
        case {"type": "number", "low": low, "high": high, "step": step}:
            return rng.randrange(low, high + 1, step)
        case {"type": "write", "limit": limit, "ink": ink}:
            if ink and rng.random() < 0.3:
                return {"ink": [[rng.randint(0, 1000), rng.randint(0, 1000), t] for t in range(3)]}
            return {"text": rng.choice(["What is Abuja?", "no idea", "7"])[:limit]}
    raise AssertionError(f"the protocol has no such offer: {offer}")


def play(players: Sequence[Player], seconds: float) -> None:
    """All of them play until the podium; raises what first went wrong with any of them."""
    failures: list[BaseException] = []
    end = time.monotonic() + seconds

    def run(player: Player) -> None:
        try:
            player.play(end)
        except BaseException as failure:
            failures.append(failure)
            for each in players:
                each.stop()

    threads = [threading.Thread(target=run, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
