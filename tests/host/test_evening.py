"""One run of the host, from the start to the last word."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.program import READY, Program
from tests.wire.clients import Player

MODES = ("eventlet", "threading")
WARNINGS = re.compile(
    "traceback|warning|error|not available", re.IGNORECASE
)  # H103: only the greeting


@contextmanager
def polling(port: int) -> Iterator[None]:
    """A TV that hangs on a long poll, as behind an old proxy."""
    address = f"http://127.0.0.1:{port}/socket.io/?EIO=4&transport=polling"
    with urllib.request.urlopen(address, timeout=5) as answer:
        sid = re.search(rb'"sid":"([^"]+)"', answer.read())
    assert sid
    line = f"{address}&sid={sid[1].decode()}"
    with urllib.request.urlopen(line, data=b'40{"role":"tv"}', timeout=5) as answer:
        assert answer.read() == b"OK"

    def hang() -> None:
        try:
            while True:
                with urllib.request.urlopen(line, timeout=30) as answer:
                    answer.read()
        except OSError:
            return

    threading.Thread(target=hang, daemon=True).start()
    yield


@pytest.mark.parametrize(
    ("number", "mode"),
    [
        (signal.SIGINT, "eventlet"),
        (signal.SIGTERM, "threading"),
        (signal.SIGHUP, "eventlet"),
        pytest.param(signal.SIGINT, "threading", marks=pytest.mark.soak),
        pytest.param(signal.SIGTERM, "eventlet", marks=pytest.mark.soak),
        pytest.param(signal.SIGHUP, "threading", marks=pytest.mark.soak),
    ],
)
def test_h54_it_stops_cleanly_and_starts_again_at_once(
    tmp_path: Path, mode: str, number: signal.Signals
) -> None:
    with Program(tmp_path, "--port", "0", "--async-mode", mode) as first:
        port = first.ready()
        with ExitStack() as tvs:
            for _ in range(8):
                tvs.enter_context(polling(port))
            code, seconds = first.stop(number)
    assert code == 0, first.said
    assert seconds < 5
    assert not WARNINGS.search(first.said), first.said
    with Program(tmp_path, "--port", str(port), "--async-mode", mode) as second:
        assert second.ready() == port
        assert "taken" not in second.said
        assert second.stop()[0] == 0


def test_the_terminal_says_what_guests_and_host_need(tmp_path: Path) -> None:
    options = ("--port", "0", "--pin", "2468", "--address", "10.9.8.7", "--bots", "2")
    with Program(tmp_path, *options) as program:
        port = program.ready()
        seats = program.health(port)["seats"]
        program.stop()
    assert f"http://localhost:{port}/tv" in program.said
    assert f"http://10.9.8.7:{port}" in program.said
    assert "2468" in program.said
    assert "▄" in program.said
    assert seats == 2


def test_h09_started_twice_it_points_at_the_first(tmp_path: Path) -> None:
    """Also where the same port is asked for; those who are seated notice nothing."""
    with Program(tmp_path, "--port", "0") as first:
        port = first.ready()
        phones = [Player(port, "websocket", name).join() for name in ("Ann", "Bo")]
        before = first.health(port)
        for asked in ("0", str(port)):
            with Program(tmp_path, "--port", asked) as second:
                assert second.process.wait(READY) == 0
        assert first.said.count("running already") == 2
        assert f"http://localhost:{port}/tv" in first.said.split("running already")[1]
        assert first.health(port) == before
        for phone in phones:
            assert len(phone.newest["room"]["seats"]) == 2
            assert phone.call("act", {"step": 0, "act": "x"})["error"]["code"] == "moment_passed"
            phone.close()


def test_a_port_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("0.0.0.0", 0))
        other.listen()
        taken = other.getsockname()[1]
        with Program(tmp_path, "--port", str(taken)) as program:
            port = program.ready()
            assert taken < port < taken + 50
            assert f"Port {taken} is taken by another program" in program.said


UNREADABLE = (
    b"GARBAGE hidden-word\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00hidden-word\r\n\r\n",
    b"GET /hidden-word HTTP/9.9\r\n\r\n",
    b"GET /" + b"hidden-word" * 7000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"hidden-word: 1\r\n" * 300 + b"\r\n",
    b"POST /host HTTP/1.1\r\nContent-Length: hidden-word\r\n\r\n",
    b"GET /socket.io/?EIO=4&transport=polling&sid=hidden-word HTTP/1.1\r\n\r\n",
)


@pytest.mark.parametrize("mode", MODES)
def test_what_is_no_request_is_not_talked_of(tmp_path: Path, mode: str) -> None:
    with Program(tmp_path, "--port", "0", "--async-mode", mode) as program:
        port = program.ready()
        before = program.said
        for asked in UNREADABLE:
            with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
                line.sendall(asked)
                assert line.recv(100)
        assert program.health(port)["ok"]
        assert "hidden" not in program.said
        if mode == "eventlet":
            assert program.said == before


def test_two_folders_are_two_nights(tmp_path: Path) -> None:
    with (
        Program(tmp_path / "a", "--port", "0") as one,
        Program(tmp_path / "b", "--port", "0") as two,
    ):
        assert one.ready() != two.ready()


def test_killed_it_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    with Program(tmp_path, "--port", "0") as first:
        port = first.ready()
        first.stop(signal.SIGKILL)
    with Program(tmp_path, "--port", str(port)) as second:
        assert second.ready() == port


def test_without_any_stream_it_runs(tmp_path: Path) -> None:
    line = f"'{sys.executable}' -P -m partyhost --port 0 --no-browser --data-dir '{tmp_path}'"
    program = Program(tmp_path, command=["sh", "-c", f"{line} <&- >&- 2>&-; :"])
    with program:
        port = program.ready()
        assert program.health(port)["ok"]
        subprocess.run(["pkill", "-TERM", "-P", str(program.process.pid)], check=True)
        program.process.wait(READY)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--port", "99999"], "A port is a number from 1 to 65535"),
        (["--bots", "11"], "room for 0 to 10 bots"),
        (["--pin", "12a4"], "A PIN is 4 to 12 digits"),
        (["--address", "http://10.0.0.1"], "without http:// and port"),
        (["--async-mode", "gevent"], "invalid choice"),
        (["party"], "invalid choice"),
    ],
)
def test_options_that_make_no_sense(tmp_path: Path, options: list[str], sentence: str) -> None:
    with Program(tmp_path, *options) as program:
        assert program.process.wait(READY) == 2
    assert sentence in program.said


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    command = [sys.executable, "-P", "-m", "partyhost", "--data-dir", str(tmp_path / "file" / "x")]
    with Program(tmp_path, command=["sh", "-c", f"{' '.join(command)} --no-browser"]) as it:
        assert it.process.wait(READY) == 1
    assert "cannot start here" in it.said
    assert "Traceback" not in it.said
