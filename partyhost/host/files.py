"""The pages' files: known by their content, kept by phones for good, packed for the way."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {  # our own, as a system's registry may name them otherwise
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".mp4": "video/mp4",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".webm": "video/webm",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = {".css", ".ftl", ".html", ".js", ".json", ".svg"}
_IMPORT = re.compile(rb"""(?:\bfrom|\bimport)\s*["'](\.{1,2}/[^"']+)["']""")
_REMARK = re.compile(rb"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", re.M | re.S)
_STYLES = re.compile(r'(?:\s*<link rel="stylesheet" href="/static/css/[^"+/]+\.css">){2,}')


@dataclass(frozen=True)
class File:
    """One file as it is sent: plain and, where that is shorter, packed."""

    type: str
    etag: str
    plain: bytes
    packed: bytes | None


class Files:
    """All files of the static folder, by their path in it. `look` notices changes of a checkout."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._stamps: dict[str, tuple[int, int]] = {}
        self._files: dict[str, File] = {}
        self._preloads: dict[str, list[str]] = {}
        self.version = ""
        self.look()

    def look(self) -> None:
        """Read what is new or changed. The version names the contents of all files."""
        stamps = {path: _stamp(self._root / path) for path in self._paths()}
        if stamps == self._stamps:
            return
        known = {path: self._files[path] for path in stamps if self._same(path, stamps)}
        fresh = {path: _read(self._root / path) for path in stamps if path not in known}
        self._files, self._stamps, self._preloads = known | fresh, stamps, {}
        whole = "".join(f"{path} {self._files[path].etag}\n" for path in sorted(stamps))
        self.version = hashlib.sha256(whole.encode()).hexdigest()[:10]

    def _paths(self) -> list[str]:
        found = (path for path in self._root.rglob("*") if path.suffix in TYPES)
        return [path.relative_to(self._root).as_posix() for path in found]

    def _same(self, path: str, stamps: dict[str, tuple[int, int]]) -> bool:
        return path in self._files and self._stamps.get(path) == stamps[path]

    def get(self, path: str) -> tuple[File, str] | None:
        """A file and how long it may be kept. `path` may begin with `~version/`, and then a page
        keeps the file for as long as the version is this one."""
        caching = ASK_AGAIN
        if path.startswith("~"):
            version, _, path = path[1:].partition("/")
            caching = FOREVER if version == self.version else ASK_AGAIN
        file = self._files.get(path) or self._joined(path)
        return (file, caching) if file else None

    def _joined(self, path: str) -> File | None:
        """Several style sheets as one: `css/+base+phone.css` is css/base.css and css/phone.css."""
        if not (path.startswith("css/+") and path.endswith(".css")):
            return None
        names = [f"css/{name}.css" for name in path[len("css/+") : -len(".css")].split("+")]
        if not all(name in self._files for name in names):
            return None
        plain = b"\n".join(self._files[name].plain for name in names)
        self._files[path] = _file(path, plain)
        return self._files[path]

    def versioned(self, page: str) -> str:
        """A page's text with its `/static/…` addresses naming the version, its style sheets
        joined, and its modules' imports told beforehand, so that a phone asks for few things and
        for all of them at once."""
        page = _STYLES.sub(_one_sheet, page)
        scripts = re.findall(r'<script[^>]*\bsrc="/static/([^"]+\.js)"', page)
        told = sorted({each for script in scripts for each in self._imports(script)})
        links = "".join(f'<link rel="modulepreload" href="/static/{each}">' for each in told)
        page = page.replace("</head>", f"{links}</head>", 1)
        return page.replace('"/static/', f'"/static/~{self.version}/')

    def _imports(self, script: str) -> list[str]:
        """The modules that a module imports, and those that they import."""
        if script not in self._preloads:
            found: list[str] = []
            waiting = [script]
            while waiting:
                path = waiting.pop()
                file = self._files.get(path)
                for name in set(_IMPORT.findall(file.plain)) if file else ():
                    target = _joined(path, name.decode())
                    if target not in found:
                        found.append(target)
                        waiting.append(target)
            self._preloads[script] = found
        return self._preloads[script]


def _joined(path: str, name: str) -> str:
    parts = path.split("/")[:-1]
    for part in name.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def _stamp(path: Path) -> tuple[int, int]:
    stat = path.stat()
    return stat.st_mtime_ns, stat.st_size


def _read(path: Path) -> File:
    plain = path.read_bytes()
    bare = path.suffix == ".js" and b"@license" not in plain
    return _file(path.name, _REMARK.sub(_lines, plain) if bare else plain)


def _lines(remark: re.Match[bytes]) -> bytes:
    """A remark for those who read the source is left out on the way, unless it is a licence's;
    lines keep their numbers."""
    return b"\n" * remark[0].count(b"\n")


def _file(name: str, plain: bytes) -> File:
    suffix = name[name.rindex(".") :]
    etag = hashlib.sha256(plain).hexdigest()[:16]
    return File(TYPES[suffix], etag, plain, pack(plain) if suffix in PACKED else None)


def _one_sheet(links: re.Match[str]) -> str:
    names = "+".join(re.findall(r"/css/([^\"]+)\.css", links[0]))
    return f'\n    <link rel="stylesheet" href="/static/css/+{names}.css">'


def pack(plain: bytes) -> bytes | None:
    packed = gzip.compress(plain, 9, mtime=0)
    return packed if len(packed) < len(plain) else None
