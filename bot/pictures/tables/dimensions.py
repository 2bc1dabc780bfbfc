"""How large a picture is, and the smallest index in it, without drawing it."""

from math import inf
from typing import Final, NamedTuple

from bot.pictures.canvas import WIDTH
from bot.pictures.style import Style
from bot.pictures.tables.hand import HandLayout, HandPicture, hand_layout
from bot.pictures.tables.result import LinesLayout, ResultLayout, ResultPicture, result_layout
from bot.pictures.tables.scene import SceneLayout, ScenePicture, scene_layout
from bot.pictures.tables.table import Boards, TableLayout, TablePicture, table_layout

_USUAL: Final = Style()

WithCards = HandPicture | TablePicture | Boards | ResultPicture | ScenePicture


class Dimensions(NamedTuple):
    """The size of a picture in its own pixels.

    ``table`` and ``hand`` are the heights of the smallest rank or suit in an index, of cards on the table and
    of the cards of the reader's hand; infinite if there are none.
    """

    width: int
    height: int
    table: float
    hand: float


def dimensions(drawing: WithCards, style: Style = _USUAL) -> Dimensions:
    """Return the dimensions of a picture from the layout that draws it.

    Where a client shows it ``wide`` pixels wide, an index is ``index * wide / width`` high.
    """
    layout = _layout(drawing, style)
    parts = (layout.above, layout.below) if isinstance(layout, SceneLayout) else (layout,)
    table, hand = (
        min((part.index for part in parts if isinstance(part, HandLayout) is held), default=inf)
        for held in (False, True)
    )
    return Dimensions(WIDTH, layout.height, table, hand)


def _layout(
    drawing: WithCards, style: Style
) -> HandLayout | TableLayout | ResultLayout | LinesLayout | SceneLayout:
    match drawing:
        case HandPicture():
            return hand_layout(drawing, style)
        case ResultPicture():
            return result_layout(drawing)
        case ScenePicture():
            return scene_layout(drawing, style)
        case _:
            return table_layout(drawing)
