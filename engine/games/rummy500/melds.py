"""Melds of rummy 500: sets, and runs in which the ace may be high or turn the corner.

docs/rules/rummy500.md 3 (melds), 4 (lay-offs), 5 (using a card), 7 (values). Groups of cards are masks; a
suit is thirteen bits, the ace lowest.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine.cards import POINTS, RANK, SUIT, Card, card_of, cards_in, mask_of, pack
from engine.games.rummy500.terms import Meld, Rummy500Meld, Rummy500Options
from engine.melds import MeldKind

_RANKS: Final = 13
_KING: Final = 12
_SUIT_MASK: Final = (1 << _RANKS) - 1
_ACE_VALUE: Final = 15
VALUES: Final = tuple(_ACE_VALUE if RANK[card] == 0 else POINTS[card] for card in pack())
"""Points by card on the table; an ace is high."""
_RANK_MASKS: Final = tuple(mask_of(card_of(rank, suit) for suit in range(4)) for rank in range(_RANKS))

_Found = tuple[tuple[int, Meld], ...]
_KEPT: Final = 20_000
"""The most holdings of a suit whose runs are cached."""


def _sets_among(cards: Sequence[Card]) -> _Found:
    chosen = (found for size in (3, 4) for found in combinations(cards, size))
    return tuple((mask_of(found), Meld(found)) for found in chosen)


_SETS_IN: Final[dict[int, _Found]] = {
    mask_of(held): _sets_among(held)
    for rank in range(_RANKS)
    for size in (3, 4)
    for held in combinations(tuple(cards_in(_RANK_MASKS[rank])), size)
}
"""The sets in three or four cards of a rank; its keys are all possible sets."""


class Runs:
    """The runs of a suit under one rule for the ace, as 13-bit masks of ranks.

    ``lying`` has the ranks of every run from low to high. ``ends`` has the ranks that can follow at its low
    end and at its high end, the nearest first. ``threes`` has, by rank, the runs of three with that rank.
    ``fit`` has, for every meld of any suit, the cards that fit it directly; without one of them nothing can
    be added.
    """

    def __init__(self, *, ace_high: bool, ace_wrap: bool) -> None:
        self.lying: dict[int, tuple[int, ...]] = {}
        self.ends: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self.fit: dict[int, int] = {}
        self._within: dict[tuple[int, int], _Found] = {}
        highest = _KING + ace_high
        # A run of thirteen can begin at any rank. The last one tried is kept: with the ace high if allowed
        # (docs/rules/rummy500.md 10.24).
        for low in (*range(2, _RANKS), 0, 1):
            for length in range(3, _RANKS + 1):
                high = low + length - 1
                if high <= highest or ace_wrap:
                    ranks = tuple(place % _RANKS for place in range(low, high + 1))
                    run = sum(1 << rank for rank in ranks)
                    below = range(low - 1, low - _RANKS if ace_wrap else -1, -1)
                    above = range(high + 1, high + _RANKS if ace_wrap else highest + 1)
                    self.lying[run] = ranks
                    self.ends[run] = (_follow(run, below), _follow(run, above))
        for meld in _SETS_IN:
            self.fit[meld] = _RANK_MASKS[RANK[meld.bit_length() - 1]] & ~meld
        for run, ends in self.ends.items():
            nearest = sum(1 << rank for rank in {rank for end in ends for rank in end[:1]})
            self.fit.update({run << _RANKS * suit: nearest << _RANKS * suit for suit in range(4)})
        self.threes = tuple(
            tuple(run for run in self.lying if run.bit_count() == 3 and run >> rank & 1)
            for rank in range(_RANKS)
        )

    def within(self, suit: int, held: int) -> _Found:
        """Return all runs in a holding (thirteen bits) of a suit."""
        found = self._within.get((suit, held))
        if found is None:
            found = tuple(
                (run << _RANKS * suit, Meld(tuple(card_of(rank, suit) for rank in ranks)))
                for run, ranks in self.lying.items()
                if run & held == run
            )
            if len(self._within) >= _KEPT:
                self._within.clear()
            self._within[suit, held] = found
        return found


def _follow(run: int, places: range) -> tuple[int, ...]:
    """Return the ranks at these places, up to the first that the run already has."""
    ranks: list[int] = []
    for place in places:
        if run >> place % _RANKS & 1:
            break
        ranks.append(place % _RANKS)
    return tuple(ranks)


_LOW_ACE: Final = Runs(ace_high=False, ace_wrap=False)
_HIGH_ACE: Final = Runs(ace_high=True, ace_wrap=False)
_CORNER: Final = Runs(ace_high=True, ace_wrap=True)


def runs_of(options: Rummy500Options) -> Runs:
    """Return the runs that these options allow (docs/rules/rummy500.md 9)."""
    if options.ace_wrap:
        return _CORNER
    return _HIGH_ACE if options.ace_high else _LOW_ACE


def kind_of(meld: int, runs: Runs) -> MeldKind | None:
    """Return whether the cards are a set or a run; None: no meld (docs/rules/rummy500.md 3)."""
    if meld in _SETS_IN:
        return MeldKind.SET
    if _ranks_of(meld) in runs.lying:
        return MeldKind.RUN
    return None


def _suit_of(meld: int) -> int:
    return SUIT[(meld & -meld).bit_length() - 1]


def _ranks_of(meld: int) -> int:
    """Return the ranks of cards of one suit; for several suits, more than thirteen bits."""
    return meld >> _RANKS * _suit_of(meld) if meld else 0


def melds_in(hand: int, runs: Runs) -> list[tuple[int, Meld]]:
    """Return every meld in a hand with its mask: sets by rank, then runs by suit."""
    held = [hand >> _RANKS * suit & _SUIT_MASK for suit in range(4)]
    spades, clubs, diamonds, hearts = held
    thrice = spades & clubs & (diamonds | hearts) | diamonds & hearts & (spades | clubs)
    found: list[tuple[int, Meld]] = []
    for rank in cards_in(thrice):
        found += _SETS_IN[hand & _RANK_MASKS[rank]]
    for suit, ranks in enumerate(held):
        found += runs.within(suit, ranks)
    return found


def additions(meld: int, hand: int, runs: Runs) -> Sequence[int]:
    """Return what a hand can add to a meld: the fourth of a set, or cards at one end of a run.

    For each end there is one entry for each number of cards that can follow. Cards for both ends are two
    entries, to be added one after the other.
    """
    nearest = runs.fit[meld] & hand
    if not nearest or meld in _SETS_IN:
        return (nearest,) if nearest else ()
    suit = _suit_of(meld)
    held = hand >> _RANKS * suit & _SUIT_MASK
    found: list[int] = []
    for end in runs.ends[meld >> _RANKS * suit]:
        added = 0
        for rank in end:
            if not held >> rank & 1:
                break
            added |= 1 << rank
            if added << _RANKS * suit not in found:
                found.append(added << _RANKS * suit)
    return found


class Use(NamedTuple):
    """A play: these cards as a new meld, or on the meld with this number."""

    cards: int
    meld: int | None


def smallest_play(card: Card, pool: int, table: Sequence[int], runs: Runs) -> Use | None:
    """Return the smallest play with a card of the pool, lay-offs before new melds, or None.

    This is the feasibility test of docs/rules/rummy500.md 5: two other cards of the rank, a run with others
    of the suit, or an addition to a meld on the table, bridged by other cards of the pool if necessary.
    """
    bit = 1 << card
    best: Use | None = None
    for number, meld in enumerate(table):
        for added in additions(meld, pool, runs):
            if added & bit and (best is None or added.bit_count() < best.cards.bit_count()):
                best = Use(added, number)
    if best is not None and best.cards.bit_count() <= 3:
        return best
    others = tuple(cards_in(pool & _RANK_MASKS[RANK[card]] & ~bit))
    if len(others) >= 2:
        return Use(bit | 1 << others[0] | 1 << others[1], None)
    suit = SUIT[card]
    held = pool >> _RANKS * suit & _SUIT_MASK
    for run in runs.threes[RANK[card]]:
        if run & held == run:
            return Use(run << _RANKS * suit, None)
    return best


def new_meld(seat: int, meld: int, runs: Runs) -> Rummy500Meld:
    """Return a new meld as it lies on the table. ``meld`` must be a legal meld."""
    cards = _lying(meld, runs)
    kind = _kind_lying(meld)
    return Rummy500Meld(seat, cards, kind, (seat,) * len(cards), _worth(cards, kind))


def extend_meld(meld: Rummy500Meld, added: int, seat: int, runs: Runs) -> Rummy500Meld:
    """Return a meld after a seat has added fitting cards; the old cards keep their values."""
    cards = _lying(mask_of(meld.cards) | added, runs)
    if len(cards) == _RANKS and RANK[meld.cards[0]] == 0:
        cards = tuple(sorted(cards))  # a low ace stays where it is
    put = {card: (by, value) for card, by, value in zip(meld.cards, meld.by, meld.values, strict=True)}
    for card, value in zip(cards, _worth(cards, meld.kind), strict=True):
        put.setdefault(card, (seat, value))
    return Rummy500Meld(
        meld.owner,
        cards,
        meld.kind,
        tuple(put[card][0] for card in cards),
        tuple(put[card][1] for card in cards),
    )


def _kind_lying(meld: int) -> MeldKind:
    return MeldKind.SET if meld in _SETS_IN else MeldKind.RUN


def _lying(meld: int, runs: Runs) -> tuple[Card, ...]:
    if meld in _SETS_IN:
        return tuple(cards_in(meld))
    suit = _suit_of(meld)
    return tuple(card_of(rank, suit) for rank in runs.lying[_ranks_of(meld)])


def _worth(cards: Sequence[Card], kind: MeldKind) -> tuple[int, ...]:
    """Return the cards' values; an ace at the low end of a run counts 1.

    See docs/rules/rummy500.md 7.
    """
    values = tuple(VALUES[card] for card in cards)
    return (1, *values[1:]) if kind is MeldKind.RUN and RANK[cards[0]] == 0 else values


def points_added(added: int, whole: int, runs: Runs) -> int:
    """Return the points of cards put down, given the whole meld that they are in then (masks)."""
    cards = _lying(whole, runs)
    values = zip(cards, _worth(cards, _kind_lying(whole)), strict=True)
    return sum(value for card, value in values if added >> card & 1)


def card_costs(options: Rummy500Options) -> list[int]:
    """Return by card what it counts against its holder (docs/rules/rummy500.md 7)."""
    return [options.hand_ace if RANK[card] == 0 else VALUES[card] for card in pack()]


def hand_points(hand: Iterable[Card], options: Rummy500Options) -> int:
    """Return the points of a hand that count against its holder (docs/rules/rummy500.md 7)."""
    return sum(options.hand_ace if RANK[card] == 0 else VALUES[card] for card in hand)
