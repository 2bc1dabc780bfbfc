"""Pages of Panguingue."""

from bot.ui.panguingue.panel import PANEL

__all__ = ["PANEL"]
