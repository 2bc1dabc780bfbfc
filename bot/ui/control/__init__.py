"""Pages of Control Card Rummy."""

from bot.ui.control.panel import PANEL

__all__ = ["PANEL"]
