"""One run of the host: from the lock on its folder to the last word in the terminal."""

from __future__ import annotations

import argparse
import logging
import os
import sqlite3
import sys
import time
import webbrowser
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from flask_socketio import SocketIO

from partyhost import __version__, assets, l10n
from partyhost.host import logs, qr, server, trouble, web
from partyhost.host.checkup import facts
from partyhost.host.folder import of_nights
from partyhost.host.lock import Lock
from partyhost.host.mdns import NAME, LocalName
from partyhost.host.network import Network
from partyhost.host.rights import Rights, pin_of_the_night
from partyhost.host.room import Room
from partyhost.host.sockets import attach, create_socketio
from partyhost.host.stock import Stock
from partyhost.host.wifi import WifiFile
from partyhost.l10n import msg
from partyhost.packs.precedents import ready_to_judge
from partyhost.titles import TITLES

LOOKS = 3.0  # seconds between two looks at the network
UNOPENED = "The night could not be opened. Is the laptop's disk full, or its folder locked?"
STOPPING = 8.0  # seconds that another host on this folder may take to stop or to start


@dataclass
class Evening:
    """What one run holds together."""

    room: Room
    network: Network
    pin: str
    lock: Lock
    name: LocalName | None = None
    shown: tuple[str, float] = "", 0.0  # the address on the code, and since when

    def show_addresses(self) -> None:
        """To the room and to later starts: where phones join."""
        if self.network.url != self.shown[0]:
            self.shown = self.network.url, time.monotonic()
        self.room.join_url = f"{self.network.url}/"
        self.examine()
        self.room.show()
        self.tell()

    def choose(self, value: str) -> str | None:
        """The host's choice among the addresses; a sentence if it can't be."""
        try:
            self.network.choose(value)
        except ValueError as error:
            why: str = error.args[0]
            return why
        self.show_addresses()
        return None

    def tell(self) -> None:
        """Later starts only look the addresses up: a full disk keeps nobody from the new ones."""
        try:
            self.lock.tell(self.network.port, tv=self.tv, join=self.network.url)
        except OSError as error:
            trouble.report(
                self.room, "The addresses could not be noted", msg("room-address-unsaved"), error
            )

    def examine(self) -> bool:
        """Look at the way in, and ask for the name; true if there is something new."""
        doorway = self.room.doorway
        before = doorway.facts, doorway.local
        minutes = (time.monotonic() - self.shown[1]) / 60
        doorway.facts = facts(self.network, doorway, minutes)
        if self.name:
            self.name.call(self.network.callable)
            doorway.local = self.network.url_of(NAME) if self.name.answered() else None
        return before != (doorway.facts, doorway.local)

    @property
    def tv(self) -> str:
        return f"http://localhost:{self.network.port}/tv"

    def watch(self, sleeper: server.Sleeper) -> None:
        """The laptop may change its network in the middle of the night."""
        while not self.room.closed:
            sleeper.sleep(LOOKS)
            try:
                self.look()
            except Exception as error:
                message = msg("room-network-unseen")
                trouble.report(self.room, "A look at the network failed", message, error)

    def look(self) -> None:
        if isinstance(self.room.shelf.packs, Stock) and self.room.shelf.packs.look():
            self.room.show()
        before = self.network.url
        if self.network.look():
            self.show_addresses()
            if self.network.url != before:
                say(f"Phones now join at {self.network.url}")
        elif self.examine():
            self.room.show()


def host(options: argparse.Namespace) -> int:
    folder = of_nights(options.data_dir)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = Lock(folder)
        if not _taken(lock):
            return _elsewhere(lock, folder)
        port, sockets = server.listen(options.port)
    except OSError as error:
        complain(f"The host cannot start here: {error.strerror or error}")
        return 1
    if options.port and port != options.port:
        say(f"Port {options.port} is taken by another program, so this is port {port}.")
    logs.to_folder(folder, options.log_format)
    stopping = server.Stopping()
    stopping.heed()
    try:
        evening = opened(options, folder, lock, port)
    except (OSError, sqlite3.Error) as error:
        complain(UNOPENED)
        logging.getLogger(__name__).error("The night could not be opened", exc_info=error)
        return 1
    rights = Rights(evening.network, evening.pin, evening_key(folder), options.ask_pin)
    app = web.create_app(evening.room, rights)
    socketio = create_socketio(app, options.async_mode, options.address)
    attach(socketio, evening.room, rights.may_host)
    socketio.start_background_task(evening.watch, socketio)
    greeting = partial(greet, evening, options, socketio)
    server.serve(app, socketio, options.async_mode, sockets, stopping, greeting)
    return farewell(evening)


def opened(options: argparse.Namespace, folder: Path, lock: Lock, port: int) -> Evening:
    pin, _ = pin_of_the_night(folder, options.new_night)
    stock = Stock.opened(TITLES, assets.folder("content"), folder)
    room = Room.open(folder, TITLES, stock, options.seed, options.bots, options.new_night)
    room.forget_questions = stock.forget
    evening = Evening(room, Network(port, options.address), options.pin or pin, lock)
    if not options.no_mdns:
        evening.name = LocalName(folder, port)
    room.pin, room.choose_address = evening.pin, evening.choose
    kept = WifiFile(folder)
    evening.network.wish(room.night.address)
    room.doorway.is_own = evening.network.is_own
    room.doorway.wifi, room.doorway.keep_wifi = kept.read(), kept.write
    evening.show_addresses()
    return evening


def evening_key(folder: Path) -> bytes:
    return pin_of_the_night(folder)[1]


def _taken(lock: Lock) -> bool:
    """Whether the folder is ours; a host that is just stopping is waited for."""
    until = time.monotonic() + STOPPING
    while not lock.take():
        if lock.other() or time.monotonic() > until:
            return False
        time.sleep(0.1)
    return True


def _elsewhere(lock: Lock, folder: Path) -> int:
    other = lock.other()
    if other is None:
        complain(f"Another partyhost uses {folder} but does not answer. Stop it, then start again.")
        return 1
    say("partyhost is running already; nothing new was started.")
    say(f"  TV        {other.get('tv')}\n  Phones    {other.get('join')}")
    return 0


def greet(evening: Evening, options: argparse.Namespace, socketio: SocketIO) -> None:
    """When the doors are open: what the terminal says, the TV page in the browser, and what
    would keep the first answer waiting."""
    network = evening.network
    say(f"partyhost {__version__}\n")
    say(f"  TV        {evening.tv}")
    say(f"  Phones    {network.url}")
    say(f"  Controls  http://localhost:{network.port}/host")
    say(f"  PIN       {evening.pin}  (asked when the controls open on another machine)\n")
    warnings = [network.warning, msg("room-set-aside") if evening.room.journal.mended else ""]
    for warning in filter(None, warnings):
        say(f"  {warning}\n")
    code(f"{network.url}/")
    others = [each for each in network.addresses if not each.chosen]
    for each in others:
        say(f"  also reachable at {each.value}: {each.label}")
    say("\nGuests scan the code, in the same Wi-Fi as this laptop. Ctrl+C stops the host; started")
    say("again, it goes on where it was.")
    if not options.no_browser and _has_screen():
        socketio.start_background_task(webbrowser.open, evening.tv)
    socketio.start_background_task(l10n.ready)
    socketio.start_background_task(ready_to_judge)


def code(url: str) -> None:
    """The join code in characters, where the terminal has them."""
    try:
        drawn = qr.characters(url, colour=sys.stdout.isatty())
        drawn.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, ValueError):
        return
    say(drawn + "\n")


def _has_screen() -> bool:
    """Without one, Linux would open a browser of text in our terminal."""
    wanted = ("DISPLAY", "WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, wanted))


def farewell(evening: Evening) -> int:
    """Everything is on disk. Pages whose line breaks now come back when the host does; threads
    and tasks that still serve them end with the process, without a word."""
    logging.disable(logging.CRITICAL)
    evening.room.close()
    if evening.name:
        evening.name.stop()
    evening.lock.release()
    say("\nThe host has stopped. The night is kept.")
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            continue
    os._exit(0)


def say(sentence: str) -> None:
    _write(sys.stdout, sentence)


def complain(sentence: str) -> None:
    _write(sys.stderr, sentence)


def _write(stream: object, sentence: str) -> None:
    """A terminal that was closed does not stop the night."""
    try:
        print(sentence, file=stream, flush=True)  # type: ignore[call-overload]
    except (OSError, ValueError):
        return
