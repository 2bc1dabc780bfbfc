"""Pages of Hand and Hand Partnership."""

from bot.ui.hand.panel import PANEL, PARTNERSHIP

__all__ = ["PANEL", "PARTNERSHIP"]
