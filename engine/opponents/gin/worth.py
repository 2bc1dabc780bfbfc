"""What ten cards are worth at gin, and waiting instead of knocking: more than *strong* counts, for *expert*.

*strong* tells what a throw is worth by three numbers. Here are more of them, each with a weight in points.
The weights were found outside the program: of 580,000 decisions each of the likely throws was played on from
the cards as they lay, against *strong* (half of them), a player who knocks at the first chance (a quarter),
and whoever plays by these weights; then the points were fitted by least squares to the differences between
the throws of one decision, twice, the second time by players who already played so. Of 32 numbers those that
tell most were kept. Without any playout this wins 57 % of matches to 100 against *strong* and 81 % against
that eager player; what *strong* thinks of draws could not be bettered in the same way.
"""

from collections.abc import Sequence
from typing import Final

from engine.actions import Action, Discard
from engine.cards import POINTS, Card, mask_of
from engine.games.gin import BigGin, GinView, Knock, Phase
from engine.games.gin.arrange import best, deadwood_after_throw
from engine.opponents.gin.players import (
    FULL_STOCK,
    MELD_PAIRS,
    NEAR_TARGET,
    USUAL_BONUS,
    WAIT_PER_POINT_NEAR_TARGET,
    Outlook,
    missing,
    weighed,
)

__all__ = ["appraised"]

_LIKELY: Final = 5
"""Throws that are looked at: the best by what *strong* thinks,"""
_FAR: Final = 8.0
"""… and none that it thinks so many points worse than its best."""

# What cards are worth that are kept, in points: at the beginning of a deal; what is added by the time the
# stock is gone; and what is added for each card that the other player took and holds.
_OUT: Final = (3.34, 0.0, -0.41)
"""An unseen card that makes gin."""
_READY: Final = (20.5, -43.0, 0.0)
"""To be able to knock after the next draw: the part of the unseen cards after which one can."""
_KNOCKS: Final = (-6.5, 13.2, 0.0)
"""To be able to knock as it is."""
_DEADWOOD: Final = (0.0, -1.15, 0.0)
"""A point of deadwood."""
_LOOSE: Final = (-3.38, 4.15, 0.0)
"""A card outside all melds."""
_MELDS: Final = (1.13, 0.0, 0.0)
"""An unseen card that makes a meld with two of those."""
_FEEDS: Final = (-2.8, -14.4, -2.31)
"""To throw a card that surely completes a meld of the other player."""
_DEAR: Final = (-0.17, 0.0, 0.0)
"""A point of the card thrown."""

# What waiting is worth where one could knock, in points.
_WAIT: Final = -5.7
_WAIT_OUT: Final = 3.16
"""Each card that would make gin."""
_WAIT_TAKEN: Final = 2.38
"""Each card that the other player took and holds."""
_WAIT_LATE: Final = 2.72
"""Each point of deadwood with which one could knock, by the time the stock is gone."""
_WAIT_SQUARE: Final = 0.084
"""The square of that deadwood."""
_WAIT_LEFT: Final = -1.64
"""Each point of deadwood that the next draw leaves on average."""


def appraised(view: GinView) -> list[tuple[Action, float]]:
    """Return what is worth a thought, the best first, each with its worth in points, of which only the
    differences mean something.
    """
    found = weighed(view)
    throws = [(action.card, value) for action, value in found if isinstance(action, Discard)]
    gin = any(isinstance(action, BigGin) for action, _ in found) or any(left == 0 for _, left in view.knocks)
    if view.phase != Phase.DISCARD or gin or not throws:
        return found
    likely = [card for card, value in throws[:_LIKELY] if value >= throws[0][1] - _FAR]
    outlook = Outlook.of(view)
    lefts = {card: _lefts(mask_of(view.hand) ^ 1 << card, outlook.unseen) for card in likely}
    worth = {card: _worth(view, outlook, card, lefts[card]) for card in likely}
    order = sorted(likely, key=lambda card: (worth[card], POINTS[card], -card), reverse=True)
    chosen: list[tuple[Action, float]] = [(Discard(card), worth[card]) for card in order]
    for knock in [action for action, _ in found if isinstance(action, Knock)]:
        outs = max(left.count(0) for left in lefts.values())
        chosen.append((knock, worth[order[0]] - _waiting(view, outs, lefts[order[0]])))
    return sorted(chosen, key=lambda option: -option[1])


def _lefts(hand: int, unseen: Sequence[Card]) -> list[int]:
    """Return by card that may be drawn to ten cards the deadwood that the best throw leaves then."""
    return [deadwood_after_throw(hand | 1 << card) for card in unseen]


def _waiting(view: GinView, outs: int, lefts: Sequence[int]) -> float:
    """Return by how many points waiting is better than knocking with deadwood left.

    ``outs``: cards that would make gin; ``lefts``: what the next draw leaves, by card.
    """
    options, low = view.options, min(left for _, left in view.knocks)
    gin, undercut = options.gin_bonus / USUAL_BONUS, options.undercut_bonus / USUAL_BONUS
    late, taken = 1 - view.stock / FULL_STOCK, len(view.known[1 - (view.seat or 0)])
    return (
        _WAIT
        + _WAIT_OUT * gin * outs
        + undercut * (_WAIT_TAKEN * taken + _WAIT_LATE * late * low + _WAIT_SQUARE * low * low)
        + _WAIT_LEFT * sum(lefts) / len(lefts)
        + WAIT_PER_POINT_NEAR_TARGET * max(0, NEAR_TARGET - missing(view))
    )


def _worth(view: GinView, outlook: Outlook, thrown: Card, lefts: Sequence[int]) -> float:
    """Return what ten cards are worth after a throw."""
    arranged = best(mask_of(view.hand) ^ 1 << thrown)
    loose = mask_of(arranged.loose)
    making = sum(any(loose & pair == pair for pair in MELD_PAIRS[card]) for card in outlook.unseen)
    gin = view.options.gin_bonus / USUAL_BONUS
    late, taken = 1 - view.stock / FULL_STOCK, len(view.known[1 - (view.seat or 0)])
    return sum(
        number * (first + later * late + each * taken)
        for number, (first, later, each) in (
            (gin * lefts.count(0), _OUT),
            (sum(left <= view.knock_limit for left in lefts) / max(1, len(lefts)), _READY),
            (arranged.deadwood <= view.knock_limit, _KNOCKS),
            (arranged.deadwood, _DEADWOOD),
            (len(arranged.loose), _LOOSE),
            (making, _MELDS),
            (outlook.completing(thrown), _FEEDS),
            (POINTS[thrown], _DEAR),
        )
    )
