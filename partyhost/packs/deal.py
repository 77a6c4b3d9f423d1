"""What a match is begun with: the chosen packs as one, the least recently asked first. It is done
before the start, so that a match replays from what it was dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from partyhost.engine.pack import PackKind
from partyhost.packs.fields import LONGEST_NAME
from partyhost.packs.pack import Group, Item, Pack

MOST_OF_A_GROUP = 60  # items that one match could ever use of one group


def joined(kind: PackKind, packs: Sequence[Pack]) -> dict[str, Any]:
    """The packs as one: groups of one name are one, and groups that are too small to be played
    with are gathered under the name of their pack."""
    groups: dict[str, Group] = {}
    for pack in packs:
        for group in _gathered(kind, pack):
            name = group[kind.group] if kind.group else ""
            known = groups.setdefault(name.casefold(), {**group, kind.items: []})
            there = {item["id"] for item in known[kind.items]}  # from another selection
            known[kind.items] += [item for item in group[kind.items] if item["id"] not in there]
    about = msgspec.to_builtins(packs[0].about) if packs else {}
    return {**about, "packs": [pack.about.id for pack in packs], kind.groups: [*groups.values()]}


def _gathered(kind: PackKind, pack: Pack) -> list[Group]:
    own = [{**group, kind.items: [known_as(pack, item) for item in group[kind.items]]}
           for group in pack.groups]  # fmt: skip
    if not kind.group or kind.names:
        return own
    small = [group for group in own if len(group[kind.items]) < kind.needed]
    mixed = [item for group in small for item in group[kind.items]]
    if len(mixed) < kind.needed:
        return own
    size = len(mixed) // (len(mixed) // max(kind.needed, 1))
    parts = [mixed[n : n + size] for n in range(0, len(mixed) - len(mixed) % size, size)]
    parts[-1] += mixed[len(parts) * size :]
    names = [pack.about.name, *(f"{pack.about.name} {n}" for n in range(2, len(parts) + 1))]
    taken = {group[kind.group] for group in own}
    gathered = [
        {kind.group: _free(name, taken), kind.items: items}
        for name, items in zip(names, parts, strict=True)
    ]
    return [*(group for group in own if group not in small), *gathered]


def _free(name: str, taken: set[str]) -> str:
    return name if name not in taken else f"{name[: LONGEST_NAME - 7]}, mixed"


def known_as(pack: Pack, item: Item) -> Item:
    """The host's own packs may use any ids, so theirs are told apart by the pack's."""
    return {**item, "id": f"{pack.about.id}:{item['id']}"} if pack.own else item


def dealt(kind: PackKind, pack: Mapping[str, Any], asked: Mapping[str, float]) -> dict[str, Any]:
    """The pack for one match. `asked`: when each item was last asked, by its id. Of a group that
    has enough which is new, only that is dealt; else what was asked longest ago fills it up.
    `asked` of the pack are the ids of those, the longest ago first."""
    fresh = {id(group): _unseen(kind, group, asked) for group in pack[kind.groups]}
    groups = sorted(
        pack[kind.groups],
        key=lambda group: -min(len(group[kind.items]), kind.needed, fresh[id(group)]),
    )
    kept = {id(group) for group in groups[: kind.most]}
    told = [_first(kind, group, asked) for group in pack[kind.groups] if id(group) in kept]
    met = [item["id"] for group in told for item in group[kind.items] if item["id"] in asked]
    met.sort(key=lambda each: asked[each])
    return {**pack, kind.groups: told, "asked": met}


def _unseen(kind: PackKind, group: Group, asked: Mapping[str, float]) -> int:
    return sum(item["id"] not in asked for item in group[kind.items])


def _first(kind: PackKind, group: Group, asked: Mapping[str, float]) -> Group:
    """The items of a group in the order in which they should be asked, as many as are of use."""
    items = sorted(group[kind.items], key=lambda item: asked.get(item["id"], 0.0))
    new = _unseen(kind, group, asked)
    return {**group, kind.items: items[: min(max(new, kind.needed), MOST_OF_A_GROUP)]}
