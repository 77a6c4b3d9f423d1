"""Questions that are asked twice, also in other words: found by an index of their rare words, so
that thousands take a moment."""

from __future__ import annotations

import math
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
ALIKE, ALIKE_AND_SAME_ANSWER = 0.75, 0.5  # of the weight of the words of both
COMMON = 60  # a word in more questions than that says little
SMALL_WORDS = frozenset(
    {
        *("a", "an", "the", "of", "in", "on", "at", "to", "by", "for", "and", "or", "is", "are"),
        *("was", "were", "be", "this", "that", "its", "it", "his", "her", "their", "which"),
        *("what", "who", "whom", "where", "when", "how", "many", "much", "did", "do", "does"),
    }
)


@lru_cache(maxsize=50_000)
def words(text: str) -> tuple[str, ...]:
    """Its words in lower case, without accents; "O'Hara" is one."""
    flat = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    kept = (each if each.isalnum() else "" if each == "'" or unicodedata.combining(each) else " "
            for each in flat)  # fmt: skip
    return tuple("".join(kept).split())


def stem(word: str) -> str:
    """The word without the mark of a plural, roughly, so that "dogs" meets "dog"."""
    for ending in ("ies", "es", "s"):
        if len(word) - len(ending) >= 3 and word.endswith(ending):
            return word[: -len(ending)]
    return word


def telling(text: str) -> tuple[str, ...]:
    """The words that say what it is about."""
    found = tuple(stem(word) for word in words(text) if word not in SMALL_WORDS)
    return found or words(text)


class Likeness(Generic[K]):
    """An index of questions. `add` them; `nearest` says which known one is the same."""

    def __init__(self) -> None:
        self._words: dict[K, frozenset[str]] = {}
        self._answers: dict[K, tuple[str, ...]] = {}
        self._holding: dict[str, list[K]] = defaultdict(list)
        self._often: Counter[str] = Counter()
        self._weights: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._words)

    def add(self, key: K, text: str, answer: str) -> None:
        found = frozenset(telling(text))
        self._words[key], self._answers[key] = found, telling(answer)
        for word in found:
            self._holding[word].append(key)
        self._often.update(found)
        self._weights.clear()

    def nearest(self, text: str, answer: str, others: Sequence[K] = ()) -> tuple[K, float] | None:
        """The known question that is most like this one, if it is like enough; `others` are
        those that do not count."""
        mine = frozenset(telling(text))
        shared: dict[K, float] = defaultdict(float)
        for word in mine:
            if self._often[word] <= COMMON:
                weight = self._weight(word)
                for key in self._holding.get(word, ()):
                    shared[key] += weight
        best: tuple[K, float] | None = None
        whole = sum(map(self._weight, mine))
        for key, common in shared.items():
            if 2.5 * common < whole * ALIKE_AND_SAME_ANSWER or key in others:
                continue
            score = self._score(mine, self._words[key])
            needed = ALIKE_AND_SAME_ANSWER if self._same_answer(key, answer) else ALIKE
            if score >= needed and (best is None or score > best[1]):
                best = key, score
        return best

    def _same_answer(self, key: K, answer: str) -> bool:
        return bool(answer) and self._answers[key] == telling(answer)

    def _score(self, mine: frozenset[str], theirs: frozenset[str]) -> float:
        both = sum(map(self._weight, mine & theirs))
        return both / (sum(map(self._weight, mine | theirs)) or 1.0)

    def _weight(self, word: str) -> float:
        if word not in self._weights:
            self._weights[word] = math.log((len(self) + 2) / (self._often[word] + 1)) + 0.1
        return self._weights[word]
