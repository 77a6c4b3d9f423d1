"""What a seat may do now. Said once, used everywhere: a phone draws offers, `apply` checks acts
against them, refusals are worded from them, and bots sample them. The types are the
protocol's (docs/protocol.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from partyhost.engine.acts import Act, IllegalMove
from partyhost.l10n import msg

MOST_STROKES = 400
MOST_NUMBERS = 20_000  # of ink: x, y and t of every point of every stroke
LONGEST_INK = 3_600_000  # milliseconds a board may take to write


class Button(msgspec.Struct, frozen=True, tag_field="type", tag="button", omit_defaults=True):
    """One thing to do, with nothing to choose. Its value is null."""

    act: str
    label: str
    asks: str = ""  # what would be lost: pages ask once before they send it

    def refusal(self, value: Any) -> str | None:
        return None if value is None else msg("engine-no-value", label=self.label)

    def sample(self, rng: Random) -> Any:
        return None


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the values of a choice, as a guest reads it."""

    value: str
    label: str
    note: str = ""  # a second line: what it is worth, what follows from it


class Choice(msgspec.Struct, frozen=True, tag_field="type", tag="choice"):
    """Choose one. Its value is the value of one option."""

    act: str
    label: str
    options: tuple[Option, ...]

    def refusal(self, value: Any) -> str | None:
        if any(value == option.value for option in self.options):
            return None
        return msg("engine-one-of", ways=tuple(option.label for option in self.options))

    def sample(self, rng: Random) -> Any:
        return rng.choice(self.options).value


class Cards(msgspec.Struct, frozen=True, tag_field="type", tag="cards"):
    """Pick some of these, each once. Its value is a list of values."""

    act: str
    label: str
    options: tuple[Option, ...]
    min: int
    max: int

    def refusal(self, value: Any) -> str | None:
        values = [option.value for option in self.options]
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            return msg("engine-cards-lit")
        if not self.min <= len(value) <= self.max:
            return msg("engine-cards-number", low=self.min, high=self.max)
        if len(set(value)) != len(value) or not set(value) <= set(values):
            return msg("engine-cards-twice")
        return None

    def sample(self, rng: Random) -> Any:
        values = [option.value for option in self.options]
        return rng.sample(values, rng.randint(self.min, self.max))


class Number(msgspec.Struct, frozen=True, tag_field="type", tag="number"):
    """Say a number. Its value is an integer from `low` to `high` in steps of `step`."""

    act: str
    label: str
    low: int
    high: int
    step: int = 1
    quick: tuple[int, ...] = ()  # amounts worth a button of their own

    def refusal(self, value: Any) -> str | None:
        if type(value) is not int:
            return msg("engine-number-whole", low=self.low, high=self.high)
        if not self.low <= value <= self.high:
            return msg("engine-number-range", low=self.low, high=self.high)
        if (value - self.low) % self.step:
            return msg("engine-number-steps", step=self.step, low=self.low)
        return None

    def sample(self, rng: Random) -> Any:
        return rng.randrange(self.low, self.high + 1, self.step)


class Write(msgspec.Struct, frozen=True, tag_field="type", tag="write"):
    """Write on the dry-erase board, in type or, where `ink` is true, by hand."""

    act: str
    label: str
    limit: int = 80
    ink: bool = False

    def refusal(self, value: Any) -> str | None:
        match value:
            case {"text": str(text)} if len(value) == 1:
                return self._text(text)
            case {"ink": list(strokes)} if len(value) == 1 and self.ink:
                return _ink(strokes)
        return msg("engine-write-first")

    def _text(self, text: str) -> str | None:
        if not any(_shows(character) for character in text):
            return msg("engine-write-first")
        if len(text) > self.limit:
            return msg("engine-write-less", limit=self.limit)
        if any(map(_steers, text)):
            return msg("engine-write-plain")
        return None

    def sample(self, rng: Random) -> Any:
        if self.ink and rng.random() < 0.3:
            return {"ink": [[rng.randint(0, 1000), rng.randint(0, 1000), t] for t in range(3)]}
        return {"text": rng.choice(["Lagos", "What is Abuja?", "no idea", "7"])}


Offer = Button | Choice | Cards | Number | Write


def admit(offers: Iterable[Offer], act: Act) -> None:
    """Raise IllegalMove unless one of the offers is for this act and admits its value."""
    refusals = [offer.refusal(act.value) for offer in offers if offer.act == act.name]
    if not refusals:
        raise IllegalMove(msg("engine-not-now"))
    if all(refusals):
        raise IllegalMove(refusals[0] or "", "bad_value")


def _steers(character: str) -> bool:
    """Controls, among them those that turn around what is written after them."""
    turns = unicodedata.bidirectional(character) in {"LRE", "RLE", "LRO", "RLO", "PDF"}
    return turns or unicodedata.category(character) in {"Cc", "Cs", "Co"}


def _shows(character: str) -> bool:
    return not character.isspace() and unicodedata.category(character)[0] in "LNPS"


def _ink(strokes: list[Any]) -> str | None:
    if not strokes or not any(strokes):
        return msg("engine-write-first")
    if not all(isinstance(stroke, list) and len(stroke) % 3 == 0 for stroke in strokes):
        return msg("engine-ink-unreadable")
    if len(strokes) > MOST_STROKES or sum(map(len, strokes)) > MOST_NUMBERS:
        return msg("engine-ink-much")
    for stroke in strokes:
        for i, number in enumerate(stroke):
            most = 1000 if i % 3 < 2 else LONGEST_INK
            if type(number) is not int or not 0 <= number <= most:
                return msg("engine-ink-unreadable")
    return None
