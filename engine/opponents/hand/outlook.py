"""What a seat at Hand can reckon with: the cards it has not seen, what a throw gives away, what a draw would
do for its opening or for a Hand (rules/hand.md sections 4, 7 and 8).

Only the top of the pile is shown (section 12.37), so that discards below it count as not seen.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Final

from engine.cards import FACE, JOKER, RANK, Card, card_of
from engine.games.hand import DiscardUse, HandView, opening_terms
from engine.games.hand.openings import Opening, OpeningTerms, best_opening, hand_discards, least_left
from engine.games.hand.wild import set_value

__all__ = ["Outlook", "completing_pairs", "opponents_of", "partner_of"]

_COPIES: Final = 2
_CARDS: Final = 106
_FACES: Final = range(JOKER + 1)

OPENED: Final = 1.0
"""What a hand is worth that could open, as against a share of ``PROGRESS`` for the points that it has."""
PROGRESS: Final = 0.45
OPENED_TAKES: Final = 0.22
"""What it costs to throw a card that an opened next player can meld, of what an opening is worth."""
UNOPENED_TAKES: Final = 0.05
"""The same for one who has yet to open, and could only take it for an opening."""
JOKER_THROWN: Final = 0.5
POINT_KEPT: Final = 0.0002
"""How much more a card is worth toward an opening for each of its points, all else equal."""
LOOSE: Final = 5
"""The most cards outside melds with which one draw may still make a Hand: it brings two of them into one."""


def partner_of(view: HandView) -> int | None:
    """Return the seat's partner; None when each plays alone."""
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


_PAIRS: Final = _pairs_by_face()
_BESIDE: Final = tuple(frozenset(face for pair in pairs for face in pair) for pairs in _PAIRS)


def completing_pairs(face: int) -> tuple[tuple[Card, Card], ...]:
    """Return the pairs of faces with which a face makes a meld of three; none for a joker."""
    return _PAIRS[face]


@dataclass(frozen=True, slots=True)
class Outlook:
    """The unseen cards: ``copies`` by face, ``hidden`` in all, and by face how likely the next player has
    one.
    """

    view: HandView
    copies: tuple[int, ...]
    hidden: int
    next_holds: tuple[float, ...]

    @classmethod
    def of(cls, view: HandView) -> "Outlook":
        """Count what the seat sees: its hand, the table, the top of the pile, what others took openly."""
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
        """Return what throwing the card gives away, of what an opening is worth."""
        view = self.view
        following = ((view.seat or 0) + 1) % len(view.held)
        free = view.free[following]
        if FACE[card] == JOKER:
            return JOKER_THROWN
        useless = prod(1 - self.next_holds[one] * self.next_holds[other] for one, other in _PAIRS[FACE[card]])
        if free and view.held[following] < 3 and view.options.discard_use is DiscardUse.NEW_MELD:
            # Two cards make no meld with a third, one being kept for the discard.
            return 0.0
        return (OPENED_TAKES if free else UNOPENED_TAKES) * (1 - useless)

    def outs(self, card: Card, others: Collection[Card]) -> int:
        """Count the unseen cards that would make a meld of the card and one of the others."""
        held = {FACE[other] for other in others if FACE[other] != FACE[card]}
        found = {other for pair in _PAIRS[FACE[card]] for one, other in (pair, pair[::-1]) if one in held}
        return sum(self.copies[face] for face in found)

    def terms(self) -> OpeningTerms:
        """Return what an opening has to be for this seat."""
        return opening_terms(self.view.options, self.view.needed, 1)

    # Toward the opening

    def throws(self, throwable: Collection[Card]) -> dict[Card, float]:
        """Return by card how good it is to throw it from a closed hand: how near the rest is to opening with
        the next draw, less what the throw gives away.
        """
        hand = self.view.hand
        # Of a hand with one card too many, one more has to be kept.
        tight = replace(self.terms(), keep=2)
        now = best_opening(hand, tight)
        loose = {FACE[card] for card in (hand if now is None else now.kept)}
        candidates = [
            card
            for card in {FACE[card]: card for card in throwable if FACE[card] != JOKER}.values()
            if FACE[card] in loose
        ] or list(throwable)
        value = {card: -self.danger(card) - POINT_KEPT * set_value(RANK[card], 1) for card in candidates}
        unmoved = 0
        for face, drawn in self._draws(hand):
            if self._joins(face, hand):
                self._add(value, (drawn,), self.copies[face] / self.hidden)
            else:
                unmoved += self.copies[face]
        self._add(value, (), unmoved / self.hidden)
        return value

    def _add(self, value: dict[Card, float], drawn: tuple[Card, ...], weight: float) -> None:
        """Add what drawing the cards is worth to each throw."""
        hand = (*self.view.hand, *drawn)
        terms = self.terms()
        best = best_opening(hand, replace(terms, keep=2))
        kept = set() if best is None else {FACE[card] for card in best.kept}
        worth = weight * self._nearness(best)
        for card in value:
            if best is None or FACE[card] in kept:
                value[card] += worth
            else:
                at = hand.index(card)
                value[card] += weight * self._nearness(best_opening((*hand[:at], *hand[at + 1 :]), terms))

    def _nearness(self, best: Opening | None) -> float:
        needed = max(1, self.view.needed)
        total = 0 if best is None else best.total
        return OPENED if total >= needed else PROGRESS * total / needed

    def _draws(self, hand: Collection[Card]) -> Iterator[tuple[int, Card]]:
        """Yield the faces not all seen, and of each a card that is not in the hand."""
        for face in _FACES:
            if self.copies[face]:
                card = Card(face)
                yield face, (card if card not in hand else Card(64 | face))

    def _joins(self, face: int, hand: Collection[Card]) -> bool:
        """Say whether the face could be part of a meld with cards of the hand."""
        if face == JOKER:
            return True
        faces = {FACE[card] for card in hand}
        if JOKER in faces:
            return not _BESIDE[face].isdisjoint(faces)
        return any(one in faces and other in faces for one, other in _PAIRS[face])

    # Toward a Hand

    def hand_chances(self, throwable: Collection[Card]) -> dict[Card, float]:
        """Return by throw the chance that the next card drawn makes a Hand; empty when that is far off."""
        best = least_left(self.view.hand, self.terms())
        if best is None or len(best.kept) > LOOSE:
            return {}
        loose = {FACE[card] for card in best.kept}
        candidates = {FACE[card]: card for card in throwable if FACE[card] in loose and FACE[card] != JOKER}
        return {
            card: self.hand_chance(tuple(other for other in self.view.hand if other != card))
            for card in candidates.values()
        }

    def hand_chance(self, hand: tuple[Card, ...]) -> float:
        """Return the chance that the next card drawn makes a Hand of these cards."""
        terms = self.terms()
        outs = sum(
            self.copies[face] for face, drawn in self._draws(hand) if hand_discards((*hand, drawn), terms)
        )
        return outs / self.hidden
