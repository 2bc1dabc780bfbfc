"""Why a request about today's hand or the puzzle of the day is refused."""

from enum import StrEnum


class DailyReason(StrEnum):
    """Why a request is refused."""

    CLOCKS = "clocks"  # the day has just changed, or a clock is wrong
    NO_SECRET = "no_secret"  # noqa: S105 - no password; no key opens the commitment of the day
    ERASED = "erased"  # played before the member's data were erased
    NO_PUZZLE = "no_puzzle"  # none could be made
    PUZZLE_OVER = "puzzle_over"  # the puzzle of another day
    NO_CHOICE = "no_choice"
    NOT_OVER = "not_over"  # nothing to share yet


class DailyRefused(Exception):
    """A refused request; nothing has changed."""

    def __init__(self, reason: DailyReason) -> None:
        super().__init__(reason.value)
        self.reason = reason
