"""Features of Hand: unseen cards, the danger of a discard, the chances of an opening or a Hand.

See `docs/rules/hand.md` 4, 7, 8. Only the top of the pile is shown (12.37), so discards below it count as
unseen.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import prod
from typing import Final

from engine.cards import FACE, JOKER, POINTS, Card, card_of, cards_in
from engine.games.hand.meld_forms import opening_terms
from engine.games.hand.openings import OpeningTerms, best_opening, hand_discards, least_left
from engine.games.hand.terms import DiscardUse, HandView

_COPIES: Final = 2
_CARDS: Final = 106
_FACES: Final = range(JOKER + 1)

MELD_OUT: Final = 0.84
"""Value, in points, of each unseen card that would make a meld with two loose cards.

For a hand that has not opened. Fitted with the next one to 4,685 positions: every discard that *strong*
considered was played on with the actual cards.
"""
POINT_THROWN: Final = 0.28
"""Cost of discarding one point of a card: high cards help to open."""
OPENED_TAKES: Final = 12.0
"""Cost, in points, of discarding a card that a next player who has opened can meld."""
UNOPENED_TAKES: Final = 2.75
"""The same for a next player who has not opened and could only take it to open."""
BREAKS: Final = 30.0
"""About the cost, in points, of a discard from the best melds."""
JOKER_DISCARDED: Final = 27.5
LOOSE: Final = 5
"""The most loose cards with which one draw may make a Hand: it melds two of them."""


def partner_of(view: HandView) -> int | None:
    """Return the seat's partner, or None without partners."""
    for team in view.teams:
        if view.seat in team:
            return next(other for other in team if other != view.seat)
    return None


def opponents_of(view: HandView) -> tuple[int, ...]:
    """Return the seats that the seat plays against."""
    friends = (view.seat, partner_of(view))
    return tuple(seat for seat in range(len(view.held)) if seat not in friends)


def _pairs_by_face() -> tuple[tuple[tuple[Card, Card], ...], ...]:
    """Return by face the pairs of faces with which it makes a meld of three."""
    found: list[list[tuple[Card, Card]]] = [[] for _ in _FACES]
    for rank in range(13):
        for missing in range(4):
            trio = [card_of(rank, suit) for suit in range(4) if suit != missing]
            for card in trio:
                one, other = (face for face in trio if face != card)
                found[card].append((one, other))
    for suit in range(4):
        for low in range(12):
            trio = [card_of(rank % 13, suit) for rank in range(low, low + 3)]
            for card in trio:
                one, other = (face for face in trio if face != card)
                found[card].append((one, other))
    return tuple(map(tuple, found))


PAIRS: Final = _pairs_by_face()
"""By face, the pairs of faces with which it makes a meld of three; none for a joker."""


def _makers() -> dict[tuple[int, int], int]:
    """Return by pair of faces, the lower first, a mask of those that make a meld with it."""
    found: dict[tuple[int, int], int] = {}
    for face, pairs in enumerate(PAIRS):
        for one, other in pairs:
            key = min(one, other), max(one, other)
            found[key] = found.get(key, 0) | 1 << face
    return found


_MAKERS: Final = _makers()


def _without(cards: Collection[Card], discarded: Card) -> list[Card]:
    """Return the cards without one card of the discard's face."""
    left = list(cards)
    equal = next((card for card in left if FACE[card] == FACE[discarded]), None)
    if equal is not None:
        left.remove(equal)
    return left


@dataclass(frozen=True, slots=True)
class Outlook:
    """The unseen cards.

    ``copies`` counts them by face, ``hidden`` in all; ``next_holds`` gives by face the probability that the
    next player has one.
    """

    view: HandView
    copies: tuple[int, ...]
    hidden: int
    next_holds: tuple[float, ...]

    @classmethod
    def of(cls, view: HandView) -> "Outlook":
        """Count what the seat sees: its hand, the table, the top of the pile, open takes."""
        seat = view.seat or 0
        following = (seat + 1) % len(view.held)
        laid = (card for meld in view.melds for card in meld.cards)
        taken = (card for other, cards in enumerate(view.known) if other != seat for card in cards)
        seen = Counter(FACE[card] for card in (*view.hand, *laid, *view.pile, *taken))
        copies = tuple(_COPIES - seen[face] for face in _FACES)
        hidden = max(1, sum(copies))
        share = max(0, view.held[following] - len(view.known[following])) / hidden
        openly = {FACE[card] for card in view.known[following]}
        holds = tuple(1.0 if face in openly else min(1.0, copies[face] * share) for face in _FACES)
        return cls(view, copies, hidden, holds)

    def danger(self, card: Card) -> float:
        """Return the expected cost of discarding the card, in points."""
        view = self.view
        following = ((view.seat or 0) + 1) % len(view.held)
        free = view.free[following]
        if FACE[card] == JOKER:
            return JOKER_DISCARDED
        useless = prod(1 - self.next_holds[one] * self.next_holds[other] for one, other in PAIRS[FACE[card]])
        if free and view.held[following] < 3 and view.options.discard_use is DiscardUse.NEW_MELD:
            # Two cards make no meld with a third: one is kept for the discard.
            return 0.0
        return (OPENED_TAKES if free else UNOPENED_TAKES) * (1 - useless)

    def terms(self) -> OpeningTerms:
        """Return the requirements of an opening for this seat."""
        return opening_terms(self.view.options, self.view.needed, 1)

    # The opening

    def discards(self, discardable: Collection[Card]) -> dict[Card, float]:
        """Return the value of each discard from a hand that has not opened, in points.

        It is what the other loose cards may become, less the danger of the discard.
        """
        loose = self._loose()
        faces = {FACE[card] for card in loose}
        candidates = [
            card
            for card in {FACE[card]: card for card in discardable if FACE[card] != JOKER}.values()
            if FACE[card] in faces
        ] or list(discardable)
        return {card: self._worth(card, loose) for card in candidates}

    def costs(self, discardable: Sequence[Card]) -> list[float]:
        """Return the cost of each discard as in ``discards``: more for one from the best melds."""
        loose = self._loose()
        faces = {FACE[card] for card in loose}
        return [(0.0 if FACE[card] in faces else BREAKS) - self._worth(card, loose) for card in discardable]

    def _loose(self) -> tuple[Card, ...]:
        """Return the cards that are not in the best melds."""
        hand = self.view.hand
        # The hand has one card too many, so one more is kept.
        now = best_opening(hand, replace(self.terms(), keep=2))
        return hand if now is None else now.kept

    def _worth(self, card: Card, loose: Sequence[Card]) -> float:
        making = self.making(_without(loose, card))
        return MELD_OUT * making - POINT_THROWN * POINTS[card] - self.danger(card)

    def making(self, cards: Collection[Card]) -> int:
        """Count the unseen cards that would make a meld with two of the cards."""
        making = 0
        for pair in combinations(sorted({FACE[card] for card in cards}), 2):
            making |= _MAKERS.get(pair, 0)
        return sum([self.copies[face] for face in cards_in(making)])

    def _draws(self, hand: Collection[Card]) -> Iterator[tuple[int, Card]]:
        """Yield the faces with unseen cards, and for each a card that is not in the hand."""
        for face in _FACES:
            if self.copies[face]:
                card = Card(face)
                yield face, (card if card not in hand else Card(64 | face))

    # The Hand

    def hand_chances(self, discardable: Collection[Card]) -> dict[Card, float]:
        """Return, for each discard, the probability that the next draw makes a Hand.

        Empty when a Hand is far off.
        """
        best = least_left(self.view.hand, self.terms())
        if best is None or len(best.kept) > LOOSE:
            return {}
        loose = {FACE[card] for card in best.kept}
        candidates = {FACE[card]: card for card in discardable if FACE[card] in loose and FACE[card] != JOKER}
        return {
            card: self.hand_chance(tuple(other for other in self.view.hand if other != card))
            for card in candidates.values()
        }

    def hand_chance(self, hand: tuple[Card, ...]) -> float:
        """Return the probability that the next draw makes a Hand of these cards."""
        terms = self.terms()
        outs = sum(
            self.copies[face] for face, drawn in self._draws(hand) if hand_discards((*hand, drawn), terms)
        )
        return outs / self.hidden
