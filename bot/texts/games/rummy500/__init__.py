"""Rummy 500 in words."""

from bot.texts.games.rummy500.wording import WORDING

__all__ = ["WORDING"]
