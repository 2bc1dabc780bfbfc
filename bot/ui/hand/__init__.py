"""Hand and Hand Partnership as messages."""

from bot.ui.hand.panel import PANEL, PARTNERSHIP

__all__ = ["PANEL", "PARTNERSHIP"]
