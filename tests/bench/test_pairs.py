"""What the bench takes for a move, for a press that came too late, and for a loss."""

from random import Random

import pytest

from bot.playground import Playground
from tests.bench.pairs import Room


def room_of(*pressed: tuple[int, str]) -> Room:
    """Return a room at whose one table these were answered: interaction and what was pressed."""
    room = Room(Playground(), 1, 1, Random(1))
    for interaction, custom_id in pressed:
        room.pairs[0].note(interaction, {"custom_id": custom_id})
    return room


def test_a_press_that_was_only_redrawn_is_no_move() -> None:
    """It was taken for a move that was lost."""
    room = room_of((1, "c:t:1:0:act:0"), (2, "c:t:1:0:act:1"), (3, "c:t:1:1:sure:0"), (4, "c:t:2:0:act:0"))
    room.check([1, 4])
    assert room.redrawn == 1


@pytest.mark.parametrize("stored", [[1], [1, 3], [1, 2, 3], [1, 2, None]])
def test_what_is_answered_and_not_stored_or_stored_and_not_answered_is_told(stored: list[int | None]) -> None:
    """Of a lost move that is made again, another press is stored for the same ply: [1, 3]."""
    room = room_of((1, "c:t:1:0:act:0"), (2, "c:t:1:1:act:0"), (3, "c:t:1:1:act:0"))
    room.check([1, 2])
    with pytest.raises(RuntimeError, match="2 moves were answered"):
        room.check(stored)
