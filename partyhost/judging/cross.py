"""The cross-answer test of a pack: no answer is taken for a clue whose answer is another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Set
from functools import lru_cache
from itertools import islice

import msgspec

from partyhost.judging.edits import near
from partyhost.judging.judge import judge
from partyhost.judging.key import Key
from partyhost.judging.lists import items
from partyhost.judging.phrasing import reduced
from partyhost.judging.sounds import sounds
from partyhost.judging.spare import LIGHT
from partyhost.judging.spelling import allowed
from partyhost.judging.words import compact, words

COMMON = 40  # a word in more answers than that says little, but where it is all there is
ABBREVIATED = range(2, 6)  # letters


class Crossing(msgspec.Struct, frozen=True):
    """The answer `said` of one clue is taken for another one, which does not list it."""

    said: str
    of: str
    taken_for: str
    why: str


def crossings(keys: Mapping[str, Key], only: Collection[str] | None = None) -> list[Crossing]:
    """All of them, by clue id; `only`: those where an answer is taken for one of these."""
    answers = Answers()
    for clue, key in keys.items():
        answers.put(clue, key)
    return answers.crossings(keys.keys() if only is None else only)


class Answers:
    """The answers of a pack by the words of each, so that only those are judged which could be
    taken for one another, and thousands of clues take seconds. It is judged as in play, where a
    slip that spells another answer of the pack goes to people."""

    def __init__(self) -> None:
        self._keys: dict[str, Key] = {}
        self._saying: dict[str, set[str]] = defaultdict(set)  # clues by their answer
        self._taking: dict[str, set[str]] = defaultdict(set)  # clues by all that is right there
        self._holding: dict[str, set[str]] = defaultdict(set)  # texts by a word, or letters
        self._ending: dict[str, set[str]] = defaultdict(set)  # answers by their last word
        self._common: dict[str, frozenset[str]] = {}  # what `_told` found
        self._words = _Words()

    def put(self, clue: str, key: Key) -> None:
        """A clue, anew where it is known."""
        if self._keys.get(clue) == key:
            return
        self.drop(clue)
        self._keys[clue] = key
        self._saying[key.answer].add(clue)
        self._ending[_last(key.answer)].add(reduced(key.answer))
        for text in _rights(key):
            if not self._taking[text]:
                self._index(text)
            self._taking[text].add(clue)

    def drop(self, clue: str) -> None:
        key = self._keys.pop(clue, None)
        if key is None:
            return
        self._saying[key.answer].discard(clue)
        if not self._saying[key.answer]:
            self._ending[_last(key.answer)].discard(reduced(key.answer))
        for text in _rights(key):
            self._taking[text].discard(clue)
            if not self._taking[text]:
                self._common.clear()
                for mark in (*_tokens(text), *_letters(text)):
                    self._holding[mark].discard(text)

    @property
    def clues(self) -> Set[str]:
        return self._keys.keys()

    def crossings(self, only: Collection[str]) -> list[Crossing]:
        """Where an answer is taken for one of these clues."""
        return [each for said in list(self._saying) for each in self._taken(said, only)]

    def of(self, clue: str) -> list[Crossing]:
        """Where this clue's answer is taken for another, or another's for it."""
        key = self._keys[clue]
        near: dict[str, set[str]] = defaultdict(set)
        for right in _rights(key):
            for said in self._near(right) & self._saying.keys():
                near[said].add(right)
        found = [each for each in self._taken(key.answer, self.clues) if each.of == clue]
        for said in sorted(near):
            found += self._crossed(said, clue, near[said])
        return found

    def _taken(self, said: str, only: Collection[str]) -> Iterator[Crossing]:
        """Which of these clues a text is taken for."""
        near: dict[str, set[str]] = defaultdict(set)
        if self._saying[said]:
            for right in self._near(said):
                for clue in self._taking[right]:
                    if clue in only:
                        near[clue].add(right)
        for clue in sorted(near):
            yield from self._crossed(said, clue, near[clue])

    def _crossed(self, said: str, clue: str, near: set[str]) -> list[Crossing]:
        """`near`: what of the right ones has anything in common with what is said."""
        wanted, mine = self._keys[clue], words(said)
        if any(words(text) == mine for text in near):
            return []
        right = words(wanted.answer)
        sayers = [of for of in sorted(self._saying[said] - {clue})
                  if right not in map(words, self._keys[of].accepted)]  # fmt: skip
        if not sayers:
            return []
        first, *rest = [text for text in _rights(wanted) if text in near]
        for key in (msgspec.structs.replace(wanted, answer=first, accepted=tuple(rest)), wanted):
            key = msgspec.structs.replace(key, others=self._others(said, key))
            verdict = judge(said, key)
            if verdict.outcome != "right":
                return []
        return [Crossing(said, of, clue, verdict.why) for of in sayers]

    def _others(self, said: str, wanted: Key) -> frozenset[str]:
        """What the judge needs of the pack's answers: this one, and whether any ends like one that
        is right, for which two are as good as all."""
        tokens = {token for right in _rights(wanted) for token in _heavy(right)}
        alike = (each for token in tokens for each in islice(self._ending[token], 2))
        return frozenset((reduced(said), *alike))

    # The index

    def _index(self, text: str) -> None:
        self._common.clear()
        for token in _tokens(text):
            self._words.add(token)
        for mark in (*_tokens(text), *_letters(text)):
            self._holding[mark].add(text)

    def _near(self, text: str) -> set[str]:
        """The texts that share a word which tells them from others, or are its short form."""
        found: set[str] = set()
        for token in _tokens(text):
            tells = self._tells(token, text)
            for close in self._words.close(token):
                found |= self._holding[close] if tells else self._told(close)
        for mark in _opposite(text):
            found |= self._holding[mark]
        return found

    def _told(self, token: str) -> Set[str]:
        """The texts with this word, but of a common one only those that it tells from others."""
        holding = self._holding[token]
        if len(holding) <= COMMON:
            return holding
        if token not in self._common:
            self._common[token] = frozenset(each for each in holding if self._tells(token, each))
        return self._common[token]

    def _tells(self, token: str, text: str) -> bool:
        """Is no word of the text rarer?"""
        heavy = _heavy(text)
        often = len(self._holding[token])
        return token not in heavy or all(often <= len(self._holding[each]) for each in heavy)


class _Words:
    """Words, and those that each may be a slip of, or sounds like."""

    def __init__(self) -> None:
        self._begun: dict[tuple[str, int], list[str]] = defaultdict(list)
        self._sounding: dict[str, list[str]] = defaultdict(list)
        self._known: set[str] = set()
        self._close: dict[str, frozenset[str]] = {}

    def add(self, word: str) -> None:
        if word in self._known:
            return
        self._known.add(word)
        self._close.clear()
        for letter in set(word[:2]):
            self._begun[letter, len(word)].append(word)
        for sound in sounds(word):
            self._sounding[sound].append(word)

    def close(self, word: str) -> frozenset[str]:
        """The first letter holds, or is swapped."""
        if word not in self._close:
            most = allowed(len(word)) if word.isalpha() else 0
            lengths = range(len(word) - most, len(word) + most + 1) if most else ()
            begun = [each for length in lengths for each in self._begun[word[0], length]]
            slips = near(word, begun, most)
            heard = (each for sound in sounds(word) for each in self._sounding[sound])
            many = self._known & _one_and_many(word)
            self._close[word] = frozenset((word, *slips, *heard, *many))
        return self._close[word]


def _one_and_many(word: str) -> set[str]:
    """How it may be written for one, and for several."""
    less = {word.removesuffix(ending) for ending in ("s", "es")}
    also = {word.removesuffix(one) + other for one, other in (("y", "ies"), ("ies", "y"))}
    return {f"{word}s", f"{word}es"} | less | also


def _rights(key: Key) -> tuple[str, ...]:
    return tuple(dict.fromkeys((key.answer, *key.accepted)))


def _last(text: str) -> str:
    return reduced(text).rpartition(" ")[2]


@lru_cache(65536)
def _heavy(text: str) -> frozenset[str]:
    return frozenset(words(text)) - LIGHT


@lru_cache(65536)
def _tokens(text: str) -> frozenset[str]:
    """Its words that are not light, all of it as one, and each part of a list as one."""
    whole = {compact(words(text)), *map(compact, items(text))}
    return _heavy(text) | (whole - {""})


def _letters(text: str) -> tuple[str, ...]:
    """How a text is found by its short form, or by its long one."""
    long, short = _initials(text)
    return (*(f"long {each}" for each in long), *(f"short {each}" for each in short))


def _opposite(text: str) -> tuple[str, ...]:
    long, short = _initials(text)
    return (*(f"short {each}" for each in long), *(f"long {each}" for each in short))


def _initials(text: str) -> tuple[set[str], set[str]]:
    """The initials of several words; a word that may be such."""
    said = words(text)
    if len(said) > 1:
        heavy = [token for token in said if token not in LIGHT]
        return {"".join(token[0] for token in each) for each in (said, heavy)}, set()
    return set(), {token for token in said if len(token) in ABBREVIATED}
