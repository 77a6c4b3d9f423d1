"""The cross-answer test: is the answer of one question taken for another one's? The judge says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from partyhost.judging import Key
from partyhost.judging.cross import crossings

Item = Mapping[str, Any]


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
