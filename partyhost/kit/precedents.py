"""What people ruled on typed answers, before this match and in it, for the judge to go by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from partyhost.engine.acts import Seat
from partyhost.engine.pack import Precedent
from partyhost.engine.secret import Secret
from partyhost.judging import House, Key, Rulings, Strictness, judge, learned

NONE: Secret[Mapping[str, Rulings]] = Secret({})
NONE_YET: Secret[tuple[Precedent, ...]] = Secret(())


@dataclass(frozen=True)
class Precedents:
    """`before`: what this house knew when the match began, by the item's id; `made`: what was
    ruled since, in order. The last word on a text counts."""

    strictness: Strictness = "normal"
    before: Secret[Mapping[str, Rulings]] = NONE
    made: Secret[tuple[Precedent, ...]] = NONE_YET

    def house(self, item: Secret[str]) -> House:
        """What this house adds to what the author wrote on an item."""
        id = item.peek()
        rulings = self.before.peek().get(id, Rulings())
        for each in self.made.peek():
            if each.item == id:
                rulings = learned(rulings, each.text, each.right)
        return House(self.strictness, rulings)

    def ruled(
        self, item: Secret[str], key: Secret[Key], text: str, right: bool, by: tuple[Seat, ...]
    ) -> Precedents:
        """These people ruled on an answer. Nothing is to be remembered where nobody did, where
        nothing was typed, or where the judge would say the same."""
        said = judge(text, key.peek(), self.house(item)).outcome
        if not by or not text or said == ("right" if right else "wrong"):
            return self
        new = Precedent(item.peek(), text, right, by)
        return replace(self, made=Secret((*self.made.peek(), new)))
