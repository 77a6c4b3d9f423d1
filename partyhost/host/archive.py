"""The commands `export` and `replay`: a night becomes a file, and a file is played back."""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from partyhost.engine.game import Title
from partyhost.host import export, night_file, nights, playback, seal
from partyhost.host.folder import of_nights
from partyhost.host.journal import FILE
from partyhost.host.night_file import Match, NightFile, Unreadable
from partyhost.host.nights import Past
from partyhost.host.playback import Played, Unplayable
from partyhost.titles import TITLES


class Refused(Exception):
    """What was asked can't be done; says why in a sentence."""


def run(options: argparse.Namespace) -> int:
    """0: done; 1: a sentence says why not, or what differs."""
    commands = {"export": write_night, "replay": play_back}
    try:
        return commands[options.command](options)
    except Refused as refusal:
        say(str(refusal), sys.stderr)
        return 1


def write_night(options: argparse.Namespace, titles: Mapping[str, Title] = TITLES) -> int:
    past = _past(of_nights(options.data_dir), options)
    if options.page:
        return _write_page(past, options, titles)
    night = export.of(past, titles, options.with_secrets)
    target = options.file or Path(export.file_name(night))
    _written(target, night_file.written(night))
    say(f"{_head(night)}\nNow in {target}, with names and answers: mind whom you give it to.")
    for match in night.matches:
        if match.withheld:
            say(f"  {match.name}: {match.withheld}")
    return 0


def _write_page(past: Past, options: argparse.Namespace, titles: Mapping[str, Title]) -> int:
    from partyhost.host import night_page

    target = options.file or Path(night_page.file_name(past))
    _written(target, night_page.of(past, titles))
    say(f"Now in {target}, with names and boards. It opens in any browser, without a network.")
    return 0


def _past(folder: Path, options: argparse.Namespace) -> Past:
    try:
        db = _opened(folder / FILE)
        try:
            wanted = options.night or max(nights.numbers(db), default=0)
            found = nights.opened(db, wanted, time.time())
            others = nights.numbers(db)
        finally:
            db.close()
    except sqlite3.Error:
        raise Refused(f"The journal in {folder} can't be read.") from None
    if found is None:
        kept = f" There are: {', '.join(map(str, others))}." if others else ""
        raise Refused(f"There is no such night in {folder}.{kept}")
    return found


def _opened(file: Path) -> sqlite3.Connection:
    """For reading only, at one moment, also while a host writes it."""
    if not file.is_file():
        raise Refused(f"There is no night in {file.parent} yet.")
    db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    db.execute("begin")
    return db


def _written(target: Path, data: bytes) -> None:
    """Raises Refused."""
    try:
        _write_new(target, data)
    except FileExistsError:
        raise Refused(f"{target} is there already. Name another file.") from None
    except OSError as error:
        raise Refused(f"{target} can't be written: {error.strerror or error}.") from None


def _write_new(target: Path, data: bytes) -> None:
    number = os.open(
        target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600
    )
    with os.fdopen(number, "wb") as file:
        file.write(data)


def play_back(options: argparse.Namespace, titles: Mapping[str, Title] = TITLES) -> int:
    try:
        night = night_file.read(options.file.read_bytes())
    except OSError as error:
        raise Refused(f"{options.file} can't be read: {error.strerror or error}.") from None
    except Unreadable as error:
        raise Refused(f"{options.file}: {error}") from None
    say(_head(night))
    sound = True
    for number, match in enumerate(night.matches, start=1):
        entries = f"{match.count} {'entry' if match.count == 1 else 'entries'}"
        say(f"\n{number}. {match.name}, {_ending(match)}, {entries}")
        if match.seed is not None:
            say(f"   Seal {seal.hashed(match.title, match.version, match.seed)}")
        sound = _tell(night, match, titles, options.check) and sound
    return 0 if sound else 1


def _tell(night: NightFile, match: Match, titles: Mapping[str, Title], check: bool) -> bool:
    """False where a match does not play back to what it was. What was withheld is no fault."""
    try:
        result = playback.played(titles, night, match, check)
    except Unplayable as error:
        say(f"   {error}")
        return match.withheld is not None
    for line in _podium(result.result):
        say(f"   {line}")
    if check:
        say(f"   {_verdict(result)}")
    return not check or result.differs is None


def _verdict(played: Played) -> str:
    if played.match.digests is None:
        return "The host that wrote this file could not play it back, so nothing is compared."
    if played.differs is None:
        return "All that was to be seen is the same as at the export."
    after = f"after entry {played.differs}" if played.differs else "from the start"
    return f"What is to be seen differs {after}: the rules have changed since the export."


def _head(night: NightFile) -> str:
    names = list(dict.fromkeys(guest.name for guest in night.guests))
    matches = f"{len(night.matches)} {'match' if len(night.matches) == 1 else 'matches'}"
    when = f"Night {night.night}, begun {_time(night.begun)}, last played {_time(night.last)}"
    return f"{when}: {matches}, {', '.join(names) or 'nobody'}"


def _time(seconds: float) -> str:
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
    except (ValueError, OverflowError, OSError):
        return "at no time that there is"


def _ending(match: Match) -> str:
    words = {"running": "still running", "left": "left before the end"}
    return words.get(match.status, f"finished {_time(match.ended or 0)}")


def _podium(result: dict[str, Any]) -> list[str]:
    unit = result["unit"]
    return [
        f"{place['place']:>2}  {place['name']}  {_score(place['score'], unit)}"
        for place in result["places"]
    ]


def _score(score: int, unit: str) -> str:
    digits = f"{abs(score):,}"
    sign = "\u2212" if score < 0 else ""
    return f"{sign}${digits}" if unit == "$" else f"{sign}{digits} {unit}"


def say(text: str, stream: Any = None) -> None:
    """Names in a foreign file may hold what a terminal would obey."""
    plain = "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)
    stream = stream or sys.stdout
    encoding = getattr(stream, "encoding", None) or "ascii"
    print(plain.encode(encoding, "replace").decode(encoding), file=stream)
