"""From the journal to a night's file. What a running match hides stays out unless asked for; what
opens a seat, a network or the controls is never in."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from partyhost import __version__
from partyhost.engine.game import Start, Title
from partyhost.host import night_file, playback
from partyhost.host.night_file import NightFile
from partyhost.host.nights import Kept, Past

log = logging.getLogger(__name__)

RUNNING = "This match was still running. Its secrets are not in the file."
SAME_QUESTIONS = "Another match with the same questions was still running, so they are not in it."
LOST = "The beginning of this match can't be read any more."


def of(
    past: Past,
    titles: Mapping[str, Title],
    secrets: bool = False,
    breathe: Callable[[], None] = lambda: None,
) -> NightFile:
    """The night as a file; `breathe` is called now and then, so that a host goes on meanwhile."""
    running = {match.title for match in past.matches if match.status == "running"}
    made = NightFile(
        night_file.FORMAT, night_file.VERSION, __version__, past.id, past.begun, past.last,
        past.going_on, past.settings, msgspec.convert(past.guests, list[night_file.Guest]), [], {},
    )  # fmt: skip
    for match in past.matches:
        why = None if secrets else _withheld(match, running)
        _add(made, match, titles.get(match.title), why, breathe)
    return made


def file_name(made: NightFile) -> str:
    return f"partyhost-night-{made.night}.json.gz"


def _withheld(match: Kept, running: set[str]) -> str | None:
    if match.status == "running":
        return RUNNING
    return SAME_QUESTIONS if match.title in running else None


def _add(
    made: NightFile,
    match: Kept,
    title: Title | None,
    why: str | None,
    breathe: Callable[[], None],
) -> None:
    start = match.start
    told = night_file.Match(
        id=match.id,
        title=match.title,
        name=title.name if title else match.title,
        version=start.version if start else 0,
        status=match.status,  # type: ignore[arg-type]
        ended=match.ended,
        seats=start.seats if start else (),
        options=start.options if start else {},
        count=len(match.entries),
        result=match.result,
        withheld=why if start else LOST,
    )
    made.matches.append(told)
    if start and not why:
        told.seed, told.entries = start.seed, match.entries
        told.pack = _packed(made.packs, start.pack)
        told.digests = _digests(title, start, match, breathe)


def _packed(packs: dict[str, dict[str, Any]], pack: dict[str, Any]) -> str:
    """Its key; matches of one night mostly have the same."""
    key = hashlib.sha256(msgspec.json.encode(pack)).hexdigest()[:16]
    packs[key] = pack
    return key


def _digests(
    title: Title | None, start: Start, match: Kept, breathe: Callable[[], None]
) -> list[str] | None:
    if title is None or title.version != start.version:
        return None
    try:
        return playback.digests(title, start, match.entries, breathe)
    except Exception:
        log.warning("A match could not be played back for its file", exc_info=True)
        return None
