"""Pictures of cards: our own deck, and hands, tables, results and score sheets drawn with it.

Every function is pure: it maps a frozen description and a style to the bytes of a PNG, the same bytes for
the same input. A description holds only what is drawn: no hidden cards, and of people only the names at the
seats (``seated`` inserts them). The first picture of a style draws the cards it needs, about 3 ms each;
``prepare`` does that in advance. Call the functions in a thread or a worker: the slowest part, compressing
the file, releases the interpreter.
"""

from bot.pictures.bracket import BracketPicture, Side, bracket_picture
from bot.pictures.deck.controls import Control, ControlCard
from bot.pictures.deck.emoji import EMOJI, emoji, emoji_name
from bot.pictures.deck.glyphs import KNOWN
from bot.pictures.hollywood import HollywoodPicture, hollywood_picture
from bot.pictures.names import drawable
from bot.pictures.sheet import NAMED, SheetPicture, sheet_picture
from bot.pictures.sprites import prepare
from bot.pictures.standings import StandingRow, StandingsPicture, standings_picture
from bot.pictures.style import Deck, HandSize, Style, Theme
from bot.pictures.tables.contact_sheet import ContactSheet, contact_sheet
from bot.pictures.tables.dimensions import Dimensions, dimensions
from bot.pictures.tables.groups import CardGroup, GroupKind
from bot.pictures.tables.hand import HandPicture, hand_picture
from bot.pictures.tables.hands import HandsPicture, SeatHand
from bot.pictures.tables.nameplates import Nameplate, seated
from bot.pictures.tables.result import ResultPicture, ResultRow, result_picture
from bot.pictures.tables.scene import ScenePicture, scene_picture
from bot.pictures.tables.seats import SeatMark
from bot.pictures.tables.table import Boards, TablePicture, boards_picture, table_picture
from data.tables.seat_names import graphemes

__all__ = [
    "EMOJI",
    "KNOWN",
    "NAMED",
    "Boards",
    "BracketPicture",
    "CardGroup",
    "ContactSheet",
    "Control",
    "ControlCard",
    "Deck",
    "Dimensions",
    "GroupKind",
    "HandPicture",
    "HandSize",
    "HandsPicture",
    "HollywoodPicture",
    "Nameplate",
    "ResultPicture",
    "ResultRow",
    "ScenePicture",
    "SeatHand",
    "SeatMark",
    "SheetPicture",
    "Side",
    "StandingRow",
    "StandingsPicture",
    "Style",
    "TablePicture",
    "Theme",
    "boards_picture",
    "bracket_picture",
    "contact_sheet",
    "dimensions",
    "drawable",
    "emoji",
    "emoji_name",
    "graphemes",
    "hand_picture",
    "hollywood_picture",
    "prepare",
    "result_picture",
    "scene_picture",
    "seated",
    "sheet_picture",
    "standings_picture",
    "table_picture",
]
