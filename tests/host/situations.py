"""Rooms in every situation that a night has: in the lobby, in each kind of phase of each title,
paused, at the podium. Made once each, and opened as often as a test wants."""

from __future__ import annotations

import atexit
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import msgspec

from partyhost.engine.acts import CLOCK, HOST, TIME_UP, TV, Act, Entry, Move
from partyhost.engine.game import Start, State, Title, apply, begin, offers, page, replay
from partyhost.host.doctor import Facts
from partyhost.host.network import Address
from partyhost.host.wifi import WifiFile
from partyhost.l10n import ENGLISH, hook
from partyhost.titles import TITLES
from tests import packs
from tests.host import toy
from tests.host.house import Guest, House

ALL: dict[str, Title] = {**toy.TITLES, **TITLES}
PACKS = {**toy.PACKS, **packs.PACKS}
SEATS = ("s1", "s2", "s3")
NAMES = ("Ann", "Bo", "Cy")
ADDRESSES = ("10.0.0.5", "192.168.1.20")
KINDS = ("one", "many", "host", "nobody", "last")  # whom a phase awaits, and the last to be asked
COLUMNS = ("lobby", *KINDS, "paused", "podium")
SEEDS = 5
MEMORY = Path("/dev/shm")  # where there is one, nights are kept there: hundreds of them are opened

ENCODER = msgspec.json.Encoder(enc_hook=hook(ENGLISH))


def kind(state: State) -> str:
    awaited = state.phase.awaits(state.table)
    if HOST in awaited:
        return "host"
    return "many" if len(awaited) > 1 else "one" if awaited else "nobody"


def walk(title: Title, seed: int) -> Iterator[tuple[Start, list[Entry], State]]:
    """A match of three by any house rules: each of its states, and the entries that led there."""
    rng = Random(seed)
    pack = PACKS[title.key]
    options = {
        rule.name: rng.choice([v for v in rule.values if str(v) not in rule.blocked])
        for rule in title.rules(pack, len(SEATS))
    }
    start = Start(title.key, title.version, f"{seed:032x}", SEATS, options, pack)
    state, entries = begin(title, start), list[Entry]()
    while not state.phase.over:
        yield start, list(entries), state
        entries.append(_entry(state, rng))
        state = apply(state, entries[-1])


def _entry(state: State, rng: Random) -> Entry:
    awaited = state.phase.awaits(state.table)
    found = [(seat, offer) for seat in awaited for offer in offers(state, seat)]
    if not found:
        return Move(CLOCK, TIME_UP, state.step)
    seat, offer = rng.choice(found)
    return Move(seat, Act(offer.act, offer.sample(rng)), state.step)


@cache
def moments(key: str) -> dict[str, tuple[Start, list[Entry]]]:
    """For each kind of phase that the title has, a match in the middle of one."""
    found: dict[str, tuple[Start, list[Entry]]] = {}
    for seed in range(SEEDS):
        if set(found) == set(KINDS):
            break
        last: tuple[Start, list[Entry]] | None = None
        for start, entries, state in walk(ALL[key], seed):
            if state.step > 1:
                found.setdefault(kind(state), (start, entries))
                last = last if state.phase.show else (start, entries)
        if last is not None:
            found.setdefault("last", last)
    return found


def columns(key: str) -> list[str]:
    """The situations that this title can be in."""
    has = moments(key)
    return [column for column in COLUMNS if column not in KINDS or column in has]


@cache
def _made(key: str, column: str) -> tuple[Path, tuple[str, ...]]:
    """A folder with such a night, and the tokens of its guests."""
    folder = Path(mkdtemp(prefix="night-", dir=MEMORY if MEMORY.is_dir() else None))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    house = House(folder, titles=ALL, packs=PACKS)
    guests = [house.guest(name) for name in NAMES]
    tokens = tuple(str(guest.token) for guest in guests)
    if column != "lobby":
        start, entries = moments(key).get(column) or next(iter(moments(key).values()))
        journal, night = house.room.journal, house.room.night
        night.match, night.begun = journal.begin_match(start), 1
        for n, entry in enumerate(entries):
            journal.append(night.match, n, entry, None, None)
        house.room.save()
        house.killed()
        captain = house.client(token=tokens[0])
        house.tick()
        if column in ("paused", "podium"):
            assert captain.control("pause" if column == "paused" else "end")["ok"]
    house.room.journal.close()
    return folder, tokens


class Situation:
    """A room in such a situation, with a host page, a TV and three guests; Ann is captain."""

    def __init__(self, folder: Path, key: str, column: str) -> None:
        made, tokens = _made(key, column)
        shutil.copytree(made, folder, dirs_exist_ok=True)
        self.key, self.column = key, column
        self.house = House(folder, titles=ALL, packs=PACKS)
        self._furnish()
        self.host, self.tv = self.house.client("host"), self.house.client("tv")
        self.guests = [self.house.client(token=token) for token in tokens]
        for guest, seat in zip(self.guests, SEATS, strict=True):
            guest.seat = seat
        self.house.tick()

    def _furnish(self) -> None:
        """What a run of the host puts into its room: addresses and the file of the Wi-Fi."""
        room, kept = self.house.room, WifiFile(self.house.folder)
        room.doorway.wifi, room.doorway.keep_wifi = kept.read(), kept.write
        room.choose_address = self._choose
        self._choose(room.night.address or ADDRESSES[0])

    def _choose(self, value: str) -> str | None:
        if value not in ADDRESSES:
            return "That address is not one of this laptop’s any more."
        ours = tuple(Address(each, "wifi", chosen=each == value) for each in ADDRESSES)
        self.house.room.doorway.facts = Facts("linux", ours)
        return None

    @property
    def clients(self) -> list[Guest]:
        return [self.host, self.tv, *self.guests]

    def seen(self) -> list[dict[str, Any]]:
        """What everybody is told, but for what only lasts a moment."""
        return [lasting(client.view) for client in self.clients]

    def restarted(self) -> None:
        """kill -9, and everybody is back."""
        self.house.killed()
        self._furnish()
        self.host, self.tv = self.house.client("host"), self.house.client("tv")
        self.guests = [guest.back() for guest in self.guests]
        self.house.tick()

    def pages(self) -> list[bytes]:
        """What the rules show to each viewer now."""
        match = self.house.room.match
        return _pages(match.title, match.state) if match else []

    def replayed(self) -> list[bytes]:
        """The same, of the journal played from its first line."""
        match = self.house.room.match
        if match is None:
            return []
        entries = self.house.room.journal.entries(match.id)
        return _pages(match.title, replay(match.title, match.start, entries))


def _pages(title: Title, state: State) -> list[bytes]:
    viewers = (TV, HOST, *SEATS, "w1")
    return [ENCODER.encode(page(title, state, viewer)) for viewer in viewers]


def lasting(view: dict[str, Any]) -> dict[str, Any]:
    room = {name: each for name, each in view["room"].items() if name != "troubles"}
    you = {name: each for name, each in view["you"].items() if name not in ("token", "replaced")}
    game = {**view["game"], "cues": []} if view["game"] else None
    return {**view, "rev": 0, "clock": None, "room": room, "you": you, "game": game}
