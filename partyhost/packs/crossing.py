"""The cross-answer test: is the answer of one question taken for another one's? The judge says."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from partyhost.engine.pack import PackKind
from partyhost.judging import Key
from partyhost.judging.cross import Answers, crossings
from partyhost.l10n import msg
from partyhost.packs.pack import Pack

Item = Mapping[str, Any]
AT_ONCE = 25  # items that are looked at before others have their turn
DRAFT = ""  # no item's id
MOST_SHOWN = 60  # letters of a question that a sentence quotes


def key_of(item: Item, asks: str) -> Key:
    accepted, prompt, reject = (tuple(item.get(n, ())) for n in ("accepted", "prompt", "reject"))
    kind = str(item.get("type", "thing"))
    return Key(str(item["answer"]), accepted, prompt, reject, kind, str(item.get(asks, "")))


def crossed(
    items: Sequence[Item], asks: str, wanted: Callable[[Item], bool]
) -> Iterator[tuple[Item, Item]]:
    """Pairs of which the first one's answer is taken for the second one's, which is another and
    does not list it. `asks` is the field with the question; `wanted` says of which second ones."""
    known = {str(n): item for n, item in enumerate(items)}
    keys = {n: key_of(item, asks) for n, item in known.items()}
    for found in crossings(keys, {n for n, item in known.items() if wanted(item)}):
        yield known[found.of], known[found.taken_for]


class Crossed:
    """The same of one item of one pack while it is written. The pack's answers stay in an index,
    so that only the first look takes longer than a moment."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pack: tuple[str, str] = "", ""
        self._answers = Answers()

    def hints(self, pack: Pack, kind: PackKind, item: Item, old: str | None) -> list[str]:
        """What the answer is taken for elsewhere in the pack, and what is taken for it. `old`: the
        id of the item that it is to replace."""
        if not isinstance(item.get("answer"), str):
            return []
        with self._lock:
            asked = self._follow(pack, kind)
            if old is not None:
                self._answers.drop(old)
            self._answers.put(DRAFT, key_of(item, kind.asks))
            found = self._answers.of(DRAFT)
            self._answers.drop(DRAFT)
        mine = {each.taken_for for each in found if each.of == DRAFT}
        theirs = {each.of: each.said for each in found if each.of != DRAFT}
        both = mine & theirs.keys()
        quoted = {id: _short(asked[id]) for id in mine | theirs.keys()}
        return [
            *(msg("packs-crossed-both", other=quoted[id]) for id in sorted(both)),
            *(msg("packs-crossed-mine", other=quoted[id]) for id in sorted(mine - both)),
            *(msg("packs-crossed-theirs", answer=theirs[id], other=quoted[id])
              for id in sorted(theirs.keys() - both)),
        ]  # fmt: skip

    def _follow(self, pack: Pack, kind: PackKind) -> dict[str, str]:
        """Know the pack as it is now; what each item asks."""
        this = pack.about.title, pack.about.id
        if this != self._pack:
            self._pack, self._answers = this, Answers()
        items = kind.all({kind.groups: pack.groups})
        asked = {str(item["id"]): str(item[kind.asks]) for item in items}
        for gone in self._answers.clues - asked.keys():
            self._answers.drop(gone)
        for n, item in enumerate(items):
            self._answers.put(str(item["id"]), key_of(item, kind.asks))
            if n % AT_ONCE == 0:
                time.sleep(0)
        return asked


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1].rstrip()}…"
