"""A house moved from one database to another, with proof that it has arrived."""

from data.transfer.containment import Standing, still_stands
from data.transfer.side import LEFT_BEHIND, Shape, Side, side_name
from data.transfer.snapshot import Reading
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
    "Digest",
    "Reading",
    "Shape",
    "Side",
    "Standing",
    "arrive",
    "carry",
    "check_current",
    "compare",
    "digests",
    "heads",
    "leave",
    "look_into",
    "reopen",
    "settle",
    "side_name",
    "still_stands",
]
