"""The speeds at which members of the pool play, and how long they wait."""

from enum import StrEnum
from math import log
from typing import Final, NamedTuple

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 3_600_000


class Speed(StrEnum):
    """How much time a turn has."""

    QUICK = "quick"
    NORMAL = "normal"
    SLOW = "slow"


class Pace(NamedTuple):
    """The times of a speed in ms.

    ``turn``: a turn. ``patience``: after this time it is worth settling for less. ``lasts``: a wait expires
    after it. ``idle``: a match in which nobody does anything ends after twice this time.
    """

    turn: int
    patience: int
    lasts: int
    idle: int


PACES: Final = {
    Speed.QUICK: Pace(MINUTE_MS, MINUTE_MS, 10 * MINUTE_MS, 24 * HOUR_MS),
    Speed.NORMAL: Pace(5 * MINUTE_MS, 2 * MINUTE_MS, 30 * MINUTE_MS, 24 * HOUR_MS),
    Speed.SLOW: Pace(24 * HOUR_MS, 30 * MINUTE_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS),
}
"""A wait lasts about as long as people who play at its speed look at their messages."""
OFFER_MS: Final = MINUTE_MS
"""After this time a member is offered a computer meanwhile."""
EXTENDED: Final = 10
"""A wait lasts at most so many times as long as its speed says, however often it is extended."""


def nearest_speed(turn_ms: int, clock_ms: int) -> Speed:
    """Return the speed that is most like the times of a table.

    ``turn_ms``: the time for a turn, 0 for none. ``clock_ms``: a player's time for the match, 0 for none.
    """
    if not turn_ms:
        return Speed.NORMAL if clock_ms else Speed.SLOW
    return min(PACES, key=lambda speed: abs(log(turn_ms / PACES[speed].turn)))
