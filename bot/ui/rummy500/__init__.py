"""Rummy 500 as messages."""

from bot.ui.rummy500.panel import PANEL

__all__ = ["PANEL"]
