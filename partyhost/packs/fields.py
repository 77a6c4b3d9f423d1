"""The fields of an item, and whether what somebody wrote fits into them. The editor's form is made
of the same fields."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import inspect

from partyhost.engine.pack import PackKind
from partyhost.l10n import msg

Sort = Literal["text", "lines", "number", "switch", "choice"]
LONGEST = {"id": 60, "answer": 80, "source": 240, "credit": 240}
LONGEST_TEXT, LONGEST_NAME, MOST_LINES = 100, 40, 20
YES, NO = ("yes", "true", "1", "x"), ("no", "false", "0", "")


class Field(msgspec.Struct, frozen=True):
    """`sort` says how it is written: a text, several lines, a whole number, yes or no, or one of
    `values`. `low` and `high` bound a number, `longest` a text."""

    name: str
    word: str
    sort: Sort
    required: bool
    default: Any = None
    values: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    longest: int = LONGEST_TEXT

    @property
    def the(self) -> str:
        return the(self.word)


def the(word: str) -> str:
    """A field as a sentence begins with it."""
    return msg("packs-the", field=called(word), long="yes" if " " in word else "no")


def called(word: str) -> str:
    """What people call a field, in their language where its catalogue has it."""
    try:
        return msg(f"packs-word-{word.lower().replace(' ', '-')}")
    except LookupError:
        return word


def labelled(value: Any) -> str:
    """What people call a value that a field may have, or a group whose names are given."""
    try:
        return msg(f"packs-value-{value}")
    except LookupError:
        return str(value)


class Unfit(ValueError):
    """Says in a sentence why a value does not fit."""


_known: dict[type[msgspec.Struct], tuple[Field, ...]] = {}


def fields(kind: PackKind) -> tuple[Field, ...]:
    if kind.item not in _known:
        info = inspect.type_info(kind.item)
        assert isinstance(info, inspect.StructType)
        _known[kind.item] = tuple(_field(kind, each) for each in info.fields)
    return _known[kind.item]


def _field(kind: PackKind, told: inspect.Field) -> Field:
    name, bare = told.encode_name, _bare(told.type)
    low = getattr(bare, "ge", None)
    high = getattr(bare, "le", None)
    values = kind.choices.get(name, ())
    if isinstance(bare, inspect.LiteralType):
        values = tuple(bare.values)
    longest = kind.longest if name == kind.asks else LONGEST.get(name, LONGEST_TEXT)
    default = None if told.default is msgspec.NODEFAULT else told.default
    default = list(default) if isinstance(default, tuple) else default
    sort: Sort = "choice" if values else _sort(bare)
    return Field(name, kind.word(name), sort, told.required, default, values, low, high, longest)


def _bare(told: inspect.Type) -> inspect.Type:
    """The type itself, where a value may also be missing."""
    if isinstance(told, inspect.UnionType):
        return next(each for each in told.types if not isinstance(each, inspect.NoneType))
    return told


def _sort(told: inspect.Type) -> Sort:
    match told:
        case inspect.StrType():
            return "text"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "switch"
    return "lines"


def fitted(kind: PackKind, raw: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The item as the title reads it, with its defaults left out, and a sentence for each field
    that does not fit. Only an item without sentences may be played with."""
    item: dict[str, Any] = {}
    wrong: list[str] = []
    known = fields(kind)
    for field in known:
        try:
            value = fit(field, raw.get(field.name))
        except Unfit as unfit:
            wrong.append(unfit.args[0])
            continue
        if value is not None and value != field.default:
            item[field.name] = value
    names = {field.name for field in known}
    strange = [str(name)[:40] for name in raw if name not in names]
    wrong += [msg("packs-no-field", name=name) for name in strange[:3]]
    return item, wrong


def fit(field: Field, value: Any) -> Any:
    """The value as the field wants it; None where it was left empty. Raises Unfit."""
    if value is None or (isinstance(value, str) and not value.strip()):
        if field.required:
            raise Unfit(msg("packs-missing", the=field.the))
        return None
    match field.sort:
        case "text":
            return _text(field, value)
        case "lines":
            return _lines(field, value)
        case "number":
            return _number(field, value)
        case "switch":
            return _switch(field, value)
    return _choice(field, value)


def plain(text: str) -> str:
    """One line in Unicode's composed form, without what can't be seen."""
    text = unicodedata.normalize("NFC", text)
    if not text.isprintable():
        kept = (" " if each.isspace() else each for each in text)
        text = "".join(e for e in kept if e == " " or e.isprintable() or e in "\u200c\u200d")
    return " ".join(text.split())


def _text(field: Field, value: Any) -> str:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise Unfit(msg("packs-no-text", the=field.the))
    text = plain(str(value))
    if not text and field.required:
        raise Unfit(msg("packs-missing", the=field.the))
    if len(text) > field.longest:
        raise Unfit(msg("packs-too-long", the=field.the, size=len(text), most=field.longest))
    return text


def _lines(field: Field, value: Any) -> list[str]:
    """In a cell of a table, lines are parted by |."""
    if isinstance(value, str):
        value = value.split("|")
    if not isinstance(value, list | tuple):
        value = [value]
    if len(value) > MOST_LINES:
        raise Unfit(msg("packs-too-many-lines", the=field.the, size=len(value), most=MOST_LINES))
    lines = [_text(field, each) for each in value]
    return list(dict.fromkeys(line for line in lines if line))


def _number(field: Field, value: Any) -> int:
    low, high = field.low, field.high
    try:
        if isinstance(value, bool):
            raise ValueError
        number = int(value) if not isinstance(value, str) else int(value.strip().rstrip("%"))
        if number != float(str(value).strip().rstrip("%")):
            raise ValueError
        if (low is not None and number < low) or (high is not None and number > high):
            raise ValueError
    except (TypeError, ValueError, OverflowError):
        said = {"the": field.the, "said": _short(value)}
        if low is None or high is None:
            raise Unfit(msg("packs-whole-number", **said)) from None
        raise Unfit(msg("packs-number-from-to", low=low, high=high, **said)) from None
    return number


def _switch(field: Field, value: Any) -> bool:
    told = str(value).strip().lower()
    if told in YES or told in NO:
        return told in YES
    raise Unfit(msg("packs-yes-or-no", the=field.the, said=_short(value)))


def _choice(field: Field, value: Any) -> Any:
    told = str(int(value) if isinstance(value, float) and value.is_integer() else value)
    for known in field.values:
        if str(known).lower() == told.strip().lower():
            return known
    ways = ", ".join(str(each) for each in field.values)
    raise Unfit(msg("packs-one-of", the=field.the, ways=ways, said=_short(value)))


def _short(value: Any) -> str:
    text = plain(str(value)[:200])
    return text if len(text) <= 30 else f"{text[:29]}…"
