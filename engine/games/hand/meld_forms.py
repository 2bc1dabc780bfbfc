"""Melds from the hand: reading declared ones, refusing wrong ones, listing possible ones.

See docs/rules/hand.md 3.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from engine.cards import FACE, JOKER, RANK, SUIT, Card
from engine.errors import IllegalAction, Reason
from engine.games.hand.joker_melds import (
    HIGH_ACE,
    MeldTerms,
    WildMeld,
    meld_of,
    near_melds,
    positions_of,
    readings,
    run_of,
    set_of,
)
from engine.games.hand.openings import OpeningTerms
from engine.games.hand.terms import Declared, HandMeld, HandOptions, HandReason
from engine.melds import MeldKind

_FULL_SET: Final = 4
_NATURALS: Final = (1 << JOKER) - 1
_LONGEST_WILD: Final = 5
"""The length of the longest listed run with jokers: more cards can be laid off."""


# These are called for every view. Caching by the few options that matter is faster than by all of them.


def meld_terms(options: HandOptions) -> MeldTerms:
    """Return the part of the options that concerns melds."""
    return _meld_terms(
        options.max_jokers_per_meld, options.min_naturals_per_meld, options.run_max, options.ace_low_value
    )


_meld_terms = lru_cache(maxsize=256)(MeldTerms)


def opening_terms(options: HandOptions, minimum: int, keep: int) -> OpeningTerms:
    """Return the part of the options that concerns openings."""
    return _opening_terms(
        minimum,
        keep,
        options.opening_needs_run,
        options.hand_waives_opening,
        meld_terms(options),
        options.joker_penalty,
        options.ace_penalty,
    )


_opening_terms = lru_cache(maxsize=1024)(OpeningTerms)


@lru_cache(maxsize=1024)
def free_terms(options: HandOptions, keep: int) -> OpeningTerms:
    """Return the terms for melds of a seat that has opened: there is no minimum."""
    return replace(opening_terms(options, 0, keep), needs_run=False, hand_waives_opening=False)


def declare(meld: WildMeld) -> Declared:
    """Return the full declaration of a meld."""
    return Declared(meld.cards, meld.kind, meld.lo if meld.kind is MeldKind.RUN else None)


def table_meld(meld: WildMeld, owner: int) -> HandMeld:
    """Return the meld as it lies on the table."""
    return HandMeld(owner, meld.cards, meld.kind, meld.lo, meld.stands_for)


def read(meld: Declared, options: HandOptions) -> WildMeld:
    """Return the declared meld, by default the most valuable reading. Raises IllegalAction."""
    cards, kind, lo = meld.cards, meld.kind, meld.lo
    terms = meld_terms(options)
    if _well_formed(kind, lo) and (found := meld_of(cards, terms, kind, lo)) is not None:
        return found
    jokers = sum(FACE[card] == JOKER for card in cards)
    naturals = [card for card in cards if FACE[card] != JOKER]
    if len(cards) < 3:
        raise IllegalAction(HandReason.TOO_SHORT, rule="3", cards=cards, least=3)
    if jokers > terms.max_jokers or len(naturals) < terms.min_naturals:
        raise IllegalAction(
            HandReason.JOKERS,
            rule="3.3",
            cards=cards,
            jokers=jokers,
            limit=terms.max_jokers,
            naturals=terms.min_naturals,
        )
    possible = readings(cards, terms)
    if possible:
        raise IllegalAction(
            HandReason.DECLARATION,
            rule="3.6",
            cards=cards,
            readings=tuple((found.kind, found.lo) for found in possible),
        )
    faces = [FACE[card] for card in naturals]
    twice = [card for index, card in enumerate(naturals) if faces[index] in faces[:index]]
    if twice:
        raise IllegalAction(Reason.CARD_TWICE, rule="3", cards=twice)
    if len({RANK[card] for card in naturals}) == 1:
        raise IllegalAction(HandReason.SET_FULL, rule="3.1", cards=cards, limit=_FULL_SET)
    if len({SUIT[card] for card in naturals}) == 1:
        if len(cards) > terms.run_max:
            raise IllegalAction(HandReason.RUN_FULL, rule="3.2", cards=cards, limit=terms.run_max)
        raise IllegalAction(
            Reason.NOT_A_MELD, rule="3.2", cards=cards, round_the_corner=_wraps(naturals, len(cards))
        )
    raise IllegalAction(Reason.NOT_A_MELD, rule="3.7", cards=cards)


def _well_formed(kind: Any, lo: Any) -> bool:
    """Return whether a declaration has valid types. Only a run has a position."""
    return (kind is None or isinstance(kind, MeldKind)) and (lo is None or (type(lo) is int and lo > 0))


def _wraps(naturals: Sequence[Card], size: int) -> bool:
    """Return whether the cards of a suit would be a run if runs could turn the corner."""
    ranks = {RANK[card] for card in naturals}
    return any(ranks <= {(first + step) % 13 for step in range(size)} for first in range(13))


def forms(hand: tuple[Card, ...], terms: MeldTerms, using: Card | None = None) -> tuple[WildMeld, ...]:
    """Return the melds the hand can make, the most valuable first.

    Of equal cards only the first is used, and jokers only where the hand has no natural. A joker in place of
    a natural that is needed elsewhere appears once that natural has been laid. With ``using``, only melds
    with this card are returned; it must be the first of equal cards.
    """
    near = near_melds(hand, terms.max_jokers)
    if not near & _NATURALS or (using is not None and not near >> FACE[using] & 1):
        return ()
    found = _all_forms(hand, terms, near)
    return found if using is None else tuple([form for form in found if using in form.cards])


@lru_cache(maxsize=4096)
def _all_forms(hand: tuple[Card, ...], terms: MeldTerms, near: int) -> tuple[WildMeld, ...]:
    jokers = tuple([card for card in hand if FACE[card] == JOKER])
    held = {face: card for card in reversed(hand) if near >> (face := FACE[card]) & 1 and face != JOKER}
    naturals = tuple(held.values())
    found = [*_sets(naturals, jokers, terms), *_runs(naturals, jokers, terms)]
    found.sort(key=lambda meld: (-meld.value, meld.kind is MeldKind.RUN, -meld.lo, meld.cards))
    return tuple(found)


def _sets(naturals: Sequence[Card], jokers: Sequence[Card], terms: MeldTerms) -> Iterator[WildMeld]:
    most = min(len(jokers), terms.max_jokers)
    by_rank: dict[int, list[Card]] = {}
    for card in naturals:
        by_rank.setdefault(RANK[card], []).append(card)
    for alike in by_rank.values():
        if len(alike) + most < 3:
            continue
        for count in range(terms.min_naturals, len(alike) + 1):
            for wild in range(max(0, 3 - count), min(most, _FULL_SET - count) + 1):
                for chosen in combinations(alike, count):
                    yield set_of(chosen, jokers[:wild])


def _runs(naturals: Sequence[Card], jokers: Sequence[Card], terms: MeldTerms) -> Iterator[WildMeld]:
    most = min(len(jokers), terms.max_jokers)
    for suit in range(4):
        places = {at: card for card in naturals if SUIT[card] == suit for at in positions_of(card)}
        if len(places) + most < 3:
            continue
        for lo in range(1, HIGH_ACE - 1):
            if lo not in places and not most:
                continue
            there: list[Card] = []
            for hi in range(lo, min(HIGH_ACE, lo + terms.run_max - 1) + 1):
                if hi in places:
                    there.append(places[hi])
                size = hi - lo + 1
                gaps = size - len(there)
                if gaps > most or (gaps and size > _LONGEST_WILD):
                    break
                if size >= 3 and len(there) >= terms.min_naturals:
                    yield run_of(there, jokers[:gaps], lo, terms.ace_low_value)
