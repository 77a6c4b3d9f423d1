"""The packs as the room plays with them: which are in, what of them this house has met, and what
a match is dealt. The shelf reads it like a mapping of packs by title."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from partyhost.engine.game import Title
from partyhost.packs import deal
from partyhost.packs.asked import Asked
from partyhost.packs.beside import begun
from partyhost.packs.library import Library
from partyhost.packs.pack import Pack
from partyhost.packs.precedents import Precedents

NO_PACK: dict[str, Any] = {}
OWN, KEPT = "packs", "packs.json"  # in the data folder
SAME_SHOWING = 600.0  # seconds in which a question that is still on a screen is not noted anew
Chosen = Mapping[str, Mapping[str, bool]]  # by title and pack; what is not named is as it comes


class Stock(Mapping[str, dict[str, Any]]):
    """`chosen` is the room's; `look` notices new and changed files."""

    def __init__(self, titles: Mapping[str, Title], library: Library, folder: Path) -> None:
        self.titles, self.library = titles, library
        self.asked, self.precedents = Asked(folder), Precedents(folder)
        self.chosen: Chosen = {}
        self._lock = threading.RLock()
        self._joined: dict[str, tuple[object, dict[str, Any]]] = {}
        self._told: dict[str, tuple[object, list[dict[str, Any]]]] = {}
        self._texts: tuple[object, dict[str, str]] = (None, {})
        self._reader: subprocess.Popen[bytes] | None = None
        self.looked = 0

    @classmethod
    def opened(cls, titles: Mapping[str, Title], shipped: Path, folder: Path) -> Stock:
        kinds = {key: title.kind for key, title in titles.items() if title.kind}
        library = Library(kinds, shipped, folder / OWN, folder / KEPT)
        library.own.mkdir(exist_ok=True)
        library.look()
        return cls(titles, library, folder)

    def look(self) -> bool:
        """Has any pack come, gone or changed? What takes long to read is read beside the host."""
        with self._lock:
            changed = self.library.look(large=False)
            self.looked += changed
            if self.library.waiting and (self._reader is None or self._reader.poll() is not None):
                places = (self.library.shipped, self.library.own, self.library.kept)
                self._reader = begun("partyhost.packs.rereading", *map(str, places))
            return changed

    def put(self, pack: Pack) -> Pack:
        """A pack that was just written, without reading it again; as the shelf knows it."""
        with self._lock:
            known = self.library.put(pack)
            self.looked += 1
            return known

    # As a mapping, for the shelf

    def __getitem__(self, title: str) -> dict[str, Any]:
        with self._lock:
            kind = self.titles[title].kind
            if kind is None:
                return NO_PACK
            packs = self.playing(title)
            if not packs:
                raise KeyError(title)
            mark = (self.looked, [pack.about.id for pack in packs])
            if title not in self._joined or self._joined[title][0] != mark:
                self._joined[title] = mark, deal.joined(kind, packs)
            return self._joined[title][1]

    def __iter__(self) -> Iterator[str]:
        for key, title in self.titles.items():
            if title.kind is None or self.playing(key):
                yield key

    def __len__(self) -> int:
        return sum(1 for _ in self)

    # What is in, and what is left of it

    def playing(self, title: str) -> list[Pack]:
        """Who wants a selection from a pack wants no more of it than that."""
        packs = [pack for pack in self.library.of(title) if self._in(pack)]
        narrowed = {pack.path for pack in packs if pack.part}
        return [pack for pack in packs if pack.part or pack.path not in narrowed]

    def _in(self, pack: Pack) -> bool:
        chosen = self.chosen.get(pack.about.title, {})
        return chosen.get(pack.about.id, pack.about.audience == "everyone")

    def told(self, title: str) -> list[dict[str, Any]]:
        """The title's packs for the pages: which are in, and how much of each is new."""
        with self._lock:
            chosen = dict(self.chosen.get(title, {}))
            mark = (self.looked, self.asked.count, chosen)
            if title not in self._told or self._told[title][0] != mark:
                self._told[title] = mark, self._packs(title)
            return self._told[title][1]

    def _packs(self, title: str) -> list[dict[str, Any]]:
        """What two of them share is counted once: `plays` of the first one has it."""
        playing = {pack.about.id for pack in self.playing(title)}
        told, counted, met = [], set[str](), self.asked.of(title)
        for pack in self.library.of(title):
            ids, known = self._ids(pack), pack.about.id in playing
            mine = {each for each in ids if known and each not in counted}
            counted |= mine
            plays = {"plays": len(mine), "plays_new": len(mine - met.keys())}
            told.append({**self._pack(pack, ids), **plays})
        return told

    def _ids(self, pack: Pack) -> list[str]:
        kind = self.library.kinds[pack.about.title]
        return [
            deal.known_as(pack, item)["id"] for group in pack.groups for item in group[kind.items]
        ]

    def _pack(self, pack: Pack, ids: list[str]) -> dict[str, Any]:
        met = self.asked.of(pack.about.title)
        return {
            "id": pack.about.id,
            "name": pack.about.name,
            "language": pack.about.language,
            "audience": pack.about.audience,
            "own": pack.own,
            "items": len(ids),
            "new": sum(each not in met for each in ids),
            "in": self._in(pack),
        }

    def dealt(self, title: str) -> dict[str, Any]:
        """The pack that a match begins with. Raises KeyError where there is none."""
        kind = self.titles[title].kind
        if kind is None:
            return {}
        pack = deal.dealt(kind, self[title], self.asked.of(title))
        if self.titles[title].precedents is None:
            return pack
        return {**pack, "precedents": self.precedents.on(kind, title, pack)}

    def shown(
        self, match: int, title: Title, pack: Mapping[str, Any], view: Any, now: float
    ) -> None:
        """Note what of the match's pack stands in a view that everybody sees."""
        if title.kind is None:
            return
        if self._texts[0] != match:
            kind = title.kind
            self._texts = match, {item[kind.asks]: item["id"] for item in kind.all(pack)}
        texts = self._texts[1]
        ids = {texts[text] for text in _strings(view) if text in texts}
        new = [each for each in ids if self.asked.of(title.key).get(each, 0) < now - SAME_SHOWING]
        self.asked.note(title.key, new, now)

    def forget(self) -> None:
        self.asked.forget()
        self.precedents.forget()


def _strings(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings(each)
