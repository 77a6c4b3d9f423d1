"""Where static files, templates and content are: beside the package in a checkout, inside it
where it is installed."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
MARK = ".partyhost"  # an empty file that tells our folders from others of the same name


def folder(name: str) -> Path:
    """The folder `static`, `templates` or `content`; FileNotFoundError if it did not travel."""
    for root in (_PACKAGE, _PACKAGE.parent):
        if (root / name / MARK).is_file():
            return root / name
    raise FileNotFoundError(f"partyhost's folder “{name}” is missing; please install it again.")


def document(name: str) -> Path:
    """A text that stands at the top of the project, such as THIRD_PARTY.md."""
    for root in (_PACKAGE, _PACKAGE.parent):
        if (root / name).is_file():
            return root / name
    raise FileNotFoundError(f"partyhost's {name} is missing; please install it again.")
