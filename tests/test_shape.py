"""The shape of the code, as docs/architecture.md draws it."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import run
from partyhost.cli import ARCHIVE, parser
from partyhost.host.lobby import rulebook_of
from partyhost.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "partyhost"
MODULES = sorted(CODE.rglob("*.py"))
SCRIPTS = sorted(p for p in (ROOT / "static").rglob("*.js") if "vendor" not in p.parts)
STYLES = sorted((ROOT / "static" / "css").glob("*.css"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
TOOLS = [
    ROOT / "run.py",
    *sorted([*(ROOT / "tools").glob("*.py"), *(ROOT / "bench").rglob("*.py")]),
]

# What each part may import of partyhost, itself included. A title also imports its own folder.
ARROWS = {
    "engine": {"engine", "l10n"},
    "kit": {"engine", "kit", "judging", "l10n"},
    "judging": {"judging", "l10n"},
    "rulebook": set(),
    "packs": {"packs", "judging", "engine", "titles", "partyhost", "l10n"},
    "titles": {"engine", "kit", "judging", "rulebook", "l10n"},
    "assets": set(),
    "l10n": {"assets"},
    "host": {"engine", "kit", "rulebook", "packs", "assets", "host", "partyhost", "l10n"},
    "cli": {"host", "packs", "assets", "partyhost"},
    "__main__": {"cli"},
    "__init__": set(),
}
BY_THEIR_LIST = {"host/evening.py", "host/archive.py", "packs/kinds.py"}
PURE = ("engine", "kit", "judging", "titles", "rulebook")
OUTSIDE = {
    *("time", "datetime", "os", "io", "pathlib", "socket", "threading", "asyncio", "secrets"),
    *("subprocess", "sqlite3", "tempfile", "shutil", "urllib", "http", "logging", "locale"),
}
CHANCE = {"engine/rng.py", "engine/offers.py", "engine/game.py"}  # from a seed, or for bots
LEAST_SAID = {"utils", "helpers", "manager", "common", "misc"}
LONGEST_FILE, LONGEST_FUNCTION = 400, 40


def name(path: Path) -> str:
    return path.relative_to(CODE).as_posix() if CODE in path.parents else path.name


def part(path: Path) -> str:
    return name(path).split("/")[0].removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[str, ...]]:
    """Every module that is imported, anywhere in the file, in its parts."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            base = tuple((node.module or "").split("."))
            deeper = base in {("partyhost",), ("partyhost", "titles"), ("partyhost", "host")}
            yield from ((*base, alias.name) if deeper else base for alias in node.names)


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_point_one_way(path: Path) -> None:
    for target in imports(path):
        if target[0] != "partyhost":
            continue
        to = target[1] if len(target) > 1 and target[1] != "__version__" else "partyhost"
        if part(path) == "titles" and to == "titles":
            own = name(path).split("/")[1]
            assert own == "__init__.py" or target[2] == own, f"{name(path)} imports another title"
        elif name(path) in BY_THEIR_LIST and to == "titles":
            assert target[2:] == ("TITLES",), "titles are known by their list alone"
        else:
            assert to in ARROWS[part(path)], f"{name(path)} imports {'.'.join(target)}"


@pytest.mark.parametrize("path", [p for p in MODULES if part(p) in PURE], ids=name)
def test_rules_know_neither_time_nor_files_nor_sockets(path: Path) -> None:
    roots = {target[0] for target in imports(path)}
    assert not roots & OUTSIDE
    assert "random" not in roots or name(path) in CHANCE or path.name == "bot.py"
    calls = [
        n.func for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Call)
    ]
    assert not any(isinstance(call, ast.Name) and call.id in {"open", "print"} for call in calls)


@pytest.mark.parametrize("path", [p for p in MODULES if part(p) == "engine"], ids=name)
def test_the_engine_needs_nothing_but_msgspec(path: Path) -> None:
    roots = {target[0] for target in imports(path)} - {"partyhost"}
    assert roots <= sys.stdlib_module_names | {"msgspec"}


def test_one_module_knows_eventlet() -> None:
    users = [name(p) for p in MODULES for target in imports(p) if target[0] == "eventlet"]
    assert set(users) == {"host/server.py"}


def test_what_is_imported_is_declared_and_what_is_declared_is_imported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["mdns"]]
    declared = {_plain(re.split(r"[><=\[;]", each)[0]) for each in needed}
    owners = packages_distributions()
    roots = {target[0] for path in MODULES for target in imports(path)}
    used = {_plain(owners[root][0]) for root in roots - {"partyhost"} if root in owners}
    # by those we declare, whose parts they are:
    brought = {"python-socketio", "werkzeug", "jinja2", "markupsafe"}
    assert used - brought <= declared, "imported and not declared"
    assert declared - {"simple-websocket"} <= used, "declared and not imported"


def _plain(distribution: str) -> str:
    return re.sub(r"[._]", "-", distribution.strip().lower())


@pytest.mark.parametrize("path", [p for p in MODULES if part(p) in {"titles", "kit"}], ids=name)
def test_views_and_offers_never_peek(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    looking = tree.body if path.name == "views.py" else functions
    for node in looking:
        if path.name == "views.py" or getattr(node, "name", "") in {"view", "offers", "ask"}:
            peeks = [n for n in ast.walk(node) if isinstance(n, ast.Attribute) and n.attr == "peek"]
            assert not peeks, f"{name(path)} peeks on line {peeks[0].lineno}"


@pytest.mark.parametrize("path", [*MODULES, *SCRIPTS, *STYLES, *TESTS, *TOOLS], ids=str)
def test_files_are_small(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("path", [*MODULES, *TESTS, *TOOLS], ids=str)
def test_functions_are_small(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST_FUNCTION, node.name


@pytest.mark.parametrize("path", SCRIPTS, ids=str)
def test_functions_of_the_pages_are_small(path: Path) -> None:
    """By their indentation, which the style keeps: from the line that opens to its brace."""
    opened = None
    for number, line in enumerate(path.read_text("utf-8").splitlines()):
        if re.match(r"(export )?(async )?function ", line):
            opened = number
        if line == "}" and opened is not None:
            assert number - opened < LONGEST_FUNCTION, f"{path.name} line {opened + 1}"
            opened = None


def test_most_files_and_functions_are_smaller_still() -> None:
    files = [len(path.read_text("utf-8").splitlines()) for path in [*MODULES, *SCRIPTS]]
    assert sum(lines <= 250 for lines in files) > 0.9 * len(files)
    lengths = [
        (node.end_lineno or 0) - node.lineno + 1
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    assert sum(lines < 20 for lines in lengths) > 0.85 * len(lengths)


@pytest.mark.parametrize("path", [*MODULES, *SCRIPTS, *STYLES, *TOOLS], ids=str)
def test_house_words(path: Path) -> None:
    assert path.stem not in LEAST_SAID
    text = path.read_text("utf-8")
    assert not re.search("TO" + "DO|FIX" + "ME|XX" + "X", text)


@pytest.mark.parametrize("path", [*SCRIPTS, *STYLES], ids=str)
def test_pages_name_no_place_outside_the_house(path: Path) -> None:
    text = path.read_text("utf-8").replace("http://www.w3.org/", "")
    assert not re.search(r"(?:https?:|wss?:)?//[a-z0-9-]+\.[a-z]{2,}/", text)
    for target in re.findall(r'(?:from|import)\s*\(?\s*"([^"]+)"', text):
        assert target.startswith("."), f"{target}: a module is imported by its place"


def test_the_readmes_commands_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    words = set(re.findall(r"python3? run\.py(?: +([a-z]+))?", text)) - {""}
    assert words <= set(run.COMMANDS)
    assert "python3 run.py" in text
    assert "python3 run.py test" in text
    parsers = [parser(), *(made() for made in ARCHIVE.values())]
    actions = [action for made in parsers for action in made._actions]
    options = {option for action in actions for option in action.option_strings}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text))
    pips = {"--no-deps", "--platform", "--python-version"}
    assert named - pips <= options


@pytest.mark.parametrize("key", TITLES)
def test_rulebooks_follow_the_phases(key: str) -> None:
    """Every phase's rule is a section of rules.md, and sections stand in the order of play."""
    title = TITLES[key]
    text = (CODE / "titles" / key / "rules.md").read_text("utf-8")
    written = re.findall(r"^## (\w+) ", text, re.M)
    rules = list(dict.fromkeys(phase.rule for phase in title.phases))
    assert [section for section in written if section in rules] == rules
    assert len(written) == len(set(written))
    for section in rulebook_of(title).values():
        assert 0 < len(section.brief) <= 140, f"{section.id} does not fit two lines of a phone"
    assert all((phase.__doc__ or "").strip() for phase in title.phases)
