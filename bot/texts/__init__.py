"""Every sentence that a person can read: the seam for translation.

What all games say alike stands in general.py and in the modules by subject (actions, events, options,
refusals, rules, words …). What a game says in its own way stands in its own package (gin/words.py,
gin/rules.py …), gathered in one Wording (gin/wording.py) that has a line in games.py. The modules by subject
ask there, and know no game.
"""

from bot.texts.actions import action_label, action_note
from bot.texts.events import happened
from bot.texts.names import escape, plain
from bot.texts.options import game_about, option_about, option_name, preset_about, preset_name, value_name
from bot.texts.refusals import refusal, setup_refusal, table_refusal

__all__ = [
    "action_label",
    "action_note",
    "escape",
    "game_about",
    "happened",
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
