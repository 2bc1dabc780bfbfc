"""All texts that people read: the place to translate.

Words that all games share are in ``games/default_wording.py`` and in the modules by subject (``play``,
``tables``, ``results`` …). A game's own words are in its package (``games/gin/words.py``,
``games/gin/rules.py`` …), collected in one Wording (``games/gin/wording.py``), which ``games/wordings.py``
lists. The modules by subject look words up there and depend on no game.
"""

from bot.texts.names import escape, plain
from bot.texts.play.actions import action_label, action_note
from bot.texts.play.events import event_sentence
from bot.texts.refusals import refusal, setup_refusal, table_refusal
from bot.texts.tables.options import (
    game_about,
    option_about,
    option_name,
    preset_about,
    preset_name,
    value_name,
)

__all__ = [
    "action_label",
    "action_note",
    "escape",
    "event_sentence",
    "game_about",
    "option_about",
    "option_name",
    "plain",
    "preset_about",
    "preset_name",
    "refusal",
    "setup_refusal",
    "table_refusal",
    "value_name",
]
