"""The log, in the terminal and in the data folder. It says what led to an error, and nothing that
anybody hides: no values, no tokens, no names, and of an error its kind and place alone, since what
an error says may quote a guest."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

OURS = "partyhost"
FILE = "log/partyhost.log"
LARGEST, OLDER = 1_000_000, 3  # bytes of one file, and how many older ones are kept
FRAMES = 12  # places of an error that are told, the innermost first
LIBRARIES = ("socketio.server", "engineio.server")


def to_terminal(level: str, style: str) -> None:
    """From `level` on ("debug" to "error"), as "text" or "json"."""
    handler: logging.Handler = _Terminal(sys.stderr)
    handler.setLevel(level.upper())
    handler.setFormatter(_formatter(style))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(min(logging.INFO, handler.level))
    for name in LIBRARIES:  # below that they would log all that is sent
        logging.getLogger(name).setLevel(logging.ERROR)
        logging.getLogger(name).addFilter(_not_ours)
    threading.excepthook = _thread_ended


def _not_ours(record: logging.LogRecord) -> bool:
    """What a client did wrong, as pages of an earlier run do, is no error of the host's."""
    if record.funcName == "_log_error_once":
        record.levelno, record.levelname = logging.DEBUG, "DEBUG"
    return True


def to_folder(folder: Path, style: str) -> None:
    """Also into a file, from "info" on, or from what the terminal shows if that is more."""
    from logging.handlers import RotatingFileHandler  # brings sockets: only once those are chosen

    file = folder / FILE
    try:
        file.parent.mkdir(mode=0o700, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8")
    except OSError:
        logging.getLogger(__name__).warning("The log's file can't be written")
        return
    handler.handleError = _silently  # type: ignore[method-assign]
    handler.setFormatter(_formatter(style))
    logging.getLogger().addHandler(handler)


def _silently(record: logging.LogRecord) -> None:
    """A full disk or a closed terminal does not stop the night."""


class _Terminal(logging.StreamHandler[IO[str]]):
    def handleError(self, record: logging.LogRecord) -> None:
        _silently(record)


def _formatter(style: str) -> logging.Formatter:
    return Json() if style == "json" else Text()


def told(record: logging.LogRecord) -> dict[str, Any]:
    """A record as it may be shown."""
    ours = record.name.split(".")[0] == OURS
    at = time.gmtime(record.created)
    line: dict[str, Any] = {
        "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', at)}.{int(record.msecs):03}Z",
        "level": record.levelname.lower(),
        "where": record.name.removeprefix(f"{OURS}."),
        "message": record.getMessage() if ours else "A library reported something",
    }
    if not ours:
        line["place"] = f"{record.module}:{record.lineno} {record.funcName}"
    led = getattr(record, "led", None)
    if isinstance(led, Mapping):
        line["led"] = {name: value for name, value in led.items() if value is not None}
    if record.exc_info and record.exc_info[1] is not None:
        line["error"] = error_of(record.exc_info[1])
    return line


def error_of(error: BaseException) -> dict[str, Any]:
    """Its kind and where it was raised; the same of what it came from."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    line: dict[str, Any] = {
        "kind": _kind(error),
        "at": [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames[::-1]],
    }
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None and cause is not error:
        line["from"] = _kind(cause)
    return line


def _kind(error: BaseException) -> str:
    name = type(error).__name__
    if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorname", None):
        return f"{name} {error.sqlite_errorname}"
    return f"{name} {error.errno}" if isinstance(error, OSError) and error.errno else name


def _short(path: str) -> str:
    """Without the folders of whoever's laptop this is."""
    return "/".join(Path(path).parts[-2:])


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(told(record), ensure_ascii=True, default=lambda value: "?")


class Text(logging.Formatter):
    """For people, with what led to it in brackets; still one line a record."""

    def format(self, record: logging.LogRecord) -> str:
        line = told(record)
        led = ", ".join(f"{name} {value}" for name, value in line.get("led", {}).items())
        text = f"{line['time']} {line['level'].upper():<7} {line['where']}: {line['message']}"
        text += f" [{led}]" if led else ""
        text += f" ({line['place']})" if "place" in line else ""
        if "error" in line:
            error = line["error"]
            text += f": {error['kind']}" + (f" from {error['from']}" if "from" in error else "")
            text += f" at {' < '.join(error['at'])}"
        return "".join(letter if letter.isprintable() else "?" for letter in text)


def _thread_ended(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        error = (args.exc_type, args.exc_value, args.exc_traceback)
        logging.getLogger(__name__).error("A thread ended by an error", exc_info=error)
