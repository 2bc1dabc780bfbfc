"""Pages of Rummy 500."""

from bot.ui.games.rummy500.panel import PANEL

__all__ = ["PANEL"]
