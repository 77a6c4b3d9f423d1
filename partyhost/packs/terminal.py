"""The command `partyhost packs`: list, check, import, export, new."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from partyhost.packs import checking, reading, templates, writing
from partyhost.packs.decoding import NAMES
from partyhost.packs.job import Running
from partyhost.packs.kinds import KINDS
from partyhost.packs.library import Library
from partyhost.packs.pack import About, Pack, Problem, Unreadable
from partyhost.packs.precedents import Precedents, written_in
from partyhost.packs.worker import Job, Keep, Progress, Result

KEPT, OWN = "packs.json", "packs"  # in the data folder
FEW = 12  # problems of an import that the terminal shows


class Refused(Exception):
    """What was asked can't be done; says why in a sentence."""


def add_to(made: argparse.ArgumentParser) -> None:
    """What may be said after `partyhost packs`."""
    made.set_defaults(do="list")
    ways = made.add_subparsers(dest="do", metavar="COMMAND")
    for name, (add, told) in WAYS.items():
        way = ways.add_parser(name, help=told)
        way.add_argument("--data-dir", type=Path, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        add(way)


def _add_check(way: argparse.ArgumentParser) -> None:
    way.add_argument("file", nargs="*", type=Path, metavar="FILE")


def _add_export(way: argparse.ArgumentParser) -> None:
    way.add_argument("pack", metavar="PACK", help="its id, as `packs list` shows it; or TITLE/ID")
    way.add_argument("file", nargs="?", type=Path, metavar="FILE")


def _add_new(way: argparse.ArgumentParser) -> None:
    way.add_argument("title", metavar="TITLE", choices=[*KINDS])
    way.add_argument("file", nargs="?", type=Path, metavar="FILE")


def _add_import(way: argparse.ArgumentParser) -> None:
    add = way.add_argument
    add("file", type=Path, metavar="FILE")
    add("second", nargs="?", type=Path, metavar="ANSWERS", help="the answers of a board grid")
    add("--title", choices=[*KINDS], default=next(iter(KINDS)), help="(default: %(default)s)")
    add("--name", help="what the pack is called (default: the file's name)")
    add("--join", metavar="PACK", help="put the rows to this pack of yours, by its id")
    add("--group", default="", help="the category or colour of rows that name none")
    add("--map", dest="mapping", metavar="FIELD=N,…", help="columns of a table, from 1 on")
    add("--swap", action="store_true", help="of cards, the other side is the question")
    add("--encoding", choices=[*NAMES], default="", help="of a text whose letters look wrong")
    add("--dry-run", action="store_true", help="only say what is in it")


WAYS: dict[str, tuple[Callable[[argparse.ArgumentParser], None], str]] = {
    "list": (lambda way: None, "the packs that are here, and what is wrong with any"),
    "check": (_add_check, "check files of yours, or without any all that is here"),
    "import": (_add_import, "make a pack of a file that you have"),
    "export": (_add_export, "write a pack as a file: .csv, .json or .toml"),
    "new": (_add_new, "begin a pack of your own, with an example in it"),
}


def run(options: argparse.Namespace, shipped: Path, data: Path) -> int:
    """0: done and nothing is wrong; 1: a sentence says what is."""
    library = Library(KINDS, shipped, data / OWN, data / KEPT if data.is_dir() else None)
    ways = {"check": check, "import": bring_in, "export": export, "new": begin}
    try:
        return ways.get(options.do, listed)(options, library)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 1


def listed(options: argparse.Namespace, library: Library) -> int:
    library.look()
    for pack in library.packs:
        kind = KINDS[pack.about.title]
        items = sum(len(group[kind.items]) for group in pack.groups)
        whose = "yours" if pack.own else "shipped"
        about = pack.about
        say(f"{about.id:20} {about.title:14} {about.name}: {items} × {kind.items}, {whose}")
        told = f"{about.language}, for {about.audience}, {about.licence or 'no licence named'}"
        say(f"{'':35} {told}{_wrong(pack)}")
    for problem in library.broken:
        say(f"left out: {problem}")
    say(f"\nYour own packs lie in {library.own}.")
    return 1 if library.broken else 0


def _wrong(pack: Pack) -> str:
    count = len(pack.problems)
    return f"; {count} {'problem' if count == 1 else 'problems'}, see packs check" if count else ""


def check(options: argparse.Namespace, library: Library) -> int:
    began = time.monotonic()
    library.look()
    packs, problems = library.packs, library.broken
    if options.file:
        mine = [_opened(file) for file in options.file]
        paths = {str(file.resolve()) for file in options.file}
        others = [pack for pack in packs if str(Path(pack.path).resolve()) not in paths]
        named = {Path(pack.path).name for pack in mine}
        found = checking.check([*others, *mine], KINDS, mine)
        problems = [each for each in found if each.file in named]
        packs = mine
    else:
        problems = [*problems, *checking.check(packs, KINDS)]
    faults = [each for each in problems if not each.hint]
    for problem in problems:
        say(f"{'hint: ' if problem.hint else ''}{problem}")
    items = len(checking.entries(packs, KINDS))
    taken = time.monotonic() - began
    say(f"{items} items in {len(packs)} packs: {len(faults)} faults, "
        f"{len(problems) - len(faults)} hints, in {taken:.1f} s.")  # fmt: skip
    return 1 if faults else 0


def _opened(file: Path) -> Pack:
    try:
        return reading.read(file, KINDS, own=True)
    except Unreadable as error:
        raise Refused(str(Problem(file.name, "", str(error)))) from None


def bring_in(options: argparse.Namespace, library: Library) -> int:
    with tempfile.TemporaryDirectory(prefix="partyhost-") as folder:
        job = _job(options, library, Path(folder))
        result = _done(Path(folder), job)
        if result.preview is None:
            raise Refused(f"{options.file.name}: {result.says}")
        _tell(result)
        if options.dry_run or not result.good:
            return 0 if result.good else 1
        job.keep = _keep(options, library)
        result = _done(Path(folder), job)
    if not result.path:
        raise Refused(result.says)
    there = f" {result.already} had been there already." if result.already else ""
    new = "" if options.join else "new "
    say(f"{result.good} are in your {new}pack now: {result.path}.{there}")
    return 0


def _keep(options: argparse.Namespace, library: Library) -> Keep:
    if not options.join:
        about = About(options.title, options.name or reading.shown(options.file.stem)[:40])
        return Keep(str(writing.free_path(library.own, about.name)), about)
    library.look()
    mine = [pack for pack in library.of(options.title) if pack.own and Path(pack.path).is_file()]
    found = [pack for pack in mine if options.join in _names(pack)]
    if not found:
        raise Refused(f"You have no pack “{options.join}” of this title that is one file.")
    return Keep(found[0].path, found[0].about, join=True)


def _job(options: argparse.Namespace, library: Library, folder: Path) -> Job:
    for name, file in (("upload", options.file), ("second", options.second)):
        if file:
            try:
                (folder / name).write_bytes(_bounded(file))
            except OSError as error:
                raise Refused(f"{file} can't be read: {error.strerror or error}.") from None
    return Job(
        reading.shown(options.file.name),
        options.title,
        str(library.shipped),
        str(library.own),
        group=options.group,
        mapping=_mapping(options.mapping),
        swap=True if options.swap else None,
        encoding=options.encoding,
    )


def _bounded(file: Path) -> bytes:
    from partyhost.packs.imports.source import LARGEST

    with file.open("rb") as opened:
        return opened.read(LARGEST + 1)


def _mapping(text: str | None) -> dict[str, int] | None:
    if not text:
        return None
    try:
        pairs = (part.split("=") for part in text.split(","))
        return {name.strip(): int(number) - 1 for name, number in pairs}
    except ValueError:
        raise Refused("Columns are named like --map clue=2,answer=3,group=1.") from None


def _done(folder: Path, job: Job) -> Result:
    shown = sys.stderr.isatty()

    def tell(progress: Progress) -> None:
        if shown:
            print(f"\r{progress.says}: {progress.rows}", end="", file=sys.stderr, flush=True)

    result = Running(folder, job).wait(tell, time.sleep)
    if shown:
        print("\r\033[K", end="", file=sys.stderr)
    return result


def _tell(result: Result) -> None:
    preview = result.preview
    assert preview
    rows = "row" if result.good == 1 else "rows"
    say(f"It is {preview.name}: {result.good} good {rows}, {result.bad} that can't be played.")
    for says in preview.says:
        say(f"  {says}")
    bad = [each.line for each in result.shown if each.line.says]
    for line in bad[:FEW]:
        say(f"  row {line.row}: {' '.join(line.says)}")
    if result.bad > FEW:
        say(f"  and {result.bad - FEW} more")


def export(options: argparse.Namespace, library: Library) -> int:
    library.look()
    found = [pack for pack in library.packs if options.pack in _names(pack)]
    if not found:
        raise Refused(f"There is no pack “{options.pack}”. `packs list` shows which there are.")
    titles = sorted({each.about.title for each in found})
    if len(titles) > 1:
        ways = ", ".join(f"{title}/{options.pack}" for title in titles)
        raise Refused(f"Packs of {len(titles)} titles are called so. Say which: {ways}.")
    pack = found[-1]
    target = options.file or Path(f"{pack.about.id}.csv")
    if target.suffix.lower() not in reading.ENDINGS:
        raise Refused(f"Name a file that ends in {', '.join(reading.ENDINGS)}.")
    title, kind = pack.about.title, KINDS[pack.about.title]
    if library.own.parent.is_dir():
        pack = written_in(pack, kind, Precedents(library.own.parent).of(title))
    _write_new(target, writing.written(pack, kind, target.suffix.lower()))
    say(f"“{pack.about.name}” is in {target} now.")
    return 0


def _names(pack: Pack) -> tuple[str, ...]:
    return pack.about.id, f"{pack.about.title}/{pack.about.id}", pack.about.name


def begin(options: argparse.Namespace, library: Library) -> int:
    target = options.file or library.own / f"my-{options.title.replace('_', '-')}.toml"
    if target.suffix.lower() != ".toml":
        raise Refused("A new pack is a TOML file: name one that ends in .toml.")
    target.parent.mkdir(parents=True, exist_ok=True)
    _write_new(target, templates.new(options.title, KINDS[options.title]).encode())
    say(f"{target} is a pack with one example. Write your own in its place.")
    return 0


def _write_new(target: Path, data: bytes) -> None:
    try:
        with target.open("xb") as file:
            file.write(data)
    except FileExistsError:
        raise Refused(f"{target} is there already. Name another file.") from None
    except OSError as error:
        raise Refused(f"{target} can't be written: {error.strerror or error}.") from None


def say(text: Any) -> None:
    """What a foreign file holds may be what a terminal would obey."""
    kept = "\n\u200c\u200d"  # joiners, of which some letters and pictures are made
    plain = "".join(
        letter if letter.isprintable() or letter in kept else "?" for letter in str(text)
    )
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    print(plain.encode(encoding, "replace").decode(encoding))
