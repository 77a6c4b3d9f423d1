"""The web server under the room, in the two modes it can run in. The one module that knows
eventlet: `prepare` must be called before anything that imports sockets or threads."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import threading
import warnings
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any, Protocol

MODES = ("eventlet", "threading")
BACKLOG = 512
MOST_CONNECTIONS = 4096
IDLE_SECONDS = 75  # a connection that asks nothing for so long is closed
TRIES = 50  # ports looked at from the wanted one on


class Sleeper(Protocol):
    """The part of Flask-SocketIO that works in every mode."""

    def sleep(self, seconds: float = 0) -> Any: ...


def prepare(mode: str) -> None:
    """Make the standard library cooperative where the mode wants that."""
    if mode != "eventlet":
        return
    os.environ.setdefault("EVENTLET_NO_GREENDNS", "yes")
    warnings.filterwarnings("ignore", message=r"\s*Eventlet is deprecated")
    import eventlet

    eventlet.monkey_patch()


def listen(port: int) -> tuple[int, list[socket.socket]]:
    """The first free port from `port` on (0: any), with sockets for all of the machine's
    addresses. OSError if there is none."""
    for tried in range(port, min(port + TRIES, 65536)) if port else (0,):
        try:
            return _bound(tried)
        except OSError:
            continue
    raise OSError(f"No free port was found from {port} on. Name another with --port.")


def _bound(port: int) -> tuple[int, list[socket.socket]]:
    four = _socket(socket.AF_INET, "0.0.0.0", port)
    port = four.getsockname()[1]
    try:
        return port, [four, *_six(port)]
    except OSError:
        four.close()
        raise


def _six(port: int) -> list[socket.socket]:
    """IPv6 where the system has it. A port that is taken there counts as taken."""
    if not socket.has_ipv6:
        return []
    try:
        socket.socket(socket.AF_INET6, socket.SOCK_STREAM).close()
        return [_socket(socket.AF_INET6, "::", port)]
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise
        return []


def _socket(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    """Bound and listening. On Windows, reusing an address would let two hosts share a port."""
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind((host, port))
        made.listen(BACKLOG)
    except OSError:
        made.close()
        raise
    return made


def serve(
    app: Any, sleeper: Sleeper, mode: str, sockets: Sequence[socket.socket], stopping: Stopping
) -> None:
    """Serve until `stopping` is set, then take no more connections and return; those that are
    open end with the process, and pages come back by themselves."""
    start = _eventlet if mode == "eventlet" else _threading
    stops = [start(app, made) for made in sockets]
    while not stopping.now:
        sleeper.sleep(0.1)
    for stop in stops:
        stop()
    for made in sockets:
        made.close()


class Stopping:
    """Set by the first request of the system to stop; a second one kills the process."""

    def __init__(self) -> None:
        self.now = False

    def heed(self) -> None:
        """Ctrl+C, a service that stops, and a terminal that is closed."""
        for name in ("SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self._on_signal)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        self.now = True
        signal.signal(number, signal.SIG_DFL)


class _Silence:
    """A log for servers that want one: what matters is logged by the host itself."""

    def write(self, text: str) -> None: ...


def _eventlet(app: Any, listening: socket.socket) -> Callable[[], None]:
    import eventlet
    import eventlet.wsgi

    class Handler(eventlet.wsgi.HttpProtocol):  # type: ignore[misc]
        def setup(self) -> None:
            self.request.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            super().setup()

    def run() -> None:
        eventlet.wsgi.server(
            listening,
            app,
            log=_Silence(),
            log_output=False,
            debug=False,
            protocol=Handler,
            max_size=MOST_CONNECTIONS,
            keepalive=IDLE_SECONDS,
        )

    green = eventlet.spawn(run)

    def stop() -> None:
        green.kill()

    return stop


def _threading(app: Any, listening: socket.socket) -> Callable[[], None]:
    from werkzeug.serving import WSGIRequestHandler, make_server

    class Handler(WSGIRequestHandler):
        disable_nagle_algorithm = True
        server_version = "partyhost"
        sys_version = ""

        def log(self, type: str, message: str, *args: Any) -> None: ...

        def version_string(self) -> str:
            return self.server_version

    host, port = listening.getsockname()[:2]
    served = make_server(
        host, port, app, threaded=True, request_handler=Handler, fd=listening.fileno()
    )
    served.daemon_threads = True  # type: ignore[attr-defined]
    threading.Thread(target=served.serve_forever, daemon=True).start()
    return served.shutdown
