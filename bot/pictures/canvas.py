"""The canvas on which pictures are composed."""

from dataclasses import dataclass, replace
from enum import Enum, auto
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures import sprites
from bot.pictures.sprites import Sprite
from bot.pictures.style import Colour, HandSize, Style, colours, palette

WIDTH: Final = 1100
"""The width of every picture: twice what a desktop client shows, and sharp on a phone."""

_SHADOW: Final = 5
_EFFORT: Final = 2
"""Compression level; twice as much takes 1 ms more and saves 3 KB."""


class Align(Enum):
    """The part of a text that its x coordinate refers to."""

    LEFT = auto()
    MIDDLE = auto()
    RIGHT = auto()


def _left(x: int, width: int, align: Align) -> int:
    """Return the left edge of a text aligned at x."""
    return {Align.LEFT: x, Align.MIDDLE: x - width // 2, Align.RIGHT: x - width}[align]


@dataclass(frozen=True, slots=True)
class Canvas:
    """A picture in progress: pixels of a style's palette.

    ``right_to_left``: whether its readers begin at the right. ``mirrored``: x goes from right to left; what
    is drawn keeps its shape, only its place is mirrored.
    """

    style: Style
    pixels: Image.Image
    right_to_left: bool = False
    mirrored: bool = False

    @classmethod
    def of(cls, style: Style, width: int, height: int, *, mirrored: bool = False) -> "Canvas":
        """Return an empty canvas of felt."""
        # Hands of both sizes, and readers of all languages, share their drawings.
        shared = replace(style, hand=HandSize.USUAL, right_to_left=False)
        felt = palette(shared).places[colours(shared).felt]
        return cls(shared, Image.new("P", (width, height), felt), style.right_to_left, mirrored)

    def stamp(self, sprite: Sprite, x: int, y: int, *, dimmed: bool = False) -> None:
        """Paste a sprite at its upper left corner."""
        if self.mirrored:
            x = self.pixels.width - x - sprite.size[0]
        self.pixels.paste(sprite.dimmed if dimmed else sprite.pixels, (x, y), sprite.mask)

    def shade(self, left: int, top: int, right: int, bottom: int) -> None:
        """Darken a rectangle; shadows on top of each other get deeper."""
        box = (max(left, 0), max(top, 0), min(right, self.pixels.width), min(bottom, self.pixels.height))
        self.pixels.paste(self.pixels.crop(box).point(palette(self.style).shadow), box)

    def dim(self, left: int, top: int, right: int, bottom: int) -> None:
        """Dim a rectangle."""
        box = (left, top, right, bottom)
        self.pixels.paste(self.pixels.crop(box).point(palette(self.style).dimmed), box)

    def lay(self, sprite: Sprite, x: int, y: int, *, dimmed: bool = False, seen: int | None = None) -> None:
        """Paste a card with its shadow on the left; only the left ``seen`` pixels if given."""
        bottom = y + sprite.size[1]
        most = min(_SHADOW, sprite.size[0] // 12)
        for reach in (most, most // 2):
            self.shade(x - reach, y + 12 - reach, x + 10, bottom - 6)
        self.stamp(sprite if seen is None else sprite.left(seen), x, y, dimmed=dimmed)

    def ground(self, left: int, right: int, bottom: int) -> None:
        """Draw the shadow below a row of cards."""
        for reach in (_SHADOW, _SHADOW // 2):
            self.shade(left - reach + 4, bottom - 8, right + reach - 4, bottom + reach)

    def box(
        self, left: int, top: int, right: int, bottom: int, colour: Colour, radius: int = 0, line: int = 0
    ) -> None:
        """Draw a rectangle with round corners, filled or outlined."""
        if self.mirrored:
            left, right = self.pixels.width - right, self.pixels.width - left
        place = palette(self.style).places[colour]
        draw = ImageDraw.Draw(self.pixels)
        shape = (left, top, right - 1, bottom - 1)
        if line:
            draw.rounded_rectangle(shape, radius, outline=place, width=line)
        else:
            draw.rounded_rectangle(shape, radius, fill=place)

    def pointer(self, x: int, y: int, size: int, colour: Colour) -> None:
        """Draw a triangle that points down, ``size`` high."""
        place = palette(self.style).places[colour]
        ImageDraw.Draw(self.pixels).polygon([(x - size, y), (x + size, y), (x, y + size)], place)

    def write(
        self,
        text: str,
        x: int,
        y: int,
        height: int,
        colour: Colour,
        ground: Colour,
        align: Align = Align.MIDDLE,
    ) -> int:
        """Write a text whose top is at y; return its width.

        Letters that are not ours are written as those of names. Raises ValueError for other characters.
        """
        if not text:
            return 0
        if sprites.is_foreign(text):
            return self.write_name(text, x, y, height, self.pixels.width, colour, ground, align)
        sprite = sprites.letters(self.style, text, height, colour, ground)
        width = sprite.size[0]
        self.stamp(sprite, _left(x, width, align), y - round(height * 0.2))
        return width

    def write_name(
        self,
        name: str,
        x: int,
        y: int,
        height: int,
        room: int,
        colour: Colour,
        ground: Colour,
        align: Align = Align.LEFT,
    ) -> int:
        """Write as much of a name as fits, the top of its capitals at y; return its width."""
        sprite, above = sprites.name(self.style, name, height, room, colour, ground)
        width = sprite.size[0]
        self.stamp(sprite, _left(x, width, align), y - above)
        return width

    def rgb(self) -> Image.Image:
        """Return the picture in RGB."""
        picture = self.pixels.copy()
        picture.putpalette(palette(self.style).entries)
        return picture.convert("RGB")

    def png(self) -> bytes:
        """Return the picture as a PNG."""
        self.pixels.putpalette(palette(self.style).entries)
        out = BytesIO()
        self.pixels.save(out, "PNG", compress_level=_EFFORT)
        return out.getvalue()
