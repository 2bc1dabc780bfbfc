"""What can be melded, laid off, split and borrowed: the choices of a turn in canonical form.

Equal cards are one choice: the drawn card comes before a card of the hand, then the lowest copy; from a meld
the lowest copy is borrowed. Melds, lay-offs and splits are listed once for each set of faces, borrowings once
for each set of faces taken from each meld and own cards. The lists stay short because a player has at most
eleven cards and at most two melds to borrow from.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, product
from typing import Final, NamedTuple

from engine.cards import SUIT, Card
from engine.errors import IllegalAction, Reason
from engine.games.panguingue.melds import FACE_ORDER, PLACE, fits, is_group, may_stay, meld_type
from engine.games.panguingue.terms import PanMeld, PanOptions, PanReason

Cards = tuple[Card, ...]

_MIN_SPLIT: Final = 6
_MIN_SOURCE: Final = 4
_NONE: Final[frozenset[Card]] = frozenset()
_CARDS: Final = range(len(FACE_ORDER))


def face(card: Card) -> int:
    """Return a number that is the same for equal cards."""
    return FACE_ORDER[card] >> 4


def distinct(cards: Iterable[Card]) -> Cards:
    """Return the first of all equal cards, in the order given."""
    first: dict[int, Card] = {}
    for card in cards:
        first.setdefault(face(card), card)
    return tuple(first.values())


def _picks(cards: Iterable[Card]) -> Iterator[Cards]:
    """Yield every selection of the cards with different faces, the empty one first."""
    heaps: dict[int, list[Card]] = {}
    for card in cards:
        heaps.setdefault(face(card), []).append(card)
    counts = [[heap[:count] for count in range(len(heap) + 1)] for heap in heaps.values()]
    for chosen in product(*counts):
        yield tuple(chain.from_iterable(chosen))


def _sequences(row: dict[int, Card], fixed: dict[int, Card]) -> Iterator[Cards]:
    """Yield the cards of ``row`` that make a sequence with all of ``fixed``.

    Both map places to cards of one suit.
    """
    low, high = (min(fixed), max(fixed)) if fixed else (0, 9)
    for first in range(low + 1 if fixed else 8):
        if first not in row and first not in fixed:
            continue
        last = first
        while last + 1 in row or last + 1 in fixed:
            last += 1
            if last - first >= 2 and (not fixed or last >= high):
                yield tuple(row[place] for place in range(first, last + 1) if place not in fixed)


class _Shelf(NamedTuple):
    """Own cards by suit and place (one of equal cards), and by place (all)."""

    rows: dict[int, dict[int, Card]]
    ranks: dict[int, list[Card]]


def _shelf(own: Iterable[Card]) -> _Shelf:
    rows: dict[int, dict[int, Card]] = {}
    ranks: dict[int, list[Card]] = {}
    for card in own:
        place = PLACE[card]
        rows.setdefault(SUIT[card], {}).setdefault(place, card)
        ranks.setdefault(place, []).append(card)
    return _Shelf(rows, ranks)


def _groups(borrowed: Cards, cards: Sequence[Card], options: PanOptions) -> Iterator[Cards]:
    """Yield every selection of cards of one place that makes a group with the borrowed cards."""
    if len(cards) + len(borrowed) < 3:
        return
    for picked in _picks(cards):
        if meld_type((*borrowed, *picked), options) is not None:
            yield picked


def _completions(borrowed: Cards, shelf: _Shelf, options: PanOptions) -> Iterator[Cards]:
    """Yield every selection of own cards that makes one meld with the borrowed cards."""
    place, suit = PLACE[borrowed[0]], SUIT[borrowed[0]]
    if all(SUIT[card] == suit for card in borrowed):
        fixed = {PLACE[card]: card for card in borrowed}
        if len(fixed) == len(borrowed):
            yield from _sequences(shelf.rows.get(suit, {}), fixed)
    if all(PLACE[card] == place for card in borrowed):
        yield from _groups(borrowed, shelf.ranks.get(place, ()), options)


def new_melds(own: Iterable[Card], options: PanOptions) -> Iterator[Cards]:
    """Yield the new melds among own cards (the drawn card first, then the hand in order)."""
    shelf = _shelf(own)
    for row in shelf.rows.values():
        if len(row) >= 3:
            yield from _sequences(row, {})
    for cards in shelf.ranks.values():
        yield from _groups((), cards, options)


def completes(card: Card, own: Collection[Card]) -> bool:
    """Return whether a card makes a new meld with own cards."""
    place, suit = PLACE[card], SUIT[card]
    row = 1 << place
    alike, suited, suits = 0, 0, 1 << suit
    for held in own:
        if SUIT[held] == suit:
            row |= 1 << PLACE[held]
        if PLACE[held] == place:
            alike += 1
            suited += SUIT[held] == suit
            suits |= 1 << SUIT[held]
    if row & row >> 1 & row >> 2 & (7 << place) >> 2:
        return True
    return alike >= 2 and (place in (0, 9) or suited >= 2 or suits.bit_count() >= 3)


def layoffs(board: Sequence[PanMeld], own: Iterable[Card], options: PanOptions) -> Iterator[tuple[Card, int]]:
    """Yield the lay-offs: a card and the number of a meld."""
    for card in distinct(own):
        for number, meld in enumerate(board):
            if fits(meld.cards, card, options):
                yield card, number


def splits(cards: Cards, options: PanOptions) -> Iterator[Cards]:
    """Yield one half of every way to split a meld (docs/rules/panguingue.md 8)."""
    size = len(cards)
    if size < _MIN_SPLIT:
        return
    if not is_group(cards):
        for cut in range(3, size - 2):
            yield cards[:cut]
        return
    for part in _picks(cards):
        if 3 <= len(part) <= size - 3:
            rest = tuple(card for card in cards if card not in part)
            ordered = (len(part), *map(face, part)) <= (len(rest), *map(face, rest))
            if ordered and meld_type(part, options) is not None and meld_type(rest, options) is not None:
                yield part


def _takings(cards: Cards, barred: frozenset[Card], options: PanOptions, *, several: bool) -> Iterator[Cards]:
    """Yield the cards that can be taken out of a meld together so that a meld remains.

    One card, or also more with ``several`` (docs/rules/panguingue.md 9).
    """
    size = len(cards)
    most = size - 3 if several else 1
    if is_group(cards):
        free = [card for card in cards if card not in barred]
        for taken in _picks(free) if several else zip(distinct(free)):
            if 1 <= len(taken) <= most and may_stay([card for card in cards if card not in taken], options):
                yield taken
        return
    for low in range(most + 1):
        for high in range(size - most + low, size + 1):
            taken = cards[:low] + cards[high:]
            if taken and barred.isdisjoint(taken):
                yield taken


def borrowings(
    board: Sequence[PanMeld], own: Collection[Card], barred: frozenset[Card], options: PanOptions
) -> Iterator[tuple[Cards, Cards]]:
    """Yield the borrowings: the cards borrowed, and the own cards melded with them.

    ``barred`` are cards on the board that may not be borrowed this turn.
    """
    needs_own = options.borrow_needs_own_card
    sources = [meld.cards for meld in board if len(meld.cards) >= _MIN_SOURCE]
    if not sources or (needs_own and not own):
        return
    shelf = _shelf(own)
    takings = []
    for cards in sources:
        # Several cards of a meld fit only a meld of the same rank or suit, with an own card of it.
        with_own = PLACE[cards[0]] in shelf.ranks if is_group(cards) else SUIT[cards[0]] in shelf.rows
        takings.append([(), *_takings(cards, barred, options, several=with_own or not needs_own)])
    for taken in product(*takings):
        borrowed = tuple(chain.from_iterable(taken))
        if borrowed:
            for cards in _completions(borrowed, shelf, options):
                if cards or not needs_own:
                    yield borrowed, cards


def placeable(
    board: Sequence[Cards],
    own: Collection[Card],
    card: Card,
    options: PanOptions,
    *,
    new_meld: bool,
    rearranged: bool = True,
) -> bool:
    """Return whether a card can be laid off, or with ``new_meld`` put down in a new meld.

    A new meld may use own and borrowed cards; with ``rearranged`` the board may be split first. Only
    sequences are split: splitting a group does not help.
    """
    if any(fits(meld, card, options) for meld in board):
        return True
    if new_meld and (completes(card, own) or _completed_by_borrowing(board, own, card, options)):
        return True
    if not rearranged:
        return False
    for number, meld in enumerate(board):
        if len(meld) >= _MIN_SPLIT and not is_group(meld):
            others = [*board[:number], *board[number + 1 :]]
            for cut in range(3, len(meld) - 2):
                halves = [*others, meld[:cut], meld[cut:]]
                if placeable(halves, own, card, options, new_meld=new_meld):
                    return True
    return False


def _completed_by_borrowing(
    board: Sequence[Cards], own: Collection[Card], card: Card, options: PanOptions
) -> bool:
    sources = [meld for meld in board if len(meld) >= _MIN_SOURCE]
    if not sources:
        return False
    supply = (card, *own)
    melds = [PanMeld(0, meld) for meld in sources]
    return any(card in cards for _, cards in borrowings(melds, supply, _NONE, options))


# Checking actions in any phrasing


def check_cards(cards: object) -> Cards:
    """Return the cards if they are a tuple of different cards. Raises IllegalAction."""
    if type(cards) is not tuple or not all(type(card) is int and card in _CARDS for card in cards):
        raise IllegalAction(Reason.NOT_IN_HAND, rule="4.3")
    if len(set(cards)) < len(cards):
        raise IllegalAction(Reason.CARD_TWICE, rule="4.3", cards=cards)
    return cards


def resolve_cards(cards: Cards, among: Sequence[Card]) -> tuple[Cards, Cards]:
    """Return the named cards or equal ones that are ``among`` these, and those missing."""
    left = list(among)
    found, lacking = [], []
    for card in cards:
        here = card if card in left else next((other for other in left if face(other) == face(card)), None)
        if here is None:
            lacking.append(card)
        else:
            left.remove(here)
            found.append(here)
    return tuple(found), tuple(lacking)


def check_split(cards: Cards, part: Cards, options: PanOptions) -> None:
    """Raise IllegalAction unless ``part`` and the rest of the meld are melds.

    See docs/rules/panguingue.md 8.
    """
    if len(cards) < _MIN_SPLIT:
        raise IllegalAction(
            PanReason.TOO_SMALL_TO_SPLIT, rule="8", cards=cards, size=len(cards), least=_MIN_SPLIT
        )
    for half in (part, tuple(card for card in cards if card not in part)):
        if meld_type(half, options) is None:
            raise IllegalAction(Reason.NOT_A_MELD, rule="8", cards=half)


def check_borrow(board: Sequence[PanMeld], borrowed: Cards, own: Cards, options: PanOptions) -> None:
    """Raise IllegalAction unless borrowed cards of the board and own cards may be a meld.

    See docs/rules/panguingue.md 9.
    """
    if not borrowed:
        raise IllegalAction(PanReason.NOTHING_BORROWED, rule="9")
    if not own and options.borrow_needs_own_card:
        raise IllegalAction(PanReason.NEEDS_OWN_CARD, rule="9", cards=borrowed)
    for meld in board:
        rest = tuple(card for card in meld.cards if card not in borrowed)
        if len(rest) == len(meld.cards):
            continue
        if len(meld.cards) < _MIN_SOURCE:
            raise IllegalAction(
                PanReason.TOO_SMALL_TO_BORROW,
                rule="9",
                cards=meld.cards,
                size=len(meld.cards),
                least=_MIN_SOURCE,
            )
        if not may_stay(rest, options):
            raise IllegalAction(PanReason.REST_NOT_A_MELD, rule="9", cards=rest)
    if meld_type((*borrowed, *own), options) is None:
        raise IllegalAction(Reason.NOT_A_MELD, rule="5", cards=(*borrowed, *own))
