"""Names of people: who is meant by a surname, a nickname, initials or a title."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from partyhost.judging.edits import edits
from partyhost.judging.lands import LANDS
from partyhost.judging.letters import plain
from partyhost.judging.lexicon import is_given, is_name, is_only_word, is_word, listed
from partyhost.judging.match import NONE, SAME, SPELT, WRITTEN, Grade, Match
from partyhost.judging.patterns import pattern
from partyhost.judging.sounds import sounds
from partyhost.judging.spelling import Slip, akin, nearly, slip
from partyhost.judging.words import Words

HONORIFICS = listed("honorifics")
OF_ANOTHER = listed("of_another")
PARTICLES = listed("particles")
SUFFIXES = listed("suffixes")
SHARED = listed("shared")
MONONYMS = listed("mononyms")
_NAMESAKES = frozenset(
    {("j", "adams"), ("g", "bush"), ("j", "bach"), ("j", "strauss"), ("a", "dumas")}
)
_NICKNAMES = (
    "william will bill billy willy liam wilhelm", "robert rob bob bobby robbie bert",
    "richard rick dick ricky richie", "james jim jimmy jamie", "john jon johnny jack jonny",
    "joseph joe joey josef", "thomas tom tommy", "michael mike mick mickey mikhail michel",
    "charles charlie chuck carl karl", "edward ed eddie ted teddy ned eduard",
    "theodore ted teddy", "henry harry hank henri", "frederick fred freddie freddy frederic",
    "anthony tony antony anton antonio", "benjamin ben benny", "samuel sam sammy",
    "daniel dan danny", "david dave davey", "andrew andy drew andre", "alexander alex al sandy",
    "albert al bert", "alfred al alf fred", "elizabeth liz beth betty eliza elisabeth lizzie",
    "margaret maggie meg peggy", "johannes jan hans", "sean shaun shawn",
    "catherine katherine kate katie kathy cathy katharine",
    "mary maria marie molly polly", "nicholas nick nicky nicolas", "christopher chris kit",
    "steven stephen steve", "matthew matt", "gregory greg", "kenneth ken kenny",
    "donald don donny", "ronald ron ronnie", "lawrence larry laurence", "patrick pat paddy",
    "peter pete pyotr", "philip phil phillip", "francis frank francesco franz", "george jorge",
    "abraham abe", "isaac ike", "dwight ike", "leonard leo len lenny", "leonardo leo",
    "ludwig louis", "susan sue susie", "deborah deb debbie", "jennifer jen jenny",
    "jacqueline jackie", "victoria vicky", "rebecca becky", "timothy tim", "walter walt",
    "raymond ray", "vincent vince", "gerald gerry jerry", "eugene gene",
    "douglas doug", "arthur art",
    "martin marty", "arnold arnie", "ernest ernie ernesto", "fyodor fedor feodor", "leo lev leon",
    "sigmund siegmund", "nikolai nicolai nikolay", "sergei serge sergey", "wolfgang wolf",
    "archibald archie", "barbara barb", "cassius muhammad", "muhammad mohammed mohamed",
)  # fmt: skip
NICKNAMES: dict[str, frozenset[str]] = {}
for _line in _NICKNAMES:
    for _name in _line.split():
        NICKNAMES[_name] = NICKNAMES.get(_name, frozenset()) | set(_line.split())


ROYAL = listed("royal")
_NOT_ALONE = SHARED | LANDS
ANOTHER = Match(Grade.OFF, "judging-somebody-else")
_TOKEN = pattern(r"[^\W\d_][^\s]*")
_MARK = pattern(r"\W")
_VOWELS = pattern("[aeiou]")
_OF = frozenset(("of", "the", "and"))
_NAMESAKE = Match(Grade.DOUBT, "judging-others-nearly")


class Person(NamedTuple):
    given: Words
    surname: str


@lru_cache(4096)
def person(said: Words) -> Person | None:
    """The parts of a name, without titles, particles and what comes after it."""
    while len(said) > 1 and said[-1] in SUFFIXES:
        said = said[:-1]
    parts = tuple(token for token in said if token not in PARTICLES)
    while len(parts) > 1 and parts[0] in HONORIFICS:
        parts = parts[1:]
    if not parts or any(not part.isalpha() for part in parts):
        return None
    return Person(parts[:-1], parts[-1])


@lru_cache(2048)
def looks_like_a_person(text: str, asked: bool) -> bool:
    """Capital letters all through, a last name last, and a first name or initials first; any
    name at all where a person is `asked` for."""
    tokens = _TOKEN.findall(plain(text).split(",")[0])
    named = [token for token in tokens if token.lower() not in PARTICLES]
    if not 2 <= len(named) <= 5 or not all(token[0].isupper() for token in named):
        return False
    first = named[0].lower().strip(".")
    last = _MARK.sub("", named[-1].lower())
    initial = len(_MARK.sub("", named[0])) == 1 or "." in named[0]
    surname = is_name(last) or not is_word(last)
    if asked and (is_given(first) or not is_word(first)):
        return surname or is_given(first)
    return surname and (initial or is_given(first) or first in ("dr", "sir", "mr"))


def with_first_name(said: Words, right: Words) -> Match:
    """“Alan Turing”, where only the last name stands among the right ones."""
    ours = person(said)
    if ours is None or len(right) != 1 or not ours.given or right[0] in _NOT_ALONE:
        return NONE
    if (
        is_word(right[0])
        or not is_given(ours.given[0])
        or slip(ours.surname, right[0]) < Slip.SPELT
    ):
        return NONE
    return Match(Grade.RIGHT, "judging-with-first-name")


def somebody_else(said: Words, right: Words, asked: bool) -> bool:
    """“Victoria Beckham” for the queen, “Prince Harry” for the singer."""
    if len(right) != 1 or len(said) != 2 or said[0] != right[0] or right[0] in MONONYMS:
        return False
    named = is_name(said[1]) or not is_word(said[1])
    return named and ((asked and is_given(right[0])) or right[0] in HONORIFICS)


def compare(said: Words, right: Words, unique: bool, kind: bool = False) -> Match:
    """`unique`: no other answer has this surname, so that it may stand alone."""
    if _of_another_age(said, right):
        return Match(Grade.OFF, "judging-another-of-name")
    ours, theirs = person(said), person(right)
    if ours is None or theirs is None or not theirs.given or not _OF.isdisjoint(right):
        return NONE
    last = _last_name(said, right, ours, theirs, kind)
    if last is Slip.OTHER or last is Slip.FAR:
        royal = said[0] in ROYAL and right[0] not in ROYAL
        return ANOTHER if royal and not ours.given else _other_surname(ours, theirs, kind)
    if not ours.given:
        return _alone(ours.surname, theirs, last, unique)
    agreed = _given_agree(ours, theirs, kind)
    if (said[-1] in SUFFIXES) != (right[-1] in SUFFIXES) and _has_namesakes(theirs):
        return _NAMESAKE
    if agreed.grade is not Grade.RIGHT:
        return agreed
    alike = ours.given == theirs.given and len(ours.given[0]) > 2
    meant = alike and nearly(ours.surname, theirs.surname) and not is_word(ours.surname)
    if last is Slip.DOUBT and not meant:
        return Match(Grade.DOUBT, "judging-last-name-word")
    return agreed if last is Slip.SAME else SPELT


def _last_name(said: Words, right: Words, ours: Person, theirs: Person, kind: bool) -> Slip:
    """Of the last names alone, or with “van” or “di” written together."""
    return max(
        slip(one, two, kind)
        for one in (ours.surname, _with_particles(said))
        for two in (theirs.surname, _with_particles(right))
    )


def _with_particles(right: Words) -> str:
    """“Vangogh”, “davinci”."""
    at = len(right) - 1
    while at > 1 and right[at - 1] in PARTICLES:
        at -= 1
    return "".join(right[at:])


def _of_another_age(said: Words, right: Words) -> bool:
    ages = {said[-1], right[-1]}
    return ages == {"jr", "sr"} and said[-2:-1] == right[-2:-1]


def _alone(said: str, right: Person, last: Slip, unique: bool) -> Match:
    if last is Slip.DOUBT or (last is Slip.SPELT and (is_name(said) or len(said) < 5)):
        return Match(Grade.DOUBT, "judging-close-word")
    shared = right.surname in SHARED or is_given(right.surname) or is_only_word(right.surname)
    if shared or not unique or len(right.surname) < 3:
        return Match(Grade.DOUBT, "judging-others-last-name")
    return Match(Grade.RIGHT, "judging-last-name-enough")


def _other_surname(ours: Person, theirs: Person, kind: bool) -> Match:
    """Only the first name, the two turned round, or somebody else."""
    if _turned(ours, theirs):
        return WRITTEN
    if theirs.surname in ours.given:
        return Match(Grade.OFF, "judging-last-name-differs")
    first = theirs.given[0]
    if not ours.given:
        return _first_alone(ours.surname, first, kind)
    if is_given(ours.surname) and {*ours.given, ours.surname} <= set(theirs.given):
        return Match(Grade.DOUBT, "judging-only-first-name")
    if not _agree(ours.given[0], first, kind):
        return NONE
    if ours.surname == theirs.surname[0]:
        return Match(Grade.DOUBT, "judging-initial-of-last")
    if _resembles(ours.surname, theirs.surname):
        return Match(Grade.DOUBT, "judging-last-name-close")
    return Match(Grade.OFF, "judging-last-name-differs")


def _turned(ours: Person, theirs: Person) -> bool:
    """“Goethe Johann”: the last name first, and one or all of the first names."""
    whole = (*ours.given, ours.surname) == (theirs.surname, *theirs.given)
    return whole or (ours.given == (theirs.surname,) and ours.surname in theirs.given)


def _first_alone(said: str, first: str, kind: bool) -> Match:
    if slip(said, first, kind) < Slip.SPELT and not _nickname(said, first):
        return NONE
    if first in MONONYMS:
        return Match(Grade.RIGHT, "judging-first-name-enough")
    return Match(Grade.DOUBT, "judging-only-first-name")


def _resembles(said: str, right: str) -> bool:
    """It begins the same and but for two letters is the same; or it sounds so but for one."""
    if said[0] == right[0] and len(right) > 4 and edits(said, right) <= 2:
        return True
    return (is_word(said) or not is_name(said)) and any(
        edits(one, two) <= 1 for one in sounds(said) for two in sounds(right)
    )


def _given_agree(ours: Person, theirs: Person, kind: bool) -> Match:
    """The first names agree: in full, as initials, as nicknames, or some are left out."""
    said, right = _apart(ours.given), _apart(theirs.given)
    at = next((n for n, each in enumerate(right) if _agree(said[0], each, kind)), None)
    if at is None or (at and min(len(said[0]), len(right[at])) == 1):
        return Match(Grade.OFF, "judging-first-name-differs")
    left, extra = right[at + 1 :], 0
    run = len(ours.given) == 1 and len(said) > 1
    for each in said[1:]:
        place = next((n for n, other in enumerate(left) if _agree(each, other, kind)), None)
        left, extra = (left, extra + 1) if place is None else (left[place + 1 :], extra)
    namesakes = _has_namesakes(theirs)
    if extra and run:
        return NONE
    if extra and (left or namesakes):
        return Match(Grade.OFF if namesakes else Grade.DOUBT, "judging-middle-name-differs")
    if len(said) != len(right) and namesakes:
        left_out = [each for each in right[1:] if each not in said]
        whole = any(len(each) > 1 for each in left_out) and len(said) < len(right)
        return Match(Grade.OFF, _NAMESAKE.why) if whole else _NAMESAKE
    return SAME if said == right else WRITTEN


def _has_namesakes(right: Person) -> bool:
    return (right.given[0][0], right.surname) in _NAMESAKES


def _apart(given: Words) -> tuple[str, ...]:
    """First names one by one, and initials letter by letter."""
    return tuple(part for token in given for part in ((token,) if _is_first_name(token) else token))


def _is_first_name(token: str) -> bool:
    """And no initials that ran together."""
    known = is_given(token) or (len(token) == 3 and (is_name(token) or is_word(token)))
    return known or len(token) > 3 or token in NICKNAMES


def _agree(said: str, right: str, kind: bool) -> bool:
    if len(said) == 1 or len(right) == 1:
        return said[0] == right[0]
    slipped = slip(said, right, kind) >= Slip.SPELT or akin(said, right)
    return slipped or _nickname(said, right) or _one_name(said, right)


def _one_name(said: str, right: str) -> bool:
    """Neal and Neil, Margret and Margaret, Anton and Antonín; but not Anton and Antonia."""
    short, long = sorted((said, right), key=len)
    if len(short) > 4 and long.startswith(short):
        return long[-1] not in "aey"
    ends = (said[0], said[-1]) == (right[0], right[-1]) and len(short) > 3
    return ends and _VOWELS.sub("", said) == _VOWELS.sub("", right)


def _nickname(said: str, right: str) -> bool:
    return right in NICKNAMES.get(said, ())
