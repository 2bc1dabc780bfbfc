"""Whether to play a hand of panguingue between two, by the chance to win the match.

A player who is ahead by more than all the drops that are left would cost wins by dropping every hand. So a
lead is worth more than the same chips, and a player who is behind must play. The chances follow from those of
one deal less (dynamic programming), between equal players who both know this.
"""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.games.panguingue.terms import PanView

_LEADS: Final = (42, 111, 79, 98, 74, 59, 55, 45, 31, 29, 17, 16, 22, 5, 4, 5, 1, 4, 1, 1, 1)
"""How often a deal that both play ends with a lead of 0, 2, 4, … chips.

Counted in 700 deals between two players with *expert*'s network.
"""
_STEP: Final = 2
_SEATS: Final = 2
_MOST_DEALS: Final = 40
"""In longer matches a deal decides too little."""
_FARTHEST: Final = 240
"""Leads further than this are as good."""


def _spread() -> NDArray[np.float64]:
    """Return the chance of each change of the lead by one deal, the greatest loss first."""
    size = _STEP * (len(_LEADS) - 1)
    found = np.zeros(2 * size + 1)
    for number, often in enumerate(_LEADS):
        for change in (-_STEP * number, _STEP * number):
            found[size + change] += often / 2 / sum(_LEADS)
    return found


_SPREAD: Final = _spread()
_REACH: Final = len(_SPREAD) // 2


def known(view: PanView) -> bool:
    """Return whether the rest of the match can be counted: two seats, and not too many deals."""
    return len(view.held) == _SEATS and view.deals_left is not None and view.deals_left <= _MOST_DEALS


def declarations(view: PanView, better: float) -> tuple[float, float]:
    """Return by how much the chance to win the match changes if the hand is played, or dropped.

    The unit is what a chip is worth at the beginning of a match. ``better``: by how many chips this hand
    changes the lead more than the mean of played hands.
    """
    options, seat = view.options, view.seat or 0
    have = [score + chips for score, chips in zip(view.scores, view.chips, strict=True)]
    lead = have[seat] - have[1 - seat]
    # The other player wins what the drop costs, and what is on the table.
    cost = 2 * options.drop_cost + view.foot_chips + view.pot
    left, price = view.deals_left or 1, 2 * (options.drop_cost + options.ante)
    after, start = _chances(left - 1, price), _chances(min(options.deals, _MOST_DEALS), price)
    chip = (_at(start, _STEP) - _at(start, -_STEP)) / (2 * _STEP)
    now = _at(_chances(left, price), lead)
    return (_at(_played(after), lead + better) - now) / chip, (_at(after, lead - cost) - now) / chip


def _at(chances: NDArray[np.float64], lead: float) -> float:
    return float(np.interp(lead, np.arange(-_FARTHEST, _FARTHEST + 1), chances))


@lru_cache(maxsize=2 * _MOST_DEALS)
def _chances(deals: int, price: int) -> NDArray[np.float64]:
    """Return the chance to win with so many deals to play, by the lead.

    The leads go from ``-_FARTHEST`` to ``_FARTHEST``; ``price`` is by how much a drop changes the lead.
    """
    leads = np.arange(-_FARTHEST, _FARTHEST + 1)
    if not deals:
        return np.where(leads, leads > 0, 0.5)
    before = _chances(deals - 1, price)
    dropped = before[np.maximum(leads - price, -_FARTHEST) + _FARTHEST]
    found = np.where(leads > 0, np.maximum(_played(before), dropped), 0.5)
    return np.where(leads < 0, 1 - found[::-1], found)


def _played(after: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the chances before a deal that both play, from those after it."""
    wide = np.concatenate((np.zeros(_REACH), after, np.ones(_REACH)))
    found: NDArray[np.float64] = np.convolve(wide, _SPREAD, mode="valid")
    return found
