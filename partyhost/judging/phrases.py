"""Comparing phrases word by word: what slipped, what is missing, what is added."""

from __future__ import annotations

from functools import lru_cache

from partyhost.judging import match
from partyhost.judging.edits import edits
from partyhost.judging.lands import LANDS
from partyhost.judging.lexicon import (
    is_given,
    is_known,
    is_name,
    is_only_word,
    is_word,
    lines,
    listed,
)
from partyhost.judging.match import Grade, Match
from partyhost.judging.people import HONORIFICS, NICKNAMES, SUFFIXES
from partyhost.judging.sounds import sounds
from partyhost.judging.spare import (
    COMPASS,
    GENERIC,
    LIGHT,
    TITLED,
    TURNING,
    Compared,
    is_land,
    may_add,
    may_miss,
)
from partyhost.judging.spelling import Slip, allowed, slip
from partyhost.judging.words import Words, compact, has_number, joined

PEOPLES = listed("peoples")
KINDS = listed("kinds")
PLAIN = listed("plain")
_ANOTHER_TITLE = Match(Grade.OFF, "judging-another-title")
_NUMBER_MORE = Match(Grade.OFF, "judging-number-too-many")
RULERS = {name: line.split() for line in lines("rulers") for name in line.split()}
SPLIT = frozenset(("germany", "korea", "sudan", "vietnam", "yemen"))
_WHOLE_LANDS = LANDS - SPLIT
_MAKES_ANOTHER = TURNING - COMPASS
_TRADED = GENERIC | SUFFIXES
_LITTLE = LIGHT | GENERIC


@lru_cache(2048)
def compare(said: Words, right: Words, clue: frozenset[str], kind: bool = False) -> Match:
    """Of all the words that were said to all that are right; `clue` holds the words that were
    given already."""
    if said == right:
        return match.SAME
    if joined(said, right) or _turned(said, right) or _turned(right, said):
        return match.WRITTEN
    if (numbers := _numbers(said, right, clue, kind)) is not None:
        return numbers
    met = _met(said, right, kind)
    missing = tuple(
        token for token in met.missing if _last(token, right) or not may_miss(token, met, clue)
    )
    extra = tuple(
        token for token in met.extra if _last(token, said) or not may_add(token, said, met, clue)
    )
    if missing and extra:
        return _near(missing, extra, met) or _joined(said, right, met, kind)
    if (
        not met.matched
        or _trades(met, missing, extra)
        or (met.worst <= Slip.DOUBT and not LIGHT.issuperset(met.extra))
    ):
        return match.NONE
    if missing:
        return match.NONE if not HONORIFICS.isdisjoint(met.extra) else _missing(missing, met)
    return _extra(extra, said, right, met, clue) if extra else _graded(met, said, right)


def _last(token: str, phrase: Words) -> bool:
    """A title at the end is none: the Lion King."""
    return len(phrase) > 1 and phrase[-1] == token and token in HONORIFICS


def _turned(one: Words, two: Words) -> bool:
    """“Structure of DNA” and “DNA structure”."""
    return len(one) == 3 and one[1] == "of" and two == (one[2], one[0])


def _trades(met: Compared, missing: Words, extra: Words) -> bool:
    """One kind of thing is said for another: the Red Sea for the Red Planet."""
    left = {token for token in met.missing if token not in missing} & _TRADED
    added = {token for token in met.extra if token not in extra} & _TRADED
    return bool(left and added)


def _numbers(said: Words, right: Words, clue: frozenset[str], kind: bool) -> Match | None:
    """Numbers inside a phrase are equal or wrong; a missing one may be meant."""
    if not has_number(said) and not has_number(right):
        return None
    ours = sorted(token for token in said if token[0].isdigit())
    theirs = sorted(token for token in right if token[0].isdigit())
    if ours == theirs:
        return None
    rest = tuple(token for token in said if not token[0].isdigit())
    wanted = tuple(token for token in right if not token[0].isdigit())
    if not rest or not wanted:
        return match.NONE
    found = compare(rest, wanted, clue, kind)
    same = found.grade
    if ours and theirs:
        return match.NUMBER_OFF if same is not Grade.NONE else match.NONE
    if found == match.MORE and ours:
        return _NUMBER_MORE
    if same is not Grade.RIGHT:
        return found if found == match.PARTIAL and not ours else match.NONE
    if ours:
        return _NUMBER_MORE if ours != ["1"] else match.MORE
    return match.NUMBER_MISSING


def _met(said: Words, right: Words, kind: bool) -> Compared:
    """Every right word with the word that was said for it, equal ones first."""
    left, missing, matched = list(said), [], []
    worst = Slip.SAME
    for token in right:
        if token in left:
            left.remove(token)
            matched.append(token)
        else:
            missing.append(token)
    for token in list(missing):
        slips = [(slip(each, token, kind), -n) for n, each in enumerate(left)]
        best, place = max(slips, default=(Slip.OTHER, 0))
        if best is Slip.OTHER and matched:
            best, place = max(
                ((_short_or_foreign(each, token, right), -n) for n, each in enumerate(left)),
                default=(best, 0),
            )
        if best is Slip.OTHER or (best is Slip.FAR and not matched and len(right) > 1):
            continue
        if best is Slip.DOUBT and _beside_others(left[-place], token, matched):
            best = Slip.SPELT
        left.pop(-place)
        missing.remove(token)
        matched.append(token)
        worst = min(worst, best)
    return Compared(worst, tuple(missing), tuple(left), tuple(matched))


def _beside_others(said: str, right: str, matched: list[str]) -> bool:
    """“Lock” for Loch, where Ness follows: it sounds the same, and the rest says what is meant."""
    heavy = any(len(token) > 1 and token not in _LITTLE for token in matched)
    return heavy and bool(sounds(said) & sounds(right))


def _short_or_foreign(said: str, token: str, right: Words) -> Slip:
    """A word that was cut short: “Dem.” and “Rep.”; a ruler in another tongue: “Ludwig XIV”."""
    if right[-1].isdigit() and said in RULERS.get(token, ()):
        return Slip.SAME
    return _cut(said, token)


def _cut(said: str, right: str) -> Slip:
    cut = 3 <= len(said) <= len(right) - 3 and right.startswith(said) and not is_word(said)
    return Slip.SPELT if cut else Slip.OTHER


def _missing(missing: Words, met: Compared) -> Match:
    """What is there is the larger part, or it is something else."""
    there = sum(len(token) for token in met.matched if token not in LIGHT)
    gone = sum(len(token) for token in missing)
    if met.worst <= Slip.DOUBT and gone >= there:
        return match.NONE
    heavy = {token for token in met.matched if token not in LIGHT}
    if COMPASS.issuperset(missing) and heavy <= _WHOLE_LANDS:
        return match.NONE
    if all(token in GENERIC or token.removesuffix("s") in GENERIC for token in heavy):
        return match.NONE
    a_name = is_given(met.matched[0]) or not any(is_word(each) or each in LANDS for each in heavy)
    if not _MAKES_ANOTHER.isdisjoint(missing) and not (a_name and "new" not in missing):
        return Match(Grade.OFF, "judging-missing-else")
    named = not all(map(is_only_word, met.matched)) and COMPASS.isdisjoint(missing)
    return match.PARTIAL if there >= gone / (3 if named else 2) else match.NONE


def _extra(extra: Words, said: Words, right: Words, met: Compared, clue: frozenset[str]) -> Match:
    """What turns it into another thing is wrong; the rest is for people."""
    if "and" in met.extra:
        return Match(Grade.OFF, "judging-more-things")
    heart = met.matched[0]
    before = heart in said and said.index(extra[0]) < said.index(heart)
    plain = all(map(is_only_word, met.matched))
    if (found := _harmless(extra, said, right, met)) is not match.NONE:
        return found
    if any(token in TURNING for token in extra) or (before and heart in LANDS):
        return Match(Grade.OFF, "judging-else-as-well")
    if before and (PEOPLES.issuperset(extra) or (plain and PLAIN.issuperset(extra))):
        return match.WITH_KIND
    if before and plain and not any(map(_names, extra)):
        return Match(Grade.OFF, "judging-special-kind")
    if not TITLED.isdisjoint(clue) and _goes_on(extra, said, met):
        return _ANOTHER_TITLE
    there = sum(len(token) for token in met.matched if token not in LIGHT)
    more = sum(len(token) for token in extra)
    if (more > 2 * there and len(extra) > 1) or len(extra) > 3:
        return match.NONE
    return match.MORE


def _goes_on(extra: Words, said: Words, met: Compared) -> bool:
    """“Frozen Planet” for the film Frozen; a name after it may be its author's."""
    first = said[0] not in met.extra
    after = first and all(said.index(token) >= len(met.matched) for token in extra)
    return after and any(
        is_only_word(token) and len(token) > 3 and token not in TITLED for token in extra
    )


def _harmless(extra: Words, said: Words, right: Words, met: Compared) -> Match:
    """It also says where that is, or what kind of thing."""
    if met.worst >= Slip.SPELT and all(is_land(token, said, met) for token in extra):
        return match.WITH_LAND
    if extra == said[-1:] and extra[0] in KINDS and said[-2] == right[-1]:
        return match.WITH_KIND
    heart = met.matched[0]
    where = len(said) == 3 and said[:2] == (heart, "of") and is_name(heart)
    return match.WITH_LAND if where else match.NONE


def _names(token: str) -> bool:
    return is_given(token) or token in NICKNAMES or (is_name(token) and not is_word(token))


def _near(missing: Words, extra: Words, met: Compared) -> Match | None:
    """But for one word, which sounds nearly the same, a long phrase is all there."""
    there = [token for token in met.matched if token not in LIGHT]
    if len(there) < 2 or len(missing) != 1 or len(extra) != 1 or met.worst <= Slip.DOUBT:
        return None
    near = any(edits(one, two) <= 1 for one in sounds(extra[0]) for two in sounds(missing[0]))
    return match.CLOSE if near and not _has_digit(extra[0] + missing[0]) else None


def _joined(said: Words, right: Words, met: Compared, kind: bool) -> Match:
    """Written together or apart, and slipped: “newyrok”, “da vinchi”."""
    ours, theirs = compact(said), compact(right)
    if len(said) != len(right) and ours[0] == theirs[0] and not _has_digit(ours + theirs):
        distance = edits(ours, theirs)
        if distance <= min(2, allowed(len(theirs), kind)):
            others = [token for token in said if token not in right]
            known = is_known(ours) or (len(others) > 1 and all(map(is_known, others)))
            return match.ANOTHER_WORD if known else match.SPELT
    if met.worst is Slip.FAR and len(met.matched) == len(right):
        return match.CLOSE
    return match.NONE


def _has_digit(text: str) -> bool:
    return any(c.isdigit() for c in text)


def _graded(met: Compared, said: Words, right: Words) -> Match:
    if met.worst >= Slip.SPELT and not _in_order(said, right):
        return match.TURNED
    if met.worst is Slip.SAME:
        return match.WRITTEN
    if met.worst is Slip.SPELT:
        return match.SPELT
    return match.ANOTHER_WORD if met.worst is Slip.DOUBT else match.CLOSE


def _in_order(said: Words, right: Words) -> bool:
    shared = [token for token in said if token in right]
    return shared == [token for token in right if token in said]
