"""`python3 run.py gallery`: a picture of every screen, on one page, with what is wrong on each."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

import run
from partyhost.l10n import ENGLISH, LANGUAGES
from tests.browser.album import Album
from tests.browser.checks import problems
from tests.browser.conftest import ARGS
from tests.browser.gallery import Gallery, Viewer
from tests.browser.recorders import MIDDLE, RECORDERS, TABLES, recorded
from tests.browser.shots import ALL_SIZES, Scenes, Shot, every, pairwise, whole

OUT = Path(__file__).parents[2] / "dist" / "gallery"


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python3 run.py gallery", description=__doc__)
    made.add_argument("--out", type=Path, default=OUT, help="the folder for the pictures")
    made.add_argument("--title", action="append", choices=RECORDERS, help="only this one")
    made.add_argument("--size", action="append", choices=ALL_SIZES, help="only at this size")
    made.add_argument("--screen", help="only screens with this in their name")
    made.add_argument("--seats", type=int, action="append", help="only so many: 2, 5 or 10")
    made.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help="what all are told in")
    made.add_argument("--pairs", action="store_true", help="what the tests look at, in less time")
    return made


def chosen(scenes: Scenes, options: argparse.Namespace) -> Iterator[Shot]:
    if options.pairs:
        middle = MIDDLE._replace(language=options.language)
        plan = [*every(scenes, middle), *pairwise(scenes, "tv"), *pairwise(scenes, "phone")]
    else:
        plan = [*whole(scenes, ALL_SIZES)]
    for shot in dict.fromkeys(plan):
        here = not options.size or shot.size in options.size
        if here and (options.screen or "") in f"{shot.page} {shot.name} {shot.part}":
            yield shot


def main(words: list[str] | None = None) -> int:
    options = parser().parse_args(words)
    began, album = time.monotonic(), Album(options.out)
    tables = [
        table._replace(language=options.language)
        for table in TABLES
        if not options.seats or table.guests in options.seats
    ]
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=run.find_browser(), args=[*ARGS])
        for title in options.title or RECORDERS:
            scenes, room = recorded(title, tables, Path(folder))
            viewer = Viewer(Gallery(browser, room), playwright, scenes)
            for shot in sorted(chosen(scenes, options), key=str):
                page = viewer.show(shot)
                album.add(title, shot, page, problems(page, shot, shot.scene(scenes)))
            viewer.close()
        browser.close()
    bad = sum(1 for leaf in album.leaves if leaf["problems"])
    seconds = time.monotonic() - began
    print(f"{len(album.leaves)} shots, {bad} with problems, in {seconds:.0f} s: {album.close()}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
