"""Pages of Gin Rummy."""

from bot.ui.gin.panel import PANEL

__all__ = ["PANEL"]
