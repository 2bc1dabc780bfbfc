"""Control Card Rummy as messages."""

from bot.ui.control.panel import PANEL

__all__ = ["PANEL"]
