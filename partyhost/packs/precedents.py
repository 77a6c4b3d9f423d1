"""What people of this house have ruled on answers, over all nights: the texts and no names, only on
this machine. A match is begun with those on its items, and an export puts them into the pack."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from partyhost.engine.pack import PackKind, Precedent
from partyhost.judging import Rulings, learned, same, warm
from partyhost.packs.deal import known_as
from partyhost.packs.fields import MOST_LINES, fields
from partyhost.packs.memory import opened
from partyhost.packs.pack import Item, Pack

FILE = "precedents.sqlite3"
TABLE = """
create table if not exists precedents (
    title text not null, item text not null, said text not null,
    also integer not null, place integer not null,
    primary key (title, item, said)) without rowid;
"""
READ = "select title, item, said, also from precedents order by place"
NOTHING = Rulings()


def ready_to_judge() -> None:
    """Has done what the first answer of a night would wait for: some tenths of a second."""
    warm()


class Precedents:
    """The last word on a text counts."""

    def __init__(self, folder: Path) -> None:
        self._lock = threading.Lock()
        self._known: dict[str, dict[str, Rulings]] = {}
        self._db = opened(folder / FILE, TABLE, READ)
        for title, item, said, also in self._db.execute(READ):
            of = self._known.setdefault(title, {})
            of[item] = learned(of.get(item, NOTHING), said, bool(also))

    def of(self, title: str) -> Mapping[str, Rulings]:
        """By the item's id."""
        return self._known.get(title, {})

    def on(self, kind: PackKind, title: str, pack: Mapping[str, Any]) -> dict[str, Any]:
        """Those on the items of a match's pack, as a start carries them."""
        known = self.of(title)
        met = (item["id"] for item in kind.all(pack) if item["id"] in known)
        return {item: msgspec.to_builtins(known[item]) for item in met}

    def put(self, title: str, item: str, rulings: Rulings) -> None:
        """From now on these are all there are on this item."""
        rows = [(title, item, said, also, place)
                for also, texts in ((True, rulings.also), (False, rulings.never))
                for place, said in enumerate(texts)]  # fmt: skip
        with self._lock:
            self._known.setdefault(title, {})[item] = rulings
            with contextlib.suppress(sqlite3.Error), self._db:
                self._db.execute(
                    "delete from precedents where title = ? and item = ?", (title, item)
                )
                self._db.executemany("insert into precedents values (?, ?, ?, ?, ?)", rows)

    def changed(
        self,
        title: str,
        pack: Mapping[str, Any],
        was: Sequence[Precedent],
        now: Sequence[Precedent],
    ) -> None:
        """A match that began with this pack had ruled `was`, and has ruled `now`: what is new is
        learned, and what was taken back is as it had been."""
        before = msgspec.convert(pack.get("precedents", {}), dict[str, Rulings])
        for each in was:
            if each not in now:
                rulings = self._without(title, each.item, each.text)
                for text, right in _ruled(before.get(each.item, NOTHING), now, each):
                    rulings = learned(rulings, text, right)
                self.put(title, each.item, rulings)
        for each in now:
            if each not in was:
                known = self.of(title).get(each.item, NOTHING)
                self.put(title, each.item, learned(known, each.text, each.right))

    def take_back(self, title: str, item: str, said: str) -> None:
        """As if nobody had ruled on this text."""
        self.put(title, item, self._without(title, item, said))

    def _without(self, title: str, item: str, said: str) -> Rulings:
        known = self.of(title).get(item, NOTHING)
        also = tuple(text for text in known.also if not same(text, said))
        never = tuple(text for text in known.never if not same(text, said))
        return Rulings(also, never)

    def forget(self) -> None:
        """Nobody here has ruled on anything. Raises sqlite3.Error where it could not be deleted."""
        with self._lock:
            with self._db:
                self._db.execute("delete from precedents")
            self._known = {}

    def close(self) -> None:
        self._db.close()


def _ruled(
    before: Rulings, now: Iterable[Precedent], gone: Precedent
) -> Iterator[tuple[str, bool]]:
    """What else was ruled on the text of one that is taken back, in order."""
    made = [(text, True) for text in before.also] + [(text, False) for text in before.never]
    made += [(each.text, each.right) for each in now if each.item == gone.item]
    return ((text, right) for text, right in made if same(text, gone.text))


def written_in(pack: Pack, kind: PackKind, known: Mapping[str, Rulings]) -> Pack:
    """The pack with what this house has ruled as its `accepted` and `reject`, where its items have
    such lists."""
    if not {"accepted", "reject"} <= {field.name for field in fields(kind)}:
        return pack
    groups = [
        {**group, kind.items: [_written_in(pack, item, known) for item in group[kind.items]]}
        for group in pack.groups
    ]
    return msgspec.structs.replace(pack, groups=groups)


def listed_in(item: Item, rulings: Rulings) -> Iterator[str]:
    """The texts of which the item itself says what was ruled."""
    right = (item["answer"], *item.get("accepted", ()))
    for said, listed in (
        *((said, right) for said in rulings.also),
        *((said, item.get("reject", ())) for said in rulings.never),
    ):
        if any(same(said, each) for each in listed):
            yield said


def _written_in(pack: Pack, item: Item, known: Mapping[str, Rulings]) -> Item:
    rulings = known.get(known_as(pack, item)["id"])
    if rulings is None:
        return item
    lists: dict[str, list[str]] = {
        "accepted": _with(item, "accepted", rulings.also, rulings.never),
        "reject": _with(item, "reject", rulings.never, rulings.also),
        "prompt": _with(item, "prompt", (), (*rulings.also, *rulings.never)),
    }
    kept = {name: value for name, value in item.items() if name not in lists}
    return {**kept, **{name: texts for name, texts in lists.items() if texts}}


def _with(item: Item, name: str, more: Iterable[str], out: Iterable[str]) -> list[str]:
    """What the author wrote, but for what people ruled otherwise; then what people ruled."""
    out = tuple(out)
    texts = [text for text in item.get(name, ()) if not any(same(text, each) for each in out)]
    known = [*texts, item["answer"]] if name == "accepted" else texts
    texts += [text for text in more if not any(same(text, each) for each in known)]
    return texts[:MOST_LINES]
