"""Reads a time of day that somebody has typed."""

import re
from datetime import time
from typing import Final

_TIME: Final = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]m)?")
_DIGITS: Final = {ord(digit): str(value) for value, digit in enumerate("٠١٢٣٤٥٦٧٨٩")}
"""The Arabic digits."""


def western_digits(typed: str) -> str:
    """Return what was typed with 0 to 9 for the Arabic digits."""
    return typed.translate(_DIGITS)


def parse_time(typed: str) -> time | None:
    """Return a typed time: ``18:00``, ``18``, ``6pm`` or ``6:30 pm``; None: it is none."""
    found = _TIME.fullmatch(western_digits(typed).casefold().strip())
    if found is None:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3] is not None:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (found[3] == "pm")
    return time(hour, minute) if hour < 24 and minute < 60 else None
