"""Cards as small ints; two identical queens of two packs are two different ints.

The low six bits of a card are its *face* (0–51, suit by suit in the order S C D H, ace to king; 52 is a
joker). The bits above are the copy number: ``card = copy << 6 | face``. In a game with one pack the card is
simply ``13 * suit + rank``, as in docs/rules/gin.md 1. Properties of cards are lookup tables indexed by card,
not methods; ``1 << card`` makes a mask.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from engine.card import Card as Card
from engine.errors import CardError

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = "SCDH"
SYMBOLS: Final = "♠♣♦♥"
JOKER: Final = 52
MAX_COPIES: Final = 11
_COPY_BITS: Final = 6
_FACE_MASK: Final = (1 << _COPY_BITS) - 1
_CARDS: Final = range(MAX_COPIES << _COPY_BITS)

FACE: Final[tuple[int, ...]] = tuple(card & _FACE_MASK for card in _CARDS)
"""Face of every card: 0–51, 52 for a joker."""
RANK: Final[tuple[int, ...]] = tuple(face % 13 if face < JOKER else 13 for face in FACE)
"""Rank of every card: ace 0 … king 12, joker 13."""
SUIT: Final[tuple[int, ...]] = tuple(face // 13 for face in FACE)
"""Suit of every card: spades 0, clubs 1, diamonds 2, hearts 3, joker 4."""
POINTS: Final[tuple[int, ...]] = tuple(min(rank + 1, 10) if rank < 13 else 0 for rank in RANK)
"""Point value with a low ace and court cards at ten (docs/rules/gin.md 1).

Other games have tables of their own.
"""


def card_of(rank: int, suit: int, copy: int = 0) -> Card:
    """Return the card with a rank (ace 0 … king 12), a suit (0–3) and a copy number."""
    return Card(copy << _COPY_BITS | 13 * suit + rank)


def pack(copies: int = 1, *, ranks: Sequence[int] = range(13), jokers: int = 0) -> tuple[Card, ...]:
    """Return an unshuffled pack: the cards ascending by copy, then the jokers.

    It has ``copies`` of every face whose rank is in ``ranks``.
    """
    faces = [
        card_of(rank, suit, copy) for copy in range(copies) for suit in range(4) for rank in sorted(ranks)
    ]
    return (*faces, *(Card(copy << _COPY_BITS | JOKER) for copy in range(jokers)))


def cards_in(mask: int) -> Iterator[Card]:
    """Yield the cards in a mask, in ascending order."""
    while mask:
        low = mask & -mask
        yield Card(low.bit_length() - 1)
        mask ^= low


@lru_cache(maxsize=4096)
def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards in a mask, in ascending order; views list the same ones again and again."""
    return tuple(cards_in(mask))


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of the cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


_RANK_WORDS: Final = {**{rank: index for index, rank in enumerate(RANKS)}, "T": 9, "1": 0}
_SUIT_WORDS: Final = {
    **{suit: index for index, suit in enumerate(SUITS)},
    **{symbol: index for index, symbol in enumerate(SYMBOLS)},
    **{symbol: index for index, symbol in enumerate("♤♧♢♡")},
}
_JOKER_WORDS: Final = frozenset({"JK", "JOKER", "🃏"})
_SPOKEN_RANKS: Final = (
    "ACE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING",
)  # fmt: skip
_SPOKEN_SUITS: Final = ("SPADE", "CLUB", "DIAMOND", "HEART")
_SPOKEN: Final = re.compile(
    rf"(?<!\w)(?a:({'|'.join((*_SPOKEN_RANKS, *_RANK_WORDS))}))(?:\s+of\s+|\s*)"
    rf"(?:(?a:({'|'.join(_SPOKEN_SUITS)}))s?|([{''.join(_SUIT_WORDS)}]))(?!\w)",
    re.IGNORECASE,
)
"""A card in words, such as ``queen of hearts``, ``10 diamonds`` or ``Q ♥``.

``(?a:…)``: without it, "İ" would match "i", and has another upper case.
"""


def _face_of(word: str) -> int:
    text = word.strip().upper().replace("\N{VARIATION SELECTOR-16}", "")
    if text in _JOKER_WORDS:
        return JOKER
    rank = _RANK_WORDS.get(text[:-1])
    suit = _SUIT_WORDS.get(text[-1:])
    if rank is None or suit is None:
        raise CardError(word)
    return 13 * suit + rank


def abbreviated(text: str) -> str:
    """Return a text with cards in words as codes.

    ``"queen of hearts, 10 d"`` becomes ``"QH, 10D"``.
    """
    return _SPOKEN.sub(_abbreviation, text)


def _abbreviation(found: re.Match[str]) -> str:
    rank, spoken, suit = found[1].upper(), found[2], found[3]
    if rank in _SPOKEN_RANKS:
        rank = RANKS[_SPOKEN_RANKS.index(rank)]
    elif spoken is None and " " not in found[0]:
        return found[0]  # a code already
    return rank + (SUITS[_SPOKEN_SUITS.index(spoken.upper())] if spoken is not None else suit.upper())


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parse cards such as ``"10D TD, q♥ JK, ten of clubs"``, separated by spaces or commas.

    A face that is repeated is its next copy: ``"4C 4C"`` are copies 0 and 1.

    Raises CardError for a word that is not a card, and for a face repeated more than ``MAX_COPIES`` times.
    """
    copies: Counter[int] = Counter()
    cards = []
    for word in abbreviated(text).replace(",", " ").split():
        face = _face_of(word)
        if copies[face] == MAX_COPIES:
            raise CardError(word)
        cards.append(Card(copies[face] << _COPY_BITS | face))
        copies[face] += 1
    return tuple(cards)


def _spell(card: Card, suits: str, joker: str) -> str:
    return joker if FACE[card] == JOKER else RANKS[RANK[card]] + suits[SUIT[card]]


_SHOWN: Final = tuple(
    "" if face > JOKER else _spell(Card(card), SYMBOLS, "🃏") for card, face in enumerate(FACE)
)
_CODED: Final = tuple(
    "" if face > JOKER else _spell(Card(card), SUITS, "JK") for card, face in enumerate(FACE)
)


def show(cards: Card | Iterable[Card]) -> str:
    """Return ``"10♦"`` for one card, ``"10♦ Q♥"`` for several, in the order given."""
    return _SHOWN[cards] if isinstance(cards, int) else " ".join(_SHOWN[card] for card in cards)


def code(cards: Card | Iterable[Card]) -> str:
    """Return ``"10D"`` for one card, ``"10D QH"`` for several, as ``parse_cards`` reads them."""
    return _CODED[cards] if isinstance(cards, int) else " ".join(_CODED[card] for card in cards)


def named(card: Card) -> str:
    """Return a name that is unique among several packs: ``"10D"``, the second copy ``"10D.2"``."""
    copy = card >> _COPY_BITS
    return f"{_CODED[card]}.{copy + 1}" if copy else _CODED[card]
