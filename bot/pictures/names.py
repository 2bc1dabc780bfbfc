"""Names of people in pictures, in any script: which can be drawn, and how much of one fits.

There are two fonts (fonts/NOTICE.txt). A name is drawn with the first that has all its characters, so that
raqm sees the whole name: it joins the letters, and orders them where directions are mixed. Nothing else is
in the line of a name, so no name can reorder another.
"""

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from struct import unpack_from
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

from bot.pictures.style import Colour
from data.tables.seat_names import graphemes

_FONTS: Final = tuple(Path(__file__).parent / "fonts" / name for name in ("names.ttf", "names-cjk.otf"))
_CAPITALS: Final = 0.714
"""Height of capital letters as a share of the font size."""
_REACH: Final = 0.45
"""How far marks may reach above and below the capitals, as a share of these."""
_MARKS: Final = 3
"""The most marks on a letter; some names pile up dozens."""
_JOINERS: Final = "\u200c\u200d"
_ELLIPSIS: Final = "…"


@cache
def _shapes() -> bool:
    """Return whether Pillow can shape complex scripts."""
    return bool(features.check("raqm"))


@cache
def _covered(font: int) -> frozenset[int]:
    """Return the characters of a font, from its cmap table, whose only subtable has format 12."""
    data = _FONTS[font].read_bytes()
    tables = (unpack_from(">4sIII", data, 12 + 16 * at) for at in range(unpack_from(">H", data, 4)[0]))
    start = next(offset for tag, _, offset, _ in tables if tag == b"cmap")
    part = start + unpack_from(">I", data, start + 8)[0]
    groups = (
        unpack_from(">III", data, part + 16 + 12 * at) for at in range(*unpack_from(">I", data, part + 12))
    )
    return frozenset(code for first, last, _ in groups for code in range(first, last + 1))


@lru_cache(64)
def typeface(size: int, place: int = 0) -> ImageFont.FreeTypeFont:
    """Return a font in a size, by default the one that has most scripts."""
    return ImageFont.truetype(_FONTS[place], size)


def _simple(char: str) -> bool:
    """Return whether a character is drawn as it is, left to right, with nothing joined to it."""
    category, way = unicodedata.category(char), unicodedata.bidirectional(char)
    indic = 0x0700 <= ord(char) < 0x10A0
    return category[0] != "M" and way not in ("R", "AL", "AN") and not indic and char not in _JOINERS


def _in_font(name: str, font: int) -> str:
    """Return a name in the characters of a font, or ``""`` where a letter is missing.

    Symbols that the font does not have are left out.
    """
    covered, kept, marks = _covered(font), "", 0
    for char in name:
        plain = char if ord(char) in covered else unicodedata.normalize("NFKC", char)
        category = unicodedata.category(char)
        if char in _JOINERS and not (kept and unicodedata.category(kept[-1])[0] in "LM"):
            continue
        if not covered.issuperset(map(ord, plain)):
            # Emoji, signs and variation selectors are left out; without letters it would be another name.
            if category[0] in "LN" or (category[0] == "M" and not _chooses(char)):
                return ""
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks <= _MARKS:
            kept += plain
    return " ".join(kept.split()).strip(_JOINERS)


def _chooses(char: str) -> bool:
    """Return whether a mark belongs to an emoji: a variation selector or an enclosing mark."""
    return (
        unicodedata.category(char) == "Me" or 0xFE00 <= ord(char) <= 0xFE0F or 0xE0100 <= ord(char) <= 0xE01EF
    )


def _clean(name: str) -> str:
    """Return a name in one line, without control characters and direction marks."""
    shown = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name)
        if char.isspace() or char in _JOINERS or unicodedata.category(char)[0] != "C"
    )
    return " ".join(shown.split())


@lru_cache(4096)
def _drawn(name: str) -> tuple[str, int]:
    for font in range(len(_FONTS)):
        shown = _in_font(_clean(name), font)
        if any(unicodedata.category(char)[0] in "LN" for char in shown):
            return (shown, font) if _shapes() or all(map(_simple, shown)) else ("", 0)
    return "", 0


def drawable(name: str) -> str:
    """Return a whole name as it is drawn: in one line, without emoji and direction marks.

    Returns ``""`` if it has letters of a script that the fonts lack or Pillow cannot shape here, or no
    letters.
    """
    return _drawn(name)[0]


def _wide(text: str, font: ImageFont.FreeTypeFont) -> int:
    left, _, right, _ = font.getbbox(text, anchor="ls")
    return round(right - min(left, 0))


@lru_cache(1024)
def width(name: str, height: int) -> int:
    """Return the width of a whole name in capitals ``height`` high; 0 if it cannot be drawn."""
    shown, place = _drawn(name)
    return _wide(shown, typeface(round(height / _CAPITALS), place)) if shown else 0


@lru_cache(4096)
def fitting(name: str, height: int, room: int) -> str:
    """Return as much of a name as fits into ``room`` pixels, in capitals ``height`` high.

    A shortened name ends with an ellipsis. Returns ``""`` if not one letter fits or the name cannot be
    drawn.
    """
    shown, place = _drawn(name)
    font = typeface(round(height / _CAPITALS), place)
    if _wide(shown, font) <= room:
        return shown
    letters = graphemes(shown)
    least, most = 0, len(letters) - 1
    while least < most:
        middle = (least + most + 1) // 2
        if _wide("".join(letters[:middle]).rstrip() + _ELLIPSIS, font) <= room:
            least = middle
        else:
            most = middle - 1
    return "".join(letters[:least]).rstrip() + _ELLIPSIS if least else ""


def painted(name: str, height: int, room: int, colour: Colour, ground: Colour) -> tuple[Image.Image, int]:
    """Return a picture of as much of a name as fits, and the pixels it has above the capitals.

    Raises ValueError if it cannot be drawn or not one letter fits.
    """
    text = fitting(name, height, room)
    if not text:
        raise ValueError("the name cannot be drawn in the available fonts")
    font = typeface(round(height / _CAPITALS), _drawn(name)[1])
    left, top, _, bottom = font.getbbox(text, anchor="ls")
    above = min(max(0, -round(top) - height), round(_REACH * height))
    below = min(max(0, round(bottom)), round(_REACH * height))
    picture = Image.new("RGB", (_wide(text, font), above + height + below), ground)
    ImageDraw.Draw(picture).text((-min(left, 0), above + height), text, colour, font, anchor="ls")
    return picture, above
