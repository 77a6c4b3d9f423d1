"""Keys that name more than one answer, of which each is enough."""

from __future__ import annotations

from partyhost.judging.patterns import pattern

# Strokes belong to AC/DC and to 24/7; between two words of some length they part two answers.
_EITHER = pattern(r"\s*;\s*|\s+/\s+|(?<=[^\W\d_]{4})/(?=[^\W\d_]{4})")


def either(answer: str, type: str = "thing") -> tuple[str, ...]:
    """The answers of “Paris/Lutetia” or “lion; tiger”; none where it is one. Of a list all parts
    are needed."""
    parts = [part.strip() for part in _EITHER.split(answer) if part.strip()]
    return tuple(parts) if type != "list" and len(parts) > 1 else ()
