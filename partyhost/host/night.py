"""What belongs to the whole night: its settings, and the running table over all titles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from partyhost import l10n
from partyhost.engine.acts import TV, Seat
from partyhost.engine.game import State, Title, page
from partyhost.host.seats import Roster
from partyhost.kit.podium import Fact, PodiumScreen, places

PACES = (1, 1.5, 2, None)
POINTS = {1: 3, 2: 2, 3: 1}  # of the night, for a place on a podium
YOUNG = 12 * 3600.0  # seconds after which an unfinished night is not gone on with

Why = Literal["captain", "asleep", "trouble", "tour"]


class Night(msgspec.Struct):
    """The settings that survive a restart. `match` is the one on the table, played or over."""

    captain: Seat | None = None
    locked: bool = False
    paused: Why | None = None
    pace: int | float | None = 1
    sound: bool = True
    volume: int = 70  # of the TV, in percent
    narration: bool = False
    reactions: bool = True
    text_size: int | float = 1
    language: str = l10n.ENGLISH  # the screens'
    match: int | None = None
    address: str | None = None  # what the host chose for the code, while the laptop has it
    house_rules: dict[str, dict[str, Any]] = {}  # by title, as last chosen or played
    packs: dict[str, dict[str, bool]] = {}  # by title and pack: in or not, where somebody chose
    begun: int = 0  # matches begun; a seed given on the command line counts with it
    played: list[str] = []  # titles of which a match has begun


def standings(finished: Iterable[dict[str, Any]]) -> dict[Seat, int]:
    """Points of the night by seat. A match that leaves everybody level has none."""
    points: dict[Seat, int] = {}
    for result in finished:
        if len(result["places"]) > 1 and all(each["place"] == 1 for each in result["places"]):
            continue
        for place in result["places"]:
            seat, won = place["seat"], POINTS.get(place["place"], 0)
            points[seat] = points.get(seat, 0) + won
    return points


def _named(fact: Fact, roster: Roster, language: str) -> dict[str, Any]:
    """With the names of those it tells of, who may have left before the podium."""
    guests = [roster.all.get(seat) for seat in fact.seats]
    told = msgspec.to_builtins(fact, enc_hook=l10n.hook(language))
    return {**told, "names": [guest.name for guest in guests if guest]}


def result_of(
    title: Title, state: State, roster: Roster, ended: float, language: str = l10n.ENGLISH
) -> dict[str, Any]:
    """A finished match as the keepsake and the night's list show it, with the names of today and
    its facts in the room's language."""
    view = page(title, state, TV).view
    screen = view if isinstance(view, PodiumScreen) else None
    listed = screen.places if screen else places(title.scores(state.table))
    told = []
    for place in listed:
        guest = roster.all.get(place.seat)
        name, avatar = (guest.name, guest.avatar) if guest else (place.name or place.seat, "")
        colour, shape = guest.look if guest else ("", "")
        looks = {"name": name, "avatar": avatar, "colour": colour, "shape": shape}
        told.append({**msgspec.to_builtins(place, enc_hook=l10n.hook(language)), **looks})
    facts = [_named(fact, roster, language) for fact in screen.facts] if screen else []
    unit, team = (screen.unit, screen.team) if screen else ("points", "")
    team = str(l10n.within(language, team))
    return {
        "title": title.key, "name": title.name, "ended": ended,
        "places": told, "facts": facts, "unit": unit, "team": team,
    }  # fmt: skip
