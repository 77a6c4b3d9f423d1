"""The process that reads a dropped file, beside the host: whatever is in the file, it can take no
more than this process's time and memory, and the room goes on.

A job is a folder: `job.json` says what to do, `upload` and perhaps `second` are the files. Written
here are `progress.json`, `lines.json` with all rows, and `result.json` with what a page shows.
"""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path

import msgspec

from partyhost.l10n import ENGLISH, hook, msg
from partyhost.packs import fields, joining, reading, writing
from partyhost.packs.imports.reader import Line, Preview, preview
from partyhost.packs.imports.source import Options, Source
from partyhost.packs.library import Library
from partyhost.packs.likeness import Likeness
from partyhost.packs.pack import About, Item, Pack, Unreadable

MOST_SECONDS, MOST_BYTES = 60, 1_500_000_000
MOST_SHOWN = 200  # of the bad rows, and as many of the good ones
TELL_EVERY = 0.1  # seconds
STAGES = {"rows": "packs-reading-rows", "twice": "packs-reading-twice"}
FAILED = "packs-failed"


class Mended(msgspec.Struct):
    """A row as somebody corrected it; no item: it is left out."""

    group: str = ""
    item: Item | None = None


class Keep(msgspec.Struct):
    """Make a pack at `path` of the good rows; `mended` by their numbers in the list. `join`: the
    pack is there already, and they are put to what it has."""

    path: str
    about: About
    mended: dict[int, Mended] = {}
    join: bool = False


class Job(msgspec.Struct):
    """`shipped` and `own` are the folders of the packs that the rows are compared with."""

    name: str
    title: str
    shipped: str
    own: str
    kept: str = ""
    group: str = ""
    mapping: dict[str, int] | None = None
    swap: bool | None = None
    encoding: str = ""
    language: str = ENGLISH  # of the sentences
    keep: Keep | None = None


class Progress(msgspec.Struct):
    says: str
    rows: int = 0


class Shown(msgspec.Struct):
    """A line and its number in the list of all."""

    n: int
    line: Line


class Result(msgspec.Struct):
    """A preview whose lines are `shown`, or the sentence why there is none. `good` and `bad` count
    all rows; `path` is the pack that was made, with `good` new items, of which those left out had
    been there `already`."""

    preview: Preview | None = None
    says: str = ""
    shown: list[Shown] = []
    good: int = 0
    bad: int = 0
    already: int = 0
    path: str = ""


def main(folder: Path) -> int:
    _bound()
    job = msgspec.json.decode((folder / "job.json").read_bytes(), type=Job)
    try:
        result = _kept(folder, job, job.keep) if job.keep else _read(folder, job)
    except Unreadable as error:
        result = Result(says=error.args[0])
    except (MemoryError, RecursionError):
        result = Result(says=msg(FAILED))
    _write(folder / "result.json", result, job.language)
    return 0


def _read(folder: Path, job: Job) -> Result:
    from partyhost.packs.kinds import KINDS

    second = folder / "second"
    source = Source(
        job.name,
        (folder / "upload").read_bytes(),
        second.read_bytes() if second.is_file() else b"",
        Options(job.mapping, job.swap, job.encoding),
    )
    tell = _Teller(folder, job.language)
    made = preview(source, job.title, KINDS[job.title], job.group, tell.tell)
    kept = Path(job.kept) if job.kept else None
    library = Library(KINDS, Path(job.shipped), Path(job.own), kept)
    library.look(keep=False)
    known_already(made, library, tell)
    _write(folder / "lines.json", made.lines, job.language)
    return summed_up(made)


def summed_up(made: Preview) -> Result:
    """The bad rows first, then the good ones, as many as a page can show."""
    numbered = [Shown(n, line) for n, line in enumerate(made.lines)]
    bad = [each for each in numbered if each.line.says]
    good = [each for each in numbered if not each.line.says]
    made.lines = []
    return Result(made, "", bad[:MOST_SHOWN] + good[:MOST_SHOWN], len(good), len(bad))


def _kept(folder: Path, job: Job, keep: Keep) -> Result:
    from partyhost.packs.kinds import KINDS

    kind = KINDS[job.title]
    lines = msgspec.json.decode((folder / "lines.json").read_bytes(), type=list[Line])
    groups: dict[str, list[Item]] = {}
    for n, line in enumerate(lines):
        mended = keep.mended.get(n)
        item = mended.item if mended else None if line.says else line.item
        if item:
            fitted, wrong = fields.fitted(kind, item)
            if not wrong:
                groups.setdefault(mended.group if mended else line.group, []).append(fitted)
    if not groups:
        raise Unreadable(msg("packs-nothing-good"))
    pack, good = Pack(keep.about, [], own=True, path=keep.path), sum(map(len, groups.values()))
    if keep.join:
        pack = reading.read(Path(keep.path), KINDS, own=True)
    added = joining.join(pack, kind, groups)
    if not added:
        raise Unreadable(msg("packs-all-there"))
    writing.save(pack, kind, Path(keep.path), aside=bool(pack.problems))
    kept = Path(job.kept) if job.kept else None
    Library(KINDS, Path(job.shipped), Path(job.own), kept).look()  # the host need not read it
    return Result(good=added, already=good - added, path=keep.path)


def known_already(made: Preview, library: Library, tell: _Teller | None = None) -> None:
    """Rows that a pack of this title has already are not good ones."""
    kind = library.kinds[made.title]
    index: Likeness[str] = Likeness()
    for pack in library.of(made.title):
        for group in pack.groups:
            for item in group[kind.items]:
                place = f"“{pack.about.name}” ({item['id']})"
                index.add(place, str(item[kind.asks]), str(item["answer"]))
    for n, line in enumerate(made.lines):
        if not line.says:
            found = index.nearest(str(line.item[kind.asks]), str(line.item["answer"]))
            line.says += [msg("packs-have-it", place=found[0])] if found else []
        if tell and n % 50 == 0:
            tell.tell("twice", n)


class _Teller:
    """How far it is, not more often than somebody can read."""

    def __init__(self, folder: Path, language: str) -> None:
        self._folder, self._language, self._told = folder, language, 0.0

    def tell(self, stage: str, rows: int) -> None:
        if time.monotonic() - self._told >= TELL_EVERY:
            self._told = time.monotonic()
            _write(
                self._folder / "progress.json", Progress(msg(STAGES[stage]), rows), self._language
            )


def _write(file: Path, told: msgspec.Struct | list[Line], language: str) -> None:
    new = file.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(told, enc_hook=hook(language)))
    new.replace(file)


def _bound() -> None:
    """Where the system can: no more time and memory than this, and no other file written large."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
