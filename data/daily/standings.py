"""Ranks, percentiles and streaks of today's hand: pure functions of what is stored."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

FORGIVEN_IN: Final = 7
"""Of so many days in a row, one may be left out in a streak."""


class Result(NamedTuple):
    """How a member's hand ended; ``points``: seen from them, None if it was not finished.

    ``turns``: how many they had. ``ending``: that of the deal, or "resigned", or "unfinished".
    """

    points: int | None
    turns: int
    ending: str

    @property
    def order(self) -> tuple[int, int, int]:
        """What results are ordered by: points, then fewer turns; unfinished ones last."""
        if self.points is None:
            return (1, 0, 0)
        return (0, -self.points, self.turns)


def better_than(own: Result, everybody: Sequence[Result]) -> int | None:
    """Return how many percent of the others a result is better than; ties count half.

    ``everybody`` includes the result itself. None: nobody else has finished.
    """
    others = len(everybody) - 1
    if others < 1:
        return None
    worse = sum(own.order < each.order for each in everybody)
    same = sum(own.order == each.order for each in everybody) - 1
    return (200 * worse + 100 * same + others) // (2 * others)


def places(results: Sequence[Result]) -> list[int]:
    """Return the place of each result, from 1; equal ones share it."""
    return [1 + sum(other.order < each.order for other in results) for each in results]


def streak(played: Collection[int], today: int) -> int:
    """Return how many days somebody has played in a row, by the numbers of the days.

    Today need not be played yet. One day left out is forgiven, and does not count, if none of the six days
    after it is left out, too.
    """
    at = today if today in played else today - 1
    days, left_out = 0, None
    while at in played or left_out is None or left_out - at >= FORGIVEN_IN:
        if at in played:
            days += 1
        elif at - 1 not in played:
            break
        else:
            left_out = at
        at -= 1
    return days
