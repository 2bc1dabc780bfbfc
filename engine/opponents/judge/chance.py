"""What a value of the judge is as a chance to win the match."""

from typing import Final

from engine.games.gin import GinView
from engine.opponents.judge.gin import chances
from engine.views import View

__all__ = ["chance_to_win"]

_USUAL: Final = 20
"""Points over which it is measured what a point is worth at the beginning, as the judge of gin does."""
_SHORT: Final = 0.02
"""What a point is worth where the match is no longer than that."""


def chance_to_win(view: View, value: float) -> float | None:
    """Return the chance of the seat to win the match, between equals, from the score and the value of its
    position in this deal; None where the judge tells points alone.
    """
    if not isinstance(view, GinView) or view.seat is None:
        return None
    options = view.options
    if options.deals or options.hollywood:
        return None
    own, other = (options.target - view.scores[seat] for seat in (view.seat, 1 - view.seat))
    if min(own, other) < 1:
        return None
    table, target = chances(options.target), options.target
    point = _SHORT
    if target > _USUAL:
        point = max(1e-4, (table[target - _USUAL][target] - table[target][target]) / _USUAL)
    return min(1.0, max(0.0, table[own][other] + value * point))
