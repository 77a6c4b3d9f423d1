"""Every sentence is in the catalogue, in every language, with the same words to fill in; and the
catalogue has no sentence that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from partyhost.engine.game import Title
from partyhost.engine.offers import Choice, Number, Option
from partyhost.engine.secret import Secret
from partyhost.host.lobby import rulebook_of
from partyhost.l10n import ENGLISH, LANGUAGES, Message, hook, known, msg, within
from partyhost.titles import TITLES

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "static" / "l10n"
PAGES = [p for p in (ROOT / "static").rglob("*.js") if "vendor" not in p.parts and p.stem != "l10n"]
HOST = [p for p in (ROOT / "partyhost").rglob("*.py") if p.stem != "l10n"]
TEMPLATES = [*(ROOT / "templates").glob("*.html")]
NAMES = sorted(p.relative_to(CATALOGUES / ENGLISH) for p in (CATALOGUES / ENGLISH).rglob("*.ftl"))
CALL = re.compile(
    r"""\b(?:msg|msgDrawn)\(\s*(?:"(?P<id>[\w-]+)"|f"(?P<said>[^"]*)"|`(?P<made>[^`]*)`)"""
)
NAMED = re.compile(r"""["'`](?P<id>[a-z_]+-[a-z0-9-]*[a-z0-9])["'`]""")
HOLE = re.compile(r"\$?\{[^}]*\}")


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str, name: Path) -> dict[str, set[str]]:
    """By id: the variables of a catalogue's messages. Junk in it is a fault."""
    file = CATALOGUES / language / name
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


def english(server: bool) -> dict[str, set[str]]:
    return {
        id: variables
        for name in NAMES
        if (name.parts[0] == "server") == server
        for id, variables in messages(ENGLISH, name).items()
    }


@pytest.mark.parametrize("name", NAMES, ids=str)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ENGLISH])
def test_every_language_is_complete(language: str, name: Path) -> None:
    assert messages(language, name) == messages(ENGLISH, name)


def test_no_language_has_a_catalogue_of_its_own() -> None:
    for language in LANGUAGES:
        here = CATALOGUES / language
        assert sorted(p.relative_to(here) for p in here.rglob("*.ftl")) == NAMES


@pytest.mark.parametrize("name", NAMES, ids=str)
def test_messages_are_named_after_their_catalogue(name: Path) -> None:
    assert all(id.startswith(f"{name.stem}-") for id in messages(ENGLISH, name))


def said(paths: list[Path]) -> Iterator[tuple[Path, re.Pattern[str]]]:
    """What is said where, as patterns: parts of an id may be put in when it is said."""
    for path in paths:
        text = path.read_text("utf-8")
        for call in CALL.finditer(text):
            parts = [
                re.escape(part) for part in HOLE.split(call["id"] or call["said"] or call["made"])
            ]
            yield path, re.compile("[a-zA-Z0-9_-]+".join(parts))


@pytest.mark.parametrize(("paths", "server"), [(PAGES, False), (HOST + TEMPLATES, True)])
def test_what_is_said_is_in_the_catalogue(paths: list[Path], server: bool) -> None:
    ids = english(server)
    for path, pattern in said(paths):
        assert any(map(pattern.fullmatch, ids)), f"{path.name}: no message {pattern.pattern}"


@pytest.mark.parametrize(("paths", "server"), [(PAGES, False), (HOST + TEMPLATES, True)])
def test_what_is_in_the_catalogue_is_said(paths: list[Path], server: bool) -> None:
    """Ids may also stand in tables of names, whole."""
    named = {each["id"] for path in paths for each in NAMED.finditer(path.read_text("utf-8"))}
    patterns = {pattern for _, pattern in said(paths)}
    idle = [id for id in english(server) if id not in named]
    idle = [id for id in idle if not any(pattern.fullmatch(id) for pattern in patterns)]
    assert not idle, "nobody says these"


def test_no_label_stands_in_the_code() -> None:
    """What a screen reader is told of a picture or a control is a sentence, too. Names may."""
    label = re.compile(r'\b(?:aria-label|title|placeholder|alt)="(?!Ken")[A-Za-z]')
    found = [p.name for p in [*PAGES, *TEMPLATES] if label.search(p.read_text("utf-8"))]
    assert not found


def test_what_the_host_says_has_its_words() -> None:
    """Where the id is plain, the arguments are those that the message names."""
    variables = english(server=True)
    for path in HOST:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "msg":
                continue
            first = node.args[0]
            if isinstance(first, ast.Constant) and all(word.arg for word in node.keywords):
                given = {word.arg for word in node.keywords}
                assert given == variables[str(first.value)], f"{path}: {first.value}"


def test_no_refusal_stands_in_the_code() -> None:
    """Whatever says no to a guest or the host says it from the catalogue. Of a night's file the
    terminal speaks, and that in English."""
    words = re.compile(r"[A-Za-z]\w+ \w+")
    for path in (each for each in HOST if each.stem != "night_file"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if name.endswith(("Unreadable", "IllegalMove", "Refusal", "says.append")):
                for each in ast.walk(node):
                    text = each.value if isinstance(each, ast.Constant) else ""
                    assert not words.search(str(text)), f"{path}: {text}"


def test_pictures_say_nothing_but_names_of_titles() -> None:
    """Words of art would be of one language: pages print them over it."""
    names = " ".join(title.name for title in TITLES.values()).casefold()
    for file in (ROOT / "static" / "art").glob("*.svg"):
        texts = re.findall(r"<text\b.*?</text>", file.read_text("utf-8"), re.S)
        said = re.findall(r"[^\W\d_]{3,}", re.sub(r"<[^>]*>|&\w+;", " ", " ".join(texts)))
        assert all(word.casefold() in names for word in said), file.name


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_rules_are_complete_in_every_language(title: Title) -> None:
    plain = rulebook_of(title)
    for language in set(LANGUAGES) - {ENGLISH}:
        book = rulebook_of(title, language)
        assert list(book) == list(plain)
        assert not [id for id in book if book[id].text == plain[id].text]
        assert not [id for id in book if book[id].brief == plain[id].brief]


def test_a_message_is_its_english_and_more() -> None:
    message = Number("bet", "Bet", 1000, 5000).refusal(7)
    assert message == "Give a number from 1,000 to 5,000."
    assert isinstance(message, Message)
    assert message.within("de") == "Gib eine Zahl von 1.000 bis 5.000 an."


def test_messages_in_messages_and_lists_are_told_in_the_same_language() -> None:
    options = tuple(Option(each, each) for each in ("Ann", "Ben", "Cleo"))
    message = Choice("who", "Who", options).refusal("Dan")
    outer = msg("engine-no-value", label=message)
    assert outer == "“Choose one of these: Ann, Ben and Cleo.” takes no value."
    told = within("de", {"a": [outer], "b": ("Ann", 3, None)})
    assert told["a"] == ["Bei „Wähle eins davon: Ann, Ben und Cleo.“ gibt es nichts anzugeben."]
    assert told["b"] == ["Ann", 3, None]


def test_messages_alike_in_english_are_not_mixed_up() -> None:
    one, other = msg("engine-not-now"), msg("engine-over")
    assert msg("engine-no-value", label=one).within("es") != msg(
        "engine-no-value", label=str(one)
    ).within("es")
    assert one != other


def test_what_is_no_message_never_passes() -> None:
    with pytest.raises(NotImplementedError):
        msgspec.json.encode(Secret("the Emu War"), enc_hook=hook("de"))
    for id in ("engine-no-such", "nowhere-at-all", "engine-one-of"):
        with pytest.raises(LookupError):
            msg(id)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("de", "de"), ("de-AT", "de"), ("ES", "es"), ("fr", "en"), ("", "en"), (7, "en")],
)
def test_a_language_that_is_not_spoken_here_is_english(wanted: object, spoken: str) -> None:
    assert known(wanted) == spoken


def test_pages_offer_the_languages_that_the_host_speaks() -> None:
    offered = re.findall(r'\["(\w+)", "(.+)"\]', (ROOT / "static" / "l10n.js").read_text("utf-8"))
    assert dict(offered) == LANGUAGES
