"""How well answers are judged, beside plainer ways: `python3 -m bench.judging --data PATH…`.

A PATH holds one pair a line, as JSON: question, reference or references, accepted, candidate, and
the verdict of a person: accept, reject, or prompt where people should decide. Printed are the
share of verdicts that agree, how many wrong, right and doubtful answers are accepted, how many
go to people, and how long an answer takes the processor. Ours has read its key before, as in a
match, which reads it when the question is asked; how long that takes is the last column.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import thread_time

import msgspec

from bench.judges import JUDGES, Said, by_quiz_bowl
from partyhost.judging import Key, judge, prepared, warm

OUTCOMES = {"right": "accept", "wrong": "reject", "unsure": "prompt"}


class Pair(msgspec.Struct, frozen=True):
    """One line of the data."""

    question: str
    candidate: str
    verdict: str
    reference: str = ""
    references: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()
    prompt: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    type: str = "thing"
    system: str = ""
    id: str = ""

    @property
    def right(self) -> tuple[str, ...]:
        first = (self.reference,) if self.reference else ()
        return (*first, *self.references, *self.accepted)

    @property
    def key(self) -> Key:
        answer, *others = self.right
        return Key(answer, tuple(others), self.prompt, self.reject, self.type, self.question)


@dataclass(frozen=True)
class Score:
    """What one judge made of all pairs: how often each verdict met each, and the milliseconds
    of each answer and of what went before it."""

    name: str
    met: Counter[tuple[str, str]]
    took: Sequence[float]
    before: Sequence[float] = ()

    def share(self, verdict: str, said: str) -> float:
        among = sum(n for (wanted, _), n in self.met.items() if verdict in ("", wanted))
        these = sum(
            n for (wanted, got), n in self.met.items() if verdict in ("", wanted) and got == said
        )
        return these / among if among else 0.0

    @property
    def agreement(self) -> float:
        return sum(n for (wanted, got), n in self.met.items() if wanted == got) / self.met.total()

    def line(self) -> str:
        shares = (
            self.agreement,
            self.share("reject", "accept"),
            self.share("accept", "accept"),
            self.share("prompt", "accept"),
            self.share("", "prompt"),
        )
        times = (_cut(self.took, 50), _cut(self.took, 99), _cut(self.before, 99))
        return (
            f"{self.name:<28}"
            + "".join(f"{each:>9.1%}" for each in shares)
            + "".join(f"{each:>9.3f}" for each in times if each)
        )


def _cut(took: Sequence[float], percent: int) -> float:
    return quantiles(took, n=100)[percent - 1] if len(took) > 1 else 0.0


def score(
    name: str,
    pairs: Sequence[Pair],
    said: Callable[[Pair], str],
    asked: Callable[[Pair], object] | None = None,
) -> Score:
    """`asked` is done when the question is asked, and counts apart."""
    met: Counter[tuple[str, str]] = Counter()
    took, before = [], []
    for pair in pairs:
        began = thread_time()
        if asked is not None:
            asked(pair)
            before.append((thread_time() - began) * 1000)
            began = thread_time()
        got = said(pair)
        took.append((thread_time() - began) * 1000)
        met[pair.verdict, got] += 1
    return Score(name, met, took, before)


def ours(pair: Pair) -> str:
    return OUTCOMES[judge(pair.candidate, pair.key).outcome]


def plainer(said: Said) -> Callable[[Pair], str]:
    return lambda pair: "accept" if said(pair.candidate, pair.right) else "reject"


def read(paths: Sequence[Path], system: str) -> list[Pair]:
    lines = [line for path in paths for line in path.read_bytes().splitlines() if line.strip()]
    pairs = [msgspec.json.decode(line, type=Pair) for line in lines]
    return [pair for pair in pairs if pair.right and system in ("", pair.system)]


def scores(pairs: Sequence[Pair]) -> list[Score]:
    found = [score(name, pairs, plainer(said)) for name, said in JUDGES.items()]
    verdicts = by_quiz_bowl([(pair.candidate, pair.right) for pair in pairs])
    if verdicts is not None:
        met = Counter(zip((pair.verdict for pair in pairs), verdicts, strict=True))
        found.append(Score("qb-answer-checker 1.1.9", met, []))
    warm()
    return [*found, score("partyhost", pairs, ours, lambda pair: prepared(pair.key))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.judging", description=__doc__)
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="files of pairs")
    parser.add_argument("--system", default="", help="only pairs of this system")
    parser.add_argument("--differing", action="store_true", help="list where we disagree")
    options = parser.parse_args()
    pairs = read(options.data, options.system)
    heads = ("agree", "wrong ok", "right ok", "doubt ok", "people", "p50 ms", "p99 ms", "key p99")
    print(f"{len(pairs)} pairs".ljust(28) + "".join(f"{head:>9}" for head in heads))
    for each in scores(pairs):
        print(each.line())
    for pair in pairs if options.differing else ():
        if (got := ours(pair)) != pair.verdict:
            why = judge(pair.candidate, pair.key).why
            print(f"{pair.verdict} → {got}: {pair.candidate} | {pair.right[0]} | {why}")


if __name__ == "__main__":
    main()
