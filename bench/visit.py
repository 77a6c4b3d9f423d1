"""What the first visit of a phone takes over the wire: the page and all that it loads by itself
in any browser, heads of the answers included."""

from __future__ import annotations

import gzip
import http.client
import re
from pathlib import Path
from urllib.parse import urljoin

from bench.figures import Figures
from bench.hosts import Host, folder

_LINKS = re.compile(r'<(?:link|script)\b[^>]*?\b(?:href|src)="([^"]+)"')
_FACES = re.compile(r"@font-face\s*\{[^}]*\}")
_IMPORTS = re.compile(r"""(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']""")
_LATER = ("playfair-display", "patrick-hand")  # faces that only cards and written boards use
_SPRITES = re.compile(r"\[([^\]]*)\]\.map\(sprites\)")


async def first(figures: Figures) -> None:
    with folder() as place:
        async with Host(Path(place)) as host:
            for path, size in visit(host.port).items():
                figures.add(size, "visit", path)


def visit(port: int) -> dict[str, int]:
    """Bytes by path, from "/" on. Faces are loaded when a letter needs them: those beyond
    Latin 1, and those of cards and written boards, are left out."""
    taken: dict[str, int] = {}
    waiting = ["/"]
    while waiting:
        path = waiting.pop()
        if path not in taken:
            taken[path], kind, text = _get(port, path)
            waiting += [urljoin(path, each) for each in _loaded(kind, path, text)]
    return taken


def _loaded(kind: str, path: str, text: str) -> list[str]:
    if kind == "text/html":
        return _LINKS.findall(text)
    if kind == "text/css":
        faces = [face for face in _FACES.findall(text) if "unicode-range" not in face]
        files = [each for face in faces for each in re.findall(r"url\(([^)]+)\)", face)]
        return [each for each in files if not any(name in each for name in _LATER)]
    if kind == "text/javascript":
        named = [name for found in _SPRITES.findall(text) for name in re.findall(r"\w+", found)]
        return _IMPORTS.findall(text) + [f"art/{name}.svg" for name in named]
    return []


def _get(port: int, path: str) -> tuple[int, str, str]:
    """Bytes of head and body, the type, and the text where it has any."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    line.request("GET", path, headers={"Accept-Encoding": "gzip, br"})
    answer = line.getresponse()
    body = answer.read()
    line.close()
    if answer.status != 200:
        raise RuntimeError(f"{path} answers {answer.status}.")
    head = sum(len(name) + len(value) + 4 for name, value in answer.getheaders()) + 19
    kind = (answer.getheader("Content-Type") or "").partition(";")[0]
    plain = gzip.decompress(body) if answer.getheader("Content-Encoding") == "gzip" else body
    textual = kind.startswith("text/")
    return head + len(body), kind, plain.decode() if textual else ""
