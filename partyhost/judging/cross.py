"""The cross-answer test of a pack: no answer is taken for a clue whose answer is another."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from rapidfuzz import process
from rapidfuzz.distance import OSA

from partyhost.judging.judge import judge
from partyhost.judging.key import Key
from partyhost.judging.lists import items
from partyhost.judging.phrasing import reduced
from partyhost.judging.sounds import sounds
from partyhost.judging.spare import LIGHT
from partyhost.judging.spelling import allowed
from partyhost.judging.words import compact, words

_WORD = len("word ")
Marks = dict[str, set[str]]


class Crossing(msgspec.Struct, frozen=True):
    """The answer `said` of one clue is taken for another one, which does not list it."""

    said: str
    of: str
    taken_for: str
    why: str


def crossings(keys: Mapping[str, Key]) -> list[Crossing]:
    """All of them, by clue id, as they would be in play, where a slip that spells another answer
    of the pack goes to people. Only answers that share a word, a near word, a sound, a number
    or initials are judged, so that thousands of clues take seconds."""
    answers = frozenset(reduced(key.answer) for key in keys.values())
    keys = {clue: msgspec.structs.replace(key, others=answers) for clue, key in keys.items()}
    index = _index(keys)
    near = _near_words({mark for mark in index if mark.startswith("word ")})
    found = []
    for clue, key in keys.items():
        others = {
            other
            for mark in _marks(key.answer)
            for close in near.get(mark, (mark,))
            for other in index.get(close, ())
        }
        found += [
            crossing
            for other in sorted(others - {clue})
            if (crossing := _crossing(clue, key, other, keys[other]))
        ]
    return found


def _crossing(clue: str, key: Key, other: str, wanted: Key) -> Crossing | None:
    listed = {words(text) for text in (wanted.answer, *wanted.accepted)}
    if words(key.answer) in listed or words(wanted.answer) in map(words, key.accepted):
        return None
    verdict = judge(key.answer, wanted)
    if verdict.outcome != "right":
        return None
    return Crossing(key.answer, clue, other, verdict.why)


def _index(keys: Mapping[str, Key]) -> Marks:
    index: Marks = defaultdict(set)
    for clue, key in keys.items():
        for text in (key.answer, *key.accepted):
            for mark in _marks(text):
                index[mark].add(clue)
    return index


def _marks(text: str) -> Iterable[str]:
    """What two answers share if the one may be taken for the other."""
    said = words(text)
    if not said:
        return
    yield f"whole {compact(said)}"
    heavy = [token for token in said if token not in LIGHT]
    for token in dict.fromkeys((*heavy, compact(said), *_parts(text))):
        yield f"word {token}"
        yield from (f"sound {sound}" for sound in sounds(token))
    if len(said) > 1:
        yield f"initials {''.join(token[0] for token in said)}"
    elif 1 < len(said[0]) < 6:
        yield f"initials {said[0]}"


def _parts(text: str) -> Sequence[str]:
    return [compact(part) for part in items(text)]


def _near_words(marks: set[str]) -> dict[str, tuple[str, ...]]:
    """Each word with those that it may be a slip of: the first letter holds, or is swapped."""
    begun: dict[tuple[str, int], list[str]] = defaultdict(list)
    for mark in marks:
        for letter in set(mark[_WORD : _WORD + 2]):
            begun[letter, len(mark)].append(mark)
    near = {}
    for mark in marks:
        most = allowed(len(mark) - _WORD) if mark[_WORD:].isalpha() else 0
        lengths = range(len(mark) - most, len(mark) + most + 1)
        choices = [each for length in lengths for each in begun[mark[_WORD], length]]
        close = process.extract(mark, choices, scorer=OSA.distance, score_cutoff=most, limit=None)
        near[mark] = tuple(each for each, _, _ in close)
    return near
