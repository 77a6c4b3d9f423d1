"""Guessing the PIN, and what a debugger would tell, at a host that the command has started."""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator

import pytest
import socketio
from socketio.exceptions import ConnectionError as Refused

from partyhost.host.rights import FREE_GUESSES
from tests.program import Program
from tests.wire.clients import Player
from tests.wire.router import Router

PIN = "314159"
GUESTS, CLUMSY = ("127.0.0.2", "127.0.0.4", "127.0.0.5"), "127.0.0.3"
DEBUG = {"FLASK_DEBUG": "1", "FLASK_ENV": "development", "WERKZEUG_DEBUG_PIN": "off"}
TRICKS = (
    "/console", "/?__debugger__=yes&cmd=resource&f=debugger.js", "/?__debugger__=yes&cmd=pinauth",
    "/static/../run.py", "/static/%2e%2e%2frun.py", "/nowhere", "/rules/%00", "/host/packs/of/a/b",
    "/.git/config", "/static/", "/socket.io/?EIO=4&transport=polling&sid=nobody",
)  # fmt: skip


@pytest.fixture(scope="module", params=["eventlet", "threading"])
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder = tmp_path_factory.mktemp("night")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in DEBUG.items():
            patch.setenv(name, value)
        options = ("--port", "0", "--async-mode", request.param, "--ask-pin", "--pin", PIN)
        with Program(folder, *options) as program:
            yield program.ready()


def asked(port: int, source: str, pin: str) -> int:
    """The status of a guess on the page that asks for the PIN."""
    line = http.client.HTTPConnection("127.0.0.1", port, 10, source_address=(source, 0))
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    line.request("POST", "/host", f"pin={pin}", form)
    status = line.getresponse().status
    line.close()
    return status


def opens(port: int, pin: str) -> bool:
    """Whether the controls' own connection is let in with this PIN."""
    page = socketio.Client(reconnection=False)
    auth = {"role": "host", "pin": pin}
    try:
        page.connect(f"http://127.0.0.1:{port}", auth=auth, transports=["websocket"])
    except Refused:
        return False
    page.shutdown()
    return True


def slowed(port: int, source: str) -> bool:
    """Whether the right PIN, said within a second of many wrong ones, has to wait. A busy machine
    may take longer to say it."""
    with Router(port, source=source) as elsewhere:
        assert not any(opens(elsewhere.port, f"{guess:06}") for guess in range(FREE_GUESSES - 1))
        assert asked(port, source, "000000") == 403
        return asked(port, source, PIN) == 403 and not opens(elsewhere.port, PIN)


def test_h89_who_guesses_is_slowed_and_nobody_else_notices(port: int) -> None:
    assert any(slowed(port, source) for source in GUESTS)
    with Router(port, source=CLUMSY) as clumsy:
        for wrong in range(2):
            assert not opens(clumsy.port, str(wrong))
        assert opens(clumsy.port, PIN)
    with Router(port, source=GUESTS[0]) as elsewhere:  # as a guest, nobody is slowed
        Player(elsewhere.port, "websocket", "Ann").join().close()
    assert asked(port, CLUMSY, PIN) == 303


@pytest.mark.parametrize("path", TRICKS)
def test_h93_no_path_tells_of_the_program_whatever_the_surroundings_say(
    port: int, path: str
) -> None:
    for method in ("GET", "POST", "TRACE"):
        line = http.client.HTTPConnection("127.0.0.1", port, 10)
        line.request(method, path)
        answer = line.getresponse()
        told = answer.read().decode("utf-8", "replace") + str(answer.headers)
        assert not re.search(
            r"traceback|debugger|werkzeug|python|/site-packages|\[core\]", told, re.I
        )
        assert answer.status < 500 or answer.status == 501
        line.close()
