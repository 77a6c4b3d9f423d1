"""A bundle: one file, from which the program installs and starts without a network. Here with a
package and a program that stand in for the real ones; the real ones in the soak."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.program import ROOT, Program

TINY = "tiny-1.0-py3-none-any.whl"
INFO = {
    "METADATA": "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n",
    "WHEEL": "Wheel-Version: 1.0\nGenerator: us\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}
STAND_IN = "import tiny\nprint('started with', tiny.__file__)\n"
NOWHERE = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "0", "PIP_TIMEOUT": "1"}
NOWHERE |= {"PIP_CONFIG_FILE": os.devnull}


def run(place: Path, *words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONPATH" and not k.startswith("PIP_")}
    return subprocess.run(
        [sys._base_executable, str(place / "run.py"), *words],  # type: ignore[attr-defined]
        env={**kept, **NOWHERE, **environ},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def made_wheel(folder: Path) -> str:
    """The lock that names it."""
    with zipfile.ZipFile(folder / TINY, "w") as wheel:
        wheel.writestr("tiny.py", "")
        for name, text in INFO.items():
            wheel.writestr(f"tiny-1.0.dist-info/{name}", text)
        names = [*wheel.namelist(), "tiny-1.0.dist-info/RECORD"]
        wheel.writestr(names[-1], "".join(f"{name},,\n" for name in names))
    digest = hashlib.sha256((folder / TINY).read_bytes()).hexdigest()
    return f"tiny==1.0 ; sys_platform != 'nowhere' \\\n    --hash=sha256:{digest}\n"


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As it lies on the other machine."""
    place = tmp_path_factory.mktemp("the project")
    index = tmp_path_factory.mktemp("index")
    lock = made_wheel(index)
    for name in ("run.py", "README.md", "LICENSE", "THIRD_PARTY.md"):
        shutil.copy(ROOT / name, place)
    (place / "requirements.lock").write_text(lock)
    for name in ("static", "templates", "content", "docs", "partyhost/__pycache__"):
        (place / name).mkdir(parents=True)
    (place / "static" / ".partyhost").write_text("")
    (place / "partyhost" / "__init__.py").write_text("")
    (place / "partyhost" / "__main__.py").write_text(STAND_IN)
    (place / "partyhost" / "__pycache__" / "x.pyc").write_text("")
    made = run(place, "bundle", PIP_FIND_LINKS=str(index), PIP_NO_INDEX="1")
    assert made.returncode == 0, made.stderr
    (file,) = (place / "dist").iterdir()
    assert made.stdout.rstrip().endswith(str(file))
    elsewhere = tmp_path_factory.mktemp("the other machine")
    zipfile.ZipFile(file).extractall(elsewhere)
    shutil.rmtree(place)
    (opened,) = elsewhere.iterdir()
    return opened


def test_it_installs_and_starts_without_a_network(bundle: Path) -> None:
    started = run(bundle)
    assert started.returncode == 0, started.stderr
    assert f"started with {bundle / '.venv'}" in started.stdout
    assert "Installing" not in run(bundle).stdout


def test_all_that_belongs_to_it_is_in_it(bundle: Path) -> None:
    assert (bundle / "wheels" / TINY).is_file()
    assert (bundle / "static" / ".partyhost").is_file()
    assert not (bundle / "partyhost" / "__pycache__" / "x.pyc").exists()
    assert {"run.py", "requirements.lock", "README.md", "LICENSE", "THIRD_PARTY.md"} <= {
        each.name for each in bundle.iterdir()
    }


def test_a_python_that_it_was_not_made_for_is_told(bundle: Path) -> None:
    (bundle / "wheels" / "made-for.txt").write_text("Python 3.8 on win-amd64")
    told = subprocess.run(
        [sys.executable, "-c", "import run; print(run.why_not())"],
        cwd=bundle,
        capture_output=True,
        text=True,
    )
    assert "bundled for Python 3.8 on win-amd64, and this is Python" in told.stdout


def test_it_says_that_it_has_no_tests(bundle: Path) -> None:
    told = run(bundle, "test")
    assert told.returncode == 2
    assert "needs the whole project" in told.stderr


@pytest.mark.soak
def test_the_real_one_hosts_a_night_without_a_network(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(
        ROOT, project, ignore=shutil.ignore_patterns(".venv", "node_modules", ".git", "dist")
    )
    start = [sys._base_executable, str(project / "run.py")]  # type: ignore[attr-defined]
    subprocess.run([*start, "bundle"], check=True, stdin=subprocess.DEVNULL)
    (file,) = (project / "dist").iterdir()
    zipfile.ZipFile(file).extractall(tmp_path / "other")
    shutil.rmtree(project)
    (opened,) = (tmp_path / "other").iterdir()
    command = [start[0], str(opened / "run.py"), "host", "--port", "0"]
    with Program(tmp_path / "data", command=command, source=False, more=NOWHERE) as program:
        assert program.health(program.ready())["ok"]
        assert program.stop()[0] == 0
