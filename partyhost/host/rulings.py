"""What people of this house have ruled, for the host's page: told, taken back one by one, sent as a
file, and written into a pack."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import msgspec

from partyhost.host.desk import Desk
from partyhost.packs.deal import known_as
from partyhost.packs.pack import Item, Pack
from partyhost.packs.precedents import listed_in, written_in
from partyhost.packs.writing import safe_cell

COLUMNS = ("title", "pack", "question", "answer", "said", "ruled")
Place = tuple[str, str]  # a title, and an item as a match knows it


class Ruling(msgspec.Struct):
    """Which one a page means."""

    title: str
    item: str
    said: str


class Ruled:
    """The rulings beside the questions that they are on."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.precedents = desk, desk.stock.precedents

    def count(self) -> int:
        return sum(1 for _ in self._all())

    def told(self) -> dict[str, Any]:
        """All of them, those of a title together; without a `pack` where its question has gone."""
        found = self._asked()
        rulings = []
        for title, item, said, right in self._all():
            pack, asked = found.get((title, item), (None, {}))
            kind, name = self.desk.kind(title), self.desk.stock.titles[title].name
            about = {"pack": pack.about.id, "pack_name": pack.about.name} if pack else {}
            rulings.append({
                "title": title, "name": name, "item": item, "said": said, "right": right,
                "asked": asked.get(kind.asks, ""), "answer": asked.get("answer", ""), **about,
            })  # fmt: skip
        return {"rulings": rulings}

    def take_back(self, ruling: Ruling) -> None:
        self.desk.kind(ruling.title)
        self.precedents.take_back(ruling.title, ruling.item, ruling.said)

    def table(self) -> bytes:
        """As a spreadsheet."""
        made = io.StringIO(newline="")
        out = csv.writer(made)
        out.writerow(COLUMNS)
        for each in self.told()["rulings"]:
            ruled = "right" if each["right"] else "wrong"
            row = (each["name"], each.get("pack_name", ""), each["asked"], each["answer"])
            out.writerow([safe_cell(str(cell)) for cell in (*row, each["said"], ruled)])
        return made.getvalue().encode("utf-8-sig")

    def with_them(self, pack: Pack) -> Pack:
        """A pack as it is sent: what was ruled is among what it takes and refuses."""
        title = pack.about.title
        return written_in(pack, self.desk.kind(title), self.precedents.of(title))

    def write_in(self, title: str, id: str) -> int:
        """Make them a part of a pack of the host's own, which then need not be remembered; how
        many. Raises Refusal."""
        pack = self.desk.editable(title, id)
        kind, known = self.desk.kind(title), self.precedents.of(title)
        changed = self.with_them(pack)
        kept = [
            (place, said)
            for item in kind.all({kind.groups: changed.groups})
            if (place := known_as(pack, item)["id"]) in known
            for said in listed_in(item, known[place])
        ]
        self.desk.keep(changed, kind, bool(pack.problems))
        for place, said in kept:
            self.precedents.take_back(title, place, said)
        return len(kept)

    def _all(self) -> Iterator[tuple[str, str, str, bool]]:
        for title in self.desk.stock.library.kinds:
            for item, rulings in sorted(self.precedents.of(title).items()):
                yield from ((title, item, said, True) for said in rulings.also)
                yield from ((title, item, said, False) for said in rulings.never)

    def _asked(self) -> dict[Place, tuple[Pack, Item]]:
        """The questions that anything was ruled on."""
        found: dict[Place, tuple[Pack, Item]] = {}
        for pack in self.desk.stock.library.packs:
            kind, known = self.desk.kind(pack.about.title), self.precedents.of(pack.about.title)
            for item in kind.all({kind.groups: pack.groups}) if known else ():
                place = known_as(pack, item)["id"]
                if place in known:
                    found[pack.about.title, place] = pack, item
        return found
