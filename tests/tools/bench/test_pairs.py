"""The benchmark distinguishes moves, presses that came too late, and losses."""

from random import Random

import pytest

from bot.playground import Playground
from tests.tools.bench.pairs import Room


def room_of(*pressed: tuple[int, str], late: tuple[int, str] | None = None) -> Room:
    """Return a room with one table and these answered presses, of which the first may be ``late``.

    Each is an interaction id and a custom_id.
    """
    room = Room(Playground(), 1, 1, Random(1))
    if late is not None:
        room.pairs[0].note(late[0], {"custom_id": late[1]}, late=True)
    for interaction, custom_id in pressed:
        room.pairs[0].note(interaction, {"custom_id": custom_id})
    return room


def test_a_press_that_was_only_redrawn_is_no_move() -> None:
    """Regression: it was counted as a lost move."""
    room = room_of((1, "c:t:1:0:act:0"), (2, "c:t:1:0:act:1"), (3, "c:t:1:1:sure:0"), (4, "c:t:2:0:act:0"))
    assert room.check({1, 4}) == 1


def test_a_late_answer_may_have_been_a_move_or_not() -> None:
    """The player cannot know which, and presses again."""
    for stored, redrawn in (({1}, 1), ({2}, 0)):
        room = room_of((2, "c:t:1:0:act:0"), late=(1, "c:t:1:0:act:0"))
        assert room.check(stored) == redrawn
        assert room.late == 1


@pytest.mark.parametrize(
    ("stored", "said"),
    [
        ({1}, "2 of 3 presses were answered"),
        ({1, 3}, "1 of 3 presses were answered"),  # it was repeated, and stored then
        ({1, 2, 4}, "1 of 3 stored moves were not pressed"),
        ({1, 2, None}, "1 of 3 stored moves were not pressed"),
    ],
)
def test_what_is_answered_and_not_stored_or_stored_and_not_pressed_is_told(
    stored: set[int | None], said: str
) -> None:
    room = room_of((1, "c:t:1:0:act:0"), (2, "c:t:1:1:act:0"), (3, "c:t:1:1:act:0"))
    assert room.check({1, 2}) == 1
    with pytest.raises(RuntimeError, match=said):
        room.check(stored)
