"""Pages of Hand and Hand Partnership."""

from bot.ui.games.hand.panel import PANEL, PARTNERSHIP

__all__ = ["PANEL", "PARTNERSHIP"]
