"""The shelf of titles: what can be played now, what can't and why, and what a start needs."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping
from importlib import resources
from typing import Any

import msgspec

from partyhost.engine.game import HouseRule, Title
from partyhost.host.messages import Refusal
from partyhost.host.stock import NO_PACK, Stock
from partyhost.l10n import ENGLISH, msg
from partyhost.rulebook import Section, sections

Titles = Mapping[str, Title]
Packs = Mapping[str, Mapping[str, Any]]
Options = Mapping[str, Any]
HouseRules = Mapping[str, Options]


_books: dict[tuple[int, str], tuple[Title, dict[str, Section]]] = {}


class Shelf:
    """The titles as the lobby shows them. What a title says about a pack and a number of
    guests is asked once and kept until the pack or the number changes."""

    def __init__(self, titles: Titles, packs: Packs) -> None:
        self.titles, self.packs = titles, packs
        self._told: dict[str, tuple[object, int, object, object, dict[str, Any]]] = {}

    def shown(self, guests: int, house_rules: HouseRules) -> list[dict[str, Any]]:
        """`house_rules`: what the room has chosen, by title."""
        return [
            self._box(title, guests, house_rules.get(title.key, {}))
            for title in self.titles.values()
        ]

    def players(self, title: Title, guests: int) -> int:
        """How many of the guests play: as many as the title has room for."""
        return min(guests, title.players[-1])

    def deal(self, key: str) -> dict[str, Any]:
        """The pack that a match of this title begins with."""
        if isinstance(self.packs, Stock):
            return self.packs.dealt(key)
        return dict(self.packs.get(key, {}))

    def lacks(self, title: Title, guests: int) -> str | None:
        """Why this title can't be started now, or None."""
        fewest = title.players[0]
        pack = self._pack(title)
        if pack is None:
            return msg("room-no-pack-in" if self.packs_of(title.key) else "room-no-pack-yet")
        if guests < fewest:
            return msg("room-fewest", count=fewest)
        return title.lacks(pack, self.players(title, guests))

    def _pack(self, title: Title) -> Mapping[str, Any] | None:
        """What it would be dealt now: empty where a title needs none; None: it has none yet."""
        return self.packs.get(title.key, None if title.kind else NO_PACK)

    def packs_of(self, key: str) -> list[dict[str, Any]]:
        """What the pages are told of a title's packs. Raises Refusal: there is no such title."""
        title = self.title(key)
        return self.packs.told(title.key) if isinstance(self.packs, Stock) else []

    def choose(self, chosen: Mapping[str, Mapping[str, bool]]) -> None:
        """Which packs are in, as the night has it."""
        if isinstance(self.packs, Stock):
            self.packs.chosen = chosen

    def title(self, key: str) -> Title:
        title = self.titles.get(key)
        if title is None:
            raise Refusal("bad_value", msg("room-no-title"))
        return title

    def options(
        self, key: str, chosen: Options, guests: int, kept: Options | None = None
    ) -> dict[str, Any]:
        """Every house rule with its value: as chosen now, else as kept by the room where this
        table can have it, else the default. Raises Refusal: unknown title or option."""
        rules = {rule.name: rule for rule in self._rules(self.title(key), guests)}
        for name, value in chosen.items():
            _check(rules.get(name), name, value)
        return {**_in_force(rules, kept or {}), **chosen}

    def check_ready(self, key: str, guests: int) -> None:
        """Raises Refusal where the title can't be started now."""
        why = self.lacks(self.title(key), guests)
        if why:
            raise Refusal("not_allowed", why)

    def _rules(self, title: Title, guests: int) -> tuple[HouseRule, ...]:
        pack = self._pack(title)
        number = max(self.players(title, guests), title.players[0])
        return title.rules(pack, number) if pack is not None else ()

    def _box(self, title: Title, guests: int, chosen: Options) -> dict[str, Any]:
        pack = self._pack(title)
        packs = self.packs_of(title.key)
        kept = self._told.get(title.key)
        if kept and kept[0] is pack and kept[1:3] == (guests, chosen) and kept[3] == packs:
            return kept[4]
        why = self.lacks(title, guests)
        rules = self._rules(title, guests)
        options = _in_force({rule.name: rule for rule in rules}, chosen)
        number = max(self.players(title, guests), title.players[0])
        box: dict[str, Any] = {
            "id": title.key,
            "name": title.name,
            "players": [title.players[0], title.players[-1]],
            "minutes": list(title.minutes(number, options)),
            "ready": why is None,
            "why": why,
            "options": [
                {**msgspec.structs.asdict(rule), "chosen": options[rule.name]} for rule in rules
            ],
            "packs": packs,
        }
        self._told[title.key] = pack, guests, dict(chosen), packs, box
        return box


def _in_force(rules: Mapping[str, HouseRule], kept: Options) -> dict[str, Any]:
    """What was kept from another table may be more than this one can have."""
    options = {}
    for name, rule in rules.items():
        options[name] = rule.default
        if name in kept:
            try:
                _check(rule, name, kept[name])
                options[name] = kept[name]
            except Refusal:
                continue
    return options


def _check(rule: HouseRule | None, name: str, value: Any) -> None:
    if rule is None:
        raise Refusal("bad_value", msg("room-no-rule", name=name[:40]))
    fits = [known for known in rule.values if known == value and type(known) is type(value)]
    if not fits:
        raise Refusal("bad_value", msg("room-rule-ways", name=name, ways=rule.labels))
    blocked = rule.blocked.get(_text(value))
    if blocked:
        raise Refusal("bad_value", blocked)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _written(package: str, language: str) -> str:
    own = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    try:
        file = resources.files(package).joinpath(own)
        return file.read_text(encoding="utf-8") if file.is_file() else ""
    except (ModuleNotFoundError, TypeError, OSError):
        return ""


def rulebook_of(title: Title, language: str = ENGLISH) -> dict[str, Section]:
    """The title's rules by section. Sections it has not written are its phases' docstrings."""
    of = id(title), language
    if of not in _books:
        _books[of] = title, _read_rules(title, language)
    return _books[of][1]


def _read_rules(title: Title, language: str) -> dict[str, Section]:
    first = title.phases[0].__module__
    folder = first[: first.index(".phases")] if ".phases" in first else first.rpartition(".")[0]
    names: dict[str, Any] = {phase.__name__: phase for phase in title.phases}
    written = _written(folder, language) if folder in sys.modules else ""
    found = sections(written, {**names, **title.words})
    for phase in title.phases:
        told = " ".join(inspect.getdoc(phase).split()) if phase.__doc__ else ""  # type: ignore[union-attr]
        found.setdefault(phase.rule, Section(phase.rule, title.name, told, told))
    return found
