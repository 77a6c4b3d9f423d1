"""Writes requirements.lock and requirements-dev.lock from pyproject.toml: exact versions with
hashes for every platform, and no addresses. Needs `pip install uv`; `--upgrade` renews them."""

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
}
COMPILE = [
    *(sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--universal"),
    *("--extra", "mdns"),  # what is optional for pip is there when run.py installs
    *("--generate-hashes", "--no-header", "--no-annotate", "--quiet"),
    *("--no-emit-index-url", "--no-emit-find-links", "--python-version", "3.11"),
]


def main() -> None:
    host, dev = (HERE / name for name in HEADS)
    with tempfile.TemporaryDirectory() as folder:
        known = Path(folder) / "known.txt"
        lines = [] if "--upgrade" in sys.argv else [*pins(host).values(), *pins(dev).values()]
        known.write_text("\n".join(line.split(" \\")[0] for line in lines), "utf-8")
        needed = compiled("--constraint", str(known))
        known.write_text("\n".join(pin.split(" \\")[0] for pin in needed.values()), "utf-8")
        whole = compiled("--constraint", str(known), "--group", "dev")
    write(host, {name: pin for name, pin in whole.items() if name in needed})
    write(dev, {name: pin for name, pin in whole.items() if name not in needed})


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
