"""Pages of Panguingue."""

from bot.ui.games.panguingue.panel import PANEL

__all__ = ["PANEL"]
