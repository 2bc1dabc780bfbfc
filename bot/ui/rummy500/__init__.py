"""Pages of Rummy 500."""

from bot.ui.rummy500.panel import PANEL

__all__ = ["PANEL"]
