"""What was shown, and the differences between two worlds."""

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

_TIMED: Final = frozenset(
    {
        *(
            "created",
            "msecs",
            "relativeCreated",
            "thread",
            "threadName",
            "process",
            "processName",
            "taskName",
        ),
        *("ms", "seconds", "press"),  # of two presses at once, either may send the message that shows both
    }
)
"""Attributes of a log record that differ each time."""


class Told(NamedTuple):
    """Something that was shown: its channel, occasion, bytes, and number of messages."""

    channel: str
    what: str
    content: bytes
    messages: int = 1


class Difference(NamedTuple):
    """The first difference between two worlds."""

    channel: str
    what: str
    ours: str
    theirs: str


def difference(ours: Sequence[Told], theirs: Sequence[Told]) -> Difference | None:
    """Return the first difference, or None."""
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            pairs = enumerate(zip(one.content, other.content, strict=False))
            end = min(len(one.content), len(other.content))
            at = next((at for at, (here, there) in pairs if here != there), end)
            around = slice(max(0, at - 200), at + 300)
            what = one.what if one.what == other.what else f"{one.what} / {other.what}"
            return Difference(
                one.channel,
                what,
                one.content[around].decode(errors="replace"),
                other.content[around].decode(errors="replace"),
            )
    if len(ours) != len(theirs):
        return Difference(ours[-1].channel, "amount", str(len(ours)), str(len(theirs)))
    return None


class Listening(logging.Handler):
    """Records all log records, at any level, with their extra attributes.

    ``noisy`` loggers are recorded from WARNING on. A context manager.
    """

    def __init__(self, lines: list[str], noisy: Sequence[str] = ()) -> None:
        super().__init__(logging.DEBUG)
        self._lines = lines
        self._loggers = [logging.getLogger(name) for name in noisy]

    def emit(self, record: logging.LogRecord) -> None:
        told = {**vars(record), "exc_info": repr(record.exc_info and record.exc_info[1])}
        own = sorted((key, repr(value)) for key, value in told.items() if key not in _TIMED)
        self._lines.append(f"{record.levelname} {record.getMessage()} {own}")

    def __enter__(self) -> None:
        self._before = logging.root.level, [logger.level for logger in self._loggers]
        logging.root.addHandler(self)
        logging.root.setLevel(logging.DEBUG)
        for logger in self._loggers:
            logger.setLevel(logging.WARNING)

    def __exit__(self, *_: object) -> None:
        logging.root.removeHandler(self)
        logging.root.setLevel(self._before[0])
        for logger, level in zip(self._loggers, self._before[1], strict=True):
            logger.setLevel(level)
