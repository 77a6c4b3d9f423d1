"""Items are put to a pack that has some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from partyhost.engine.pack import PackKind
from partyhost.l10n import msg
from partyhost.packs.likeness import Likeness
from partyhost.packs.pack import Item, Pack, Unreadable
from partyhost.packs.reading import MOST_ITEMS


def join(pack: Pack, kind: PackKind, groups: Mapping[str, Sequence[Item]]) -> int:
    """Put these items, by the names of their groups, to the pack's; how many it did not have
    already. Raises Unreadable where it has no room for them."""
    known: Likeness[str] = Likeness()
    ids = set()
    for item in kind.all({kind.groups: pack.groups}):
        known.add(item["id"], str(item[kind.asks]), str(item["answer"]))
        ids.add(item["id"])
    new = {
        name: [item for item in items
               if not known.nearest(str(item[kind.asks]), str(item["answer"]))]
        for name, items in groups.items()
    }  # fmt: skip
    added = sum(map(len, new.values()))
    if len(ids) + added > MOST_ITEMS:
        raise Unreadable(msg("packs-most-items", most=MOST_ITEMS))
    for name, items in new.items():
        if items:
            _group(pack, kind, name)[kind.items].extend(_told_apart(items, ids))
    return added


def _group(pack: Pack, kind: PackKind, name: str) -> dict[str, list[Item]]:
    """The pack's group of this name, which is new if need be."""
    for group in pack.groups:
        if not kind.group or group[kind.group].casefold() == name.casefold():
            return group
    pack.groups.append({**({kind.group: name} if kind.group else {}), kind.items: []})
    return pack.groups[-1]


def _told_apart(items: Sequence[Item], ids: set[str]) -> list[Item]:
    """The items with ids that no other has."""
    told = []
    for item in items:
        id, number = item["id"], 2
        while id in ids:
            id, number = f"{item['id'][:50]}-{number}", number + 1
        ids.add(id)
        told.append({**item, "id": id})
    return told
