"""How answers are phrased: as questions, with “I think”, with two answers, or with none."""

from __future__ import annotations

import re
from functools import lru_cache

from partyhost.judging.letters import plain, without_pictures
from partyhost.judging.lexicon import listed
from partyhost.judging.patterns import pattern
from partyhost.judging.words import words

_QUESTION = pattern(
    r"^\s*(?:(?:what|who|where|when|which|how many|how much|whats|whos|wheres|wats|wat|wut)\b"
    r"(?:['’]?s|['’]?re)?(?:\s+(?:is|are|was|were|s|re|does|do|did|would be|will be)\b)?"
    r"|(?:was|wer|wo|wann|wie|wie ?viele?|welche[rs]?)\s+(?:ist|sind|war|waren|heißt|heisst)\b"
    r"|¿?\s*(?:qu[eé]|qui[eé]n(?:es)?|d[oó]nde|cu[aá]ndo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?)"
    r"\s+(?:es|son|era|eran|fue|fueron|est[aá]n?)\b)\s*",
    re.I,
)
_LEAD = pattern(
    r"^(?:(?:(?:(?:i have )?no (?:idea|clue)|idk|dunno|not sure|(?:just a |wild )?guess(?:ing)?"
    r"|wait|no wait|hang on|hold on|omg)(?: but| maybe)?(?=\W+\w)|100 ?%|(?:isn|wasn|aren)['’]?t"
    r" (?:it|that|he|she|they)\b|(?:could|can|would|might) (?:it|that|he|she|they) be\b)[,.:!?… ]*"
    r"|(?:um+|uh+|er+m?|hmm+|well|oh|ok(?:ay)?|so|like|ooh?|ah+|easy|yes|yeah|yep|duh|sorry)\b"
    r"[,.!: ]*"
    r"|(?:i(?:['’ ]?m| am)?|we(?:['’ ]?re| are)?) (?:(?:do )?think|guess|believe|say|said|know"
    r"|reckon|suppose|bet|mean|pretty sure|(?:almost |quite )?(?:sure|certain|positive)|going with"
    r"|(?:want|wanna|would like|have|need) to say|wanna say|would go with"
    r"|gonna go with|go with|would say)\b"
    r"[,.: ]*(?:that\b)?|(?:i['’]?d|we['’]?d|let['’]?s|lets|i['’]?ll|ill) (?:say|go with|guess)\b"
    r"|(?:my|our|the) (?:final )?(?:answer|guess) (?:is|would be|was|:)|(?:final )?answer:?"
    r"|(?:it|that|this|they|he|she|these|those)(?:['’]?s| is| was| are| were|['’]re| must be"
    r"| has to be| could be| might be| would be)\b|there (?:is|are|were)\b|it has\b"
    r"|(?:is|was|are|were) (?:it|that|this|he|she|they)\b"
    r"|(?:must be|gotta be|has to be|could be|might be|would be|probably|maybe|perhaps|possibly"
    r"|definitely|obviously|surely|clearly|certainly|presumably|prob|def|guess(?:ing)?|named"
    r"|called|known as|a guy called|someone called|i[ae]|is)\b"
    r"|(?:they|it|he|she|you|we)(?: (?:all|just|always|usually|will|would|can))*"
    r"(?: (?:say|says|go|goes|do|does|use|uses|have|play|plays|eat|eats|make|makes))?\b"
    r"|(?:i(?:['’ ]?m| am)? )?(?:(?:like|pretty|fairly|quite|almost|nearly|very|\d\d ?%) )+"
    r"(?:sure|certain|positive|confident)\b(?=\W+\w)|(?:sure|certain|positive)(?= (?:it|that)\b)"
    r"|(?:sure|certain|positive)(?= (?:its|thats)\b)|\d\d ?%(?= ?[a-z])|no doubt|hopefully"
    r"|trust me|(?:i(?:['’ ]?m| am) )?(?:thinking|betting(?: on)?)\b|i(?:['’]?d)? bet(?: on)?\b"
    r"|i(?:['’ ]?m| am) leaning(?: towards?)?\b|(?:my )?money(?:['’]?s| is) on\b"
    r"|i(?:['’]?ve)? (?:heard|read)\b|(?:feels|sounds|looks|seems) like\b"
    r"|(?:i(?:['’ ]?m| am) )?gonna (?:say|go|guess)(?: with)?\b|i(?:['’]?ll|['’]?d| will) go\b"
    r"|playing (?=\w))[,.: ]*",
    re.I,
)
_TAIL = pattern(
    r"[\s,.!?;:)(-]*(?:\b(?:maybe|perhaps|possibly|probably|i (?:think|guess|believe|suppose"
    r"|reckon|hope|bet|know)|right|lol|haha+|hehe+|duh|please|pls|of course|obviously|for sure"
    r"|definitely|final answer|is my (?:final )?(?:answer|guess)|or something(?: like that)?"
    r"|or whatever|idk|not sure|(?:i ?a?m )?not sure|thanks|thank you|xd|omg|easy|surely|imo"
    r"|(?:i(?:['’ ]?m| am) )?(?:pretty|quite|fairly|almost|\d\d ?%) (?:sure|certain)"
    r"|i(?:['’ ]?m| am) sure|for certain|hopefully|trust me"
    r"|is what i(?:['’]?d| would)? (?:say|think|guess|go with|heard)|whatever|innit|yeah"
    r"|no doubt|sp"
    r"|or so|isn['’]?t it|ish|tbh|ofc|obvs|obvi|bro|dude|mate|ngl|btw|fr|m8|buddy|guys|folks|xx+"
    r"|fingers crossed|(?:just )?a (?:wild )?guess|just guessing|wild guess|or bust)\b|\b100 ?%"
    r"|!+1[!1]*)[\s.!?)]*$|[\s.!?,;:]+$",
    re.I,
)
_ONE = pattern(r"^the ([a-z][a-z ]+) ones?$", re.I)
_NOTHING = listed("nothing")
_HARDLY = listed("hardly")
_AROUND_NOTHING = listed("around_nothing")
_SAYS_NO = pattern(
    r"^(?:not|isn['’]?t|ain['’]?t|never|anything but|anyone but|no(?!\.? ?\d))\b", re.I
)
_EITHER = pattern(r"\s*(?:\bor\b|/|\||\bvs\.?\b|\bversus\b)\s*", re.I)
_EITHER_OF = pattern(r"^\s*either\b|\s*;\s*or,.*", re.I)
_WORD = pattern(r"[a-z]+|[^a-z\W]+")
_BRACKETS = pattern(r"\s*[(\[{][^)\]}]*[)\]}]?\s*")
_EXPLAINS = pattern(
    r"\s+(?:because|cause|cuz|coz|since|which|who|whom|whose|that|when|where|from|aka|as in|as it"
    r"|if|but)\b|\s[-–—]\s|[;\n]\s*|(?<=[a-z]{3})[.!?]\s+(?=\S)|,\s+(?:because|since|which|who|not|the|a|an|as|i)\b",
    re.I,
)


def is_question(text: str) -> bool:
    """Begins like “What is …”, “who's”, “Was ist”, “¿Quién es”, and says something after it."""
    match = _QUESTION.match(text)
    return match is not None and bool(text[match.end() :].strip(" ?!."))


def reduced(text: str) -> str:
    """What is said, in its words, with a space between them."""
    return " ".join(words(unasked(text)))


@lru_cache(8)
def all_reduced(texts: tuple[str, ...]) -> frozenset[str]:
    """The same of all answers of a pack, which every clue of it is compared with."""
    return frozenset(map(reduced, texts))


def unasked(text: str) -> str:
    """Without “what is”."""
    return _QUESTION.sub("", text, count=1) if is_question(text) else text


@lru_cache(2048)
def bare(text: str) -> str:
    """Without “what is”, “I think it's”, “maybe”, “lol”; all of it where nothing else is left."""
    left = unasked(without_pictures(text)).strip()
    for _ in range(4):
        shorter = _TAIL.sub("", _LEAD.sub("", left).lstrip())
        if not words(shorter) or shorter == left:
            break
        left = shorter
    return _ONE.sub(r"\1", left)


def once(text: str) -> str:
    """Of “Paris! Paris!” one of the two."""
    half, odd = divmod(len(said := text.split()), 2)
    if odd or not said or said[0][:2].lower() != said[half][:2].lower():
        return text
    one, other = " ".join(said[:half]), " ".join(said[half:])
    return one if words(one) == words(other) else text


def says_nothing(text: str) -> bool:
    """“idk”, “no idea”, “can't remember”, marks alone."""
    said = set(_WORD.findall(plain(text).lower().replace("'", "")))
    if said <= _HARDLY:
        return len(said) != 1
    return said <= _NOTHING | _HARDLY | _AROUND_NOTHING and bool(said & (_NOTHING | _HARDLY))


def says_no(text: str) -> bool:
    return _SAYS_NO.match(bare(text)) is not None


def alternatives(text: str) -> list[str]:
    """The answers of a hedge: “Rome or Paris”, “Rome / Paris”; one where there is no hedge."""
    text = _EITHER_OF.sub("", text)
    return [part for part in _EITHER.split(text) if words(part)]


def before_reasons(text: str) -> str:
    """Without what explains it: “Rome, because …”, “Rome (in Italy)”, “Rome - obviously”."""
    cut = _BRACKETS.sub(" ", text).strip()
    found = _EXPLAINS.search(cut)
    shorter = cut[: found.start()] if found else cut
    return shorter if words(shorter) else text
