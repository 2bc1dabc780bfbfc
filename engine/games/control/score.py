"""The points of a deal of Control Card Rummy (docs/rules/control.md 7)."""

from collections.abc import Iterable, Sequence

from engine.cards import POINTS, Card
from engine.games.control.control_cards import number
from engine.games.control.terms import (
    CardPoints,
    ControlMeld,
    ControlOptions,
    Credited,
    MeldCredit,
    MeldScope,
    Scoring,
)


def card_points(cards: Iterable[Card], options: ControlOptions) -> int:
    """Return the points of cards: their numbers, or ten for J, Q and K."""
    if options.card_points is CardPoints.TEN:
        return sum(POINTS[card] for card in cards)
    return sum(map(number, cards))


def credited(
    melds: Iterable[ControlMeld], seats: int, options: ControlOptions
) -> tuple[tuple[Credited, ...], ...]:
    """Return the melded cards credited to each seat, meld by meld.

    The option ``meld_credit`` says whether to the meld's owner or to the player who laid them.
    """
    found: list[list[Credited]] = [[] for _ in range(seats)]
    for meld in melds:
        by_owner = options.meld_credit is MeldCredit.OWNER
        whose = (meld.owner,) * len(meld.cards) if by_owner else meld.by
        for seat in dict.fromkeys(whose):
            cards = tuple(card for card, own in zip(meld.cards, whose, strict=True) if own == seat)
            found[seat].append(Credited(cards, card_points(cards, options)))
    return tuple(map(tuple, found))


def melded_points(melds: Iterable[ControlMeld], seats: int, options: ControlOptions) -> tuple[int, ...]:
    """Return the points of the melded cards credited to each seat."""
    return tuple(sum(part.points for part in own) for own in credited(melds, seats, options))


def scores_of(
    melds: Iterable[ControlMeld], hands: Sequence[Sequence[Card]], out: int | None, options: ControlOptions
) -> tuple[int, ...]:
    """Return the points of a deal by seat.

    ``out`` is the seat that went out; None: the hand is dead and nobody scores.
    """
    if out is None:
        return (0,) * len(hands)
    if options.scoring is Scoring.PENALTY:
        return tuple(-card_points(hand, options) for hand in hands)
    melded = melded_points(melds, len(hands), options)
    if options.meld_scope is MeldScope.ALL:
        return melded
    return tuple(points if seat == out else 0 for seat, points in enumerate(melded))
