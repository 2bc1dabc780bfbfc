"""A moment of a deal with hands: the table or the result, and below it one hand or several."""

from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.style import Style, colours
from bot.pictures.tables.hand import HandLayout, HandPicture, hand_layout
from bot.pictures.tables.hands import HandsLayout, HandsPicture, hands_layout
from bot.pictures.tables.result import LinesLayout, ResultLayout, ResultPicture, result_layout
from bot.pictures.tables.table import Boards, TableLayout, TablePicture, table_layout

_LINE: Final = 4
_MARGIN: Final = 18
_TALLEST: Final = 860
"""Preferred height: a phone has room for this and for the buttons below it."""


@dataclass(frozen=True, slots=True)
class ScenePicture:
    """The table or the end of the deal ``above``; one hand, or several, ``below``."""

    above: TablePicture | Boards | ResultPicture
    below: HandPicture | HandsPicture


@dataclass(frozen=True, slots=True)
class SceneLayout:
    """The layouts of both parts."""

    above: TableLayout | ResultLayout | LinesLayout
    below: HandLayout | HandsLayout

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.above.height + _LINE + self.below.height

    def pixels(self, style: Style) -> Canvas:
        """Return the canvas of both parts, separated by a line."""
        canvas = Canvas.of(style, WIDTH, self.height)
        canvas.pixels.paste(self.above.pixels(style).pixels, (0, 0))
        top = self.above.height
        canvas.box(_MARGIN, top, WIDTH - _MARGIN, top + _LINE, colours(style).panel, 2)
        canvas.pixels.paste(self.below.pixels(style).pixels, (0, top + _LINE))
        return canvas


def scene_layout(scene: ScenePicture, style: Style) -> SceneLayout:
    """Return the layout of a moment. Raises ValueError for melds of no seat."""
    below = (
        hands_layout(scene.below)
        if isinstance(scene.below, HandsPicture)
        else hand_layout(scene.below, style)
    )
    if isinstance(scene.above, ResultPicture):
        return SceneLayout(result_layout(scene.above), below)
    return SceneLayout(table_layout(scene.above, _TALLEST - _LINE - below.height), below)


def scene_picture(scene: ScenePicture, style: Style) -> bytes:
    """Return table and hands as one PNG, 1100 wide, separated by a line.

    Raises ValueError for a badge, label or sum that cannot be drawn, or melds of no seat.
    """
    return scene_layout(scene, style).pixels(style).png()
