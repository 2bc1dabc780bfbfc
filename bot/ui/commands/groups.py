"""Groups of slash commands: each is one name in the list that Discord shows to members.

The commands of a group belong to several cogs. ``Commands`` of ``bot/run/command_registration.py`` puts them
together.
"""

from collections.abc import Mapping
from typing import Final

from bot.texts import commands as say
from bot.texts.games.wording import Text

GROUP: Final = "group"
"""In the extras of a command or a group: the name of the group to which it belongs."""

TABLE: Final = "table"
MOVE: Final = say.MOVE
RESULTS: Final = "results"
LEARN: Final = "learn"
SETTINGS: Final = "settings"

DESCRIPTIONS: Final[Mapping[str, Text]] = {
    TABLE: say.TABLE,
    MOVE: say.MOVES,
    RESULTS: say.RESULTS,
    LEARN: say.LEARN,
    SETTINGS: say.SETTINGS,
}
"""Every group that commands of several cogs share, and what it is for."""


def in_group(name: str) -> dict[object, object]:
    """Return the extras that put a command or a group into one of ``DESCRIPTIONS``."""
    return {GROUP: name}
