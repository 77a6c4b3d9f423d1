"""Says for every question of the shipped packs from which strength on Ken knows it, and writes it
into their files: `python3 -m tools.ken_knows`.

Of all questions the gentle Ken knows exactly 75 %, the normal one 80 %, the tough one 85 %, the
champion 90 %; who is stronger knows all that the weaker ones know, and the harder a question, the
likelier Ken misses it. The choice hangs on the questions' ids and difficulties alone, so that
running it again changes nothing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random

CONTENT = Path(__file__).resolve().parent.parent / "content" / "beat_ken"
SEED = "Can you beat Ken?"
STRENGTHS = (75, 80, 85, 90)
NEVER = 100


def assigned(difficulties: Mapping[str, int]) -> dict[str, int]:
    """The least strength at which Ken knows each question, by its id."""
    order = sorted(difficulties, key=lambda id: _ease(id, difficulties[id]))
    known, at = {}, 0
    for strength in STRENGTHS:
        upto = round(len(order) * strength / 100)
        known.update(dict.fromkeys(order[at:upto], strength))
        at = upto
    return {**known, **dict.fromkeys(order[at:], NEVER)}


def _ease(id: str, difficulty: int) -> float:
    """A lot drawn by the id, high for what Ken misses; the weight is the difficulty's square."""
    lot: float = Random(f"{SEED}/{id}").random() ** (1 / difficulty**2)
    return lot


def files(content: Path = CONTENT) -> list[Path]:
    return [path for path in sorted(content.glob("*/*.toml")) if path.name != "pack.toml"]


def read(paths: Iterable[Path]) -> dict[str, int]:
    """The difficulty of every question, by its id."""
    told = [tomllib.loads(path.read_text("utf-8")) for path in paths]
    questions = [question for each in told for question in each.get("question", ())]
    return {question["id"]: question.get("difficulty", 3) for question in questions}


def written(text: str, known: Mapping[str, int]) -> str:
    """The text of a file with the field of every question put right."""
    head, *blocks = re.split(r"(?m)^(?=\[\[question\]\])", text)
    return head + "".join(_block(block, known) for block in blocks)


def _block(block: str, known: Mapping[str, int]) -> str:
    id = tomllib.loads(block)["question"][0]["id"]
    bare = re.sub(r"(?m)^ken_knows\s*=.*\n?", "", block)
    body = bare.rstrip("\n")
    return f"{body}\nken_knows = {known[id]}\n" + "\n" * (len(bare) - len(body) - 1)


def main() -> None:
    paths = files()
    known, changed = assigned(read(paths)), 0
    for path in paths:
        old = path.read_text("utf-8")
        new = written(old, known)
        if new != old:
            path.write_text(new, "utf-8")
            changed += 1
    print(f"{len(known)} questions in {len(paths)} files, {changed} files changed.")


if __name__ == "__main__":
    main()
