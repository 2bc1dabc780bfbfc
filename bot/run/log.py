"""Logging: one line of `key=value` per record, on standard error, with secrets taken out.

What a record is about goes into `extra`, not into its text:
`log.info("moved", extra={"table": 7, "deal": 1, "ply": 12})`.
"""

import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime

__all__ = ["LineFormatter", "configure_logging"]

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
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        pairs = {
            "time": moment.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "msg": record.getMessage(),
        }
        pairs |= {key: value for key, value in vars(record).items() if key not in _OWN}
        lines = [" ".join(f"{key}={_quoted(value)}" for key, value in pairs.items())]
        if record.exc_info:
            lines += ("\t" + line for line in self.formatException(record.exc_info).splitlines())
        if record.stack_info:
            lines += ("\t" + line for line in record.stack_info.splitlines())
        return self._redacted("\n".join(lines))

    def _redacted(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        return _INTERACTION_TOKEN.sub(rf"\1{REDACTED}", text)


def configure_logging(level: str, secrets: Iterable[str] = ()) -> None:
    """Log ours from `level` on and discord.py's from WARNING on, never showing `secrets`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("discord", "aiosqlite", "asyncio"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLogger().level))


def _quoted(value: object) -> str:
    text = str(value)
    return text if _BARE.fullmatch(text) else '"' + text.translate(_ESCAPES) + '"'
