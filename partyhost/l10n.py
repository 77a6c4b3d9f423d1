"""Sentences for people, in their language, from the catalogues in static/l10n: Project Fluent,
one folder a language (docs/l10n.md). What the host says is in `server/`, the rest is the pages'.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from partyhost import assets

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = {"en": "English", "de": "Deutsch", "es": "Español"}  # each by its own name
ENGLISH = "en"
KEPT = "\x1f"  # before a message that is kept as text
LISTS = {"en": "en_GB"}  # whose way of listing, where the language has several


class Key(NamedTuple):
    """What a message says, in no language yet. Other messages in it are keys, too."""

    id: str
    args: tuple[tuple[str, Any], ...]


class Message(str):
    """A sentence of a catalogue: its English text, and what it takes to say it in another
    language. Whoever knows only strings keeps the English."""

    __slots__ = ("key",)
    key: Key

    def __getnewargs__(self) -> tuple[str]:
        return (str(self),)

    def within(self, language: str) -> str:
        return _said(language, self.key)


def msg(id: str, /, **args: Any) -> Message:
    """The message with this id, whose first word is its catalogue's. `args`: strings, numbers,
    other messages, or sequences of these, which are listed (“Ann, Ben and Cleo”).

    Raises LookupError: no such message, or an argument is missing.
    """
    key = Key(id, tuple((name, _plain(value)) for name, value in args.items()))
    made = Message(_said(ENGLISH, key))
    made.key = key
    return made


def within(language: str, told: Any) -> Any:
    """The same JSON-like value with its messages in this language."""
    if language == ENGLISH:
        return told
    if isinstance(told, Message):
        return told.within(language)
    if isinstance(told, Mapping):
        return {name: within(language, value) for name, value in told.items()}
    if isinstance(told, list | tuple):
        return [within(language, value) for value in told]
    return told


@cache
def hook(language: str) -> Callable[[Any], str]:
    """For msgspec, which asks what to make of a message: `enc_hook=hook("de")`."""

    def say(value: Any) -> str:
        if isinstance(value, Message):
            return value.within(language)
        raise NotImplementedError(f"no page is told of {type(value).__name__}")

    return say


def kept(value: Any) -> str:
    """For msgspec, as a hook: a message as a text that `revived` makes the same message of."""
    if isinstance(value, Message):
        return KEPT + json.dumps(_unsaid(value.key), ensure_ascii=False)
    raise NotImplementedError(f"nothing is kept of {type(value).__name__}")


def revived(text: str) -> str:
    return _message(json.loads(text[1:])) if text.startswith(KEPT) else text


def known(wanted: Any) -> str:
    """The language that is spoken here and was asked for, such as "de" for "de-AT"; or English."""
    short = wanted[:2].lower() if isinstance(wanted, str) else ""
    return short if short in LANGUAGES else ENGLISH


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return value.key
    if isinstance(value, list | tuple):
        return tuple(_plain(each) for each in value)
    return value


def _unsaid(value: Any) -> Any:
    if isinstance(value, Key):
        return {"id": value.id, "args": {name: _unsaid(each) for name, each in value.args}}
    return [_unsaid(each) for each in value] if isinstance(value, tuple) else value


def _message(told: Any) -> Any:
    if isinstance(told, dict):
        return msg(told["id"], **{name: _message(each) for name, each in told["args"].items()})
    return [_message(each) for each in told] if isinstance(told, list) else told


@lru_cache(8192)
def _said(language: str, key: Key) -> str:
    bundle = _catalogue(language, key.id.partition("-")[0])
    message = bundle.get_message(key.id)
    if message.value is None:
        raise LookupError(f"The message {key.id} has no text.")
    args = {name: _worded(language, value) for name, value in key.args}
    text, errors = bundle.format_pattern(message.value, args)
    if errors:
        raise LookupError(f"The message {key.id} can't be said in “{language}”: {errors[0]}.")
    return str(text)


def _worded(language: str, value: Any) -> Any:
    if isinstance(value, Key):
        return _said(language, value)
    if isinstance(value, tuple):
        from babel.lists import format_list

        words = [str(_worded(language, each)) for each in value]
        return format_list(words, locale=LISTS.get(language, language))
    return value


def ready() -> None:
    """Load what the first guest's first sentence would wait for."""
    _catalogue(ENGLISH, "room")


@cache
def _catalogue(language: str, name: str) -> FluentBundle:
    """Loaded when its first sentence is said: a start waits for none."""
    from fluent.runtime import FluentBundle, FluentResource

    file = assets.folder("static") / "l10n" / language / "server" / f"{name}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    if not file.is_file():
        raise LookupError(f"There is no catalogue {language}/server/{name}.ftl.")
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
