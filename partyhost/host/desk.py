"""The host's desk for packs: what stands in them, one item checked while it is typed, packs written
and thrown away. Everything here is short; files that are dropped go by `dropping`."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from partyhost.engine.pack import PackKind
from partyhost.host.messages import Refusal
from partyhost.host.stock import Stock
from partyhost.l10n import msg
from partyhost.packs import decoding, fields, reading, writing
from partyhost.packs.checking import faults, uncredited
from partyhost.packs.crossing import Crossed
from partyhost.packs.imports.reader import made_id
from partyhost.packs.likeness import Likeness
from partyhost.packs.pack import About, Item, Pack, misfit

PAGE = 60  # items that are shown at once
AT_ONCE = 200  # items that are compared before others have their turn


class Written(msgspec.Struct):
    """An item as a form sends it: `old` is its id so far, None for a new one."""

    group: str = ""
    item: Item = {}
    old: str | None = None


class Desk:
    """`room_changed` is called after each change that the shelf shows."""

    def __init__(self, stock: Stock) -> None:
        self.stock, self.lock = stock, threading.RLock()
        self.crossed = Crossed()
        self._index: tuple[object, Likeness[tuple[str, str]]] | None = None

    def kind(self, title: str) -> PackKind:
        kind = self.stock.library.kinds.get(title)
        if kind is None:
            raise Refusal("bad_value", msg("room-no-title"))
        return kind

    def pack(self, title: str, id: str) -> Pack:
        found = [pack for pack in self.stock.library.of(title) if pack.about.id == id]
        if not found:
            raise Refusal("bad_value", msg("packs-gone"))
        return found[0]

    def told(self) -> dict[str, Any]:
        """All packs, what is wrong with any, and what each title's items are made of."""
        library = self.stock.library
        packs = []
        for title in library.kinds:
            known = {pack.about.id: pack for pack in library.of(title)}
            packs += [{**each, "title": title, **_more(known[each["id"]])}
                      for each in self.stock.told(title)]  # fmt: skip
        kinds = {title: _kind(self.stock, title, kind) for title, kind in library.kinds.items()}
        broken = [msgspec.structs.asdict(problem) for problem in library.broken]
        return {
            "packs": packs,
            "kinds": kinds,
            "broken": broken,
            "folder": str(library.own),
            "encodings": decoding.NAMES,
        }

    def items(self, title: str, id: str, find: str, start: int) -> dict[str, Any]:
        """A page of a pack's items, those that hold these words."""
        kind, pack, sought = self.kind(title), self.pack(title, id), find.casefold().split()
        listed = [
            {"group": group.get(kind.group, ""), "item": item}
            for group in pack.groups
            for item in group[kind.items]
            if all(word in _text(group, kind, item) for word in sought)
        ]
        groups = [group[kind.group] for group in pack.groups] if kind.group else []
        return {"items": listed[start : start + PAGE], "total": len(listed), "groups": groups}

    # One item, while it is typed

    def check(
        self, title: str, written: Written, pack: str = ""
    ) -> tuple[Item, list[str], list[str]]:
        """The item as it would be kept, why it can't be, and what else should be minded."""
        kind = self.kind(title)
        text, answer = (str(written.item.get(name, "")) for name in (kind.asks, "answer"))
        known = written.item.get("id") or written.old or made_id(text, answer)
        raw = {**written.item, "id": known}
        item, says = fields.fitted(kind, raw)
        says += _group_faults(kind, written.group)
        hints = []
        if not says:
            says = faults(kind, item)
            hints = [*self._like(title, kind, item, pack, written.old), *uncredited(kind, item)]
            hints += self._crossed(title, kind, item, pack, written.old)
        return item, says, hints

    def _like(
        self, title: str, kind: PackKind, item: Item, pack: str, old: str | None
    ) -> list[str]:
        found = self._known().nearest(
            str(item[kind.asks]), str(item["answer"]), [(f"{title}/{pack}", old or "")]
        )
        return (
            [msg("packs-is-like", item=found[0][1], pack=found[0][0].split("/")[1])]
            if found
            else []
        )

    def _crossed(
        self, title: str, kind: PackKind, item: Item, pack: str, old: str | None
    ) -> list[str]:
        found = [each for each in self.stock.library.of(title) if each.about.id == pack]
        return self.crossed.hints(found[0], kind, item, old) if found else []

    def _known(self) -> Likeness[tuple[str, str]]:
        """All questions of this laptop, gathered once after each change, without holding up."""
        mark = self.stock.looked
        if self._index is None or self._index[0] != mark:
            index: Likeness[tuple[str, str]] = Likeness()
            for pack in list(self.stock.library.packs):
                kind = self.stock.library.kinds[pack.about.title]
                for n, item in enumerate(kind.all({kind.groups: pack.groups})):
                    place = f"{pack.about.title}/{pack.about.id}", item["id"]
                    index.add(place, str(item[kind.asks]), str(item["answer"]))
                    if n % AT_ONCE == 0:
                        time.sleep(0)
            self._index = mark, index
        return self._index[1]

    # Packs of the host's own

    def begin(self, title: str, name: str) -> str:
        """A new, empty pack; its id."""
        kind, told = self.kind(title), fields.plain(name)[: fields.LONGEST_NAME]
        if not told:
            raise Refusal("bad_value", msg("packs-name-it"))
        path = writing.free_path(self.stock.library.own, told)
        return self.keep(Pack(About(title, told), [], own=True, path=str(path)), kind)

    def put(self, title: str, id: str, written: Written) -> tuple[Item, list[str]]:
        """A new item, or one in the place of `old`. Raises Refusal where it does not fit."""
        item, says, hints = self.check(title, written, id)
        if says:
            raise Refusal("bad_value", says[0])
        kind, pack = self.kind(title), self.editable(title, id)
        others = {each["id"] for each in kind.all({kind.groups: pack.groups})} - {written.old}
        if item["id"] in others:
            raise Refusal("bad_value", msg("packs-in-it"))
        groups = _with(kind, pack, written, item)
        changed = msgspec.structs.replace(pack, groups=groups, problems=[])
        self.keep(changed, kind, bool(pack.problems))
        return item, hints

    def remove(self, title: str, id: str, item: str) -> None:
        kind, pack = self.kind(title), self.editable(title, id)
        groups = [{**group, kind.items: [each for each in group[kind.items] if each["id"] != item]}
                  for group in pack.groups]  # fmt: skip
        groups = [group for group in groups if group[kind.items]]
        changed = msgspec.structs.replace(pack, groups=groups, problems=[])
        self.keep(changed, kind, bool(pack.problems))

    def describe(self, title: str, id: str, told: Mapping[str, Any]) -> None:
        """Change what a pack says of itself."""
        pack = self.editable(title, id)
        try:
            about = {**msgspec.to_builtins(pack.about), **told, "title": title, "id": id}
            made = msgspec.convert(about, About)
        except msgspec.ValidationError as error:
            raise Refusal("bad_value", msg("packs-no-fit", field=misfit(error))) from None
        made.name = fields.plain(made.name)[: fields.LONGEST_NAME] or pack.about.name
        changed = msgspec.structs.replace(pack, about=made)
        self.keep(changed, self.kind(title), bool(pack.problems))

    def delete(self, title: str, id: str) -> None:
        pack = self.editable(title, id)
        with self.lock, contextlib.suppress(FileNotFoundError):
            Path(pack.path).unlink()
        self.stock.look()

    def editable(self, title: str, id: str) -> Pack:
        """A pack that the page may change. Raises Refusal."""
        pack = self.pack(title, id)
        if not pack.own:
            raise Refusal("not_allowed", msg("packs-shipped-stay"))
        if pack.part:
            raise Refusal("not_allowed", msg("packs-selection"))
        if Path(pack.path).is_dir():
            raise Refusal("not_allowed", msg("packs-folder"))
        return pack

    def keep(self, pack: Pack, kind: PackKind, lossy: bool = False) -> str:
        """On disk, and on the shelf. `lossy`: the file holds rows that are not in the pack."""
        try:
            with self.lock:
                writing.save(pack, kind, Path(pack.path), aside=lossy)
        except OSError:
            raise Refusal("bad_value", msg("packs-unwritten")) from None
        return self.stock.put(pack).about.id


def _more(pack: Pack) -> dict[str, Any]:
    editable = pack.own and not pack.part and Path(pack.path).suffix in reading.ENDINGS
    problems = [msgspec.structs.asdict(problem) for problem in pack.problems[:50]]
    about = {name: getattr(pack.about, name) for name in ("author", "licence", "version")}
    return {**about, "editable": editable, "problems": problems}


def _kind(stock: Stock, title: str, kind: PackKind) -> dict[str, Any]:
    return {
        "name": stock.titles[title].name,
        "item": kind.items,
        "asks": kind.asks,
        "group": fields.called(kind.word(kind.group)) if kind.group else None,
        "groups": list(kind.names),
        "group_labels": [fields.labelled(each) for each in kind.names],
        "needed": kind.needed,
        "fields": [_field(each) for each in fields.fields(kind)],
    }


def _field(field: fields.Field) -> dict[str, Any]:
    labels = [fields.labelled(each) for each in field.values]
    return {**msgspec.structs.asdict(field), "word": fields.called(field.word), "labels": labels}


def _text(group: Mapping[str, Any], kind: PackKind, item: Item) -> str:
    return f"{group.get(kind.group, '')} {item.get(kind.asks)} {item.get('answer')}".casefold()


def _group_faults(kind: PackKind, name: str) -> list[str]:
    word = fields.called(kind.word(kind.group)) if kind.group else ""
    the = msg("packs-the", field=word, long="no")
    if not kind.group or (kind.names and name in kind.names):
        return []
    if kind.names:
        return [msg("packs-group-one-of", the=the, ways=", ".join(kind.names))]
    if not fields.plain(name):
        return [msg("packs-missing", the=the)]
    if len(name) > fields.LONGEST_NAME:
        return [msg("packs-too-long", the=the, size=len(name), most=fields.LONGEST_NAME)]
    return []


def _with(kind: PackKind, pack: Pack, written: Written, item: Item) -> list[dict[str, Any]]:
    """The groups with this item: in its old place if its group is the same, else at the end."""
    name = fields.plain(written.group) if kind.group else ""
    groups, placed = [], False
    for group in pack.groups:
        mine = not kind.group or group[kind.group] == name
        items = []
        for each in group[kind.items]:
            if each["id"] != written.old:
                items.append(each)
            elif mine:
                items.append(item)
                placed = True
        if mine and not placed:
            items.append(item)
            placed = True
        if items:
            groups.append({**group, kind.items: items})
    if not placed:
        groups.append({**({kind.group: name} if kind.group else {}), kind.items: [item]})
    return groups
