"""Why a request about an inbox or a leave is refused."""

from enum import StrEnum
from typing import Any


class InboxReason(StrEnum):
    """The reasons; the sentences are in bot/texts/inbox.py."""

    BAD_ZONE = "bad_zone"
    BAD_HOUR = "bad_hour"
    BAD_HOURS = "bad_hours"
    BAD_DAY = "bad_day"
    PAST_DAY = "past_day"
    TOO_MANY_DAYS = "too_many_days"
    NO_LEAVE = "no_leave"


class InboxRefused(Exception):
    """A request is refused; ``facts`` are for the sentence."""

    def __init__(self, reason: InboxReason, **facts: Any) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
