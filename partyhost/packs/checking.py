"""The check of packs: one item by itself, and all of them beside one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from partyhost.engine.pack import PackKind
from partyhost.l10n import msg
from partyhost.packs.crossing import crossed
from partyhost.packs.fields import called, fields
from partyhost.packs.likeness import Likeness, stem, words
from partyhost.packs.pack import Item, Pack, Problem

YES_OR_NO: dict[tuple[str, ...], bool] = {
    ("yes",): True,
    ("true",): True,
    ("no",): False,
    ("false",): False,
}
ENOUGH = 20  # items from which on a balance means something
LEVEL = 0.35, 0.65  # of yes and no, of more than half and less
SAME = 0.6  # of the items of one pack may be equally hard


@dataclass(frozen=True)
class Entry:
    """An item and where it stands."""

    pack: Pack
    kind: PackKind
    group: str
    item: Item

    @property
    def asks(self) -> str:
        return str(self.item.get(self.kind.asks, ""))

    @property
    def answer(self) -> str:
        return str(self.item.get("answer", ""))

    def problem(self, says: str, hint: bool = False) -> Problem:
        return Problem(Path(self.pack.path).name, str(self.item.get("id", "")), says, hint)


def entries(packs: Sequence[Pack], kinds: Mapping[str, PackKind]) -> list[Entry]:
    found = []
    for pack in packs:
        kind = kinds[pack.about.title]
        for group in pack.groups:
            name = group[kind.group] if kind.group else ""
            found += [Entry(pack, kind, name, item) for item in group[kind.items]]
    return found


def check(
    packs: Sequence[Pack], kinds: Mapping[str, PackKind], mine: Collection[Pack] | None = None
) -> list[Problem]:
    """Everything that is wrong with these packs, and with them beside one another. `mine`: only
    on the questions of these are other answers tried; without it on all."""
    mine = packs if mine is None else mine
    problems = [problem for pack in packs for problem in pack.problems]
    listed = entries(packs, kinds)
    for entry in listed:
        problems += [entry.problem(says) for says in faults(entry.kind, entry.item)]
        missing = uncredited(entry.kind, entry.item)
        problems += [entry.problem(says, hint=entry.pack.own) for says in missing]
    problems += _twice(listed)
    for title in sorted({pack.about.title for pack in mine}):
        problems += _crossed([each for each in listed if each.pack.about.title == title], mine)
    for pack in packs:
        problems += _balance(pack, kinds[pack.about.title])
    return problems


def faults(kind: PackKind, item: Item) -> list[str]:
    """What is wrong with an item that fits, looked at by itself."""
    told: list[str] = []
    answers = [item.get("answer", ""), *item.get("accepted", ())]
    if "answer" in item and not words(str(answers[0])):
        told.append(msg("packs-untypable", answer=str(answers[0])))
    shown = next((each for each in answers if gives_away(str(item.get(kind.asks, "")), each)), None)
    if shown is not None and not _asks_which(item, str(item.get(kind.asks, ""))):
        told.append(msg("packs-gives-away", answer=str(shown), field=called(kind.word(kind.asks))))
    right = {words(str(each)) for each in answers}
    for name in ("reject", "prompt", "ken"):
        listed = item.get(name, ())
        for each in [listed] if isinstance(listed, str) else listed:
            if each and words(each) in right:
                told.append(
                    msg("packs-right-and-not", answer=str(each), field=called(kind.word(name)))
                )
    return told


def gives_away(text: str, answer: Any) -> bool:
    """Do the answer's words stand in the text, one after the other?"""
    if not isinstance(answer, str):
        return False
    sought = tuple(stem(word) for word in words(answer) if word not in ("the", "a", "an"))
    told = tuple(map(stem, words(text)))
    size = len(sought)
    if not size or (size == 1 and len(sought[0]) < 3 and not sought[0].isdigit()):
        return False
    return any(told[n : n + size] == sought for n in range(len(told) - size + 1))


def _asks_which(item: Item, text: str) -> bool:
    """A question may name the answers that it lets people choose from."""
    return " or " in f" {' '.join(words(text))} " or words(str(item.get("answer"))) in YES_OR_NO


def uncredited(kind: PackKind, item: Item) -> list[str]:
    missing = [kind.word(name) for name in kind.credits if not item.get(name)]
    names = [called(word) for word in missing]
    return [msg("packs-uncredited", fields=names, count=len(names))] if names else []


def _twice(listed: Sequence[Entry]) -> Iterator[Problem]:
    index: Likeness[int] = Likeness()
    for n, entry in enumerate(listed):
        index.add(n, entry.asks, entry.answer)
    for n, entry in enumerate(listed):
        found = index.nearest(entry.asks, entry.answer, range(n, len(listed)))
        if found:
            yield entry.problem(same_as(listed[found[0]], found[1]), hint=entry.pack.own)


def same_as(other: Entry, score: float) -> str:
    how = "is" if score > 0.999 else "is almost"
    return f"It {how} the same as {other.item['id']} of “{other.pack.about.name}”."


def _crossed(listed: Sequence[Entry], mine: Collection[Pack]) -> Iterator[Problem]:
    paths = {pack.path for pack in mine}
    by_item = {id(entry.item): entry for entry in listed}
    judged = [entry.item for entry in listed if isinstance(entry.item.get("answer"), str)]
    asks = listed[0].kind.asks if listed else ""
    for item, other in crossed(judged, asks, lambda item: by_item[id(item)].pack.path in paths):
        says = f"“{item['answer']}”, the answer of {item['id']}, would be accepted here."
        yield by_item[id(other)].problem(says, hint=by_item[id(other)].pack.own)


def _balance(pack: Pack, kind: PackKind) -> Iterator[Problem]:
    items = [item for group in pack.groups for item in group[kind.items]]
    for says in (*_sizes(pack, kind), *_leans(items, kind)):
        yield Problem(Path(pack.path).name, "", says, hint=pack.own)


def _sizes(pack: Pack, kind: PackKind) -> Iterator[str]:
    for group in pack.groups:
        if len(group[kind.items]) < kind.needed:
            name = f"“{group[kind.group]}”" if kind.group else "It"
            yield f"{name} has {len(group[kind.items])} of the {kind.needed} that a match needs."


def _leans(items: Sequence[Item], kind: PackKind) -> Iterator[str]:
    if len(items) < ENOUGH:
        return
    default = next((each.default for each in fields(kind) if each.name == "difficulty"), None)
    hard = Counter(item.get("difficulty", default) for item in items)
    for level, count in hard.most_common(1):
        if level is not None and count > SAME * len(items):
            yield f"{count} of {len(items)} have difficulty {level}: mix them more."
    told = [YES_OR_NO.get(words(str(item.get("answer", "")))) for item in items]
    yield from _even("yes", told.count(True), "no", told.count(False))
    numbers = [item["answer"] for item in items if isinstance(item.get("answer"), int)]
    low = sum(number < 50 for number in numbers)
    yield from _even("below 50", low, "50 and more", len(numbers) - low)


def _even(one: str, ones: int, other: str, others: int) -> Iterator[str]:
    both = ones + others
    if both >= ENOUGH and not LEVEL[0] <= ones / both <= LEVEL[1]:
        yield f"{ones} answers are {one} and {others} are {other}: even them out."
