"""Pages of Control Card Rummy."""

from bot.ui.games.control.panel import PANEL

__all__ = ["PANEL"]
