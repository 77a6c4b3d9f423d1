from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.host.house import House
from tests.host.situations import MEMORY


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """For nights whose disk need not be a real one: in memory, where there is such a place."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(dir=MEMORY) as made:
        yield Path(made)
