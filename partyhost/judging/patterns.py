"""Regular expressions that are compiled when they are first used, or all at once."""

from __future__ import annotations

import re
from typing import Any, cast

_ALL: list[_Lazy] = []
_METHODS = ("findall", "fullmatch", "match", "search", "split", "sub")


class _Lazy:
    def __init__(self, text: str, flags: int) -> None:
        self._text = text
        self._flags = flags
        _ALL.append(self)

    def compile(self) -> re.Pattern[str]:
        compiled = re.compile(self._text, self._flags)
        for name in _METHODS:
            setattr(self, name, getattr(compiled, name))
        return compiled

    def __getattr__(self, name: str) -> Any:
        return getattr(self.compile(), name)


def pattern(text: str, flags: int = 0) -> re.Pattern[str]:
    """As `re.compile`, but later."""
    return cast("re.Pattern[str]", _Lazy(text, flags))


def compile_all() -> None:
    """All that any module has named."""
    for each in _ALL:
        each.compile()
