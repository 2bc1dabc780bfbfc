"""Panguingue as messages."""

from bot.ui.panguingue.panel import PANEL

__all__ = ["PANEL"]
