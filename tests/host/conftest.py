from pathlib import Path

import pytest

from tests.host.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)
