"""Why a request about the pool is refused."""

from enum import StrEnum


class PoolReason(StrEnum):
    """Why a request about the pool is refused."""

    NOT_HERE = "not_here"  # the server stays out
    NOT_AGREED = "not_agreed"
    DIRECT_CLOSED = "direct_closed"
    DIRECT_LATER = "direct_later"
    TOO_OFTEN = "too_often"
    TOO_MANY = "too_many"  # matches in play
    NOT_WAITING = "not_waiting"
    NOT_POOL = "not_pool"  # the table is none of the pool's
    STILL_PLAYING = "still_playing"
    ALONE = "alone"  # nobody to play again with
    REPORTED_OFTEN = "reported_often"
    NO_REASON = "no_reason"
    BLOCKED_MANY = "blocked_many"


class PoolRefused(Exception):
    """A refused request; nothing has changed. ``limit``: the number of a limit."""

    def __init__(self, reason: PoolReason, *, limit: int = 0) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.limit = limit
