"""A night as one page that opens anywhere without a network: who won, what decided it, and what
stood on the boards. It has only what its guests saw; a match that is still played stays out."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any
from xml.etree import ElementTree

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from partyhost import assets, l10n
from partyhost.engine.game import Title
from partyhost.host import mementos, winners
from partyhost.host.mementos import HEIGHT, Memento
from partyhost.host.night import standings
from partyhost.host.nights import Kept, Past

FONT = "lilita-one-latin-400-normal.woff2"
SVG = "http://www.w3.org/2000/svg"
REFERS = re.compile(r'(?:href="#|url\(#)([\w-]+)')
POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; form-action 'none'"
OTHERWISE = {"running": "night-running", "left": "night-left", "finished": "night-lost"}
Mementos = Callable[[Kept], Memento]


def of(
    past: Past,
    titles: Mapping[str, Title],
    language: str = l10n.ENGLISH,
    known: Mementos | None = None,
) -> bytes:
    """The page in this language; `known` tells what is kept of a match, if somebody did."""
    read = known or (lambda match: memento_of(match, titles))
    guests = {guest["seat"]: guest for guest in past.guests}
    finished = [match for match in past.matches if match.status == "finished" and match.result]
    matches = [_match(match, read(match), guests, language) for match in finished]
    others = [match for match in past.matches if match not in finished]
    page = (
        _templates()
        .get_template("night.html")
        .render(
            language=language,
            policy=POLICY,
            msg=lambda id, **words: l10n.msg(id, **words).within(language),
            day=winners.day(past.begun, language),
            names=list(dict.fromkeys(guest["name"] for guest in past.guests)),
            matches=matches,
            others=[(OTHERWISE[each.status], _name(each, titles)) for each in others],
            points=_points(finished, guests),
            style=Markup(_text("css/night_page.css")),
            font=_font(),
            art=_art(matches, past),
            height=HEIGHT,
        )
    )
    return page.encode()


def file_name(past: Past) -> str:
    return f"partyhost-night-{past.id}.html"


def memento_of(
    match: Kept, titles: Mapping[str, Title], breathe: Callable[[], None] = lambda: None
) -> Memento:
    """What is to be kept of it; nothing where the match does not play back any more."""
    title, start = titles.get(match.title), match.start
    if title is None or start is None or start.version != title.version:
        return Memento()
    try:
        return mementos.of(title, start, match.entries, breathe)
    except Exception:  # whatever a title's code meets in an old journal
        return Memento()


def _match(
    match: Kept, memento: Memento, guests: Mapping[str, Any], language: str
) -> dict[str, Any]:
    result = match.result or {}
    unit = result["unit"]
    places = [
        {**place, "sum": winners.score(place["score"], unit, language)}
        for place in sorted(result["places"], key=lambda each: each["place"])
    ]
    first = [place for place in places[:3] if place["place"] <= 3]
    return {
        "name": result["name"],
        "title": match.title,
        "head": winners.headline(places, memento.team or result.get("team", "")).within(language),
        "steps": [first[i] for i in (1, 0, 2) if i < len(first)],
        "places": places[len(first) :],
        "facts": (_facts(memento, guests, language) or result["facts"])[:3],
        "boards": [
            (board, guests[board.seat])
            for board in memento.boards
            if board.seat in guests and not guests[board.seat]["muted"]
        ],
    }


def _facts(memento: Memento, guests: Mapping[str, Any], language: str) -> list[dict[str, Any]]:
    return [
        {
            "label": l10n.within(language, fact.label),
            "value": l10n.within(language, fact.value),
            "names": [guests[seat]["name"] for seat in fact.seats if seat in guests],
        }
        for fact in memento.facts
    ]


def _name(match: Kept, titles: Mapping[str, Title]) -> str:
    title = titles.get(match.title)
    return title.name if title else match.title


def _points(finished: list[Kept], guests: Mapping[str, Any]) -> list[tuple[Any, int]]:
    """Once there is a night, and not one match alone."""
    if len(finished) < 2:
        return []
    won = standings(match.result or {} for match in finished)
    rows = [(guests[seat], points) for seat, points in won.items() if seat in guests]
    return sorted(rows, key=lambda row: -row[1])


def _art(matches: list[dict[str, Any]], past: Past) -> Markup:
    """The symbols that are used, and what they use themselves."""
    wanted = {f"av-{guest['avatar']}" for guest in past.guests}
    wanted |= {f"sh-{guest['shape']}" for guest in past.guests}
    for match in matches:
        seats = {place["seat"] for place in (*match["steps"], *match["places"])}
        wanted |= {f"figure-{seat}" for seat in seats}
    known = {**_drawn("avatars"), **_drawn("shapes")}
    for title in {match["title"] for match in matches}:
        known = {**_drawn(title), **known}
    used: dict[str, str] = {}
    while wanted:
        id = wanted.pop()
        if id in known and id not in used:
            used[id] = known[id]
            wanted |= set(REFERS.findall(known[id]))
    return Markup("".join(used[id] for id in sorted(used)))


@cache
def _drawn(name: str) -> dict[str, str]:
    """Our own drawings of a file, by id."""
    file = assets.folder("static") / "art" / f"{name}.svg"
    if not file.is_file():
        return {}
    ElementTree.register_namespace("", SVG)
    tree = ElementTree.parse(file)
    named = [each for each in tree.iter() if "id" in each.attrib]
    return {each.attrib["id"]: ElementTree.tostring(each, "unicode") for each in named}


@cache
def _font() -> str:
    data = (assets.folder("static") / "fonts" / FONT).read_bytes()
    return base64.b64encode(data).decode()


def _text(path: str) -> str:
    return (assets.folder("static") / path).read_text("utf-8")


@cache
def _templates() -> Environment:
    return Environment(loader=FileSystemLoader(assets.folder("templates")), autoescape=True)
