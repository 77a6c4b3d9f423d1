"""One secrecy test for every title, present and future: non-interference.

`twin(state, viewer)` is the same state with everything changed that `viewer` may not know.
If the viewer's page differs between the two, something leaked. No title needs to say again what
is hidden: the `Secret`s in its state say it. Hidden values change only into values of their own
type: numbers and texts into others, cards and the like trade places.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any

import msgspec

from partyhost.engine.acts import Seat
from partyhost.engine.game import State
from partyhost.engine.rng import Rng
from partyhost.engine.secret import Secret

Change = Callable[[Any], Any]


def twin(state: State, viewer: Seat, rng: Random) -> State:
    """The state as it might be as well, for all that this viewer knows."""
    pools: dict[type, list[Any]] = defaultdict(list)
    for secret in _secrets((state.table, state.phase)):
        if viewer not in secret.knows:
            for card in _cards(secret):
                pools[type(card)].append(card)
    for pool in pools.values():
        rng.shuffle(pool)
    changed: dict[int, Secret[Any]] = {}

    def change(secret: Secret[Any]) -> Secret[Any]:
        if viewer in secret.knows:
            return Secret(_rebuilt(secret.peek(), change), secret.knows)
        if id(secret) not in changed:
            changed[id(secret)] = _changed(secret, pools, rng)
        return changed[id(secret)]

    table, phase = _rebuilt(state.table, change), _rebuilt(state.phase, change)
    return replace(state, table=table, phase=phase)


LARGE = 500  # leaves; what is that large lies still all through a match, and is changed once
_KNOWN: dict[int, tuple[Secret[Any], list[Any], Secret[Any] | None]] = {}


def _cards(secret: Secret[Any]) -> list[Any]:
    """The cards inside, looked up once for each secret."""
    return _known(secret)[1]


def _known(secret: Secret[Any]) -> tuple[Secret[Any], list[Any], Secret[Any] | None]:
    if id(secret) not in _KNOWN:
        if len(_KNOWN) > 20_000:
            _KNOWN.clear()
        leaves = list(_leaves(secret.peek()))
        cards = [leaf for leaf in leaves if _card(leaf)]
        still = None
        if len(leaves) > LARGE and not cards:
            still = Secret(_other(secret.peek(), {}, Random(1)), secret.knows)
        _KNOWN[id(secret)] = (secret, cards, still)
    return _KNOWN[id(secret)]


def _changed(secret: Secret[Any], pools: dict[type, list[Any]], rng: Random) -> Secret[Any]:
    still = _known(secret)[2]
    return Secret(_other(secret.peek(), pools, rng), secret.knows) if still is None else still


def _parts(value: Any) -> list[Any] | None:
    """What a value is made of, or None for a leaf."""
    if value is None or isinstance(value, str | int | Secret):
        return None
    if isinstance(value, Mapping):
        return list(value.values())
    if isinstance(value, tuple | list):
        return list(value)
    if isinstance(value, msgspec.Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    if is_dataclass(value) and not isinstance(value, type):
        return [getattr(value, field.name) for field in fields(value)]
    return None


def _secrets(value: Any) -> Iterator[Secret[Any]]:
    if isinstance(value, Secret):
        yield value
        if _known(value)[2] is None:
            yield from _secrets(value.peek())
    for part in _parts(value) or ():
        yield from _secrets(part)


def _card(value: Any) -> bool:
    """A thing that trades places whole: an enum member, or a record with an id."""
    return isinstance(value, Enum) or (is_dataclass(value) and hasattr(value, "id"))


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, Secret):
        return
    parts = None if _card(value) else _parts(value)
    if parts is None:
        yield value
    for part in parts or ():
        yield from _leaves(part)


def _other(value: Any, pools: dict[type, list[Any]], rng: Random) -> Any:
    if isinstance(value, Secret | bool) or value is None:
        return not value if isinstance(value, bool) else value
    if isinstance(value, Rng):
        return Rng(value.seed + "0", value.draws)
    if _card(value):
        return pools[type(value)].pop()
    if isinstance(value, int):
        return value + rng.randint(1, 9)
    if isinstance(value, str):
        return value + rng.choice("xyz")
    return _with_parts(value, lambda part: _other(part, pools, rng))


def _rebuilt(value: Any, change: Callable[[Secret[Any]], Secret[Any]]) -> Any:
    if isinstance(value, Secret):
        return change(value)
    if value is None or isinstance(value, str | int):
        return value
    return _with_parts(value, lambda part: _rebuilt(part, change))


def _with_parts(value: Any, of: Change) -> Any:
    if isinstance(value, Mapping):
        return {key: of(item) for key, item in value.items()}
    if isinstance(value, tuple):
        return tuple(map(of, value))
    if isinstance(value, msgspec.Struct):
        names = value.__struct_fields__
        return msgspec.structs.replace(value, **{name: of(getattr(value, name)) for name in names})
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{f.name: of(getattr(value, f.name)) for f in fields(value)})
    return value
