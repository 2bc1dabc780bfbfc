"""The score of a round of Hand (docs/rules/hand.md 9)."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.cards import FACE, JOKER, POINTS, RANK, SUIT, Card
from engine.games.hand.terms import HandOptions, NoWinner, PartnerOfWinner, PartnershipOptions

_ACE: Final = 0


def card_penalty(card: Card, options: HandOptions) -> int:
    """Return the penalty points of a card left in hand (docs/rules/hand.md 9.1)."""
    if FACE[card] == JOKER:
        return options.joker_penalty
    return options.ace_penalty if RANK[card] == _ACE else POINTS[card]


def penalty(cards: Iterable[Card], options: HandOptions) -> int:
    """Return the penalty points of all cards left in hand."""
    return sum(card_penalty(card, options) for card in cards)


def gulf_factor(laid: Iterable[Card], last: Card | None) -> int:
    """Return the factor of the Gulf bonus for a Hand (docs/rules/hand.md 11).

    A joker as the last discard doubles; naturals laid in one colour double, in one suit quadruple.
    """
    suits = {SUIT[card] for card in laid if FACE[card] != JOKER}
    factor = 4 if len(suits) == 1 else 2 if suits <= {0, 1} or suits <= {2, 3} else 1
    return factor * 2 if last is not None and FACE[last] == JOKER else factor


def score(
    left: Sequence[Sequence[Card]],
    opened: Sequence[bool],
    winner: int | None,
    multiplier: int,
    options: HandOptions,
    teams: Sequence[Sequence[int]] = (),
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return two tuples by seat: each seat's own contribution, and the points of the round.

    ``left`` are the cards left by seat, ``multiplier`` is 1 except after a Hand. Without teams both tuples
    are equal; with teams both partners have the points of their team (docs/rules/hand.md 9.4, 13.7).
    """
    if winner is None and options.no_winner_round is NoWinner.VOID_COUNTED:
        return (0,) * len(left), (0,) * len(left)
    plain = [
        penalty(cards, options) if has_opened else options.unopened_penalty
        for cards, has_opened in zip(left, opened, strict=True)
    ]
    own = [points * multiplier for points in plain]
    if winner is not None:
        own[winner] = options.winner_score * multiplier
    if not teams:
        return tuple(own), tuple(own)
    points = [0] * len(left)
    for team in teams:
        for seat in team:
            if winner in team and seat != winner:
                own[seat] = plain[seat] if _partner_counts(options) else 0
        for seat in team:
            points[seat] = sum(own[member] for member in team)
    return tuple(own), tuple(points)


def _partner_counts(options: HandOptions) -> bool:
    return isinstance(options, PartnershipOptions) and options.partner_of_winner is PartnerOfWinner.COUNTED
