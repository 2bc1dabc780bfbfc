"""All texts that people read: the place to translate.

Words that all games share are in ``default_wording.py`` and in the modules by subject (actions, events,
options, refusals, rules, words …). A game's own words are in its package (``gin/words.py``, ``gin/rules.py``
…), collected in one Wording (``gin/wording.py``), which ``games.py`` lists. The modules by subject look words
up there and depend on no game.
"""

from bot.texts.actions import action_label, action_note
from bot.texts.events import event_sentence
from bot.texts.names import escape, plain
from bot.texts.options import game_about, option_about, option_name, preset_about, preset_name, value_name
from bot.texts.refusals import refusal, setup_refusal, table_refusal

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
