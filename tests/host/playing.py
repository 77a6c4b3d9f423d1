"""Guests who play any title through the room by what it offers them, with ids on their acts, as
phones send them; and a host that dies, or pages that connect anew, at any moment."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from partyhost.engine.acts import HOST, TV, Entry
from partyhost.engine.game import Start, page, replay, wire
from partyhost.host.clock import SLEPT
from partyhost.host.lobby import Packs
from partyhost.titles import TITLES
from tests.host.house import Guest, House
from tests.host.situations import lasting, walk
from tests.packs import PACKS
from tests.wire.clients import sample

SAVED = 1_000  # ms that a clock may get back
SEEDS = 12  # of matches that are looked through for a phase of each kind


class Died(BaseException):
    """The process ends here, whatever was about to happen."""


class Night:
    """A match of three who do what is offered, by acts with ids, as phones send them."""

    def __init__(self, folder: Path, key: str, seed: int, packs: Packs = PACKS) -> None:
        self.rng, self.place, self.deaths = Random(f"{key} {seed}"), folder, 0
        self.house = House(folder / "0", titles=TITLES, packs=packs, seed=seed)
        self.host, self.tv = self.house.client("host"), self.house.client("tv")
        self.guests = [self.house.guest(name) for name in ("Ann", "Bo", "Cy")]
        self.kept: Counter[tuple[str, str]] = Counter()
        self.last: dict[str, dict[str, Any]] = {}  # what each was last heard to say

    def starts(self, key: str) -> Night:
        assert self.host.control("start", title=key, options={})["ok"]
        return self

    def goes_to(self, start: Start, entries: list[Entry]) -> Night:
        """The match is in this moment."""
        journal, night = self.house.room.journal, self.house.room.night
        night.match, night.begun = journal.begin_match(start), 1
        for n, entry in enumerate(entries):
            journal.append(night.match, n, entry, None, None)
        self.house.room.save()
        self.house.killed()
        self.connected()
        return self

    def connected(self) -> None:
        self.host, self.tv = self.house.client("host"), self.house.client("tv")
        self.guests = [guest.back() for guest in self.guests]
        self.house.tick()

    @property
    def clients(self) -> list[Guest]:
        return [self.host, self.tv, *self.guests]

    @property
    def playing(self) -> bool:
        return self.house.room.phase == "game"

    def freezes(self, seconds: float) -> None:
        """The lid is closed for so long, or the process is stopped, or the system's clock is set;
        then it goes on as if nothing had been."""
        before, clock = self.seen(), self.clock()
        hands = self.house.hands
        for stopped in ("slept", "awake"):
            setattr(hands, stopped, getattr(hands, stopped) + seconds)
            self.house.tick()
            assert self.house.room.paused
            assert any("asleep" in notice for notice in self.tv.notices)
            assert self.host.control("resume")["ok"]
            assert self.seen() == before
        for by in (seconds, -seconds):
            hands.shift += by
            self.house.tick()
            assert self.seen() == before
        assert self.clock() == clock

    def wish(self) -> tuple[Guest, dict[str, Any]] | None:
        """Something that somebody may do now, with an id of its own."""
        able = [(guest, view) for guest in self.guests if (view := guest.view)["offers"]]
        if not able:
            return None
        waited = [each for each in able if each[0].seat in each[1]["game"]["awaits"]]
        guest, view = self.rng.choice(waited if waited and self.rng.random() < 0.8 else able)
        offer = self.rng.choice(view["offers"])
        id, value = f"{self.rng.getrandbits(64):x}", sample(offer, self.rng)
        return guest, {"id": id, "step": view["game"]["step"], "act": offer["act"], "value": value}

    def acts(self, guest: Guest, wish: dict[str, Any]) -> bool:
        heard: bool = self.house.room.act(guest.id, wish)["ok"]
        if heard:
            self.kept[(guest.seat, wish["id"])] = 1
            self.last[guest.seat] = wish
        return heard

    def drafts(self, guest: Guest, wish: dict[str, Any]) -> None:
        self.house.room.draft(guest.id, {k: v for k, v in wish.items() if k != "id"})

    def goes_on(self) -> None:
        """Somebody acts, or drafts, or time passes, or the host takes a step back."""
        wish, chance = self.wish(), self.rng.random()
        if chance < 0.02:
            self.host.control("undo")
        elif wish is None or chance < 0.1:
            self.house.wait(self.rng.uniform(0.1, 4))
        elif chance < 0.2:
            self.drafts(*wish)
        else:
            self.acts(*wish)
            self.house.wait(0.1)

    def reconnects(self) -> None:
        """Every page is reloaded; what was said last is said again."""
        before, clock = self.seen(), self.clock()
        for client in self.clients:
            client.gone()
        self.connected()
        assert self.seen() == before
        assert abs((self.clock() or 0) - (clock or 0)) <= SAVED
        for seat, wish in self.last.items():
            assert self.house.room.act(self.guests[int(seat[1:]) - 1].id, wish) == {"ok": True}
        assert self.seen() == before

    def dies(self) -> None:
        """At any moment: idle, or with an act that is not on disk yet, or one that is and whose
        answer nobody has heard. Phones send that again, once they are back."""
        self.house.wait(self.rng.uniform(0, 6))
        if not self.playing:
            return
        wish = self.wish() if self.rng.random() < 0.7 else None
        if wish and self.rng.random() < 0.5:
            self.unwritten(*wish)
        elif wish:
            self.unheard(*wish)
        else:
            self.restarted()

    def unwritten(self, guest: Guest, wish: dict[str, Any]) -> None:
        journal = self.house.room.journal

        def die(*_: Any) -> None:
            raise Died

        save_clock, journal.save_clock = journal.save_clock, die  # type: ignore[method-assign]
        before = self.seen()
        try:
            self.house.room.act(guest.id, wish)
        except Died:
            pass
        else:  # it was refused before the journal was asked
            journal.save_clock = save_clock  # type: ignore[method-assign]
        self.restarted(before)
        self.acts(self.guests[int(guest.seat[1:]) - 1], wish)

    def unheard(self, guest: Guest, wish: dict[str, Any]) -> None:
        counted = self.acts(guest, wish)
        self.restarted()
        if counted and self.playing:
            with_it = self.seen()
            again = self.guests[int(guest.seat[1:]) - 1]
            assert self.house.room.act(again.id, wish) == {"ok": True}
            assert self.seen() == with_it

    def seen(self) -> tuple[Any, list[dict[str, Any]]]:
        """All that is so, secrets too, and what each page shows of it."""
        match = self.house.room.match
        assert match
        state = match.state
        return (state.table, state.phase, state.step), [lasting(c.view) for c in self.clients]

    def clock(self) -> int | None:
        shown = self.tv.view["clock"]
        return shown and int(shown["left_ms"])

    def restarted(self, before: Any = None) -> None:
        before, clock = before or self.seen(), self.clock()
        self.deaths += 1
        new = self.place / str(self.deaths)
        shutil.copytree(self.house.folder, new)  # as it lies on the disk in this moment
        self.house.room.journal.close()
        shutil.rmtree(self.house.folder)
        self.house.folder = new
        self.house.hands.awake += self.rng.uniform(0, 4 * SLEPT)  # until it is started again
        self.house.room = self.house._open()
        self.connected()
        after = self.seen()
        assert after[0] == before[0]
        assert after[1] == before[1]
        assert (self.clock() is None) == (clock is None)
        assert clock is None or 0 <= (self.clock() or 0) - clock <= SAVED

    def ends_as_its_journal_says(self) -> None:
        match, journal = self.house.room.match, self.house.room.journal
        assert match
        again = replay(match.title, match.start, journal.entries(match.id))
        for viewer in (TV, HOST, *match.players):
            told = [wire(page(match.title, s, viewer)) for s in (match.state, again)]
            assert told[0] == told[1]
        rows = journal.rows.execute("select seat, act_id from entries where act_id is not null")
        assert Counter(rows.fetchall()) == self.kept
        assert [place["seat"] for place in (self.house.room.last_finished() or {})["places"]]


def in_each_phase(key: str, folder: Path) -> Iterator[Night]:
    """A match in the middle of every kind of phase that is met."""
    left = {phase for phase in TITLES[key].phases if not phase.over}
    for seed in range(SEEDS):
        for n, (start, entries, state) in enumerate(walk(TITLES[key], seed)):
            if type(state.phase) in left:
                left.discard(type(state.phase))
                night = Night(folder / f"{seed} {n}", key, seed).goes_to(start, entries)
                yield night
                night.house.room.close()
        if not left:
            break
    assert len(left) <= len(TITLES[key].phases) // 5, left
