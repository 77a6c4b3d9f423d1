"""Answers as people write them: reduced to what they say, and phrased as questions."""

from __future__ import annotations

import re
import unicodedata

_QUESTION = re.compile(
    r"^\s*(?:what|who|where|when|which|whats|whos|wheres)\b"
    r"(?:['’]?s|['’]?re)?(?:\s+(?:is|are|was|were|s|re)\b)?\s*",
    re.I,
)
_ARTICLE = re.compile(r"^(?:the|a|an)\s+(?=\S)")


def is_question(text: str) -> bool:
    """Begins like “What is …”, “who's …”, “Where are …”, and says something after it."""
    match = _QUESTION.match(text)
    return match is not None and bool(text[match.end() :].strip(" ?!."))


def reduced(text: str) -> str:
    """Case, accents, punctuation, “what is”, articles, & and double spaces taken out."""
    text = _QUESTION.sub("", text) if is_question(text) else text
    text = unicodedata.normalize("NFKD", text).casefold().replace("&", " and ")
    text = text.replace("ß", "ss").replace("ø", "o").replace("æ", "ae").replace("ł", "l")
    text = "".join(c for c in text if not unicodedata.combining(c))
    text = re.sub(r"(?<=\d)[,. ](?=\d{3}\b)", "", text)
    text = re.sub(r"['\u2019\u0060\u00b4.]", "", text)
    text = " ".join(re.sub(r"[^\w]+", " ", text).replace("_", " ").split())
    return _ARTICLE.sub("", text)
