"""What a hand of Control Card Rummy is worth (rules/control.md section 7)."""

from collections.abc import Iterable, Sequence

from engine.cards import POINTS, Card
from engine.games.control_kinds import number
from engine.games.control_terms import (
    CardPoints,
    ControlMeld,
    ControlOptions,
    MeldCredit,
    MeldScope,
    Scoring,
)

__all__ = ["card_points", "melded_points", "scores_of"]


def card_points(cards: Iterable[Card], options: ControlOptions) -> int:
    """Return the points of cards: the numbers they meld with, or ten for J, Q and K."""
    if options.card_points is CardPoints.TEN:
        return sum(POINTS[card] for card in cards)
    return sum(map(number, cards))


def melded_points(melds: Iterable[ControlMeld], seats: int, options: ControlOptions) -> tuple[int, ...]:
    """Return the points of the laid cards credited to each seat."""
    points = [0] * seats
    for meld in melds:
        for card, layer in zip(meld.cards, meld.by, strict=True):
            points[layer if options.meld_credit is MeldCredit.LAYER else meld.owner] += card_points(
                (card,), options
            )
    return tuple(points)


def scores_of(
    melds: Iterable[ControlMeld], hands: Sequence[Sequence[Card]], out: int | None, options: ControlOptions
) -> tuple[int, ...]:
    """Return the points of a hand by seat; ``out`` went out, None: the hand is dead and nobody scores."""
    if out is None:
        return (0,) * len(hands)
    if options.scoring is Scoring.PENALTY:
        return tuple(-card_points(hand, options) for hand in hands)
    melded = melded_points(melds, len(hands), options)
    if options.meld_scope is MeldScope.ALL:
        return melded
    return tuple(points if seat == out else 0 for seat, points in enumerate(melded))
