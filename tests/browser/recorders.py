"""The recorder of each title, and of the frame; tables at which they are recorded."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from tempfile import mkdtemp

from partyhost.host.room import Room
from tests.browser.casts import CASTS
from tests.browser.frame_scenes import FrameRecorder
from tests.browser.jeopardy_scenes import JeopardyRecorder
from tests.browser.jury_scenes import JuryRecorder
from tests.browser.ken_scenes import KenRecorder
from tests.browser.recorded import Recorder
from tests.browser.shark_scenes import SharkRecorder
from tests.browser.shots import Scenes, Table

RECORDERS: dict[str, type[Recorder]] = {
    "frame": FrameRecorder,
    "jeopardy": JeopardyRecorder,
    "beat_ken": KenRecorder,
    "card_sharks": SharkRecorder,
    "judge_and_jury": JuryRecorder,
}
MIDDLE = Table(5, "usual")
TABLES = (MIDDLE, Table(2, "short"), Table(10, "long"))
EVERY_TABLE = tuple(Table(guests, cast) for guests in (2, 5, 10) for cast in CASTS)


def recorded(title: str, tables: Iterable[Table], folder: Path) -> tuple[Scenes, Room]:
    """What is seen at each of these tables, and the room of the last one."""
    scenes = {}
    for table in tables:
        guests, cast, language = table
        recorder = RECORDERS[title](Path(mkdtemp(dir=folder)), guests, CASTS[cast], language)
        scenes[table] = recorder.record().scenes
    return scenes, recorder.room
