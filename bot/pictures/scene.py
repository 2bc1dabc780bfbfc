"""A moment of a deal with hands: the table or the result, and below it one hand or several."""

from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.hand import HandPicture, hand_pixels
from bot.pictures.hands import HandsPicture, hands_pixels
from bot.pictures.result import ResultPicture, result_pixels
from bot.pictures.style import Style, colours
from bot.pictures.table import Boards, TablePicture, table_pixels

_LINE: Final = 4
_MARGIN: Final = 18


@dataclass(frozen=True, slots=True)
class ScenePicture:
    """The table or the end of the deal ``above``; one hand, or several, ``below``."""

    above: TablePicture | Boards | ResultPicture
    below: HandPicture | HandsPicture


def scene_picture(scene: ScenePicture, style: Style) -> bytes:
    """Return table and hands as one PNG, 1100 wide, separated by a line.

    Raises ValueError for a badge, label or sum that cannot be drawn, or melds of no seat.
    """
    parts = [_pixels(part, style) for part in (scene.above, scene.below)]
    canvas = Canvas.of(style, WIDTH, sum(part.pixels.height for part in parts) + _LINE)
    top = 0
    for part in parts:
        if top:
            canvas.box(_MARGIN, top, WIDTH - _MARGIN, top + _LINE, colours(style).panel, 2)
            top += _LINE
        canvas.pixels.paste(part.pixels, (0, top))
        top += part.pixels.height
    return canvas.png()


def _pixels(part: TablePicture | Boards | ResultPicture | HandPicture | HandsPicture, style: Style) -> Canvas:
    match part:
        case HandPicture():
            return hand_pixels(part, style)
        case HandsPicture():
            return hands_pixels(part, style)
        case ResultPicture():
            return result_pixels(part, style)
        case _:
            return table_pixels(part, style)
