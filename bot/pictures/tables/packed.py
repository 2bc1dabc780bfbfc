"""Cards packed on one wide card: the ranks of a suit and the suit, or a rank and its suits.

Where there is little room, melds are shown so: ``6 7 8 9♦`` takes half the height of four cards side by side,
and its index is as large.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from math import inf
from typing import Final, NamedTuple

from bot.pictures import sprites
from bot.pictures.canvas import Canvas
from bot.pictures.deck.faces import INK, PLATE, STAR, Sign, plate_index
from bot.pictures.style import colours
from bot.pictures.tables.groups import CardGroup
from engine.cards import FACE, Card

HEIGHT: Final = 54
_MARGIN: Final = 4
_APART: Final = 12
"""Space between cards of different suits."""
_BACK: Final = 0.4


class _Index(NamedTuple):
    """Rank and suit of a card: a joker that stands for none has a star alone, a back neither."""

    rank: Sign | None
    suit: Sign | None
    dark: bool

    @classmethod
    def of(cls, group: CardGroup, card: Card | None) -> "_Index":
        if card is None:
            return cls(None, None, dark=False)
        means = tuple(FACE[meant] for meant in group.meant(card))
        rank, suit = plate_index(FACE[card], means)
        return cls(rank, None if rank.shape == STAR else suit, dark=bool(means))


class _Cell(NamedTuple):
    """A sign, or a back for None; ``place``: whose sign it is, None if several cards share it.

    ``dark``: it is a joker's.
    """

    sign: Sign | None
    place: int | None = None
    dark: bool = False


@dataclass(frozen=True, slots=True)
class Packed:
    """The signs of packed cards with their left edges, and the middle of each card's own sign."""

    cells: tuple[tuple[_Cell, int], ...]
    middles: tuple[int, ...]
    width: int

    @property
    def index(self) -> float:
        """The height of the smallest sign; infinite without one."""
        return min((cell.sign.height for cell, _ in self.cells if cell.sign is not None), default=inf)


@lru_cache(1024)
def packed(group: CardGroup) -> Packed:
    """Return the cards of a group packed."""
    cells: list[tuple[_Cell, int]] = []
    middles = [0] * len(group.cards)
    x = _MARGIN
    for number, stretch in enumerate(_stretches(group)):
        x += _APART if number else 0
        for cell in stretch:
            wide = sprites.sign_width(cell.sign) if cell.sign is not None else round(PLATE[0] * _BACK) + 4
            cells.append((cell, x))
            if cell.place is not None:
                middles[cell.place] = x + wide // 2
            x += wide
    return Packed(tuple(cells), tuple(middles), x + _MARGIN)


def _stretches(group: CardGroup) -> Iterator[list[_Cell]]:
    """Yield the signs of cards that share a rank or a suit, with what they share."""
    cards = [_Index.of(group, card) for card in group.cards]
    ranks = {card.rank.shape for card in cards if card.rank is not None}
    if len(cards) > 1 and len(ranks) == 1 and STAR not in ranks and all(card.suit for card in cards):
        suits = [_Cell(card.suit, place, card.dark) for place, card in enumerate(cards)]
        yield [_Cell(cards[0].rank and cards[0].rank._replace(colour=INK)), *suits]
        return
    for _, places in groupby(range(len(cards)), lambda place: cards[place].suit):
        cells = [_Cell(cards[place].rank, place, cards[place].dark) for place in places]
        suit = cards[cells[0].place or 0].suit
        yield [*cells, _Cell(suit)] if suit is not None else cells


def draw_packed(canvas: Canvas, group: CardGroup, x: int, y: int, *, dimmed: bool = False) -> None:
    """Draw the cards of a group packed."""
    hues, made = colours(canvas.style), packed(group)
    canvas.box(x, y, x + made.width, y + HEIGHT, hues.border, 9)
    canvas.box(x + 2, y + 2, x + made.width - 2, y + HEIGHT - 2, hues.face, 8)
    for cell, left in made.cells:
        if cell.sign is None:
            back = sprites.hidden(canvas.style, PLATE, 9, _BACK)
            canvas.stamp(back, x + left, y + (HEIGHT - back.size[1]) // 2)
        else:
            canvas.stamp(sprites.sign(canvas.style, cell.sign, HEIGHT - 4, dark=cell.dark), x + left, y + 2)
    if dimmed:
        canvas.dim(x, y, x + made.width, y + HEIGHT)
