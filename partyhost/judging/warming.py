"""All that the judge reads and builds on first use, built before anybody waits for it."""

from __future__ import annotations

from partyhost.judging import edits, initials, letters, lexicon, patterns
from partyhost.judging.judge import heard
from partyhost.l10n import LANGUAGES, msg


def warm() -> None:
    """It takes a few tenths of a second, and is safe in a thread beside the game."""
    patterns.compile_all()
    edits.edits("warm", "warmer")
    letters.read_scripts()
    lexicon.read()
    initials.groups()
    heard()
    for language in LANGUAGES:
        msg("judging-it").within(language)
