"""What quizzes write around an answer and a question, taken off: forms of a response, second
answers in brackets, markup."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

from partyhost.judging import either

_RESPONSE = re.compile(
    r"^\s*(?:what|who|where|when)(?:'s|\u2019s|\s+(?:is|are|was|were))\s+(?=\S)", re.I
)
_ALSO = r"(?:(?:or|also|accept(?:ed|able)?)\b[:,]?\s+){1,3}"
_OR = re.compile(rf"[(\[]\s*{_ALSO}([^()\[\]]{{1,200}})[)\]]", re.I)
_ACCEPT = re.compile(rf"[,;]\s*(?=(?:also\s+)?accept){_ALSO}(.{{1,200}})$", re.I)
_MAY_LACK = re.compile(r"\((the|a|an)\)\s*", re.I)
_OPTIONS = re.compile(
    r"\b(?:which|what) (?:one )?(?:of|from|among) (?:the|these|those)\b.{0,40}"
    r"\b(?:following|these|below)\b|\bwhich (?:one )?of (?:these|the following|those|them)\b"
    r"|\b(?:of|from|among) the (?:following|options|choices|answers below)\b"
    r"|\b(?:select|choose|pick|tick) (?:the|all|one|two)\b|\ball of the above\b|\bthe following\b",
    re.I,
)
_PICTURE = re.compile(
    r"\b(?:this|the) (?:picture|image|photo|photograph|video|sound|audio|clip|logo|flag)"
    r" (?:shown|above|below|show|shows)\b|\b(?:pictured|shown) (?:here|above|below)\b"
    r"|\bin (?:this|the) (?:picture|image|photo|photograph|video)\b",
    re.I,
)
MOST_MARKUP = 20_000


def answers(text: str, of_parts: bool = False) -> tuple[str, tuple[str, ...]]:
    """The answer, and what else counts: "What is crepe (or galette)?" is crepe and galette, and
    so is "crepe/galette". An answer `of_parts` needs all that it names."""
    text = text[:2_000]
    found = (*_OR.findall(text), *_ACCEPT.findall(text))
    others = [part for each in found for part in re.split(r"\s+or\s+|;|/", each)]
    text = _ACCEPT.sub("", _OR.sub(" ", text))
    if not of_parts:
        text, *more = either(text) or (text,)
        others = [*more, *others]
    bare = _MAY_LACK.sub("", text)
    if bare != text:
        others.append(_MAY_LACK.sub(r"\1 ", text))
    told = [stated(each) for each in (bare, *others)]
    return told[0], tuple(dict.fromkeys(each for each in told[1:] if each and each != told[0]))


def stated(text: str) -> str:
    """The answer of "What is …?"; a title that begins so and has no question mark stays."""
    text = " ".join(text.split())
    if text.endswith("?") or _RESPONSE.match(text):
        text = _RESPONSE.sub("", text.rstrip("?").rstrip()) or text
    return text.strip(' "\u201c\u201d') if text.count('"') in (0, 2) else text


def needs_options(text: str) -> bool:
    return bool(_OPTIONS.search(text[:2_000]))


def needs_picture(text: str) -> bool:
    return bool(_PICTURE.search(text[:2_000]))


class _Text(HTMLParser):
    """The words of a page; what stands apart there is parted by a space."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said: list[str] = []
        self.media = False

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.media = self.media or tag in ("img", "audio", "video", "object", "svg")
        if tag in ("br", "p", "div", "li", "tr", "td"):
            self.said.append(" ")

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def bare(markup: str) -> tuple[str, bool]:
    """HTML as plain text, and whether it showed or played something. What is no markup stays."""
    if not re.search(r"<[a-zA-Z/!]|&[#\w]+;", markup):
        return markup, False
    reader = _Text()
    reader.feed(markup[:MOST_MARKUP])
    reader.close()
    return " ".join("".join(reader.said).split()), reader.media


def unescaped(text: str) -> str:
    """Character references, also where they were escaped twice."""
    return unescape(unescape(text[:MOST_MARKUP]))
