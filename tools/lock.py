"""Writes the requirements….lock files from pyproject.toml: exact versions with hashes for every
platform, and no addresses. Needs `pip install uv`; `--upgrade` renews them."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
HEADS = {
    "requirements.lock": "# What the host needs, exactly. Made by: python tools/lock.py\n",
    "requirements-dev.lock": "# What the tests need beyond that. Made by: python tools/lock.py\n",
    "requirements-audit.lock": "# What an audit needs beyond that. Made by: python tools/lock.py\n",
}
GROUPS: tuple[tuple[str, ...], ...] = ((), ("dev",), ("dev", "audit"))  # of each of them
COMPILE = [
    *(sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--universal"),
    *("--extra", "mdns"),  # what is optional for pip is there when run.py installs
    *("--generate-hashes", "--no-header", "--no-annotate", "--quiet"),
    *("--no-emit-index-url", "--no-emit-find-links", "--python-version", "3.11"),
]


def main() -> None:
    """Each lock keeps to the versions of those before it; the last one knows of every package on
    which systems any of them needs it."""
    files = [HERE / name for name in HEADS]
    kept = [] if "--upgrade" in sys.argv else [pin for file in files for pin in pins(file).values()]
    names: list[set[str]] = []
    whole: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        known = Path(folder) / "known.txt"
        for groups in GROUPS:
            told = [pin.split(" ")[0] for pin in [*whole.values(), *kept]]
            known.write_text("\n".join(dict.fromkeys(told)), "utf-8")
            options = [word for group in groups for word in ("--group", group)]
            whole = compiled("--constraint", str(known), *options)
            names.append(set(whole) - set().union(*names))
    for file, mine in zip(files, names, strict=True):
        write(file, {name: pin for name, pin in whole.items() if name in mine})


def compiled(*options: str) -> dict[str, str]:
    done = subprocess.run([*COMPILE, *options], cwd=HERE, check=True, capture_output=True)
    return parsed(done.stdout.decode())


def pins(lock: Path) -> dict[str, str]:
    return parsed(lock.read_text("utf-8")) if lock.is_file() else {}


def parsed(text: str) -> dict[str, str]:
    """Each requirement with its hashes, by the package's name."""
    found = re.findall(r"^(([a-z0-9-]+)==.*\n(?: .*\n)*)", text + "\n", re.M)
    return {name: pin.rstrip("\n") for pin, name in found}


def write(lock: Path, pinned: dict[str, str]) -> None:
    lock.write_text(HEADS[lock.name] + "\n".join(pinned.values()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
