"""The web server under the room, in the two modes it can run in. The one module that knows
eventlet: `prepare` must be called before anything that imports sockets or threads."""

from __future__ import annotations

import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any, Protocol

from partyhost.host.intake import BURST, Door, Pace, asks
from partyhost.host.line import Line

log = logging.getLogger(__name__)

MODES = ("eventlet", "threading")
BACKLOG = 512
MOST_CONNECTIONS = 4096
IDLE_SECONDS = 75  # a connection that says nothing for so long is closed
PEACE = 0.05  # seconds until a line is read again that says more than is heard
PACKETS = tuple("0123456")  # the first letters of what Engine.IO knows
MESSAGE = 4  # among them
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
    _lighten_frames()


def _lighten_frames() -> None:
    """eventlet unmasks what a client sends byte by byte, and one drawing holds up the house for
    a second; and it bounds each frame, but not the message that is sent in many."""
    from eventlet import websocket

    class Message(websocket.RFC6455WebSocket.Message):  # type: ignore[misc]
        def push(self, data: bytes, final: bool = False) -> None:
            super().push(data, final)
            self.size = getattr(self, "size", 0) + len(data)
            if self.size > self.max_frame_length:
                raise websocket.FailedConnectionError(1009, "The message is too large.")

    websocket.RFC6455WebSocket.Message = Message
    websocket.RFC6455WebSocket._apply_mask = staticmethod(unmasked)


class Steady:
    """The time, to those who only count how long something takes."""

    time = staticmethod(time.monotonic)


def fit(mode: str, engine: Any) -> None:
    """What the library's websockets lack in this mode: the threads' server would read a message
    of any size before it measures it, eventlet's can't be asked to send at once, and in both a
    frame that is no packet would end the connection. And whoever is shown out while polling
    would be waited for, for ever, to hear of it. The silence of a line is counted by a clock that
    nobody sets: by the time of day, all who have yet to answer would be gone when it is set on."""
    from engineio import base_socket
    from engineio import socket as line

    base_socket.time = line.time = Steady
    websocket = engine._async["websocket"]
    if mode == "threading":
        websocket = partial(websocket, max_message_size=engine.max_http_buffer_size)
    fitted = partial(_fitted, websocket, direct=mode == "eventlet")
    engine._async = {**engine._async, "websocket": fitted}
    engine.disconnect = partial(_show_out, engine)


def _show_out(engine: Any, sid: str) -> None:
    connection = engine.sockets.pop(sid, None)
    if connection is not None:
        connection.close(wait=False, reason=engine.reason.SERVER_DISCONNECT)


def _fitted(websocket: Any, handler: Any, engine: Any, direct: bool) -> Any:
    """A websocket whose connection (its method is the handler) sends over it directly."""

    def handle(line: Any) -> Any:
        if direct:
            line._recv_frame = partial(_in_time, Pace(), line._recv_frame)
            line.send = Line(line, _spawn).send
            connection = handler.__self__
            connection.send = partial(_send, connection, line.send, connection.send)
        else:
            line.wait = partial(_in_time, Pace(), line.wait)
            line.ws._handle_events = partial(_heeding, line.ws, line.ws._handle_events)
        line.wait = partial(_next_packet, line.wait)
        return handler(line)

    return websocket(handle, engine)


def _send(
    connection: Any, at_once: Callable[[str], None], later: Callable[[Any], None], packet: Any
) -> None:
    """A message goes without a detour by the connection's queue and the task that empties it,
    which take longer than all else; but after what waits there already. Pings keep to the queue,
    or its task would take the line for dead."""
    message = packet.packet_type == MESSAGE
    if message and connection.upgraded and connection.queue.empty():
        at_once(packet.encode())
    else:
        later(packet)


def _in_time(pace: Pace, hear: Callable[..., Any], **more: Any) -> Any:
    """`hear`: a request, a frame of one of eventlet's websockets, which answer pings by
    themselves, or a message of one of the threads' ones, which a thread of their own reads."""
    pace.keep()
    return hear(**more)


def _heeding(websocket: Any, handle: Callable[[], bool]) -> bool:
    """Whoever listens at one of the threads' websockets hears that it has ended, also where it
    was ended for too large a message. No more is read than is listened to."""
    goes_on = handle()
    while goes_on and len(websocket.input_buffer) > BURST:
        time.sleep(PEACE)
        goes_on = websocket.connected
    if not goes_on:
        websocket.connected = False
        websocket.event.set()
    return goes_on


def _next_packet(wait: Callable[[], Any]) -> Any:
    """The next frame that begins like a packet; None once the line is cut."""
    frame = wait()
    while isinstance(frame, str) and frame[:1] not in PACKETS:
        log.debug("A frame that is no packet was dropped", extra={"led": {"letters": len(frame)}})
        frame = wait()
    return frame


def _spawn(task: Callable[..., None], *given: Any) -> None:
    import eventlet

    eventlet.spawn(task, *given)


def unmasked(data: bytes, mask: Sequence[int], length: int | None = None, offset: int = 0) -> bytes:
    """What a websocket client masked with these four bytes; `data` begins at this offset."""
    data = data[:length]
    turned = bytes(mask[(offset + n) % 4] for n in range(4))
    key = (turned * (len(data) // 4 + 1))[: len(data)]
    return (int.from_bytes(data) ^ int.from_bytes(key)).to_bytes(len(data))


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


def take_files(wanted: int = 2 * MOST_CONNECTIONS) -> None:
    """Every phone takes a few of the files that the system lets a program open; most systems
    give more of them to whoever asks."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    more = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if few != resource.RLIM_INFINITY and few < more:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, most))


def serve(
    app: Any,
    sleeper: Sleeper,
    mode: str,
    sockets: Sequence[socket.socket],
    stopping: Stopping,
    opened: Callable[[], None] = lambda: None,
) -> None:
    """Serve until `stopping` is set, then take no more connections and return; those that are
    open end with the process, and pages come back by themselves. `opened` is called once
    guests are answered."""
    take_files()
    gc.freeze()  # what the start made stays; to look through it again and again takes 50 ms
    start = _eventlet if mode == "eventlet" else _threading
    stops = [start(app, made) for made in sockets]
    sleeper.sleep(0.1)
    opened()
    while not stopping.now:
        sleeper.sleep(0.1)
    for stop in stops:
        stop()
    for made in sockets:
        made.close()


def whence(environ: Mapping[str, Any]) -> tuple[str | None, str, str]:
    """Of a request: the other end's address, our end's address, and what the other end calls us.
    Werkzeug's server knows our end by its socket alone, eventlet's says it."""
    line = environ.get("werkzeug.socket")
    try:
        here = line.getsockname()[0] if line else environ.get("SERVER_NAME", "")
    except OSError:
        here = ""
    return environ.get("REMOTE_ADDR"), str(here), str(environ.get("HTTP_HOST", ""))


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

    def flush(self) -> None: ...


def _eventlet(app: Any, listening: socket.socket) -> Callable[[], None]:
    import eventlet
    import eventlet.wsgi

    class Handler(eventlet.wsgi.HttpProtocol):  # type: ignore[misc]
        def setup(self) -> None:
            self.request.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.handle_one_request = partial(_in_time, Pace(), super().handle_one_request)
            super().setup()

        def handle(self) -> None:
            if asks(self.rfile, self.wfile):
                super().handle()

        def log_message(self, text: str, *args: Any) -> None:
            """Of requests that can't be read, and what they say may be anybody's secret."""
            log.debug("A request could not be read")

        def get_environ(self) -> dict[str, Any]:
            return {**super().get_environ(), "wsgi.errors": _Silence()}

    def run() -> None:
        eventlet.wsgi.server(
            Door(listening, eventlet.sleep),
            app,
            log=_Silence(),
            log_output=False,
            debug=False,
            protocol=Handler,
            max_size=MOST_CONNECTIONS,
            keepalive=IDLE_SECONDS,
            socket_timeout=IDLE_SECONDS,
        )

    green = eventlet.spawn(run)

    def stop() -> None:
        green.kill()

    return stop


def _threading(app: Any, listening: socket.socket) -> Callable[[], None]:
    from werkzeug.serving import WSGIRequestHandler, make_server

    class Handler(WSGIRequestHandler):
        disable_nagle_algorithm = True
        timeout = IDLE_SECONDS
        server_version = "partyhost"
        sys_version = ""

        def handle(self) -> None:
            if asks(self.rfile, self.wfile):
                super().handle()

        def connection_dropped(self, error: BaseException, environ: Any = None) -> None:
            """Also what is told of a websocket's end, after which nothing more can be asked."""
            self.close_connection = True

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
