"""What the judge is given and what it says."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from partyhost.l10n import msg

Outcome = Literal["right", "wrong", "unsure"]


class Key(msgspec.Struct, frozen=True):
    """What counts for one clue: the answer as shown, what else is right, what is too vague
    for a machine (`prompt`), what must never pass (`reject`), its type, the clue itself, whose
    words add nothing to an answer, and the other answers of the pack, in words: a slip that
    spells one of them goes to people."""

    answer: str
    accepted: tuple[str, ...] = ()
    prompt: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    type: str = "thing"
    clue: str = ""
    others: frozenset[str] = frozenset()


class Verdict(msgspec.Struct, frozen=True):
    """`unsure` is for people to say. `why` is a short sentence for them."""

    outcome: Outcome
    why: str


@cache
def ruled(outcome: Outcome, why: str) -> Verdict:
    """`why`: the id of its sentence in the catalogue."""
    return Verdict(outcome, msg(why))
