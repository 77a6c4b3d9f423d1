"""The join code as characters of a terminal."""

from __future__ import annotations

from partyhost.host import qr

URL = "http://192.168.1.20:8000/"


def read(drawn: str) -> list[list[bool]]:
    """The modules that a terminal with a dark background shows; dark is true."""
    halves = {" ": (True, True), "▄": (True, False), "▀": (False, True), "█": (False, False)}
    rows: list[list[bool]] = []
    for line in drawn.splitlines():
        rows += [[halves[each][half] for each in line] for half in (0, 1)]
    return rows


def test_the_terminal_shows_every_module_with_a_border() -> None:
    inner = [row[2:-2] for row in qr.matrix(URL)[2:-2]]
    assert read(qr.characters(URL, colour=False))[: len(inner)] == inner


def test_colour_asks_for_white_on_black() -> None:
    assert qr.characters(URL, colour=True).startswith("\x1b[38;5;231;48;5;16m")


def test_the_vector_is_small() -> None:
    assert len(qr.svg(URL)) < 6000
