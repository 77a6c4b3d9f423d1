"""A match is a fold of journal entries over a start. Pure: no clock, no sockets, no files, no
chance but the seed. Undo, resume, bug reports and bots are all `replay` with another list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import msgspec

from partyhost import l10n
from partyhost.engine.acts import CLOCK, HOST, Act, Entry, IllegalMove, Move, Seat, Undo
from partyhost.engine.offers import Offer, admit
from partyhost.engine.pack import PackKind, Precedent
from partyhost.engine.phase import Next, Phase
from partyhost.l10n import msg

# What the host may do at any moment. They are moves by HOST like any other, so that replay
# knows them; `Phase.intervene` answers them. Values:
#   adjust {"seat", "amount", "reason"} · overrule {"right"} · join {"seat"} · leave {"seat"}
#   stand_in {"seat", "on"} · end null · away {"seats"}, to titles that mind it: all who are away
INTERVENTIONS = frozenset({"adjust", "overrule", "join", "leave", "stand_in", "end", "away"})


class Start(msgspec.Struct, frozen=True):
    """All that a match begins from; the journal's first line. `seed` is hexadecimal, and `seeded`
    says that somebody chose it."""

    title: str
    version: int
    seed: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    pack: dict[str, Any]
    seeded: bool = False


class HouseRule(msgspec.Struct, frozen=True):
    """A switch of the captain's: the printed or decided rule first, and what else there is.

    `blocked` says, for values that this table can't have, why (keys are the values as JSON text).
    `title` is what it is called.
    """

    name: str
    values: tuple[Any, ...]
    labels: tuple[str, ...]
    default: Any
    explains: str
    blocked: dict[str, str] = {}
    title: str = ""


@dataclass(frozen=True)
class Title:
    """A game in the box: data, not a base class.

    `minutes` says how long a match of so many players lasts by these house rules, from brisk
    to chatty; `rules` lists the house rules for a pack and a number of players; `lacks` says
    why a pack and a number of players can't start a match, or nothing; `begin` deals. `bot`
    says what a bot does that sees this page and knows what the pack knows, or nothing. `kind`
    says what its packs hold; None: it is played without. `minds_absence`: its rules ask who is
    away, so it is told. `precedents` are people's rulings so far in this match, by its table.
    """

    key: str
    name: str
    version: int  # rises when old journals no longer replay to the same end
    players: range
    minutes: Callable[[int, Mapping[str, Any]], tuple[int, int]]
    rules: Callable[[Mapping[str, Any], int], tuple[HouseRule, ...]]
    lacks: Callable[[Mapping[str, Any], int], str | None]
    begin: Callable[[Start], Next[Any]]
    phases: tuple[type[Phase[Any]], ...]
    scores: Callable[[Any], Mapping[Seat, int]]
    bot: Callable[[Page, Random, Mapping[str, Any]], Act | None]
    words: Mapping[str, Any] = field(default_factory=dict)  # numbers that rules.md may name
    kind: PackKind | None = None
    minds_absence: bool = False
    precedents: Callable[[Any], tuple[Precedent, ...]] | None = None


@dataclass(frozen=True)
class State:
    table: Any
    phase: Phase[Any]
    step: int = 0
    cues: tuple[str, ...] = ()
    past: State | None = field(default=None, compare=False, repr=False)  # for undo


class Page(msgspec.Struct, frozen=True):
    """All that one viewer is ever told. A page that reconnects is sent the same again."""

    screen: str
    step: int
    rule: str
    view: msgspec.Struct
    offers: tuple[Offer, ...]
    awaits: tuple[Seat, ...]
    scores: Mapping[Seat, int]
    cues: tuple[str, ...]


def begin(title: Title, start: Start) -> State:
    first = title.begin(start)
    return State(first.table, first.phase, cues=first.cues)


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    return () if state.phase.over else state.phase.offers(state.table, seat)


def apply(state: State, entry: Entry) -> State:
    """The state after one more entry of the journal; raises IllegalMove and changes nothing."""
    return _undone(state, entry.steps) if isinstance(entry, Undo) else _moved(state, entry)


def _moved(state: State, move: Move) -> State:
    if move.step != state.step:
        raise IllegalMove(msg("engine-moment-passed"), "moment_passed")
    if move.by == HOST and move.act.name in INTERVENTIONS:
        new = state.phase.intervene(state.table, move.act)
    elif state.phase.over:
        raise IllegalMove(msg("engine-over"), "moment_passed")
    else:
        if not (move.by == CLOCK and move.act.name == "time up"):
            admit(offers(state, move.by), move.act)
        new = state.phase.on(state.table, move.by, move.act)
    past = state if new.moved else state.past
    return State(new.table, new.phase, state.step + new.moved, new.cues, past)


def _undone(state: State, steps: int) -> State:
    """Steps are taken back but never counted again: a tap meant for the past stays void."""
    if steps < 1:
        raise IllegalMove(msg("engine-undo-one"), "bad_value")
    past = state
    for _ in range(steps):
        if past.past is None:
            raise IllegalMove(msg("engine-undo-none"))
        past = past.past
    return replace(past, step=state.step + 1, cues=("undo",))


def replay(title: Title, start: Start, entries: Iterable[Entry]) -> State:
    state = begin(title, start)
    for entry in entries:
        state = apply(state, entry)
    return state


def page(title: Title, state: State, viewer: Seat) -> Page:
    view = state.phase.view(state.table, viewer)
    screen = str(view.__struct_config__.tag)
    awaits = () if state.phase.over else state.phase.awaits(state.table)
    offered, scores = offers(state, viewer), title.scores(state.table)
    return Page(screen, state.step, state.phase.rule, view, offered, awaits, scores, state.cues)


def wire(page: Page) -> bytes:
    """The only way out. Messages are told in English; a Secret cannot pass."""
    return msgspec.json.encode(page, enc_hook=l10n.hook(l10n.ENGLISH))
