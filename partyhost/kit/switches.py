"""The house rules of a title as the captain's switches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from partyhost.engine.game import HouseRule

Texts = Sequence[tuple[str, tuple[str, ...], str]]
Blocked = Callable[[str], dict[str, str]]


def switches(
    rules: type[msgspec.Struct], texts: Texts, blocked: Blocked = lambda _: {}
) -> tuple[HouseRule, ...]:
    """One for each of `texts` (a field of `rules`, labels of its values, what it means), in their
    order; `blocked` says of a field which values this table can't have, and why."""
    fields = {field.name: field for field in msgspec.structs.fields(rules)}
    made = []
    for name, labels, explains in texts:
        field = fields[name]
        values = (False, True) if field.type is bool else tuple(field.type.__args__)
        made.append(HouseRule(name, values, labels, field.default, explains, blocked(name)))
    return tuple(made)
