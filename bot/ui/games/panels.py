"""The panels of the games."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.manager.tables.table import Table
from bot.ui.games import control, gin, hand, panguingue, rummy500
from bot.ui.games.panel import Panel

PANELS: Final[Mapping[str, Panel]] = MappingProxyType(
    {
        "gin": gin.PANEL,
        "panguingue": panguingue.PANEL,
        "rummy500": rummy500.PANEL,
        "control": control.PANEL,
        "hand": hand.PANEL,
        "hand_partnership": hand.PARTNERSHIP,
    }
)
"""By the game's key."""
_GENERAL: Final = Panel()


def panel_of(table: Table) -> Panel:
    """Return the panel of the table's game; the generic one if the game has none."""
    return panel_for(table.spec.key)


def panel_for(game: str) -> Panel:
    """Return the panel of a game by its key; the generic one for a game without."""
    return PANELS.get(game, _GENERAL)
