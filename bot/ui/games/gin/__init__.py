"""Pages of Gin Rummy."""

from bot.ui.games.gin.panel import PANEL

__all__ = ["PANEL"]
