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

MOST_STROKES = 400
MOST_NUMBERS = 20_000  # of ink: x, y and t of every point of every stroke
LONGEST_INK = 3_600_000  # milliseconds a board may take to write


class Button(msgspec.Struct, frozen=True, tag_field="type", tag="button", omit_defaults=True):
    """One thing to do, with nothing to choose. Its value is null."""

    act: str
    label: str
    asks: str = ""  # what would be lost: pages ask once before they send it

    def refusal(self, value: Any) -> str | None:
        return None if value is None else f"“{self.label}” takes no value."

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
        return "Choose one of: " + ", ".join(option.label for option in self.options) + "."

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
            return "Pick cards from those that are lit."
        if not self.min <= len(value) <= self.max:
            return f"Pick {self._how_many()}."
        if len(set(value)) != len(value) or not set(value) <= set(values):
            return "Pick different cards from those that are lit."
        return None

    def _how_many(self) -> str:
        if self.min == self.max:
            return f"exactly {self.min}"
        return f"from {self.min} to {self.max}"

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
            return f"Give a whole number from {self.low:,} to {self.high:,}."
        if not self.low <= value <= self.high:
            return f"Give a number from {self.low:,} to {self.high:,}."
        if (value - self.low) % self.step:
            return f"Give a number in steps of {self.step:,}, starting at {self.low:,}."
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
        return "Write something first."

    def _text(self, text: str) -> str | None:
        if not any(_shows(character) for character in text):
            return "Write something first."
        if len(text) > self.limit:
            return f"That is too long: {self.limit} letters fit on the board."
        if any(map(_steers, text)):
            return "Please leave out control characters."
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
        raise IllegalMove("That can't be done now.")
    if all(refusals):
        raise IllegalMove(str(refusals[0]), "bad_value")


def _steers(character: str) -> bool:
    """Controls, among them those that turn around what is written after them."""
    turns = unicodedata.bidirectional(character) in {"LRE", "RLE", "LRO", "RLO", "PDF"}
    return turns or unicodedata.category(character) in {"Cc", "Cs", "Co"}


def _shows(character: str) -> bool:
    return not character.isspace() and unicodedata.category(character)[0] in "LNPS"


def _ink(strokes: list[Any]) -> str | None:
    if not strokes or not any(strokes):
        return "Write something first."
    if not all(isinstance(stroke, list) and len(stroke) % 3 == 0 for stroke in strokes):
        return "That drawing could not be read. Please clear the board and try again."
    if len(strokes) > MOST_STROKES or sum(map(len, strokes)) > MOST_NUMBERS:
        return "That is too much ink for one board. Please clear it and write less."
    for stroke in strokes:
        for i, number in enumerate(stroke):
            most = 1000 if i % 3 < 2 else LONGEST_INK
            if type(number) is not int or not 0 <= number <= most:
                return "That drawing could not be read. Please clear the board and try again."
    return None
