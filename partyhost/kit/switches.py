"""The house rules of a title as the captain's switches."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from partyhost.engine.game import HouseRule
from partyhost.l10n import msg

Blocked = Callable[[str], dict[str, str]]


def house_rules(
    rules: type[msgspec.Struct], area: str, blocked: Blocked = lambda _: {}
) -> tuple[HouseRule, ...]:
    """One for each field of `rules`, in their order. The catalogue of the area has what it means
    (`<area>-option-<field>`) and its values (`<area>-option-<field>-<value>`; yes and no), that
    of the kit what it is called; `blocked` says of a field which values this table can't have, and
    why."""
    made = []
    for field in msgspec.structs.fields(rules):
        values = (False, True) if field.type is bool else tuple(field.type.__args__)
        labels = tuple(msg(f"{area}-option-{field.name}-{_word(value)}") for value in values)
        explains = msg(f"{area}-option-{field.name}")
        title, why = msg(f"kit-rule-{field.name}"), blocked(field.name)
        made.append(HouseRule(field.name, values, labels, field.default, explains, why, title))
    return tuple(made)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
