"""How cards look in text; every card that people read is written here.

The suits are the four filled signs ♠ ♣ ♦ ♥ everywhere: in texts, on buttons, in menus and in pictures. They
differ in outline, so none depends on colour. In running text a card is in a code span, which clients leave
alone: a bare ♠ becomes a dark emoji on a dark background. In headings, where code spans stay small, a
backslash has the same effect. No sign carries a variation selector: without one all four are text by default.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from bot.texts.catalog import ENGLISH
from bot.texts.localization import LazyMessage, current_locale, message, use_locale
from bot.texts.names import without_isolates
from engine.cards import FACE, JOKER, RANK, RANKS, SUIT, SYMBOLS, Card, abbreviated, code

SUIT_FACES: Final[tuple[str, ...]] = (*SYMBOLS, "Joker")
"""Spades, clubs, diamonds, hearts as they are printed, and the jokers."""

_FACES: Final = tuple(
    "Joker" if face == JOKER else RANKS[RANK[card]] + SUIT_FACES[SUIT[card]] if face < JOKER else ""
    for card, face in enumerate(FACE)
)
_ONE: Final = rf"(?:Joker|(?:10|[2-9AJQK])[{''.join(SUIT_FACES[:4])}])"
_ROW: Final = re.compile(rf"(?<!\w)({_ONE}(?: {_ONE})*)(?!\w)")
_LARGE: Final = tuple(face if face in ("", "Joker") else f"{face[:-1]}\\{face[-1]}" for face in _FACES)
"""For headings."""

JUST_DRAWN: Final = LazyMessage("faces-just-drawn")
JUST_TAKEN: Final = LazyMessage("faces-just-taken")
_SUITS: Final = ("spades", "clubs", "diamonds", "hearts")
SPOKEN_SUITS: Final = (
    LazyMessage("faces-spades"),
    LazyMessage("faces-clubs"),
    LazyMessage("faces-diamonds"),
    LazyMessage("faces-hearts"),
)


def spoken_rank(card: Card) -> str:
    """Return the rank of a card as people say it: ``10``, ``queen``."""
    return message("faces-rank", rank=RANKS[RANK[card]])


def spoken(card: Card) -> str:
    """Return a card as people say it: ``10 of diamonds``, ``joker``."""
    if FACE[card] == JOKER:
        return message("faces-joker")
    return message("faces-card", rank=RANKS[RANK[card]], suit=_SUITS[SUIT[card]])


def with_codes(words: str) -> str:
    """Return a text with cards as people say them, in their language or in English, as codes.

    ``"dama kier, 10 of diamonds"`` becomes ``"QH, 10D"``.
    """
    locale = current_locale()
    if locale != ENGLISH:
        codes = _codes(locale)
        words = _said(locale).sub(lambda found: codes[found[0].casefold()], words)
    return abbreviated(words)


@cache
def _codes(locale: str) -> dict[str, str]:
    """Return the code of each card as it is said in a language, in lower case."""
    with use_locale(locale):
        return {
            without_isolates(spoken(Card(face))).casefold(): code(Card(face)) for face in range(JOKER + 1)
        }


@cache
def _said(locale: str) -> re.Pattern[str]:
    names = sorted(_codes(locale), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)", re.IGNORECASE)


def face(card: Card) -> str:
    """Return the card for a label or a menu: ``10♦``."""
    return _FACES[card]


def row(cards: Iterable[Card]) -> str:
    """Return several cards for a label or a menu: ``10♦ Q♥``."""
    return " ".join([_FACES[card] for card in cards])


def boxed(cards: Card | Iterable[Card]) -> str:
    """Return a card, or several that belong together, for running text."""
    return f"`{_FACES[cards]}`" if isinstance(cards, int) else f"`{row(cards)}`"


def boxes(groups: Iterable[Iterable[Card]]) -> str:
    """Return melds for running text, each in its own box."""
    return " ".join([boxed(group) for group in groups])


@lru_cache(maxsize=2048)
def in_boxes(words: str) -> str:
    """Return a label for running text, with adjacent cards in a box."""
    return _ROW.sub(r"`\1`", words)


def big(card: Card) -> str:
    """Return a line with the card as large as text can be."""
    return f"# {_LARGE[card]}"


def large(groups: Iterable[Iterable[Card]], *, marked: Card | None = None, brackets: bool = False) -> str:
    """Return a line of large cards, with an asterisk after the ``marked`` card.

    ``brackets`` surround melds, which are not broken across lines.
    """
    between = "\u00a0" if brackets else " "
    shown = [
        between.join([_LARGE[card] + ("\\*" if card == marked else "") for card in group]) for group in groups
    ]
    return "## " + " ".join([f"[{cards}]" for cards in shown] if brackets else shown)


def marked(words: str) -> str:
    """Return the line that explains the asterisk in a large line."""
    return f"-# \\* {words}"


def is_large(line: str) -> bool:
    """Return whether a line has only large cards or their legend, so a picture can replace it."""
    return line.startswith(("# ", "## ", "-# \\*"))
