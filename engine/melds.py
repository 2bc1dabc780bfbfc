"""Sets and runs of natural cards, and lay-offs on them (docs/rules/gin.md 4, 7).

A meld is a tuple of cards in ascending order. All functions but ``meld_kind`` expect valid melds from one
pack.
"""

from collections.abc import Collection, Iterable
from enum import StrEnum

from engine.cards import RANK, SUIT, Card, card_of

Meld = tuple[Card, ...]
Melds = tuple[Meld, ...]

_ACE, _KING = 0, 12


class MeldKind(StrEnum):
    """The kinds of melds."""

    SET = "set"
    RUN = "run"


def meld_kind(cards: Collection[Card]) -> MeldKind | None:
    """Return whether the cards are a set or a run; None if they are not a meld.

    A set is three or four cards of one rank in different suits; a run is three or more consecutive cards of
    one suit. The ace is low, and the order of the cards does not matter. Jokers are in no meld.
    """
    if len(cards) < 3:
        return None
    ranks = sorted(RANK[card] for card in cards)
    suits = {SUIT[card] for card in cards}
    if ranks[0] == ranks[-1] and len(suits) == len(cards):
        return MeldKind.SET
    if len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks))):
        return MeldKind.RUN
    return None


def canonical(melds: Iterable[Iterable[Card]]) -> Melds:
    """Return disjoint melds in canonical form: cards and melds ascending, touching runs joined."""
    written: list[Meld] = []
    for meld in sorted(tuple(sorted(meld)) for meld in melds):
        # Touching runs are neighbours here: a meld between them would begin with a card of the first run.
        if written and written[-1][-1] + 1 == meld[0] and SUIT[written[-1][0]] == SUIT[meld[-1]]:
            written[-1] += meld
        else:
            written.append(meld)
    return tuple(written)


def _is_set(meld: Meld) -> bool:
    return RANK[meld[0]] == RANK[meld[-1]]


def fits(meld: Meld) -> tuple[Card, ...]:
    """Return the cards that can be laid off directly: the fourth of a set, the ends of a run."""
    low, high = meld[0], meld[-1]
    if _is_set(meld):
        suits = {SUIT[card] for card in meld}
        return tuple(card_of(RANK[low], suit) for suit in range(4) if suit not in suits)
    below = (Card(low - 1),) if RANK[low] > _ACE else ()
    above = (Card(high + 1),) if RANK[high] < _KING else ()
    return below + above


def lay_off(melds: Iterable[Meld], loose: Collection[Card]) -> tuple[Card, ...]:
    """Return all loose cards, ascending, that can go on the melds, also one after another."""
    laid: set[Card] = set()
    for meld in melds:
        if _is_set(meld):
            laid.update(card for card in fits(meld) if card in loose)
            continue
        low, high = meld[0], meld[-1]
        while RANK[low] > _ACE and low - 1 in loose:
            low = Card(low - 1)
            laid.add(low)
        while RANK[high] < _KING and high + 1 in loose:
            high = Card(high + 1)
            laid.add(high)
    return tuple(sorted(laid))
