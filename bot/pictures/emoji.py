"""Small pictures to stand in text and on buttons, readable at the height of a line."""

from collections.abc import Callable
from io import BytesIO
from typing import Final

from PIL import Image

from bot.pictures import faces, tokens
from bot.pictures.controls import Control, emblem
from bot.pictures.glyphs import write
from bot.pictures.outlines import Pen, star
from bot.pictures.pips import pip
from bot.pictures.style import Style, colours
from engine.cards import FACE, JOKER, RANK, RANKS, SUIT, Card

__all__ = ["EMOJI", "emoji", "emoji_name"]

_SIZE: Final = 128
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
    """Return an emoji as a PNG of 128×128 with a clear ground.

    Raises KeyError for a name that is not in EMOJI.
    """
    hues = colours(style)
    pen = Pen(_SIZE, _SIZE, hues.border)
    if name in _FACES:
        return _png(pen, lambda cut: cut.box(8, 0, 120, 128, (255, 255, 255), 20), _face(pen, style, _FACES[name]))
    if name in _CONTROLS:
        pen.box(0, 0, _SIZE, _SIZE, hues.face, 26)
        pen.box(6, 6, _SIZE - 6, _SIZE - 6, hues.back, 21)
        emblem(pen, _CONTROLS[name], 64, 64, 46, hues.face)
        return _png(pen, lambda cut: cut.box(0, 0, 128, 128, (255, 255, 255), 26))
    if name == emoji_name(None):
        faces.back(pen, hues, 128, 128, 20)
    return b""


def _face(pen: Pen, style: Style, face: int) -> None: ...
