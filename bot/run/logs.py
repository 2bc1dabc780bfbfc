"""Logging: one line per record on standard error, of `key=value` or as a JSON object, with secrets taken out.

What a record is about goes into `extra`, not into its text:
`log.info("moved", extra={"table": 7, "deal": 1, "ply": 12})`.
"""

import json
import logging
import math
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime

log = logging.getLogger(__name__)

REDACTED = "[redacted]"

SHORTEST_SECRET = 6
"""Characters; taking out shorter ones would only make the log unreadable."""

_OWN = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}
_BARE = re.compile(r"[^\s\"=\\]+")
_ESCAPES = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\r": r"\r", "\t": r"\t"})
# discord.py logs addresses when it is rate limited, and those of interactions end in the interaction's token
_INTERACTION_TOKEN = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s\"?]+")


class LineFormatter(logging.Formatter):
    """`time=… level=… logger=… msg=…`, then the extras; a traceback follows on lines of its own, indented."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if len(secret) >= SHORTEST_SECRET]

    def format(self, record: logging.LogRecord) -> str:
        """The line, times in UTC to the millisecond."""
        pairs = _begun(record) | {"msg": record.getMessage()} | _extras(record)
        lines = [" ".join(f"{key}={_quoted(value)}" for key, value in pairs.items())]
        lines += ("\t" + line for line in self._told(record).splitlines())
        return self._redacted("\n".join(lines))

    def _told(self, record: logging.LogRecord) -> str:
        """The traceback and the stack that a record has."""
        parts = [self.formatException(record.exc_info)] if record.exc_info else []
        return "\n".join([*parts, *([record.stack_info] if record.stack_info else [])])

    def _redacted(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        return _INTERACTION_TOKEN.sub(rf"\1{REDACTED}", text)


class JsonFormatter(LineFormatter):
    """A JSON object: `time`, `level`, `logger`, `message`, for a traceback `exception`, then the extras."""

    def format(self, record: logging.LogRecord) -> str:
        """The object, times in UTC to the millisecond; in ASCII, whatever the terminal takes."""
        pairs = _begun(record) | {"message": record.getMessage()}
        if told := self._told(record):
            pairs["exception"] = told
        pairs |= {key: value for key, value in _extras(record).items() if key not in pairs}
        return json.dumps({key: self._plain(value) for key, value in pairs.items()})

    def _plain(self, value: object) -> object:
        """What JSON has for a value; text for all that it has nothing for."""
        known = isinstance(value, bool | int | None) or (isinstance(value, float) and math.isfinite(value))
        return value if known else self._redacted(str(value))


def configure_logging(level: str, secrets: Iterable[str] = (), *, as_json: bool = False) -> None:
    """Log ours from `level` on and discord.py's from WARNING on, never showing `secrets`; `as_json`: what
    Python warns of, too, so that every line is an object.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((JsonFormatter if as_json else LineFormatter)(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(as_json)
    for noisy in ("discord", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))


def logs_json() -> bool:
    """Whether the log is made of JSON objects, so that nothing else may be said beside it."""
    return any(isinstance(handler.formatter, JsonFormatter) for handler in logging.getLogger().handlers)


def tell(sentence: str) -> None:
    """Say something to whoever has started the bot: on a terminal, or in a log of JSON objects."""
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
