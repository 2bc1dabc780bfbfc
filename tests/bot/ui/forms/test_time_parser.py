"""A time of day is read however it is usually written."""

from datetime import time

import pytest

from bot.ui.forms.time_parser import parse_time


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        *(("18:05", time(18, 5)), ("7", time(7)), ("0.30", time(0, 30)), ("20h15", time(20, 15))),
        *(("12am", time(0)), ("12 PM", time(12)), (" 6:30 pm ", time(18, 30)), ("٢٠:٣٠", time(20, 30))),
        *((typed, None) for typed in ("", "24", "18:60", "0am", "13pm", "18:5", "noon", "-1")),
    ],
)
def test_a_typed_time(typed: str, read: time | None) -> None:
    assert parse_time(typed) == read
