"""Gin Rummy in words."""

from bot.texts.games.gin.wording import WORDING

__all__ = ["WORDING"]
