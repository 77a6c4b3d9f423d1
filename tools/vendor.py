"""Copies the pages' libraries from node_modules, where package-lock.json pins them, into
static/vendor, unedited. `npm ci && python tools/vendor.py`; with `--check` it only compares."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
MODULES, VENDOR = HERE / "node_modules", HERE / "static" / "vendor"
LICENCES = HERE / "tools" / "licences"

# package: files, each from its place in the package to its place in static/vendor/<package>
FILES = {
    "lit-html": {
        name: name
        for name in (
            "LICENSE",
            "lit-html.js",
            "directive.js",
            "directive-helpers.js",
            "async-directive.js",
            "directives/class-map.js",
            "directives/if-defined.js",
            "directives/keyed.js",
            "directives/live.js",
            "directives/ref.js",
            "directives/repeat.js",
            "directives/style-map.js",
        )
    },
    "@fluent/bundle": {
        f"esm/{name}.js": f"{name}.js"
        for name in (
            *("ast", "builtins", "bundle", "index", "memoizer"),
            *("resolver", "resource", "scope", "types"),
        )
    },
    "@noble/hashes": {
        name: name for name in ("LICENSE", "sha2.js", "_md.js", "_u64.js", "utils.js")
    },
    "socket.io-client": {
        "LICENSE": "LICENSE",
        "dist/socket.io.esm.min.js": "socket.io.esm.min.js",
    },
}


def main() -> int:
    wanted = {target: text for package in FILES for target, text in copies(package).items()}
    if "--check" in sys.argv:
        stale = [str(path) for path, text in wanted.items() if not same(path, text)]
        print("\n".join(f"{path} is not the pinned package's file." for path in stale))
        return 1 if stale else 0
    for package in FILES:
        shutil.rmtree(home(package), ignore_errors=True)
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    return 0


def copies(package: str) -> dict[Path, bytes]:
    """What the package's folder should hold: the files, a VERSION and, where the package itself
    has only its name, the licence."""
    folder, target = MODULES / package, home(package)
    about = json.loads((folder / "package.json").read_text("utf-8"))
    found = {target / to: bare(folder / at) for at, to in FILES[package].items()}
    licence = LICENCES / f"{about['license']}.txt"
    if target / "LICENSE" not in found:
        found[target / "LICENSE"] = licence.read_bytes()
    return found | {target / "VERSION": f"{about['version']}\n".encode()}


def home(package: str) -> Path:
    """static/vendor/lit-html; of a package with a scope, `@fluent/bundle`, static/vendor/fluent."""
    return VENDOR / package.partition("/")[0].lstrip("@")


def bare(path: Path) -> bytes:
    """The file without the line that names a source map: the maps are not shipped, and a
    browser's tools would ask the host for them."""
    lines = path.read_bytes().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(b"//# sourceMappingURL"))


def same(path: Path, text: bytes) -> bool:
    return path.is_file() and path.read_bytes() == text


if __name__ == "__main__":
    sys.exit(main())
