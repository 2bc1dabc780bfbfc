"""Melds on the table of Hand: order, lay-offs, exchanges (docs/rules/hand.md 3.4, 5, 6)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.cards import FACE, JOKER, RANK, SUIT, Card, card_of, mask_of
from engine.errors import IllegalAction, Reason
from engine.games.hand.terms import (
    End,
    Exchange,
    ExchangeSet3,
    HandMeld,
    HandOptions,
    HandReason,
    LayOff,
)
from engine.melds import MeldKind

_ACE: Final = 0
_HIGH_ACE: Final = 14
_SUITS: Final = range(4)
_FULL_SET: Final = 4


def face_at(position: int, suit: int) -> Card:
    """Return the face at a position of a run: ace 1, king 13, high ace 14."""
    return card_of((position - 1) % 13, suit)


def is_joker(card: Card) -> bool:
    """Return whether a card is a joker."""
    return FACE[card] == JOKER


def jokers_in(cards: Collection[Card]) -> int:
    """Return the number of jokers among cards."""
    return sum(map(is_joker, cards))


def _missing(cards: Collection[Card]) -> list[Card]:
    """Return the faces that a set does not have as naturals."""
    rank = next(RANK[card] for card in cards if not is_joker(card))
    there = {SUIT[card] for card in cards}
    return [card_of(rank, suit) for suit in _SUITS if suit not in there]


def set_stands_for(cards: Sequence[Card]) -> tuple[Card | None, ...]:
    """Return what the cards of a set stand for.

    In a set of four, jokers take the missing suits in order; in a set of three they are open, None
    (docs/rules/hand.md 3.4).
    """
    missing = iter(_missing(cards) if len(cards) == _FULL_SET else ())
    return tuple(next(missing, None) if is_joker(card) else Card(FACE[card]) for card in cards)


def stands_for(kind: MeldKind, lo: int, cards: Sequence[Card]) -> tuple[Card | None, ...]:
    """Return what the cards of a meld stand for; a run lies from low to high."""
    if kind is MeldKind.SET:
        return set_stands_for(cards)
    suit = next(SUIT[card] for card in cards if not is_joker(card))
    return tuple(face_at(lo + index, suit) for index in range(len(cards)))


def _suit(cards: Collection[Card]) -> int:
    return next(SUIT[card] for card in cards if not is_joker(card))


def fitting(meld: HandMeld, options: HandOptions) -> tuple[Card, ...]:
    """Return the faces that can be laid off on the meld, jokers too (docs/rules/hand.md 5)."""
    return _fitting(
        meld.kind,
        meld.lo,
        meld.cards,
        options.layoff_on_joker_set3,
        options.max_jokers_per_meld,
        options.run_max,
    )


@lru_cache(maxsize=10_000)
def _fitting(
    kind: MeldKind, lo: int, cards: tuple[Card, ...], on_joker_set3: bool, max_jokers: int, run_max: int
) -> tuple[Card, ...]:
    jokers = jokers_in(cards)
    if kind is MeldKind.SET:
        if len(cards) == _FULL_SET:
            return ()
        closed = jokers and not on_joker_set3
        found = [] if closed else _missing(cards)
    else:
        suit = _suit(cards)
        found = [face_at(position, suit) for position in _ends(lo, len(cards), run_max).values()]
    if (found or kind is MeldKind.SET) and jokers < max_jokers:
        found.append(Card(JOKER))
    return tuple(dict.fromkeys(found))


def _open_ends(meld: HandMeld, options: HandOptions) -> dict[End, int]:
    """Return the positions at which a run can be extended."""
    return _ends(meld.lo, len(meld.cards), options.run_max)


def _ends(lo: int, size: int, run_max: int) -> dict[End, int]:
    if size >= run_max:
        return {}
    high = lo + size
    ends = {}
    if lo > 1:
        ends[End.LOW] = lo - 1
    if high <= _HIGH_ACE:
        ends[End.HIGH] = high
    return ends


def _at_end(meld: HandMeld, card: Card, end: End) -> HandMeld:
    low = end is End.LOW
    cards = (card, *meld.cards) if low else (*meld.cards, card)
    lo = meld.lo - low
    return HandMeld(meld.owner, cards, meld.kind, lo, stands_for(meld.kind, lo, cards))


def lay_off(meld: HandMeld, card: Card, end: End | None, options: HandOptions) -> HandMeld:
    """Return the meld with the card laid off on it (docs/rules/hand.md 5).

    Raises IllegalAction if the card does not fit.
    """
    fits = fitting(meld, options)
    ends = _open_ends(meld, options) if meld.kind is MeldKind.RUN else {}
    if meld.kind is MeldKind.SET and len(meld.cards) == _FULL_SET:
        raise _no_fit(HandReason.SET_FULL, "5.3", card, fits)
    if meld.kind is MeldKind.RUN and not ends:
        raise _no_fit(HandReason.RUN_FULL, "5.2", card, fits)
    if is_joker(card) and jokers_in(meld.cards) >= options.max_jokers_per_meld:
        raise _no_fit(HandReason.JOKERS, "5.4", card, fits, limit=options.max_jokers_per_meld)
    if meld.kind is MeldKind.SET:
        if end is not None:
            raise _no_fit(HandReason.DECLARATION, "5.3", card, fits, end=end)
        if not is_joker(card) and FACE[card] not in fits:
            closed = FACE[card] in _missing(meld.cards)
            raise _no_fit(HandReason.NEEDS_BOTH if closed else Reason.DOES_NOT_FIT, "5.3", card, fits)
        cards = (*meld.cards, card)
        return HandMeld(meld.owner, cards, meld.kind, 0, set_stands_for(cards))
    if not is_joker(card):
        suit = _suit(meld.cards)
        ends = {end: at for end, at in ends.items() if face_at(at, suit) == FACE[card]}
    if not ends or (end is not None and end not in ends):
        raise _no_fit(Reason.DOES_NOT_FIT, "5.2", card, fits)
    if end is None:
        if len(ends) == 2 and is_joker(card):
            raise _no_fit(HandReason.END_NEEDED, "5.4", card, fits)
        end = End.HIGH if End.HIGH in ends else End.LOW
    return _at_end(meld, card, end)


def _no_fit(
    reason: HandReason | Reason, rule: str, card: Card, fits: tuple[Card, ...], **facts: object
) -> IllegalAction:
    return IllegalAction(reason, rule=rule, cards=(card,), fits=fits, **facts)


def accepted_faces(meld: HandMeld, options: HandOptions) -> int:
    """Return a mask of the faces that can be put into the meld, by lay-off or exchange."""
    return mask_of({*fitting(meld, options), *exchangeable(meld)})


def lay_offs(
    table: Sequence[HandMeld], hand: Collection[Card], options: HandOptions, at: Iterable[int] | None = None
) -> Iterator[LayOff]:
    """Yield every lay-off that fits, with the end where there is a choice; equal cards once.

    ``at`` are the numbers of the melds to try; None: all.
    """
    own: dict[int, Card] = {}
    for card in hand:
        own.setdefault(FACE[card], card)
    for number in range(len(table)) if at is None else at:
        meld = table[number]
        fits = [face for face in fitting(meld, options) if face in own]
        if not fits:
            continue
        ends = _open_ends(meld, options) if meld.kind is MeldKind.RUN else {}
        for face, card in own.items():
            if face not in fits:
                continue
            if len(ends) == 2 and (
                is_joker(card)
                or face_at(ends[End.LOW], _suit(meld.cards)) == face_at(ends[End.HIGH], _suit(meld.cards))
            ):
                yield LayOff(card, number, End.HIGH)
                yield LayOff(card, number, End.LOW)
            else:
                yield LayOff(card, number)


def exchange(
    meld: HandMeld, cards: Sequence[Card], options: HandOptions
) -> tuple[HandMeld, tuple[Card, ...]]:
    """Return the meld with the cards in it, and the jokers they free (docs/rules/hand.md 6).

    Raises IllegalAction if they free none.
    """
    wanted = exchangeable(meld)
    if not wanted:
        raise IllegalAction(HandReason.NO_EXCHANGE, rule="6", cards=meld.cards, jokers=0)
    if not cards or any(is_joker(card) for card in cards):
        raise IllegalAction(HandReason.NO_EXCHANGE, rule="6.4", cards=cards, fits=wanted)
    faces = [Card(FACE[card]) for card in cards]
    if len(set(faces)) < len(faces):
        raise IllegalAction(Reason.CARD_TWICE, rule="6.3", cards=cards, fits=wanted)
    wrong = [card for card in cards if FACE[card] not in wanted]
    if wrong:
        raise IllegalAction(Reason.DOES_NOT_FIT, rule="6", cards=wrong, fits=wanted)
    if meld.kind is MeldKind.RUN:
        if len(cards) > 1:
            raise IllegalAction(HandReason.NO_EXCHANGE, rule="6.2", cards=cards, fits=wanted)
        index = next(
            index
            for index, card in enumerate(meld.cards)
            if is_joker(card) and meld.stands_for[index] == faces[0]
        )
        lying = (*meld.cards[:index], cards[0], *meld.cards[index + 1 :])
        return HandMeld(meld.owner, lying, meld.kind, meld.lo, meld.stands_for), (meld.cards[index],)
    taken = _jokers_freed(meld, len(cards), options)
    jokers = [card for card in meld.cards if is_joker(card)]
    if taken == 0:
        raise IllegalAction(HandReason.NEEDS_BOTH, rule="6.3", cards=cards, fits=wanted, needed=2)
    if taken > len(jokers):
        raise IllegalAction(HandReason.NO_EXCHANGE, rule="6.3", cards=cards, fits=wanted, jokers=len(jokers))
    freed = tuple(jokers[:taken])
    incoming = iter(cards)
    lying = tuple(next(incoming) if card in freed else card for card in meld.cards)
    lying = (*lying, *incoming)
    return HandMeld(meld.owner, lying, meld.kind, 0, set_stands_for(lying)), freed


def _jokers_freed(meld: HandMeld, cards: int, options: HandOptions) -> int:
    """Return how many jokers this many missing cards of a set free (docs/rules/hand.md 6.3)."""
    if len(meld.cards) == _FULL_SET or options.exchange_set3 is ExchangeSet3.EITHER_MISSING:
        return cards
    return cards - 1


def exchangeable(meld: HandMeld) -> tuple[Card, ...]:
    """Return the faces that can help to free a joker of the meld; none if it has no joker."""
    if not _wild(meld.cards):
        return ()
    if meld.kind is MeldKind.SET:
        return tuple(_missing(meld.cards))
    return tuple(
        face
        for card, face in zip(meld.cards, meld.stands_for, strict=True)
        if is_joker(card) and face is not None
    )


@lru_cache(maxsize=10_000)
def _wild(cards: tuple[Card, ...]) -> bool:
    """Return whether a joker is among the cards."""
    return any(map(is_joker, cards))


def exchanges(
    table: Sequence[HandMeld], hand: Collection[Card], options: HandOptions, at: Iterable[int] | None = None
) -> Iterator[Exchange]:
    """Yield every possible exchange, equal cards once; ``at`` is as in ``lay_offs``."""
    if not options.joker_exchange:
        return
    for number in range(len(table)) if at is None else at:
        meld = table[number]
        wanted = exchangeable(meld)
        if not wanted:
            continue
        held = list({FACE[card]: card for card in reversed(tuple(hand)) if FACE[card] in wanted}.values())
        held.sort()
        if meld.kind is MeldKind.RUN:
            yield from (Exchange((card,), number) for card in held)
            continue
        jokers = jokers_in(meld.cards)
        for count in range(1, len(held) + 1):
            if 0 < _jokers_freed(meld, count, options) <= jokers:
                yield from (Exchange(chosen, number) for chosen in combinations(held, count))
