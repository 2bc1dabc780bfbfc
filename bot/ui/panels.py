"""The pages of the games: a literal list, and the way to find a table's."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.house.table import Table
from bot.ui.control import panel as control
from bot.ui.gin import panel as gin
from bot.ui.hand import panel as hand_game
from bot.ui.panel import Panel
from bot.ui.panguingue import panel as panguingue
from bot.ui.rummy500 import panel as rummy500

__all__ = ["PANELS", "panel_of"]

PANELS: Final[Mapping[str, Panel]] = MappingProxyType(
    {
        "gin": gin.PANEL,
        "panguingue": panguingue.PANEL,
        "rummy500": rummy500.PANEL,
        "control": control.PANEL,
        "hand": hand_game.PANEL,
        "hand_partnership": hand_game.PARTNERSHIP,
    }
)
"""By the key of the game."""
_GENERAL: Final = Panel()


def panel_of(table: Table) -> Panel:
    """Return how the table's game is shown; as any other, if it has nothing of its own."""
    return PANELS.get(table.spec.key, _GENERAL)
