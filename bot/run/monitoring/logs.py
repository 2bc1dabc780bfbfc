"""Logging to standard error, one line per record as `key=value` or JSON, without secrets.

Details of a record go into `extra`, not into its text:
`log.info("moved", extra={"table": 7, "deal": 1, "ply": 12})`. Every record that is made because of an
interaction (a press, a command, a modal, an autocompletion) also has its id, as `press`.
"""

import json
import logging
import math
import re
import sys
from collections.abc import Iterable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

log = logging.getLogger(__name__)

PRESS: Final[ContextVar[str | None]] = ContextVar("press", default=None)
"""The id of the interaction that this context handles; None: none.

Tasks inherit it from the task that starts them, timers do not (bot/manager/time/clock.py). Whatever outlives
the press that started it runs in an empty context.
"""
LIBRARIES: Final = ("discord", "aiohttp", "aiosqlite", "asyncio", "PIL", "psycopg")
"""Loggers that are heard from WARNING on: below that, what they say is not ours to vouch for."""
REDACTED = "[redacted]"

SHORTEST_SECRET = 6
"""Characters; redacting shorter strings would only make the log unreadable."""

_OWN = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}
_BARE = re.compile(r"[^\s\"=\\]+")
_ESCAPES = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\r": r"\r", "\t": r"\t"})
# discord.py logs URLs when it is rate limited, and those of interactions contain the interaction token.
_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s\"?]+")


class PressFilter(logging.Filter):
    """Adds the id of the interaction to each record, as ``press``, unless the record names one."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Add the id; every record passes."""
        press = PRESS.get()
        if press is not None and not hasattr(record, "press"):
            record.press = press
        return True


class LineFormatter(logging.Formatter):
    """Formats `time=… level=… logger=… msg=…`, the extras, and an indented traceback below."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if len(secret) >= SHORTEST_SECRET]

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; times are in UTC with milliseconds."""
        pairs = _begun(record) | {"msg": record.getMessage()} | _extras(record)
        lines = [" ".join(f"{key}={_quoted(value)}" for key, value in pairs.items())]
        lines += ("\t" + line for line in self._traceback(record).splitlines())
        return self._redacted("\n".join(lines))

    def _traceback(self, record: logging.LogRecord) -> str:
        """Return the record's traceback and stack."""
        parts = [self.formatException(record.exc_info)] if record.exc_info else []
        return "\n".join([*parts, *([record.stack_info] if record.stack_info else [])])

    def _redacted(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        return _INTERACTION_TOKEN.sub(rf"\1{REDACTED}", text)


class JsonFormatter(LineFormatter):
    """Formats a JSON object: time, level, logger, message, exception, then the extras."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object in ASCII; times are in UTC with milliseconds."""
        pairs = _begun(record) | {"message": record.getMessage()}
        if traceback := self._traceback(record):
            pairs["exception"] = traceback
        pairs |= {key: value for key, value in _extras(record).items() if key not in pairs}
        return json.dumps({key: self._plain(value) for key, value in pairs.items()})

    def _plain(self, value: object) -> object:
        """Return a value as JSON can represent it; other types become text."""
        known = isinstance(value, bool | int | None) or (isinstance(value, float) and math.isfinite(value))
        return value if known else self._redacted(str(value))


def configure_logging(level: str, secrets: Iterable[str] = (), *, as_json: bool = False) -> None:
    """Configure logging from ``level`` on, and from WARNING on for libraries; redact ``secrets``.

    With ``as_json``, Python's warnings are logged too, so that every line is a JSON object.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((JsonFormatter if as_json else LineFormatter)(secrets))
    handler.addFilter(PressFilter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(as_json)
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.getLogger().level))


def logs_json() -> bool:
    """Return whether the log is in JSON, so that nothing else may be printed."""
    return any(isinstance(handler.formatter, JsonFormatter) for handler in logging.getLogger().handlers)


def tell(sentence: str) -> None:
    """Print a sentence for the operator, or log it if the log is in JSON."""
    if logs_json():
        log.info("%s", sentence.strip())
    else:
        print(sentence, flush=True)


def _begun(record: logging.LogRecord) -> dict[str, object]:
    moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return {
        "time": moment.replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
    }


def _extras(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in _OWN}


def _quoted(value: object) -> str:
    text = str(value)
    return text if _BARE.fullmatch(text) else f'"{text.translate(_ESCAPES)}"'
