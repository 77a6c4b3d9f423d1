"""The command `partyhost`: what can be said to it, and the order in which a host starts."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from partyhost import __version__

MODES = ("eventlet", "threading")
LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")


def main(words: Sequence[str] | None = None) -> int:
    """Runs until it is stopped. 0: stopped, or another host already runs; 1: a sentence says why
    not; 2: the options make no sense."""
    open_standard_streams()
    options = parsed(sys.argv[1:] if words is None else words)
    from partyhost.host import logs

    logs.to_terminal(options.log_level, options.log_format)
    if options.command == "doctor":
        from partyhost.host import checkup

        return checkup.tell(options)
    if options.command == "packs":
        return packs(options)
    if options.command != "host":
        from partyhost.host import archive

        return archive.run(options)
    from partyhost.host import server

    server.prepare(options.async_mode)
    from partyhost.host import evening  # only now: it imports what `prepare` has to come before

    return evening.host(options)


def packs(options: argparse.Namespace) -> int:
    from partyhost import assets
    from partyhost.host.folder import of_nights
    from partyhost.packs import terminal

    return terminal.run(options, assets.folder("content"), of_nights(options.data_dir))


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """Options by the command that comes first; without one it is `host`."""
    if words and words[0] in ARCHIVE:
        return ARCHIVE[words[0]]().parse_args(words[1:])
    made = parser()
    options = made.parse_args(words)
    if options.command in ARCHIVE:
        made.error(f"{options.command} comes first: partyhost {options.command} …")
    return options


def open_standard_streams() -> None:
    """A service or a double click may start us without them; whatever writes to them must not
    hit a file or a socket that happens to get their number."""
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(number, "r" if number == 0 else "w", closefd=False))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="partyhost", description="Host a game night: the TV is the table, phones are hands."
    )
    add = made.add_argument
    add(
        "command",
        nargs="?",
        choices=["host", "doctor", *ARCHIVE],
        default="host",
        help="host: start the host (default); doctor: say why phones can't join; export: a night "
        "as a file; replay: play a file back; packs: list, check, import, export and begin packs",
    )
    add("--port", type=port, default=8000, help="where phones join (default: %(default)s)")
    add("--data-dir", type=Path, help="where nights are kept (default: the user's data folder)")
    add("--no-browser", action="store_true", help="do not open the TV page")
    add("--no-mdns", action="store_true", help="do not answer to partyhost.local in the house")
    add("--address", type=address, help="the address or name that phones should use")
    add("--pin", type=pin, help="the host's PIN, 4 to 12 digits (default: a random one)")
    add("--ask-pin", action="store_true", help="ask for the PIN on this machine too")
    add("--bots", type=bots, default=0, metavar="N", help="so many bots sit at the table")
    add("--seed", type=int, metavar="N", help="the same cards each time, for tests")
    add("--async-mode", choices=MODES, default=MODES[0], help="(default: %(default)s)")
    add("--new-night", action="store_true", help="do not go on with the last night")
    _add_logs(made)
    add("--version", action="version", version=f"partyhost {__version__}")
    return made


def exporting() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="partyhost export", description="Write a night, with all its matches, as one file."
    )
    made.set_defaults(command="export")
    add = made.add_argument
    add("file", nargs="?", type=Path, metavar="FILE", help="(default: by the night's number)")
    add("--night", type=night, metavar="N", help="which (default: the last one with guests)")
    add("--data-dir", type=Path, help="where nights are kept (default: the user's data folder)")
    add("--with-secrets", action="store_true", help="a running match with all that it hides")
    add("--page", action="store_true", help="as a page to send to friends: who won, and the boards")
    _add_logs(made)
    return made


def replaying() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="partyhost replay", description="Play the matches of a night's file back."
    )
    made.set_defaults(command="replay")
    made.add_argument("file", type=Path, metavar="FILE")
    made.add_argument("--check", action="store_true", help="compare all views with the export's")
    _add_logs(made)
    return made


def packing() -> argparse.ArgumentParser:
    from partyhost.packs import terminal

    made = argparse.ArgumentParser(
        prog="partyhost packs", description="The packs that titles are played with."
    )
    made.set_defaults(command="packs")
    made.add_argument(
        "--data-dir", type=Path, help="where your packs are kept, in its folder packs"
    )
    _add_logs(made)
    terminal.add_to(made)
    return made


ARCHIVE = {"export": exporting, "replay": replaying, "packs": packing}


def _add_logs(made: argparse.ArgumentParser) -> None:
    add = made.add_argument
    add("--log-level", choices=LEVELS, default="warning", help="(default: %(default)s)")
    add("--log-format", choices=FORMATS, default="text", help="(default: %(default)s)")


def night(text: str) -> int:
    return _number(text, 1, 2**31, "A night is a number from 1 on.")


def port(text: str) -> int:
    return _number(text, 0, 65535, "A port is a number from 1 to 65535 (0: any free one).")


def bots(text: str) -> int:
    return _number(text, 0, 10, "There is room for 0 to 10 bots.")


def pin(text: str) -> str:
    if not re.fullmatch(r"[0-9]{4,12}", text):
        raise argparse.ArgumentTypeError("A PIN is 4 to 12 digits.")
    return text


def address(text: str) -> str:
    from partyhost.host.network import linkable

    named = linkable(text)
    if named is None:
        raise argparse.ArgumentTypeError(
            "An address is like 192.168.1.20 or my-laptop.local, without http:// and port."
        )
    return named


def _number(text: str, low: int, high: int, sentence: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise argparse.ArgumentTypeError(sentence)
    return number
