"""Why a request about a game night is refused."""

from enum import StrEnum


class NightReason(StrEnum):
    """Why a request about a game night is refused."""

    NONE = "none"  # none is planned
    GONE = "gone"  # or it never existed
    BEGUN = "begun"
    CHANGED = "changed"  # somebody else has edited it meanwhile
    PAST = "past"
    TOO_FAR = "too_far"
    BAD_TIME = "bad_time"
    BAD_ZONE = "bad_zone"
    NO_NAME = "no_name"
    NO_GAMES = "no_games"
    TOO_MANY = "too_many"
    WHICH = "which"


class NightRefused(Exception):
    """A refused request; nothing has changed.

    ``typed``: what was not understood; ``limit``: the number of a limit.
    """

    def __init__(self, reason: NightReason, *, typed: str = "", limit: int = 0) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.typed = typed
        self.limit = limit
