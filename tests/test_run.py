"""The two commands, with a stand-in for the program and nothing to download."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STAND_IN = """
import os, sys
print("started", sys.argv[1:], os.getcwd(), sys.prefix)
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("check out")
    shutil.copy(ROOT / "run.py", folder)
    (folder / "requirements.lock").write_text("# nothing\n")
    (folder / "partyhost").mkdir()
    (folder / "partyhost" / "__init__.py").write_text("")
    (folder / "partyhost" / "__main__.py").write_text(STAND_IN)
    return folder


def run(checkout: Path, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run(
        [sys._base_executable, str(checkout / "run.py"), *words],  # type: ignore[attr-defined]
        cwd=cwd or checkout,
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def test_it_installs_once_and_then_only_starts(checkout: Path, tmp_path: Path) -> None:
    first = run(checkout, "--port", "8123")
    assert first.returncode == 0, first.stderr
    assert "Installing the packages of requirements.lock" in first.stdout
    assert "started ['--port', '8123']" in first.stdout
    began = time.monotonic()
    second = run(checkout, "host", "--port", "8123", cwd=tmp_path)
    assert time.monotonic() - began < 3
    assert "Installing" not in second.stdout
    assert f"started ['--port', '8123'] {tmp_path} {checkout / '.venv'}" in second.stdout


def test_a_changed_lock_is_installed(checkout: Path) -> None:
    run(checkout)
    (checkout / "requirements.lock").write_text("# nothing else\n")
    assert "Installing" in run(checkout).stdout
    assert "Installing" not in run(checkout).stdout


def test_an_interrupted_installation_is_begun_again(checkout: Path) -> None:
    run(checkout)
    note = checkout / ".venv" / "installed.json"
    note.write_text(json.dumps({"requirements.lock": "half"}))
    again = run(checkout)
    assert "Making a Python environment" in again.stdout
    assert "started" in again.stdout


def test_half_of_the_tests_packages_do_not_keep_the_host_from_starting(checkout: Path) -> None:
    run(checkout)
    note = checkout / ".venv" / "installed.json"
    known = json.loads(note.read_text())
    note.write_text(json.dumps({**known, "requirements-dev.lock": "half"}))
    started = run(checkout)
    assert "Making" not in started.stdout
    assert "started" in started.stdout


def test_without_the_internet_it_says_what_is_missing(checkout: Path) -> None:
    run(checkout)
    lock = checkout / "requirements.lock"
    kept = lock.read_text()
    lock.write_text("no-such-package==1 --hash=sha256:" + "0" * 64 + "\n--no-index\n")
    failed = run(checkout)
    assert failed.returncode == 2
    assert "The first start needs the internet" in failed.stderr
    lock.write_text(kept)
    assert "started" in run(checkout).stdout


def test_an_unknown_word_is_answered(checkout: Path) -> None:
    answer = run(checkout, "party")
    assert answer.returncode == 2
    assert (
        "Say one of: audit, bench, bundle, check, doctor, export, gallery, host, "
        "packs, replay, soak, test." in answer.stderr
    )


def test_old_pythons_can_read_it_to_the_end() -> None:
    source = (ROOT / "run.py").read_text("ascii")
    tree = ast.parse(source, feature_version=(3, 4))
    assert not any(isinstance(node, ast.JoinedStr | ast.AnnAssign) for node in ast.walk(tree))


def test_locks_name_hashes_and_no_addresses() -> None:
    locks = sorted(file.name for file in ROOT.glob("requirements*.lock"))
    assert len(locks) == 3
    for name in (*locks, "package-lock.json"):
        text = (ROOT / name).read_text("utf-8")
        assert "://" not in text
        assert '"resolved"' not in text
    for name in locks:
        lines = (ROOT / name).read_text("utf-8").splitlines()
        pins = [line for line in lines if "==" in line]
        assert pins
        assert all(line.endswith("\\") for line in pins)


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 4, 10), (3, 10, 14), (3, 11, 0), (3, 99, 0)])
def test_h105_an_older_python_stops_with_a_sentence(version: tuple[int, ...]) -> None:
    """Told before anything of it is used that an older one does not have."""
    script = (
        f"import runpy, sys; sys.version_info = {version}; sys.argv = ['run.py', 'host'];"
        "made = runpy.run_path('run.py');"
        "made['COMMANDS']['host'] = lambda options: print('it goes on');"
        "made['main']()"
    )
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    if version >= (3, 11):
        assert told.stdout == "it goes on\n", told.stderr
    else:
        name = ".".join(map(str, version[:2]))
        assert told.stderr == f"partyhost needs Python 3.11 or newer, and this is {name}.\n"
        assert told.returncode == 2


def test_h114_pages_and_server_speak_the_same_protocol() -> None:
    """Each release of the pages' client knows the releases of the server that it fits."""
    locked = dict(
        re.findall(r"^(python-\w+)==(\d+)", (ROOT / "requirements.lock").read_text(), re.M)
    )
    assert locked == {"python-engineio": "4", "python-socketio": "5"}  # protocols 4 and 5
    client = (ROOT / "static" / "vendor" / "socket.io-client" / "VERSION").read_text("utf-8")
    assert client.split()[-1].startswith("4.")
