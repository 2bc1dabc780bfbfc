"""Gin Rummy as messages."""

from bot.ui.gin.panel import PANEL

__all__ = ["PANEL"]
