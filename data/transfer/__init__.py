"""Transfer of the bot's data from one database to another, with verification."""

from data.transfer.containment import Containment, missing_rows
from data.transfer.side import LEFT_BEHIND, Shape, Side, side_name
from data.transfer.snapshot import Snapshot
from data.transfer.steps import (
    Carried,
    Digest,
    arrive,
    carry,
    check_current,
    compare,
    digests,
    heads,
    leave,
    look_into,
    reopen,
    settle,
)

__all__ = [
    "LEFT_BEHIND",
    "Carried",
    "Containment",
    "Digest",
    "Shape",
    "Side",
    "Snapshot",
    "arrive",
    "carry",
    "check_current",
    "compare",
    "digests",
    "heads",
    "leave",
    "look_into",
    "missing_rows",
    "reopen",
    "settle",
    "side_name",
]
