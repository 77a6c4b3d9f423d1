"""Where nights are kept."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def of_nights(named: Path | None) -> Path:
    """The folder that was named, else the user's own for data, as the system has it."""
    return named or Path(platformdirs.user_data_dir("partyhost", appauthor=False))
