"""The cross-answer test: is the answer of one question accepted for another? Every answer meets
every question, by an index of words that are spelt alike, so that only those are judged that a
judge could confuse."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from partyhost.judging import Key, judge
from partyhost.packs.likeness import telling

Item = Mapping[str, Any]
SLIPS = 3  # letters by which any judge's spelling may differ


def key_of(item: Item) -> Key:
    accepted, prompt, reject = (tuple(item.get(n, ())) for n in ("accepted", "prompt", "reject"))
    return Key(
        str(item.get("answer", "")), accepted, prompt, reject, str(item.get("type", "thing"))
    )


def accepts(answer: str, item: Item) -> bool:
    return judge(answer, key_of(item)).outcome == "right"


def crossed(
    items: Sequence[Item], accepts: Callable[[str, Item], bool] = accepts
) -> Iterator[tuple[Item, Item]]:
    """Pairs of which the first one's answer is accepted for the second one, though that has
    another answer and does not list it."""
    index = _Index(items)
    for item in items:
        answer = str(item.get("answer", ""))
        for other in index.near(answer):
            if not _listed(answer, other) and accepts(answer, other):
                yield item, other


def _listed(answer: str, item: Item) -> bool:
    told = telling(answer)
    listed = (item.get("answer"), *item.get("accepted", ()))
    return any(telling(str(each)) == told for each in listed)


class _Index:
    """Which items have a phrase, among what counts as their answer, that is spelt like another."""

    def __init__(self, items: Sequence[Item]) -> None:
        self._items = items
        self._phrases: list[tuple[int, int]] = []  # whose, and of how many words
        self._holding: dict[str, list[int]] = defaultdict(list)
        for n, item in enumerate(items):
            for phrase in (item.get("answer", ""), *item.get("accepted", ())):
                self._add(n, str(phrase))
        self._by_letter: dict[str, list[str]] = defaultdict(list)
        for word in self._holding:
            for letter in set(word[:2]):
                self._by_letter[letter].append(word)
        self._alike: dict[str, list[int]] = {}

    def _add(self, n: int, phrase: str) -> None:
        marks = telling(phrase)
        for word in {*marks, "".join(marks)}:
            self._holding[word].append(len(self._phrases))
        self._phrases.append((n, len(set(marks))))

    def near(self, answer: str) -> list[Item]:
        """Those with a phrase of which half the words are the answer's, and the other way round."""
        marks = set(telling(answer))
        shared: Counter[int] = Counter()
        for word in marks:
            shared.update(self._spelt_alike(word))
        found = {
            self._phrases[phrase][0]
            for phrase, count in shared.items()
            if 2 * count >= max(len(marks), self._phrases[phrase][1])
        }
        whole = "".join(telling(answer))
        found.update(self._phrases[phrase][0] for phrase in self._spelt_alike(whole))
        return [self._items[n] for n in sorted(found)]

    def _spelt_alike(self, word: str) -> list[int]:
        """The phrases with a word like this one."""
        if word and word not in self._alike:
            slips = 0 if len(word) <= 3 or word.isdigit() else 1 if len(word) <= 7 else SLIPS
            among = self._by_letter[word[0]]
            hits = extract(word, among, scorer=OSA.distance, score_cutoff=slips, limit=None)
            self._alike[word] = [phrase for hit, _, _ in hits for phrase in self._holding[hit]]
        return self._alike.get(word, [])
