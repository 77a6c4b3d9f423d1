"""The installed command finds all it needs, from any folder."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.program import ROOT, Program

WINDOWS = sys.platform == "win32"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_everything_travels_inside_the_package(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    tops = {name.split("/")[0] for name in names}
    assert tops == {"partyhost", next(top for top in tops if top.endswith(".dist-info"))}
    for name in ("static/.partyhost", "templates/phone.html", "content/jeopardy/starter/pack.toml"):
        assert f"partyhost/{name}" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any(name.endswith("licenses/static/vendor/lit-html/LICENSE") for name in names)


def test_it_starts_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    """Into an environment of its own; what it depends on is lent by the tests' environment."""
    place = tmp_path / "environment"
    venv.create(place, with_pip=False)
    scripts = place / ("Scripts" if WINDOWS else "bin")
    python = scripts / ("python.exe" if WINDOWS else "python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, capture_output=True)
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    library = Path(subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip())
    (library / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    command = [str(scripts / "partyhost"), "--port", "0"]
    with Program(tmp_path / "elsewhere", command=command, source=False) as program:
        port = program.ready()
        assert program.health(port)["ok"]
        assert b"<!doctype html>" in program.get(port, "/").lower()
        assert b"lit-html" in program.get(port, "/static/vendor/lit-html.js")
        for path in ("/tv", "/about", "/rules/jeopardy", "/qr.svg"):
            assert program.get(port, path)
        assert program.stop()[0] == 0
