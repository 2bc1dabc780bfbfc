"""An independent, slow solution of the opening problem: a validator, and all families of melds.

It tries the groups of cards of one rank or suit with all choices of jokers, and keeps for every set of
cards that melds cover exactly its highest value.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from engine.cards import FACE, JOKER, RANK, SUIT, Card
from engine.games.hand.joker_melds import MeldTerms
from engine.games.hand.openings import OpeningTerms

NEVER = -1


def points(position: int, terms: MeldTerms) -> int:
    return {1: terms.ace_low_value, 14: 11}.get(position, min(position, 10))


def set_value(cards: Sequence[Card], terms: MeldTerms) -> int:
    """Return the value of the cards as a set, or NEVER (docs/rules/hand.md 3.7)."""
    naturals = [card for card in cards if FACE[card] != JOKER]
    jokers = len(cards) - len(naturals)
    if len(cards) not in (3, 4) or len(naturals) < terms.min_naturals or jokers > terms.max_jokers:
        return NEVER
    if len({RANK[card] for card in naturals}) > 1 or len({SUIT[card] for card in naturals}) < len(naturals):
        return NEVER
    rank = RANK[naturals[0]]
    return len(cards) * (11 if rank == 0 else min(rank + 1, 10))


def run_value_at(cards: Sequence[Card], lo: int, terms: MeldTerms) -> int:
    """Return the value of the cards as a run from ``lo``, or NEVER (docs/rules/hand.md 3.7)."""
    naturals = [card for card in cards if FACE[card] != JOKER]
    size = len(cards)
    if not 3 <= size <= terms.run_max or not 1 <= lo <= 15 - size:
        return NEVER
    if len(naturals) < terms.min_naturals or size - len(naturals) > terms.max_jokers:
        return NEVER
    if len({SUIT[card] for card in naturals}) > 1 or len({RANK[card] for card in naturals}) < len(naturals):
        return NEVER
    span = range(lo, lo + size)
    for card in naturals:
        if RANK[card] + 1 not in span and not (RANK[card] == 0 and 14 in span):
            return NEVER
    return sum(points(position, terms) for position in span)


def groups(hand: Sequence[Card]) -> Iterator[tuple[int, ...]]:
    """Yield the indices of all cards that share a rank or a suit, with any jokers."""
    jokers = [place for place, card in enumerate(hand) if FACE[card] == JOKER]
    kinds = [
        *([p for p, card in enumerate(hand) if FACE[card] != JOKER and RANK[card] == r] for r in range(13)),
        *([p for p, card in enumerate(hand) if SUIT[card] == suit] for suit in range(4)),
    ]
    for kind in kinds:
        for size in range(1, len(kind) + 1):
            for naturals in combinations(kind, size):
                for wild in range(len(jokers) + 1):
                    for chosen in combinations(jokers, wild):
                        if size + wild >= 3:
                            yield (*naturals, *chosen)


@lru_cache(maxsize=100_000)
def values(cards: Sequence[Card], terms: MeldTerms) -> tuple[int, int]:
    """Return the highest value of the cards as any meld, and as a run."""
    low_ends = range(1, 16 - len(cards))
    run = max((run_value_at(cards, lo, terms) for lo in low_ends), default=NEVER)
    return max(run, set_value(cards, terms)), run


class Covers:
    """Every set of a hand's cards that melds cover, as a mask of indices, with the best total.

    ``totals`` are of any melds, ``with_run`` of those that contain a run.
    """

    def __init__(self, hand: Sequence[Card], terms: MeldTerms) -> None:
        self.hand = tuple(hand)
        melds: dict[int, tuple[int, int]] = {}
        for group in groups(self.hand):
            faces = tuple(sorted(Card(FACE[self.hand[place]]) for place in group))
            either, run = values(faces, terms)
            if either > NEVER:
                melds[sum(1 << place for place in group)] = (either, run)
        self.melds = melds
        self.totals = {0: 0}
        self.with_run: dict[int, int] = {}
        for meld, (either, run) in melds.items():
            for mask, total in list(self.totals.items()):
                if mask & meld:
                    continue
                both = mask | meld
                self.totals[both] = max(self.totals.get(both, NEVER), total + either)
                if run > NEVER:
                    self.with_run[both] = max(self.with_run.get(both, NEVER), total + run)
                if mask in self.with_run:
                    self.with_run[both] = max(self.with_run.get(both, NEVER), self.with_run[mask] + either)

    def opening_masks(self, terms: OpeningTerms, must_use: Card | None) -> dict[int, int]:
        """Return the covers that are openings except for the minimum, with their totals."""
        totals = self.with_run if terms.needs_run else self.totals
        places = [p for p, card in enumerate(self.hand) if must_use is None or FACE[card] == FACE[must_use]]
        wanted = sum(1 << place for place in places)
        return {
            mask: total
            for mask, total in totals.items()
            if mask & wanted and len(self.hand) - mask.bit_count() >= terms.keep
        }

    def kept(self, mask: int) -> list[Card]:
        return [card for place, card in enumerate(self.hand) if not mask >> place & 1]


def penalty(card: Card, terms: OpeningTerms) -> int:
    if FACE[card] == JOKER:
        return terms.joker_penalty
    return terms.ace_penalty if RANK[card] == 0 else min(RANK[card] + 1, 10)


def left(kept: Iterable[Card], terms: OpeningTerms) -> int:
    """Return the penalty of the cards without the most expensive one, which is discarded."""
    penalties = [penalty(card, terms) for card in kept]
    return sum(penalties) - max(penalties, default=0)
