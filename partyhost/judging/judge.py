"""The ruling on one typed answer: the lists of the house and the author first, then the rules."""

from __future__ import annotations

from functools import cache, lru_cache

from partyhost.judging import (
    dates,
    initials,
    listing,
    lists,
    match,
    people,
    phrases,
    quantities,
    scripts,
)
from partyhost.judging.edits import edits
from partyhost.judging.forms import Form, forms, readings
from partyhost.judging.house import House
from partyhost.judging.key import Key, Verdict, ruled
from partyhost.judging.lands import LANDS, LONG_LANDS
from partyhost.judging.letters import is_foreign
from partyhost.judging.lexicon import is_given, is_name, lines, listed
from partyhost.judging.match import Grade, Match
from partyhost.judging.meeting import meets
from partyhost.judging.patterns import pattern
from partyhost.judging.phrasing import alternatives, bare, says_no, says_nothing
from partyhost.judging.sounds import sounds
from partyhost.judging.spare import LANGUAGES, LIGHT
from partyhost.judging.spelling import Slip, slip
from partyhost.judging.words import Words, compact, has_number, joined, words

HOME = House()
MOST_READ = 512  # letters of an answer that are looked at
_DOUBLED = pattern(r"(.)\1+")
PERSONS = listed("persons")
_THE_SAME = (match.SAME, match.WRITTEN)
_PEOPLE = ("person",)
_NO_PEOPLE = ("place", "number", "year", "list")


def judge(text: str, key: Key, house: House = HOME) -> Verdict:
    """Right, wrong or unsure, and why. Never raises, whatever the text is; of a long one it
    reads the beginning."""
    text = text[:MOST_READ]
    listed = listing.listed(text, key, house)
    if listed is not None:
        return listed
    if not words(text):
        return listing.empty(text, key)
    if says_nothing(text):
        return ruled("wrong", "judging-nothing")
    if says_no(text) and not says_no(key.answer) and not _joined(text, key):
        return ruled("wrong", "judging-says-not")
    parts = alternatives(bare(text))
    if len(parts) > 1 and not _has_choice(key, text):
        return _hedged(parts, key, house)
    found = _ruled(text, key, house)
    if _repeats(found, text, key):
        return ruled("wrong", "judging-clue-says")
    verdict = _verdict(text, found, key, house)
    if verdict.outcome == "unsure" and _enumerates(bare(text), key, house):
        return ruled("wrong", "judging-several")
    return verdict


def prepared(key: Key) -> Key:
    """The same key, read: so that whoever answers first waits no longer than the next."""
    listing.read(key)
    rights = _rights(key, HOME)
    _amounts(rights, key.type, _given_words(key.clue))
    for right in rights:
        dates.named(right)
        lists.is_list(right, key.type)
        for form in forms(right):
            people.looks_like_a_person(form.text, _asks_for_a_person(key))
    _last_names(key.others)
    return key


def _rights(key: Key, house: House) -> tuple[str, ...]:
    return tuple(dict.fromkeys((key.answer, *key.accepted, *house.rulings.also)))


def _repeats(found: Match, text: str, key: Key) -> bool:
    """“FBI” where the clue asks for it in full, “cat” for what that is in French; not where the
    clue offers a choice."""
    if (
        found not in (match.ANOTHER_NAME, match.IN_FULL, match.ANOTHER_WORD, match.CLOSE)
        or " or " in key.clue
    ):
        return False
    return _given_words(key.clue).issuperset(words(bare(text)))


def _joined(text: str, key: Key) -> bool:
    """“Never mind” for Nevermind."""
    return compact(words(text)) in {compact(words(each)) for each in (key.answer, *key.accepted)}


def _has_choice(key: Key, text: str) -> bool:
    """The answer itself has an “or” or a stroke, or it is a date: “25/12”."""
    right = f" {key.answer} {' '.join(key.accepted)} ".lower()
    listed = lists.is_list(key.answer, key.type) and " or " not in text
    return " or " in right or "/" in right or listed or bool(dates.dates(bare(text)))


def _hedged(parts: list[str], key: Key, house: House) -> Verdict:
    outcomes = {judge(part, key, house).outcome for part in parts[:6]}
    if outcomes == {"right"}:
        return ruled("right", "judging-both-right")
    if outcomes == {"wrong"}:
        return ruled("wrong", match.NONE.why)
    return ruled("wrong", "judging-several")


def _enumerates(text: str, key: Key, house: House) -> bool:
    """“Rome, Milan” for one of them."""
    parts = [part for part in text.split(",") if words(part)]
    if not 1 < len(parts) < 5 or "," in key.answer or not is_name(words(parts[1])[0]):
        return False
    added = words(parts[1])
    if LANDS.issuperset(added) or " ".join(added) in LONG_LANDS:
        return False
    return any(judge(part, key, house).outcome == "right" for part in parts)


def _ruled(text: str, key: Key, house: House) -> Match:
    rights = _rights(key, house)
    clue = _given_words(key.clue)
    kind = house.strictness == "kind"
    found = [match.NONE]
    for reading in readings(text, clue):
        amount = _amount(reading, rights, key, clue)
        if amount.grade in (Grade.RIGHT, Grade.OFF):
            return amount
        for right in rights:
            found.append(_one(reading, right, key, house, clue, kind))
            if found[-1] in _THE_SAME:
                return found[-1]
        if amount.grade is Grade.DOUBT and match.best(found).grade is not Grade.RIGHT:
            return amount
    best = match.best(found)
    if best == match.MORE and _another_kind(words(bare(text)), rights):
        return Match(Grade.OFF, "judging-another-kind")
    return _placed(best, words(text), rights)


def _another_kind(said: Words, rights: tuple[str, ...]) -> bool:
    """Rugby league, where “rugby” and “rugby union” are right."""
    known = {words(right) for right in rights}
    return said[:-1] in known and any(right[:-1] == said[:-1] for right in known)


@lru_cache(1024)
def _given_words(clue: str) -> frozenset[str]:
    """The words of the clue, and each without its “s”."""
    given = set(words(clue))
    return frozenset(given | {word[:-1] for word in given if word.endswith("s")})


def _placed(found: Match, said: Words, rights: tuple[str, ...]) -> Match:
    """A land that was added must not be another than the one that is right."""
    if found != match.WITH_LAND:
        return found
    heart = {token for token in said if token not in LANDS}
    for right in rights:
        wanted = set(words(right))
        if heart < wanted and not wanted <= set(said) | LIGHT:
            return Match(Grade.OFF, "judging-place-differs")
    return found


def _amount(text: str, rights: tuple[str, ...], key: Key, clue: frozenset[str]) -> Match:
    """Where numbers are right and a number was said, it is equal or wrong."""
    amounts = _amounts(rights, key.type, clue)
    said = quantities.quantity(text) if amounts else None
    if said is None:
        return match.NONE
    found = quantities.compare(said, amounts, clue, tuple(sorted(clue)))
    short = match.best([quantities.short_year(text, right) for right in rights])
    return found if short is match.NONE else short


@lru_cache(1024)
def _amounts(rights: tuple[str, ...], type: str, clue: frozenset[str]) -> list[quantities.Quantity]:
    found = map(quantities.quantity, filter(_may_count, rights))
    return [amount for amount in found if amount and _counts(amount, type, clue)]


def _may_count(right: str) -> bool:
    """A quick look: most answers have no number in them."""
    return has_number(words(right)) or right[:5].lower().startswith(("a ", "an ", "half "))


def _counts(amount: quantities.Quantity, type: str, clue: frozenset[str]) -> bool:
    """The number is the point of it, and no part of a name."""
    return not amount.noun or type in ("number", "year") or set(amount.noun) <= clue


@cache
def heard() -> dict[Words, set[Words]]:
    """What a word may be heard as: “four” for fore, “ate” for eight."""
    found: dict[Words, set[Words]] = {}
    for line in lines("homophones"):
        for one in map(words, line.split()):
            found.setdefault(one, set()).update(map(words, line.split()))
    return found


def _one(text: str, right: str, key: Key, house: House, clue: frozenset[str], kind: bool) -> Match:
    """One reading against one right answer, by whatever kind of answer it is."""
    dated = dates.compare(text, right)
    if dated is not None:
        return dated
    said = words(text)
    if (found := _at_sight(text, said, words(right))) is not None:
        return found
    if lists.is_list(right, key.type):
        listed = lists.compare(text, right, kind)
        if listed.grade is not Grade.NONE:
            return listed
    matches = []
    for form in forms(right):
        each = _phrase(said, form, key, house, clue, kind)
        if each == match.SPELT and form.text.isupper() and len(form.text) < 6:
            each = _spelled_out(said, form.words)
        matches.append(each if form.whole or each.grade is not Grade.RIGHT else match.PARTIAL)
    return match.best(matches)


def _at_sight(text: str, said: Words, right: Words) -> Match | None:
    """What is settled by how it sounds or is written, before its words are compared."""
    if len(said) == 1 and (right in heard().get(said, ()) or _is_slipped_number(text, said, right)):
        return match.ANOTHER_WORD
    abroad = scripts.compare(said, right) if is_foreign(text) else match.NONE
    if abroad is not match.NONE:
        return abroad
    return None if meets(said, right) else match.NONE


def _is_slipped_number(text: str, said: Words, right: Words) -> bool:
    """“Nine” for Nile: a slip that is a number in words."""
    if len(right) != 1 or not said[0].isdigit() or not right[0].isalpha():
        return False
    spelt = text.strip().lower()
    return spelt.isascii() and spelt.isalpha() and slip(spelt, right[0]) >= Slip.DOUBT


def _spelled_out(said: Words, right: Words) -> Match:
    """A slip in an abbreviation: “Fiffa” is FIFA, “Fiba” is another."""
    ours, theirs = compact(said), compact(right)
    if sounds(ours) & sounds(theirs) or _DOUBLED.sub(r"\1", ours) == _DOUBLED.sub(r"\1", theirs):
        return match.SPELT
    swapped = sorted(ours) == sorted(theirs)
    if len(ours) > len(theirs) or swapped:
        return match.SPELT if len(ours) > len(theirs) else match.CLOSE
    return match.CLOSE if len(ours) < len(theirs) else match.NONE


def _phrase(
    said: Words, form: Form, key: Key, house: House, clue: frozenset[str], kind: bool
) -> Match:
    asked = _asks_for_a_person(key)
    person = _is_person(form, key, asked)
    found = [
        phrases.compare(said, form.words, clue, kind),
        initials.compare(said, form.words, form.text, person),
        quantities.decade(said, form.words),
    ]
    if person and match.ANOTHER_NAME not in found:
        known = asked or is_given(form.words[0])
        named = people.compare(said, form.words, known and _unique(form.words, key), kind)
        if named.grade is Grade.OFF and _has_fuller(form.words, key):
            named = match.NONE
        if named.grade is Grade.OFF or (
            named.grade is Grade.DOUBT and not joined(said, form.words)
        ):
            return named
        found.append(named)
    elif people.somebody_else(said, form.words, asked):
        return people.ANOTHER
    elif asked and not _has_fuller(form.words, key):
        found.append(people.with_first_name(said, form.words))
    return match.best(found)


def _asks_for_a_person(key: Key) -> bool:
    return key.type in _PEOPLE or not PERSONS.isdisjoint(words(key.clue)[:6])


def _is_person(form: Form, key: Key, asked: bool) -> bool:
    if key.type in _NO_PEOPLE or len(form.words) < 2:
        return False
    return key.type in _PEOPLE or people.looks_like_a_person(form.text, asked)


def _has_fuller(right: Words, key: Key) -> bool:
    """The same name stands among the right ones with more first names."""
    others = (words(each) for each in (key.answer, *key.accepted))
    return any(len(each) > len(right) and each[-1] == right[-1] for each in others)


def _unique(right: Words, key: Key) -> bool:
    """It is the last name of the answer as shown, and of no other answer of the pack."""
    others = _last_names(key.others).get(right[-1], set())
    return words(key.answer)[-1:] == right[-1:] and others <= {" ".join(right)}


@lru_cache(8)
def _last_names(answers: frozenset[str]) -> dict[str, set[str]]:
    """Which of the answers of a pack end in each word."""
    found: dict[str, set[str]] = {}
    for answer in answers:
        found.setdefault(answer.rpartition(" ")[2], set()).add(answer)
    return found


def _verdict(text: str, found: Match, key: Key, house: House) -> Verdict:
    """The match in the words of the house, weighed against what lies as near."""
    if found.grade is Grade.DOUBT:
        kind = house.strictness == "kind" and found == match.CLOSE
        return ruled("right" if kind else "unsure", found.why)
    if found.grade is not Grade.RIGHT:
        return ruled("wrong", found.why)
    if " ".join(words(bare(text))) in key.others and found not in _THE_SAME:
        return ruled("unsure", "judging-spells-another")
    if found == match.SPELT:
        return _slipped(words(bare(text)), key, house)
    return ruled("right", found.why)


def _slipped(said: Words, key: Key, house: House) -> Verdict:
    """A slip of the pen is right, unless it spells or nears something else."""
    if house.strictness == "strict":
        return ruled("unsure", "judging-strict")
    ours = _distance(said, (key.answer, *key.accepted, *house.rulings.also))
    if _distance(said, (*key.reject, *house.rulings.never)) < ours:
        return ruled("wrong", "judging-nearer-else")
    if _distance(said, (*key.reject, *key.prompt)) <= ours:
        return ruled("unsure", "judging-between")
    if not LANGUAGES.isdisjoint(_given_words(key.clue)) and _foreign(said, words(key.answer)):
        return ruled("unsure", "judging-maybe-foreign")
    return ruled("right", match.SPELT.why)


def _foreign(said: Words, right: Words) -> bool:
    """“Cama” for casa: a short word with another letter in it, of which no list says more."""
    ours, theirs = compact(said), compact(right)
    alike = sorted(ours) == sorted(theirs) or bool(sounds(ours) & sounds(theirs))
    return len(ours) == len(theirs) < 6 and not alike


def _distance(said: Words, texts: tuple[str, ...]) -> int:
    """To the nearest of these texts, in letters."""
    whole = compact(said)
    return min((edits(whole, compact(words(each))) for each in texts), default=99)
