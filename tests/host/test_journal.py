"""The journal's files on the disk."""

from __future__ import annotations

from pathlib import Path

from partyhost.engine.acts import Act, Move
from partyhost.host.journal import FILE, Journal


def test_no_commit_makes_the_log_longer(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    log = tmp_path / f"{FILE}-wal"
    size = log.stat().st_size
    assert size > 1_000_000
    for n in range(300):
        journal.append(1, n, Move("s1", Act("say", n), n, 0), "s1", f"s1-{n}")
    assert log.stat().st_size == size
    journal.close()
    again = Journal(tmp_path)
    assert len(again.entries(1)) == 300
    assert (tmp_path / FILE).stat().st_size < size / 4  # nothing of the log's length is in it
    again.close()
