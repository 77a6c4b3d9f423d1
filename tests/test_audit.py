"""What `run.py audit` says of the locked packages, with indexes of the test's own."""

from __future__ import annotations

import importlib.util
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

TOOL = Path(__file__).resolve().parent.parent / "tools" / "audit.py"
FAULT = {"id": "PYSEC-1", "fix_versions": ["9.9"], "aliases": [], "description": "…"}


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("audit", TOOL)
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> Any:
    made = tool()
    monkeypatch.setattr(made, "locked", lambda: {"flask": "3.1.3", "pillow": "13.0.0"})
    return made


def entry(name: str, *faults: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "version": "1", "vulns": list(faults)}


def skipped(name: str) -> dict[str, Any]:
    return {"name": name, "skip_reason": "Dependency not found"}


@pytest.mark.parametrize(
    ("pypi", "osv", "code", "says"),
    [
        ([entry("flask"), entry("pillow")], [], 0, "No fault is known of these 2 packages."),
        (
            [entry("flask", FAULT), entry("pillow")],
            [entry("flask", FAULT)],
            1,
            "flask 3.1.3: PYSEC-1. Versions without it: 9.9.",
        ),
        ([], [entry("flask"), entry("pillow")], 0, "No fault is known of these 2 packages."),
        ([skipped("flask"), entry("pillow")], [], 1, "nothing is known about 1 of 2 packages"),
        ([], [], 1, "nothing is known about 2 of 2 packages. Try again with internet."),
    ],
)
def test_it_says_what_is_known_and_what_is_not(
    audit: Any, monkeypatch: Any, capsys: Any, pypi: Any, osv: Any, code: int, says: str
) -> None:
    monkeypatch.setattr(audit, "asked", {"pypi": pypi, "osv": osv}.get)
    assert audit.main() == code
    (line,) = capsys.readouterr().out.splitlines()
    assert says in line


def test_every_locked_package_is_asked_about() -> None:
    packages = tool().locked()
    assert {"flask", "eventlet", "pytest", "pip-audit", "colorama"} <= set(packages)
    assert all(version[0].isdigit() for version in packages.values())
    assert len(packages) > 60


def test_an_index_that_is_not_there_says_nothing(audit: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(audit.sys, "executable", "/nowhere/python")
    assert audit.asked("pypi") == []


@pytest.mark.skipif(not find_spec("pip_audit"), reason="`python3 run.py audit` installs what asks.")
def test_what_an_index_answers_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the tool that asks, of an index on this machine."""
    asked: dict[str, str] = {}

    class Index(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            query = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            name, version = query["package"]["name"], query["version"]
            asked[name] = version
            fixed = {"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "9.9"}]}
            fault = {"id": "OSV-1", "affected": [{"package": query["package"], "ranges": [fixed]}]}
            body = json.dumps({"vulns": [fault]} if name == "flask" else {}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None: ...

    audit = tool()
    with ThreadingHTTPServer(("127.0.0.1", 0), Index) as index:
        Thread(target=index.serve_forever, daemon=True).start()
        monkeypatch.setenv("PIP_AUDIT_OSV_URL", f"http://127.0.0.1:{index.server_port}/")
        packages = audit.locked()
        faults, unknown = audit.gathered([audit.asked("osv")], packages)
        index.shutdown()
    assert [(name, fault["id"], fault["fix_versions"]) for name, fault in faults] == [
        ("flask", "OSV-1", ["9.9"])
    ]
    assert set(packages) - set(unknown) == set(asked)
    assert len(asked) > 50
