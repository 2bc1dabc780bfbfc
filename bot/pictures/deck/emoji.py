"""Emoji for text and buttons, readable at the height of a line."""

from io import BytesIO
from typing import Final

from bot.pictures.deck import faces, tokens
from bot.pictures.deck.controls import Control, emblem
from bot.pictures.deck.glyphs import write
from bot.pictures.deck.outlines import Pen, star
from bot.pictures.deck.pips import pip
from bot.pictures.style import Colours, Style, colours
from engine.cards import FACE, JOKER, RANK, RANKS, SUIT, Card

_SIZE: Final = 128
_CLEAR: Final = (0, 0, 0)
_SOLID: Final = (255, 255, 255)
_RANKS: Final = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)
_SUITS: Final = ("spades", "clubs", "diamonds", "hearts")


def emoji_name(card: Card | Control | None) -> str:
    """Return the name of a card's emoji, such as ``seven_of_hearts``; None is a card face down."""
    if card is None:
        return "card_back"
    if isinstance(card, Control):
        return f"control_{card.value}"
    if FACE[card] == JOKER:
        return "joker"
    return f"{_RANKS[RANK[card]]}_of_{_SUITS[SUIT[card]]}"


_FACES: Final = {emoji_name(Card(face)): face for face in range(JOKER + 1)}
_CONTROLS: Final = {emoji_name(kind): kind for kind in Control}
_TOKENS: Final = {"chip": tokens.chip, "dealer": tokens.dealer}

EMOJI: Final[tuple[str, ...]] = (*_FACES, emoji_name(None), *_CONTROLS, *_TOKENS)
"""The names of all emoji."""


def emoji(name: str, style: Style) -> bytes:
    """Return an emoji as a PNG of 128×128 with a transparent background.

    Raises KeyError for a name that is not in EMOJI.
    """
    hues = colours(style)
    pen, cut = Pen(_SIZE, _SIZE, hues.border), Pen(_SIZE, _SIZE, _CLEAR)
    if name in _TOKENS:
        pen, cut = (
            Pen(tokens.TOKEN, tokens.TOKEN, ground, _SIZE / tokens.TOKEN) for ground in (hues.ink, _CLEAR)
        )
        _TOKENS[name](pen, hues)
        cut.disc(tokens.TOKEN / 2, tokens.TOKEN / 2, tokens.TOKEN / 2 - 0.5, _SOLID)
    elif name in _CONTROLS:
        pen.box(0, 0, _SIZE, _SIZE, hues.face, 26)
        pen.box(6, 6, _SIZE - 6, _SIZE - 6, hues.back, 21)
        emblem(pen, _CONTROLS[name], _SIZE / 2, _SIZE / 2, 46, hues.face)
        cut.box(0, 0, _SIZE, _SIZE, _SOLID, 26)
    elif name == emoji_name(None):
        faces.back(pen, hues, _SIZE, _SIZE, 22)
        cut.box(0, 0, _SIZE, _SIZE, _SOLID, 22)
    else:
        faces.border(pen, _SIZE, _SIZE, hues, hues.face, 22)
        _face(pen, hues, _FACES[name])
        cut.box(0, 0, _SIZE, _SIZE, _SOLID, 22)
    picture = pen.picture()
    picture.putalpha(cut.picture().convert("L"))
    out = BytesIO()
    picture.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _face(pen: Pen, hues: Colours, face: int) -> None:
    """Draw rank and suit as large as possible, the rank at the upper left."""
    if face == JOKER:
        pen.fill([star(64, 68, 60, depth=0.5)], hues.star)
        return
    suit, rank = divmod(face, 13)
    ten = RANKS[rank] == "10"
    pip(pen, suit, 91, 89, 70, hues.suits[suit])
    for colour, halo in ((hues.face, 6), (hues.suits[suit], 0)):
        high = (66 if ten else 74) + 2 * halo
        write(pen, RANKS[rank], 40, 8 - halo, high, colour, weight=0.24, narrow=0.7 if ten else 1)
